import CoreMedia
import Foundation
import OrielFoundation

/// Reads the samples of a film for the app; not here: it fails with an error, and warns once.
///
/// Follows Apple's [AVAssetReader](https://developer.apple.com/documentation/avfoundation/avassetreader).
open class AVAssetReader: NSObject, @unchecked Sendable {
    /// How far the reading is.
    public enum Status: Int, Sendable { case unknown = 0, reading, completed, failed, cancelled }
    /// The film.
    public let asset: AVAsset
    /// How far the reading is.
    open private(set) var status = Status.unknown
    /// Why it failed; nil before.
    open private(set) var error: (any Error)?
    /// The part that is read.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// The source.
    open private(set) var outputs: [AVAssetReaderOutput] = []

    /// Creates a reader of a film.
    public init(asset: AVAsset) throws { self.asset = asset }
    /// Returns whether something can be read.
    open func canAdd(_ output: AVAssetReaderOutput) -> Bool { status == .unknown }
    /// Adds something to be read.
    open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
    /// Begins; fails.
    @discardableResult open func startReading() -> Bool {
        RuntimeWarning.issue("AVAssetReader reads no samples here.")
        (status, error) = (.failed, AVError(.operationNotSupportedForAsset, "Samples are not read here."))
        return false
    }
    /// Ends reading.
    open func cancelReading() { status = .cancelled }
}

/// Something that a reader reads.
open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
    /// The kind.
    public let mediaType: AVMediaType
    /// Whether samples are copied; true by default.
    open var alwaysCopiesSampleData = true
    /// Whether parts can be read in any order; false by default.
    open var supportsRandomAccess = false
    init(_ mediaType: AVMediaType) { self.mediaType = mediaType }
    /// Returns the next sample; nil at the end, which is at once here.
    open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}

/// A track that a reader reads.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
    /// The track.
    public let track: AVAssetTrack
    /// The form.
    nonisolated(unsafe) public let outputSettings: [String: Any]?
    /// How sound keeps its pitch at another speed.
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    /// Creates an output of a track.
    public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
        (self.track, self.outputSettings) = (track, outputSettings)
        super.init(track.mediaType)
    }
}

/// The mixed sound of tracks that a reader reads.
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput, @unchecked Sendable {
    /// The tracks.
    public let audioTracks: [AVAssetTrack]
    /// How loud the tracks are.
    open var audioMix: AVAudioMix?
    /// Creates an output of tracks.
    public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
        self.audioTracks = audioTracks
        super.init(.audio)
    }
}

/// The pictures of tracks, put together, that a reader reads.
open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput, @unchecked Sendable {
    /// The tracks.
    public let videoTracks: [AVAssetTrack]
    /// How the pictures are put together.
    open var videoComposition: AVVideoComposition?
    /// Creates an output of tracks.
    public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) {
        self.videoTracks = videoTracks
        super.init(.video)
    }
}
