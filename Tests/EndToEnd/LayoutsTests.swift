import Foundation
import Testing

@testable import Layouts

@Suite("Layouts in its window")
struct LayoutsInAWindow {
    @Test("Texts give way as the window becomes narrower", .needsDisplay)
    func play() async throws {
        try await compareWithTestHost("Layouts", resting: 3, as: { LayoutsApp() }) { program in
            try await program.takePicture()
            for size in [CGSize(width: 360, height: 500), CGSize(width: 620, height: 400)] {
                try await program.resize(to: size)
                try await program.takePicture()
            }
        }
    }
}
