import CoreMedia
import Foundation
import OrielFoundation
import SwiftUICore

/// A part of a track.
open class AVAssetTrackSegment: NSObject, @unchecked Sendable {
    /// Where the part comes from, and where it is in the track.
    public let timeMapping: CMTimeMapping
    /// Whether nothing is shown or heard.
    public let isEmpty: Bool
    init(_ mapping: CMTimeMapping, isEmpty: Bool) { (timeMapping, self.isEmpty) = (mapping, isEmpty) }
}

/// A part of a composition's track, with the film from which it comes.
///
/// Follows Apple's [AVCompositionTrackSegment](https://developer.apple.com/documentation/avfoundation/avcompositiontracksegment).
open class AVCompositionTrackSegment: AVAssetTrackSegment, @unchecked Sendable {
    /// The address of the film; nil for an empty part.
    public let sourceURL: URL?
    /// The number of the film's track.
    public let sourceTrackID: CMPersistentTrackID

    /// Creates a part of a film's track.
    public init(
        url URL: URL, trackID: CMPersistentTrackID, sourceTimeRange: CMTimeRange, targetTimeRange: CMTimeRange
    ) {
        (sourceURL, sourceTrackID) = (URL, trackID)
        super.init(CMTimeMapping(source: sourceTimeRange, target: targetTimeRange), isEmpty: false)
    }

    /// Creates an empty part.
    public init(timeRange: CMTimeRange) {
        (sourceURL, sourceTrackID) = (nil, kCMPersistentTrackID_Invalid)
        super.init(CMTimeMapping(source: timeRange, target: timeRange), isEmpty: true)
    }

    private init(_ mapping: CMTimeMapping, of other: AVCompositionTrackSegment) {
        (sourceURL, sourceTrackID) = (other.sourceURL, other.sourceTrackID)
        super.init(mapping, isEmpty: other.isEmpty)
    }

    /// The segment at another place, perhaps with another length.
    func moved(to target: CMTimeRange) -> AVCompositionTrackSegment {
        AVCompositionTrackSegment(CMTimeMapping(source: timeMapping.source, target: target), of: self)
    }

    /// The segment before and behind a time within it.
    func split(at time: CMTime) -> [AVCompositionTrackSegment] {
        let (source, target) = (timeMapping.source, timeMapping.target)
        guard target.start < time, time < target.end else { return [self] }
        let share = (time - target.start).seconds / target.duration.seconds
        let middle =
            source.duration == target.duration
            ? source.start + (time - target.start)
            : source.start + CMTimeMultiplyByFloat64(source.duration, multiplier: share)
        return [
            AVCompositionTrackSegment(
                CMTimeMapping(
                    source: CMTimeRange(start: source.start, end: middle),
                    target: CMTimeRange(start: target.start, end: time)), of: self),
            AVCompositionTrackSegment(
                CMTimeMapping(
                    source: CMTimeRange(start: middle, end: source.end),
                    target: CMTimeRange(start: time, end: target.end)), of: self),
        ]
    }
}

/// A track of a composition.
///
/// Follows Apple's [AVCompositionTrack](https://developer.apple.com/documentation/avfoundation/avcompositiontrack).
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
    fileprivate let segmentsLock = NSRecursiveLock()
    fileprivate var list: [AVCompositionTrackSegment] = []
    private let kind: AVMediaType
    fileprivate var firstSize = CGSize.zero

    init(_ kind: AVMediaType, number: CMPersistentTrackID, of asset: AVAsset) {
        self.kind = kind
        super.init(AssetFacts.TrackFacts(isVideo: kind == .video), number: Int(number), of: asset, duration: .zero)
    }

    /// The parts, one directly behind the other.
    public var segments: [AVCompositionTrackSegment] { segmentsLock.withLock { list } }
    open override var mediaType: AVMediaType { kind }
    open override var naturalSize: CGSize { firstSize }
    open override var timeRange: CMTimeRange {
        CMTimeRange(start: .zero, end: segments.last?.timeMapping.target.end ?? .zero)
    }
    open override var isSelfContained: Bool { false }

    /// Returns the part of a time; nil behind the end.
    public func segment(forTrackTime trackTime: CMTime) -> AVCompositionTrackSegment? {
        segments.first { $0.timeMapping.target.containsTime(trackTime) }
    }
}

