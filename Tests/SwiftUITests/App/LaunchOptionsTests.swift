import Testing

@testable import SwiftUI

/// The options of an app's command line.
@Suite("Launch options")
struct LaunchOptionsTests {
    @Test("Pictures, sizes, times")
    func pictures() throws {
        let options = try LaunchOptions([
            "--png", "out", "--size", "300x200", "--scale", "2", "--dark", "--at", "0,0.5",
        ])
        let request = options.request
        #expect(options.kind == .image && request.picture == "out.png")
        #expect(request.size?.width == 300 && request.size?.height == 200)
        #expect(request.scale == 2 && request.isDark && request.times == [0, 0.5] && options.file == nil)
    }

    @Test("The first other word names a file; options of the app's own do not")
    func files() throws {
        #expect(try LaunchOptions(["--verbose", "a.emoji", "b.emoji"]).file == "a.emoji")
        #expect(try LaunchOptions(["--png", "out.png"]).file == nil)
    }

    @Test("Help names every option that takes effect, in lines that fit a terminal")
    func help() throws {
        #expect(try LaunchOptions(["--help"]).wantsHelp && LaunchOptions(["-h"]).wantsHelp)
        #expect(try !LaunchOptions(["--png", "--help"]).wantsHelp)
        let lines = LaunchOptions.help("Memorize").split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 120 })
        let options = lines.joined(separator: " ").matches(of: #/--[a-z]+/#).map { String($0.output) }
        let plain = try LaunchOptions([])
        for option in Set(options).subtracting(["--scale", "--at"]) {
            let value = option == "--size" ? ["3x2"] : option.count == 5 ? ["file"] : []
            #expect(try LaunchOptions([option] + value) != plain, "\(option)")
        }
        #expect(Set(options).count == 11)
    }

    @Test("Without times the picture shows what has come to rest")
    func defaultTime() throws {
        #expect(try LaunchOptions(["--png", "out.png"]).request.times == [2])
    }

    @Test("A front end may be asked for by name")
    func kinds() throws {
        #expect(try LaunchOptions([]).kind == nil)
        #expect(try LaunchOptions(["--window"]).kind == .window)
        #expect(try LaunchOptions(["--terminal"]).kind == .terminal)
        #expect(try LaunchOptions(["--browser"]).kind == .browser)
    }

    @Test(
        "What makes no sense is refused",
        arguments: [["--png"], ["--size", "wide"], ["--scale", "0"], ["--at", "x"], ["--at", "1e300"]])
    func refused(arguments: [String]) {
        #expect(throws: LaunchOptions.Problem.self) { try LaunchOptions(arguments) }
    }
}
