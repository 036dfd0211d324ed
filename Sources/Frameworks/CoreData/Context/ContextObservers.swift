import Foundation

/// Follows a context's changes as they happen.
protocol ContextObserver: AnyObject {
    func changed(_ change: ContextObservers.Change, _ object: NSManagedObject)
}

/// The observers of a context's changes, as long as they exist.
final class ContextObservers {
    enum Change { case inserted, deleted, updated(Int), refreshed }

    private struct Weak { weak var observer: (any ContextObserver)? }
    private var all: [ObjectIdentifier: Weak] = [:]

    func add(_ observer: any ContextObserver) { all[ObjectIdentifier(observer)] = Weak(observer: observer) }
    func remove(_ observer: any ContextObserver) { all[ObjectIdentifier(observer)] = nil }

    func tell(_ change: Change, _ object: NSManagedObject) {
        if all.isEmpty { return }
        for (key, weak) in all {
            if let observer = weak.observer { observer.changed(change, object) } else { all[key] = nil }
        }
    }
}

/// The changes in a context since its last notification.
struct PendingChanges {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    var refreshed: Set<NSManagedObject> = []
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

    mutating func note(_ change: ContextObservers.Change, _ object: NSManagedObject) {
        switch change {
        case .inserted:
            inserted.insert(object)
            deleted.remove(object)
        case .deleted:
            updated.remove(object)
            // Objects that were inserted and deleted within one turn are not reported.
            if inserted.remove(object) == nil { deleted.insert(object) }
        case .updated: if !inserted.contains(object) { updated.insert(object) }
        case .refreshed: refreshed.insert(object)
        }
    }
}
