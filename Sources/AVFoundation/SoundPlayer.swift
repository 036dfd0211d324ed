import Foundation
import OrielBasics

/// Plays sounds with a program of the system, if there is one: PipeWire's, PulseAudio's, FFmpeg's or ALSA's.
final class SoundPlayer: @unchecked Sendable {
    private static let programs: [(path: String, arguments: [String])] = [
        ("/usr/bin/pw-play", []), ("/usr/bin/paplay", []),
        ("/usr/bin/ffplay", ["-nodisp", "-autoexit", "-loglevel", "quiet"]), ("/usr/bin/aplay", ["-q"]),
    ]

    private var process: Process?

    init() {}

    deinit { stop() }

    /// Whether a sound is being played.
    var isPlaying: Bool { process?.isRunning ?? false }

    /// Plays a file; returns whether that could be begun.
    /// - Parameters:
    ///   - file: The file.
    ///   - ended: Told on the main queue when the sound is over, and whether it was played to its end.
    func play(_ file: URL, ended: @escaping @Sendable (Bool) -> Void) -> Bool {
        stop()
        guard
            let program = Self.programs.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
        else {
            MediaWarning.issue(
                "no sound is played: there is none of \(Self.programs.map(\.path).joined(separator: ", ")).")
            return false
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program.path)
        process.arguments = program.arguments + [file.path]
        process.terminationHandler = { process in
            let isWhole = process.terminationReason == .exit && process.terminationStatus == 0
            DispatchQueue.main.async { ended(isWhole) }
        }
        guard (try? process.run()) != nil else { return false }
        self.process = process
        return true
    }

    func stop() {
        if let process, process.isRunning { process.terminate() }
        process = nil
    }
}

/// Says once what is not heard.
enum MediaWarning {
    nonisolated(unsafe) private static var said: Set<String> = []
    private static let lock = NSLock()

    static func issue(_ text: String) {
        let isNew = lock.withLock { said.insert(text).inserted }
        if isNew { StandardError.write("warning: AVFoundation: \(text)") }
    }
}
