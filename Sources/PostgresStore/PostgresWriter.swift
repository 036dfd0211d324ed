import SQLiteAccess
import SwiftData

/// Writes a save's changes, inside of a transaction.
struct PostgresWriter {
    private let connection: PostgresConnection
    /// How many values a statement may have.
    private static let mostValues = 4000

    init(_ connection: PostgresConnection) { self.connection = connection }

    /// Returns the keys of rows that new objects have taken over, by the objects' keys.
    func write(_ changes: StoreChanges) throws -> [Int64: Int64] {
        for (entity, key) in changes.deleted {
            try connection.run("DELETE FROM \(PostgresRenderer.quoted(entity.name)) WHERE _key = $1", [.integer(key)])
        }
        let taken = try rowsTakenOver(by: changes.inserted)
        try insert(changes.inserted.filter { taken[$0.key] == nil }, taken)
        for row in changes.inserted where taken[row.key] != nil { try update(row, taken) }
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
                let values = zip(group, columns).map { PostgresTable.fitting(row.values[$1].value, row.entity, $0) }
                guard columns.count == group.count, !values.contains(.null) else { continue }
                let conditions = group.enumerated().map { place, index in
                    let property = row.entity.properties[index]
                    let type = property.storeType ?? .key
                    let placeholder = "$\(place + 1)::\(PostgresTable.type(of: row.entity, index))"
                    return PostgresRenderer.comparable(PostgresRenderer.quoted(property.name), type) + " = "
                        + PostgresRenderer.comparable(placeholder, type)
                }.joined(separator: " AND ")
                let place = "\(PostgresRenderer.quoted(row.entity.name)) WHERE \(conditions)"
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

    /// Many rows of an entity go in one statement.
    private func insert(_ rows: [StoreChanges.Row], _ taken: [Int64: Int64]) throws {
        var rest = rows[...]
        while let first = rest.first {
            let most = max(1, Self.mostValues / (first.entity.columns.count + 1))
            let same = rest.prefix(most).prefix { $0.entity === first.entity }
            // Statements are of few lengths, so that they are prepared once.
            let count = same.count < 10 ? 1 : same.count < most ? 10 : most
            try insert(together: rest.prefix(count), first.entity, taken)
            rest = rest.dropFirst(count)
        }
    }

    private func insert(
        together rows: ArraySlice<StoreChanges.Row>, _ entity: Entity, _ taken: [Int64: Int64]
    ) throws {
        let types = ["bigint"] + entity.columns.map { PostgresTable.type(of: entity, $0) }
        let names = ["_key"] + entity.columns.map { PostgresRenderer.quoted(entity.properties[$0].name) }
        var values: [StoreValue] = []
        var groups: [String] = []
        for row in rows {
            let start = values.count
            values.append(.integer(row.key))
            values += row.values.map { resolved($0.value, $0.column, entity, taken) }
            groups.append("(" + types.enumerated().map { "$\(start + $0 + 1)::\($1)" }.joined(separator: ", ") + ")")
        }
        try connection.run(
            "INSERT INTO \(PostgresRenderer.quoted(entity.name)) (\(names.joined(separator: ", "))) VALUES "
                + groups.joined(separator: ", "), values)
    }

    private func update(_ row: StoreChanges.Row, _ taken: [Int64: Int64]) throws {
        if row.values.isEmpty { return }
        let assignments = row.values.enumerated().map { place, value in
            let index = row.entity.columns[value.column]
            return "\(PostgresRenderer.quoted(row.entity.properties[index].name)) = "
                + "$\(place + 1)::\(PostgresTable.type(of: row.entity, index))"
        }
        let values = row.values.map { resolved($0.value, $0.column, row.entity, taken) }
        try connection.run(
            "UPDATE \(PostgresRenderer.quoted(row.entity.name)) SET \(assignments.joined(separator: ", ")) "
                + "WHERE _key = $\(row.values.count + 1)", values + [.integer(taken[row.key] ?? row.key)])
    }

    /// References lead to the rows that were taken over.
    private func resolved(
        _ value: StoreValue, _ column: Int, _ entity: Entity, _ taken: [Int64: Int64]
    ) -> StoreValue {
        let index = entity.columns[column]
        guard !taken.isEmpty, entity.relationships[index] != nil, case .integer(let key) = value,
            let row = taken[key]
        else { return PostgresTable.fitting(value, entity, index) }
        return .integer(row)
    }

    private func replace(_ pairs: StoreChanges.Pairs, _ taken: [Int64: Int64]) throws {
        guard case .table(let name, let isForward) = pairs.relation.storage else { return }
        let table = PostgresRenderer.quoted(name)
        let (own, other) = isForward ? ("first", "second") : ("second", "first")
        let key = StoreValue.integer(taken[pairs.key] ?? pairs.key)
        var present: Set<Int64> = []
        try connection.run("SELECT \(other) FROM \(table) WHERE \(own) = $1", [key]) { present.insert($0.integer(0)) }
        let wanted = pairs.targets.map { taken[$0] ?? $0 }
        for target in present.subtracting(wanted) {
            try connection.run("DELETE FROM \(table) WHERE \(own) = $1 AND \(other) = $2", [key, .integer(target)])
        }
        for target in wanted where !present.contains(target) {
            try connection.run(
                "INSERT INTO \(table) (\(own), \(other)) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                [key, .integer(target)])
        }
    }
}
