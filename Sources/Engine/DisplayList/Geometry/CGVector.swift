import Foundation

/// A direction and length in the plane, in points.
///
/// ```swift
/// let wind = CGVector(dx: 3, dy: -4)
/// let speed = (wind.dx * wind.dx + wind.dy * wind.dy).squareRoot()
/// ```
public struct CGVector: Hashable, Codable, Sendable {
    /// The horizontal and vertical parts.
    public var dx: CGFloat, dy: CGFloat

    /// The vector of no length.
    public static let zero = CGVector()

    /// Creates the zero vector.
    public init() { (dx, dy) = (0, 0) }

    /// Creates a vector from its parts.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
