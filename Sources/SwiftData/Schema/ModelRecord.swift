import Foundation
import Observation
import SQLiteAccess

/// What the context knows of an object.
public final class _ModelRecord {
    /// How far an object has come on its way into the store.
    enum State: UInt8 {
        /// In no context.
        case detached
        /// In a context, and not saved.
        case inserted
        /// In the store.
        case stored
        /// To be deleted at the next save.
        case deleted
    }

    /// The object's key in the store, unique among all objects.
    private(set) var key = ModelKey.next()
    var state = State.detached
    /// The properties that have changed since the last save, by their places; the last bit stands for all from there on.
    var changed: UInt64 = 0
    /// Which of the store's saves the values are from.
    var generation = 0
    weak var context: ModelContext?
    var entity: Entity?
    /// The store's identifier, which stays when the context is gone.
    var storeIdentifier: String?
    /// Made when a property is first read or written: many objects are only passed on.
    private(set) lazy var registrar = ObservationRegistrar()

    /// Creates the record of a new object.
    public init() {}

    /// Gives the object the key of a row.
    func adopt(_ key: Int64) { self.key = key }

    func isChanged(_ index: Int) -> Bool { changed & Self.bit(index) != 0 }

    static func bit(_ index: Int) -> UInt64 { 1 << UInt64(min(index, 63)) }
}
