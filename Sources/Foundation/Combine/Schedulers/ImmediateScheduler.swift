/// A scheduler that runs everything at once, on the calling thread.
///
/// It has no clock: asking it to run something at a date other than now is a mistake it does not notice.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The scheduler has no options.
    public typealias SchedulerOptions = Never

    /// An instant of a clock that never advances.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// A distance of a clock that never advances; its value has no meaning.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Hashable, Sendable,
            SchedulerTimeIntervalConvertible
        {
            /// The number.
            public var magnitude: Int

            /// Makes a distance of a number.
            public init(_ value: Int) { magnitude = value }
            /// Makes a distance of a number.
            public init(integerLiteral value: Int) { self.init(value) }
            /// Makes a distance of a number.
            public init(floatLiteral value: Double) { self.init(Int(value)) }
            /// Makes a distance of a number, if it is small enough.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self.init(value)
            }

            /// Whether the left distance is the smaller one.
            public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
            /// The sum.
            public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
            /// The difference.
            public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
            /// The product.
            public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
            /// Multiplies.
            public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

            /// A distance of zero, as the clock never advances.
            public static func seconds(_ seconds: Int) -> Self { 0 }
            /// A distance of zero, as the clock never advances.
            public static func seconds(_ seconds: Double) -> Self { 0 }
            /// A distance of zero, as the clock never advances.
            public static func milliseconds(_ milliseconds: Int) -> Self { 0 }
            /// A distance of zero, as the clock never advances.
            public static func microseconds(_ microseconds: Int) -> Self { 0 }
            /// A distance of zero, as the clock never advances.
            public static func nanoseconds(_ nanoseconds: Int) -> Self { 0 }
        }

        /// No distance: all instants are one.
        public func distance(to other: Self) -> Stride { 0 }

        /// The same instant.
        public func advanced(by n: Stride) -> Self { self }
    }

    /// The scheduler; all its values are alike.
    public static let shared = ImmediateScheduler()

    /// The one instant there is.
    public var now: SchedulerTimeType { SchedulerTimeType() }

    /// No tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs the action now.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    /// Runs the action now.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { action() }

    /// Runs the action now, and not again.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
