import Foundation
import SQLiteAccess

extension ObjectStore {
    /// The version of this layout, kept as the database's `user_version`.
    static let layoutVersion: Int64 = 1
    /// Marks the file as a store: "OrCD", kept as its `application_id`.
    static let application: Int64 = 0x4F72_4344

    /// Checks a database and brings its tables to the model.
    ///
    /// Returns the store's identifier.
    func prepare(
        _ entities: [NSEntityDescription], path: String?, migrates: Bool, infers: Bool
    ) throws -> String {
        let isEmpty = try connection.value("SELECT count(*) FROM sqlite_master") == .integer(0)
        if !isEmpty { try check() }
        if let damage = try connection.damage(of: path, isReadOnly: isReadOnly) {
            throw CoreDataError.make(
                .corruptFile, "The file couldn’t be opened because it is damaged: \(damage). It was left as it is.")
        }
        let schema = StoreSchema(entities: entities)
        if isReadOnly {
            guard case .text(let identifier) = try metadata("identifier") else {
                throw CoreDataError.make(.open, "The store is empty, and can only be read.")
            }
            try requireSame(schema)
            return identifier
        }
        if path != nil { try connection.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL") }
        try connection.transaction {
            if try connection.value("SELECT count(*) FROM sqlite_master") == .integer(0) { try create() }
            try noteVersions(entities)
            let wanted = String(decoding: try Self.encoded(schema.record), as: UTF8.self)
            if try metadata("schema") == .text(wanted) { return try bringIndexes(schema) }
            if try metadata("schema") != nil {
                guard migrates else {
                    try requireSame(schema)
                    return try bringIndexes(schema)
                }
                guard infers else {
                    throw CoreDataError.make(
                        .migration, "There is no mapping model from the store's model to the app's.")
                }
            }
            connection.forgetStatements()
            try StoreMigration(connection, schema, try storedRecord()).run()
            try setMetadata("schema", .text(wanted))
            try setMetadata("indexes", .null)
            try bringIndexes(schema)
        }
        guard case .text(let identifier) = try metadata("identifier") else { return "" }
        return identifier
    }

    private static func encoded(_ record: StoreSchema.Record) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // Sets have no order of their own.
        struct Ordered: Encodable {
            var tables: [String: [String: StoreSchema.Column]]
            var pairs: [String]
            var entities: [String: String]
        }
        return try encoder.encode(
            Ordered(tables: record.tables, pairs: record.pairs.sorted(), entities: record.entities))
    }

    private func storedRecord() throws -> StoreSchema.Record? {
        guard case .text(let text) = try metadata("schema") else { return nil }
        guard let record = try? JSONDecoder().decode(StoreSchema.Record.self, from: Data(text.utf8)) else {
            throw CoreDataError.make(
                .corruptFile,
                "The file couldn’t be opened because it is damaged: its model can't be read. It was left as it is.")
        }
        return record
    }

    private func requireSame(_ schema: StoreSchema) throws {
        guard try storedRecord() == schema.record else {
            throw CoreDataError.make(
                .incompatibleVersion,
                "The managed object model version used to open the persistent store is incompatible with the one that "
                    + "was used to create the persistent store.",
                ["reason": "The model used to open the store is incompatible with the one used to create the store"])
        }
    }

    func metadata(_ name: String) throws -> StoreValue? {
        try connection.value("SELECT value FROM _metadata WHERE name = ?", [.text(name)])
    }

    func setMetadata(_ name: String, _ value: StoreValue) throws {
        try connection.run("INSERT OR REPLACE INTO _metadata VALUES (?, ?)", [.text(name), value])
    }

    private func check() throws {
        guard try connection.value("PRAGMA application_id") == .integer(Self.application) else {
            throw CoreDataError.make(
                .corruptFile,
                "The file couldn’t be opened because it isn’t in the correct format: the database was made by another "
                    + "program, such as Apple's Core Data. It was left as it is.")
        }
        if case .integer(let found) = try connection.value("PRAGMA user_version"), found > Self.layoutVersion {
            throw CoreDataError.make(
                .open,
                "The store is from a later version (\(found); this one reads \(Self.layoutVersion)). It was left as it is."
            )
        }
    }

    private func create() throws {
        try connection.run(
            "PRAGMA application_id = \(Self.application); PRAGMA user_version = \(Self.layoutVersion);"
                + "CREATE TABLE _metadata (name TEXT PRIMARY KEY, value) WITHOUT ROWID")
        try setMetadata("identifier", .text(UUID().uuidString))
    }
}
