import DisplayList
import Foundation

/// Turns a view in space about an axis through a point of it, seen in perspective.
public struct _Rotation3DEffect: GeometryEffect, Equatable {
    /// How far.
    public var angle: Angle
    /// The direction of the axis: x to the right, y down, z toward the viewer.
    public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    /// The point of the view that the axis goes through.
    public var anchor: UnitPoint
    /// How far that point lies toward the viewer, in points.
    public var anchorZ: CGFloat
    /// How strong the perspective is: 0 for none, 1 with the eye as far away as the view's longer side.
    public var perspective: CGFloat

    /// Creates a rotation.
    public nonisolated init(
        angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) {
        self.angle = angle
        self.axis = axis
        self.anchor = anchor
        self.anchorZ = anchorZ
        self.perspective = perspective
    }

    public nonisolated static func == (a: Self, b: Self) -> Bool {
        a.angle == b.angle && a.axis == b.axis && a.anchor == b.anchor && a.anchorZ == b.anchorZ
            && a.perspective == b.perspective
    }

    /// Returns Core Animation's matrix of a rotation about the axis, with `m34` the perspective's share of the longer
    /// side, negative: rows for x, y and the anchor's own place.
    public nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite else { return ProjectionTransform() }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        // Quarter turns are exact, so that a view turned over is flat again.
        func exact(_ value: Double) -> CGFloat { abs(value) < 1e-12 ? 0 : CGFloat(value) }
        let (s, c) = (exact(sin(angle.radians)), exact(cos(angle.radians)))
        let t = 1 - c
        let rows = (
            (c + x * x * t, x * y * t + z * s, x * z * t - y * s),
            (x * y * t - z * s, c + y * y * t, y * z * t + x * s),
            (x * z * t + y * s, y * z * t - x * s, c + z * z * t)
        )
        let side = max(size.width, size.height)
        let m34 = side > 0 ? -perspective / side : 0
        let point = anchor.point(in: CGRect(origin: .zero, size: size))
        // Where the view's origin is turned to, from the anchor.
        let origin = (
            -point.x * rows.0.0 - point.y * rows.1.0 - anchorZ * rows.2.0,
            -point.x * rows.0.1 - point.y * rows.1.1 - anchorZ * rows.2.1,
            -point.x * rows.0.2 - point.y * rows.1.2 - anchorZ * rows.2.2 + anchorZ
        )
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = (rows.0.0, rows.0.1, rows.0.2 * m34)
        (result.m21, result.m22, result.m23) = (rows.1.0, rows.1.1, rows.1.2 * m34)
        (result.m31, result.m32, result.m33) = (origin.0, origin.1, 1 + origin.2 * m34)
        return result.concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
    }

    /// The animatable data.
    public nonisolated var animatableData:
        AnimatablePair<
            AnimatablePair<Double, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>,
            AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
        >
    {
        get {
            AnimatablePair(
                AnimatablePair(angle.radians, AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z))),
                AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
        }
        set {
            angle = .radians(newValue.first.first)
            let axes = newValue.first.second
            axis = (axes.first, axes.second.first, axes.second.second)
            anchor.animatableData = newValue.second.first
            (anchorZ, perspective) = (newValue.second.second.first, newValue.second.second.second)
        }
    }
}

extension View {
    /// Turns the view in space about an axis, seen in perspective; its layout stays.
    ///
    /// - Parameters:
    ///   - angle: How far.
    ///   - axis: The axis: x to the right, y down, z toward the viewer. Its length does not count.
    ///   - anchor: The point of the view that the axis goes through.
    ///   - anchorZ: How far that point lies toward the viewer, in points.
    ///   - perspective: How strong the perspective is; 0 for none.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(
                angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
}
