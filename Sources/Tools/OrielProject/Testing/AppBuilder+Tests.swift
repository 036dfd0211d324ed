import Foundation

extension AppBuilder {
    /// Whether a module may have classes of XCTest, whose subclasses inherit their tests.
    static func mayHaveCases(_ module: ModuleDescription) -> Bool {
        module.sources.contains { SourceScan($0).imports("XCTest") }
    }

    /// Finds the tests in modules that were compiled, and writes the program that runs them.
    /// - Returns: The sources of the program.
    func writeTestRunner(_ compiled: [ModuleDescription], _ result: inout Result) throws -> [URL] {
        let folder = folder.appending(path: app.module.name).appending(path: "Runner")
        let tests = compiled.filter(\.isTest)
        let classes = compiled.filter(Self.mayHaveCases)
        result.usesXCTest = tests.contains(where: Self.mayHaveCases)
        result.usesSwiftTesting = tests.contains { $0.sources.contains { SourceScan($0).imports("Testing") } }
        func graph(_ module: ModuleDescription) -> Data? {
            let file = ModuleBuild.graph(of: module.name, in: self.folder.appending(path: module.name))
            return FileManager.default.contents(atPath: file.path)
        }
        let graphs = classes.compactMap { module in graph(module).map { (module.name, $0) } }
        var sources: [URL] = []
        result.testCases = []
        for module in tests {
            guard let own = graphs.first(where: { $0.0 == module.name })?.1 else { continue }
            let others = graphs.filter { $0.0 != module.name }.map(\.1)
            let cases = try TestDiscovery(own, others: others).cases
            if cases.isEmpty { continue }
            result.testCases.append((module.name, cases))
            let file = folder.appending(path: "\(module.name)Cases.swift")
            try Cache.write(Data(TestRunnerSource.list(of: module.name, cases).utf8), to: file)
            sources.append(file)
        }
        let main = folder.appending(path: "Runner.swift")
        try Cache.write(Data(TestRunnerSource.main(of: result.testCases.map(\.module)).utf8), to: main)
        return sources + [main]
    }
}
