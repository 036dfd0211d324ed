/// Several views in one place, of which one is shown; all keep their state.
package struct _Pages<Content: View> {
    let shown: Int
    let keepsLeastWidth: Bool
    let showsPrevious: Bool
    let content: Content

    /// Shows one of several views.
    /// - Parameters:
    ///   - shown: Which of the content's views is shown, counted from 0.
    ///   - keepsLeastWidth: Whether the least width is that of the view that is shown; else there is none.
    ///   - showsPrevious: Whether the view before is visible behind the one that is shown, though it counts as hidden.
    package nonisolated init(
        shown: Int, keepsLeastWidth: Bool = false, showsPrevious: Bool = false, @ViewBuilder content: () -> Content
    ) {
        self.shown = shown
        self.keepsLeastWidth = keepsLeastWidth
        self.showsPrevious = showsPrevious
        self.content = content()
    }
}

extension _Pages: _PrimitiveView {
    package nonisolated static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        let payload = PagesKind.Payload(
            shown: view.shown, keepsLeastWidth: view.keepsLeastWidth, showsPrevious: view.showsPrevious)
        context.element(PagesKind.shared, payload) { Content._reconcile(view.content, &$0) }
    }
}

/// The node of several views, one of which is shown; as large as it may be.
final class PagesKind: TypedKind<PagesKind.Payload> {
    struct Payload {
        var shown: Int
        var keepsLeastWidth: Bool
        var showsPrevious: Bool
        /// The view that is visible behind the one that is shown; nil for none.
        var previous: NodeHandle?
    }

    static let shared = PagesKind("pages")

    override var isContainer: Bool { true }

    override func update(_ node: NodeRef, with new: Payload) -> NodeChange {
        let old = payload(node).pointee
        payload(node).pointee = new
        payload(node).pointee.previous = old.previous
        if old.shown == new.shown { return old.showsPrevious == new.showsPrevious ? [] : .place }
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
        let graph = node.graph
        guard let chosen = shown(node) else { return }
        let previous = payload(node).pointee.showsPrevious ? self.previous(node, chosen) : nil
        let oldPrevious = payload(node).pointee.previous
        payload(node).pointee.previous = previous.map { NodeHandle($0) }
        var isChanged = false
        node.forEachElement { child in
            let isHidden = child.flags.contains(.isHidden)
            // A view behind the one that is shown does not count as one that has appeared.
            let hasAppeared = !isHidden && oldPrevious != NodeHandle(child)
            if isHidden == (child == chosen || child == previous) {
                if isHidden { graph.unhide(child) } else { graph.hide(child) }
                isChanged = true
            }
            if hasAppeared != (child == chosen) {
                child.notifyAppearance(child == chosen)
                child.notifyAppearanceAbove(until: node)
            }
        }
        if let previous { place(previous, in: node) }
        place(chosen, in: node)
        if isChanged { graph.markOrder(under: node) }
    }
    /// Places a view in the middle.
    private func place(_ child: NodeRef, in node: NodeRef) {
        let layout = node.layout
        let proposal = ProposedViewSize(layout.size)
        let size = child.size(proposal)
        let origin = node.childOrigin
        child.place(
            at: CGPoint(
                x: origin.x + (layout.size.width - size.width) / 2, y: origin.y + (layout.size.height - size.height) / 2
            ),
            size: size, proposal: proposal)
    }

    /// The view before the one that is shown; nil for the first.
    private func previous(_ node: NodeRef, _ chosen: NodeRef) -> NodeRef? {
        var result: NodeRef?
        var last: NodeRef?
        node.forEachElement {
            if $0 == chosen { result = last }
            last = $0
        }
        return result
    }

    override func layoutPriority(_ node: NodeRef) -> Double { 0 }
    override func zIndex(_ node: NodeRef) -> Double { 0 }
    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? { nil }
    override func trait<K: ViewTraitKey>(_ node: NodeRef, _ key: K.Type) -> K.Value? { nil }
}
