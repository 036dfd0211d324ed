import Foundation
import SwiftUI
import Testing

/// Runs a program in a window, replays its input in a test host, and expects both to have shown the same.
///
/// On a busy machine a window may make too few frames for its motion to be filmed, and a picture may show a display
/// that is between two frames. The program is then run again, three times at most; layers and elements must be right
/// the first time.
/// - Parameters:
///   - frames: How many frames must have been compared at least.
///   - moving: How many pictures of the window on the way must have been seen at least.
///   - resting: How many pictures of it at rest.
/// - Returns: The last run.
@discardableResult
func compareWithTestHost<A: App>(
    _ name: String, seed: UInt64 = 1, isDark: Bool = false, environment: [String: String] = [:], frames: Int = 3,
    moving: Int = 0, resting: Int = 1, as app: @escaping @MainActor () -> A,
    sourceLocation: SourceLocation = #_sourceLocation, _ play: (Program) async throws -> Void
) async throws -> Recording {
    var tries = 3
    while true {
        let recording = try await Gate.run(name, seed: seed, isDark: isDark, environment: environment, play)
        let outcome = try await replay(recording, seed: seed, with: app)
        if ProcessInfo.processInfo.environment["ORIEL_PICTURES"] != nil {
            print(recording.name, outcome.frames, outcome.rests, outcome.restingPictures, outcome.movingPictures)
        }
        for difference in outcome.differences {
            Issue.record("\(recording.name): \(difference)", sourceLocation: sourceLocation)
        }
        tries -= 1
        let isEnough =
            outcome.frames >= frames && outcome.movingPictures >= moving && outcome.restingPictures >= resting
        let isSame = outcome.strangePictures.isEmpty
        if isEnough && isSame || !outcome.differences.isEmpty { return recording }
        if tries == 0 {
            for picture in outcome.strangePictures {
                Issue.record("\(recording.name): \(picture)", sourceLocation: sourceLocation)
            }
            if isEnough { return recording }
            Issue.record(
                """
                \(recording.name) showed \(outcome.frames) frames, \(outcome.movingPictures) pictures on the way and \
                \(outcome.restingPictures) at rest, where \(frames), \(moving) and \(resting) were expected.
                """, sourceLocation: sourceLocation)
            return recording
        }
    }
}

/// Replays a run with empty data, and compares the content of both.
///
/// Both steps are one on the main actor: another test that cleared the data in between, or within a replay, would have
/// the app tell that it can't save.
@MainActor
private func replay<A: App>(
    _ recording: Recording, seed: UInt64, with app: @MainActor () -> A
) throws -> Replay.Outcome {
    OwnData.clear()
    return try Replay.compare(recording, seed: seed, with: app)
}

/// The folder in which apps that run within the tests keep their data, as the programs have theirs.
private enum OwnData {
    private static let folder: String = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-\(getpid())-data").path
        setenv("XDG_DATA_HOME", folder, 1)
        atexit { OwnData.clear() }
        return folder
    }()

    /// Removes the stored data: files, and the values that windows remember.
    static func clear() {
        try? FileManager.default.removeItem(atPath: folder)
        for key in UserDefaults.standard.dictionaryRepresentation().keys where key.hasPrefix("scene ") {
            UserDefaults.standard.removeObject(forKey: key)
        }
    }
}
