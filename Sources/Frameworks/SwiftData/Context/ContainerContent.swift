import Foundation
import SQLiteAccess
import Synchronization

/// The stores of a container and the contexts that use them.
///
/// The context of views has this and no container, as a container keeps that context: both are released with their last user.
final class ContainerContent: @unchecked Sendable {
    let schema: Schema
    let configurations: Set<ModelConfiguration>
    let migrationPlan: (any SchemaMigrationPlan.Type)?
    let dataStores: [any DataStore]
    let stores: StoreList
    private let contexts = Mutex(ContextList())
    private let saves = Atomic(0)

    private struct ContextList {
        var all: [WeakContext] = []
    }

    private struct WeakContext: @unchecked Sendable { weak var context: ModelContext? }

    /// Opens the stores of a schema.
    init(
        _ schema: Schema, _ migrationPlan: (any SchemaMigrationPlan.Type)?, _ given: [any DataStoreConfiguration]
    ) throws {
        let configurations = given.isEmpty ? [ModelConfiguration(schema: schema)] : given
        let schema = schema.adding(configurations.compactMap(\.schema))
        try schema.validate()
        self.schema = schema
        self.configurations = Set(configurations.compactMap { $0 as? ModelConfiguration })
        self.migrationPlan = migrationPlan
        let opened = try StoreList.open(configurations, schema, migrationPlan)
        dataStores = opened.stores
        stores = opened.list
        for store in stores.all {
            // The store keeps the closure: with the store in it, neither would ever go.
            let identifier = store.identifier
            store.follow { [weak self] changes in self?.savedElsewhere(changes, in: identifier) }
        }
    }

    /// Opens a store that has its tables.
    init(schema: Schema, store: any ModelStore) {
        self.schema = schema
        stores = StoreList(store)
        dataStores = []
        configurations = []
        migrationPlan = nil
    }

    /// Returns the store that keeps a model.
    func store(of entity: Entity) -> any ModelStore { stores.store(of: entity) }

    /// How often the store was saved by this container.
    var generation: Int { saves.load(ordering: .relaxed) }

    func register(_ context: ModelContext) {
        let entry = WeakContext(context: context)
        contexts.withLock { list in
            list.all.removeAll { $0.context == nil }
            list.all.append(entry)
        }
    }

    /// Notifies the other contexts of a save.
    func saved(_ changes: SavedChanges, by context: ModelContext) {
        saves.add(1, ordering: .relaxed)
        context.ownSaves += 1
        let others = contexts.withLock { $0.all }.compactMap(\.context).filter { $0 !== context }
        for other in others { other.othersSaved(changes) }
    }

    /// Notifies all contexts of a save of another process, or, without changes, of a store that can be reached again.
    private func savedElsewhere(_ changes: [StoredChange], in store: String) {
        var saved = SavedChanges()
        for change in changes {
            let identifier = PersistentIdentifier(entityName: change.entity, key: change.key, storeIdentifier: store)
            switch change.kind {
            case .insert: saved.inserted.append(identifier)
            case .update: saved.updated.append(identifier)
            case .delete: saved.deleted.append(identifier)
            }
        }
        saves.add(1, ordering: .relaxed)
        for context in contexts.withLock({ $0.all }).compactMap(\.context) {
            if changes.isEmpty { context.storeReturned() } else { context.othersSaved(saved) }
        }
    }
}
