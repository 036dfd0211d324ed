import Foundation

// An app that was never built whole, as somebody else's is at first, starts without the statements and functions that use
// what does not exist here. One that was built whole has errors of its author's making, and does not start.

extension AppBuilder {
    /// The file that says that the app was once built whole.
    private var mark: URL { folder.appending(path: "whole") }

    /// Whether the app was once built without leaving anything out of its functions.
    var wasBuiltWhole: Bool { FileManager.default.fileExists(atPath: mark.path) }

    func noteBuiltWhole() { if !wasBuiltWhole { _ = try? Cache.write(Data(), to: mark) } }

    /// What was compiled without some statements and functions.
    struct Omitting<Output> {
        var step: ModuleBuild
        var diagnostics: [Diagnostic]
        var output: Output
    }

    /// How often the compiler is asked again: each time it may get further.
    private static var rounds: Int { 12 }

    /// Compiles a module without the pieces around errors, if these are few.
    /// - Parameters:
    ///   - diagnostics: The compiler's messages for all of the module.
    ///   - compile: Compiles it; nil where that fails.
    func omitting<Output>(
        from step: ModuleBuild, _ diagnostics: [Diagnostic], _ result: inout Result,
        compile: (ModuleBuild) throws -> ([Diagnostic], Output?)
    ) throws -> Omitting<Output>? {
        var step = step
        let record = LeftOutRecord(file: step.folder.appending(path: "omissions.json"), engine: engine, step.module)
        let all = diagnostics.filter(\.isError)
        guard Omissions.areFew(all, in: step.module) else { return nil }
        var errors = all
        let known = record.read()
        let texts = try step.overlay().texts
        if !known.omissions.isEmpty {
            step.leftOut.omissions = known.omissions
            let (diagnostics, output) = try compile(step)
            errors = diagnostics.filter(\.isError)
            if let output { return done(step, diagnostics, output, all, &result) }
        }
        Message.write("\(step.module.name) does not compile here; it is built without what does not \u{2026}")
        var omissions = Omissions(texts: texts, parts: step.leftOut.omissions)
        for _ in 0..<Self.rounds {
            guard omissions.add(around: errors) else { return nil }
            step.leftOut.omissions = omissions.parts
            let (diagnostics, output) = try compile(step)
            errors = diagnostics.filter(\.isError)
            if let output {
                try record.write(step.leftOut)
                return done(step, diagnostics, output, all, &result)
            }
        }
        return nil
    }

    private func done<Output>(
        _ step: ModuleBuild, _ diagnostics: [Diagnostic], _ output: Output, _ errors: [Diagnostic],
        _ result: inout Result
    ) -> Omitting<Output> {
        result.omitted += errors
        result.leftOut.append(Omissions.note(step.leftOut.omissions, of: step.module.name))
        return Omitting(step: step, diagnostics: diagnostics, output: output)
    }
}
