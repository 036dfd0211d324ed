import Foundation
import Testing

/// Apps in their windows, worked by a program that sees nothing but their accessibility trees.
@Suite("Apps under assistive technology", .serialized)
struct AssistiveTechnologyTests {
    private static let isInstalled = [
        "/usr/bin/Xvfb", "/usr/bin/xdotool", "/usr/bin/dbus-run-session", "/usr/libexec/at-spi-bus-launcher",
        "/usr/lib/python3/dist-packages/gi",
    ].allSatisfy(FileManager.default.fileExists)

    /// The folder in which the apps are built: that of the tests.
    private static var programs: URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    }

    @Test(
        "Both games are played to the end, and examples are worked, by actions and keys alone",
        .enabled(if: isInstalled, "needs xvfb, xdotool, dbus, at-spi2-core and python3-gi"),
        arguments: ["FizzBuzz", "Memorize", "Inbox", "Outlines", "Pages", "Tables", "Maps"])
    func play(app: String) async throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        // A file, not a pipe: the bus and its helpers may live a little longer, and would keep a pipe open.
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("assistive-\(UUID().uuidString).txt")
        #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
        defer { try? FileManager.default.removeItem(at: file) }
        let output = try FileHandle(forWritingTo: file)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
        process.arguments = [
            "120", root.appendingPathComponent("Scripts/assistive/play").path, AssistiveTechnologyTests.programs.path,
            app,
        ]
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        // Waits without a thread of those that run the other tests.
        try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in ended.resume() }
            do { try process.run() } catch { ended.resume(throwing: error) }
        }
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(process.terminationStatus == 0, "\(text)")
        #expect(text.contains("\(app): done"), "\(text)")
    }
}
