import Foundation
import simd

/// A movement, rotation, scaling or shearing of space.
///
/// Follows Apple's [AffineTransform3D](https://developer.apple.com/documentation/spatial/affinetransform3d).
public struct AffineTransform3D: Hashable, Sendable, CustomStringConvertible {
    /// The columns of the matrix: the images of the axes, and the movement.
    private var columns: [SIMD3<Double>]

    private init(columns: [SIMD3<Double>]) { self.columns = columns }
    /// Creates a transform that changes nothing.
    public init() { columns = [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1), .zero] }
    /// Creates a transform that scales, then turns, then moves.
    public init(scale: Size3D = .one, rotation: Rotation3D = .identity, translation: Vector3D = .zero) {
        columns = (0..<3).map { index in
            var axis = SIMD3<Double>.zero
            axis[index] = scale[index]
            return rotation.quaternion.act(axis)
        }
        columns.append(translation.vector)
    }
    /// Creates a transform that turns and moves.
    public init(pose: Pose3D) { self.init(rotation: pose.rotation, translation: Vector3D(pose.position)) }
    /// Creates the transform of a matrix, whose last row is left out.
    public init(truncating matrix: simd_double4x4) {
        let parts = [matrix.columns.0, matrix.columns.1, matrix.columns.2, matrix.columns.3]
        columns = parts.map { SIMD3($0.x, $0.y, $0.z) }
    }
    /// Creates the transform of a matrix; nil where its last row is not 0, 0, 0, 1.
    public init?(_ matrix: simd_double4x4) {
        let row = SIMD4(matrix.columns.0.w, matrix.columns.1.w, matrix.columns.2.w, matrix.columns.3.w)
        guard row == SIMD4(0, 0, 0, 1) else { return nil }
        self.init(truncating: matrix)
    }

    /// No change.
    public static let identity = AffineTransform3D()
    /// Whether nothing is changed.
    public var isIdentity: Bool { self == .identity }
    /// The matrix.
    public var matrix4x4: simd_double4x4 {
        simd_double4x4(
            SIMD4(columns[0], 0), SIMD4(columns[1], 0), SIMD4(columns[2], 0), SIMD4(columns[3], 1))
    }
    /// The movement.
    public var translation: Vector3D {
        get { Vector3D(columns[3]) }
        set { columns[3] = newValue.vector }
    }
    /// The factors along the axes.
    public var scale: Size3D {
        Size3D(width: simd.length(columns[0]), height: simd.length(columns[1]), depth: simd.length(columns[2]))
    }
    private var determinant: Double { (columns[0] * simd.cross(columns[1], columns[2])).sum() }
    /// The rotation; nil for a transform that mirrors, shears or makes flat.
    public var rotation: Rotation3D? {
        let scale = scale
        guard determinant > 0 else { return nil }
        let axes = (0..<3).map { columns[$0] / scale[$0] }
        let isSheared = [(0, 1), (1, 2), (0, 2)].contains { abs((axes[$0] * axes[$1]).sum()) > 1e-9 }
        return isSheared ? nil : Rotation3D(simd_quatd(simd_double3x3(axes[0], axes[1], axes[2])))
    }
    /// The transform back; nil where there is none.
    public var inverse: AffineTransform3D? {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return nil }
        let rows = [
            simd.cross(columns[1], columns[2]) / determinant, simd.cross(columns[2], columns[0]) / determinant,
            simd.cross(columns[0], columns[1]) / determinant,
        ]
        func turned(_ vector: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3((rows[0] * vector).sum(), (rows[1] * vector).sum(), (rows[2] * vector).sum())
        }
        let axes = [SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)].map(turned)
        return AffineTransform3D(columns: axes + [-turned(columns[3])])
    }
    public var description: String { "\(columns)" }

    /// Returns the image of a direction.
    func direction(_ vector: SIMD3<Double>) -> SIMD3<Double> {
        columns[0] * vector.x + columns[1] * vector.y + columns[2] * vector.z
    }
    /// Returns the transform followed by another.
    public func concatenating(_ other: AffineTransform3D) -> AffineTransform3D { other * self }
    /// Returns the transform followed by a movement.
    public func translated(by vector: Vector3D) -> AffineTransform3D {
        concatenating(AffineTransform3D(translation: vector))
    }
    /// Returns the transform followed by a rotation.
    public func rotated(by rotation: Rotation3D) -> AffineTransform3D {
        concatenating(AffineTransform3D(rotation: rotation))
    }
    /// Returns the transform followed by a scaling.
    public func scaled(by size: Size3D) -> AffineTransform3D { concatenating(AffineTransform3D(scale: size)) }
    /// Returns whether the numbers differ from another's by a number at most.
    public func isApproximatelyEqual(to other: AffineTransform3D, tolerance: Double = 1.5e-8) -> Bool {
        zip(columns, other.columns).allSatisfy { simd.length($0 - $1) <= tolerance }
    }
    /// The second transform followed by the first.
    public static func * (lhs: AffineTransform3D, rhs: AffineTransform3D) -> AffineTransform3D {
        AffineTransform3D(
            columns: rhs.columns.enumerated().map { index, column in
                lhs.direction(column) + (index == 3 ? lhs.columns[3] : .zero)
            })
    }
    /// Transforms a place.
    public static func * (lhs: AffineTransform3D, rhs: Point3D) -> Point3D { rhs.applying(lhs) }
    /// Transforms a direction.
    public static func * (lhs: AffineTransform3D, rhs: Vector3D) -> Vector3D { rhs.applying(lhs) }
}
