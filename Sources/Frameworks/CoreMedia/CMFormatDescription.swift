import CoreAudio
import Foundation

/// The description of a piece of film or sound.
///
/// Follows Apple's [CMFormatDescription](https://developer.apple.com/documentation/coremedia/cmformatdescription-api).
public final class CMFormatDescription: @unchecked Sendable {
    /// The kinds of media.
    public struct MediaType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        /// Creates a kind of four letters.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A film.
        public static let video = MediaType(rawValue: 0x7669_6465)
        /// Sound.
        public static let audio = MediaType(rawValue: 0x736F_756E)
        /// Pictures and sound in one.
        public static let muxed = MediaType(rawValue: 0x6D75_7878)
        /// Text.
        public static let text = MediaType(rawValue: 0x7465_7874)
        /// Captions.
        public static let closedCaption = MediaType(rawValue: 0x636C_6370)
        /// Subtitles.
        public static let subtitle = MediaType(rawValue: 0x7362_746C)
        /// Moments of time.
        public static let timeCode = MediaType(rawValue: 0x746D_6364)
        /// Facts at a time.
        public static let metadata = MediaType(rawValue: 0x6D65_7461)
    }
    /// The codec, or the format of pixels.
    public struct MediaSubType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        /// Creates a codec of four letters.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// H.264.
        public static let h264 = MediaSubType(rawValue: kCMVideoCodecType_H264)
        /// HEVC.
        public static let hevc = MediaSubType(rawValue: kCMVideoCodecType_HEVC)
        /// Motion JPEG.
        public static let jpeg = MediaSubType(rawValue: kCMVideoCodecType_JPEG)
        /// Samples without compression.
        public static let linearPCM = MediaSubType(rawValue: kAudioFormatLinearPCM)
        /// Advanced Audio Coding.
        public static let mpeg4AAC = MediaSubType(rawValue: 0x6161_6320)
    }

    /// The kind.
    public let mediaType: MediaType
    /// The codec, or the format of pixels.
    public let mediaSubType: MediaSubType
    /// The size, in pixels.
    public let dimensions: CMVideoDimensions
    /// The form of sound; nil for a film.
    let sound: AudioStreamBasicDescription?
    /// Further facts.
    let extensionValues: NSDictionary
    /// The codec's own parameters: of H.264 and HEVC.
    let parameterSets: [Data]

    package init(
        mediaType: MediaType, dimensions: CMVideoDimensions, subtype: UInt32 = 0,
        sound: AudioStreamBasicDescription? = nil, extensions: NSDictionary? = nil, parameterSets: [Data] = []
    ) {
        (self.mediaType, self.dimensions, self.sound) = (mediaType, dimensions, sound)
        mediaSubType = MediaSubType(rawValue: subtype)
        (extensionValues, self.parameterSets) = (extensions ?? NSDictionary(), parameterSets)
    }

    /// The form of sound; nil for a film.
    public var audioStreamBasicDescription: AudioStreamBasicDescription? { sound }
}

extension CMFormatDescription: Equatable {
    public static func == (a: CMFormatDescription, b: CMFormatDescription) -> Bool {
        a.mediaType == b.mediaType && a.mediaSubType == b.mediaSubType && a.dimensions == b.dimensions
            && a.sound == b.sound && a.parameterSets == b.parameterSets && a.extensionValues.isEqual(b.extensionValues)
    }
}

/// The description of a film.
public typealias CMVideoFormatDescription = CMFormatDescription
/// What sound is.
public typealias CMAudioFormatDescription = CMFormatDescription
/// A kind of media, as four letters.
public typealias CMMediaType = FourCharCode
/// A film.
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
/// Sound.
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E
/// Pictures and sound in one.
public let kCMMediaType_Muxed: CMMediaType = 0x6D75_7878
/// Text.
public let kCMMediaType_Text: CMMediaType = 0x7465_7874
/// Captions.
public let kCMMediaType_ClosedCaption: CMMediaType = 0x636C_6370
/// Subtitles.
public let kCMMediaType_Subtitle: CMMediaType = 0x7362_746C
/// Moments of time.
public let kCMMediaType_TimeCode: CMMediaType = 0x746D_6364
/// Facts at a time.
public let kCMMediaType_Metadata: CMMediaType = 0x6D65_7461
/// Blue, green, red and opacity, a byte each.
public let kCMPixelFormat_32BGRA: FourCharCode = 0x4247_5241
/// Opacity, red, green and blue, a byte each.
public let kCMPixelFormat_32ARGB: FourCharCode = 32

/// The size of a film, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    /// The width.
    public var width: Int32
    /// The height.
    public var height: Int32
    /// Creates a size.
    public init(width: Int32 = 0, height: Int32 = 0) { (self.width, self.height) = (width, height) }
}
