import SwiftData

/// Models in a database of a PostgreSQL server.
///
/// A container opens it for a `PostgresConfiguration`. A save is one transaction; saves of all processes follow one
/// another. If the connection is lost in between, a save fails with an error, changes stay
/// in the context, and the next save writes them.
public final class PostgresDataStore: DataStoreBatching, HistoryProviding {
    /// The values of an object.
    public typealias Snapshot = DefaultSnapshot
    /// A save.
    public typealias HistoryType = DefaultHistoryTransaction

    /// The configuration, with the place of the store.
    public let configuration: PostgresConfiguration
    /// The models that the store keeps.
    public let schema: Schema
    private let database: PostgresModelStore

    /// The store's own name, which stays the same.
    public var identifier: String { database.identifier }

    /// Opens the store, made if there is none, and brings it to the configuration's schema.
    public init(_ configuration: PostgresConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
        let schema = configuration.schema ?? Schema([])
        self.configuration = configuration
        self.schema = schema
        database = try PostgresModelStore(configuration, schema: schema, migrating: migrationPlan == nil)
        if let migrationPlan, configuration.allowsSave { try database.migrate(by: migrationPlan, to: schema) }
    }
}

extension PostgresDataStore: RelationalStore {
    package var modelStore: any HistoricalStore { database }
}
