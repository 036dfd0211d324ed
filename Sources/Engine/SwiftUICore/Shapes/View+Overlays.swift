import DisplayList
import Foundation

extension View {
    /// Puts a style in front of this view.
    /// - Parameter edges: Where the style reaches into the unsafe area; all edges by default.
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(_OverlayModifier(overlay: _StyleArea(style: style, edges: edges)))
    }

    /// Puts a shape of a style in front of this view.
    /// - Parameter fillStyle: Which points count as inside the shape; nonzero winding by default.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_OverlayModifier(overlay: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
    }

    /// Draws a line within the view's edges.
    /// - Parameter width: The line's width in points; 1 by default.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width, antialiased: false))
    }
}
