import DisplayList
import Foundation

/// Turns a view about a point of it.
@frozen
public struct _RotationEffect: GeometryEffect, Equatable {
    /// How far, clockwise.
    public var angle: Angle
    /// The point that stays.
    public var anchor: UnitPoint

    /// Creates a rotation.
    @inlinable
    public nonisolated init(angle: Angle, anchor: UnitPoint = .center) {
        self.angle = angle
        self.anchor = anchor
    }

    /// The transform for a view of a size.
    public nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor, in: size))
    }

    /// The animatable data.
    public nonisolated var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }
}

extension CGAffineTransform {
    /// The transform with a point of a rectangle in the place of the origin.
    func about(_ anchor: UnitPoint, in size: CGSize) -> CGAffineTransform {
        let point = anchor.point(in: CGRect(origin: .zero, size: size))
        return CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

extension View {
    /// Turns the view clockwise about a point of it, its center by default; its layout stays.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }
}
