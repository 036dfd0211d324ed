/// Changes made in one transaction, waiting for the update pass (S10).
struct ChangeBatch {
    /// The batch's number, unique across all graphs.
    let number: UInt64
    /// The transaction in which the changes were made.
    var transaction: Transaction
    /// The nodes that must be evaluated again.
    var nodes: [NodeHandle] = []
    /// Values that become visible to bodies with this batch, where a later batch has others.
    var values: [() -> Void] = []

    /// How many batches there have been.
    nonisolated(unsafe) private static var count: UInt64 = 0

    /// Begins a batch in a transaction.
    init(_ transaction: Transaction, number: UInt64, in graph: ViewGraph) {
        self.number = number
        self.transaction = transaction
        holdCompletions(graph)
    }

    /// The number of the next batch.
    static func takeNumber() -> UInt64 {
        count += 1
        return count
    }
}

extension ViewGraph {
    /// The batch for changes made now: the last one, if it was begun in the same transaction.
    func withCurrentBatch<R>(_ body: (inout ChangeBatch) -> R) -> R {
        let transaction = Transaction.current
        if batches.isEmpty || batches[batches.count - 1].transaction.id != transaction.id {
            batches.append(ChangeBatch(transaction, number: ChangeBatch.takeNumber(), in: self))
            batchBegan()
        }
        return body(&batches[batches.count - 1])
    }

    /// Runs a function with the batch in which this graph adopts the result of another graph's current batch: the batch of
    /// the same transaction, which began before the other graph's next one did.
    func withBatch<R>(like other: ViewGraph, _ body: (inout ChangeBatch) -> R) -> R {
        guard let (number, transaction) = other.loop.batchUnderWay else { return withCurrentBatch(body) }
        let next = other.batches.first?.number ?? .max
        if let index = batches.lastIndex(where: { $0.transaction.id == transaction.id && $0.number < next }) {
            return body(&batches[index])
        }
        let index = batches.firstIndex { $0.number > number } ?? batches.endIndex
        batches.insert(ChangeBatch(transaction, number: number, in: self), at: index)
        batchBegan()
        return body(&batches[index])
    }

    private func batchBegan() {
        needsFrame?()
        needsUpdateAtTurnEnd?()
    }

    /// Notes that a node's body must be evaluated again, in the current transaction.
    func markBodyDirty(_ node: NodeRef) {
        node.flags.insert(.bodyDirty)
        if UpdateContext.updating === self {
            enqueueBody(node)
        } else {
            withCurrentBatch { $0.nodes.append(NodeHandle(node)) }
            // Objects keep no earlier values: to a batch before it the body would show the end of this one, at once (W02).
            if batches.count > 1, batches[batches.count - 1].transaction.animation != nil {
                node.flags.insert(.awaitsBatch)
                // Its lazy containers are laid out before it is evaluated, and need their collections until then.
                return
            }
        }
        if let extras = node.extrasIfMade, !extras.releases.isEmpty {
            for release in extras.releases { release() }
        }
    }
}
