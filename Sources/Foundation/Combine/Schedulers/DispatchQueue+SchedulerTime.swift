import Dispatch

extension DispatchQueue {
    /// An instant on the clock of dispatch queues.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The instant as dispatch queues know it.
        public var dispatchTime: DispatchTime

        /// Makes an instant.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// The distance to another instant; one that is too great in either direction is the greatest there is.
        public func distance(to other: Self) -> Stride {
            let from = dispatchTime.uptimeNanoseconds
            let to = other.dispatchTime.uptimeNanoseconds
            let distance = to >= from ? Int(exactly: to - from) : Int(exactly: from - to).map(-)
            return Stride(nanoseconds: distance ?? .max)
        }

        /// The instant at a distance.
        public func advanced(by n: Stride) -> Self {
            Self(dispatchTime + .nanoseconds(n.magnitude))
        }

        /// Hashes the instant.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// Reads an instant in nanoseconds.
        public init(from decoder: any Decoder) throws {
            self.init(
                DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self)))
        }

        /// Writes the instant in nanoseconds.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }
    }
}

extension DispatchQueue.SchedulerTimeType {
    /// A distance in time, in nanoseconds; a literal is in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        private var _nanoseconds: Int

        /// The distance in nanoseconds.
        public var magnitude: Int {
            get { _nanoseconds }
            set { _nanoseconds = newValue }
        }

        init(nanoseconds: Int) { _nanoseconds = nanoseconds }

        /// Makes a distance of a dispatch interval.
        public init(_ timeInterval: DispatchTimeInterval) {
            switch timeInterval {
            case .seconds(let value): self = .seconds(value)
            case .milliseconds(let value): self = .milliseconds(value)
            case .microseconds(let value): self = .microseconds(value)
            case .nanoseconds(let value): self.init(nanoseconds: value)
            default: self.init(nanoseconds: .max)
            }
        }

        /// Makes a distance of a number of seconds.
        public init(floatLiteral value: Double) { self = .seconds(value) }
        /// Makes a distance of a number of seconds.
        public init(integerLiteral value: Int) { self = .seconds(value) }
        /// Makes a distance of a number of seconds, if it is small enough.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = Int(exactly: source) else { return nil }
            self = .seconds(value)
        }

        /// The distance as a dispatch interval.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        /// Whether the left distance is the smaller one.
        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
        /// The sum.
        public static func + (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.magnitude + rhs.magnitude) }
        /// The difference.
        public static func - (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.magnitude - rhs.magnitude) }
        /// The product of the numbers of seconds.
        public static func * (lhs: Self, rhs: Self) -> Self {
            .nanoseconds(Int(clamping: Int128(lhs.magnitude) * Int128(rhs.magnitude) / 1_000_000_000))
        }
        /// Adds.
        public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
        /// Subtracts.
        public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
        /// Multiplies.
        public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

        /// That many seconds.
        public static func seconds(_ seconds: Double) -> Self {
            Self(nanoseconds: Int(exactly: (seconds * 1e9).rounded()) ?? (seconds < 0 ? .min : .max))
        }
        /// That many seconds.
        public static func seconds(_ seconds: Int) -> Self { scaled(seconds, 1_000_000_000) }
        /// That many thousandths of a second.
        public static func milliseconds(_ milliseconds: Int) -> Self { scaled(milliseconds, 1_000_000) }
        /// That many millionths of a second.
        public static func microseconds(_ microseconds: Int) -> Self { scaled(microseconds, 1_000) }
        /// That many billionths of a second.
        public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(nanoseconds: nanoseconds) }

        private static func scaled(_ count: Int, _ unit: Int) -> Self {
            let (product, overflow) = count.multipliedReportingOverflow(by: unit)
            return Self(nanoseconds: overflow ? (count < 0 ? .min : .max) : product)
        }
    }
}
