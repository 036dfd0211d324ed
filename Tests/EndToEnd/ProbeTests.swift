import DisplayList
import Foundation
import Testing

@testable import Probe

@Suite("What neither games nor examples have, in a window")
struct ProbeInAWindow {
    @discardableResult
    private func compare(
        _ scene: String, isDark: Bool = false, environment: [String: String] = [:], frames: Int, moving: Int = 0,
        resting: Int = 0, _ play: (Program) async throws -> Void
    ) async throws -> Recording {
        try await compareWithTestHost(
            "Probe", isDark: isDark, environment: environment.merging(["PROBE": scene]) { $1 }, frames: frames,
            moving: moving, resting: resting,
            as: {
                ProbeModel.scene = scene
                return ProbeApp()
            }, play)
    }

    @Test("An object that the app holds moves things, whatever else is changed", .needsDisplay)
    func moves() async throws {
        // One after the other, so that each of them must be seen on the way.
        for label in ["Go", "Go and Count", "Tap"] {
            let recording = try await compare("moves", frames: 8, moving: 2, resting: 2) { program in
                try await program.takePicture()
                try await program.filming {
                    try await program.click(label)
                    try await program.rest()
                }
                try await program.takePicture()
            }
            // The test host goes the same way as the window: where that jumps, both do.
            let places = Set(recording.squares)
            #expect(places.count > 6, "“\(label)” shows the square in \(places.count) places.")
        }
    }

    @Test("Time lines begin with the date that it is", .needsDisplay)
    func dates() async throws {
        // Which step it is at the first frame is chance; that it is the present one is not.
        let recording = try await Gate.run("Probe", environment: ["PROBE": "dates"]) { program in
            try await program.wait(for: "the third step") { ($0.windows[0]?.changes ?? 0) >= 3 }
        }
        let first = try #require(recording.shown.first)
        for schedule in ["Periodic", "Animation", "Minute"] { #expect(first.contains("\"\(schedule) now\"")) }
    }

    @Test("A wish for dark looks like a dark desktop", .needsDisplay)
    func wishes() async throws {
        let wish = try await compare("dark", frames: 1, resting: 1) { try await $0.takePicture() }
        let desktop = try await compare("wish", isDark: true, frames: 1, resting: 1) { try await $0.takePicture() }
        #expect(try #require(wish.shown.last).contains("It is dark"))
        let isSame = wish.pictures.last?.pixels == desktop.pictures.last?.pixels
        #expect(isSame, "The pictures differ.")
    }

    @Test("A desktop that wants more contrast is heard of", .needsDisplay)
    func contrast() async throws {
        for (theme, words) in [("Adwaita", "Usual contrast"), ("HighContrast", "More contrast")] {
            let recording = try await compare("wish", environment: ["GTK_THEME": theme], frames: 1, resting: 1) {
                try await $0.takePicture()
            }
            #expect(try #require(recording.shown.last).contains(words))
        }
    }

    @Test("Each turn of the main queue is a change of its own", .needsDisplay)
    func turns() async throws {
        // A test host cannot wait for the main queue while it replays a recording: comparing the window's content is
        // enough.
        let recording = try await Gate.run("Probe", environment: ["PROBE": "turns"]) { program in
            try await program.click("Blink")
            try await program.rest()
            try await program.click("Rebuild")
            try await program.rest()
        }
        let last = try #require(recording.shown.last)
        #expect(last.contains("\"Changes 3\"") && last.contains("\"Number 2\""))
    }

    @Test("Keys type, Tab goes on, the wheel scrolls", .needsDisplay)
    func fields() async throws {
        try await compare("fields", frames: 10) { program in
            try await program.takeKeyboard()
            try await program.press("Tab")
            try await program.type("Anna")
            try await program.press("BackSpace", "Tab", "space")
            try await program.filming {
                try await program.scroll(4, at: CGPoint(x: 180, y: 250))
                try await program.look(0.5)
            }
        }
    }
}

extension Recording {
    /// The lines of the layer that moves, frame by frame.
    fileprivate var squares: [String] {
        shown.compactMap { text in
            text.split(separator: "\n").first { $0.contains("40×40") }.map(String.init)
        }
    }
}