/// A track of a composition that can be edited.
///
/// Follows Apple's [AVMutableCompositionTrack](https://developer.apple.com/documentation/avfoundation/avmutablecompositiontrack).
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    private var turned = CGAffineTransform.identity
    private var loudness: Float = 1
    private var isOn = true
    private var tongue: String?

    /// How pictures are turned when they are shown.
    open override var preferredTransform: CGAffineTransform {
        get { turned }
        set { turned = newValue }
    }
    /// How loud it is by default.
    open override var preferredVolume: Float {
        get { loudness }
        set { loudness = newValue }
    }
    /// Whether it is played by default.
    open override var isEnabled: Bool {
        get { isOn }
        set { isOn = newValue }
    }
    /// The language, as `eng`; nil if it is not known.
    open override var languageCode: String? {
        get { tongue }
        set { tongue = newValue }
    }

    /// Inserts a part of a track at a time; the rest moves behind it.
    ///
    /// A time behind the end leaves the track empty until there.
    /// - Throws: An ``AVError`` for a part or a time that is not valid, or a track of another kind.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        guard timeRange.isValid, timeRange.start.isNumeric, timeRange.duration.isNumeric,
            !(timeRange.duration < .zero), track.mediaType == mediaType
        else { throw AVError(.operationNotSupportedForAsset, "The part can't be inserted.") }
        let part = timeRange.intersection(track.timeRange)
        guard part.duration > .zero,
            let url = track.asset?.place ?? (track as? AVCompositionTrack)?.segments.first?.sourceURL
        else { return }
        let target = CMTimeRange(start: startTime.isNumeric ? startTime : self.timeRange.end, duration: part.duration)
        guard !(target.start < .zero) else { throw AVError(.operationNotSupportedForAsset, "The time is negative.") }
        if firstSize == .zero { firstSize = track.naturalSize }
        insert(
            AVCompositionTrackSegment(
                url: url, trackID: track.trackID, sourceTimeRange: part, targetTimeRange: target))
    }

    /// Inserts nothing for a time; the rest moves behind it.
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        guard timeRange.isValid, timeRange.start.isNumeric, timeRange.duration.isNumeric, timeRange.duration > .zero,
            timeRange.start < self.timeRange.end
        else { return }
        insert(AVCompositionTrackSegment(timeRange: timeRange))
    }

    /// Removes a part; the rest moves forward.
    open func removeTimeRange(_ timeRange: CMTimeRange) { replace(timeRange) { _ in [] } }

    /// Makes a part last for another time; the rest moves.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        guard duration.isNumeric, duration > .zero, timeRange.duration.isNumeric, timeRange.duration > .zero else {
            return
        }
        let factor = duration.seconds / timeRange.duration.seconds
        replace(timeRange) { segments in
            segments.enumerated().map { index, segment in
                let old = segment.timeMapping.target.duration
                // One segment has the exact length.
                let new = segments.count == 1 ? duration : CMTimeMultiplyByFloat64(old, multiplier: factor)
                return segment.moved(to: CMTimeRange(start: .zero, duration: new))
            }
        }
    }

    /// Checks parts: each begins where the one before ends.
    /// - Throws: An ``AVError`` if one does not.
    open func validateSegments(_ trackSegments: [AVCompositionTrackSegment]) throws {
        var end = CMTime.zero
        for segment in trackSegments {
            guard segment.timeMapping.target.start == end else {
                throw AVError(.operationNotSupportedForAsset, "The parts are not one behind the other.")
            }
            end = segment.timeMapping.target.end
        }
    }

    private func insert(_ segment: AVCompositionTrackSegment) {
        segmentsLock.withLock {
            let start = segment.timeMapping.target.start
            let end = timeRange.end
            if end < start {
                list.append(AVCompositionTrackSegment(timeRange: CMTimeRange(start: end, end: start)))
            }
            let pieces = list.flatMap { $0.split(at: start) }
            line(
                up: pieces.filter { $0.timeMapping.target.start < start } + [segment]
                    + pieces.filter { !($0.timeMapping.target.start < start) })
        }
    }

    private func replace(_ range: CMTimeRange, _ change: ([AVCompositionTrackSegment]) -> [AVCompositionTrackSegment]) {
        guard range.isValid, range.start.isNumeric, range.duration.isNumeric else { return }
        segmentsLock.withLock {
            let pieces = list.flatMap { $0.split(at: range.start) }.flatMap { $0.split(at: range.end) }
            let inside = pieces.filter { range.containsTime($0.timeMapping.target.start) }
            line(
                up: pieces.filter { $0.timeMapping.target.start < range.start } + change(inside)
                    + pieces.filter { !($0.timeMapping.target.start < range.end) })
        }
    }

    /// Puts parts one directly behind the other.
    private func line(up segments: [AVCompositionTrackSegment]) {
        var end = CMTime.zero
        list = segments.map { segment in
            let target = CMTimeRange(start: end, duration: segment.timeMapping.target.duration)
            end = target.end
            return segment.moved(to: target)
        }
    }
}
