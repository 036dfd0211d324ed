import DisplayList
import Foundation
import OrielBasics

/// Plays sounds by the front end, or else with a program of the system, if there is one: PipeWire's, PulseAudio's, FFmpeg's or
/// ALSA's.
package final class SoundPlayer: @unchecked Sendable {
    private static let programs: [(path: String, arguments: [String])] = [
        ("/usr/bin/pw-play", []), ("/usr/bin/paplay", []),
        ("/usr/bin/ffplay", ["-nodisp", "-autoexit", "-loglevel", "quiet"]), ("/usr/bin/aplay", ["-q"]),
    ]

    private var process: ChildProcess?
    /// The front end's part of the playback.
    private let elsewhere = HostPlayback()

    /// The name of the framework in warnings.
    private let framework: String

    /// Creates a player for a framework, in whose name it warns.
    package init(framework: String) { self.framework = framework }

    deinit { stop() }

    /// Whether a sound is being played.
    package var isPlaying: Bool { elsewhere.isUnderWay || process?.isRunning ?? false }

    /// Plays a file; returns whether that could be begun.
    /// - Parameters:
    ///   - file: The file.
    ///   - ended: Called on the main queue when the sound is over, with whether it was played to its end.
    package func play(_ file: URL, ended: @escaping @Sendable (Bool) -> Void) -> Bool {
        stop()
        if elsewhere.begin({ $0.play(file, completion: $1) }, ended: ended) { return true }
        guard
            let program = Self.programs.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
        else {
            MediaWarning.issue(
                "no sound is played: there is none of \(Self.programs.map(\.path).joined(separator: ", ")).",
                of: framework)
            return false
        }
        process = ChildProcess(program.path, program.arguments + [file.path]) { isWhole in
            DispatchQueue.main.async { ended(isWhole) }
        }
        return process != nil
    }

    /// Ends the sound.
    package func stop() {
        elsewhere.stop()
        process?.terminate()
        process = nil
    }
}
