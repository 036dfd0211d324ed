import Foundation

extension ModuleBuild {
    /// Returns the compiler's messages for the module, without building it.
    func check() throws -> [Diagnostic] {
        try runBounded(["-typecheck", "-wmo"])
    }

    /// Returns the compiler's messages for some files of the module, by their paths, each processor with its share of them.
    func check(only files: Set<String>) throws -> [Diagnostic] {
        let processors = max(1, ProcessInfo.processInfo.activeProcessorCount)
        return try FileChecks(
            arguments: self.arguments(["-typecheck"] + Self.bounds, incremental: false), sources: module.sources,
            chosen: files, list: folder.appending(path: "files.rsp"), end: deadline ?? .now + .seconds(600),
            groupSize: max(1, (files.count + processors - 1) / processors), limit: 60
        ).run()
    }

    /// Returns the compiler's messages; where long expressions are all that it complains of, it gets its time for them.
    ///
    /// If the whole module takes more than half of the time that is left, its files are checked one by one, each with a limit.
    func runBounded(_ arguments: [String]) throws -> [Diagnostic] {
        let (end, half) = (deadline, deadline.map { ContinuousClock.now + ($0 - ContinuousClock.now) / 2 })
        let bounded = try run(arguments + Self.bounds, incremental: false, until: half).diagnostics
        if bounded.contains(where: \.isOfTime), let end {
            return try checkFiles(isLibrary: arguments.contains("-emit-module"), arguments, until: end)
        }
        let errors = bounded.filter(\.isError)
        guard !errors.isEmpty, errors.allSatisfy(\.isOfLongExpression) else { return bounded }
        let free = try run(arguments, incremental: false, until: deadline).diagnostics
        return free.contains(where: \.isOfTime) ? bounded : free
    }

    /// Where names are missing, the compiler would try to make sense of an expression for minutes.
    static let bounds = ["-Xfrontend", "-solver-expression-time-threshold=3"]

    private func checkFiles(
        isLibrary: Bool, _ arguments: [String], until end: ContinuousClock.Instant
    ) throws -> [Diagnostic] {
        if isLibrary {
            // Others need its declarations, which take the least of the time.
            let skip = ["-Xfrontend", "-experimental-skip-all-function-bodies"]
            _ = try run(arguments + Self.bounds + skip, incremental: false, until: end)
        }
        let words = try self.arguments(["-typecheck"] + Self.bounds, incremental: false)
        return try FileChecks(
            arguments: words, sources: module.sources, list: folder.appending(path: "files.rsp"), end: end
        ).run()
    }
}
