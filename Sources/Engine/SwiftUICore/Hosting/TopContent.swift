/// The views at the top of a window, which are on the screen with it even where there are none (C07).
struct TopContent<Content: View> {
    let view: Content
}

extension TopContent: _PrimitiveView {
    nonisolated static var _isUnary: Bool { Content._isUnary }

    nonisolated static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        context.transparent(TopContentKind.shared, ()) { Content._reconcile(view.view, &$0) }
    }
}

/// The transparent node around the views at the top of a window.
final class TopContentKind: TypedKind<Void> {
    static let shared = TopContentKind("top")
    override var isElement: Bool { false }
}

extension NodeRef {
    /// Whether there is no element between the node and the window.
    var isAtTop: Bool {
        var node = parent
        while let current = node, !current.isElement {
            if current.kind === TopContentKind.shared { return true }
            node = current.parent
        }
        return false
    }
}
