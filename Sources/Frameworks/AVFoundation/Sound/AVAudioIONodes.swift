import AudioToolbox
import Foundation
import OrielFoundation

/// A node that reads or writes a device.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
    /// The unit of the device, for older functions, which do not know devices here.
    open var audioUnit: AudioUnit? { auAudioUnit.audioUnit }
    override var unitDescription: AudioComponentDescription {
        .apple(kAudioUnitType_Output, kAudioUnitSubType_RemoteIO)
    }
    /// The delay of the device, in seconds.
    open var presentationLatency: TimeInterval { 0.02 }
    /// Whether voices are made clearer; never here.
    open var isVoiceProcessingEnabled: Bool { false }
    /// Makes voices clearer; not here.
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws {
        if enabled { throw AVError(.operationNotSupportedForAsset, "Voices are not processed here.") }
    }
}
/// The microphone.
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {
    /// What came from the microphone and was not rendered yet.
    private let lock = NSLock()
    private var waiting: [[Float]] = []

    override func render(_ frames: Int, in format: AVAudioFormat) -> [[Float]] {
        lock.withLock {
            let channels = Int(format.channelCount)
            return (0..<channels).map { channel in
                guard !waiting.isEmpty else { return [Float](repeating: 0, count: frames) }
                let source = Swift.min(channel, waiting.count - 1)
                let piece = Array(waiting[source].prefix(frames))
                // Each channel is read once, the last of several by channels that lack it.
                if channel == source { waiting[source].removeFirst(piece.count) }
                return piece + [Float](repeating: 0, count: frames - piece.count)
            }
        }
    }

    /// Takes samples of the microphone.
    func take(_ samples: [[Float]], _ format: AVAudioFormat, keeps: Bool) {
        hear(samples, format)
        guard keeps else { return }
        lock.withLock {
            if waiting.count != samples.count || waiting[0].count > 96_000 {
                waiting = samples
            } else {
                for channel in samples.indices { waiting[channel] += samples[channel] }
            }
        }
    }
}
/// The loudspeaker.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}
/// A node that mixes sounds.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
    /// The loudness, from 0 to 1.
    open var outputVolume: Float = 1
    /// The loudness, from 0 to 1, as another mixer's input.
    open var volume: Float = 1
    /// The place between left, -1, and right, 1.
    open var pan: Float = 0
    /// The next input that is free.
    open var nextAvailableInputBus: AVAudioNodeBus {
        let taken = Set(inputs.map(\.bus))
        return (0...taken.count).first { !taken.contains($0) } ?? taken.count
    }
    /// The number of inputs: one more than the last that is connected.
    open override var numberOfInputs: Int { (inputs.map(\.bus).max() ?? 0) + 1 }
    override var unitDescription: AudioComponentDescription {
        .apple(kAudioUnitType_Mixer, kAudioUnitSubType_MultiChannelMixer)
    }

    override func render(_ frames: Int, in format: AVAudioFormat) -> [[Float]] {
        let gains = Panning.gains(outputVolume * volume, pan, channels: Int(format.channelCount))
        var samples = super.render(frames, in: format)
        for channel in samples.indices {
            for frame in 0..<frames { samples[channel][frame] *= gains[channel] }
        }
        return samples
    }
}

/// How loud the channels of a sound between left and right are.
enum Panning {
    static func gains(_ volume: Float, _ pan: Float, channels: Int) -> [Float] {
        let volume = volume.isFinite ? max(volume, 0) : 1
        let pan = pan.isFinite ? min(max(pan, -1), 1) : 0
        guard channels == 2 else { return [Float](repeating: volume, count: channels) }
        return [volume * min(1 - pan, 1), volume * min(1 + pan, 1)]
    }
}
