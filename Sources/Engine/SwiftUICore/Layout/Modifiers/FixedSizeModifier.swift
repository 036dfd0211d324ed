import Foundation

/// A view of its ideal size, whatever is offered (L33).
@frozen
public struct _FixedSizeLayout: Equatable, Sendable {
    let horizontal: Bool, vertical: Bool

    /// Creates the modifier.
    public nonisolated init(horizontal: Bool = true, vertical: Bool = true) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension _FixedSizeLayout: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(FixedSizeKind.shared, modifier, around: content)
    }
}

/// The node of a view of its ideal size.
final class FixedSizeKind: TypedKind<_FixedSizeLayout> {
    static let shared = FixedSizeKind("fixed size")

    override var passesStackAxis: Bool { true }

    override func update(_ node: NodeRef, with new: _FixedSizeLayout) -> NodeChange {
        if payload(node).pointee == new { return [] }
        payload(node).pointee = new
        return [.measure, .place]
    }

    private func inner(_ node: NodeRef, _ proposal: ProposedViewSize) -> ProposedViewSize {
        let fixed = payload(node).pointee
        return ProposedViewSize(
            width: fixed.horizontal ? nil : proposal.width, height: fixed.vertical ? nil : proposal.height)
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        node.firstElement?.size(inner(node, proposal)) ?? .zero
    }

    override func place(_ node: NodeRef) {
        guard let child = node.firstElement, let layout = node.layoutIfElement else { return }
        child.place(at: node.childOrigin, size: layout.pointee.size, proposal: inner(node, layout.pointee.proposal))
    }

    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? {
        node.firstElement?.explicitGuide(key, ViewSize(size.value, inner(node, size.proposal)))
    }

    override func summary(_ node: NodeRef) -> String {
        let fixed = payload(node).pointee
        return fixed.horizontal == fixed.vertical ? "" : fixed.horizontal ? "horizontal" : "vertical"
    }
}

extension View {
    /// Fixes the view at its ideal size along chosen axes, whatever the proposal (L33).
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Fixes the view at its ideal size, whatever the proposal (L33).
    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
