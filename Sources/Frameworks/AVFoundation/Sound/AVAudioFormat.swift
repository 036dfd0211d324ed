import CoreAudio
import Foundation

/// The form of sound: samples a second, and channels.
///
/// Follows Apple's [AVAudioFormat](https://developer.apple.com/documentation/avfaudio/avaudioformat).
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// The number of samples a second.
    public let sampleRate: Double
    /// The number of channels.
    public let channelCount: AVAudioChannelCount
    /// The form of samples.
    public let commonFormat: AVAudioCommonFormat
    /// Whether the samples of all channels of a moment are side by side.
    public let isInterleaved: Bool

    /// Creates the usual form: numbers of 32 bits, the channels apart; nil without channels.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    /// Creates a form; nil without samples or channels.
    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        guard channels > 0, channels <= 64, sampleRate > 0, sampleRate.isFinite else { return nil }
        (commonFormat, self.sampleRate, channelCount, isInterleaved) = (format, sampleRate, channels, interleaved)
    }

    /// Creates a form of settings; nil where they lack samples or channels.
    public convenience init?(settings: [String: Any]) {
        func number(_ name: String) -> Double {
            (settings[name] as? NSNumber)?.doubleValue ?? settings[name] as? Double
                ?? (settings[name] as? Int).map(Double.init) ?? 0
        }
        let channels = number(AVNumberOfChannelsKey)
        guard channels >= 1, channels <= 64 else { return nil }
        self.init(
            standardFormatWithSampleRate: number(AVSampleRateKey), channels: AVAudioChannelCount(channels))
    }

    /// Whether it is the usual form.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    /// The form by the names of settings.
    open var settings: [String: Any] {
        [
            AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount),
            AVLinearPCMBitDepthKey: commonFormat == .pcmFormatInt16 ? 16 : commonFormat == .pcmFormatFloat64 ? 64 : 32,
            AVLinearPCMIsFloatKey: commonFormat == .pcmFormatFloat32 || commonFormat == .pcmFormatFloat64,
            AVLinearPCMIsNonInterleaved: !isInterleaved,
        ]
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return sampleRate == other.sampleRate && channelCount == other.channelCount
            && commonFormat == other.commonFormat && isInterleaved == other.isInterleaved
    }
    open override var hash: Int { sampleRate.hashValue ^ Int(channelCount) }
    open override var description: String { "\(channelCount) ch, \(Int(sampleRate)) Hz, \(commonFormat)" }
}

/// The forms of samples.
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat = 0
    case pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// A number of samples of each channel.
public typealias AVAudioFrameCount = UInt32
/// A place among samples.
public typealias AVAudioFramePosition = Int64
/// A number of packets.
public typealias AVAudioPacketCount = UInt32

/// A piece of sound.
///
/// Follows Apple's [AVAudioBuffer](https://developer.apple.com/documentation/avfaudio/avaudiobuffer).
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    /// The form of the sound.
    public let format: AVAudioFormat
    init(format: AVAudioFormat) { self.format = format }
}

/// A piece of sound as samples.
///
/// Follows Apple's [AVAudioPCMBuffer](https://developer.apple.com/documentation/avfaudio/avaudiopcmbuffer).
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    /// How many samples of each channel there is room for.
    public let frameCapacity: AVAudioFrameCount
    /// How many samples of each channel there are; at most the room.
    open var frameLength: AVAudioFrameCount = 0 { didSet { frameLength = min(frameLength, frameCapacity) } }
    /// How far samples of a channel are apart.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    private let memory: UnsafeMutableRawPointer
    private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>

    /// Creates a piece with room for samples, which are silent; nil for a form that is not of numbers, or without the memory.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let size =
            switch format.commonFormat {
            case .pcmFormatInt16: 2
            case .pcmFormatFloat64: 8
            case .otherFormat: 0
            default: 4
            }
        let count = Int(format.channelCount)
        guard size > 0, let memory = calloc(max(Int(frameCapacity), 1) * count, size) else { return nil }
        self.memory = memory
        channels = .allocate(capacity: count)
        for channel in 0..<count {
            channels[channel] = memory + (format.isInterleaved ? channel : channel * Int(frameCapacity)) * size
        }
        self.frameCapacity = frameCapacity
        super.init(format: format)
    }

    deinit {
        free(memory)
        channels.deallocate()
    }

    /// The samples of each channel, where they are numbers of 32 bits.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { data(.pcmFormatFloat32) }
    /// The samples of each channel, where they are whole numbers of 16 bits.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { data(.pcmFormatInt16) }
    /// The samples of each channel, where they are whole numbers of 32 bits.
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { data(.pcmFormatInt32) }

    private func data<Sample>(_ form: AVAudioCommonFormat) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        guard format.commonFormat == form else { return nil }
        return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
    }

    /// A sample as a number from -1 to 1.
    func sample(_ channel: Int, _ frame: Int) -> Float {
        let index = frame * stride
        switch format.commonFormat {
        case .pcmFormatInt16: return Float(channels[channel].assumingMemoryBound(to: Int16.self)[index]) / 32_768
        case .pcmFormatInt32: return Float(channels[channel].assumingMemoryBound(to: Int32.self)[index]) / 2_147_483_648
        case .pcmFormatFloat64: return Float(channels[channel].assumingMemoryBound(to: Double.self)[index])
        default: return channels[channel].assumingMemoryBound(to: Float.self)[index]
        }
    }

    /// Sets a sample to a number from -1 to 1.
    func set(_ channel: Int, _ frame: Int, _ sample: Float) {
        let index = frame * stride
        let sound = sample.isFinite ? sample : 0
        let limited = Double(min(max(sound, -1), 1))
        switch format.commonFormat {
        case .pcmFormatInt16: channels[channel].assumingMemoryBound(to: Int16.self)[index] = Int16(limited * 32_767)
        case .pcmFormatInt32:
            channels[channel].assumingMemoryBound(to: Int32.self)[index] = Int32(limited * 2_147_483_647)
        case .pcmFormatFloat64: channels[channel].assumingMemoryBound(to: Double.self)[index] = Double(sound)
        default: channels[channel].assumingMemoryBound(to: Float.self)[index] = sound
        }
    }
}

/// A moment of sound.
///
/// Follows Apple's [AVAudioTime](https://developer.apple.com/documentation/avfaudio/avaudiotime).
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// The time of the system's clock, in its units; 0 where it is not known.
    public let hostTime: UInt64
    /// The place among samples.
    public let sampleTime: AVAudioFramePosition
    /// The samples in a second; 0 where they do not count.
    public let sampleRate: Double
    /// Whether the system's clock counts.
    open var isHostTimeValid: Bool { sampleRate == 0 }
    /// Whether samples count.
    open var isSampleTimeValid: Bool { sampleRate > 0 }

    /// Creates a moment of the system's clock.
    public init(hostTime: UInt64) { (self.hostTime, sampleTime, sampleRate) = (hostTime, 0, 0) }
    /// Creates a moment by its sample.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (hostTime, self.sampleTime, self.sampleRate) = (0, sampleTime, sampleRate)
    }
    /// Returns the seconds of a time of the system's clock.
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1e9 }
    /// Returns the time of the system's clock after some seconds.
    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 {
        seconds.isFinite && seconds > 0 ? UInt64(min(seconds, 1e9) * 1e9) : 0
    }
}
