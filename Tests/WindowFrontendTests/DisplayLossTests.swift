import CGtk
import Foundation
import GtkShim
import Testing

@testable import WindowFrontend

/// Where the display goes while an app runs.
@MainActor @Suite struct DisplayLossTests {
    private nonisolated static let server = "/usr/bin/Xvfb"

    @Test(
        "An app whose display is lost says so before it ends",
        .enabled(if: FileManager.default.isExecutableFile(atPath: server), "There is no X server to end."))
    func lost() async throws {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (process, number) = (Process(), Pipe())
                process.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
                process.arguments = ["-displayfd", "1", "-screen", "0", "64x64x24", "-nolisten", "tcp"]
                process.standardOutput = number
                process.standardError = FileHandle.nullDevice
                guard (try? process.run()) != nil else { exit(2) }
                let text = String(decoding: number.fileHandleForReading.availableData, as: UTF8.self)
                setenv("DISPLAY", ":" + text.trimmingCharacters(in: .whitespacesAndNewlines), 1)
                setenv("GDK_BACKEND", "x11", 1)
                guard WindowFrontEnd.isAvailable else { exit(3) }
                oriel_tell_of_lost_display()
                kill(process.processIdentifier, SIGKILL)
                // Ends the process as soon as the loop looks at the connection.
                for _ in 0..<1000 { g_main_context_iteration(nil, 1) }
                exit(4)
            }
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("Oriel: the display is gone"))
    }
}
