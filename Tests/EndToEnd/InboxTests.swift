import Testing

@testable import Inbox

@Suite("Inbox in its window")
struct InboxInAWindow {
    @Test("A message is chosen by pointer and by keyboard", .needsDisplay)
    func play() async throws {
        let recording = try await compareWithTestHost(
            "Inbox", frames: 5, resting: 4, as: { InboxApp() }
        ) { program in
            try await program.takePicture()
            let rows = program.items(containing: "Grace")
            let row = try #require(rows.first).frame
            try await program.click(at: .init(x: row.midX, y: row.midY))
            try await program.takePicture()
            try await program.takeKeyboard()
            try await program.press("Down")
            try await program.takePicture()
            try await program.press("Up", "Up")
            try await program.takePicture()
        }
        let texts = ["No message chosen", "A moth in the relay”", "Considered harmful”", "Notes on the engine”"]
        for text in texts { #expect(recording.shown.contains { $0.contains(text) }, "\(text)") }
    }
}
