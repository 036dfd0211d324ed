import Foundation
import OrielFoundation

/// The form of sound: samples a second, and channels.
///
/// Follows Apple's [AVAudioFormat](https://developer.apple.com/documentation/avfaudio/avaudioformat).
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// The number of samples a second.
    public let sampleRate: Double
    /// The number of channels.
    public let channelCount: UInt32

    /// Creates a form; nil without channels.
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
        guard channels > 0 else { return nil }
        self.sampleRate = sampleRate
        channelCount = channels
    }
}

/// A piece of sound.
///
/// Follows Apple's [AVAudioBuffer](https://developer.apple.com/documentation/avfaudio/avaudiobuffer).
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    /// The form of the sound.
    public let format: AVAudioFormat
    init(format: AVAudioFormat) { self.format = format }
}

/// A piece of sound as samples, which are none here.
///
/// Follows Apple's [AVAudioPCMBuffer](https://developer.apple.com/documentation/avfaudio/avaudiopcmbuffer).
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    /// How many samples there is room for.
    public let frameCapacity: UInt32
    /// How many samples there are.
    open var frameLength: UInt32 = 0

    /// Creates a piece with room for samples.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) {
        self.frameCapacity = frameCapacity
        super.init(format: format)
    }
}

/// A moment of sound.
///
/// Follows Apple's [AVAudioTime](https://developer.apple.com/documentation/avfaudio/avaudiotime).
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// The time of the system's clock, in its units.
    public let hostTime: UInt64
    /// Creates a moment.
    public init(hostTime: UInt64) { self.hostTime = hostTime }
}

/// The function that gets pieces of sound.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
/// A number of samples.
public typealias AVAudioFrameCount = UInt32
/// The number of an input or output of a node.
public typealias AVAudioNodeBus = Int

/// A part of an engine for sound.
///
/// Follows Apple's [AVAudioNode](https://developer.apple.com/documentation/avfaudio/avaudionode).
open class AVAudioNode: NSObject, @unchecked Sendable {
    private static let usual = AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1)!

    /// The format of the input.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.usual }
    /// The format of the output.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.usual }
    /// Listens to a node; here no sound comes, and the function is not called.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) {}
    /// Ends listening.
    open func removeTap(onBus bus: AVAudioNodeBus) {}
}

/// The microphone.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
/// The loudspeaker.
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}
/// A node that mixes sounds.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
    /// The loudness, from 0 to 1.
    open var outputVolume: Float = 1
}

/// Parts that make, change and play sound; without effect here, for nothing is recorded: starting fails.
///
/// Follows Apple's [AVAudioEngine](https://developer.apple.com/documentation/avfaudio/avaudioengine).
open class AVAudioEngine: NSObject, @unchecked Sendable {
    /// The microphone.
    public let inputNode = AVAudioInputNode()
    /// The loudspeaker.
    public let outputNode = AVAudioOutputNode()
    /// The node that mixes all sounds.
    public let mainMixerNode = AVAudioMixerNode()
    /// Whether the engine runs; false, for it cannot be started.
    open var isRunning: Bool { false }

    /// Creates an engine.
    public override init() {}

    /// Gets ready.
    open func prepare() {}
    /// Starts the engine; always an error here.
    open func start() throws {
        RuntimeWarning.issue("AVAudioEngine does not run here: see CompatibilityGaps.md.")
        throw CocoaError(.featureUnsupported)
    }
    /// Stops for a while.
    open func pause() {}
    /// Stops.
    open func stop() {}
    /// Stops, and discards all scheduled sounds.
    open func reset() {}
    /// Adds a node.
    open func attach(_ node: AVAudioNode) {}
    /// Takes a node out.
    open func detach(_ node: AVAudioNode) {}
    /// Leads the sound of a node into another.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
}
