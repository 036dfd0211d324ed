/// Who follows the changes of a context: the results of queries.
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

    func changed(_ change: Change, of model: any PersistentModel) {
        guard !entries.isEmpty, let entity = model._$record.entity else { return }
        changed(change, of: entity)
    }

    func changed(_ change: Change, of entity: Entity) {
        for (id, entry) in entries {
            if let observer = entry.observer { observer.changed(change, of: entity) } else { entries[id] = nil }
        }
    }
}

/// Follows the changes of a context.
protocol ContextObserver: AnyObject {
    func changed(_ change: ContextObservers.Change, of entity: Entity)
}
