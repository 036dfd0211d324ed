import SQLiteAccess

/// Writes a save's changes, inside of a transaction.
package struct SQLWriter<Database: SQLDatabase> {
    private typealias Dialect = Database.Dialect
    private let connection: Database

    package init(_ connection: Database) { self.connection = connection }

    /// Returns the keys of rows that new objects have taken over, by the objects' keys.
    package func write(_ changes: StoreChanges) throws -> [Int64: Int64] {
        var deletion: (entity: Entity, sql: String)?
        for (entity, key) in changes.deleted {
            if deletion?.entity !== entity {
                let place = "\(SQL.quoted(entity.table)) WHERE _key = \(Dialect.placeholder(1, in: .key))"
                deletion = (entity, "DELETE FROM \(place)")
            }
            try connection.run(deletion?.sql ?? "", [.integer(key)])
        }
        let taken = try rowsTakenOver(by: changes.inserted)
        try insert(taken.isEmpty ? changes.inserted : changes.inserted.filter { taken[$0.key] == nil }, taken)
        if !taken.isEmpty {
            for row in changes.inserted where taken[row.key] != nil { try update(row, taken, isWhole: true) }
        }
        for row in changes.updated { try update(row, taken, isWhole: false) }
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
                let values = columns.map { fitting(row.values[$0].value, row.entity, $0) }
                guard columns.count == group.count, !values.contains(.null) else { continue }
                let conditions = group.enumerated().map { place, index in
                    let type = row.entity.properties[index].storeType ?? .key
                    return Dialect.comparable(SQL.quoted(row.entity.columnName(index)), type) + " = "
                        + Dialect.comparable(Dialect.placeholder(place + 1, in: type), type)
                }.joined(separator: " AND ")
                let place = "\(SQL.quoted(row.entity.table)) WHERE \(conditions)"
                if case .integer(let key) = try connection.value("SELECT _key FROM \(place)", values) {
                    taken[row.key] = key
                } else if let earlier = seen[place]?[values] {
                    taken[row.key] = taken[earlier] ?? earlier
                }
                seen[place, default: [:]][values] = row.key
            }
        }
        return taken
    }

    /// Rows of an entity go together in one statement where that is quicker.
    private func insert(_ rows: [StoreChanges.Row], _ taken: [Int64: Int64]) throws {
        var rest = rows[...]
        var last: (entity: Entity, count: Int, sql: String)?
        var values: [StoreValue] = []
        while let first = rest.first {
            let entity = first.entity
            let most = max(1, Dialect.mostInserted / (entity.columns.count + 2))
            let same = most == 1 ? 1 : rest.prefix(most).prefix { $0.entity === entity }.count
            // Statements are of few lengths, so that they are prepared once.
            let count = same < 10 ? 1 : same < most ? 10 : most
            if last?.entity !== entity || last?.count != count { last = (entity, count, insertion(entity, count)) }
            values.removeAll(keepingCapacity: true)
            for row in rest.prefix(count) {
                values.append(.integer(row.key))
                if entity.sharesTable { values.append(.text(entity.name)) }
                for value in row.values { values.append(resolved(value.value, value.column, entity, taken)) }
            }
            try connection.run(last?.sql ?? "", values)
            rest = rest.dropFirst(count)
        }
    }

    private func insertion(_ entity: Entity, _ count: Int) -> String {
        let kind = entity.sharesTable ? ["_entity"] : []
        let names = ["_key"] + kind + entity.columns.map(entity.columnName)
        let types = [.key] + kind.map { _ in StoreType.text } + entity.columns.map { type($0, entity) }
        let groups = (0..<count).map { row in
            let placeholders = types.enumerated().map {
                Dialect.placeholder(row * types.count + $0 + 1, in: $1)
            }
            return "(\(placeholders.joined(separator: ", ")))"
        }
        return "INSERT INTO \(SQL.quoted(entity.table)) (\(names.map(SQL.quoted).joined(separator: ", "))) VALUES "
            + groups.joined(separator: ", ")
    }

    /// - Parameter isWhole: Whether the row is of the object's entity from now on.
    private func update(_ row: StoreChanges.Row, _ taken: [Int64: Int64], isWhole: Bool) throws {
        let entity = row.entity
        var values = row.values.map { resolved($0.value, $0.column, entity, taken) }
        var assignments = row.values.enumerated().map { place, value in
            entity.quotedColumns[value.column] + " = "
                + Dialect.placeholder(place + 1, in: type(entity.columns[value.column], entity))
        }
        if isWhole, entity.sharesTable {
            values.append(.text(entity.name))
            assignments.append("_entity = \(Dialect.placeholder(values.count, in: .text))")
        }
        if assignments.isEmpty { return }
        values.append(.integer(taken[row.key] ?? row.key))
        try connection.run(
            "UPDATE \(entity.quotedTable) SET \(assignments.joined(separator: ", ")) "
                + "WHERE _key = \(Dialect.placeholder(values.count, in: .key))", values)
    }

    private func type(_ index: Int, _ entity: Entity) -> StoreType { entity.properties[index].storeType ?? .key }

    private func fitting(_ value: StoreValue, _ entity: Entity, _ column: Int) -> StoreValue {
        Dialect.fitting(value, type(entity.columns[column], entity))
    }

    /// References lead to the rows that were taken over.
    private func resolved(
        _ value: StoreValue, _ column: Int, _ entity: Entity, _ taken: [Int64: Int64]
    ) -> StoreValue {
        guard !taken.isEmpty, entity.relationships[entity.columns[column]] != nil, case .integer(let key) = value,
            let row = taken[key]
        else { return fitting(value, entity, column) }
        return .integer(row)
    }

    private func replace(_ pairs: StoreChanges.Pairs, _ taken: [Int64: Int64]) throws {
        guard case .table(let name, let isForward) = pairs.relation.storage else { return }
        let table = SQL.quoted(name)
        let (own, other) = isForward ? ("first", "second") : ("second", "first")
        let (one, two) = (Dialect.placeholder(1, in: .key), Dialect.placeholder(2, in: .key))
        let key = StoreValue.integer(taken[pairs.key] ?? pairs.key)
        var present: Set<Int64> = []
        try connection.run("SELECT \(other) FROM \(table) WHERE \(own) = \(one)", [key]) {
            present.insert($0.integer(0))
        }
        let wanted = pairs.targets.map { taken[$0] ?? $0 }
        for target in present.subtracting(wanted) {
            try connection.run(
                "DELETE FROM \(table) WHERE \(own) = \(one) AND \(other) = \(two)", [key, .integer(target)])
        }
        for target in wanted where !present.contains(target) {
            try connection.run(
                "INSERT INTO \(table) (\(own), \(other)) VALUES (\(one), \(two)) ON CONFLICT DO NOTHING",
                [key, .integer(target)])
        }
    }
}
