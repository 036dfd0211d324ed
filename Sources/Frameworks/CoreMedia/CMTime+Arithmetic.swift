import Foundation

/// How a time is rounded to units.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest, and from the middle away from zero: the usual.
    case roundHalfAwayFromZero = 1
    case roundTowardZero = 2
    case roundAwayFromZero = 3
    /// Toward zero, but away from it where the new units are smaller.
    case quickTime = 4
    case roundTowardPositiveInfinity = 5
    case roundTowardNegativeInfinity = 6
    /// The usual.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

extension CMTime {
    /// The sum of two times: exact, unless the scale that both need is too large.
    public static func + (left: CMTime, right: CMTime) -> CMTime { combine(left, right, sign: 1) }
    /// The difference of two times.
    public static func - (left: CMTime, right: CMTime) -> CMTime { combine(left, right, sign: -1) }
    /// Adds a time.
    public static func += (left: inout CMTime, right: CMTime) { left = left + right }
    /// Subtracts a time.
    public static func -= (left: inout CMTime, right: CMTime) { left = left - right }

    /// Returns the time in other units.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric else { return self }
        guard newTimescale > 0 else { return .invalid }
        if newTimescale == timescale { return self }
        let method = method == .quickTime ? (newTimescale > timescale ? .roundAwayFromZero : .roundTowardZero) : method
        return Self.rounded(
            Int128(value) * Int128(newTimescale), over: Int128(timescale), method, scale: newTimescale, like: self)
    }

    /// Returns the time as often as a fraction says.
    func multiplied(by factor: Int64, over divisor: Int64) -> CMTime {
        guard isValid, divisor != 0 else { return .invalid }
        guard isNumeric else {
            let isTurned = (factor < 0) != (divisor < 0) && !isIndefinite
            if factor == 0 { return isIndefinite ? self : .invalid }
            return isTurned ? (isPositiveInfinity ? .negativeInfinity : .positiveInfinity) : self
        }
        let product = Int128(value).multipliedReportingOverflow(by: Int128(factor))
        if product.overflow { return (value < 0) != (factor < 0) ? .negativeInfinity : .positiveInfinity }
        return Self.rounded(product.partialValue, over: Int128(divisor), .default, scale: timescale, like: self)
    }

    private static func combine(_ left: CMTime, _ right: CMTime, sign: Int128) -> CMTime {
        guard left.isValid, right.isValid else { return .invalid }
        if left.isNumeric, right.isNumeric { return sum(left, right, sign) }
        if left.isIndefinite || right.isIndefinite { return .indefinite }
        let ends = [(left, false), (right, sign < 0)].filter { !$0.0.isNumeric }.map { $0.0.isPositiveInfinity != $0.1 }
        guard ends.allSatisfy({ $0 == ends[0] }) else { return .invalid }
        return ends[0] ? .positiveInfinity : .negativeInfinity
    }

    private static func sum(_ left: CMTime, _ right: CMTime, _ sign: Int128) -> CMTime {
        // Of one run of a clock a difference has none.
        let epoch = left.epoch == right.epoch ? (sign < 0 ? 0 : left.epoch) : left.epoch == 0 ? right.epoch : left.epoch
        guard left.epoch == right.epoch || left.epoch == 0 || right.epoch == 0 else { return .invalid }
        let (a, b) = (Int64(left.timescale), Int64(right.timescale))
        let common = a / divisor(a, b) * b
        let scale = common <= Int64(CMTimeScale.max) ? common : max(a, b)
        let total = Int128(left.value) * Int128(b) + sign * Int128(right.value) * Int128(a)
        var like = left
        like.flags.formUnion(right.flags)
        like.epoch = epoch
        return rounded(total * Int128(scale), over: Int128(a) * Int128(b), .default, scale: Int32(scale), like: like)
    }

    private static func divisor(_ a: Int64, _ b: Int64) -> Int64 { b == 0 ? a : divisor(b, a % b) }

    private static func rounded(
        _ number: Int128, over given: Int128, _ method: CMTimeRoundingMethod, scale: CMTimeScale, like time: CMTime
    ) -> CMTime {
        let (number, divisor) = given < 0 ? (-number, -given) : (number, given)
        var (whole, rest) = number.quotientAndRemainder(dividingBy: divisor)
        let direction: Int128 = number < 0 ? -1 : 1
        if rest != 0 {
            let isAway =
                switch method {
                case .roundHalfAwayFromZero: rest.magnitude >= (divisor - Int128(rest.magnitude)).magnitude
                case .roundAwayFromZero: true
                case .roundTowardPositiveInfinity: number > 0
                case .roundTowardNegativeInfinity: number < 0
                case .roundTowardZero, .quickTime: false
                }
            if isAway { whole += direction }
        }
        guard let value = CMTimeValue(exactly: whole) else {
            return whole > 0 ? .positiveInfinity : .negativeInfinity
        }
        let flags = time.flags.union(rest == 0 ? .valid : [.valid, .hasBeenRounded])
        return CMTime(value: value, timescale: scale, flags: flags, epoch: time.epoch)
    }
}
