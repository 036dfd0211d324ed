import Foundation

/// A view whose space has a name.
public struct _CoordinateSpaceModifier {
    let name: AnyHashable
}

extension _CoordinateSpaceModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(CoordinateSpaceKind.shared, modifier.name, around: content)
    }
}

/// The node of a view whose space has a name.
final class CoordinateSpaceKind: TypedKind<AnyHashable> {
    static let shared = CoordinateSpaceKind("coordinate space")

    override var passesStackAxis: Bool { true }

    override func update(_ node: NodeRef, with new: AnyHashable) -> NodeChange {
        if payload(node).pointee == new { return [] }
        payload(node).pointee = new
        node.graph.hasMoved = true
        return []
    }

    override func coordinateSpaceName(_ node: NodeRef) -> AnyHashable? { payload(node).pointee }
    override func summary(_ node: NodeRef) -> String { "\(payload(node).pointee)" }
}

extension View {
    /// Names the view's coordinate space, for use by views below.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Names the view's coordinate space, for use by views below.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: name.name))
    }
}
