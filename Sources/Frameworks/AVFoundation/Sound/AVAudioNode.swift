import AudioToolbox
import Foundation
import OrielFoundation

/// The function that gets pieces of sound.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
/// The number of an input or output of a node.
public typealias AVAudioNodeBus = Int
/// The function that is called when a piece was played.
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void

/// A part of an engine for sound.
///
/// Follows Apple's [AVAudioNode](https://developer.apple.com/documentation/avfaudio/avaudionode).
open class AVAudioNode: NSObject, @unchecked Sendable {
    static let usual = AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1)!

    /// The engine; nil before the node is attached.
    open internal(set) weak var engine: AVAudioEngine?
    /// The moment that was last rendered; nil while the engine does not run.
    open var lastRenderTime: AVAudioTime? { engine?.renderTime }
    /// How long the node delays the sound, in seconds.
    open var latency: TimeInterval { 0 }
    private var ownUnit: AUAudioUnit?
    /// The unit of the node: its parameters, and its older functions.
    open var auAudioUnit: AUAudioUnit { tapLock.withLock { unit() } }
    private func unit() -> AUAudioUnit {
        if let ownUnit { return ownUnit }
        let unit = NodeUnit.make(for: self)
        ownUnit = unit
        return unit
    }
    /// Gives the node a unit.
    func adopt(_ unit: AUAudioUnit) { tapLock.withLock { ownUnit = unit } }
    /// The description of the node's unit.
    var unitDescription: AudioComponentDescription { AudioComponentDescription() }
    /// The parameters of the node's unit.
    var unitParameters: [UnitParameter] { [] }

    /// The number of inputs.
    open var numberOfInputs: Int { 1 }
    /// The number of outputs.
    open var numberOfOutputs: Int { 1 }

    /// The nodes whose sound comes to this one, with their outputs and the inputs here.
    var inputs: [(bus: AVAudioNodeBus, source: AVAudioNode, output: AVAudioNodeBus)] = []
    /// The nodes whose sound comes to this one.
    var sources: [AVAudioNode] { inputs.map(\.source) }
    /// How many inputs the sound goes to.
    var receivers = 0
    private var last: (cycle: Int, frames: Int, samples: [[Float]])?
    /// Ends all connections on the side of the node.
    func forgetConnections() { (inputs, receivers, last) = ([], 0, nil) }
    /// The format that the app wanted on the way out.
    var wantedFormat: AVAudioFormat?
    private var tap: (size: Int, block: AVAudioNodeTapBlock, waiting: [[Float]], time: AVAudioFramePosition)?
    private let tapLock = NSLock()
    var hasTap: Bool { tapLock.withLock { tap != nil } }

    /// The format of the input.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
        let input = inputs.first { $0.bus == bus } ?? inputs.first
        return input?.source.outputFormat(forBus: 0) ?? outputFormat(forBus: 0)
    }
    /// The format of the output.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { wantedFormat ?? engine?.format ?? Self.usual }
    /// The name of an input; nil for none.
    open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }
    /// Discards the kept samples.
    open func reset() {}

    /// Listens to a node: the function is called with pieces of about a size, on a thread of its own, while the engine runs.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) { tapLock.withLock { tap = (min(max(Int(bufferSize), 64), 65_536), tapBlock, [], 0) } }

    /// Ends listening.
    open func removeTap(onBus bus: AVAudioNodeBus) { tapLock.withLock { tap = nil } }

    /// Makes samples of each channel: the mixed samples of the sources.
    func render(_ frames: Int, in format: AVAudioFormat) -> [[Float]] {
        var mix = [[Float]](repeating: [Float](repeating: 0, count: frames), count: Int(format.channelCount))
        for source in sources {
            for (channel, samples) in source.rendered(frames, in: format).enumerated() {
                for frame in 0..<frames { mix[channel][frame] += samples[frame] }
            }
        }
        return mix
    }

    /// Makes samples, and passes them to the tap.
    ///
    /// A node whose sound goes to several inputs renders once for all of them.
    final func rendered(_ frames: Int, in format: AVAudioFormat) -> [[Float]] {
        let cycle = engine?.cycle ?? 0
        if receivers > 1, let last, last.cycle == cycle, last.frames == frames { return last.samples }
        let samples = render(frames, in: format)
        hear(samples, format)
        last = receivers > 1 ? (cycle, frames, samples) : nil
        return samples
    }

    /// Passes samples to the tap.
    final func hear(_ samples: [[Float]], _ format: AVAudioFormat) {
        var calls: [() -> Void] = []
        tapLock.withLock {
            guard var listener = tap else { return }
            if listener.waiting.count != samples.count {
                listener.waiting = samples
            } else {
                for channel in samples.indices { listener.waiting[channel] += samples[channel] }
            }
            while let count = listener.waiting.first?.count, count >= listener.size {
                let piece = listener.waiting.map { Array($0.prefix(listener.size)) }
                for channel in samples.indices { listener.waiting[channel].removeFirst(listener.size) }
                let time = AVAudioTime(sampleTime: listener.time, atRate: format.sampleRate)
                listener.time += AVAudioFramePosition(listener.size)
                if let buffer = AVAudioPCMBuffer(piece, format) {
                    let block = listener.block
                    calls.append { block(buffer, time) }
                }
            }
            tap = listener
        }
        // The function may end listening.
        for call in calls { call() }
    }
}

extension AVAudioPCMBuffer {
    /// Creates a piece of samples of each channel.
    convenience init?(_ samples: [[Float]], _ format: AVAudioFormat) {
        let channels = AVAudioChannelCount(samples.count)
        let count = samples.first?.count ?? 0
        guard
            let standard = AVAudioFormat(standardFormatWithSampleRate: format.sampleRate, channels: channels)
        else { return nil }
        self.init(pcmFormat: standard, frameCapacity: AVAudioFrameCount(count))
        for channel in samples.indices {
            for frame in 0..<count { set(channel, frame, samples[channel][frame]) }
        }
        frameLength = AVAudioFrameCount(count)
    }

    /// The samples of each channel in another format: repeated for more channels, mixed for fewer, interpolated
    /// for another number in a second.
    func samples(in format: AVAudioFormat) -> [[Float]] {
        let (have, want) = (Int(self.format.channelCount), Int(format.channelCount))
        let count = Int(frameLength)
        var channels = (0..<have).map { channel in (0..<count).map { sample(channel, $0) } }
        if want == 1, have > 1 {
            channels = [(0..<count).map { frame in channels.reduce(0) { $0 + $1[frame] } / Float(have) }]
        }
        let ratio = self.format.sampleRate / format.sampleRate
        return (0..<want).map { channel in
            let source = channels[min(channel, channels.count - 1)]
            return ratio == 1 ? source : source.resampled(by: ratio)
        }
    }
}

extension [Float] {
    /// Samples at other moments, each `ratio` behind the one before.
    func resampled(by ratio: Double) -> [Float] {
        guard ratio > 0, ratio.isFinite, count > 1 else { return self }
        return (0..<Int((Double(count) / ratio).rounded(.down))).map { index in
            let place = Double(index) * ratio
            let first = Swift.min(Int(place), count - 1)
            let second = Swift.min(first + 1, count - 1)
            return self[first] + (self[second] - self[first]) * Float(place - Double(first))
        }
    }
}
