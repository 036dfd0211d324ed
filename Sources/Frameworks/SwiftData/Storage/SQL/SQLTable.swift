import SQLiteAccess

/// The table of an entity and of all that inherit from it.
package struct SQLTable<Dialect: SQLDialect> {
    package struct Column {
        package var name: String
        package var originalName: String?
        package var type: String
        /// Whether a row may have no value: one of another entity has none, whatever the property says.
        package var isOptional: Bool
        /// Whether an object may have no value.
        package var isMissingAllowed: Bool
        /// The table that a relationship leads to.
        package var reference: String?
        /// The value in rows that are older than the column.
        package var defaultValue: StoreValue?
        /// The entity whose property it is.
        package var entity: Entity
        /// The property's name.
        package var property: String
    }

    /// Columns that objects are found by.
    package struct Index {
        package var name: String
        package var isUnique: Bool
        /// The columns between the parentheses.
        package var columns: [String]
    }

    package let entity: Entity

    package init(_ entity: Entity) { self.entity = entity }

    /// The tables of a schema.
    package static func all(of schema: Schema) -> [SQLTable] {
        schema.entities.filter { $0.superentity == nil }.map { SQLTable($0) }
    }

    package var name: String { SQL.quoted(entity.table) }

    /// Whether rows say which entity they are of.
    package var hasKinds: Bool { entity.family.count > 1 }

    /// The values of all entities, the topmost entity's first.
    package var columns: [Column] {
        entity.family.flatMap { member in member.columns.filter(member.declares).map { column(member, $0) } }
    }

    private func column(_ member: Entity, _ index: Int) -> Column {
        let property = member.properties[index]
        let relation = member.relationships[index]
        let isMissingAllowed = property.isOptional || relation != nil
        let type = property.storeType ?? (relation == nil ? .json : .key)
        return Column(
            name: member.columnName(index), originalName: member.originalColumnName(index),
            type: Dialect.columnType(type), isOptional: isMissingAllowed || member !== entity,
            isMissingAllowed: isMissingAllowed, reference: relation?.target.table,
            defaultValue: property.defaultStoreValue.map { Dialect.fitting($0, type) }, entity: member,
            property: property.name)
    }

    /// Indexes for unique properties, for properties that `#Index` names, and for relationships to one.
    package var indexes: [Index] {
        entity.family.flatMap { member in
            let references = member.relationships.keys.sorted().filter {
                member.declares($0) && member.columnIndexes[$0] != nil
            }
            return member.ownUniqueGroups.map { index(member, $0, isUnique: true) }
                + member.ownIndexGroups.map { index(member, $0, isUnique: false) }
                + references.map { index(member, [$0], isUnique: false) }
        }
    }

    private func index(_ member: Entity, _ group: [Int], isUnique: Bool) -> Index {
        let places = group.filter { member.columnIndexes[$0] != nil }
        let names = places.map { member.properties[$0].name }.joined(separator: "+")
        return Index(
            name: "\(member.name).\(isUnique ? "unique" : "index").\(names)", isUnique: isUnique,
            columns: places.map {
                Dialect.comparable(SQL.quoted(member.columnName($0)), member.properties[$0].storeType ?? .key)
            })
    }

    /// A table of pairs.
    package struct Pairs {
        package var name: String
        /// The tables that the columns `first` and `second` lead to.
        package var first: String
        package var second: String
    }

    /// The tables of pairs of the entities' relationships.
    package var pairs: [Pairs] {
        entity.family.flatMap { member in
            member.relationships.values.filter { $0.owner === member }.sorted { $0.index < $1.index }
        }.compactMap { relation in
            guard case .table(let name, let isForward) = relation.storage else { return nil }
            let (owner, target) = (relation.owner.table, relation.target.table)
            return Pairs(name: name, first: isForward ? owner : target, second: isForward ? target : owner)
        }
    }

    /// The rows of an entity that declares a column, as a condition; nil for all rows.
    package func rows(of column: Column) -> String? {
        if column.entity === entity { return nil }
        return "_entity IN (\(column.entity.family.map { SQL.text($0.name) }.joined(separator: ", ")))"
    }

    /// The error for rows that would have no value for a new property.
    package static func missing(_ column: Column) -> SwiftDataError {
        SwiftDataError(
            .loadIssueModelContainer,
            "Validation error missing attribute values on mandatory destination attribute: "
                + "entity=\(column.entity.name), attribute=\(column.property). Give the property a default value.")
    }

    /// Throws where an entity has a table and is to move into another, or the other way round: its objects would be lost.
    package static func checkPlaces(
        _ schema: Schema, _ present: [String], kinds: (_ table: String) throws -> [String]
    ) throws {
        for entity in schema.entities {
            if entity.superentity != nil, present.contains(entity.name) {
                throw SwiftDataError(
                    .loadIssueModelContainer,
                    "\(entity.name) can't become a subclass of \(entity.table) in a store that has its objects.")
            }
            guard entity.superentity == nil, present.contains(entity.table) else { continue }
            let own = Set(entity.family.map(\.name))
            for kind in try kinds(entity.table) where !own.contains(kind) && schema.entitiesByName[kind] != nil {
                throw SwiftDataError(
                    .loadIssueModelContainer,
                    "\(kind) can't cease to be a subclass of \(entity.name) in a store that has its objects.")
            }
        }
    }
}
