import Foundation
import OrielFoundation

/// How a piece is scheduled.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Again and again.
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    /// In place of all others.
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    /// In place of a repeated one, at its end.
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// When the end of a piece is reported.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
    case dataConsumed = 0, dataRendered, dataPlayedBack
}

/// A node that plays pieces and files, one after the other.
///
/// Follows Apple's [AVAudioPlayerNode](https://developer.apple.com/documentation/avfaudio/avaudioplayernode).
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
    private struct Piece {
        let buffer: AVAudioPCMBuffer
        var samples: [[Float]]?
        var place = 0
        let repeats: Bool
        let completion: (() -> Void)?
    }

    private let lock = NSLock()
    private var pieces: [Piece] = []
    private var plays = false
    private var played: AVAudioFramePosition = 0

    /// The loudness, from 0 to 1.
    open var volume: Float = 1
    /// The place between left, -1, and right, 1.
    open var pan: Float = 0
    /// The speed of sound from places in a room; without effect.
    open var rate: Float = 1
    /// Whether pieces are being played.
    open var isPlaying: Bool { lock.withLock { plays } }
    open override var numberOfInputs: Int { 0 }

    /// Creates a node without pieces.
    public override init() {}

    /// Adds a piece behind the others, or as the options say.
    /// - Parameter completionHandler: Called on a thread of its own when the piece was played, or is discarded.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {
        add(Piece(buffer: buffer, repeats: options.contains(.loops), completion: completionHandler), options)
    }

    /// Adds a piece, and reports a moment of its end.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil, options: AVAudioPlayerNodeBufferOptions = [],
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {
        let completion = completionHandler.map { handler in { handler(callbackType) } }
        add(Piece(buffer: buffer, repeats: options.contains(.loops), completion: completion), options)
    }

    /// Adds a piece, and waits until it was played.
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer) async {
        await withCheckedContinuation { continuation in scheduleBuffer(buffer) { continuation.resume() } }
    }

    /// Adds a whole file behind the others.
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {
        scheduleSegment(
            file, startingFrame: 0, frameCount: AVAudioFrameCount(clamping: file.length), at: when,
            completionHandler: completionHandler)
    }

    /// Adds a whole file, and reports a moment of its end.
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?,
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) { scheduleFile(file, at: when) { completionHandler?(callbackType) } }

    /// Adds a part of a file behind the others.
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {
        let rest = max(file.length - max(startFrame, 0), 0)
        let count = min(numberFrames, AVAudioFrameCount(clamping: rest))
        guard let buffer = AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: count) else { return }
        file.framePosition = max(startFrame, 0)
        try? file.read(into: buffer, frameCount: count)
        scheduleBuffer(buffer, at: when, completionHandler: completionHandler)
    }

    /// Adds a part of a file, and reports a moment of its end.
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {
        scheduleSegment(file, startingFrame: startFrame, frameCount: numberFrames, at: when) {
            completionHandler?(callbackType)
        }
    }

    private func add(_ piece: Piece, _ options: AVAudioPlayerNodeBufferOptions) {
        var dropped: [Piece] = []
        lock.withLock {
            if options.contains(.interrupts) { (dropped, pieces) = (pieces, []) }
            if options.contains(.interruptsAtLoop), let first = pieces.first, first.repeats {
                pieces[0] = Piece(
                    buffer: first.buffer, samples: first.samples, place: first.place, repeats: false,
                    completion: first.completion)
            }
            pieces.append(piece)
        }
        report(dropped)
    }

    private func report(_ ended: [Piece]) {
        for piece in ended {
            guard let completion = piece.completion else { continue }
            nonisolated(unsafe) let call = completion
            DispatchQueue.global().async { call() }
        }
    }

    /// Gets ready.
    open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
    /// Plays the pieces, or continues after a pause.
    open func play() { lock.withLock { plays = true } }
    /// Plays the pieces; at once, here.
    open func play(at when: AVAudioTime?) { play() }
    /// Pauses.
    open func pause() { lock.withLock { plays = false } }
    /// Stops, and discards all pieces.
    open func stop() {
        let dropped = lock.withLock {
            let all = pieces
            (pieces, plays, played) = ([], false, 0)
            return all
        }
        report(dropped)
    }
    open override func reset() { stop() }

    /// Returns the player's moment at the engine's; nil while it does not play.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? {
        lock.withLock { plays ? AVAudioTime(sampleTime: played, atRate: nodeTime.sampleRate) : nil }
    }
    /// Returns the engine's moment at the player's; nil while it does not play.
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { isPlaying ? lastRenderTime : nil }

    override func render(_ frames: Int, in format: AVAudioFormat) -> [[Float]] {
        let channels = Int(format.channelCount)
        var output = [[Float]](repeating: [Float](repeating: 0, count: frames), count: channels)
        var ended: [Piece] = []
        lock.withLock {
            guard plays else { return }
            let gains = Panning.gains(volume, pan, channels: channels)
            var filled = 0
            while filled < frames, !pieces.isEmpty {
                let samples = pieces[0].samples ?? pieces[0].buffer.samples(in: format)
                pieces[0].samples = samples
                let total = samples.first?.count ?? 0
                let count = min(frames - filled, total - pieces[0].place)
                for channel in 0..<channels {
                    for frame in 0..<max(count, 0) {
                        output[channel][filled + frame] = samples[channel][pieces[0].place + frame] * gains[channel]
                    }
                }
                filled += max(count, 0)
                pieces[0].place += max(count, 0)
                guard pieces[0].place >= total else { continue }
                if pieces[0].repeats, total > 0 { pieces[0].place = 0 } else { ended.append(pieces.removeFirst()) }
            }
            played += AVAudioFramePosition(frames)
        }
        report(ended)
        return output
    }
}
