import Foundation

/// A three-by-three matrix that maps points with perspective: row vectors, as in SwiftUI.
///
/// `(x, y, 1) · M = (x', y', w)`, and the mapped point is `(x'/w, y'/w)`.
///
/// ```swift
/// var lean = ProjectionTransform(CGAffineTransform(rotationAngle: 0.1))
/// #expect(lean.isAffine)
/// lean.m13 = 0.002  // the further to the right, the smaller
/// let effect = LayerEffect.transform(lean)
/// ```
public struct ProjectionTransform: Hashable, Sendable {
    /// The first row.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    /// The second row.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    /// The third row: translation and scale.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// Creates the identity transform.
    public init() {}

    /// Creates a projection from an affine transform.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether the transform is without perspective.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// The affine part: exact where ``isAffine`` holds.
    public var affine: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    }

    /// Returns the transform that applies this one first, then `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var r = ProjectionTransform()
        r.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        r.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        r.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        r.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        r.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        r.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        r.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        r.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        r.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return r
    }

    /// Replaces the transform with its inverse; returns false, unchanged, where none exists.
    public mutating func invert() -> Bool {
        let c11 = m22 * m33 - m23 * m32
        let c12 = m23 * m31 - m21 * m33
        let c13 = m21 * m32 - m22 * m31
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        guard determinant != 0, determinant.isFinite else { return false }
        var r = ProjectionTransform()
        r.m11 = c11 / determinant
        r.m21 = c12 / determinant
        r.m31 = c13 / determinant
        r.m12 = (m13 * m32 - m12 * m33) / determinant
        r.m22 = (m11 * m33 - m13 * m31) / determinant
        r.m32 = (m12 * m31 - m11 * m32) / determinant
        r.m13 = (m12 * m23 - m13 * m22) / determinant
        r.m23 = (m13 * m21 - m11 * m23) / determinant
        r.m33 = (m11 * m22 - m12 * m21) / determinant
        self = r
        return true
    }

    /// Returns the inverse, or this transform itself where none exists.
    public func inverted() -> ProjectionTransform {
        var copy = self
        return copy.invert() ? copy : self
    }
}

extension CGPoint {
    /// Returns the point that results from applying a projection.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let w = m.m13 * x + m.m23 * y + m.m33
        let px = m.m11 * x + m.m21 * y + m.m31
        let py = m.m12 * x + m.m22 * y + m.m32
        return w == 1 || w == 0 ? CGPoint(x: px, y: py) : CGPoint(x: px / w, y: py / w)
    }
}
