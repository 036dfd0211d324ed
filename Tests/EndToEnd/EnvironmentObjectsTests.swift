import Testing

@testable import EnvironmentObjects

@Suite("EnvironmentObjects in its window")
struct EnvironmentObjectsInAWindow {
    @Test("One track plays at a time", .needsDisplay)
    func play() async throws {
        try await compareWithTestHost(
            "EnvironmentObjects", frames: 6, resting: 3, as: { EnvironmentObjectsApp() }
        ) { program in
            try await program.takePicture()
            try await program.click("Play", number: 1)
            try await program.takePicture()
            try await program.click("Play", number: 2)
            try await program.rest()
            try await program.click("Stop")
            try await program.takePicture()
        }
    }
}
