/// The key of a view's transition, for containers that insert and remove views.
enum TransitionTraitKey: ViewTraitKey {
    static var defaultValue: AnyTransition? { nil }
}

/// Gives a view a transition.
public struct _TransitionModifier {
    let transition: AnyTransition
}

extension _TransitionModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(TransitionKind.shared, modifier.transition, around: content)
    }
}

/// The element of a view with a transition.
final class TransitionKind: TypedKind<AnyTransition> {
    static let shared = TransitionKind("transition")

    override var passesStackAxis: Bool { true }

    // A transition is only read when the view is inserted or removed; a change causes no work.
    override func update(_ node: NodeRef, with new: AnyTransition) -> NodeChange {
        payload(node).pointee = new
        return []
    }

    override func trait<K: ViewTraitKey>(_ node: NodeRef, _ key: K.Type) -> K.Value? {
        if K.self == TransitionTraitKey.self { return payload(node).pointee as? K.Value }
        return super.trait(node, key)
    }
}

extension View {
    /// Sets the transition for the view's insertion and removal (X01).
    public nonisolated func transition(_ t: AnyTransition) -> some View {
        modifier(_TransitionModifier(transition: t))
    }

    /// Sets the transition for the view's insertion and removal (X01).
    public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
        modifier(_TransitionModifier(transition: AnyTransition(transition)))
    }
}
