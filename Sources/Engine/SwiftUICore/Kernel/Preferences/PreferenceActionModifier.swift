/// Runs an action when the value of a preference changes.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
    /// The action.
    public var action: (Key.Value) -> Void

    /// Creates the modifier.
    public nonisolated init(action: @escaping (Key.Value) -> Void) { self.action = action }
}

extension _PreferenceActionModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.preference(around: content) {
            PreferenceActionRecord<Key>(modifier.action)
        } update: { record in
            record.action = modifier.action
            return false
        }
    }
}

/// The action of an `onPreferenceChange`, and the value it was last given.
final class PreferenceActionRecord<Key: PreferenceKey>: TypedPreferenceRecord<Key> where Key.Value: Equatable {
    var action: (Key.Value) -> Void
    private var last: Key.Value?
    private var budget = FrameBudget()

    init(_ action: @escaping (Key.Value) -> Void) { self.action = action }

    override var name: String { "onPreferenceChange" }
    override var isReader: Bool { true }

    /// Queues the action if the value has changed (P04).
    override func read(_ node: NodeRef) {
        let value = node.combinedPreference(Key.self) ?? Key.defaultValue
        if let last, last == value { return }
        let graph = node.graph
        guard budget.spend(in: graph) else {
            RuntimeWarning.issue("Bound preference \(Key.self) tried to update multiple times per frame.")
            return
        }
        last = value
        graph.actions.append { [self] in action(value) }
    }
}

extension View {
    /// Runs an action with the value of a preference of the views below, once at first and whenever it changes; twice a
    /// frame at most (P04).
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }
}
