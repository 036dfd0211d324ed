import Foundation

/// A view above the window's content, such as a toolbar, which covers the window's edges while it is there.
package struct _WindowInset: Equatable, Sendable {
    let insets: EdgeInsets

    /// Creates the modifier; the insets above and below count, in points.
    package nonisolated init(top: CGFloat, bottom: CGFloat) {
        insets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    }
}

extension _WindowInset: _PrimitiveModifier {
    package nonisolated static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(WindowInsetKind.shared, modifier, around: content)
    }
}

/// The node of a view that covers the window's edges.
final class WindowInsetKind: TypedKind<_WindowInset> {
    static let shared = WindowInsetKind("window inset")

    override func created(_ node: NodeRef) { node.graph.rootInsets = payload(node).pointee.insets }
    override func removed(_ node: NodeRef) { node.graph.rootInsets = EdgeInsets() }

    override func update(_ node: NodeRef, with new: _WindowInset) -> NodeChange {
        payload(node).pointee = new
        node.graph.rootInsets = new.insets
        return []
    }
}
