import Testing

@testable import Fizz

@Suite("Fizz in its window")
struct FizzInAWindow {
    @Test("The third number is Fizz", .needsDisplay)
    func play() async throws {
        try await compareWithTestHost("Fizz", isDark: true, frames: 6, resting: 4, as: { FizzApp() }) { program in
            try await program.takePicture()
            for _ in 0..<3 {
                try await program.click("Next")
                try await program.takePicture()
            }
        }
    }
}
