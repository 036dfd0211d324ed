import Testing

@testable import ObservableObjects

@Suite("ObservableObjects in its window")
struct ObservableObjectsInAWindow {
    @Test("What is bought is ticked off", .needsDisplay)
    func play() async throws {
        try await compareWithTestHost(
            "ObservableObjects", frames: 4, resting: 2, as: { ObservableObjectsApp() }
        ) { program in
            try await program.takePicture()
            try await program.click(ending: "Milk")
            try await program.rest()
            try await program.click("What is left?")
            try await program.takePicture()
        }
    }
}
