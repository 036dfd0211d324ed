import Foundation
import simd

/// The axis of a rotation.
///
/// Follows Apple's [RotationAxis3D](https://developer.apple.com/documentation/spatial/rotationaxis3d).
public struct RotationAxis3D: Hashable, Codable, Sendable {
    /// The direction, as a vector.
    public var vector: SIMD3<Double>
    /// Creates an axis of numbers.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { vector = SIMD3(x, y, z) }
    /// Creates an axis in a direction.
    public init(_ direction: Vector3D) { vector = direction.vector }
    /// Creates an axis of a vector.
    public init(_ vector: SIMD3<Double>) { self.vector = vector }
    /// The first number.
    public var x: Double { vector.x }
    /// The second number.
    public var y: Double { vector.y }
    /// The third number.
    public var z: Double { vector.z }
    /// The x axis.
    public static let x = RotationAxis3D(x: 1)
    /// The y axis.
    public static let y = RotationAxis3D(y: 1)
    /// The z axis.
    public static let z = RotationAxis3D(z: 1)
    /// The axis between x and y.
    public static let xy = RotationAxis3D(x: 0.5.squareRoot(), y: 0.5.squareRoot())
    /// The axis between y and z.
    public static let yz = RotationAxis3D(y: 0.5.squareRoot(), z: 0.5.squareRoot())
    /// The axis between x and z.
    public static let xz = RotationAxis3D(x: 0.5.squareRoot(), z: 0.5.squareRoot())
    /// The axis between all.
    public static let xyz = RotationAxis3D(
        x: (1.0 / 3).squareRoot(), y: (1.0 / 3).squareRoot(), z: (1.0 / 3).squareRoot())
}

/// Angles about the axes, one after another.
///
/// Follows Apple's [EulerAngles](https://developer.apple.com/documentation/spatial/eulerangles).
public struct EulerAngles: Hashable, Sendable {
    /// The order in which turns about fixed axes are made.
    public enum Order: UInt32, Hashable, Sendable {
        case xyz = 1, zxy = 2
        /// The order in which pitch, yaw and roll are made.
        public static let pitchYawRoll = Order.xyz
    }
    /// The angles about x, y and z, in radians.
    public var angles: SIMD3<Double>
    /// The order.
    public var order: Order
    /// Creates angles in radians.
    public init(angles: SIMD3<Double>, order: Order) { (self.angles, self.order) = (angles, order) }
    /// Creates angles.
    public init(x: Angle2D, y: Angle2D, z: Angle2D, order: Order) {
        self.init(angles: SIMD3(x.radians, y.radians, z.radians), order: order)
    }
}

