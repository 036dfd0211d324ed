import Foundation

/// A shape drawn in a style.
///
/// Follows Apple's [_ShapeView](https://developer.apple.com/documentation/swiftui/_shapeview).
@frozen
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: Sendable {
    /// The shape.
    public var shape: Content
    /// The style.
    public var style: Style
    /// Which points count as inside, and whether edges are smoothed.
    public var fillStyle: FillStyle

    /// Creates a view of a shape.
    @inlinable
    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: _PrimitiveView {
    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        context.element(ShapeKind<Content, Style>.shared, view)
    }
}

/// A view of a shape that can be filled and stroked further.
///
/// Follows Apple's [ShapeView](https://developer.apple.com/documentation/swiftui/shapeview).
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape.
    nonisolated var shape: Content { get }
}
