import Foundation

/// A store in a file of SQLite, or in memory: the one that a `ModelConfiguration` opens.
///
/// Follows Apple's [DefaultStore](https://developer.apple.com/documentation/swiftdata/defaultstore).
public final class DefaultStore: DataStoreBatching, HistoryProviding {
    /// The values of an object.
    public typealias Snapshot = DefaultSnapshot
    /// A save.
    public typealias HistoryType = DefaultHistoryTransaction
    /// A place in the history.
    public typealias TokenType = DefaultHistoryToken

    /// The configuration, with the place of the store.
    public let configuration: ModelConfiguration
    /// The models that the store keeps.
    public let schema: Schema
    private let store: SQLiteStore

    /// The store's own name, which stays the same.
    public var identifier: String { store.identifier }
    /// The configuration's name.
    public var name: String { configuration.name }

    /// Opens the store, made if there is none, and brings it to the configuration's schema.
    public init(_ configuration: ModelConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
        let schema = configuration.schema ?? Schema([])
        try schema.validate()
        self.configuration = configuration
        self.schema = schema
        let isInMemory = configuration.isStoredInMemoryOnly || configuration.url.path == "/dev/null"
        let path = isInMemory ? nil : configuration.url.path
        if path != nil, configuration.allowsSave {
            try? FileManager.default.createDirectory(
                at: configuration.url.deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        store = try SQLiteStore(
            path: path, schema: schema, isReadOnly: !configuration.allowsSave, migrating: migrationPlan == nil)
        if let migrationPlan, configuration.allowsSave { try store.migrate(by: migrationPlan, to: schema) }
    }
}

extension DefaultStore: RelationalStore {
    package var modelStore: any HistoricalStore { store }
}

extension ModelConfiguration: DataStoreConfiguration {
    /// A store in a file of SQLite, or in memory.
    public typealias Store = DefaultStore
}
