import Testing

@testable import Bindings

@Suite("Bindings in its window")
struct BindingsInAWindow {
    @Test("All levels move together", .needsDisplay)
    func play() async throws {
        try await compareWithTestHost("Bindings", frames: 6, resting: 2, as: { BindingsApp() }) { program in
            try await program.takePicture()
            try await program.click("+", number: 0)
            try await program.click("−", number: 1)
            try await program.rest()
            try await program.click("+", number: 3)
            try await program.takePicture()
        }
    }
}
