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
    let store: any ModelStore
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
        try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Opens the store of a schema.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Opens the store of a schema.
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
    ) throws {
        let configuration = configurations.first ?? ModelConfiguration(schema: schema)
        if configurations.count > 1 {
            RuntimeWarning.issue("Several configurations are kept in one store, that of the first configuration.")
        }
        try schema.validate()
        self.schema = schema
        self.configurations = configurations.isEmpty ? [configuration] : Set(configurations)
        self.migrationPlan = migrationPlan
        let path =
            configuration.isStoredInMemoryOnly || configuration.url.path == "/dev/null" ? nil : configuration.url.path
        if path != nil, configuration.allowsSave {
            try? FileManager.default.createDirectory(
                at: configuration.url.deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        let store = try SQLiteStore(
            path: path, schema: schema, isReadOnly: !configuration.allowsSave, migrating: migrationPlan == nil)
        self.store = store
        if let migrationPlan, configuration.allowsSave { try store.migrate(by: migrationPlan, to: schema) }
    }

    /// Opens a store that has its tables.
    init(schema: Schema, store: any ModelStore) {
        self.schema = schema
        self.store = store
        configurations = []
        migrationPlan = nil
    }

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

    /// Removes the store's content.
    public func erase() throws {
        let context = ModelContext(self)
        for entity in schema.entities {
            let keys = try store.keys(StoreQuery(entity: entity))
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

    /// Whether two containers are the same.
    public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
}

extension Schema {
    /// Throws where a property can't be stored, and warns of options without effect.
    func validate() throws {
        for entity in entities {
            for property in entity.properties {
                for option in (property.metadata as? Attribute)?.options ?? [] where option != .unique {
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
