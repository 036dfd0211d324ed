import Foundation
import Testing

@testable import OrielProject

@Suite("Running a project's tests")
struct RunningTestsTests {
    private func write(_ folder: TemporaryFolder, testTargets: String) throws {
        try folder.write(
            "Kit/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", targets: [
                .target(name: "Core"), .executableTarget(name: "Tool", dependencies: ["Core"]), \(testTargets)
            ])
            """)
        try folder.write("Kit/Sources/Core/C.swift", "import Foundation\nfunc double(_ n: Int) -> Int { n * 2 }\n")
        try folder.write(
            "Kit/Sources/Tool/T.swift", "@main struct Tool { static func main() {}\nstatic let name = \"tool\" }\n")
    }

    private static let tests = """
        import Foundation
        import Testing
        import XCTest
        @testable import Core
        @testable import Tool
        class CoreCase: XCTestCase {
            func testDouble() { XCTAssertEqual(double(2), 4) }
            func testWrong() { XCTAssertEqual(double(2), 5) }
        }
        @MainActor final class LaterCase: XCTestCase {
            func testLater() async throws {
                try await Task.sleep(nanoseconds: 1)
                XCTAssertTrue(Thread.isMainThread && Tool.name == "tool")
            }
            func testResource() throws {
                let file = try XCTUnwrap(Bundle.module.url(forResource: "data", withExtension: "txt"))
                XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "seven")
            }
        }
        @Suite struct Small {
            @Test @MainActor func main() { #expect(Thread.isMainThread) }
            @Test func triple() { #expect(double(3) == 6) }
        }
        """

    @Test("A package's tests of both kinds run and see what is internal, also of a program")
    func package() throws {
        let folder = try TemporaryFolder()
        try write(
            folder,
            testTargets: """
                .testTarget(name: "CoreTests", dependencies: ["Core", "Tool"], resources: [.copy("data.txt")]),
                .testTarget(name: "BrokenTests", dependencies: ["Core"])
                """)
        try folder.write("Kit/Tests/CoreTests/A.swift", Self.tests)
        try folder.write("Kit/Tests/CoreTests/data.txt", "seven")
        try folder.write("Kit/Tests/BrokenTests/B.swift", "import XCTest\nlet a: Int = missing\n")
        let before = try folder.contents().filter { $0.key.hasPrefix("Kit/") }
        let built = try BuiltProject("Kit", in: folder, tests: true)
        // The target that does not compile is left out.
        #expect(built.result.errors.map(\.message) == ["cannot find 'missing' in scope"])
        #expect(built.result.testCases.map(\.module) == ["CoreTests"])
        #expect(built.result.usesXCTest && built.result.usesSwiftTesting)
        let first = try #require(try built.run("xctest"))
        let printed = first.output + first.errors
        #expect(first.status == 1 && printed.contains("Executed 4 tests, with 1 failure (0 unexpected)"), "\(printed)")
        #expect(printed.contains("A.swift:8: error: CoreCase.testWrong : XCTAssertEqual failed"))
        let second = try #require(try built.run("--testing-library", "swift-testing"))
        #expect(second.status == 0, "\(second.errors)")
        #expect((second.output + second.errors).contains("Test run with 2 tests in 1 suite passed"))
        // Some of them.
        let list = try folder.write("list", "CoreTests.LaterCase/testLater\nCoreTests.CoreCase/testDouble")
        let third = try #require(try built.run("xctest", variables: ["ORIEL_TEST_CASES": list.path]))
        #expect(third.status == 0 && (third.output + third.errors).contains("Executed 2 tests, with 0 failures"))
        #expect(try folder.contents().filter { $0.key.hasPrefix("Kit/") } == before)
    }

    @Test("Tests measure by options, run activities and attach data")
    func names() throws {
        let folder = try TemporaryFolder()
        try write(folder, testTargets: ".testTarget(name: \"CoreTests\", dependencies: [\"Core\"])")
        try folder.write(
            "Kit/Tests/CoreTests/A.swift",
            """
            import XCTest
            final class Names: XCTestCase {
                func testNames() throws {
                    let options = XCTMeasureOptions()
                    options.iterationCount = 3
                    var count = 0
                    measure(options: options) { count += 1 }
                    XCTAssertEqual(count, 4)
                    measure(metrics: [XCTClockMetric(), XCTMemoryMetric()]) { count += 1 }
                    XCTAssertEqual(count, 10)
                    options.invocationOptions = [.manuallyStart]
                    measure(options: options) { startMeasuring() }
                    let result = XCTContext.runActivity(named: "Step") { step -> String in
                        step.add(XCTAttachment(string: "text"))
                        return step.name
                    }
                    XCTAssertEqual(result, "Step")
                    add(XCTAttachment(data: Data()))
                }
                // Times that differ this much fail in the toolchain's XCTest.
                func testUneven() {
                    var count = 0
                    measure {
                        count += 1
                        if count == 5 { for number in 0..<3_000_000 where number == count { count = 5 } }
                    }
                    XCTAssertEqual(count, 10)
                }
            }
            """)
        let built = try BuiltProject("Kit", in: folder, tests: true)
        #expect(built.result.errors.isEmpty)
        let run = try #require(try built.run("xctest"))
        #expect(run.status == 0 && (run.output + run.errors).contains("Executed 2 tests, with 0 failures"))
        #expect((run.output + run.errors).contains("measured [Time, seconds] average:"))
        #expect(!TestSupportSource.isNeeded(in: ["XCTAttachment(string: \"\")", "struct XCTAttachment {}"]))
        #expect(!TestSupportSource.isNeeded(in: ["import XCTest"]))
    }

    @Test("The tests of an app of Xcode's see the app; those from outside are named and left out")
    func xcode() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "App.swift", "@main enum App { static func main() {} }\nfunc half(_ n: Int) -> Int { n / 2 }\n")
        try folder.write(
            "T.swift",
            """
            import XCTest
            @testable import Thing
            final class HalfTests: XCTestCase { func testHalf() { XCTAssertEqual(half(4), 2) } }
            """)
        var fixture = XcodeFixture()
        fixture.addTarget("Thing", sources: ["App.swift"])
        fixture.addTarget("Other", sources: ["App.swift"])
        let host = "BUILT_PRODUCTS_DIR = x; TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/%.app/%\";"
        for (name, app) in [("ThingTests", "Thing"), ("OtherTests", "Other")] {
            fixture.addTarget(
                name, type: "bundle.unit-test", settings: host.replacingOccurrences(of: "%", with: app),
                sources: ["T.swift"])
        }
        fixture.addTarget("ThingUITests", type: "bundle.ui-testing", sources: ["T.swift"])
        try folder.write("Thing.xcodeproj/project.pbxproj", fixture.text)
        let built = try BuiltProject("Thing.xcodeproj", in: folder, tests: true)
        #expect(built.builder.app.libraries.map(\.name) == ["Thing", "ThingTests"])
        #expect(
            built.builder.app.notes.suffix(2) == [
                "Tests of other apps, which --target names, are not run: OtherTests.",
                "Tests that work an app from outside are not run: ThingUITests.",
            ])
        #expect(built.result.errors == [])
        let result = try #require(try built.run("xctest"))
        #expect(result.status == 0 && (result.output + result.errors).contains("Executed 1 test, with 0 failures"))
    }

    @Test("What has no tests is said")
    func none() throws {
        let folder = try TemporaryFolder()
        func problem(_ path: String, target: String? = nil) -> Problem? {
            let reader = ProjectReader(
                cache: Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"]),
                options: ProjectOptions(wantsTests: true, isTrusted: true))
            return #expect(throws: Problem.self) {
                try reader.describe(folder.url.appending(path: path).path, target: target)
            }
        }
        try write(folder, testTargets: "")
        #expect(problem("Kit") == Problem("The package Kit has no tests."))
        try write(folder, testTargets: ".testTarget(name: \"OneTests\")")
        try folder.write("Kit/Tests/OneTests/A.swift")
        #expect(problem("Kit", target: "Two") == Problem("There is no target of tests “Two”. There are: OneTests."))
        try folder.write("A.swift")
        #expect(problem("A.swift")?.description.hasSuffix("is no project and no package, and has no tests.") ?? false)
        var fixture = XcodeFixture()
        fixture.addTarget("Thing", sources: ["A.swift"])
        try folder.write("X/Thing.xcodeproj/project.pbxproj", fixture.text)
        #expect(problem("X") == Problem("The project Thing.xcodeproj has no tests."))
    }
}
