import Foundation

/// An angle, clockwise on the screen where it is positive.
///
/// Follows Apple's [Angle](https://developer.apple.com/documentation/swiftui/angle).
@frozen
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        @inlinable get { radians * (180 / .pi) }
        @inlinable set { radians = newValue * (.pi / 180) }
    }

    /// Creates an angle of zero.
    @inlinable public init() { radians = 0 }

    /// Creates an angle from radians.
    @inlinable public init(radians: Double) { self.radians = radians }

    /// Creates an angle from degrees.
    @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

    /// Returns an angle in radians.
    @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// Returns an angle in degrees.
    @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// The angle of zero.
    @inlinable public static var zero: Angle { Angle() }

    /// Whether the first angle is smaller.
    @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle: Animatable {
    /// The angle in parts of a radian, 128 of them: a difference that counts in animations is visible.
    public var animatableData: Double {
        @inlinable get { radians * 128 }
        @inlinable set { radians = newValue / 128 }
    }
}

extension Angle {
    /// Returns the sum.
    @inlinable public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
    /// Returns the difference.
    @inlinable public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
    /// Returns the opposite angle.
    @inlinable public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    /// Returns the product with a factor.
    @inlinable public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
    /// Returns the product with a factor.
    @inlinable public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }
    /// Returns the quotient by a divisor.
    @inlinable public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
    /// Returns the quotient of two angles.
    @inlinable public static func / (lhs: Angle, rhs: Angle) -> Double { lhs.radians / rhs.radians }
    /// Adds in place.
    @inlinable public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
    /// Subtracts in place.
    @inlinable public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }
    /// Multiplies in place.
    @inlinable public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }
    /// Divides in place.
    @inlinable public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}
