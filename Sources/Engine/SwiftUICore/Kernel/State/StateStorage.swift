import Foundation

/// A node's storage for a `@State`: the value, and its readers.
///
/// Writes become visible to bodies transaction by transaction (S10), to other code at once (S13).
final class StateStorage<Value> {
    /// The value as last written.
    private var latest: Value
    /// The value that bodies see; nil when it is the latest.
    private var visible: Value?
    /// The batch that the latest write belongs to, while it waits.
    private var waitingBatch: UInt64?
    /// The values of earlier waiting batches.
    private var snapshots: [UInt64: Value] = [:]
    private var readers = ReaderList()
    private var partReaders = StatePartReaders()
    private let owner: NodeHandle

    init(_ value: Value, owner: NodeRef) {
        latest = value
        self.owner = NodeHandle(owner)
    }

    /// Whether the node that owns the state is still in the tree.
    var isInstalled: Bool { owner.node != nil }

    /// The value, for the code that runs now.
    ///
    /// A body that reads it depends on it.
    var value: Value {
        @inline(__always) get {
            if let reader = UpdateContext.readerOfThisThread {
                readers.insert(reader)
                if let visible { return visible }
            }
            return latest
        }
    }

    /// The value for a body that depends on a part of it alone.
    func value(for part: any StatePart) -> Value {
        guard let reader = UpdateContext.readerOfThisThread else { return latest }
        if !partReaders.insert(reader, part) { readers.insert(reader) }
        return visibleValue
    }

    /// The value that bodies see.
    var visibleValue: Value { visible ?? latest }

    /// Writes a value, from any thread; the views that read it are evaluated in the next update.
    func write(_ value: Value, transaction: Transaction? = nil) {
        guard UpdateContext.isOnMainThread else {
            nonisolated(unsafe) let (storage, value, transaction) = (self, value, transaction)
            DispatchQueue.main.async { storage.write(value, transaction: transaction) }
            return
        }
        if UpdateContext.reader != nil {
            RuntimeWarning.issue("Modifying state during view update, this will cause undefined behavior.")
            return
        }
        if valuesAreEqual(latest, value) { return }
        guard let graph = owner.node?.graph else {
            latest = value
            return
        }
        (transaction ?? Transaction()).perform { commit(value, graph) }
    }

    private func commit(_ value: Value, _ graph: ViewGraph) {
        // Compares batches, not transactions: a transaction that is resumed after another has begun starts a new batch.
        let batch = graph.withCurrentBatch { $0.number }
        if waitingBatch == batch {
            latest = value
            return
        }
        if let waitingBatch {
            // An older batch waits with its own value: bodies see that one first.
            snapshots[waitingBatch] = latest
        } else {
            visible = latest
        }
        latest = value
        waitingBatch = batch
        graph.withCurrentBatch { $0.values.append { self.becomeVisible(batch) } }
    }

    /// Publishes the value that a batch left to bodies, and schedules the readers.
    private func becomeVisible(_ batch: UInt64) {
        if let snapshot = snapshots.removeValue(forKey: batch) {
            visible = snapshot
        } else {
            visible = nil
            waitingBatch = nil
        }
        readers.drain { $0.graph.markBodyDirty($0) }
        for node in partReaders.takeChanged() { node.graph.markBodyDirty(node) }
    }
}
