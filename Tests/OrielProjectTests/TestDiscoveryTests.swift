import Foundation
import Testing

@testable import OrielProject

@Suite("Finding tests")
struct TestDiscoveryTests {
    private func cases(_ text: String, besides base: String? = nil) throws -> [TestDiscovery.Case] {
        let folder = try TemporaryFolder()
        func graph(_ name: String, _ text: String) throws -> Data {
            let source = try folder.write("\(name).swift", text)
            let (said, isDone) = try Compiler.run(
                [
                    "-module-name", name, "-parse-as-library", "-emit-module", "-emit-module-path",
                    folder.url.path + "/\(name).swiftmodule", "-I", folder.url.path, "-emit-symbol-graph",
                    "-emit-symbol-graph-dir", folder.url.path + "/graph", "-symbol-graph-minimum-access-level",
                    "internal",
                    source.path,
                ], list: folder.url.appending(path: "list"))
            try #require(isDone, "\(said)")
            return try Data(contentsOf: folder.url.appending(path: "graph/\(name).symbols.json"))
        }
        let others = try base.map { try graph("Base", $0) }
        return try TestDiscovery(graph("Tests", text), others: [others].compactMap { $0 }).cases
    }

    @Test("Methods without parameters and results are tests, of classes below XCTestCase, wherever they are declared")
    func methods() throws {
        let found = try cases(
            """
            import XCTest
            class Other { func testNothing() {} }
            enum Outer {
                final class Inner: XCTestCase {
                    func testOne() throws {}
                    func testTwo() async throws {}
                    func testWith(_ number: Int) {}
                    func testResult() -> Int { 1 }
                    static func testStatic() {}
                    func helper() {}
                    private func testPrivate() {}
                    @available(*, unavailable) func testGone() {}
                    func testGeneric<T>() -> T? { nil }
                }
            }
            extension Outer.Inner {
                #if os(Windows)
                func testWindows() {}
                #else
                func testHere() {}
                #endif
            }
            private final class Hidden: XCTestCase { func testHidden() {} }
            """)
        #expect(found.map(\.name) == ["Outer.Inner"])
        #expect(found.first?.tests.map(\.name) == ["testHere", "testOne", "testTwo"])
        #expect(found.first?.tests.map(\.isAsync) == [false, false, true])
    }

    @Test("Tests are inherited, also from a class of another module, and those that are overridden run once")
    func inheritance() throws {
        let found = try cases(
            """
            import Base
            import XCTest
            class Middle: Shared { func testMiddle() {} }
            final class Last: Middle { override func testMiddle() {} }
            """, besides: "import XCTest\nopen class Shared: XCTestCase { public func testShared() {} }")
        #expect(found.map(\.name) == ["Last", "Middle"])
        #expect(found.map { $0.tests.map(\.name) } == [["testMiddle", "testShared"], ["testMiddle", "testShared"]])
    }

    @Test("Tests are chosen by regular expressions")
    func selection() throws {
        let all = TestSelection()
        #expect(all.contains("A.B/c") && all.isEverything && all.arguments == [])
        let some = TestSelection(filters: ["B/", "^X"], skipped: ["c$"])
        #expect(some.contains("A.B/d") && some.contains("X.Y/z") && !some.contains("A.B/c") && !some.contains("A.X/d"))
        #expect(some.arguments == ["--filter", "B/", "--filter", "^X", "--skip", "c$"])
        #expect(throws: Problem("“[” is not a regular expression.")) { try TestSelection(filters: ["["]).validate() }
        let words = try CommandLineArguments(
            ["test", "P", "--filter", "A", "--filter=B", "--skip", "C", "--list-tests", "--target", "T"])
        #expect(words.tests == TestSelection(filters: ["A", "B"], skipped: ["C"]))
        #expect(words.lists && words.path == "P" && words.target == "T" && words.rest == [])
    }
}
