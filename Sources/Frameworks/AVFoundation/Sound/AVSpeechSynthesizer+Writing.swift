import AudioToolbox
import Foundation
import OrielBasics

extension AVSpeechSynthesizer {
    /// The function that receives speech: pieces of sound, the last one empty.
    public typealias BufferCallback = (_ buffer: AVAudioBuffer) -> Void

    /// Speaks a text into a function instead of aloud, with eSpeak; without it the function receives an empty piece.
    public func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback) {
        let answer = SpeechReceiver(callback: bufferCallback)
        let paths = ["/usr/bin/espeak-ng", "/usr/bin/espeak"]
        guard let program = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            MediaWarning.issue(
                "no speech is written: there is none of \(paths.joined(separator: ", ")).", of: "AVFoundation")
            return DispatchQueue.main.async { answer.finish() }
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("speech-\(UUID().uuidString).wav")
        let arguments = ["-s", "\(Int(80 + utterance.speed * 190))", "-w", file.path, "--", utterance.spokenText]
        let process = ChildProcess(program, arguments) { _ in
            DispatchQueue.main.async {
                answer.read(file)
                answer.finish()
            }
        }
        if process == nil { DispatchQueue.main.async { answer.finish() } }
        answer.process = process
    }
}

/// Passes speech from a file to a function.
private final class SpeechReceiver: @unchecked Sendable {
    private let callback: AVSpeechSynthesizer.BufferCallback
    var process: ChildProcess?
    init(callback: @escaping AVSpeechSynthesizer.BufferCallback) { self.callback = callback }

    func read(_ url: URL) {
        defer { try? FileManager.default.removeItem(at: url) }
        guard let file = try? AVAudioFile(forReading: url), file.length > 0 else { return }
        let buffer = AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: AVAudioFrameCount(file.length))
        guard let buffer, (try? file.read(into: buffer)) != nil else { return }
        callback(buffer)
    }

    func finish() {
        if let format = AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 1),
            let empty = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 0)
        {
            callback(empty)
        }
        process = nil
    }
}
