/// A view's place in drawing order among its siblings (L53).
public struct _ZIndexModifier: Equatable, Sendable {
    let value: Double
}

extension _ZIndexModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(ZIndexKind.shared, modifier.value, around: content)
    }
}

/// The node of a view with a place in drawing order.
final class ZIndexKind: TypedKind<Double> {
    static let shared = ZIndexKind("z index")

    override var passesStackAxis: Bool { true }

    override func created(_ node: NodeRef) {
        node.graph.usesZIndex = true
        // Containers ask only for the order of elements with the flag.
        var ancestor: NodeRef? = node
        while let current = ancestor, !current.kind.isContainer {
            current.flags.insert(.hasZIndex)
            ancestor = current.parent
        }
    }

    override func update(_ node: NodeRef, with new: Double) -> NodeChange {
        let old = payload(node).pointee
        if old == new { return [] }
        payload(node).pointee = new
        node.graph.markOrder(under: node.parent ?? node)
        return []
    }

    override func zIndex(_ node: NodeRef) -> Double { payload(node).pointee }
    override func summary(_ node: NodeRef) -> String { "\(payload(node).pointee)" }
}

extension View {
    /// Sets the view's place in drawing order among its siblings: higher ones in front; 0 by default (L53).
    public nonisolated func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value: value)) }
}
