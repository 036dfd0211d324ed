import Foundation

/// A view's center at a point of the space offered to it.
@frozen
public struct _PositionLayout: Equatable, Sendable {
    /// The point, in points from the space's leading and top edges.
    public var position: CGPoint

    /// Creates the modifier.
    @inlinable
    public nonisolated init(position: CGPoint) { self.position = position }
}

extension _PositionLayout: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        var position = modifier.position
        if !position.x.isFinite || !position.y.isFinite {
            RuntimeWarning.issue("Invalid position (non-finite).")
            position = .zero
        }
        position = CGPoint(x: position.x.bounded, y: position.y.bounded)
        context.modifier(PositionKind.shared, position, around: content)
    }
}

/// The node of a view put at a point: it takes all of the space, where there is a proposal.
final class PositionKind: TypedKind<CGPoint> {
    static let shared = PositionKind("position")

    override func update(_ node: NodeRef, with new: CGPoint) -> NodeChange {
        if payload(node).pointee == new { return [] }
        payload(node).pointee = new
        // The guides move with the view.
        return [.measure, .place]
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: node.firstElement?.size(proposal) ?? .zero)
    }

    private func offset(_ node: NodeRef, _ childSize: CGSize) -> CGPoint {
        let position = payload(node).pointee
        return CGPoint(x: position.x - childSize.width / 2, y: position.y - childSize.height / 2)
    }

    override func place(_ node: NodeRef) {
        guard let child = node.firstElement else { return }
        let proposal = node.layout.proposal
        let size = child.size(proposal)
        child.place(at: node.origin(at: offset(node, size), size), size: size, proposal: proposal)
    }

    override func layoutPriority(_ node: NodeRef) -> Double { 0 }
    override func spacing(_ node: NodeRef) -> ViewSpacing { ViewSpacing() }

    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? {
        guard let child = node.firstElement, child.maySetGuide(key) else { return nil }
        let childSize = child.viewSize(size.proposal)
        return child.explicitGuide(key, childSize).map { $0 + offset(node, childSize.value)[key.axis] }
    }

    override func summary(_ node: NodeRef) -> String { "\(payload(node).pointee.x) \(payload(node).pointee.y)" }
}

extension View {
    /// Puts the view's center at a point of the space offered to it, all of which it takes.
    public nonisolated func position(_ position: CGPoint) -> some View {
        modifier(_PositionLayout(position: position))
    }

    /// Puts the view's center at a point of the space offered to it, all of which it takes.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}
