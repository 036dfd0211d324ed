import SQLiteAccess
import SwiftData

/// The table of an entity.
struct PostgresTable {
    struct Column {
        var name: String
        var originalName: String?
        var type: String
        var isOptional: Bool
        /// What rows get that were made before the column.
        var defaultValue: StoreValue?

        var declaration: String { "\(PostgresRenderer.quoted(name)) \(type)\(isOptional ? "" : " NOT NULL")" }
    }

    let entity: Entity

    init(_ entity: Entity) { self.entity = entity }

    var name: String { PostgresRenderer.quoted(entity.name) }

    var columns: [Column] {
        entity.columns.map { index in
            let property = entity.properties[index]
            return Column(
                name: property.name, originalName: property.metadata?.originalName, type: Self.type(of: entity, index),
                isOptional: property.isOptional || entity.relationships[index] != nil,
                defaultValue: property.defaultStoreValue.map { Self.fitting($0, entity, index) })
        }
    }

    var creation: String {
        "CREATE TABLE \(name) (\((["_key bigint PRIMARY KEY"] + columns.map(\.declaration)).joined(separator: ", ")))"
    }

    /// The names and statements of indexes and references, which are made anew where the schema changes.
    var constraints: [String] {
        let references = entity.relationships.keys.sorted().filter { entity.columnIndexes[$0] != nil }
        let foreign = references.map { index in
            let relation = entity.relationships[index]
            return
                "ALTER TABLE \(name) ADD CONSTRAINT \(PostgresRenderer.quoted("to." + entity.properties[index].name)) "
                + "FOREIGN KEY (\(PostgresRenderer.quoted(entity.properties[index].name))) "
                + "REFERENCES \(PostgresRenderer.quoted(relation?.target.name ?? "")) (_key) "
                + "ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED"
        }
        return entity.uniqueGroups.map { index($0, isUnique: true) }
            + entity.indexGroups.map { index($0, isUnique: false) }
            + references.map { index([$0], isUnique: false) } + foreign
    }

    private func index(_ group: [Int], isUnique: Bool) -> String {
        let properties = group.filter { entity.columnIndexes[$0] != nil }.map { entity.properties[$0] }
        let columns = properties.map {
            "(" + PostgresRenderer.comparable(PostgresRenderer.quoted($0.name), $0.storeType ?? .key) + ")"
        }
        return "CREATE \(isUnique ? "UNIQUE " : "")INDEX ON \(name) (\(columns.joined(separator: ", ")))"
    }

    /// The tables of pairs of an entity's relationships, by their names.
    static func pairs(of entity: Entity) -> [(name: String, sql: [String])] {
        entity.relationships.values.sorted { $0.index < $1.index }.compactMap { relation in
            guard case .table(let name, let isForward) = relation.storage else { return nil }
            let (first, second) = isForward ? (relation.owner, relation.target) : (relation.target, relation.owner)
            func reference(_ entity: Entity) -> String {
                "bigint NOT NULL REFERENCES \(PostgresRenderer.quoted(entity.name)) (_key) ON DELETE CASCADE "
                    + "DEFERRABLE INITIALLY DEFERRED"
            }
            let table = PostgresRenderer.quoted(name)
            return (
                name,
                [
                    "CREATE TABLE IF NOT EXISTS \(table) (_place bigserial, first \(reference(first)), "
                        + "second \(reference(second)), PRIMARY KEY (first, second))",
                    "CREATE INDEX IF NOT EXISTS \(PostgresRenderer.quoted(name + ".second")) ON \(table) (second)",
                ]
            )
        }
    }

    /// The type of a property's column.
    static func type(of entity: Entity, _ index: Int) -> String {
        switch entity.properties[index].storeType ?? .key {
        case .integer, .boolean, .unsigned, .key: "bigint"
        case .real, .date: "float8"
        case .text, .decimal, .url, .json: "text"
        case .uuid, .data: "bytea"
        }
    }

    /// A value as the column has it: NaN is a number there.
    static func fitting(_ value: StoreValue, _ entity: Entity, _ index: Int) -> StoreValue {
        guard entity.properties[index].storeType?.isFloating == true else { return value }
        if case .text = value { return .real(.nan) }
        // Zero has no sign.
        if case .real(let number) = value, number == 0 { return .real(0) }
        return value
    }
}
