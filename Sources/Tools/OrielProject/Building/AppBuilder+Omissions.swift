import Foundation

// An app that was never built whole, as somebody else's is at first, starts without the statements and functions that use
// what does not exist here. One that was built whole has errors of its author's making, and does not start.

extension AppBuilder {
    /// The file that says that the app was once built whole.
    private var mark: URL { folder.appending(path: "whole") }

    /// Whether the app was once built without leaving anything out of its functions.
    var wasBuiltWhole: Bool { FileManager.default.fileExists(atPath: mark.path) }

    func noteBuiltWhole() { if !wasBuiltWhole { _ = try? Cache.write(Data(), to: mark) } }

    /// A module that is compiled without some statements and functions.
    struct Omitting<Output> {
        var step: ModuleBuild
        var diagnostics: [Diagnostic]
        var output: Output
    }

    /// How often the compiler is asked again: each time it may get further.
    private static var rounds: Int { 12 }

    private func record(of step: ModuleBuild) -> LeftOutRecord {
        LeftOutRecord(file: step.folder.appending(path: "omissions.json"), engine: engine, step.module)
    }

    /// Compiles a module without the pieces that were left out the last time, if its sources and the engine are as they were.
    /// - Parameter compile: Compiles it; nil where that fails.
    /// - Returns: Nil where nothing was left out, or where it does not do any more.
    func omittingAsBefore<Output>(
        from step: ModuleBuild, _ result: inout Result, compile: (ModuleBuild) throws -> ([Diagnostic], Output?)
    ) throws -> Omitting<Output>? {
        var step = step
        step.leftOut = record(of: step).read()
        guard !step.leftOut.omissions.isEmpty else { return nil }
        let (diagnostics, output) = try compile(step)
        guard let output else { return nil }
        return done(step, diagnostics, output, &result)
    }

    /// Compiles a module without the pieces around errors, if these are few.
    /// - Parameters:
    ///   - diagnostics: The compiler's messages for all of the module.
    ///   - compile: Compiles it; nil where that fails.
    func omitting<Output>(
        from step: ModuleBuild, _ diagnostics: [Diagnostic], _ result: inout Result,
        compile: (ModuleBuild) throws -> ([Diagnostic], Output?)
    ) throws -> Omitting<Output>? {
        var step = step
        // A compiler that stops at a file's declarations has not seen all.
        var errors = try step.check(only: Set(step.module.sources.map(\.path))).filter(\.isError)
        if errors.isEmpty { errors = diagnostics.filter(\.isError) }
        var omissions = Omissions(texts: try step.overlay().texts)
        errors = omissions.placed(errors)
        guard Omissions.areFew(errors, in: step.module) else { return nil }
        Message.write("\(step.module.name) does not compile here; it is built without what does not \u{2026}")
        step.leftOut.errors = errors
        for _ in 0..<Self.rounds {
            guard omissions.add(around: errors) else { return nil }
            // Other files are checked again when all is compiled.
            let changed = omissions.parts.filter { step.leftOut.omissions[$0.key] != $0.value }
            step.leftOut.omissions = omissions.parts
            errors = try step.check(only: Set(changed.keys)).filter(\.isError)
            if !errors.isEmpty { continue }
            let (diagnostics, output) = try compile(step)
            errors = omissions.placed(diagnostics.filter(\.isError))
            if let output {
                try record(of: step).write(step.leftOut)
                return done(step, diagnostics, output, &result)
            }
        }
        return nil
    }

    private func done<Output>(
        _ step: ModuleBuild, _ diagnostics: [Diagnostic], _ output: Output, _ result: inout Result
    ) -> Omitting<Output> {
        result.omitted += step.leftOut.errors
        result.leftOut.append(Omissions.note(step.leftOut.omissions, of: step.module.name))
        return Omitting(step: step, diagnostics: diagnostics, output: output)
    }
}
