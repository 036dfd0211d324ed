import Foundation
import Testing

@testable import Windows

@Suite("Windows in its windows")
struct WindowsInWindows {
    @Test("A colour opens a window of its own; the wheel scrolls; the menus' keys answer", .needsDisplay)
    func play() async throws {
        let recording = try await compareWithTestHost(
            "Windows", frames: 10, resting: 3, as: { WindowsApp() }
        ) { program in
            try await program.takePicture()
            try await program.takeKeyboard()
            for _ in 0..<5 { try await program.press("ctrl+d") }
            try await program.filming {
                try await program.scroll(3, at: CGPoint(x: 150, y: 200))
                try await program.rest()
            }
            try await program.takePicture()
            try await program.scroll(-3, at: CGPoint(x: 150, y: 200))
            try await program.rest()
            try await program.click(at: CGPoint(x: 150, y: 60))
            try await program.wait(for: "the second window") { ($0.windows[1]?.frames ?? 0) > 0 }
            try await program.move(1, to: CGPoint(x: 500, y: 300))
            try await program.rest()
            try await program.click("Next Hue", in: 1)
            try await program.takePicture(1)
        }
        #expect(recording.log.entries.contains { $0.what == .menu(["Palette", "Add a Colour"]) })
    }
}
