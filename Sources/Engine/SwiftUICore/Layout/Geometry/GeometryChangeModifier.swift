import Foundation

/// A view whose geometry is watched.
public struct _GeometryChangeModifier<Value: Equatable> {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void
}

extension _GeometryChangeModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(GeometryChangeKind<Value>.shared, .init(modifier: modifier), around: content)
    }
}

/// The node of a view whose geometry is watched.
final class GeometryChangeKind<Value: Equatable>: TypedKind<GeometryChangeKind<Value>.Payload> {
    struct Payload {
        var modifier: _GeometryChangeModifier<Value>
    }

    /// The value last reported; kept apart, for elements that share a modifier.
    private final class Known {
        var value: Value?
    }

    static var shared: GeometryChangeKind {
        unsafeDowncast(
            geometryChangeKinds.value(for: Value.self) { GeometryChangeKind("geometry change") },
            to: GeometryChangeKind.self)
    }

    override var passesStackAxis: Bool { true }

    override func created(_ node: NodeRef) {
        guard node.isElement else { return }
        node.extras.storage = [Known()]
        node.graph.geometry.insert(node)
    }

    override func update(_ node: NodeRef, with new: Payload) -> NodeChange {
        payload(node).pointee = new
        // Another transform may give another value.
        node.graph.hasMoved = true
        return []
    }

    override func geometryChanged(_ node: NodeRef) {
        guard node.layout.isPlaced, let known = node.extras.storage.first as? Known
        else { return }
        let modifier = payload(node).pointee.modifier
        let value = modifier.transform(GeometryProxy(node))
        if known.value == value { return }
        let old = known.value ?? value
        known.value = value
        node.graph.actions.append { modifier.action(old, value) }
    }
}

nonisolated(unsafe) private var geometryChangeKinds = TypeCache<NodeKind>()

extension View {
    /// Calls an action with a value made from the view's geometry, at first and when it changes.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(transform: transform) { action($1) })
    }

    /// Calls an action with the old and new value made from the view's geometry, at first and when it changes.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(transform: transform, action: action))
    }
}
