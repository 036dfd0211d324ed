import Observation

extension ForEachKind {
    /// The rows of a collection whose closures read observed objects, and the means to evaluate them again.
    final class ObservedRows {
        struct Row {
            let element: Data.Element
            let reads: ItemReads
            var isStale = false
        }

        /// Makes an element's view.
        var content: (Data.Element) -> Content
        var rows: [NodeRef: Row] = [:]
        /// The rows to make again, in the order of the changes.
        fileprivate var stale: [NodeRef] = []

        init(_ content: @escaping (Data.Element) -> Content) { self.content = content }

        /// Notes that a row was made of an element, and what its closure read.
        func note(_ item: NodeRef, _ element: Data.Element, _ reads: ItemReads) {
            reads.item = NodeHandle(item)
            rows[item] = Row(element: element, reads: reads)
        }
    }

    /// Makes the rows again whose closures read what has changed since.
    func updateObservedRows(_ node: NodeRef, _ observed: ObservedRows) {
        let stale = observed.stale
        observed.stale = []
        let owner = node.bodyOwner
        for item in stale {
            // Others were made again by the body, or have left the collection.
            guard let row = observed.rows[item], row.isStale else { continue }
            node.graph.counters.closures += 1
            var reads: ItemReads?
            let outer = UpdateContext.reader
            if let owner { UpdateContext.begin(owner) }
            let content = ItemReads.evaluate(node, &reads) { observed.content(row.element) }
            UpdateContext.reader = outer
            observed.rows[item] = nil
            if let reads { observed.note(item, row.element, reads) }
            var context = _Reconciler(contentOf: node, isMaking: false, distributor: node.distributorForContent)
            update(item, content, &context)
        }
    }
}

extension ForEachKind: RowObserving {
    func rowChanged(_ node: NodeRef, _ item: NodeRef, _ reads: ItemReads) {
        guard let observed = payload(node).pointee.observed, let row = observed.rows[item], row.reads === reads,
            !row.isStale
        else { return }
        observed.rows[item]?.isStale = true
        observed.stale.append(item)
        node.graph.markBodyDirty(node)
    }
}

/// A kind whose nodes make single rows again.
private protocol RowObserving: NodeKind {
    /// Notes that a property has changed that a row closure read for an item.
    func rowChanged(_ node: NodeRef, _ item: NodeRef, _ reads: ItemReads)
}

/// The properties of observed objects that a row closure read for one element: a change makes that row alone again.
final class ItemReads: @unchecked Sendable {
    /// The collection's node.
    private let rows: NodeHandle
    /// The row's node, once there is one.
    fileprivate(set) var item: NodeHandle?

    private init(_ rows: NodeRef) { self.rows = NodeHandle(rows) }

    /// Calls a function that evaluates the row closure for an element; sets its reads, if there are any.
    static func evaluate<R>(_ rows: NodeRef, _ reads: inout ItemReads?, _ body: () -> R) -> R {
        withObservationTracking(body, onChange: begin(rows, &reads))
    }

    private static func begin(_ rows: NodeRef, _ reads: inout ItemReads?) -> @Sendable () -> Void {
        let new = ItemReads(rows)
        reads = new
        return { onMainThread { new.propertyChanged() } }
    }

    private func propertyChanged() {
        guard let node = rows.node, let item = item?.node else { return }
        (node.kind as? any RowObserving)?.rowChanged(node, item, self)
    }
}
