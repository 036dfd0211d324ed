import Foundation

/// A distance in time, in seconds, between instants of one scheduler.
public protocol _SecondsStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable, Codable, Sendable
where Magnitude == TimeInterval, FloatLiteralType == TimeInterval, IntegerLiteralType == TimeInterval {
    /// The distance in seconds.
    var magnitude: TimeInterval { get set }

    /// Makes a distance of a number of seconds.
    init(_ timeInterval: TimeInterval)
}

extension _SecondsStride {
    /// The distance in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Makes a distance of a number of seconds.
    public init(floatLiteral value: TimeInterval) { self.init(value) }
    /// Makes a distance of a number of seconds.
    public init(integerLiteral value: TimeInterval) { self.init(value) }
    /// Makes a distance from a number of seconds, if it can be represented exactly.
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        self.init(value)
    }

    /// Whether the left distance is the smaller one.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    /// The sum.
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
    /// The difference.
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
    /// The product of the numbers of seconds.
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
    /// Adds.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Subtracts.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    /// Multiplies.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    /// That many seconds.
    public static func seconds(_ seconds: Int) -> Self { Self(Double(seconds)) }
    /// That many seconds.
    public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
    /// That many thousandths of a second.
    public static func milliseconds(_ milliseconds: Int) -> Self { Self(Double(milliseconds) / 1e3) }
    /// That many millionths of a second.
    public static func microseconds(_ microseconds: Int) -> Self { Self(Double(microseconds) / 1e6) }
    /// That many billionths of a second.
    public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(Double(nanoseconds) / 1e9) }
}
