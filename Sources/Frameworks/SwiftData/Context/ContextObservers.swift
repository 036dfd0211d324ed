/// The observers of the changes of a context: the results of queries.
final class ContextObservers {
    enum Change {
        case inserted
        case deleted
        /// The property at this place has changed.
        case updated(Int)
        /// Other properties may have changed, too.
        case refreshed
    }

    private struct Entry { weak var observer: (any ContextObserver)? }
    private var entries: [ObjectIdentifier: Entry] = [:]

    func add(_ observer: any ContextObserver) {
        entries[ObjectIdentifier(observer)] = Entry(observer: observer)
    }

    func remove(_ observer: any ContextObserver) { entries[ObjectIdentifier(observer)] = nil }

    /// Notifies the observers of a change of an object.
    func changed(_ change: Change, of model: any PersistentModel) {
        guard !entries.isEmpty, let entity = model._$record.entity else { return }
        for observer in observers { observer.changed(change, of: model, entity) }
    }

    /// Tells that objects of some entities are otherwise than they were read.
    /// - Parameter keys: The keys of the objects, by their entities; nil where any may have changed.
    func saved(_ entities: [Entity], _ keys: [String: Set<Int64>]?) {
        guard !entries.isEmpty else { return }
        for observer in observers { observer.saved(entities, keys) }
    }

    /// Tells that a store which could not be reached can be asked again.
    func storeReturned() { for observer in observers { observer.storeReturned() } }

    private var observers: [any ContextObserver] {
        var found: [any ContextObserver] = []
        for (id, entry) in entries {
            if let observer = entry.observer { found.append(observer) } else { entries[id] = nil }
        }
        return found
    }
}

/// Follows the changes of a context.
protocol ContextObserver: AnyObject {
    func changed(_ change: ContextObservers.Change, of model: any PersistentModel, _ entity: Entity)
    func saved(_ entities: [Entity], _ keys: [String: Set<Int64>]?)
    func storeReturned()
}
