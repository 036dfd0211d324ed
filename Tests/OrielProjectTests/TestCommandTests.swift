import Foundation
import Testing

@testable import OrielProject

/// The command that builds the tests of a package and runs them, in a process of its own with a cache of its own.
@Suite("The command for tests")
struct TestCommandTests {
    /// Runs the command for a package with tests, and returns its status.
    @Sendable private static func status(_ tests: String, _ words: [String] = []) throws -> Int32 {
        let folder = try TemporaryFolder()
        setenv("XDG_CACHE_HOME", folder.url.path + "/cache", 1)
        try folder.write(
            "Kit/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit", targets: [.target(name: "Core"), .testTarget(name: "CoreTests", dependencies: ["Core"])])
            """)
        try folder.write("Kit/Sources/Core/C.swift", "public func double(_ n: Int) -> Int { n * 2 }\n")
        try folder.write("Kit/Tests/CoreTests/A.swift", "import Core\nimport Foundation\n" + tests)
        _ = try StubEngine.make(in: folder, cache: Cache())
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.path + "/checkout/.build/debug", withDestinationPath: "machine/debug")
        let arguments = try CommandLineArguments(
            ["test", folder.url.path + "/Kit", "--trust", "--checkout", folder.url.path + "/checkout"] + words)
        return try TestCommand(RunCommand(arguments)).run()
    }

    @Test("Tests that succeed, of both kinds")
    func success() async {
        await #expect(processExitsWith: .success) {
            let tests = """
                import Testing
                import XCTest
                @Suite struct Small { @Test func two() { #expect(double(1) == 2) } }
                final class Case: XCTestCase { func testTwo() { XCTAssertEqual(double(2), 4) } }
                """
            let status = try TestCommandTests.status(tests)
            exit(status == 0 ? 0 : 9)
        }
    }

    @Test("A test that fails, and one that ends the program")
    func failure() async {
        await #expect(processExitsWith: .success) {
            let wrong = "import Testing\n@Test func wrong() { #expect(double(1) == 3) }\n"
            let status = try TestCommandTests.status(wrong)
            let end = "import Testing\n@Test func end() { kill(getpid(), SIGKILL) }\n"
            let other = try TestCommandTests.status(end)
            exit(status == 1 && other == 1 ? 0 : 9)
        }
    }

    @Test("Without tests there is nothing to run")
    func none() async {
        await #expect(processExitsWith: .success) {
            let error = #expect(throws: Problem.self) { try TestCommandTests.status("let a = 1\n") }
            exit(error.map { "\($0)".contains("has no tests") } == true ? 0 : 9)
        }
    }
}
