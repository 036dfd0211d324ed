import Foundation
import Synchronization

/// Models and where they are kept.
///
/// Follows Apple's [ModelContainer](https://developer.apple.com/documentation/swiftdata/modelcontainer).
public final class ModelContainer: Equatable, @unchecked Sendable {
    let content: ContainerContent
    private let main = Mutex(MainContext())

    private struct MainContext: @unchecked Sendable { var context: ModelContext? }

    /// The models.
    public var schema: Schema { content.schema }
    /// Where the models are kept.
    public var configurations: Set<ModelConfiguration> { content.configurations }
    /// How earlier versions of the models become this one.
    public var migrationPlan: (any SchemaMigrationPlan.Type)? { content.migrationPlan }
    var dataStores: [any DataStore] { content.dataStores }
    var stores: StoreList { content.stores }

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
        content = try ContainerContent(schema, migrationPlan, given)
    }

    /// Opens a store that has its tables.
    init(schema: Schema, store: any ModelStore) {
        content = ContainerContent(schema: schema, store: store)
    }

    /// Another container of a content whose own one is gone, for the context of views, which has outlived it.
    init(_ content: ContainerContent, main context: ModelContext) {
        self.content = content
        nonisolated(unsafe) let context = context
        main.withLock { $0.context = context }
    }

    /// Returns the store that keeps a model.
    func store(of entity: Entity) -> any ModelStore { stores.store(of: entity) }

    /// The context of views, which saves by itself.
    @MainActor public var mainContext: ModelContext { sharedContext }

    /// The context of views, for code that is known to run on the main thread.
    var sharedContext: ModelContext {
        main.withLock { main in
            if let context = main.context { return context }
            let context = ModelContext(self, isMain: true)
            context.autosaveEnabled = true
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
        for entity in schema.entities where entity.superentity == nil {
            let keys = try store(of: entity).keys(StoreQuery(entity: entity))
            for (entity, key) in keys { if let model = context.model(entity, key) { context.delete(any: model) } }
        }
        try context.save()
    }

    /// How often the store was saved by this container.
    var generation: Int { content.generation }

    /// Notifies the other contexts of a save.
    func saved(_ changes: SavedChanges, by context: ModelContext) { content.saved(changes, by: context) }

    /// Whether two containers are the same.
    public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs.content === rhs.content }
}
