import Foundation
import SQLiteAccess
import SwiftData

/// The tables of a store in a schema of a database, and how those of an earlier schema become those of a later one.
///
/// As in SQLite there is a table for each entity with a row for each object, and tables of pairs; `_metadata` has the
/// layout's version, the store's identifier and the description of the models, `_history` a row for each save.
struct PostgresLayout {
    static let version: Int64 = 1
    let connection: PostgresConnection

    /// Makes the tables that every store has.
    ///
    /// Returns the store's identifier.
    func prepare(isReadOnly: Bool) throws -> String {
        if try metadataTable() == nil {
            if isReadOnly { throw SwiftDataError(.loadIssueModelContainer, "The store is empty, and read-only.") }
            try connection.run(
                """
                CREATE TABLE IF NOT EXISTS _metadata (name text PRIMARY KEY, value text);
                CREATE TABLE IF NOT EXISTS _history (number bigserial PRIMARY KEY, time float8 NOT NULL, author text,
                    process text NOT NULL, bundle text NOT NULL, mark text NOT NULL UNIQUE, changes bytea NOT NULL);
                """)
            try set("layout", "\(Self.version)", replacing: false)
            try set("identifier", UUID().uuidString, replacing: false)
        }
        if let found = try metadata("layout"), let number = Int64(found), number > Self.version {
            throw SwiftDataError(
                .loadIssueModelContainer,
                "The store is from a later version (\(number); this one reads \(Self.version)). It was left as it is.")
        }
        return try metadata("identifier") ?? ""
    }

    private func metadataTable() throws -> StoreValue? {
        try connection.value(
            "SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename = '_metadata'")
    }

    func metadata(_ name: String) throws -> String? {
        guard case .text(let text)? = try connection.value("SELECT value FROM _metadata WHERE name = $1", [.text(name)])
        else { return nil }
        return text
    }

    func set(_ name: String, _ value: String, replacing: Bool = true) throws {
        try connection.run(
            "INSERT INTO _metadata VALUES ($1, $2) ON CONFLICT (name) DO "
                + (replacing ? "UPDATE SET value = excluded.value" : "NOTHING"), [.text(name), .text(value)])
    }

    /// The whole schema in words; where they are the same, so are the tables.
    static func description(of schema: Schema) -> String {
        schema.version.description + "\n"
            + schema.entities.map { entity in
                let table = PostgresTable(entity)
                return ([table.creation] + table.constraints + PostgresTable.pairs(of: entity).flatMap(\.sql))
                    .joined(separator: "\n")
            }.joined(separator: "\n\n")
    }

    /// Brings the tables to a schema, inside of a transaction.
    func migrate(to schema: Schema) throws {
        let wanted = Self.description(of: schema)
        if try metadata("schema") == wanted { return }
        var present: [String] = []
        try connection.run("SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()", []) { row in
            if case .text(let name) = row.value(0), !name.hasPrefix("_") { present.append(name) }
        }
        try dropConstraints()
        for entity in schema.entities {
            let table = PostgresTable(entity)
            if present.contains(entity.name) { try bring(table) } else { try connection.run(table.creation) }
        }
        var kept = Set(schema.entities.map(\.name))
        for entity in schema.entities {
            for pairs in PostgresTable.pairs(of: entity) {
                kept.insert(pairs.name)
                for sql in pairs.sql { try connection.run(sql) }
            }
            for sql in PostgresTable(entity).constraints { try connection.run(sql) }
        }
        for name in present where !kept.contains(name) {
            try connection.run("DROP TABLE \(PostgresRenderer.quoted(name)) CASCADE")
        }
        try set("schema", wanted)
        try set("version", schema.version.description)
        connection.forgetStatements()
    }

    /// Indexes and references of entities' tables; those of pairs stay.
    private func dropConstraints() throws {
        var statements: [String] = []
        try connection.run(
            """
            SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) FROM pg_constraint
            WHERE connamespace = current_schema()::regnamespace AND contype = 'f' AND conname LIKE 'to.%'
            UNION ALL SELECT format('DROP INDEX %s', indexrelid::regclass) FROM pg_index
            JOIN pg_class ON pg_class.oid = indrelid WHERE relnamespace = current_schema()::regnamespace
            AND NOT indisprimary AND relname NOT LIKE '\\_%' AND relname NOT LIKE '%.%'
            """, []
        ) { row in if case .text(let sql) = row.value(0) { statements.append(sql) } }
        for sql in statements { try connection.run(sql) }
    }

    private func bring(_ table: PostgresTable) throws {
        var present: [String: String] = [:]
        try connection.run(
            "SELECT column_name::text, udt_name::text FROM information_schema.columns "
                + "WHERE table_schema = current_schema() AND table_name = $1", [.text(table.entity.name)]
        ) { row in
            if case .text(let name) = row.value(0), case .text(let type) = row.value(1), name != "_key" {
                present[name] = type == "int8" ? "bigint" : type
            }
        }
        let isEmpty = try connection.value("SELECT 1 FROM \(table.name) LIMIT 1") == nil
        for column in table.columns {
            let name = PostgresRenderer.quoted(column.name)
            if present[column.name] == nil, let original = column.originalName, let type = present[original] {
                try connection.run(
                    "ALTER TABLE \(table.name) RENAME COLUMN \(PostgresRenderer.quoted(original)) TO \(name)")
                present[original] = nil
                present[column.name] = type
            }
            if let type = present.removeValue(forKey: column.name) {
                if type != column.type {
                    try connection.run(
                        "ALTER TABLE \(table.name) ALTER COLUMN \(name) TYPE \(column.type) USING \(name)::\(column.type)"
                    )
                }
            } else {
                guard column.isOptional || column.defaultValue != nil || isEmpty else {
                    throw SwiftDataError(
                        .loadIssueModelContainer,
                        "Validation error missing attribute values on mandatory destination attribute: "
                            + "entity=\(table.entity.name), attribute=\(column.name). Give the property a default value."
                    )
                }
                try connection.run("ALTER TABLE \(table.name) ADD COLUMN \(name) \(column.type)")
            }
            if let value = column.defaultValue, !column.isOptional {
                try connection.run(
                    "UPDATE \(table.name) SET \(name) = $1::\(column.type) WHERE \(name) IS NULL", [value])
            }
            try connection.run(
                "ALTER TABLE \(table.name) ALTER COLUMN \(name) \(column.isOptional ? "DROP" : "SET") NOT NULL")
        }
        for name in present.keys.sorted() {
            try connection.run("ALTER TABLE \(table.name) DROP COLUMN \(PostgresRenderer.quoted(name))")
        }
    }
}
