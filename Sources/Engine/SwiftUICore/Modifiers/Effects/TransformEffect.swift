import DisplayList
import Foundation

/// Applies an affine transform to a view, from its top left corner.
@frozen
public struct _TransformEffect: GeometryEffect, Equatable {
    /// The transform.
    public var transform: CGAffineTransform

    /// Creates the effect.
    @inlinable public nonisolated init(transform: CGAffineTransform) { self.transform = transform }

    /// The transform for a view of a size.
    public nonisolated func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

/// Applies a projection to a view, from its top left corner.
@frozen
public struct _ProjectionEffect: GeometryEffect, Equatable {
    /// The projection.
    public var transform: ProjectionTransform

    /// Creates the effect.
    @inlinable public nonisolated init(transform: ProjectionTransform) { self.transform = transform }

    /// The transform for a view of a size.
    public nonisolated func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
    /// Applies an affine transform to the view, from its top left corner; its layout stays.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }

    /// Applies a projection to the view, from its top left corner; its layout stays.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }
}
