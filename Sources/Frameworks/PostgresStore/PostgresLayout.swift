import Foundation
import SQLiteAccess
import SwiftData

/// The tables of a store in a schema of a database, and the migration from the tables of an earlier schema.
///
/// As in SQLite there is a table for each entity with a row for each object, and tables of pairs; `_metadata` has the
/// layout's version, the store's identifier and the description of the models, `_history` a row for each save.
struct PostgresLayout {
    static let version: Int64 = 1
    let connection: PostgresConnection

    /// Makes the tables that every store has.
    ///
    /// Returns the store's identifier.
    func prepare(_ namespace: String, isReadOnly: Bool) throws -> String {
        if try metadataTable() == nil {
            if isReadOnly { throw SwiftDataError(.loadIssueModelContainer, "The store is empty, and read-only.") }
            // Asked for only where there is none: who may use a schema may not make one.
            if try connection.value("SELECT current_schema()::text") == .null {
                try connection.run("CREATE SCHEMA \(SQL.quoted(namespace))")
            }
            try checkIsEmpty(namespace)
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

    /// Throws if the schema has the tables of another program, which a migration would remove.
    private func checkIsEmpty(_ namespace: String) throws {
        let others = try tables()
        if others.isEmpty { return }
        throw SwiftDataError(
            .loadIssueModelContainer,
            "The schema \"\(namespace)\" has tables of another program (\(Self.list(others))). They were left as they are: "
                + "give the store a namespace of its own.")
    }

    private static func list(_ names: [String]) -> String {
        names.sorted().prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
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
            + SQLTable<PostgresDialect>.all(of: schema).map { table in
                let kinds = table.hasKinds ? table.entity.family.dropFirst().map(\.name) : []
                return (kinds + [table.creation] + table.constraints + table.pairing).joined(separator: "\n")
            }.joined(separator: "\n\n")
    }

    /// Brings the tables to a schema, inside of a transaction.
    func migrate(to schema: Schema) throws {
        let wanted = Self.description(of: schema)
        if try metadata("schema") == wanted { return }
        let present = try tables()
        let prunes = try checkVersion(schema)
        try checkIsOurs(schema, present)
        try SQLTable<PostgresDialect>.checkPlaces(schema, present) { table in
            guard try columns(of: table)["_entity"] != nil else { return [] }
            return try texts("SELECT DISTINCT _entity FROM \(SQL.quoted(table))")
        }
        try dropConstraints()
        let tables = SQLTable<PostgresDialect>.all(of: schema)
        for table in tables {
            if present.contains(table.entity.table) {
                try bring(table, pruning: prunes)
            } else {
                try connection.run(table.creation)
            }
        }
        for table in tables { try setDefaults(of: table) }
        var kept = Set(tables.map(\.entity.table))
        for table in tables {
            kept.formUnion(table.pairs.map(\.name))
            for sql in table.pairing + table.constraints { try connection.run(sql) }
        }
        for name in present where prunes && !kept.contains(name) {
            try connection.run("DROP TABLE \(SQL.quoted(name)) CASCADE")
        }
        try set("schema", wanted)
        try set("version", schema.version.description)
        connection.forgetStatements()
    }

    private func tables() throws -> [String] {
        try texts("SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()")
            .filter { !$0.hasPrefix("_") }
    }

    /// Returns whether tables that the schema lacks are removed: only with a version that is later than the store's.
    ///
    /// Another program of the same version may have models and properties that this one lacks, and is perhaps running.
    private func checkVersion(_ schema: Schema) throws -> Bool {
        guard let text = try metadata("version") else { return true }
        let numbers = text.split(separator: ".").compactMap { Int($0) }
        guard numbers.count == 3 else { return false }
        let stored = Schema.Version(numbers[0], numbers[1], numbers[2])
        if stored > schema.version {
            throw SwiftDataError(
                .backwardMigration,
                "The store has version \(stored) of the models, and this program has version \(schema.version). "
                    + "It was left as it is.")
        }
        return stored < schema.version
    }

    /// Throws where a store has objects, and none of its models is one of the schema: it is another app's.
    private func checkIsOurs(_ schema: Schema, _ present: [String]) throws {
        let models = present.filter { !$0.contains(".") }
        let own = Set(schema.entities.map(\.table))
        guard !own.isEmpty, !models.contains(where: own.contains) else { return }
        let used = try models.filter { try connection.value("SELECT 1 FROM \(SQL.quoted($0)) LIMIT 1") != nil }
        if used.isEmpty { return }
        throw SwiftDataError(
            .loadIssueModelContainer,
            "The store has objects of another app (\(Self.list(used))), and none of this one's. They were left as they are: "
                + "give the store a namespace of its own.")
    }

    private func texts(_ sql: String) throws -> [String] {
        var found: [String] = []
        try connection.run(sql, []) { row in if case .text(let text) = row.value(0) { found.append(text) } }
        return found
    }

    /// The columns of a table and their types, without the key.
    private func columns(of table: String) throws -> [String: String] {
        var found: [String: String] = [:]
        try connection.run(
            "SELECT column_name::text, udt_name::text FROM information_schema.columns "
                + "WHERE table_schema = current_schema() AND table_name = $1", [.text(table)]
        ) { row in
            if case .text(let name) = row.value(0), case .text(let type) = row.value(1), name != "_key" {
                found[name] = type == "int8" ? "bigint" : type
            }
        }
        return found
    }

    /// Drops indexes and references of entities' tables; the constraints of pairs stay.
    private func dropConstraints() throws {
        // Not by a cast, which makes letters small.
        let schema = "(SELECT oid FROM pg_namespace WHERE nspname = current_schema())"
        let statements = try texts(
            """
            SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) FROM pg_constraint
            WHERE connamespace = \(schema) AND contype = 'f' AND conname LIKE 'to.%'
            UNION ALL SELECT format('DROP INDEX %s', indexrelid::regclass) FROM pg_index
            JOIN pg_class ON pg_class.oid = indrelid WHERE relnamespace = \(schema)
            AND NOT indisprimary AND relname NOT LIKE '\\_%' AND relname NOT LIKE '%.%'
            """)
        for sql in statements { try connection.run(sql) }
    }

    private func bring(_ table: SQLTable<PostgresDialect>, pruning prunes: Bool) throws {
        var present = try columns(of: table.entity.table)
        let kinds = table.entity.family.map { SQL.text($0.name) }.joined(separator: ", ")
        let hadKinds = present.removeValue(forKey: "_entity") != nil
        if hadKinds, prunes {
            // Objects of entities that are no more go with them.
            try connection.run("DELETE FROM \(table.name) WHERE _entity NOT IN (\(kinds))")
            if !table.hasKinds { try connection.run("ALTER TABLE \(table.name) DROP COLUMN _entity") }
        } else if table.hasKinds, !hadKinds {
            try connection.run(
                "ALTER TABLE \(table.name) ADD COLUMN _entity text NOT NULL DEFAULT \(SQL.text(table.entity.name)); "
                    + "ALTER TABLE \(table.name) ALTER COLUMN _entity DROP DEFAULT")
        }
        for column in table.columns { try bring(column, table, &present) }
        for name in present.keys.sorted() where prunes {
            try connection.run("ALTER TABLE \(table.name) DROP COLUMN \(SQL.quoted(name))")
        }
    }

    /// Has the server give default values to objects that are made by programs that do not know a property yet.
    private func setDefaults(of table: SQLTable<PostgresDialect>) throws {
        for column in table.columns where !column.isOptional {
            guard let literal = column.defaultValue.flatMap(PostgresDialect.literal) else { continue }
            try connection.run(
                "ALTER TABLE \(table.name) ALTER COLUMN \(SQL.quoted(column.name)) SET DEFAULT \(literal)")
        }
    }

    private func bring(
        _ column: SQLTable<PostgresDialect>.Column, _ table: SQLTable<PostgresDialect>,
        _ present: inout [String: String]
    ) throws {
        let name = SQL.quoted(column.name)
        let rows = table.rows(of: column) ?? "true"
        if present[column.name] == nil, let original = column.originalName, let type = present[original] {
            try connection.run("ALTER TABLE \(table.name) RENAME COLUMN \(SQL.quoted(original)) TO \(name)")
            present[original] = nil
            present[column.name] = type
        }
        if let type = present.removeValue(forKey: column.name) {
            if type != column.type {
                try connection.run(
                    "ALTER TABLE \(table.name) ALTER COLUMN \(name) TYPE \(column.type) USING \(name)::\(column.type)")
            }
        } else {
            let test = "SELECT 1 FROM \(table.name) WHERE \(rows) LIMIT 1"
            guard try column.isMissingAllowed || column.defaultValue != nil || connection.value(test) == nil else {
                throw SQLTable<PostgresDialect>.missing(column)
            }
            try connection.run("ALTER TABLE \(table.name) ADD COLUMN \(name) \(column.type)")
        }
        if let value = column.defaultValue, !column.isMissingAllowed {
            try connection.run(
                "UPDATE \(table.name) SET \(name) = $1::\(column.type) WHERE \(name) IS NULL AND \(rows)", [value])
        }
        try connection.run(
            "ALTER TABLE \(table.name) ALTER COLUMN \(name) \(column.isOptional ? "DROP" : "SET") NOT NULL")
    }
}
