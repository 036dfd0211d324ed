import CoreMedia
import Foundation
import OrielFoundation

/// A film or sound to be played: its place in time, and the facts about it once it is loaded.
///
/// Follows Apple's [AVPlayerItem](https://developer.apple.com/documentation/avfoundation/avplayeritem). It is loaded once a player
/// has it. Properties are observed by `observe(_:)` and `publisher(for:)`; they change on the main thread.
open class AVPlayerItem: NSObject, _KeyValueObserving, @unchecked Sendable {
    /// Whether an item can be played.
    public enum Status: Int, Sendable { case unknown = 0, readyToPlay, failed }

    /// The film or sound.
    public let asset: AVAsset
    /// The properties that are loaded before the item is ready; all are, here.
    public let automaticallyLoadedAssetKeys: [String]
    public let _observers = _KeyValueObservers()

    /// Whether the item can be played.
    open internal(set) var status = Status.unknown
    /// Why it cannot; nil where it can.
    open internal(set) var error: (any Error)?
    /// The length; indefinite before it is known.
    open internal(set) var duration = CMTime.indefinite
    /// The size of the pictures, in pixels as they are shown; zero without pictures.
    open internal(set) var presentationSize = CGSize.zero
    /// The tracks, once the item is ready.
    open internal(set) var tracks: [AVPlayerItemTrack] = []
    /// Whether playing would stop now for want of data.
    open internal(set) var isPlaybackBufferEmpty = true
    /// Whether the room for data is full.
    open internal(set) var isPlaybackBufferFull = false
    /// Whether playing will probably not stop for want of data.
    open internal(set) var isPlaybackLikelyToKeepUp = false
    /// Where playing ends; the item's end if it is not valid.
    open var forwardPlaybackEndTime = CMTime.invalid { didSet { player?.clock.timesChanged() } }
    /// Where playing backwards ends; the item's beginning if it is not valid.
    open var reversePlaybackEndTime = CMTime.invalid { didSet { player?.clock.timesChanged() } }
    /// How many seconds are loaded ahead; the library decides.
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// The most bits a second of a stream; the library decides.
    open var preferredPeakBitRate = 0.0
    /// The largest size of a stream's pictures; the library decides.
    open var preferredMaximumResolution = CGSize.zero
    /// Whether loading continues while the item is paused.
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
    /// How the pitch follows the rate; it always stays, here.
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    /// The descriptions that are shown outside of the app.
    open var externalMetadata: [AVMetadataItem] = []
    /// Whether places can be reached before their pictures are ready; without effect.
    open var seekingWaitsForVideoCompositionRendering = false

    /// Whether the item can be played faster than usual.
    open var canPlayFastForward: Bool { status == .readyToPlay }
    /// Whether the item can be played slower than usual.
    open var canPlaySlowForward: Bool { status == .readyToPlay }
    /// Whether the item can be played backwards.
    open var canPlayReverse: Bool { status == .readyToPlay && duration.isNumeric }
    /// Whether the item can be played backwards, faster than usual.
    open var canPlayFastReverse: Bool { canPlayReverse }
    /// Whether the item can be played backwards, slower than usual.
    open var canPlaySlowReverse: Bool { canPlayReverse }
    /// Whether single pictures forwards can be shown.
    open var canStepForward: Bool { status == .readyToPlay && presentationSize != .zero }
    /// Whether single pictures backwards can be shown.
    open var canStepBackward: Bool { canStepForward }

    // MARK: Playing

    let playback = ItemPlayback()
    /// The player that has the item; nil for none.
    weak var player: AVPlayer?

    /// Creates an item of an address.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// Creates an item of an asset.
    public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }

    /// Creates an item of an asset, some properties of which are loaded before the item is ready.
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.asset = asset
        self.automaticallyLoadedAssetKeys = automaticallyLoadedAssetKeys ?? []
        super.init()
    }

    /// Returns another item of the same asset.
    open override func copy() -> Any {
        let copy = AVPlayerItem(asset: asset, automaticallyLoadedAssetKeys: automaticallyLoadedAssetKeys)
        copy.forwardPlaybackEndTime = forwardPlaybackEndTime
        copy.externalMetadata = externalMetadata
        return copy
    }

    /// The place in the item.
    open func currentTime() -> CMTime { playback.time(of: self) }
    /// The date of the place, for streams that have dates; nil here.
    open func currentDate() -> Date? { nil }

    /// The parts that are loaded: all of a file.
    open var loadedTimeRanges: [NSValue] {
        guard status == .readyToPlay, duration.isNumeric else { return [] }
        guard asset.place?.isFileURL == false, let part = playback.pipeline?.loadedPart else {
            return [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))]
        }
        let (start, end) = (part.lowerBound * duration.seconds, part.upperBound * duration.seconds)
        let range = CMTimeRange(
            start: CMTime(seconds: start, preferredTimescale: 600), end: CMTime(seconds: end, preferredTimescale: 600))
        return [NSValue(timeRange: range)]
    }

    /// The parts that can be reached.
    open var seekableTimeRanges: [NSValue] {
        guard status == .readyToPlay, duration.isNumeric, playback.canSeek else { return [] }
        return [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))]
    }

    /// The record of errors; nil without any.
    open func errorLog() -> AVPlayerItemErrorLog? {
        error.map { AVPlayerItemErrorLog(events: [AVPlayerItemErrorLogEvent($0, asset.place)]) }
    }

    /// The record of loading; nil here.
    open func accessLog() -> AVPlayerItemAccessLog? { nil }
    /// Adds an output of pictures or texts; without effect here.
    open func add(_ output: AVPlayerItemOutput) {
        RuntimeWarning.issue("AVPlayerItem.add(_:) has no effect here: a film's pictures go to views and layers only.")
    }
    /// Removes an output.
    open func remove(_ output: AVPlayerItemOutput) {}
}

/// A receiver of an item's pictures or texts; nothing is sent here.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {}

/// A track of an item.
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
    /// The asset's track.
    public let assetTrack: AVAssetTrack?
    /// Whether the track is played; without effect.
    open var isEnabled = true
    /// How many pictures a second are shown; the track's own.
    open var currentVideoFrameRate: Float { assetTrack?.nominalFrameRate ?? 0 }
    init(_ track: AVAssetTrack) { assetTrack = track }
}
