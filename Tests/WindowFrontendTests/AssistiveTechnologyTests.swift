import Foundation
import Testing

/// Apps in their windows, worked by a program that sees nothing but their accessibility trees.
@Suite("Apps under assistive technology")
struct AssistiveTechnologyTests {
    private static let isInstalled = [
        "/usr/bin/Xvfb", "/usr/bin/xdotool", "/usr/bin/dbus-run-session", "/usr/libexec/at-spi-bus-launcher",
        "/usr/lib/python3/dist-packages/gi",
    ].allSatisfy(FileManager.default.fileExists)

    /// Where the apps are built: beside the tests.
    private static var programs: URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    }

    @Test(
        "Both games are played to the end, and a message is chosen, by actions and keys alone",
        .enabled(if: isInstalled, "needs xvfb, xdotool, dbus, at-spi2-core and python3-gi"),
        arguments: ["FizzBuzz", "Memorize", "Messages"])
    func play(app: String) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let process = Process()
        process.executableURL = root.appendingPathComponent("Scripts/assistive/play")
        process.arguments = [AssistiveTechnologyTests.programs.path, app]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
        #expect(text.contains("\(app): done"), "\(text)")
    }
}
