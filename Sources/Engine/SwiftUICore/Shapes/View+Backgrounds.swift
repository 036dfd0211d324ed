import DisplayList
import Foundation

extension View {
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
