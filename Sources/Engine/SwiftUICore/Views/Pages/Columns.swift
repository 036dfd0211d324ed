import Foundation

/// Several views beside each other, some of which are hidden and keep their state.
package struct _Columns<Content: View> {
    let widths: [CGFloat?]
    let content: Content

    /// Shows some of several views.
    /// - Parameter widths: The width of each of the content's views in points; nil for an equal share of the rest, and
    ///   0 for a hidden view.
    package nonisolated init(widths: [CGFloat?], @ViewBuilder content: () -> Content) {
        self.widths = widths
        self.content = content()
    }
}

extension _Columns: _PrimitiveView {
    package nonisolated static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        context.element(ColumnsKind.shared, .init(widths: view.widths)) { Content._reconcile(view.content, &$0) }
    }
}

/// The node of views beside each other; as large as it may be.
final class ColumnsKind: TypedKind<ColumnsKind.Payload> {
    struct Payload {
        var widths: [CGFloat?]
    }

    static let shared = ColumnsKind("columns")

    override var isContainer: Bool { true }
    override var drawingOrder: DrawingOrder { .byZIndex }

    override func update(_ node: NodeRef, with new: Payload) -> NodeChange {
        if payload(node).pointee.widths == new.widths { return [] }
        payload(node).pointee = new
        return [.measure, .place]
    }

    /// Each column's width in a length; nil for one that is hidden.
    private func widths(_ node: NodeRef, in length: CGFloat) -> [CGFloat?] {
        var wanted = payload(node).pointee.widths
        // A column with a width of its own has room for its content at least.
        var index = 0
        node.forEachElement { child in
            defer { index += 1 }
            guard wanted.indices.contains(index), let width = wanted[index], width > 0 else { return }
            let least = child.size(ProposedViewSize(width: 0, height: node.layout.size.height)).width
            wanted[index] = max(width, min(least, length))
        }
        let taken = wanted.reduce(0) { $0 + ($1 ?? 0) }
        let open = wanted.reduce(0) { $0 + ($1 == nil ? 1 : 0) }
        let rest = max(length - taken, 0) / CGFloat(max(open, 1))
        return wanted.map { $0 == 0 ? nil : $0 ?? rest }
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        var size = CGSize.zero
        var index = 0
        node.forEachElement { child in
            let widths = payload(node).pointee.widths
            if widths.indices.contains(index), widths[index] != 0 {
                let answer = child.size(ProposedViewSize(width: widths[index], height: proposal.height))
                size.width += widths[index] ?? answer.width
                size.height = max(size.height, answer.height)
            }
            index += 1
        }
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    override func place(_ node: NodeRef) {
        let layout = node.layout
        let widths = widths(node, in: layout.size.width)
        var isChanged = false
        var (index, x) = (0, CGFloat(0))
        node.forEachElement { child in
            let width = widths.indices.contains(index) ? widths[index] : nil
            index += 1
            isChanged = show(child, in: node, width != nil) || isChanged
            guard let width else { return }
            let size = CGSize(width: width, height: layout.size.height)
            child.place(at: node.origin(at: CGPoint(x: x, y: 0), size), size: size, proposal: ProposedViewSize(size))
            x += width
        }
        if isChanged { node.graph.markOrder(under: node) }
    }

    /// Shows a column or puts it aside; returns whether that is a change.
    private func show(_ child: NodeRef, in node: NodeRef, _ isShown: Bool) -> Bool {
        let isHidden = child.flags.contains(.isHidden)
        if isHidden != isShown { return false }
        if isShown { node.graph.unhide(child) } else { node.graph.hide(child) }
        child.notifyAppearance(isShown)
        child.notifyAppearanceAbove(until: node)
        return true
    }

    override func layoutPriority(_ node: NodeRef) -> Double { 0 }
    override func zIndex(_ node: NodeRef) -> Double { 0 }
    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? { nil }
    override func trait<K: ViewTraitKey>(_ node: NodeRef, _ key: K.Type) -> K.Value? { nil }
}
