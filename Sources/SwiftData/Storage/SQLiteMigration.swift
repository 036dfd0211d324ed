import SQLiteAccess

/// Brings the tables of a store to another schema: new columns get their default values, removed ones go, renamed ones
/// keep their values.
struct SQLiteMigration {
    private let connection: SQLiteConnection

    init(_ connection: SQLiteConnection) { self.connection = connection }

    func run(to schema: Schema) throws {
        var names: [String] = []
        try connection.run("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'", []) {
            row in
            if case .text(let name) = row.value(0), !name.hasPrefix("_") { names.append(name) }
        }
        try dropIndexes()
        let entities = Set(schema.entities.map(\.name))
        for entity in schema.entities {
            if names.contains(entity.name) {
                try bring(SQLiteTable(entity))
            } else {
                try connection.run(SQLiteTable(entity).creation)
            }
        }
        var pairs: Set<String> = []
        for entity in schema.entities {
            for index in SQLiteTable(entity).indexes { try connection.run(index.sql) }
            for sql in SQLiteTable.pairs(of: entity) { try connection.run(sql) }
            for case .table(let name, _) in entity.relationships.values.map(\.storage) { pairs.insert(name) }
        }
        for name in names where !entities.contains(name) && !pairs.contains(name) {
            try connection.run("DROP TABLE \(SQLiteRenderer.quoted(name))")
        }
    }

    private func dropIndexes() throws {
        var indexes: [String] = []
        try connection.run("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL", []) { row in
            if case .text(let name) = row.value(0) { indexes.append(name) }
        }
        for name in indexes { try connection.run("DROP INDEX \(SQLiteRenderer.quoted(name))") }
    }

    private func bring(_ table: SQLiteTable) throws {
        let name = SQLiteRenderer.quoted(table.entity.name)
        var present: [String] = []
        try connection.run("SELECT name FROM pragma_table_info(?)", [.text(table.entity.name)]) { row in
            if case .text(let name) = row.value(0) { present.append(name) }
        }
        let sql = try connection.value(
            "SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?", [.text(table.entity.name)])
        if sql == .text(table.creation) { return }
        let isEmpty = try connection.value("SELECT count(*) FROM (SELECT 1 FROM \(name) LIMIT 1)") == .integer(0)
        var sources: [String] = ["_key"]
        var values: [StoreValue] = []
        for column in table.columns {
            if let source = [column.name, column.originalName].compactMap({ $0 }).first(where: present.contains) {
                guard let value = column.defaultValue, !column.isOptional else {
                    sources.append(SQLiteRenderer.quoted(source))
                    continue
                }
                sources.append("coalesce(\(SQLiteRenderer.quoted(source)), ?)")
                values.append(value)
            } else {
                guard column.isOptional || column.defaultValue != nil || isEmpty else {
                    throw SwiftDataError(
                        .loadIssueModelContainer,
                        "Validation error missing attribute values on mandatory destination attribute: "
                            + "entity=\(table.entity.name), attribute=\(column.name). Give the property a default value."
                    )
                }
                sources.append("?")
                values.append(column.defaultValue ?? .null)
            }
        }
        let temporary = table.entity.name + ".new"
        try connection.run(table.creation(named: temporary))
        try connection.run(
            "INSERT INTO \(SQLiteRenderer.quoted(temporary)) SELECT \(sources.joined(separator: ", ")) FROM \(name)",
            values)
        try connection.run("DROP TABLE \(name)")
        try connection.run("ALTER TABLE \(SQLiteRenderer.quoted(temporary)) RENAME TO \(name)")
    }
}
