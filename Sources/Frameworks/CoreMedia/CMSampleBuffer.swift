import CoreVideo
import Foundation

/// A piece of film or sound; nothing makes any here.
///
/// Follows Apple's [CMSampleBuffer](https://developer.apple.com/documentation/coremedia/cmsamplebuffer-api).
public final class CMSampleBuffer: @unchecked Sendable {
    /// The number of samples.
    public let numSamples: Int
    /// When it is shown.
    public let presentationTimeStamp: CMTime
    /// How long it is.
    public let duration: CMTime
    /// What it is; nil if it is not known.
    public let formatDescription: CMFormatDescription?

    /// The picture; nil for sound.
    public let imageBuffer: CVImageBuffer?
    /// When it is decoded; not valid if that is when it is shown.
    public var decodeTimeStamp: CMTime { .invalid }
    /// Whether the piece is valid.
    public var isValid: Bool { true }

    package init(
        numSamples: Int, presentationTimeStamp: CMTime, duration: CMTime, formatDescription: CMFormatDescription?,
        imageBuffer: CVImageBuffer? = nil
    ) {
        self.imageBuffer = imageBuffer
        (self.numSamples, self.presentationTimeStamp) = (numSamples, presentationTimeStamp)
        (self.duration, self.formatDescription) = (duration, formatDescription)
    }
}

/// What a piece of film or sound is.
public final class CMFormatDescription: Sendable {
    /// The kinds of media.
    public struct MediaType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        /// Creates a kind of four letters.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A film.
        public static let video = MediaType(rawValue: 0x7669_6465)
        /// Sound.
        public static let audio = MediaType(rawValue: 0x736F_756E)
    }
    /// The kind.
    public let mediaType: MediaType
    /// The size, in pixels.
    public let dimensions: CMVideoDimensions
    package init(mediaType: MediaType, dimensions: CMVideoDimensions) {
        (self.mediaType, self.dimensions) = (mediaType, dimensions)
    }
}

/// What a film is.
public typealias CMVideoFormatDescription = CMFormatDescription
/// What sound is.
public typealias CMAudioFormatDescription = CMFormatDescription

/// The size of a film, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    /// The width.
    public var width: Int32
    /// The height.
    public var height: Int32
    /// Creates a size.
    public init(width: Int32 = 0, height: Int32 = 0) { (self.width, self.height) = (width, height) }
}

/// Returns the size of a film.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    videoDesc.dimensions
}
/// Returns when a piece is shown.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
/// Returns how long a piece is.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
/// Returns the number of samples of a piece.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { sbuf.numSamples }
/// Returns whether a piece has its content.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { true }
/// Returns what a piece is; nil if it is not known.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
    sbuf.formatDescription
}
/// Returns the picture of a piece; nil for sound.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// Returns when a piece is decoded; not valid if that is when it is shown.
public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.decodeTimeStamp }
/// Returns when a piece is shown, after changes of speed; there are none here.
public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
    sbuf.presentationTimeStamp
}
/// Returns how long a piece is, after changes of speed; there are none here.
public func CMSampleBufferGetOutputDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
/// Returns whether a piece is valid.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
/// Returns the kind of media.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> UInt32 { desc.mediaType.rawValue }
/// The number of a track.
public typealias CMPersistentTrackID = Int32
/// The number of no track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
