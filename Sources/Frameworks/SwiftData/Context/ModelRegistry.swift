import CReferences
import Synchronization

/// The objects of a context by their keys, as long as someone has them.
///
/// Objects leave it by themselves when they go, on whatever thread that is. To have weak references instead would give each
/// object a second block of memory, and make whatever counts its references slower for as long as it lives.
final class ModelRegistry: @unchecked Sendable {
    /// The context; nil when it is gone, as objects may outlive it.
    weak var context: ModelContext?
    private let table = Mutex(RecordTable())
    /// The stores' identifiers: of the only one, or by entities.
    private let onlyStore: String?
    private let stores: [String: String]

    init(_ content: ContainerContent) {
        onlyStore = content.stores.all.count == 1 ? content.stores.all[0].identifier : nil
        stores =
            onlyStore != nil
            ? [:]
            : Dictionary(
                content.schema.entities.map { ($0.name, content.store(of: $0).identifier) }, uniquingKeysWith: { $1 })
    }

    /// The identifier of the store that keeps an entity.
    func storeIdentifier(of entity: Entity) -> String? { onlyStore ?? stores[entity.name] }

    func find(_ key: Int64) -> (any PersistentModel)? {
        table.withLock { $0[key]?._withUnsafeGuaranteedRef { $0.living } }
    }

    /// The keys of all objects, which may be gone when they are asked for.
    var keys: [Int64] { table.withLock { $0.keys } }

    func insert(_ record: _ModelRecord) { table.withLock { $0.insert(record) } }

    func remove(_ record: _ModelRecord, _ key: Int64) { table.withLock { $0.remove(record, key) } }
}

/// An object that may be about to be deallocated; valid as long as it is retained elsewhere.
struct ModelReference {
    private unowned(unsafe) let model: any PersistentModel

    /// Keeps the object's memory, not the object, until `release` is called.
    init(_ model: any PersistentModel) {
        self.model = model
        reference_keep_memory(pointer)
    }

    private var pointer: UnsafeMutableRawPointer {
        unsafeBitCast(self, to: (object: UnsafeMutableRawPointer, witnesses: UnsafeRawPointer).self).object
    }

    /// The object; nil where it is going.
    var living: (any PersistentModel)? {
        guard let kept = reference_keep(pointer) else { return nil }
        let found = model
        Unmanaged<AnyObject>.fromOpaque(kept).release()
        return found
    }

    func release() { reference_release_memory(pointer) }
}
