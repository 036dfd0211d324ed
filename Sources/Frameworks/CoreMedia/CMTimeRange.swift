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
        let (first, last) = (max(start, range.start), min(end, range.end))
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }
    /// Returns the range from the first beginning to the last end.
    public func union(_ range: CMTimeRange) -> CMTimeRange {
        CMTimeRange(start: min(start, range.start), end: max(end, range.end))
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
/// Returns whether a time is in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }

/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Returns -1, 0 or 1: whether a time is before, at or after another one.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 == time2 ? 0 : time1 < time2 ? -1 : 1 }
/// Returns a time as often as a number says.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 1))
}
/// Returns whether a time is valid.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Returns whether a time is not valid.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
/// Returns whether a time is a number of seconds.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
