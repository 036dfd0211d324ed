import Foundation
import SQLiteAccess

/// Writes a save's changes, inside of a transaction.
struct StoreWriter {
    let store: ObjectStore
    private var connection: SQLiteConnection { store.connection }

    /// Writes objects; returns those whose rows others have changed since they were read.
    func write(_ changes: StoreChanges, overwrites: Bool) throws -> [NSManagedObject] {
        var conflicts: [NSManagedObject] = []
        for object in changes.deleted where try !delete(object, overwrites: overwrites) { conflicts.append(object) }
        for write in changes.inserted { try insert(write) }
        for write in changes.updated where try !update(write, overwrites: overwrites) { conflicts.append(write.object) }
        if !conflicts.isEmpty { return conflicts }
        for write in changes.inserted + changes.updated { try writeRelationships(write) }
        return []
    }

    private func delete(_ object: NSManagedObject, overwrites: Bool) throws -> Bool {
        let table = StoreColumns.table(object.entity)
        let key = StoreValue.integer(object.objectID.key)
        if overwrites {
            try connection.run("DELETE FROM \(table) WHERE _key = ?", [key])
        } else {
            try connection.run("DELETE FROM \(table) WHERE _key = ? AND _version = ?", [key, .integer(object.version)])
            if connection.changes == 0, try connection.value("SELECT 1 FROM \(table) WHERE _key = ?", [key]) != nil {
                return false
            }
        }
        try forgetPairs(of: object)
        return true
    }

    /// Removes the pairs that an object is in.
    private func forgetPairs(of object: NSManagedObject) throws {
        for index in object.layout.relationships {
            guard let relationship = object.layout.relationship(index), relationship.isToMany,
                !relationship.isTransient,
                case .pairs(let table, let isFirst) = StoreColumns.many(relationship)
            else { continue }
            try connection.run(
                "DELETE FROM \(StoreColumns.quoted(table)) WHERE \(isFirst ? "first" : "second") = ?",
                [.integer(object.objectID.key)])
        }
    }

    private func columns(_ write: StoreChanges.Write) throws -> [(String, StoreValue)] {
        let layout = write.object.layout
        return try layout.stored.filter(write.indexes.contains).map { index in
            let property = layout.properties[index]
            return (StoreColumns.column(property), try StoreColumns.stored(write.object.values[index], property))
        }
    }

    private func insert(_ write: StoreChanges.Write) throws {
        let columns = try columns(write)
        let names = ["_key", "_entity", "_version"] + columns.map(\.0)
        let sql =
            "INSERT INTO \(StoreColumns.table(write.object.entity)) (\(names.joined(separator: ", "))) "
            + "VALUES (?\(String(repeating: ", ?", count: names.count - 1)))"
        try connection.run(
            sql,
            [.integer(write.object.objectID.key), .text(write.object.entity.name ?? ""), .integer(1)]
                + columns.map(\.1))
    }

    private func update(_ write: StoreChanges.Write, overwrites: Bool) throws -> Bool {
        let columns = try columns(write)
        let key = StoreValue.integer(write.object.objectID.key)
        let table = StoreColumns.table(write.object.entity)
        if columns.isEmpty {
            // A relationship to many alone: there is nothing in the row that could be in conflict.
            return try connection.value("SELECT 1 FROM \(table) WHERE _key = ?", [key]) != nil
        }
        let assignments = (["_version = _version + 1"] + columns.map { "\($0.0) = ?" }).joined(separator: ", ")
        let condition = overwrites ? "" : " AND _version = ?"
        try connection.run(
            "UPDATE \(table) SET \(assignments) WHERE _key = ?\(condition)",
            columns.map(\.1) + [key] + (overwrites ? [] : [.integer(write.object.version)]))
        return connection.changes > 0
    }

    private func writeRelationships(_ write: StoreChanges.Write) throws {
        let object = write.object
        for index in object.layout.relationships where write.indexes.contains(index) {
            guard let relationship = object.layout.relationship(index), relationship.isToMany,
                !relationship.isTransient, case .many(let list) = object.values[index]
            else { continue }
            switch StoreColumns.many(relationship) {
            case .column: if relationship.isOrdered { try writeOrder(list, relationship) }
            case .pairs(let table, let isFirst):
                var before = IdentifierList()
                if case .many(let list)? = object.committed?[index] { before = list }
                try writePairs(table, isFirst, object.objectID.key, before, list, relationship)
            }
        }
    }

