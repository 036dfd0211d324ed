import Foundation

/// An instant on the clock of run loops and operation queues.
public struct _DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
    /// The instant as a date.
    public var date: Date

    /// Makes an instant.
    public init(_ date: Date) { self.date = date }

    /// The distance to another instant.
    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    /// The instant at a distance.
    public func advanced(by n: Stride) -> Self { Self(date + n.timeInterval) }

    /// A distance in time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        /// The distance in seconds.
        public var magnitude: TimeInterval

        /// The distance in seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// Makes a distance of a number of seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
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
}
