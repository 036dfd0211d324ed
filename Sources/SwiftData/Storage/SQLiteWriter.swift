import SQLiteAccess

/// Writes a save's changes, inside of a transaction.
struct SQLiteWriter {
    private let connection: SQLiteConnection

    init(_ connection: SQLiteConnection) { self.connection = connection }

    /// Returns the keys of rows that new objects have taken over, by the objects' keys.
    func write(_ changes: StoreChanges) throws -> [Int64: Int64] {
        for (entity, key) in changes.deleted {
            try connection.run("DELETE FROM \(SQLiteRenderer.quoted(entity.name)) WHERE _key = ?", [.integer(key)])
        }
        let taken = try rowsTakenOver(by: changes.inserted)
        var last: (entity: Entity, sql: String)?
        for row in changes.inserted {
            if last?.entity !== row.entity { last = (row.entity, insertion(row.entity)) }
            try insert(row, taken, last?.sql ?? "")
        }
        for row in changes.updated { try update(row, taken) }
        for pairs in changes.pairs { try replace(pairs, taken) }
        return taken
    }

    /// The keys of rows with the same unique values as new ones, by the new ones' keys.
    private func rowsTakenOver(by rows: [StoreChanges.Row]) throws -> [Int64: Int64] {
        var taken: [Int64: Int64] = [:]
        var seen: [String: [[StoreValue]: Int64]] = [:]
        for row in rows {
            for group in row.entity.uniqueGroups {
                let columns = group.compactMap { row.entity.columnIndexes[$0] }
                let values = columns.map { row.values[$0].value }
                guard columns.count == group.count, !values.contains(.null) else { continue }
                let conditions = zip(group, columns).map { index, _ in
                    let property = row.entity.properties[index]
                    return SQLiteRenderer.quoted(property.name)
                        + SQLiteRenderer.collation(property.storeType ?? .key) + " = ?"
                }.joined(separator: " AND ")
                let name = SQLiteRenderer.quoted(row.entity.name)
                let place = "\(name) \(conditions)"
                if case .integer(let key) = try connection.value("SELECT _key FROM \(name) WHERE \(conditions)", values)
                {
                    taken[row.key] = key
                } else if let earlier = seen[place]?[values] {
                    taken[row.key] = taken[earlier] ?? earlier
                }
                seen[place, default: [:]][values] = row.key
            }
        }
        return taken
    }

    private func insertion(_ entity: Entity) -> String {
        let names = entity.columns.map { SQLiteRenderer.quoted(entity.properties[$0].name) }
        return "INSERT INTO \(SQLiteRenderer.quoted(entity.name)) (\((["_key"] + names).joined(separator: ", "))) "
            + "VALUES (?\(String(repeating: ", ?", count: names.count)))"
    }

    private func insert(_ row: StoreChanges.Row, _ taken: [Int64: Int64], _ sql: String) throws {
        if taken[row.key] != nil { return try update(row, taken) }
        var values: [StoreValue] = [.integer(row.key)]
        values.reserveCapacity(row.values.count + 1)
        for value in row.values { values.append(resolved(value.value, value.column, row.entity, taken)) }
        try connection.run(sql, values)
    }

    private func update(_ row: StoreChanges.Row, _ taken: [Int64: Int64]) throws {
        if row.values.isEmpty { return }
        let assignments = row.values.map { value in
            SQLiteRenderer.quoted(row.entity.properties[row.entity.columns[value.column]].name) + " = ?"
        }
        let sql =
            "UPDATE \(SQLiteRenderer.quoted(row.entity.name)) SET \(assignments.joined(separator: ", ")) WHERE _key = ?"
        let values = row.values.map { resolved($0.value, $0.column, row.entity, taken) }
        try connection.run(sql, values + [.integer(taken[row.key] ?? row.key)])
    }

    /// References lead to the rows that were taken over.
    private func resolved(
        _ value: StoreValue, _ column: Int, _ entity: Entity, _ taken: [Int64: Int64]
    ) -> StoreValue {
        guard !taken.isEmpty, entity.relationships[entity.columns[column]] != nil, case .integer(let key) = value,
            let row = taken[key]
        else { return value }
        return .integer(row)
    }

    private func replace(_ pairs: StoreChanges.Pairs, _ taken: [Int64: Int64]) throws {
        guard case .table(let name, let isForward) = pairs.relation.storage else { return }
        let table = SQLiteRenderer.quoted(name)
        let (own, other) = isForward ? ("first", "second") : ("second", "first")
        let key = StoreValue.integer(taken[pairs.key] ?? pairs.key)
        var present: Set<Int64> = []
        try connection.run("SELECT \(other) FROM \(table) WHERE \(own) = ?", [key]) { present.insert($0.integer(0)) }
        let wanted = pairs.targets.map { taken[$0] ?? $0 }
        for target in present.subtracting(wanted) {
            try connection.run("DELETE FROM \(table) WHERE \(own) = ? AND \(other) = ?", [key, .integer(target)])
        }
        for target in wanted where !present.contains(target) {
            try connection.run(
                "INSERT OR IGNORE INTO \(table) (\(own), \(other)) VALUES (?, ?)", [key, .integer(target)])
        }
    }
}
