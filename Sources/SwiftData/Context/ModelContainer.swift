import Foundation
import Synchronization

/// Models and where they are kept.
///
/// Follows Apple's [ModelContainer](https://developer.apple.com/documentation/swiftdata/modelcontainer).
public final class ModelContainer: Equatable, @unchecked Sendable {
    /// The models.
    public let schema: Schema
    /// Where the models are kept.
    public let configurations: Set<ModelConfiguration>
    /// How earlier versions of the models become this one.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    let dataStores: [any DataStore]
    let stores: StoreList
    private let contexts = Mutex(ContextList())
    private let saves = Atomic(0)
    private let main = Mutex(MainContext())

    private struct ContextList {
        var all: [WeakContext] = []
    }

    private struct MainContext: @unchecked Sendable { var context: ModelContext? }

    private struct WeakContext: @unchecked Sendable { weak var context: ModelContext? }

    /// Opens the store of these models.
    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(types), migrationPlan: migrationPlan, stores: configurations)
    }

    /// Opens the stores of these models, each of a kind of its own.
    @_disfavoredOverload
    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: any DataStoreConfiguration...
    ) throws {
        try self.init(for: Schema(types), migrationPlan: migrationPlan, stores: configurations)
    }

    /// Opens the store of a schema.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, stores: configurations)
    }

    /// Opens the stores of a schema, each of a kind of its own.
    @_disfavoredOverload
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: any DataStoreConfiguration...
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, stores: configurations)
    }

    /// Opens the store of a schema.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, stores: configurations)
    }

    /// Opens the stores of a schema, each of a kind of its own.
    @_disfavoredOverload
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [any DataStoreConfiguration]
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, stores: configurations)
    }

    private init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)?, stores given: [any DataStoreConfiguration]
    ) throws {
        let configurations = given.isEmpty ? [ModelConfiguration(schema: schema)] : given
        try schema.validate()
        self.schema = schema
        self.configurations = Set(configurations.compactMap { $0 as? ModelConfiguration })
        self.migrationPlan = migrationPlan
        let opened = try StoreList.open(configurations, schema, migrationPlan)
        dataStores = opened.stores
        stores = opened.list
        for store in stores.all {
            store.follow { [weak self] changes in self?.savedElsewhere(changes, in: store.identifier) }
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

    /// The context of views, which saves by itself.
    @MainActor public var mainContext: ModelContext { sharedContext }

    /// The context of views, for code that is known to run on the main thread.
    var sharedContext: ModelContext {
        main.withLock { main in
            if let context = main.context { return context }
            let context = ModelContext(self)
            context.autosaveEnabled = true
            context.isMain = true
            main.context = context
            return context
        }
    }

    /// Removes the store's content.
    public func deleteAllData() { try? erase() }

    /// Removes the content of all stores.
    public func erase() throws {
        for store in dataStores where !(store is any RelationalStore) {
            do { try store.erase() } catch DataStoreError.unsupportedFeature {}
        }
        try eraseObjects()
    }

    /// Removes all objects.
    func eraseObjects() throws {
        let context = ModelContext(self)
        for entity in schema.entities {
            let keys = try store(of: entity).keys(StoreQuery(entity: entity))
            for key in keys { if let model = context.model(entity, key) { context.delete(any: model) } }
        }
        try context.save()
    }

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

    /// Notifies all contexts of a save of another process.
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
        for context in contexts.withLock({ $0.all }).compactMap(\.context) { context.othersSaved(saved) }
    }

    /// Whether two containers are the same.
    public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
}

extension Schema {
    /// Throws where a property can't be stored, and warns of options without effect.
    func validate() throws {
        for entity in entities {
            for property in entity.properties {
                for option in (property.metadata as? Attribute)?.options ?? []
                where [.allowsCloudEncryption, .ephemeral, .spotlight].contains(option) {
                    RuntimeWarning.issue("@Attribute(.\(option)) has no effect here: the value is kept in the store.")
                }
                if (property.metadata as? Relationship)?.options.isEmpty == false {
                    RuntimeWarning.issue("@Relationship(.unique) has no effect here.")
                }
            }
            for property in entity.properties where property.storeType == nil && property.relatedType == nil {
                throw SwiftDataError(
                    .loadIssueModelContainer,
                    "The property \(entity.name).\(property.name) can't be stored: its type is not Codable.")
            }
        }
    }
}
