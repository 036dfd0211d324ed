/// Several views in one place, of which one is shown; all keep their state.
package struct _Pages<Content: View> {
    let shown: Int
    let keepsLeastWidth: Bool
    let content: Content

    /// Shows one of several views.
    /// - Parameters:
    ///   - shown: Which of the content's views is shown, counted from 0.
    ///   - keepsLeastWidth: Whether the least width is that of the view that is shown; else there is none.
    package nonisolated init(shown: Int, keepsLeastWidth: Bool = false, @ViewBuilder content: () -> Content) {
        self.shown = shown
        self.keepsLeastWidth = keepsLeastWidth
        self.content = content()
    }
}

extension _Pages: _PrimitiveView {
    package nonisolated static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        let payload = PagesKind.Payload(shown: view.shown, keepsLeastWidth: view.keepsLeastWidth)
        context.element(PagesKind.shared, payload) { Content._reconcile(view.content, &$0) }
    }
}

/// The node of several views, one of which is shown; as large as it may be.
final class PagesKind: TypedKind<PagesKind.Payload> {
    struct Payload {
        var shown: Int
        var keepsLeastWidth: Bool
    }

    static let shared = PagesKind("pages")

    override var isContainer: Bool { true }

    override func update(_ node: NodeRef, with new: Payload) -> NodeChange {
        if payload(node).pointee.shown == new.shown { return [] }
        payload(node).pointee = new
        return [.measure, .place]
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        let ideal = shown(node)?.size(proposal) ?? .zero
        let least = payload(node).pointee.keepsLeastWidth && proposal.width == 0 ? ideal.width : 0
        return CGSize(width: max(proposal.width ?? ideal.width, least), height: proposal.height ?? ideal.height)
    }

    private func shown(_ node: NodeRef) -> NodeRef? {
        var (index, result, last) = (0, NodeRef?.none, NodeRef?.none)
        node.forEachElement {
            if index == payload(node).pointee.shown { result = $0 }
            last = $0
            index += 1
        }
        return result ?? last
    }

    override func place(_ node: NodeRef) {
        let layout = node.layout
        let graph = node.graph
        guard let chosen = shown(node) else { return }
        var isChanged = false
        node.forEachElement { child in
            let isHidden = child.flags.contains(.isHidden)
            if child == chosen, isHidden {
                node.graph.unhide(child)
                child.notifyAppearance(true)
                child.notifyAppearanceAbove(until: node)
                isChanged = true
            } else if child != chosen, !isHidden {
                graph.hide(child)
                child.notifyAppearance(false)
                child.notifyAppearanceAbove(until: node)
                isChanged = true
            }
        }
        let proposal = ProposedViewSize(layout.size)
        let size = chosen.size(proposal)
        let origin = node.childOrigin
        chosen.place(
            at: CGPoint(
                x: origin.x + (layout.size.width - size.width) / 2, y: origin.y + (layout.size.height - size.height) / 2
            ),
            size: size, proposal: proposal)
        if isChanged { graph.markOrder(under: node) }
    }

    override func layoutPriority(_ node: NodeRef) -> Double { 0 }
    override func zIndex(_ node: NodeRef) -> Double { 0 }
    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? { nil }
    override func trait<K: ViewTraitKey>(_ node: NodeRef, _ key: K.Type) -> K.Value? { nil }
}