/// A rotation in space.
///
/// Follows Apple's [Rotation3D](https://developer.apple.com/documentation/spatial/rotation3d).
public struct Rotation3D: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The rotation as a quaternion of the length 1.
    public var quaternion: simd_quatd

    /// Creates no rotation.
    public init() { quaternion = simd_quatd(ix: 0, iy: 0, iz: 0, r: 1) }
    /// Creates a rotation of a quaternion.
    public init(_ quaternion: simd_quatd) {
        self.quaternion = quaternion.length > 0 ? quaternion.normalized : simd_quatd(ix: 0, iy: 0, iz: 0, r: 1)
    }
    /// Creates a rotation of a quaternion.
    public init(quaternion: simd_quatd) { self.init(quaternion) }
    /// Creates a rotation of a quaternion of single precision.
    public init(_ quaternion: simd_quatf) { self.init(simd_quatd(vector: SIMD4<Double>(quaternion.vector))) }
    /// Creates a rotation by an angle about an axis.
    public init(angle: Angle2D, axis: RotationAxis3D) {
        let length = simd.length(axis.vector)
        self.init(
            simd_quatd(angle: length > 0 ? angle.radians : 0, axis: length > 0 ? axis.vector / length : SIMD3(0, 1, 0)))
    }
    /// Creates a rotation of angles about the axes.
    public init(eulerAngles: EulerAngles) {
        let turns = [SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)].enumerated().map { index, axis in
            simd_quatd(angle: eulerAngles.angles[index], axis: axis)
        }
        switch eulerAngles.order {
        case .xyz: self.init(turns[0] * turns[1] * turns[2])
        case .zxy: self.init(turns[2] * turns[0] * turns[1])
        }
    }
    /// Creates the rotation after which z is forward and y as far upward as possible.
    public init(forward: Vector3D, up: Vector3D = .up) {
        let z = forward.normalized
        let side = up.cross(z)
        let x =
            side.lengthSquared < 1e-20 ? Vector3D.right.rotated(by: Vector3D.forward.rotation(to: z)) : side.normalized
        let y = z.cross(x)
        self.init(simd_quatd(simd_double3x3(x.vector, y.vector, z.vector)))
    }
    /// Creates the rotation that looks from a place to another.
    public init(position: Point3D = .zero, target: Point3D, up: Vector3D = .up) {
        self.init(forward: target - position, up: up)
    }

    /// No rotation.
    public static let identity = Rotation3D()
    /// Whether nothing is turned.
    public var isIdentity: Bool { self == .identity }
    /// The angle, from 0 to 360 degrees.
    public var angle: Angle2D { .radians(quaternion.angle) }
    /// The axis; y if nothing is turned.
    public var axis: RotationAxis3D {
        simd.length(quaternion.imag) < 1e-15 ? .y : RotationAxis3D(quaternion.axis)
    }
    /// The four numbers of the quaternion.
    public var vector: SIMD4<Double> { quaternion.vector }
    /// The rotation that turns back.
    public var inverse: Rotation3D { Rotation3D(quaternion.inverse) }
    public var description: String { "(angle: \(angle), axis: \(axis.vector))" }

    /// Returns the angles about the axes in an order.
    public func eulerAngles(order: EulerAngles.Order) -> EulerAngles {
        let (x, y, z) = (
            quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1))
        )
        switch order {
        case .xyz:
            let pitch = asin(Swift.min(Swift.max(z.x, -1), 1))
            return EulerAngles(angles: SIMD3(atan2(-z.y, z.z), pitch, atan2(-y.x, x.x)), order: order)
        case .zxy:
            let pitch = asin(Swift.min(Swift.max(y.z, -1), 1))
            return EulerAngles(angles: SIMD3(pitch, atan2(-x.z, z.z), atan2(-y.x, y.y)), order: order)
        }
    }
    /// Returns the rotation followed by another.
    public func rotated(by other: Rotation3D) -> Rotation3D { Rotation3D(other.quaternion * quaternion) }
    /// Returns the part about an axis.
    public func twist(twistAxis: RotationAxis3D) -> Rotation3D {
        let axis = simd.normalize(twistAxis.vector)
        return Rotation3D(simd_quatd(real: quaternion.real, imag: axis * (quaternion.imag * axis).sum()))
    }
    /// Returns the rotation without the part about an axis, and that part.
    public func swingTwist(twistAxis: RotationAxis3D) -> (swing: Rotation3D, twist: Rotation3D) {
        let twist = twist(twistAxis: twistAxis)
        return (Rotation3D(quaternion * twist.quaternion.inverse), twist)
    }
    /// Returns the rotation at a share of the shortest way between two, from 0 to 1.
    public static func slerp(from: Rotation3D, to: Rotation3D, t: Double) -> Rotation3D {
        var cosine = (from.vector * to.vector).sum()
        let end = cosine < 0 ? -to.vector : to.vector
        cosine = abs(cosine)
        if cosine > 1 - 1e-12 { return Rotation3D(simd_quatd(vector: from.vector + (end - from.vector) * t)) }
        let angle = Foundation.acos(cosine)
        let (first, second) = (Foundation.sin((1 - t) * angle), Foundation.sin(t * angle))
        return Rotation3D(simd_quatd(vector: (from.vector * first + end * second) / Foundation.sin(angle)))
    }
    /// Returns whether both turn alike, up to a difference of the numbers.
    public func isApproximatelyEqual(to other: Rotation3D, tolerance: Double = 1.5e-8) -> Bool {
        let (difference, sum) = (vector - other.vector, vector + other.vector)
        return Swift.min((difference * difference).sum(), (sum * sum).sum()).squareRoot() <= tolerance
    }
    /// The second rotation followed by the first.
    public static func * (lhs: Rotation3D, rhs: Rotation3D) -> Rotation3D {
        Rotation3D(lhs.quaternion * rhs.quaternion)
    }
    /// Turns a direction.
    public static func * (lhs: Rotation3D, rhs: Vector3D) -> Vector3D { rhs.rotated(by: lhs) }
    /// Turns a place about zero.
    public static func * (lhs: Rotation3D, rhs: Point3D) -> Point3D { rhs.rotated(by: lhs) }
}
