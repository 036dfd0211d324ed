import Foundation

/// A view moved from its place, which stays its own in layout (L63).
@frozen
public struct _OffsetEffect: Equatable, Sendable {
    /// The distance, in points: toward the trailing edge and down.
    public var offset: CGSize

    /// Creates the effect.
    @inlinable
    public nonisolated init(offset: CGSize) { self.offset = offset }
}

extension _OffsetEffect: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        var offset = modifier.offset
        if !offset.width.isFinite || !offset.height.isFinite {
            RuntimeWarning.issue("Invalid offset (non-finite).")
            offset = .zero
        }
        offset = CGSize(width: offset.width.bounded, height: offset.height.bounded)
        context.modifier(OffsetKind.shared, offset, around: content)
    }
}

/// The node of a moved view.
final class OffsetKind: TypedKind<CGSize> {
    static let shared = OffsetKind("offset")
    private let ownAnimator = VectorAnimator<CGSize, CGSize.AnimatableData>(
        get: { $0.animatableData }, set: { $0.animatableData = $1 })
    override var animator: PayloadAnimator<CGSize>? { ownAnimator }

    override var passesStackAxis: Bool { true }
    override var environmentEffects: _EnvironmentEffect { .layout }

    override func environmentChanged(_ node: NodeRef, _ effect: _EnvironmentEffect) {
        node.graph.mark(node, .place)
    }

    override func update(_ node: NodeRef, with new: CGSize) -> NodeChange {
        if payload(node).pointee == new { return [] }
        payload(node).pointee = new
        return .place
    }

    override func place(_ node: NodeRef) {
        guard let child = node.firstElement else { return }
        let layout = node.layoutRecord
        let offset = payload(node).pointee
        let origin = node.childOrigin
        child.place(
            at: CGPoint(
                x: origin.x + (node.isRightToLeft ? -offset.width : offset.width), y: origin.y + offset.height),
            size: layout.pointee.size, proposal: layout.pointee.proposal)
    }

    override func summary(_ node: NodeRef) -> String {
        "\(payload(node).pointee.width) \(payload(node).pointee.height)"
    }
}

extension View {
    /// Moves the view's drawing and hit area by a distance in points; its place in layout stays (L63).
    public nonisolated func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

    /// Moves the view's drawing and hit area by distances in points; its place in layout stays (L63).
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }
}
