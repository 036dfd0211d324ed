import Testing

@testable import Shapes

@Suite("Shapes in its window")
struct ShapesInAWindow {
    @Test("Pie and star follow the number", .needsDisplay)
    func play() async throws {
        try await compareWithTestHost("Shapes", frames: 6, resting: 4, as: { ShapesApp() }) { program in
            try await program.takePicture()
            for label in ["More", "More", "Less"] {
                try await program.click(label)
                try await program.takePicture()
            }
        }
    }
}
