import Observation

/// The properties of observed objects that a row closure read for one element: a change evaluates that row alone.
final class RowReads: @unchecked Sendable {
    /// The collection's node.
    private let rows: NodeHandle

    init(_ rows: NodeRef) { self.rows = NodeHandle(rows) }

    func propertyChanged() {
        onMainThread { [self] in
            guard let node = rows.node, let provider = node.kind as? any LazyProviding else { return }
            provider.rowChanged(node, self)
        }
    }
}

extension NodeRef {
    /// Calls a function that evaluates the row closure for one element of a lazy container, and notes the observed
    /// properties that it reads: the closure is kept, so that the row alone can be evaluated again.
    ///
    /// Other reads are dependencies of the view whose body the closure belongs to.
    func evaluateRow<R>(_ reads: RowReads, _ body: () -> R) -> R {
        guard let owner = bodyOwner else { return body() }
        return UpdateContext.withReader(owner) {
            withObservationTracking(body) { reads.propertyChanged() }
        }
    }
}
