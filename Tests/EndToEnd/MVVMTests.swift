import Testing

@testable import MVVM

@Suite("MVVM in its window")
struct MVVMInAWindow {
    @Test("The garden is watered and dries", .needsDisplay)
    func play() async throws {
        try await compareWithTestHost("MVVM", frames: 5, resting: 2, as: { MVVMApp() }) { program in
            try await program.takePicture()
            for label in ["Pour", "Next Day", "Next Day"] {
                try await program.click(label)
                try await program.rest()
            }
            try await program.takePicture()
        }
    }
}
