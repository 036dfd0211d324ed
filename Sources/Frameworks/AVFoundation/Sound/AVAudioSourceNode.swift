import CoreAudio
import Foundation

/// The function of a source: it fills buffers with samples, and may say that they are silent.
public typealias AVAudioSourceNodeRenderBlock = (
    _ isSilence: UnsafeMutablePointer<Bool>, _ timestamp: UnsafePointer<AudioTimeStamp>,
    _ frameCount: AVAudioFrameCount, _ outputData: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus
/// The function of a sink: it receives buffers with samples.
public typealias AVAudioSinkNodeReceiverBlock = (
    _ timestamp: UnsafePointer<AudioTimeStamp>, _ frameCount: AVAudioFrameCount,
    _ inputData: UnsafePointer<AudioBufferList>
) -> OSStatus

/// A node whose samples a function makes: 32-bit numbers, a buffer for each channel.
///
/// Follows Apple's [AVAudioSourceNode](https://developer.apple.com/documentation/avfaudio/avaudiosourcenode).
open class AVAudioSourceNode: AVAudioNode, @unchecked Sendable {
    private let block: AVAudioSourceNodeRenderBlock
    private let own: AVAudioFormat?
    private var time: AVAudioFramePosition = 0
    /// The loudness, from 0 to 1.
    open var volume: Float = 1
    /// The place between left, -1, and right, 1.
    open var pan: Float = 0

    /// Creates a source in the format of its output.
    public init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
        self.block = block
        own = nil
    }

    /// Creates a source whose function makes samples in a format; of it the number of channels counts.
    public init(format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
        self.block = block
        own = format
    }

    open override var numberOfInputs: Int { 0 }

    override func render(_ frames: Int, in format: AVAudioFormat) -> [[Float]] {
        let channels = Int(format.channelCount)
        let count = max(Int((own ?? wantedFormat ?? format).channelCount), 1)
        let silence = [[Float]](repeating: [Float](repeating: 0, count: frames), count: channels)
        var made: [[Float]]?
        SampleBuffers.with(channels: count, frames: frames) { list in
            var stamp = AudioTimeStamp(mSampleTime: Double(time), mFlags: .sampleTimeValid)
            var isSilent = false
            let status = block(&isSilent, &stamp, AVAudioFrameCount(frames), list.unsafeMutablePointer)
            if status == 0, !isSilent { made = SampleBuffers.samples(of: list, frames: frames) }
        }
        time += AVAudioFramePosition(frames)
        guard let made, !made.isEmpty else { return silence }
        let gains = Panning.gains(volume, pan, channels: channels)
        return (0..<channels).map { channel in made[min(channel, made.count - 1)].map { $0 * gains[channel] } }
    }
}

/// A node that passes samples to a function: 32-bit numbers, a buffer for each channel.
///
/// Follows Apple's [AVAudioSinkNode](https://developer.apple.com/documentation/avfaudio/avaudiosinknode). The node must be on the way to the output,
/// where it is silent.
open class AVAudioSinkNode: AVAudioNode, @unchecked Sendable {
    private let block: AVAudioSinkNodeReceiverBlock
    private var time: AVAudioFramePosition = 0

    /// Creates a sink.
    public init(receiverBlock block: @escaping AVAudioSinkNodeReceiverBlock) { self.block = block }

    open override var numberOfOutputs: Int { 0 }

    override func render(_ frames: Int, in format: AVAudioFormat) -> [[Float]] {
        let samples = super.render(frames, in: format)
        SampleBuffers.with(channels: samples.count, frames: frames) { list in
            for (channel, buffer) in list.enumerated() {
                _ = UnsafeMutableBufferPointer<Float>(buffer).update(fromContentsOf: samples[channel])
            }
            var stamp = AudioTimeStamp(mSampleTime: Double(time), mFlags: .sampleTimeValid)
            _ = block(&stamp, AVAudioFrameCount(frames), list.unsafePointer)
        }
        time += AVAudioFramePosition(frames)
        return samples.map { $0.map { _ in 0 } }
    }
}

/// Lists of buffers for functions of apps.
private enum SampleBuffers {
    /// Calls a function with a list of silent buffers, one for each channel, which are there during the call.
    static func with(channels: Int, frames: Int, _ body: (UnsafeMutableAudioBufferListPointer) -> Void) {
        let memory = UnsafeMutablePointer<Float>.allocate(capacity: max(channels * frames, 1))
        memory.initialize(repeating: 0, count: max(channels * frames, 1))
        let list = UnsafeMutableAudioBufferListPointer.allocate(maximumBuffers: channels)
        for channel in 0..<channels {
            let samples = UnsafeMutableBufferPointer(start: memory + channel * frames, count: frames)
            list[channel] = AudioBuffer(samples, numberOfChannels: 1)
        }
        body(list)
        free(list.unsafeMutablePointer)
        memory.deallocate()
    }

    /// The samples of a list's buffers; silence for the rest of buffers that the function made shorter.
    static func samples(of list: UnsafeMutableAudioBufferListPointer, frames: Int) -> [[Float]] {
        list.map { buffer in
            let samples = UnsafeMutableBufferPointer<Float>(buffer).prefix(frames)
            return Array(samples) + [Float](repeating: 0, count: frames - samples.count)
        }
    }
}
