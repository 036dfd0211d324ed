import SQLiteAccess

/// The table of an entity.
struct SQLiteTable {
    struct Column {
        var name: String
        var originalName: String?
        var declaration: String
        var isOptional: Bool
        /// What rows get that were made before the column.
        var defaultValue: StoreValue?
    }

    struct Index {
        var name: String
        var sql: String
    }

    let entity: Entity

    init(_ entity: Entity) { self.entity = entity }

    var columns: [Column] {
        entity.columns.map { index in
            let property = entity.properties[index]
            var declaration: String
            if let relation = entity.relationships[index] {
                declaration =
                    "INTEGER REFERENCES \(SQLiteRenderer.quoted(relation.target.name)) (_key) "
                    + "ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED"
            } else {
                declaration = Self.affinity(property.storeType ?? .json) + (property.isOptional ? "" : " NOT NULL")
            }
            return Column(
                name: property.name, originalName: property.metadata?.originalName, declaration: declaration,
                isOptional: property.isOptional || entity.relationships[index] != nil,
                defaultValue: property.defaultStoreValue)
        }
    }

    var creation: String { creation(named: entity.name) }

    func creation(named name: String) -> String {
        let columns = columns.map { "\(SQLiteRenderer.quoted($0.name)) \($0.declaration)" }
        return "CREATE TABLE \(SQLiteRenderer.quoted(name)) "
            + "(\((["_key INTEGER PRIMARY KEY"] + columns).joined(separator: ", ")))"
    }

    /// For unique properties, for those that `#Index` names, and for relationships to one.
    var indexes: [Index] {
        let references = entity.relationships.keys.sorted().filter { entity.columnIndexes[$0] != nil }.map { [$0] }
        return entity.uniqueGroups.map { index($0, isUnique: true) }
            + entity.indexGroups.map { index($0, isUnique: false) }
            + references.map { index($0, isUnique: false) }
    }

    private func index(_ group: [Int], isUnique: Bool) -> Index {
        let properties = group.filter { entity.columnIndexes[$0] != nil }.map { entity.properties[$0] }
        let name = "\(entity.name).\(isUnique ? "unique" : "index").\(properties.map(\.name).joined(separator: "+"))"
        let columns = properties.map {
            SQLiteRenderer.quoted($0.name) + SQLiteRenderer.collation($0.storeType ?? .key)
        }
        return Index(
            name: name,
            sql: "CREATE \(isUnique ? "UNIQUE " : "")INDEX IF NOT EXISTS \(SQLiteRenderer.quoted(name)) "
                + "ON \(SQLiteRenderer.quoted(entity.name)) (\(columns.joined(separator: ", ")))")
    }

    /// The tables of pairs of an entity's relationships.
    static func pairs(of entity: Entity) -> [String] {
        entity.relationships.values.sorted { $0.index < $1.index }.flatMap { relation -> [String] in
            guard case .table(let name, let isForward) = relation.storage else { return [] }
            let (first, second) = isForward ? (relation.owner, relation.target) : (relation.target, relation.owner)
            func reference(_ entity: Entity) -> String {
                "INTEGER NOT NULL REFERENCES \(SQLiteRenderer.quoted(entity.name)) (_key) ON DELETE CASCADE "
                    + "DEFERRABLE INITIALLY DEFERRED"
            }
            let table = SQLiteRenderer.quoted(name)
            return [
                "CREATE TABLE IF NOT EXISTS \(table) (first \(reference(first)), second \(reference(second)), "
                    + "UNIQUE (first, second))",
                "CREATE INDEX IF NOT EXISTS \(SQLiteRenderer.quoted(name + ".second")) ON \(table) (second)",
            ]
        }
    }

    private static func affinity(_ type: StoreType) -> String {
        switch type {
        case .integer, .boolean, .unsigned, .key: "INTEGER"
        case .real, .date: "REAL"
        case .text, .decimal, .url, .json: "TEXT"
        case .uuid, .data: "BLOB"
        }
    }
}
