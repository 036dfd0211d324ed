/// Runs an action when a value changes from one evaluation of the body to the next.
public struct _ValueActionModifier<Value: Equatable> {
    let value: Value
    let isInitial: Bool
    /// Whether the action of the earlier evaluation runs, as the deprecated form has it (C03).
    let runsEarlierAction: Bool
    let action: (_ old: Value, _ new: Value) -> Void
}

extension _ValueActionModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        let graph = context.graph
        context.lifecycle(around: content) {
            ChangeRecord(modifier)
        } update: {
            $0.update(with: modifier, graph)
        }
    }
}

/// The value and the action of an `onChange`.
final class ChangeRecord<Value: Equatable>: LifecycleRecord {
    private var modifier: _ValueActionModifier<Value>
    private var budget = FrameBudget()
    private var hasAppeared = false

    init(_ modifier: _ValueActionModifier<Value>) { self.modifier = modifier }

    override var needsContent: Bool { false }
    override var name: String { "onChange" }

    override func appeared(_ node: NodeRef) {
        guard modifier.isInitial, !hasAppeared else { return }
        hasAppeared = true
        let modifier = modifier
        let action = { modifier.action(modifier.value, modifier.value) }
        node.graph.actions.appendAppearance(action, depth: node.dynamicDepth)
    }

    /// Adopts another value and action, and queues the action if the value differs.
    func update(with new: _ValueActionModifier<Value>, _ graph: ViewGraph) {
        let old = modifier
        modifier = new
        if old.value == new.value { return }
        guard budget.spend(in: graph) else {
            RuntimeWarning.issue("onChange(of:) action tried to update multiple times per frame.")
            return
        }
        let action = new.runsEarlierAction ? old.action : new.action
        graph.actions.append { action(old.value, new.value) }
    }
}

extension View {
    /// Runs an action when a value changes, and at first appearance if `initial`; it is given the old and the
    /// new value, which are the same then (C03).
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(
            _ValueActionModifier(value: value, isInitial: initial, runsEarlierAction: false, action: action))
    }

    /// Runs an action when a value changes, and at first appearance if `initial`.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(
            _ValueActionModifier(value: value, isInitial: initial, runsEarlierAction: false) { _, _ in action() })
    }

    /// Runs an action with the new value when a value changes.
    ///
    /// Apple deprecated this form: the action that runs is the one made *before* the change, so that its captured
    /// values are old (C03).
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(
            _ValueActionModifier(value: value, isInitial: false, runsEarlierAction: true) { _, new in action(new) })
    }
}
