import Foundation

/// A type of values that can be added, subtracted and scaled, for use by animations.
///
/// Follows Apple's [VectorArithmetic](https://developer.apple.com/documentation/swiftui/vectorarithmetic);
/// statement A10.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each component by a factor.
    mutating func scale(by rhs: Double)

    /// The sum of the squares of all components.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns the value with each component multiplied by a factor.
    @inlinable
    public func scaled(by rhs: Double) -> Self {
        var copy = self
        copy.scale(by: rhs)
        return copy
    }

    /// Moves toward another value by a share of the way: 0 changes nothing, 1 gives exactly the other value.
    @inlinable
    public mutating func interpolate(towards other: Self, amount: Double) {
        self = interpolated(towards: other, amount: amount)
    }

    /// Returns the linear interpolation to another value: 0 gives this value, 1 the other, exactly.
    @inlinable
    public func interpolated(towards other: Self, amount: Double) -> Self {
        if amount == 0 { return self }
        if amount == 1 { return other }
        return self + (other - self).scaled(by: amount)
    }
}

extension Double: VectorArithmetic {
    /// Multiplies the number by a factor.
    @inlinable public mutating func scale(by rhs: Double) { self *= rhs }
    /// The number's square.
    @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies the number by a factor.
    @inlinable public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// The number's square.
    @inlinable public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the number by a factor.
    @inlinable public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The number's square.
    @inlinable public var magnitudeSquared: Double { Double(self * self) }
}
