import Testing

@testable import Counter

@Suite("Counter in its window")
struct CounterInAWindow {
    @Test("It counts by pointer and keyboard", .needsDisplay)
    func play() async throws {
        try await compareWithTestHost("Counter", frames: 8, resting: 3, as: { CounterApp() }) { program in
            try await program.takePicture()
            for label in ["More", "More", "Less", "More"] {
                try await program.click(label)
                try await program.rest()
            }
            try await program.takePicture()
            try await program.takeKeyboard()
            try await program.press("Tab", "Tab", "space", "Return")
            try await program.takePicture()
        }
    }
}
