/// The kinds of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pictures.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Texts.
    public static let text = AVMediaType(rawValue: "text")
    /// Captions for the deaf.
    public static let closedCaption = AVMediaType(rawValue: "clcp")
    /// Texts of the speech.
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    /// Times.
    public static let timecode = AVMediaType(rawValue: "tmcd")
    /// What describes the media.
    public static let metadata = AVMediaType(rawValue: "meta")
    /// Media of several kinds.
    public static let muxed = AVMediaType(rawValue: "muxx")
    /// Depths of pictures.
    public static let depthData = AVMediaType(rawValue: "dpth")
    /// Objects in pictures.
    public static let metadataObject = AVMediaType(rawValue: "mobj")
    /// A picture beside others.
    public static let auxiliaryPicture = AVMediaType(rawValue: "auxv")
}

/// What media are for.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// They can be seen.
    public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
    /// They can be heard.
    public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
    /// They can be read.
    public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
    /// They have pictures.
    public static let frameBased = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicFrameBased")
}

/// The types of files.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type by its identifier.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    /// QuickTime.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// MPEG-4.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// MPEG-4 of iTunes.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// Sound in MPEG-4.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// Films of telephones.
    public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
    /// Sound as it is, in Apple's form.
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    /// Sound as it is.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    /// Sound as it is, of older systems.
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")
    /// Sound as it is, of older systems, compressed.
    public static let aifc = AVFileType(rawValue: "public.aifc-audio")
    /// Sound of telephones.
    public static let amr = AVFileType(rawValue: "org.3gpp.adaptive-multi-rate-audio")
    /// MP3.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    /// Sound of older Unix systems.
    public static let au = AVFileType(rawValue: "public.au-audio")
    /// Dolby Digital.
    public static let ac3 = AVFileType(rawValue: "public.ac3-audio")
    /// JPEG.
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    /// HEIC.
    public static let heic = AVFileType(rawValue: "public.heic")
    /// HEIF.
    public static let heif = AVFileType(rawValue: "public.heif")
    /// Raw pictures of cameras.
    public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
    /// TIFF.
    public static let tif = AVFileType(rawValue: "public.tiff")
}

/// The forms in which films are written.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// H.265.
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    /// H.265 with an opacity.
    public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
    /// H.264.
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    /// JPEG.
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    /// Apple ProRes 422.
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
    /// Apple ProRes 4444.
    public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
}
