import Testing

@testable import FizzBuzz

@Suite("FizzBuzz in its window")
struct FizzBuzzInAWindow {
    @Test("Words come and go as in the test host", .needsDisplay)
    func play() async throws {
        try await compareWithTestHost(
            "FizzBuzz", frames: 20, moving: 3, resting: 3, as: { FizzBuzzApp() }
        ) { program in
            try await program.takePicture()
            try await program.filming {
                try await program.click("Next")
                try await program.rest()
            }
            try await program.takePicture()
            // The next word comes before the last has gone.
            for _ in 0..<2 { try await program.click("Next") }
            try await program.filming {
                try await program.click("Next")
                try await program.rest()
            }
            try await program.takeKeyboard()
            try await program.press("Tab", "space")
            try await program.rest()
            try await program.takePicture()
        }
    }

    @Test("On a dark desktop it shows the same, too", .needsDisplay)
    func dark() async throws {
        try await compareWithTestHost("FizzBuzz", isDark: true, resting: 2, as: { FizzBuzzApp() }) { program in
            try await program.takePicture()
            try await program.click("Next")
            try await program.takePicture()
        }
    }

    @Test("A circle of players is set up and plays", .needsDisplay)
    func circle() async throws {
        try await compareWithTestHost("FizzBuzz", frames: 5, resting: 2, as: { FizzBuzzApp() }) { program in
            try await program.click("Circle")
            try await program.takePicture()
            try await program.click("Add Player")
            try await program.rest()
            try await program.click("Results")
            try await program.takePicture()
        }
    }
}
