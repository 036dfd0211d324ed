/// Whether changes of dependencies are recorded, and for which nodes.
class EvaluationRecording {
    /// Whether any body has requested its changes.
    nonisolated(unsafe) static private(set) var isOn = false
    /// Whether a property of an `@Observable` object that the body read has changed since.
    fileprivate(set) var haveDependenciesChanged = false

    fileprivate init() { Self.isOn = true }

}

extension NodeRef {
    /// Tells that a property of an `@Observable` object that the node's body read is about to change: the body is
    /// evaluated in the next update.
    func observedPropertyChanged() {
        if EvaluationRecording.isOn { evaluationRecording?.haveDependenciesChanged = true }
        graph.markBodyDirty(self)
    }

    /// The record of the node's changes: behind the storage of its dynamic properties, whose number depends on the
    /// type.
    fileprivate var evaluationRecording: EvaluationRecording? {
        extrasIfMade?.storage.last as? EvaluationRecording
    }
}

/// The view's value when its body was last evaluated, kept for views that ask for their changes.
final class EvaluationRecord<V: View>: EvaluationRecording {
    private var view: V
    private var comparisons: [ChangePlan.Comparison] = []
    /// The changes that caused the current evaluation, for a second call in it.
    private var names: [String]
    private var evaluation: Int

    private init(_ view: V, _ names: [String], _ evaluation: Int) {
        self.view = view
        self.names = names
        self.evaluation = evaluation
    }

    /// Returns the names of changed properties, and remembers the view's value; nil if there is none to compare it
    /// with.
    static func names(of node: NodeRef, _ view: UnsafePointer<V>) -> [String]? {
        let plan = ChangePlan.plan(for: V.self)
        let evaluation = node.graph.counters.bodies
        if let record = node.evaluationRecording as? EvaluationRecord<V> {
            let names = record.changes(plan, view)
            // Counters may be set back: something that changed is never a second call.
            if names.isEmpty, record.evaluation == evaluation { return record.names }
            record.names = names
            record.evaluation = evaluation
            record.remember(plan, view)
            return names
        }
        let isNew = node.flags.contains(.isNew)
        let names = isNew ? ["@self", "@identity"] + plan.properties.map(\.name) : []
        let record = EvaluationRecord(view.pointee, names, evaluation)
        record.remember(plan, view)
        node.extras.storage.append(record)
        return isNew ? names : nil
    }

    private func changes(_ plan: ChangePlan, _ view: UnsafePointer<V>) -> [String] {
        var names: [String] = []
        if !withUnsafePointer(to: self.view, { plan.rest.areSame($0, view) }) { names.append("@self") }
        for (property, isUnchanged) in zip(plan.properties, comparisons)
        where !isUnchanged(UnsafeRawPointer(view) + property.offset) {
            names.append(property.name)
        }
        if haveDependenciesChanged { names.append("@dependencies") }
        return names
    }

    private func remember(_ plan: ChangePlan, _ view: UnsafePointer<V>) {
        self.view = view.pointee
        comparisons = plan.properties.map { $0.remember(UnsafeRawPointer(view) + $0.offset) }
        haveDependenciesChanged = false
    }
}
