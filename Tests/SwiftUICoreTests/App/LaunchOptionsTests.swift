import Testing

@testable import SwiftUI

/// What an app's command line asks for.
@Suite("Launch options")
struct LaunchOptionsTests {
    @Test("Pictures, sizes, times")
    func pictures() throws {
        let options = try LaunchOptions([
            "--png", "out", "--size", "300x200", "--scale", "2", "--dark", "--at", "0,0.5",
        ])
        #expect(options.picture == "out.png" && options.size?.width == 300 && options.size?.height == 200)
        #expect(options.scale == 2 && options.isDark && options.times == [0, 0.5] && options.file == nil)
    }

    @Test("The first other word names a file; options of the app's own do not")
    func files() throws {
        #expect(try LaunchOptions(["--verbose", "a.emoji", "b.emoji"]).file == "a.emoji")
        #expect(try LaunchOptions(["--png", "out.png"]).file == nil)
    }

    @Test("Without times the picture shows what has come to rest")
    func defaultTime() throws {
        #expect(try LaunchOptions(["--png", "out.png"]).times == [2])
    }

    @Test(
        "What makes no sense is refused",
        arguments: [["--png"], ["--size", "wide"], ["--scale", "0"], ["--at", "x"], ["--at", "1e300"]])
    func refused(arguments: [String]) {
        #expect(throws: LaunchOptions.Problem.self) { try LaunchOptions(arguments) }
    }
}
