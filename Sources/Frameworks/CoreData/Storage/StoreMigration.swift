import Foundation
import SQLiteAccess

/// Migrates the tables of a store to another model, as far as the mapping can be inferred: a new attribute gets its default
/// value, a removed one is dropped, and one with a renaming identifier keeps its values.
struct StoreMigration {
    private let connection: SQLiteConnection
    private let schema: StoreSchema
    private let old: StoreSchema.Record

    init(_ connection: SQLiteConnection, _ schema: StoreSchema, _ old: StoreSchema.Record?) {
        self.connection = connection
        self.schema = schema
        self.old = old ?? StoreSchema.Record()
    }

    func run() throws {
        try dropIndexes()
        let names = Set(schema.roots.map { $0.name ?? "" })
        var kept: Set<String> = []
        for root in schema.roots {
            let name = root.name ?? ""
            let before = old.tables[name] != nil ? name : root.previousName ?? name
            guard let columns = old.tables[before], !names.contains(before) || before == name else {
                try connection.run(schema.create(root))
                continue
            }
            kept.insert(before)
            if before != name {
                try connection.run("ALTER TABLE \(StoreColumns.quoted(before)) RENAME TO \(StoreColumns.quoted(name))")
            }
            try bring(root, from: columns)
        }
        for name in old.tables.keys where !kept.contains(name) {
            try connection.run("DROP TABLE \(StoreColumns.quoted(name))")
        }
        try bringPairs()
    }

    /// Creates the wanted indexes and removes all others, except for indexes of pairs.
    func bringIndexes(_ wanted: [String]) throws {
        try dropIndexes()
        for index in wanted { try connection.run(index) }
    }

    private func dropIndexes() throws {
        var names: [String] = []
        try connection.run("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL", []) { row in
            if case .text(let name) = row.value(0) { names.append(name) }
        }
        for name in names where !name.hasSuffix(" second") {
            try connection.run("DROP INDEX \(StoreColumns.quoted(name))")
        }
    }

    /// The name that a column had.
    private func previousName(_ property: NSPropertyDescription, _ columns: [String: StoreSchema.Column]) -> String? {
        guard let entity = property.entity else { return nil }
        let prefixes =
            entity.superentity == nil ? [""] : [entity.name, entity.previousName].compactMap { $0.map { $0 + "." } }
        for prefix in prefixes {
            for name in [property.name, property.previousName].compactMap({ $0 }) where columns[prefix + name] != nil {
                return prefix + name
            }
        }
        return nil
    }

    private func bring(_ root: NSEntityDescription, from columns: [String: StoreSchema.Column]) throws {
        let table = StoreColumns.table(root)
        for entity in root.family {
            guard let before = entity.previousName, let name = entity.name, before != name else { continue }
            try connection.run("UPDATE \(table) SET _entity = ? WHERE _entity = ?", [.text(name), .text(before)])
        }
        let entities = root.family.map { "'\($0.name ?? "")'" }.joined(separator: ", ")
        try connection.run("DELETE FROM \(table) WHERE _entity NOT IN (\(entities))")
        var used: Set<String> = []
        for property in schema.columns(of: root) {
            let column = StoreColumns.column(property)
            if let before = previousName(property, columns) {
                used.insert(before)
                if before != StoreColumns.name(property) {
                    try connection.run("ALTER TABLE \(table) RENAME COLUMN \(StoreColumns.quoted(before)) TO \(column)")
                }
                try requireSameType(property, columns[before], of: root)
            } else {
                try connection.run("ALTER TABLE \(table) ADD COLUMN \(column) \(StoreColumns.type(property))")
            }
            try fill(property, in: table)
        }
        let orders = schema.orders(of: root)
        for order in orders where columns[order] == nil {
            try connection.run("ALTER TABLE \(table) ADD COLUMN \(StoreColumns.quoted(order)) INTEGER")
        }
        for name in columns.keys.sorted() where !used.contains(name) && !orders.contains(name) {
            try connection.run("ALTER TABLE \(table) DROP COLUMN \(StoreColumns.quoted(name))")
        }
    }

    private func requireSameType(
        _ property: NSPropertyDescription, _ before: StoreSchema.Column?, of root: NSEntityDescription
    ) throws {
        let now = (property as? NSAttributeDescription)?.attributeType ?? .objectIDAttributeType
        guard let before, before.type != now.rawValue, let old = NSAttributeType(rawValue: before.type) else { return }
        if old.isInteger, now.isInteger { return }
        throw CoreDataError.make(
            .inferredMapping,
            "Persistent store migration failed: Source and destination attribute types are incompatible: "
                + "\(root.name ?? "").\(property.name).")
    }

    /// Sets a new attribute to its default value in existing objects; without a default it must be optional.
    private func fill(_ property: NSPropertyDescription, in table: String) throws {
        guard let attribute = property as? NSAttributeDescription, !attribute.isOptional, let entity = property.entity
        else { return }
        let column = StoreColumns.column(property)
        let kinds = entity.family.map { "'\($0.name ?? "")'" }.joined(separator: ", ")
        let place = "WHERE \(column) IS NULL AND _entity IN (\(kinds))"
        if try connection.value("SELECT count(*) FROM \(table) \(place)") == .integer(0) { return }
        let value = ManagedValue(attribute.defaultValue, as: attribute.attributeType, of: attribute.name)
        if value == .none {
            throw CoreDataError.make(
                .migration,
                "Validation error missing attribute values on mandatory destination attribute: "
                    + "entity=\(entity.name ?? ""), attribute=\(attribute.name)")
        }
        try connection.run("UPDATE \(table) SET \(column) = ? \(place)", [try StoreColumns.stored(value, property)])
    }

    private func bringPairs() throws {
        let wanted = Set(schema.pairs)
        var kept: Set<String> = []
        for property in schema.entities.flatMap(\.ownProperties) {
            guard let relationship = property as? NSRelationshipDescription, relationship.isToMany,
                !relationship.isTransient, case .pairs(let table, true) = StoreColumns.many(relationship)
            else { continue }
            if old.pairs.contains(table) {
                kept.insert(table)
                continue
            }
            let entities = [relationship.entity?.name, relationship.entity?.previousName].compactMap { $0 }
            let names = [relationship.name, relationship.previousName].compactMap { $0 }
            let before = entities.flatMap { entity in names.map { "\(entity).\($0)" } }
                .first { old.pairs.contains($0) && !wanted.contains($0) }
            if let before {
                kept.insert(before)
                try connection.run("ALTER TABLE \(StoreColumns.quoted(before)) RENAME TO \(StoreColumns.quoted(table))")
            } else {
                for statement in StoreSchema.createPairs(table) { try connection.run(statement) }
            }
        }
        for table in old.pairs where !kept.contains(table) {
            try connection.run("DROP TABLE \(StoreColumns.quoted(table))")
        }
    }
}
