import Foundation

/// A time from a beginning on.
///
/// Follows Apple's [CMTimeRange](https://developer.apple.com/documentation/coremedia/cmtimerange-api).
public struct CMTimeRange: Hashable, Sendable {
    /// The beginning.
    public var start: CMTime
    /// The length.
    public var duration: CMTime
    /// Creates a range of a length.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// Creates a range from one time to another.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
    /// Creates a range that is not valid.
    public init() { self.init(start: .invalid, duration: .invalid) }

    /// No time at the beginning.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// A range that is not valid.
    public static let invalid = CMTimeRange()
    /// The end.
    public var end: CMTime { start + duration }
    /// Whether both times are valid, and the length is not negative.
    public var isValid: Bool { start.isValid && duration.isValid && !(duration < .zero) }
    /// Whether it is valid and has no length.
    public var isEmpty: Bool { isValid && duration == .zero }

    /// Returns whether a time is in the range.
    public func containsTime(_ time: CMTime) -> Bool { isValid && !(time < start) && time < end }
    /// Returns whether another range is in this one.
    public func containsTimeRange(_ range: CMTimeRange) -> Bool {
        isValid && range.isValid && !(range.start < start) && !(end < range.end)
    }
    /// Returns the part that is in both ranges; an empty one if there is none.
    public func intersection(_ range: CMTimeRange) -> CMTimeRange {
        guard isValid, range.isValid else { return .invalid }
        let (first, last) = (max(start, range.start), min(end, range.end))
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }
    /// Returns the range from the first beginning to the last end.
    public func union(_ range: CMTimeRange) -> CMTimeRange {
        guard isValid, range.isValid else { return .invalid }
        return CMTimeRange(start: min(start, range.start), end: max(end, range.end))
    }
    /// Whether the length is not known.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
}

/// Where a range of one time line is in another.
public struct CMTimeMapping: Hashable, Sendable {
    /// The range.
    public var source: CMTimeRange
    /// Where it is.
    public var target: CMTimeRange
    /// Creates a mapping.
    public init(source: CMTimeRange = .invalid, target: CMTimeRange = .invalid) {
        (self.source, self.target) = (source, target)
    }
}

/// Returns a range of a length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
/// Returns a range from one time to another.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// Returns the end of a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Returns the range from the first beginning of two to the last end.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.union(otherRange)
}
/// Returns the part that is in both ranges.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.intersection(otherRange)
}
/// Returns whether two ranges are the same.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
/// Returns whether a time is in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// Returns whether a range is in another.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
    range.containsTimeRange(otherRange)
}
/// Returns the time of a range that is nearest to a time.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
    range.isValid && time.isValid ? min(max(time, range.start), range.end) : .invalid
}
/// Returns where a time of one range is in another, in proportion.
public func CMTimeMapTimeFromRangeToRange(_ t: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    CMTimeMapDurationFromRangeToRange(t - fromRange.start, fromRange: fromRange, toRange: toRange) + toRange.start
}
/// Returns how long a length of one range is in another, in proportion.
public func CMTimeMapDurationFromRangeToRange(_ dur: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    guard fromRange.duration > .zero, toRange.duration.isNumeric else { return .invalid }
    if fromRange.duration == toRange.duration { return dur }
    return CMTimeMultiplyByFloat64(dur, multiplier: toRange.duration.seconds / fromRange.duration.seconds)
}
/// Returns whether a range is valid.
public func CMTIMERANGE_IS_VALID(_ range: CMTimeRange) -> Bool { range.isValid }
/// Returns whether a range is not valid.
public func CMTIMERANGE_IS_INVALID(_ range: CMTimeRange) -> Bool { !range.isValid }
/// Returns whether a range is valid and has no length.
public func CMTIMERANGE_IS_EMPTY(_ range: CMTimeRange) -> Bool { range.isEmpty }

extension NSValue {
    /// Creates a value of a range of times, in billionths of a second.
    public convenience init(timeRange: CMTimeRange) {
        self.init(point: NSPoint(x: timeRange.start.seconds, y: timeRange.duration.seconds))
    }
    /// The range of times, in billionths of a second.
    public var timeRangeValue: CMTimeRange {
        let seconds = pointValue
        return CMTimeRange(
            start: CMTime(seconds: seconds.x, preferredTimescale: 1_000_000_000),
            duration: CMTime(seconds: seconds.y, preferredTimescale: 1_000_000_000))
    }
}
