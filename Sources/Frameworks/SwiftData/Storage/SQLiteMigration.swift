import SQLiteAccess

/// Brings the tables of a store to another schema: new columns get their default values, removed ones go, renamed ones
/// keep their values.
struct SQLiteMigration {
    private let connection: SQLiteConnection

    init(_ connection: SQLiteConnection) { self.connection = connection }

    func run(to schema: Schema) throws {
        let names = try self.names("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
            .filter { !$0.hasPrefix("_") }
        try SQLTable<SQLiteDialect>.checkPlaces(schema, names) { table in
            guard try columns(of: table).contains("_entity") else { return [] }
            return try self.names("SELECT DISTINCT _entity FROM \(SQL.quoted(table))")
        }
        try dropIndexes()
        let tables = SQLTable<SQLiteDialect>.all(of: schema)
        for table in tables {
            if names.contains(table.entity.table) { try bring(table) } else { try connection.run(table.creation) }
        }
        var kept = Set(tables.map(\.entity.table))
        for table in tables {
            for sql in table.indexing + table.pairing { try connection.run(sql) }
            kept.formUnion(table.pairs.map(\.name))
        }
        for name in names where !kept.contains(name) { try connection.run("DROP TABLE \(SQL.quoted(name))") }
    }

    private func names(_ sql: String, _ values: [StoreValue] = []) throws -> [String] {
        var names: [String] = []
        try connection.run(sql, values) { row in if case .text(let name) = row.value(0) { names.append(name) } }
        return names
    }

    private func columns(of table: String) throws -> [String] {
        try names("SELECT name FROM pragma_table_info(?)", [.text(table)])
    }

    private func dropIndexes() throws {
        for name in try names("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL") {
            try connection.run("DROP INDEX \(SQL.quoted(name))")
        }
    }

    /// Creates the table again, with the rows of the present one.
    private func bring(_ table: SQLTable<SQLiteDialect>) throws {
        let sql = try connection.value(
            "SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?", [.text(table.entity.table)])
        if sql == .text(table.creation) { return }
        let present = try columns(of: table.entity.table)
        let hasKinds = present.contains("_entity")
        var sources: [String] = ["_key"]
        var values: [StoreValue] = []
        func bind(_ value: StoreValue) -> String {
            values.append(value)
            return "?\(values.count)"
        }
        if table.hasKinds { sources.append(hasKinds ? "_entity" : SQL.text(table.entity.name)) }
        for column in table.columns {
            let source = [column.name, column.originalName].compactMap { $0 }.first(where: present.contains)
            // Before there were subclasses, no row was of one.
            let rows = table.rows(of: column).map { hasKinds ? $0 : "0" }
            if let source, column.isMissingAllowed || column.defaultValue == nil {
                sources.append(SQL.quoted(source))
            } else if !column.isMissingAllowed, let value = column.defaultValue {
                let all = source.map { "coalesce(\(SQL.quoted($0)), \(bind(value)))" } ?? bind(value)
                sources.append(rows.map { "CASE WHEN \($0) THEN \(all) END" } ?? all)
            } else {
                let test = "SELECT 1 FROM \(table.name) WHERE \(rows ?? "1") LIMIT 1"
                guard try column.isMissingAllowed || connection.value(test) == nil else {
                    throw SQLTable<SQLiteDialect>.missing(column)
                }
                let value = bind(column.defaultValue ?? .null)
                sources.append(rows.map { "CASE WHEN \($0) THEN \(value) END" } ?? value)
            }
        }
        let temporary = SQL.quoted(table.entity.table + ".new")
        try connection.run(table.creation(named: table.entity.table + ".new"))
        // Objects of entities that are no more go with them.
        let kinds = table.entity.family.map { SQL.text($0.name) }.joined(separator: ", ")
        let condition = hasKinds ? " WHERE _entity IN (\(kinds))" : ""
        try connection.run(
            "INSERT INTO \(temporary) SELECT \(sources.joined(separator: ", ")) FROM \(table.name)\(condition)", values)
        try connection.run("DROP TABLE \(table.name)")
        try connection.run("ALTER TABLE \(temporary) RENAME TO \(table.name)")
    }
}
