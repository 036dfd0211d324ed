import Testing

@testable import Timers

@Suite("Timers in its window")
struct TimersInAWindow {
    @Test("The stopwatch shows at each tick what the test host shows", .needsDisplay)
    func play() async throws {
        let recording = try await compareWithTestHost(
            "Timers", frames: 12, resting: 3, as: { TimersApp() }
        ) { program in
            try await program.takePicture()
            try await program.click("Start")
            try await program.wait(for: "some tenths") { ($0.windows[0]?.changes ?? 0) >= 12 }
            try await program.click("Stop")
            try await program.takePicture()
            try await program.click("Reset")
            try await program.takePicture()
        }
        #expect(recording.log.entries.count { $0.what == .timer } >= 8)
    }
}
