import DisplayList

/// A view's action when modifier keys are pressed and released.
struct ModifierKeysResponse {
    var mask: EventModifiers
    /// Whether the action also runs when the view appears.
    var isInitial: Bool
    var action: (_ old: EventModifiers, _ new: EventModifiers) -> Void
}

/// The element of a view that follows the modifier keys.
final class ModifierKeysKind: TypedKind<ModifierKeysResponse> {
    static let shared = ModifierKeysKind("modifier keys")

    override var passesStackAxis: Bool { true }

    override func created(_ node: NodeRef) {
        if node.flags.contains(.sharesPayload) { return }
        let events = node.graph.events
        events.keyWatchers.append(NodeHandle(node))
        guard payload(node).pointee.isInitial else { return }
        let handle = NodeHandle(node)
        node.graph.actions.append { [self] in
            if let node = handle.node { tell(node, events.heldKeys, events.heldKeys, isInitial: true) }
        }
    }

    override func update(_ node: NodeRef, with new: ModifierKeysResponse) -> NodeChange {
        payload(node).pointee = new
        return []
    }

    /// Tells the view of keys, as far as it asks for them.
    func tell(_ node: NodeRef, _ old: KeyModifiers, _ new: KeyModifiers, isInitial: Bool = false) {
        let response = payload(node).pointee
        let (before, after) = (
            EventModifiers(old).intersection(response.mask), EventModifiers(new).intersection(response.mask)
        )
        if before != after || isInitial { response.action(before, after) }
    }
}

/// Calls a view's action as modifier keys are pressed and released.
struct ModifierKeysModifier: _PrimitiveModifier {
    let response: ModifierKeysResponse

    nonisolated static func _reconcile<V: View>(_ modifier: Self, around content: V, _ context: inout _Reconciler) {
        context.modifier(ModifierKeysKind.shared, modifier.response, around: content)
    }
}

extension View {
    /// Calls a function when modifier keys are pressed and released while the window has the keyboard.
    ///
    /// Follows Apple's
    /// [onModifierKeysChanged(mask:initial:_:)](https://developer.apple.com/documentation/swiftui/view/onmodifierkeyschanged(mask:initial:_:)).
    /// Terminals don't report these keys by themselves.
    /// - Parameters:
    ///   - mask: The keys that count; all by default.
    ///   - initial: Whether the function is also called when the view appears, with the keys that are held then; true by default.
    ///   - action: Receives the keys that were held before, and the keys that are held now.
    public nonisolated func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View {
        modifier(ModifierKeysModifier(response: .init(mask: mask, isInitial: initial, action: action)))
    }
}
