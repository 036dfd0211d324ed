/// How often the bodies of a window's views were evaluated, and why.
package final class EvaluationLog {
    /// The evaluations of one view's body.
    package struct Entry: Hashable {
        /// The number of evaluations since the log began.
        package var count = 0
        /// What changed before each of the latest evaluations, the newest first; empty names for unknown changes.
        package var changes: [[String]] = []
        /// The number of the latest evaluation among all of the window's.
        package var latest = 0
    }

    private var counts: [ObjectIdentifier: Int] = [:]
    private var entries: [NodeHandle: Entry] = [:]
    private let keepsChanges: Bool
    /// The number of all evaluations.
    package private(set) var total = 0

    fileprivate static let mostChanges = 8

    /// Creates an empty log.
    /// - Parameter keepsChanges: Whether the evaluations of each view are kept with their causes, rather than only the
    ///   number for each type.
    package init(keepsChanges: Bool = false) { self.keepsChanges = keepsChanges }

    /// The number of evaluations of all bodies of a type.
    package func count(of type: Any.Type) -> Int { counts[ObjectIdentifier(type)] ?? 0 }

    /// The evaluations of a node's body; nil for none.
    func entry(for node: NodeRef) -> Entry? { entries[NodeHandle(node)] }

    /// Forgets views that are gone.
    private func prune() { entries = entries.filter { $0.key.node != nil } }
}

extension EvaluationLog: EvaluationNoting {
    func willEvaluate(_ type: Any.Type) {
        total += 1
        counts[ObjectIdentifier(type), default: 0] += 1
    }

    func didEvaluate(_ node: NodeRef, _ changes: () -> [String]?) {
        if !keepsChanges { return }
        if entries.count == entries.capacity { prune() }
        entries[NodeHandle(node), default: Entry()].add(changes() ?? [], number: total)
    }
}

extension EvaluationLog.Entry {
    fileprivate mutating func add(_ names: [String], number: Int) {
        count += 1
        latest = number
        // A new view has no former values: all of its properties would be named.
        changes.insert(names.contains("@identity") ? ["@identity"] : names, at: 0)
        if changes.count > EvaluationLog.mostChanges { changes.removeLast() }
    }
}

extension ViewGraph {
    /// The log of the window's evaluations; nil if none is kept.
    package var evaluations: EvaluationLog? {
        get { evaluationNotes as? EvaluationLog }
        set { evaluationNotes = newValue }
    }
}
