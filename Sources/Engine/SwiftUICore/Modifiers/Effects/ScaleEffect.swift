import DisplayList
import Foundation

/// Scales a view about a point of it.
@frozen
public struct _ScaleEffect: GeometryEffect, Equatable {
    /// The factors of width and height.
    public var scale: CGSize
    /// The point that stays.
    public var anchor: UnitPoint

    /// Creates a scaling.
    @inlinable
    public nonisolated init(scale: CGSize, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// The transform for a view of a size.
    public nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, in: size))
    }

    /// The animatable data.
    public nonisolated var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }
}

extension View {
    /// Scales the view by factors of width and height about a point of it; its layout stays.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales the view by a factor about a point of it; its layout stays.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales the view by factors of width and height, 1 by default, about a point of it; its layout stays.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
}
