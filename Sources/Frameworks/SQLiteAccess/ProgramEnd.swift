import Foundation
import Synchronization

/// Work on stores when the program ends, as objects in global variables are never released.
///
/// A program that is killed does none of it, and loses nothing by that but time at its next start.
package enum ProgramEnd {
    private struct Entry: @unchecked Sendable {
        weak var store: AnyObject?
        let finish: @Sendable () -> Void
    }

    private static let entries: Mutex<[Entry]> = {
        atexit {
            for entry in ProgramEnd.entries.withLock({ $0 }) where entry.store != nil { entry.finish() }
        }
        return Mutex([])
    }()

    /// Calls a closure when the program ends, if a store is still there then.
    /// - Parameter finish: Does nothing where the store is in use on another thread; it does not keep the store.
    package static func note(_ store: AnyObject, finish: @escaping @Sendable () -> Void) {
        let entry = Entry(store: store, finish: finish)
        entries.withLock { entries in
            entries.removeAll { $0.store == nil }
            entries.append(entry)
        }
    }
}
