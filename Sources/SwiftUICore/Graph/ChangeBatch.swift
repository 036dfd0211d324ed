/// Changes made in one transaction, waiting for the update pass (S10).
struct ChangeBatch {
    /// The batch's place among all of its graph.
    let number: UInt64
    /// The transaction in which the changes were made.
    var transaction: Transaction
    /// The nodes that must be evaluated again.
    var nodes: [NodeHandle] = []
    /// Values that become visible to bodies with this batch, where a later batch has others.
    var values: [() -> Void] = []
}

extension ViewGraph {
    /// The batch for changes made now: the last one, if it was begun in the same transaction.
    func withCurrentBatch<R>(_ body: (inout ChangeBatch) -> R) -> R {
        let transaction = Transaction.current
        if batches.isEmpty || batches[batches.count - 1].transaction.id != transaction.id {
            batchesBegun += 1
            var batch = ChangeBatch(number: batchesBegun, transaction: transaction)
            batch.holdCompletions(self)
            batches.append(batch)
            needsFrame?()
        }
        return body(&batches[batches.count - 1])
    }

    /// Notes that a node's body must be evaluated again, in the current transaction.
    func markBodyDirty(_ node: NodeRef) {
        node.pointee.flags.insert(.bodyDirty)
        if let extras = node.pointee.extras?.takeUnretainedValue(), !extras.releases.isEmpty {
            for release in extras.releases { release() }
        }
        if UpdateContext.updating === self {
            enqueueBody(node)
        } else {
            withCurrentBatch { $0.nodes.append(NodeHandle(node)) }
        }
    }
}
