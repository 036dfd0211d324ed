import DisplayList
import Foundation

/// A style that fills a rectangle and reaches into the unsafe area at some edges.
struct _StyleArea<Style: ShapeStyle> {
    let style: Style
    let edges: Edge.Set
}

extension _StyleArea: _PrimitiveView {
    nonisolated static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        let area = _ShapeView(shape: Rectangle(), style: view.style)
        let modifier = _SafeAreaIgnoringLayout(regions: .all, edges: view.edges)
        context.modifier(SafeAreaIgnoringKind.shared, modifier, around: area)
    }
}
