extension Subscribers {
    /// A number of values a subscriber asks for, possibly without limit.
    public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
        /// `Int.max` stands for "unlimited".
        private var count: Int

        private init(count: Int) { self.count = count }

        /// A demand for every value there is.
        public static let unlimited = Demand(count: .max)

        /// A demand for no value, the same as `.max(0)`.
        public static let none = Demand(count: 0)

        /// A demand for up to that many values; negative numbers are refused.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "demand cannot be negative")
            return Demand(count: value)
        }

        /// The number of values asked for, or `nil` when unlimited.
        public var max: Int? { count == .max ? nil : count }

        /// The demand as text: `unlimited` or `max(3)`.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// Reads a demand.
        public init(from decoder: any Decoder) throws {
            count = try decoder.singleValueContainer().decode(Int.self)
            if count < 0 { count = .max }
        }

        /// Writes the demand; an unlimited one as -1.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(max ?? -1)
        }
    }
}

extension Subscribers.Demand {
    /// The sum of both demands.
    public static func + (lhs: Self, rhs: Self) -> Self {
        let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
        return overflow ? .unlimited : Self(count: sum)
    }

    /// The demand for that many values more, never below none.
    public static func + (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return .unlimited }
        let (sum, overflow) = lhs.count.addingReportingOverflow(rhs)
        return overflow ? .unlimited : Self(count: Swift.max(sum, 0))
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
        return Self(count: Swift.max(lhs.count - rhs.count, 0))
    }

    /// The demand for that many values less, never below none; unlimited stays unlimited.
    public static func - (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return .unlimited }
        let (difference, overflow) = lhs.count.subtractingReportingOverflow(rhs)
        return overflow ? .unlimited : Self(count: Swift.max(difference, 0))
    }

    /// Adds a demand.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Adds a number of values.
    public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
    /// Multiplies by a number.
    public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }
    /// Takes a demand away.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    /// Takes a number of values away.
    public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }

    /// Whether the left demand is the smaller one.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.count < rhs.count }
    /// Whether the demand is for more than that many values.
    public static func > (lhs: Self, rhs: Int) -> Bool { lhs == .unlimited || lhs.count > rhs }
    /// Whether the demand is for at least that many values.
    public static func >= (lhs: Self, rhs: Int) -> Bool { lhs == .unlimited || lhs.count >= rhs }
    /// Whether the number is greater than the demand.
    public static func > (lhs: Int, rhs: Self) -> Bool { rhs != .unlimited && lhs > rhs.count }
    /// Whether the number is at least the demand.
    public static func >= (lhs: Int, rhs: Self) -> Bool { rhs != .unlimited && lhs >= rhs.count }
    /// Whether the demand is for fewer than that many values.
    public static func < (lhs: Self, rhs: Int) -> Bool { rhs > lhs }
    /// Whether the number is smaller than the demand.
    public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }
    /// Whether the demand is for at most that many values.
    public static func <= (lhs: Self, rhs: Int) -> Bool { rhs >= lhs }
    /// Whether the number is at most the demand.
    public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }
    /// Whether the demand is for exactly that many values.
    public static func == (lhs: Self, rhs: Int) -> Bool { lhs != .unlimited && lhs.count == rhs }
    /// Whether the demand is for another number of values.
    public static func != (lhs: Self, rhs: Int) -> Bool { !(lhs == rhs) }
    /// Whether the demand is for exactly that many values.
    public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }
    /// Whether the demand is for another number of values.
    public static func != (lhs: Int, rhs: Self) -> Bool { !(rhs == lhs) }
}