    private func writeOrder(_ list: IdentifierList, _ relationship: NSRelationshipDescription) throws {
        guard let target = relationship.destinationEntity else { return }
        let column = StoreColumns.quoted(StoreColumns.orderName(relationship))
        for (place, identifier) in list.order.enumerated() {
            try connection.run(
                "UPDATE \(StoreColumns.table(target)) SET \(column) = ? WHERE _key = ?",
                [.integer(Int64(place)), .integer(identifier.key)])
        }
    }

    private func writePairs(
        _ table: String, _ isFirst: Bool, _ key: Int64, _ before: IdentifierList, _ after: IdentifierList,
        _ relationship: NSRelationshipDescription
    ) throws {
        let (own, other) = isFirst ? ("first", "second") : ("second", "first")
        let name = StoreColumns.quoted(table)
        for identifier in before.order where !after.contains(identifier) {
            try connection.run(
                "DELETE FROM \(name) WHERE \(own) = ? AND \(other) = ?", [.integer(key), .integer(identifier.key)])
        }
        for identifier in after.order where !before.contains(identifier) {
            try connection.run(
                "INSERT OR IGNORE INTO \(name) (\(own), \(other)) VALUES (?, ?)",
                [.integer(key), .integer(identifier.key)])
        }
        guard relationship.isOrdered else { return }
        for (place, identifier) in after.order.enumerated() {
            try connection.run(
                "UPDATE \(name) SET \(own)_order = ? WHERE \(own) = ? AND \(other) = ?",
                [.integer(Int64(place)), .integer(key), .integer(identifier.key)])
        }
    }

    // MARK: Unique values

    /// The keys of rows that have the same unique values as an object, with the properties' names.
    func rivals(of object: NSManagedObject, besides keys: Set<Int64>) throws -> [(names: [String], key: Int64)] {
        var found: [(names: [String], key: Int64)] = []
        for names in object.entity.constraints {
            let properties = names.compactMap { object.entity.propertiesByName[$0] }
            let values = try properties.map { property in
                try StoreColumns.stored(object.values[object.layout.indexes[property.name] ?? 0], property)
            }
            guard properties.count == names.count, !values.contains(.null) else { continue }
            let conditions = properties.map { "\(StoreColumns.column($0)) = ?\(StoreColumns.collation($0))" }
            let sql =
                "SELECT _key FROM \(StoreColumns.table(object.entity)) WHERE \(conditions.joined(separator: " AND "))"
            try connection.run(sql, values) { row in
                let key = row.integer(0)
                if !keys.contains(key) { found.append((names, key)) }
            }
        }
        return found
    }

    /// Removes a row, so that an object takes its place: what referred to the one refers to the other.
    func replace(_ key: Int64, by object: NSManagedObject, in model: NSManagedObjectModel) throws {
        let new = StoreValue.integer(object.objectID.key)
        let old = StoreValue.integer(key)
        for property in model.entities.flatMap(\.ownProperties) {
            guard let relationship = property as? NSRelationshipDescription, !relationship.isTransient,
                let entity = relationship.entity
            else { continue }
            if !relationship.isToMany, relationship.destinationEntity?.root === object.entity.root {
                let column = StoreColumns.column(relationship)
                try connection.run(
                    "UPDATE \(StoreColumns.table(entity)) SET \(column) = ? WHERE \(column) = ?", [new, old])
            } else if relationship.isToMany, case .pairs(let table, let isFirst) = StoreColumns.many(relationship) {
                let name = StoreColumns.quoted(table)
                for (column, root) in [
                    (isFirst ? "first" : "second", entity.root),
                    (isFirst ? "second" : "first", relationship.destinationEntity?.root ?? entity.root),
                ] where root === object.entity.root {
                    try connection.run("UPDATE OR IGNORE \(name) SET \(column) = ? WHERE \(column) = ?", [new, old])
                    try connection.run("DELETE FROM \(name) WHERE \(column) = ?", [old])
                }
            }
        }
        try connection.run("DELETE FROM \(StoreColumns.table(object.entity)) WHERE _key = ?", [old])
    }
}
