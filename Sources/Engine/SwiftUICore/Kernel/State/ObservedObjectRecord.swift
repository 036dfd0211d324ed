import Combine
import Foundation

/// An observable object and the nodes whose views observe it: one subscription an object, however many views.
package final class ObservedObjectRecord {
    private weak var object: AnyObject?
    private let id: ObjectIdentifier
    private var readers = ReaderList()
    private var count = 0
    private var subscription: AnyCancellable?
    /// How often the object has changed.
    private var changes: UInt = 0

    private init(_ object: AnyObject) {
        self.object = object
        id = ObjectIdentifier(object)
    }

    nonisolated(unsafe) private static var records: [ObjectIdentifier: ObservedObjectRecord] = [:]

    /// The record of an object, made and subscribed on first use.
    static func record<Object: ObservableObject>(of object: Object) -> ObservedObjectRecord {
        if let found = records[ObjectIdentifier(object)], found.object === object { return found }
        let record = ObservedObjectRecord(object)
        records[ObjectIdentifier(object)] = record
        record.subscription = object.objectWillChange.sink { [unowned record] _ in record.objectWillChange() }
        return record
    }

    /// Notifies the views that observe an object of the framework's own that it changes.
    ///
    /// Unlike an object that an app publishes, it may change while views are updated: views that observe it are then evaluated
    /// in the next update.
    @MainActor package static func noteChange(of object: AnyObject) {
        if let found = records[ObjectIdentifier(object)], found.object === object { found.markReaders() }
    }

    /// Returns how often an object has changed while views observed it; nil for one that none observes.
    fileprivate static func changes(of object: AnyObject) -> UInt? {
        records[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.changes : nil }
    }

    /// Adds a node whose body is evaluated whenever the object changes.
    func add(_ node: NodeRef) {
        readers.insert(node)
        count += 1
    }

    /// Removes a node; the subscription ends with the last one.
    func remove(_ node: NodeRef) {
        readers.remove(node)
        count -= 1
        if count == 0 {
            subscription = nil
            if Self.records[id] === self { Self.records[id] = nil }
        }
    }

    private func objectWillChange() {
        guard UpdateContext.isOnMainThread else {
            RuntimeWarning.issue(
                "Publishing changes from background threads is not allowed; make sure to publish values from the "
                    + "main thread (via operators like receive(on:)) on model updates.")
            nonisolated(unsafe) let record = self
            DispatchQueue.main.async { record.markReaders() }
            return
        }
        if UpdateContext.updating != nil {
            RuntimeWarning.issue(
                "Publishing changes from within view updates is not allowed, this will cause undefined behavior.")
        }
        markReaders()
    }

    private func markReaders() {
        changes &+= 1
        let isUpdating = UpdateContext.updating != nil
        readers.forEachReader { node in
            let graph = node.graph
            if isUpdating {
                // Deferred to the next transaction.
                graph.withCurrentBatch { $0.nodes.append(NodeHandle(node)) }
            } else {
                graph.markBodyDirty(node)
            }
        }
    }
}

/// An observable object as it is between two changes.
struct ObjectVersion: Equatable {
    private let id: ObjectIdentifier
    private let changes: UInt?

    init(_ object: AnyObject) {
        id = ObjectIdentifier(object)
        changes = ObservedObjectRecord.changes(of: object)
    }
}
