import Foundation

/// The unit of a time: parts of a second.
public typealias CMTimeScale = Int32
/// A time as a number of units.
public typealias CMTimeValue = Int64
/// Which of several runs of a clock a time is of: 0 for the only one.
public typealias CMTimeEpoch = Int64

/// The largest number of units in a second.
public let kCMTimeMaxTimescale: CMTimeScale = .max

/// The kinds of times.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The time is valid.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// The number was rounded.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// The time is later than all numbers.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// The time is earlier than all numbers.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// The time is not known.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// The flags of times that are no numbers.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A time as a fraction of seconds, which is exact.
///
/// Follows Apple's [CMTime](https://developer.apple.com/documentation/coremedia/cmtime-api).
public struct CMTime: Sendable {
    /// The number of units.
    public var value: CMTimeValue
    /// The number of units in a second.
    public var timescale: CMTimeScale
    /// The kind of the time.
    public var flags: CMTimeFlags
    /// Which run of a clock it is of; 0 by default.
    public var epoch: CMTimeEpoch

    /// Creates a time that is not valid.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// Creates a time of units; it is not valid where the scale is not positive.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// Creates a time of all its parts.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    /// Creates a time of seconds, rounded to units; infinite where the number is too large.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard !seconds.isNaN, preferredTimescale > 0 else {
            self.init()
            return
        }
        let units = seconds * Double(preferredTimescale)
        guard let value = CMTimeValue(exactly: units.rounded()) else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        self.init(value: value, timescale: preferredTimescale)
        if units != units.rounded() { flags.insert(.hasBeenRounded) }
    }

    /// No time.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// A time that is not valid.
    public static let invalid = CMTime()
    /// A time that is not known.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// Later than all times.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// Earlier than all times.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// Whether the time is valid.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether the time is a number of seconds.
    public var isNumeric: Bool { isValid && timescale > 0 && flags.isDisjoint(with: .impliedValueFlagsMask) }
    /// Whether the time is not known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether the time is later than all times.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether the time is earlier than all times.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether the number was rounded.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// The seconds; not a number where they are not known.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
    }
}

extension CMTime: Hashable, Comparable {
    /// The place among all times: those without end, numbers, unknown ones and ones that are not valid.
    private var rank: Int {
        if isNumeric { return 1 }
        return isNegativeInfinity ? 0 : isIndefinite ? 2 : isPositiveInfinity ? 3 : 4
    }

    /// Returns -1, 0 or 1: whether the time is before, at or after another one.
    func compare(to other: CMTime) -> Int {
        guard isNumeric, other.isNumeric else {
            return rank == other.rank ? 0 : rank < other.rank ? -1 : 1
        }
        if epoch != other.epoch { return epoch < other.epoch ? -1 : 1 }
        let (mine, others) = (Int128(value) * Int128(other.timescale), Int128(other.value) * Int128(timescale))
        return mine == others ? 0 : mine < others ? -1 : 1
    }

    public static func < (left: CMTime, right: CMTime) -> Bool { left.compare(to: right) < 0 }
    public static func == (left: CMTime, right: CMTime) -> Bool { left.compare(to: right) == 0 }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        // Equal times may have different numbers.
        if isNumeric { hasher.combine(seconds) }
    }
}

extension CMTime: CustomStringConvertible {
    /// The time as a fraction and in seconds.
    public var description: String {
        if isNumeric { return "{\(value)/\(timescale) = \(String(format: "%.3f", seconds))}" }
        return isPositiveInfinity
            ? "{+INFINITY}" : isNegativeInfinity ? "{-INFINITY}" : isIndefinite ? "{INDEFINITE}" : "{INVALID}"
    }
}
