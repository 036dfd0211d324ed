import Foundation
import OrielFoundation

/// A value kept under a key in the user's defaults, and the nodes whose bodies read it.
///
/// One record a key and store, shared by all views: a write evaluates exactly the views that read the value.
final class StoredValueRecord {
    let store: UserDefaults
    let key: String
    private var readers = ReaderList()

    private init(_ store: UserDefaults, _ key: String) {
        self.store = store
        self.key = key
    }

    private struct Place: Hashable {
        let source: UserDefaults.Source
        let key: String
    }

    nonisolated(unsafe) private static var records: [Place: StoredValueRecord] = [:]
    nonisolated(unsafe) private static var recordsOfKeys: [String: [StoredValueRecord]] = [:]
    private static let lock = NSLock()
    /// Notices changes that other code makes, from the first use on.
    private static let observation: Void = DefaultsChanges.observe { noteChange(of: $0, $1) }

    /// The record of a key, made on first use.
    static func record(_ key: String, in store: UserDefaults?) -> StoredValueRecord {
        let store = store ?? .standard
        let place = Place(source: store.source, key: key)
        return lock.withLock {
            if let found = records[place] { return found }
            _ = observation
            let made = StoredValueRecord(store, key)
            records[place] = made
            recordsOfKeys[key, default: []].append(made)
            return made
        }
    }

    /// Notes that the body under evaluation depends on the value.
    func noteRead() {
        if let reader = UpdateContext.readerOfThisThread { readers.insert(reader) }
    }

    /// Writes by a function, from any thread; the views that read the value are evaluated in the next update.
    ///
    /// The defaults hold the value at once, whichever thread writes it; views are notified on the main thread.
    func write(_ transaction: Transaction? = nil, _ change: (UserDefaults, String) -> Void) {
        func makeChange() { Self.$isWriting.withValue(true) { change(store, key) } }
        guard UpdateContext.isOnMainThread else {
            makeChange()
            nonisolated(unsafe) let (record, transaction) = (self, transaction)
            DispatchQueue.main.async { (transaction ?? Transaction()).perform { record.tellReaders() } }
            return
        }
        if UpdateContext.reader != nil {
            RuntimeWarning.issue("Modifying state during view update, this will cause undefined behavior.")
            return
        }
        if let transaction {
            transaction.perform {
                makeChange()
                tellReaders()
            }
        } else {
            makeChange()
            tellReaders()
        }
    }

    private func tellReaders() { readers.drain { $0.graph.markBodyDirty($0) } }

    /// Whether a view's property makes the change that is under way: it notifies the readers itself.
    @TaskLocal private static var isWriting = false

    /// Makes a change of the user's defaults, and notifies the views that read the changed value (S22).
    private static func noteChange(of key: String, _ change: () -> Void) {
        let affected = isWriting ? [] : lock.withLock { recordsOfKeys[key] ?? [] }
        if affected.isEmpty { return change() }
        let before = affected.map { $0.store.object(forKey: key) }
        change()
        for (record, old) in zip(affected, before) {
            if !areSame(old, record.store.object(forKey: key)) { record.notifyOfChange() }
        }
    }

    /// Whether two stored values are equal; collections count as different.
    private static func areSame(_ old: Any?, _ new: Any?) -> Bool {
        guard let old, let new else { return old == nil && new == nil }
        return (old as? AnyHashable).map { $0 == new as? AnyHashable } ?? false
    }

    private func notifyOfChange() {
        nonisolated(unsafe) let record = self
        onMainThread { record.changed() }
    }

    private func changed() {
        if UpdateContext.updating == nil { return tellReaders() }
        // Bodies that are evaluated in this update may have seen the old value.
        readers.drain { node in node.graph.withCurrentBatch { $0.nodes.append(NodeHandle(node)) } }
    }
}
