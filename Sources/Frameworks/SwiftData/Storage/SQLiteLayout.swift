import Foundation
import SQLiteAccess

/// The tables of a store, and the migration from the tables of an earlier schema.
///
/// A table for each entity, with the entity's name, has a row for each object: `_key`, and a column for each value and
/// each relationship to one. Relationships to many are the other side's column, or a table of pairs.
enum SQLiteLayout {
    /// The version of this layout, kept as the database's `user_version`.
    static let version: Int64 = 1
    /// Marks the file as a store: "Orie", kept as its `application_id`.
    static let application: Int64 = 0x4F72_6965

    /// Checks a database and brings its tables to a schema.
    ///
    /// Returns the store's identifier.
    static func prepare(
        _ connection: SQLiteConnection, schema: Schema, isReadOnly: Bool, path: String?, migrating: Bool
    ) throws -> String {
        let isEmpty = try connection.value("SELECT count(*) FROM sqlite_master") == .integer(0)
        if !isEmpty { try check(connection) }
        if let damage = try connection.damage(of: path, isReadOnly: isReadOnly) {
            throw SwiftDataError(.loadIssueModelContainer, "The store is damaged: \(damage). It was left as it is.")
        }
        try connection.run("PRAGMA foreign_keys = ON")
        if isReadOnly {
            guard case .text(let identifier) = try metadata(connection, "identifier") else {
                throw SwiftDataError(.loadIssueModelContainer, "The store is empty, and read-only.")
            }
            return identifier
        }
        if path != nil { try connection.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL") }
        if isEmpty { try create(connection) }
        try SQLiteHistory(connection).prepare()
        if migrating { try migrate(connection, to: schema) }
        guard case .text(let identifier) = try metadata(connection, "identifier") else { return "" }
        return identifier
    }

    static func metadata(_ connection: SQLiteConnection, _ name: String) throws -> StoreValue? {
        try connection.value("SELECT value FROM _metadata WHERE name = ?", [.text(name)])
    }

    private static func check(_ connection: SQLiteConnection) throws {
        guard try connection.value("PRAGMA application_id") == .integer(application) else {
            throw SwiftDataError(
                .loadIssueModelContainer,
                "The database was made by another program (such as Core Data), and can't be read. It was left as it is."
            )
        }
        if case .integer(let found) = try connection.value("PRAGMA user_version"), found > version {
            throw SwiftDataError(
                .loadIssueModelContainer,
                "The store is from a later version (\(found); this one reads \(version)). It was left as it is.")
        }
    }

    private static func create(_ connection: SQLiteConnection) throws {
        try connection.transaction {
            guard try connection.value("SELECT count(*) FROM sqlite_master") == .integer(0) else { return }
            try connection.run(
                "PRAGMA application_id = \(application); PRAGMA user_version = \(version);"
                    + "CREATE TABLE _metadata (name TEXT PRIMARY KEY, value) WITHOUT ROWID")
            try connection.run("INSERT INTO _metadata VALUES ('identifier', ?)", [.text(UUID().uuidString)])
        }
    }

    /// Brings the tables to a schema, all at once or not at all.
    static func migrate(_ connection: SQLiteConnection, to schema: Schema) throws {
        let wanted = StoreValue.text(description(of: schema))
        if try metadata(connection, "schema") == wanted { return }
        connection.forgetStatements()
        // Tables are created again under the names that others refer to.
        try connection.run("PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON")
        defer { try? connection.run("PRAGMA legacy_alter_table = OFF; PRAGMA foreign_keys = ON") }
        try connection.transaction {
            try SQLiteMigration(connection).run(to: schema)
            try connection.run("INSERT OR REPLACE INTO _metadata VALUES ('schema', ?)", [wanted])
            try connection.run(
                "INSERT OR REPLACE INTO _metadata VALUES ('version', ?)", [.text(schema.version.description)])
        }
    }

    /// The whole schema in words; where they are the same, so are the tables.
    static func description(of schema: Schema) -> String {
        schema.version.description + "\n"
            + SQLTable<SQLiteDialect>.all(of: schema).map { table in
                let columns = table.declarations.map { "\($0.name) \($0.declaration)" }
                let kinds = table.hasKinds ? table.entity.family.dropFirst().map(\.name) : []
                return ([table.entity.table] + kinds + columns + table.indexing + table.pairing).joined(separator: "\n")
            }.joined(separator: "\n\n")
    }
}
