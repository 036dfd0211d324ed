import CoreMedia
import Foundation
import OrielFoundation
import SwiftUICore

/// A film or sound that is made of parts of others; it is edited, but neither played nor exported here.
///
/// Follows Apple's [AVComposition](https://developer.apple.com/documentation/avfoundation/avcomposition). An `AVPlayerItem` or an export session of it fails.
open class AVComposition: AVAsset, @unchecked Sendable {
    fileprivate let lock = NSRecursiveLock()
    fileprivate var parts: [AVMutableCompositionTrack] = []
    fileprivate var size = CGSize.zero

    init() { super.init(place: nil) }

    override var isMadeOfOthers: Bool { true }
    /// The tracks.
    open override var tracks: [AVAssetTrack] { lock.withLock { parts } }
    /// The length of the longest track.
    open override var duration: CMTime { tracks.reduce(.zero) { max($0, $1.timeRange.end) } }
    /// The size of the pictures: of the first track of pictures, if none was set.
    open var naturalSize: CGSize {
        lock.withLock { size != .zero ? size : parts.first { $0.mediaType == .video }?.naturalSize ?? .zero }
    }
    open override var isPlayable: Bool { false }
    open override var metadata: [AVMetadataItem] { [] }

    open override func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        tracks(withMediaType: mediaType)
    }
    open override func loadTracks(
        withMediaType mediaType: AVMediaType,
        completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) {
        completionHandler(tracks(withMediaType: mediaType), nil)
    }
    open override func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
        track(withTrackID: trackID)
    }
}

/// A composition that can be edited.
///
/// Follows Apple's [AVMutableComposition](https://developer.apple.com/documentation/avfoundation/avmutablecomposition).
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    /// Creates an empty composition.
    public override init() { super.init() }
    /// Creates an empty composition.
    /// - Parameter urlAssetInitializationOptions: Without effect.
    public convenience init(urlAssetInitializationOptions: [String: Any]?) { self.init() }

    /// The size of the pictures: of the first track of pictures, if none was set.
    open override var naturalSize: CGSize {
        get { super.naturalSize }
        set { lock.withLock { size = newValue } }
    }

    /// Adds an empty track; nil for a number that a track has.
    /// - Parameter preferredTrackID: The number; `kCMPersistentTrackID_Invalid` for a new one.
    open func addMutableTrack(
        withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? {
        lock.withLock {
            guard !parts.contains(where: { $0.trackID == preferredTrackID }), preferredTrackID >= 0 else { return nil }
            let free = (parts.map(\.trackID).max() ?? 0) + 1
            let number = preferredTrackID == kCMPersistentTrackID_Invalid ? free : preferredTrackID
            let track = AVMutableCompositionTrack(mediaType, number: number, of: self)
            parts.append(track)
            return track
        }
    }

    /// Removes a track.
    open func removeTrack(_ track: AVCompositionTrack) { lock.withLock { parts.removeAll { $0 === track } } }

    /// Returns a track into which a track of another film can be inserted; nil if there is none.
    open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
        lock.withLock { parts.first { $0.mediaType == track.mediaType } }
    }

    /// Inserts a part of a film with all its tracks at a time; the rest moves behind it.
    /// - Throws: An ``AVError`` for a part or a time that is not valid.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        try insert(timeRange, of: asset.tracks, at: startTime)
    }

    /// Inserts a part of a film with all its tracks at a time, without waiting for its file.
    /// - Throws: An ``AVError`` for a part or a time that is not valid, or the file's error.
    open func insertTimeRange(
        _ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime, isolation: isolated (any Actor)? = #isolation
    ) async throws {
        let tracks =
            try await asset.loadTracks(withMediaType: .video) + asset.loadTracks(withMediaType: .audio)
        try insert(timeRange, of: tracks, at: startTime)
    }

    private func insert(_ range: CMTimeRange, of tracks: [AVAssetTrack], at start: CMTime) throws {
        try lock.withLock {
            // Tracks that already exist and have no part in the film move, too.
            var used: [AVMutableCompositionTrack] = []
            for source in tracks {
                let free = parts.first { part in
                    part.mediaType == source.mediaType && !used.contains { $0 === part }
                }
                guard
                    let target = free
                        ?? addMutableTrack(
                            withMediaType: source.mediaType, preferredTrackID: kCMPersistentTrackID_Invalid)
                else { continue }
                try target.insertTimeRange(range, of: source, at: start)
                used.append(target)
            }
            for part in parts where !used.contains(where: { $0 === part }) {
                part.insertEmptyTimeRange(CMTimeRange(start: start, duration: range.duration))
            }
        }
    }

    /// Inserts nothing for a time, in all tracks.
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        lock.withLock { for part in parts { part.insertEmptyTimeRange(timeRange) } }
    }
    /// Removes a part of all tracks; the rest moves forward.
    open func removeTimeRange(_ timeRange: CMTimeRange) {
        lock.withLock { for part in parts { part.removeTimeRange(timeRange) } }
    }
    /// Makes a part of all tracks last for another time.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        lock.withLock { for part in parts { part.scaleTimeRange(timeRange, toDuration: duration) } }
    }
}
