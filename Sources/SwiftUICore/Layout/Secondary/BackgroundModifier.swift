import DisplayList
import Foundation

/// Views behind a view (L51).
@frozen
public struct _BackgroundModifier<Background> {
    /// What lies behind.
    public var background: Background
    /// Where the two meet.
    public var alignment: Alignment

    /// Creates the modifier.
    @inlinable
    public nonisolated init(background: Background, alignment: Alignment = .center) {
        self.background = background
        self.alignment = alignment
    }
}

extension _BackgroundModifier: ViewModifier where Background: View {
    public typealias Body = Never
    public func body(content: Content) -> Never { fatalError("_BackgroundModifier has no body.") }
    nonisolated public static func _isUnary(aroundUnary: Bool) -> Bool { aroundUnary }

    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.secondary(modifier.background, isBehind: true, alignment: modifier.alignment, around: content)
    }
}

extension _BackgroundModifier: _PrimitiveModifier where Background: View {}

extension View {
    /// Puts a view behind this one, which decides the size.
    /// - Parameter alignment: Where the two meet; the centres by default.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_BackgroundModifier(background: background, alignment: alignment))
    }

    /// Puts views behind this one, which decides the size.
    /// - Parameter alignment: Where the two meet; the centres by default.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_BackgroundModifier(background: content(), alignment: alignment))
    }

    /// Puts a style behind this view.
    /// - Parameter edges: Where the style reaches into the unsafe area; all edges by default.
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(_BackgroundModifier(background: _StyleArea(style: style, edges: edges)))
    }

    /// Puts a shape of a style behind this view.
    /// - Parameter fillStyle: Which points count as inside the shape; nonzero winding by default.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_BackgroundModifier(background: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
    }

    /// Puts an insettable shape of a style behind this view; shapes within adapt to it.
    /// - Parameter fillStyle: Which points count as inside the shape; nonzero winding by default.
    public nonisolated func background<S: ShapeStyle, T: InsettableShape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_BackgroundModifier(background: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
    }

    /// Puts the standard background style behind this view.
    /// - Parameter edges: Where the style reaches into the unsafe area; all edges by default.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Puts a shape of the standard background style behind this view.
    public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Puts an insettable shape of the standard background style behind this view.
    public nonisolated func background<S: InsettableShape>(
        in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
}
