import SQLiteAccess

/// A store in tables: what contexts ask it becomes statements of its database.
package protocol SQLStore: HistoricalStore, MigratableStore {
    /// The connection.
    associatedtype Database: SQLDatabase
    var connection: Database { get }
    /// Runs statements, one thread at a time.
    func access<Result>(_ body: () throws -> Result) throws -> Result
    /// Runs statements that only read, on a connection that is not used elsewhere meanwhile.
    func reading<Result>(_ body: (Database) throws -> Result) throws -> Result
    /// Calls a closure with the value made from each row that a statement finds.
    func read<Value>(
        _ sql: String, _ values: [StoreValue], _ make: (Database.Row) -> Value, _ body: (Value) throws -> Void) throws
    /// Returns an object's values, including values that are stored elsewhere.
    func complete(_ values: [StoreValue], _ entity: Entity) -> [StoreValue]
}

extension SQLStore {
    package func reading<Result>(_ body: (Database) throws -> Result) throws -> Result {
        try access { try body(connection) }
    }

    package func complete(_ values: [StoreValue], _ entity: Entity) -> [StoreValue] { values }

    package func fetch(_ query: StoreQuery, _ body: (Entity, Int64, [StoreValue]) throws -> Void) throws {
        let reader = SQLRowReader(query.entity)
        var renderer = SQLRenderer<Database.Dialect>()
        let sql = renderer.query(query, selecting: reader.columns)
        try read(sql, renderer.values, reader.read, body)
    }

    package func keys(_ query: StoreQuery) throws -> [(entity: Entity, key: Int64)] {
        let kinds = Dictionary(uniqueKeysWithValues: query.entity.family.map { ($0.name, $0) })
        var renderer = SQLRenderer<Database.Dialect>()
        let sql = renderer.query(query, selecting: kinds.count > 1 ? "t0._key, t0._entity" : "t0._key")
        return try reading { connection in
            var keys: [(entity: Entity, key: Int64)] = []
            try connection.run(sql, renderer.values) { row in
                guard kinds.count > 1, case .text(let name) = row.value(1) else {
                    return keys.append((query.entity, row.integer(0)))
                }
                keys.append((kinds[name] ?? query.entity, row.integer(0)))
            }
            return keys
        }
    }

    package func count(_ query: StoreQuery) throws -> Int {
        var renderer = SQLRenderer<Database.Dialect>()
        let sql = renderer.query(query, selecting: "t0._key")
        return try reading { connection in
            let sql = "SELECT count(*) FROM (\(sql)) found"
            guard case .integer(let count) = try connection.value(sql, renderer.values) else { return 0 }
            return Int(count)
        }
    }

    package func row(_ entity: Entity, _ key: Int64) throws -> (Entity, [StoreValue])? {
        let reader = SQLRowReader(entity)
        let conditions = [
            "t0._key = \(Database.Dialect.placeholder(1, in: .key))",
            SQLRenderer<Database.Dialect>.kind(entity, of: "t0"),
        ]
        let sql =
            "SELECT \(reader.columns) FROM \(SQL.quoted(entity.table)) t0 "
            + "WHERE \(conditions.compactMap { $0 }.joined(separator: " AND "))"
        func read(_ connection: Database) throws -> (Entity, [StoreValue])? {
            var found: (Entity, [StoreValue])?
            try connection.run(sql, [.integer(key)]) { row in
                let (own, _, values) = reader.read(row)
                found = (own, values)
            }
            return found.map { ($0, complete($1, $0)) }
        }
        // Saving rows removes the files that they no longer name.
        let hasFiles = entity.family.contains { !$0.externalColumns.isEmpty }
        return try hasFiles ? access { try read(connection) } : reading(read)
    }

    package func related(
        _ relation: Schema.Relation, of key: Int64, _ body: (Entity, Int64, [StoreValue]) throws -> Void
    ) throws {
        let reader = SQLRowReader(relation.target)
        let own = Database.Dialect.placeholder(1, in: .key)
        var sql = "SELECT \(reader.columns) FROM \(SQL.quoted(relation.target.table)) t0 "
        switch relation.storage {
        case .column:
            return
        case .inverseColumn(let name):
            sql += "WHERE t0.\(SQL.quoted(name)) = \(own) ORDER BY t0._key"
        case .table(let pairs, let isForward):
            let (first, second) = isForward ? ("first", "second") : ("second", "first")
            sql +=
                "JOIN \(SQL.quoted(pairs)) p ON p.\(second) = t0._key WHERE p.\(first) = \(own) "
                + "ORDER BY p.\(Database.Dialect.placeOfPairs)"
        }
        try read(sql, [.integer(key)], reader.read, body)
    }
}
