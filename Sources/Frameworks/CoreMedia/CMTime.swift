import Foundation

/// The unit of a time: parts of a second.
public typealias CMTimeScale = Int32
/// A time as a number of units.
public typealias CMTimeValue = Int64

/// A time as a fraction of seconds.
///
/// Follows Apple's [CMTime](https://developer.apple.com/documentation/coremedia/cmtime-api).
public struct CMTime: Hashable, Comparable, Sendable {
    private enum Kind: Hashable { case number, invalid, indefinite, negativeInfinity, positiveInfinity }

    /// The number of units.
    public var value: CMTimeValue
    /// The number of units in a second.
    public var timescale: CMTimeScale
    private let kind: Kind

    /// Creates a time that is not valid.
    public init() { self.init(.invalid) }

    /// Creates a time of units.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.value = value
        self.timescale = timescale
        kind = timescale > 0 ? .number : .invalid
    }

    /// Creates a time of seconds, rounded to units.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        let units = (seconds * Double(preferredTimescale)).rounded()
        guard !seconds.isNaN, preferredTimescale > 0 else {
            self.init(.invalid)
            return
        }
        guard let value = CMTimeValue(exactly: units) else {
            self.init(seconds > 0 ? .positiveInfinity : .negativeInfinity)
            return
        }
        self.init(value: value, timescale: preferredTimescale)
    }

    private init(_ kind: Kind) {
        (value, timescale, self.kind) = (0, 0, kind)
    }

    /// No time.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// A time that is not valid.
    public static let invalid = CMTime(.invalid)
    /// A time that is not known.
    public static let indefinite = CMTime(.indefinite)
    /// Later than all times.
    public static let positiveInfinity = CMTime(.positiveInfinity)
    /// Earlier than all times.
    public static let negativeInfinity = CMTime(.negativeInfinity)

    /// Whether the time is valid.
    public var isValid: Bool { kind != .invalid }
    /// Whether the time is a number of seconds.
    public var isNumeric: Bool { kind == .number }
    /// Whether the time is not known.
    public var isIndefinite: Bool { kind == .indefinite }
    /// Whether the time is later than all times.
    public var isPositiveInfinity: Bool { kind == .positiveInfinity }
    /// Whether the time is earlier than all times.
    public var isNegativeInfinity: Bool { kind == .negativeInfinity }

    /// The seconds; not a number where they are not known.
    public var seconds: Double {
        switch kind {
        case .number: Double(value) / Double(timescale)
        case .positiveInfinity: .infinity
        case .negativeInfinity: -.infinity
        case .invalid, .indefinite: .nan
        }
    }

    public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
    public static func == (left: CMTime, right: CMTime) -> Bool {
        left.isNumeric && right.isNumeric ? left.seconds == right.seconds : left.kind == right.kind
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        if isNumeric { hasher.combine(seconds) }
    }

    /// The sum of two times.
    public static func + (left: CMTime, right: CMTime) -> CMTime { combine(left, right, +) }
    /// The difference of two times.
    public static func - (left: CMTime, right: CMTime) -> CMTime { combine(left, right, -) }

    private static func combine(_ left: CMTime, _ right: CMTime, _ operation: (Double, Double) -> Double) -> CMTime {
        CMTime(
            seconds: operation(left.seconds, right.seconds), preferredTimescale: max(left.timescale, right.timescale, 1)
        )
    }
}

/// Returns a time of units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Returns a time of seconds, rounded to units.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns the seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
