import Foundation

/// Returns a time of units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Returns a time of units of a run of a clock.
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
    var time = CMTime(value: value, timescale: timescale)
    time.epoch = epoch
    return time
}
/// Returns a time of seconds, rounded to units.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns the seconds of a time; not a number where they are not known.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Returns a time in other units.
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(newTimescale, method: method)
}
/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Returns a time some times.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    time.multiplied(by: Int64(multiplier), over: 1)
}
/// Returns a time as often as a number says, rounded to its units.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    guard time.isNumeric else {
        return multiplier.isNaN ? .invalid : time.multiplied(by: multiplier < 0 ? -1 : multiplier > 0 ? 1 : 0, over: 1)
    }
    // A second has at least as many units as a nanosecond needs where the number is a fraction.
    let scale = multiplier == multiplier.rounded() ? time.timescale : max(time.timescale, 1_000_000_000)
    return CMTime(seconds: time.seconds * multiplier, preferredTimescale: scale)
}
/// Returns a time as often as a fraction says.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    time.multiplied(by: Int64(multiplier), over: Int64(divisor))
}
/// Returns -1, 0 or 1: whether a time is before, at or after another one.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { Int32(time1.compare(to: time2)) }
/// Returns the earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// Returns the later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
/// Returns a time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    time < .zero ? time.multiplied(by: -1, over: 1) : time
}
/// Returns a time as text, for messages.
public func CMTimeCopyDescription(allocator: AnyObject?, time: CMTime) -> String? { time.description }
/// Prints a time.
public func CMTimeShow(_ time: CMTime) { print(time) }

/// Returns whether a time is valid.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Returns whether a time is not valid.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
/// Returns whether a time is a number of seconds.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
/// Returns whether a time is not known.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
/// Returns whether a time is later than all numbers.
public func CMTIME_IS_POSITIVE_INFINITY(_ time: CMTime) -> Bool { time.isPositiveInfinity }
/// Returns whether a time is earlier than all numbers.
public func CMTIME_IS_NEGATIVE_INFINITY(_ time: CMTime) -> Bool { time.isNegativeInfinity }
/// Returns whether a time was rounded.
public func CMTIME_HAS_BEEN_ROUNDED(_ time: CMTime) -> Bool { time.hasBeenRounded }

extension NSValue {
    /// Creates a value of a time.
    public convenience init(time: CMTime) {
        self.init(size: time.packed)
    }
    /// The time; not valid for a value of something else.
    public var timeValue: CMTime { CMTime(packed: sizeValue) }
}

extension CMTime {
    /// The parts as a value can have them, by their bits: Foundation's values are of few types.
    fileprivate var packed: NSSize {
        let rest = UInt64(UInt32(bitPattern: timescale)) << 32 | UInt64(flags.rawValue)
        return NSSize(
            width: CGFloat(Double(bitPattern: UInt64(bitPattern: value))), height: CGFloat(Double(bitPattern: rest)))
    }

    fileprivate init(packed: NSSize) {
        let (units, rest) = (Double(packed.width).bitPattern, Double(packed.height).bitPattern)
        self.init(
            value: Int64(bitPattern: units), timescale: Int32(bitPattern: UInt32(rest >> 32)),
            flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: rest)), epoch: 0)
    }
}
