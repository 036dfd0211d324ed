import Foundation

extension AppBuilder {
    /// Compiles a library, if need be without pieces of its functions.
    /// - Parameter omits: Whether it may go without them.
    func compileOmitting(
        _ step: ModuleBuild, checksOnly: Bool, omits: Bool, _ result: inout Result
    ) throws -> ([Diagnostic], [URL]?, LeftOutParts) {
        guard omits else { return try compile(step, checksOnly: checksOnly) }
        let compileLibrary = { (step: ModuleBuild) in try step.compileLibrary(into: products, checksOnly: false) }
        if let found = try omittingAsBefore(from: step, &result, compile: compileLibrary) {
            return (found.diagnostics, found.output, found.step.leftOut)
        }
        let whole = try compile(step, checksOnly: checksOnly)
        guard whole.1 == nil, let found = try omitting(from: step, whole.0, &result, compile: compileLibrary)
        else { return whole }
        return (found.diagnostics, found.output, found.step.leftOut)
    }

    /// Compiles a library, if need be without the parts that use more of a module than there is, or as on Linux.
    func compile(
        _ step: ModuleBuild, checksOnly: Bool
    ) throws -> ([Diagnostic], [URL]?, LeftOutParts) {
        var step = step
        let record = leftOutRecord(of: step)
        step.leftOut = record?.read() ?? LeftOutParts()
        let first = try step.compileLibrary(into: products, checksOnly: checksOnly)
        let known = (first.0, first.1, step.leftOut)
        guard let record, first.0.contains(where: \.isError) else { return known }
        if !app.owns(step.module), !step.leftOut.isLinux {
            if let found = try compile(step, without: first.0, checksOnly: checksOnly) {
                try record.write(found.2)
                return found
            }
        }
        if step.module.mayBeLinux, !step.leftOut.isLinux {
            step.leftOut = LeftOutParts(isLinux: true)
            let (diagnostics, built) = try step.compileLibrary(into: products, checksOnly: checksOnly)
            if !diagnostics.contains(where: \.isError) {
                try record.write(step.leftOut)
                return (diagnostics, built, step.leftOut)
            }
        }
        return (first.0, first.1, LeftOutParts())
    }

    /// Compiles a library from elsewhere without the parts around errors.
    /// - Returns: Nil where parts alone are not the cause.
    private func compile(
        _ step: ModuleBuild, without errors: [Diagnostic], checksOnly: Bool
    ) throws -> ([Diagnostic], [URL]?, LeftOutParts)? {
        var step = step
        var errors = errors.filter(\.isError)
        // Each time the compiler gets further.
        for _ in 0..<4 {
            guard step.leftOut.add(around: errors) else { return nil }
            let (diagnostics, built) = try step.compileLibrary(into: products, checksOnly: checksOnly)
            errors = diagnostics.filter(\.isError)
            if errors.isEmpty { return (diagnostics, built, step.leftOut) }
        }
        return nil
    }

    /// Checks the last module of a package, if need be as on Linux.
    func check(_ step: inout ModuleBuild, _ result: inout Result) throws -> [Diagnostic] {
        let first = try step.check()
        guard step.module.mayBeLinux, first.contains(where: \.isError) else { return first }
        step.leftOut = LeftOutParts(isLinux: true)
        let other = try step.check()
        if other.contains(where: \.isError) { return first }
        result.modules[result.modules.count - 1].system = .linux
        result.leftOut += [step.leftOut.note(for: step.module.name)].compactMap { $0 }
        return other
    }

    /// The record of the parts that were left out of a library; nil for one of which all is compiled.
    func leftOutRecord(of step: ModuleBuild) -> LeftOutRecord? {
        if app.owns(step.module), !step.module.mayBeLinux { return nil }
        if step.module.system == .linux { return nil }
        return LeftOutRecord(file: step.folder.appending(path: "leftOut.json"), engine: engine, step.module)
    }
}
