/// Any number of animatable values as one.
///
/// Follows Apple's [AnimatableValues](https://developer.apple.com/documentation/swiftui/animatablevalues).
@frozen
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
    /// The values.
    public var value: (repeat each Value)

    /// Creates the value from its parts.
    @inlinable
    public init(_ value: repeat each Value) { self.value = (repeat each value) }

    /// All zeros.
    @inlinable public static var zero: Self { Self(repeat (each Value).zero) }

    /// Whether all parts are equal.
    @inlinable
    public static func == (lhs: Self, rhs: Self) -> Bool {
        for (a, b) in repeat (each lhs.value, each rhs.value) {
            guard a == b else { return false }
        }
        return true
    }

    /// Returns the sum.
    @inlinable
    public static func + (lhs: Self, rhs: Self) -> Self { Self(repeat (each lhs.value) + (each rhs.value)) }

    /// Returns the difference.
    @inlinable
    public static func - (lhs: Self, rhs: Self) -> Self { Self(repeat (each lhs.value) - (each rhs.value)) }

    /// Multiplies all parts by a factor.
    @inlinable
    public mutating func scale(by rhs: Double) { self = Self(repeat (each value).scaled(by: rhs)) }

    /// The sum of the squares of all components.
    @inlinable
    public var magnitudeSquared: Double {
        var sum = 0.0
        for part in repeat each value { sum += part.magnitudeSquared }
        return sum
    }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
