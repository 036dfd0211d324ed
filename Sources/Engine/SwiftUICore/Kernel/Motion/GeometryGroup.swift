import Foundation

/// The element of a geometry group: position and size move here, and its content is laid out in the visible rectangle,
/// as if the group were placed without an animation.
final class GeometryGroupKind: TypedKind<_GeometryGroup> {
    static let shared = GeometryGroupKind("geometryGroup")

    override var ownsGroupLayer: Bool { true }
    override var passesStackAxis: Bool { true }
    override var placesContentAsSeen: Bool { true }

    override func flexibility(_ node: NodeRef, _ axis: Axis, minor: CGFloat?) -> (least: CGFloat, most: CGFloat) {
        guard let child = node.firstElement else { return super.flexibility(node, axis, minor: minor) }
        node.flags.insert(.askedDirectly)
        return child.kind.flexibility(child, axis, minor: minor)
    }

    // A text alone has its lines at once, and moves by the edge that moves the least, as it does without a group.
    override func drawsAtFinalSize(_ node: NodeRef) -> Bool {
        node.firstElement.map { $0.kind.drawsAtFinalSize($0) } ?? false
    }

    override func place(_ node: NodeRef) {
        guard let child = node.firstElement else { return }
        let layout = node.layout
        let size = node.shownSize
        if size == layout.size { return super.place(node) }
        // The proposal is as far from its end as the size is.
        func proposed(_ end: CGFloat?, _ rest: CGFloat) -> CGFloat? { end.map { max($0 + rest, 0) } }
        let proposal = ProposedViewSize(
            width: proposed(layout.proposal.width, size.width - layout.size.width),
            height: proposed(layout.proposal.height, size.height - layout.size.height))
        child.place(at: .zero, size: size, proposal: proposal)
    }
}

/// Moves a view, and its content with it, as a unit.
public struct _GeometryGroup {}

extension _GeometryGroup: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(GeometryGroupKind.shared, modifier, around: content)
    }
}

extension View {
    /// Isolates the view's geometry, its place and size, from its parent's.
    ///
    /// Without a group, every drawing view moves by itself when layout changes, each from its old position; new views
    /// have no old position and are at their end at once. A group moves from its old position, and lays out its
    /// content, old and new, in its visible rectangle at each moment.
    public nonisolated func geometryGroup() -> some View { modifier(_GeometryGroup()) }
}
