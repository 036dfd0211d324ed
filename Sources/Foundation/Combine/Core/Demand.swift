extension Subscribers {
    /// A number of values a subscriber asks for, possibly without limit.
    public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
        /// The number of values; one more than the greatest integer means "unlimited".
        private let rawValue: UInt

        private init(rawValue: UInt) { self.rawValue = Swift.min(rawValue, UInt(Int.max) + 1) }

        /// A demand for that many values, none if the number is negative.
        fileprivate init(count: Int) { rawValue = UInt(Swift.max(count, 0)) }

        /// The number of values; the greatest there is for unlimited demand.
        fileprivate var count: Int { Int(clamping: rawValue) }

        /// A demand for every value there is.
        public static let unlimited = Demand(rawValue: .max)

        /// A demand for no value, the same as `.max(0)`.
        public static let none = Demand(count: 0)

        /// A demand for up to that many values; negative numbers are refused.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "demand cannot be negative")
            return Demand(count: value)
        }

        /// The number of values asked for, or `nil` when unlimited.
        public var max: Int? { self == .unlimited ? nil : count }

        /// The demand as text: `unlimited` or `max(3)`.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// Reads a demand.
        public init(from decoder: any Decoder) throws {
            self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
        }

        /// Writes the demand; an unlimited one as a number greater than every integer.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }
    }
}

extension Subscribers.Demand {
    /// The sum of both demands.
    public static func + (lhs: Self, rhs: Self) -> Self {
        if lhs == .unlimited || rhs == .unlimited { return .unlimited }
        let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
        return overflow ? .unlimited : Self(count: sum)
    }

    /// The demand for that many values more, never below none.
    public static func + (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return .unlimited }
        let (sum, overflow) = lhs.count.addingReportingOverflow(rhs)
        return overflow ? .unlimited : Self(count: sum)
    }

    /// The demand times a number that is not negative.
    public static func * (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return .unlimited }
        let (product, overflow) = lhs.count.multipliedReportingOverflow(by: rhs)
        return overflow ? .unlimited : .max(product)
    }

    /// The difference of both demands, never below none; unlimited stays unlimited.
    public static func - (lhs: Self, rhs: Self) -> Self {
        if lhs == .unlimited { return .unlimited }
        if rhs == .unlimited { return .none }
        return Self(count: lhs.count - rhs.count)
    }

    /// The demand for that many values less, never below none; unlimited stays unlimited.
    public static func - (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return .unlimited }
        let (difference, overflow) = lhs.count.subtractingReportingOverflow(rhs)
        return overflow ? .none : Self(count: difference)
    }

    /// Adds a demand.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Adds a number of values.
    public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
    /// Multiplies by a number.
    public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }
    /// Subtracts a demand.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    /// Subtracts a number of values.
    public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }

    /// Whether the left demand is the smaller one.
    public static func < (lhs: Self, rhs: Self) -> Bool { rhs == .unlimited ? lhs != .unlimited : lhs < rhs.count }
    /// Whether the demand is for more than that many values.
    @_disfavoredOverload
    public static func > (lhs: Self, rhs: Int) -> Bool { lhs == .unlimited || lhs.count > rhs }
    /// Whether the demand is for at least that many values.
    @_disfavoredOverload
    public static func >= (lhs: Self, rhs: Int) -> Bool { lhs == .unlimited || lhs.count >= rhs }
    /// Whether the number is greater than the demand.
    @_disfavoredOverload
    public static func > (lhs: Int, rhs: Self) -> Bool { rhs != .unlimited && lhs > rhs.count }
    /// Whether the number is at least the demand.
    @_disfavoredOverload
    public static func >= (lhs: Int, rhs: Self) -> Bool { rhs != .unlimited && lhs >= rhs.count }
    /// Whether the demand is for fewer than that many values.
    @_disfavoredOverload
    public static func < (lhs: Self, rhs: Int) -> Bool { lhs != .unlimited && lhs.count < rhs }
    /// Whether the number is smaller than the demand.
    @_disfavoredOverload
    public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }
    /// Whether the demand is for at most that many values.
    @_disfavoredOverload
    public static func <= (lhs: Self, rhs: Int) -> Bool { rhs >= lhs }
    /// Whether the number is at most the demand.
    @_disfavoredOverload
    public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }
    /// Whether the demand is for exactly that many values.
    public static func == (lhs: Self, rhs: Int) -> Bool { lhs != .unlimited && lhs.count == rhs }
    /// Returns whether two demands differ.
    public static func != (lhs: Self, rhs: Int) -> Bool { !(lhs == rhs) }
    /// Whether the demand is for exactly that many values.
    public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }
    /// Returns whether two demands differ.
    public static func != (lhs: Int, rhs: Self) -> Bool { !(rhs == lhs) }
}
