import Foundation
import simd

/// A place with a rotation.
///
/// Follows Apple's [Pose3D](https://developer.apple.com/documentation/spatial/pose3d).
public struct Pose3D: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The place.
    public var position: Point3D
    /// The rotation.
    public var rotation: Rotation3D
    /// Creates a pose.
    public init(position: Point3D = .zero, rotation: Rotation3D = .identity) {
        (self.position, self.rotation) = (position, rotation)
    }
    /// Creates a pose at zero that looks forward in a direction.
    public init(forward: Vector3D, up: Vector3D = .up) { self.init(rotation: Rotation3D(forward: forward, up: up)) }
    /// Creates a pose at a place that looks to another.
    public init(position: Point3D = .zero, target: Point3D, up: Vector3D = .up) {
        self.init(position: position, rotation: Rotation3D(position: position, target: target, up: up))
    }
    /// Creates the pose of a transform; nil if that mirrors or shears.
    public init?(transform: AffineTransform3D) {
        guard let rotation = transform.rotation else { return nil }
        self.init(position: Point3D(transform.translation), rotation: rotation)
    }
    /// Creates the pose of a matrix; nil if that mirrors or shears.
    public init?(_ matrix: simd_double4x4) {
        guard let transform = AffineTransform3D(matrix) else { return nil }
        self.init(transform: transform)
    }

    /// Zero, without a rotation.
    public static let identity = Pose3D()
    /// Whether the place is zero and nothing is turned.
    public var isIdentity: Bool { self == .identity }
    /// The matrix.
    public var matrix: simd_double4x4 { AffineTransform3D(pose: self).matrix4x4 }
    /// The pose back.
    public var inverse: Pose3D {
        let back = rotation.inverse
        return Pose3D(position: Point3D(-Vector3D(position).rotated(by: back)), rotation: back)
    }
    public var description: String { "(position: \(position), rotation: \(rotation))" }

    /// Returns the pose moved.
    public func translated(by vector: Vector3D) -> Pose3D { Pose3D(position: position + vector, rotation: rotation) }
    /// Returns the pose with a further rotation, at the same place.
    public func rotated(by other: Rotation3D) -> Pose3D {
        Pose3D(position: position, rotation: rotation.rotated(by: other))
    }
    /// Returns the pose followed by another.
    public func concatenating(_ other: Pose3D) -> Pose3D { other * self }
    /// Returns whether the pose is another's, up to a difference.
    public func isApproximatelyEqual(to other: Pose3D, tolerance: Double = 1.5e-8) -> Bool {
        position.isApproximatelyEqual(to: other.position, tolerance: tolerance)
            && rotation.isApproximatelyEqual(to: other.rotation, tolerance: tolerance)
    }
    /// The second pose within the first.
    public static func * (lhs: Pose3D, rhs: Pose3D) -> Pose3D {
        Pose3D(position: rhs.position.applying(lhs), rotation: lhs.rotation * rhs.rotation)
    }
    /// Moves and turns a place.
    public static func * (lhs: Pose3D, rhs: Point3D) -> Point3D { rhs.applying(lhs) }
}

/// A half-line.
///
/// Follows Apple's [Ray3D](https://developer.apple.com/documentation/spatial/ray3d).
public struct Ray3D: Hashable, Codable, Sendable {
    /// The beginning.
    public var origin: Point3D
    /// The direction, of the length 1.
    public var direction: Vector3D
    /// Creates a half-line.
    public init(origin: Point3D = .zero, direction: Vector3D = .zero) {
        (self.origin, self.direction) = (origin, direction.normalized)
    }
    /// Returns whether the half-line meets a box.
    public func intersects(_ rect: Rect3D) -> Bool {
        var (first, last) = (0.0, Double.infinity)
        for index in 0..<3 {
            let (low, high) = (rect.min[index] - origin[index], rect.max[index] - origin[index])
            if direction[index] == 0 {
                if low > 0 || high < 0 { return false }
            } else {
                let ends = [low / direction[index], high / direction[index]].sorted()
                (first, last) = (Swift.max(first, ends[0]), Swift.min(last, ends[1]))
            }
        }
        return first <= last
    }
}

/// A place by its distance from zero and two angles.
///
/// Follows Apple's [SphericalCoordinates3D](https://developer.apple.com/documentation/spatial/sphericalcoordinates3d).
public struct SphericalCoordinates3D: Hashable, Codable, Sendable {
    /// The distance from zero.
    public var radius: Double
    /// The angle from the y axis.
    public var inclination: Angle2D
    /// The angle about the y axis, from z to x.
    public var azimuth: Angle2D
    /// Creates a place.
    public init(radius: Double = 0, inclination: Angle2D = .zero, azimuth: Angle2D = .zero) {
        (self.radius, self.inclination, self.azimuth) = (radius, inclination, azimuth)
    }
    /// Creates the angles of a place.
    public init(_ point: Point3D) {
        let radius = Vector3D(point).length
        self.init(
            radius: radius, inclination: radius == 0 ? .zero : .acos(point.y / radius),
            azimuth: .atan2(y: point.x, x: point.z))
    }
}

extension Point3D {
    /// Creates the place of a distance and angles.
    public init(_ coordinates: SphericalCoordinates3D) {
        let flat = coordinates.radius * sin(coordinates.inclination)
        self.init(
            x: flat * sin(coordinates.azimuth), y: coordinates.radius * cos(coordinates.inclination),
            z: flat * cos(coordinates.azimuth))
    }
}
