import AudioToolbox
import CoreAudio
import CoreMedia
import Foundation
import OrielFoundation

/// The form of sound: samples a second, and channels.
///
/// Follows Apple's [AVAudioFormat](https://developer.apple.com/documentation/avfaudio/avaudioformat).
open class AVAudioFormat: NSObject, NSCopying, @unchecked Sendable {
    /// The number of samples a second.
    public let sampleRate: Double
    /// The number of channels.
    public let channelCount: AVAudioChannelCount
    /// The form of samples.
    public let commonFormat: AVAudioCommonFormat
    /// Whether the samples of all channels of a moment are side by side.
    public let isInterleaved: Bool
    /// The order of channels; nil for the usual one.
    public let channelLayout: AVAudioChannelLayout?
    /// The codec's own parameters; nil for none.
    open var magicCookie: Data?
    private let place: UnsafeMutablePointer<AudioStreamBasicDescription>

    /// The form as Core Audio describes it, as long as the object exists.
    open var streamDescription: UnsafePointer<AudioStreamBasicDescription> { UnsafePointer(place) }
    /// The form as Core Media describes it.
    open var formatDescription: CMAudioFormatDescription {
        CMFormatDescription(
            mediaType: .audio, dimensions: CMVideoDimensions(), subtype: place.pointee.mFormatID, sound: place.pointee)
    }

    private init(
        _ description: AudioStreamBasicDescription, _ format: AVAudioCommonFormat, _ layout: AVAudioChannelLayout?
    ) {
        DecodedSound.install()
        (sampleRate, channelCount) = (description.mSampleRate, description.mChannelsPerFrame)
        (commonFormat, channelLayout) = (format, layout)
        isInterleaved = description.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0
        place = .allocate(capacity: 1)
        place.initialize(to: description)
    }
    deinit { place.deallocate() }

    /// Creates a form of nothing.
    public override convenience init() { self.init(AudioStreamBasicDescription(), .otherFormat, nil) }

    /// Creates the usual form: numbers of 32 bits, the channels apart; nil without channels.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }
    /// Creates the usual form with an order of channels.
    public convenience init(standardFormatWithSampleRate sampleRate: Double, channelLayout layout: AVAudioChannelLayout)
    {
        self.init(
            commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, interleaved: false, channelLayout: layout)
    }
    /// Creates a form; nil without samples or channels.
    public convenience init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        guard channels > 0, channels <= 64, sampleRate > 0, sampleRate.isFinite else { return nil }
        self.init(Self.description(format, sampleRate, channels, interleaved), format, nil)
    }
    /// Creates a form with an order of channels.
    public convenience init(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, interleaved: Bool,
        channelLayout layout: AVAudioChannelLayout
    ) {
        let rate = sampleRate.isFinite && sampleRate > 0 ? sampleRate : 44_100
        self.init(Self.description(format, rate, layout.channelCount, interleaved), format, layout)
    }
    /// Creates a form of Core Audio's description; nil without samples or channels.
    public convenience init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
        self.init(streamDescription: asbd, channelLayout: nil)
    }
    /// Creates a form of Core Audio's description, with an order of channels; nil without samples or channels.
    public convenience init?(
        streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>, channelLayout layout: AVAudioChannelLayout?
    ) {
        let form = asbd.pointee
        guard form.mSampleRate > 0, form.mSampleRate.isFinite, (1...1024).contains(form.mChannelsPerFrame) else {
            return nil
        }
        self.init(form, Self.common(form), layout)
    }
    /// Creates a form of Core Media's description; one of nothing for a film.
    public convenience init(cmAudioFormatDescription formatDescription: CMAudioFormatDescription) {
        let form = formatDescription.audioStreamBasicDescription ?? AudioStreamBasicDescription()
        self.init(form, Self.common(form), nil)
    }

    /// Creates a form of settings; nil where they lack samples or channels.
    public convenience init?(settings: [String: Any]) {
        guard let form = Self.description(settings) else { return nil }
        self.init(form, Self.common(form), settings[AVChannelLayoutKey].flatMap(AVAudioChannelLayout.init(setting:)))
    }

    /// Whether it is the usual form.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

    /// Returns the format, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        func form(_ format: AVAudioFormat) -> AudioStreamBasicDescription {
            var form = format.place.pointee
            // The sizes also show whether samples fill their bytes.
            form.mFormatFlags &= ~kAudioFormatFlagIsPacked
            return form
        }
        return form(self) == form(other) && commonFormat == other.commonFormat
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
