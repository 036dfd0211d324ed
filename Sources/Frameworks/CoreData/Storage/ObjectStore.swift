import Foundation
import SQLiteAccess

/// The objects of a store in a file of SQLite, or in memory.
///
/// A table for each topmost entity has a row for each object: `_key`, `_entity`, `_version`, and a column for each
/// attribute and relationship to one.
final class ObjectStore {
    let connection: SQLiteConnection
    let isReadOnly: Bool
    let model: NSManagedObjectModel
    unowned let store: NSPersistentStore
    private let entitiesByName: [String: NSEntityDescription]
    private let readers: SQLiteReaders?

    init(path: String?, model: NSManagedObjectModel, isReadOnly: Bool, store: NSPersistentStore) throws {
        self.isReadOnly = isReadOnly
        self.model = model
        self.store = store
        entitiesByName = model.entitiesByName
        readers = isReadOnly ? nil : path.map { SQLiteReaders($0, register: { StoreFunctions.register(in: $0) }) }
        // Readers on other threads find them made.
        for entity in model.entities { _ = entity.layout }
        connection = try SQLiteConnection(
            path: path ?? ":memory:", isReadOnly: isReadOnly, register: StoreFunctions.register)
    }

    deinit { readers?.close() }

    func access<Result>(_ body: () throws -> Result) throws -> Result {
        connection.lock.lock()
        defer { connection.lock.unlock() }
        return try telling(body)
    }

    /// Runs statements that only read; who writes is not waited for, where the store is a file.
    func reading<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
        guard let readers else { return try access { try body(connection) } }
        return try telling { try readers.read(besides: connection, body) }
    }

    private func telling<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as SQLiteError {
            throw CoreDataError.make(
                .sqlite, "The store failed: \(error)", [NSSQLiteErrorDomain: Int(error.code)])
        }
    }

    // MARK: Reading

    func canAnswer(_ plan: FetchPlan) -> Bool {
        var renderer = FetchRenderer(plan)
        return (try? renderer.statement(selecting: "1")) != nil
    }

    func rows(_ plan: FetchPlan) throws -> [StoredRow] {
        try reading { connection in
            var renderer = FetchRenderer(plan)
            // Rows may be of entities below, which have more columns.
            let reader = RowReader(self, plan.includesSubentities ? plan.entity.family : [plan.entity])
            let sql = try renderer.statement(selecting: reader.columns)
            var rows: [StoredRow] = []
            try connection.run(sql, renderer.values) { rows.append(reader.row($0)) }
            return rows
        }
    }

    func identifiers(_ plan: FetchPlan) throws -> [NSManagedObjectID] {
        try reading { connection in
            var renderer = FetchRenderer(plan)
            let sql = try renderer.statement(selecting: "t0._key, t0._entity")
            var found: [NSManagedObjectID] = []
            try connection.run(sql, renderer.values) { row in
                let entity = entity(row.value(1)) ?? plan.entity
                found.append(store.identifier(of: entity, row.integer(0)))
            }
            return found
        }
    }

    func count(_ plan: FetchPlan) throws -> Int {
        try reading { connection in
            var renderer = FetchRenderer(plan)
            let sql = try renderer.statement(selecting: "1")
            guard case .integer(let count) = try connection.value("SELECT count(*) FROM (\(sql))", renderer.values)
            else { return 0 }
            return Int(count)
        }
    }

    func row(_ identifier: NSManagedObjectID) throws -> StoredRow? {
        try reading { connection in
            let reader = RowReader(self, identifier.entity.family)
            var found: StoredRow?
            try connection.run(
                "SELECT \(reader.columns) FROM \(StoreColumns.table(identifier.entity)) t0 WHERE t0._key = ?",
                [.integer(identifier.key)]
            ) { found = reader.row($0) }
            return found
        }
    }

    func related(
        _ relationship: NSRelationshipDescription, of identifier: NSManagedObjectID
    ) throws -> IdentifierList {
        guard let target = relationship.destinationEntity else { return IdentifierList() }
        return try reading { connection in
            var sql = "SELECT t0._key, t0._entity FROM \(StoreColumns.table(target)) t0 "
            switch StoreColumns.many(relationship) {
            case .column(let inverse):
                let order =
                    relationship.isOrdered ? "t0.\(StoreColumns.quoted(StoreColumns.orderName(relationship))), " : ""
                sql += "WHERE t0.\(StoreColumns.column(inverse)) = ? ORDER BY \(order)t0._key"
            case .pairs(let table, let isFirst):
                let (own, other) = isFirst ? ("first", "second") : ("second", "first")
                sql +=
                    "JOIN \(StoreColumns.quoted(table)) p ON p.\(other) = t0._key WHERE p.\(own) = ? "
                    + "ORDER BY \(relationship.isOrdered ? "p.\(own)_order, " : "")t0._key"
            }
            var list = IdentifierList()
            try connection.run(sql, [.integer(identifier.key)]) { row in
                list.append(store.identifier(of: entity(row.value(1)) ?? target, row.integer(0)))
            }
            return list
        }
    }

    func entity(_ value: StoreValue) -> NSEntityDescription? {
        guard case .text(let name) = value else { return nil }
        return entitiesByName[name]
    }
}

/// Reads rows of entities that share a table.
struct RowReader {
    private let store: ObjectStore
    private let entities: [NSEntityDescription]
    private var places: [String: [(index: Int, column: Int)]] = [:]
    private(set) var columns = "t0._key, t0._entity, t0._version"

    init(_ store: ObjectStore, _ entities: [NSEntityDescription]) {
        self.store = store
        self.entities = entities
        var known: [String: Int] = [:]
        for entity in entities {
            let layout = entity.layout
            places[entity.name ?? ""] = layout.stored.map { index in
                let name = StoreColumns.column(layout.properties[index])
                if let place = known[name] { return (index, place) }
                let place = known.count + 3
                known[name] = place
                columns += ", t0.\(name)"
                return (index, place)
            }
        }
    }

    func row(_ row: SQLiteStatement) -> StoredRow {
        let entity = entities.count == 1 ? entities[0] : store.entity(row.value(1)) ?? entities[0]
        let layout = entity.layout
        var values = layout.defaults
        for index in values.indices {
            if layout.relationship(index)?.isToMany == true { values[index] = .unread }
        }
        for place in places[entity.name ?? ""] ?? [] {
            let property = layout.properties[place.index]
            values[place.index] = StoreColumns.managed(row.value(place.column), property) { entity, key in
                store.store.identifier(of: entity, key)
            }
        }
        return StoredRow(
            identifier: store.store.identifier(of: entity, row.integer(0)), version: row.integer(2), values: values)
    }
}
