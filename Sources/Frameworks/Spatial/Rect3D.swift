import Foundation
import simd

/// A box whose edges are along the axes.
///
/// Follows Apple's [Rect3D](https://developer.apple.com/documentation/spatial/rect3d).
public struct Rect3D: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The corner from which the size is measured.
    public var origin: Point3D
    /// The size.
    public var size: Size3D
    /// Creates a box.
    public init(origin: Point3D = .zero, size: Size3D = .zero) { (self.origin, self.size) = (origin, size) }
    /// Creates a box of vectors.
    public init(origin: Vector3D, size: Vector3D) { self.init(origin: Point3D(origin), size: Size3D(size)) }
    /// Creates a box with its center.
    public init(center: Point3D, size: Size3D) { self.init(origin: center - size / 2, size: size) }
    /// Creates the smallest box that contains places; an empty one for none.
    public init(points: [Point3D]) {
        let first = points.first ?? .zero
        let low = points.reduce(first.vector) { simd.min($0, $1.vector) }
        let high = points.reduce(first.vector) { simd.max($0, $1.vector) }
        self.init(origin: Point3D(low), size: Size3D(high - low))
    }

    /// The empty box at zero.
    public static let zero = Rect3D()
    /// The box of the size 1 at zero.
    public static let unit = Rect3D(size: .one)
    /// The corner with the smallest numbers.
    public var min: Point3D { Point3D(simd.min(origin.vector, (origin + size).vector)) }
    /// The corner with the largest numbers.
    public var max: Point3D { Point3D(simd.max(origin.vector, (origin + size).vector)) }
    /// The center.
    public var center: Point3D { origin + size / 2 }
    /// Whether a length is 0.
    public var isEmpty: Bool { size.width == 0 || size.height == 0 || size.depth == 0 }
    /// Whether all numbers are finite.
    public var isFinite: Bool { origin.isFinite && size.isFinite }
    /// The same box with a size that is not negative.
    public var standardized: Rect3D { Rect3D(origin: min, size: Size3D(max - min)) }
    /// The smallest box of whole numbers that contains the box.
    public var integral: Rect3D {
        let (low, high) = (min.vector.rounded(.down), max.vector.rounded(.up))
        return Rect3D(origin: Point3D(low), size: Size3D(high - low))
    }
    /// The eight corners.
    public var cornerPoints: [Point3D] {
        let (low, high) = (min, max)
        return [low.z, high.z].flatMap { z in
            [low.y, high.y].flatMap { y in [low.x, high.x].map { Point3D(x: $0, y: y, z: z) } }
        }
    }
    public var description: String { "(origin: \(origin), size: \(size))" }

    /// Returns whether a place is in the box or on its surface.
    public func contains(_ point: Point3D) -> Bool {
        let (low, high) = (min, max)
        return (0..<3).allSatisfy { point[$0] >= low[$0] && point[$0] <= high[$0] }
    }
    /// Returns whether another box is within.
    public func contains(_ other: Rect3D) -> Bool { contains(other.min) && contains(other.max) }
    /// Returns whether one of several places is in the box.
    public func contains(anyOf points: [Point3D]) -> Bool { points.contains { contains($0) } }
    /// Returns whether the boxes have a part in common.
    public func intersects(_ other: Rect3D) -> Bool { intersection(other) != nil }
    /// Returns the common part; nil if there is none.
    public func intersection(_ other: Rect3D) -> Rect3D? {
        let low = simd.max(min.vector, other.min.vector)
        let high = simd.min(max.vector, other.max.vector)
        guard low.x <= high.x, low.y <= high.y, low.z <= high.z else { return nil }
        return Rect3D(origin: Point3D(low), size: Size3D(high - low))
    }
    /// Returns the smallest box that contains both.
    public func union(_ other: Rect3D) -> Rect3D { Rect3D(points: [min, max, other.min, other.max]) }
    /// Returns the box made smaller at each side.
    public func inset(by size: Size3D) -> Rect3D { Rect3D(origin: origin + size, size: self.size - size * 2) }
    /// Returns the box moved.
    public func translated(by vector: Vector3D) -> Rect3D { Rect3D(origin: origin + vector, size: size) }
    /// Returns the box with its size multiplied, at the same corner.
    public func uniformlyScaled(by scale: Double) -> Rect3D { Rect3D(origin: origin, size: size * scale) }
    /// Returns the smallest box that contains the box turned about its center.
    public func rotated(by rotation: Rotation3D) -> Rect3D {
        let center = center
        return Rect3D(points: cornerPoints.map { center + (($0 - center).rotated(by: rotation)) })
    }
    /// Returns the smallest box that contains the box after a transform.
    public func applying(_ transform: AffineTransform3D) -> Rect3D {
        Rect3D(points: cornerPoints.map { $0.applying(transform) })
    }
}
