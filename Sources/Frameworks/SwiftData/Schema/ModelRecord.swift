import Foundation
import Observation
import SQLiteAccess

/// The context's record of an object.
///
/// There is one for each object, and all that is read passes by: it is small, and its variables are not watched for overlapping access.
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
    @exclusivity(unchecked) private(set) var key = ModelKey.next()
    /// The properties that have changed since the last save, by their places; the last bit stands for all from there on.
    @exclusivity(unchecked) var changed: UInt64 = 0
    @exclusivity(unchecked) private(set) var entity: Entity?
    /// The objects of the context that the object is in, or was in last.
    @exclusivity(unchecked) private(set) var registry: ModelRegistry?
    @exclusivity(unchecked) private var reference: ModelReference?
    /// Made when a property is first read or written: many objects are only passed on.
    private(set) lazy var registrar = ObservationRegistrar()
    /// Which of the store's saves the values are from.
    @exclusivity(unchecked) var generation: Int32 = 0
    @exclusivity(unchecked) var state = State.detached

    /// Creates the record of a new object.
    public init() {}

    deinit {
        registry?.remove(self, key)
        reference?.release()
    }

    /// The object, as long as someone has it.
    var living: (any PersistentModel)? { reference?.living }

    /// The context that has the object; nil for none.
    var context: ModelContext? { state == .detached ? nil : registry?.context }

    /// Whether the object is in a context.
    func isIn(_ context: ModelContext) -> Bool { state != .detached && registry === context.registry }

    /// The store's identifier, which stays when the context is gone.
    var storeIdentifier: String? { entity.flatMap { registry?.storeIdentifier(of: $0) } }

    /// Puts the object where the context finds it.
    func enter(_ registry: ModelRegistry, _ model: any PersistentModel, _ entity: Entity) {
        if reference == nil { reference = ModelReference(model) }
        if let other = self.registry, other !== registry { other.remove(self, key) }
        self.registry = registry
        self.entity = entity
        registry.insert(self)
    }

    /// Takes the object to where the context does not find it.
    func leave() { registry?.remove(self, key) }

    /// Gives the object the key of a row.
    func adopt(_ key: Int64) {
        leave()
        self.key = key
    }

    func isChanged(_ index: Int) -> Bool { changed & Self.bit(index) != 0 }

    static func bit(_ index: Int) -> UInt64 { 1 << UInt64(min(index, 63)) }
}
