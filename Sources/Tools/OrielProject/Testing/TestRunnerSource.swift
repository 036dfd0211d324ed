/// The sources of the program that runs a project's tests.
enum TestRunnerSource {
    /// The program's start.
    ///
    /// XCTest waits for asynchronous tests with the run loop of the main thread, so that the start may not be
    /// asynchronous itself. For swift-testing the run loop serves the main actor.
    /// - Parameter modules: The names of the modules with test cases of XCTest.
    static func main(of modules: [String]) -> String {
        """
        import Foundation
        import Testing
        import XCTest

        @main
        enum OrielTestRunner {
            @MainActor static func main() {
                var words = CommandLine.arguments
                guard words.count > 1, words[1] == "xctest" else {
                    Task { await Testing.__swiftPMEntryPoint() as Never }
                    while true { RunLoop.main.run(mode: .default, before: .distantFuture) }
                }
                words.remove(at: 1)
                var cases: [XCTestCaseEntry] = []
        \(modules.map { "        cases += \(function($0))()\n" }.joined())\
                if let file = ProcessInfo.processInfo.environment["ORIEL_TEST_CASES"],
                    let text = try? String(contentsOfFile: file, encoding: .utf8)
                {
                    let names = Set(text.split(separator: "\\n").map(String.init))
                    var chosen: [XCTestCaseEntry] = []
                    for (type, tests) in cases {
                        let some = tests.filter { names.contains(String(reflecting: type) + "/" + $0.0) }
                        if !some.isEmpty { chosen.append((type, some)) }
                    }
                    cases = chosen
                }
                XCTMain(cases, arguments: words) as Never
            }
        }

        """
    }

    /// The list of a module's test cases, as a function that the program calls.
    static func list(of module: String, _ cases: [TestDiscovery.Case]) -> String {
        var text = "import XCTest\n@testable import \(module)\n"
        for (index, entry) in cases.enumerated() {
            text += """

                extension \(entry.name) {
                    @available(*, deprecated)
                    @MainActor
                    fileprivate static let orielTests\(index): [(String, (\(entry.name)) -> () throws -> Void)] = [
                \(entry.tests.map { "        (\"\($0.name)\", \($0.isAsync ? "asyncTest(\($0.name))" : $0.name)),\n" }.joined())\
                    ]
                }

                """
        }
        return text + """

            @available(*, deprecated)
            @MainActor
            func \(function(module))() -> [XCTestCaseEntry] {
                [
            \(cases.enumerated().map { "        testCase(\($1.name).orielTests\($0)),\n" }.joined())\
                ]
            }

            """
    }

    private static func function(_ module: String) -> String { "orielTestsOf_\(module)" }
}
