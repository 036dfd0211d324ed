import Foundation
import SQLiteAccess

extension StoreSchema {
    /// Indexes for relationships to one, for unique values, and the indexes that the model names.
    var indexes: [String] {
        roots.flatMap { root -> [String] in
            let relationships = columns(of: root).filter { $0 is NSRelationshipDescription }.map { [$0] }
            let constraints = root.family.flatMap { entity in
                entity.constraints.map { names in names.compactMap { entity.propertiesByName[$0] } }
            }
            let own = (relationships + constraints).filter { !$0.isEmpty }.map { properties in
                index(properties.map { ($0, true) }, of: root, nil)
            }
            return own + root.family.flatMap { entity in entity.indexes.compactMap { wanted($0, entity) } }
        }
    }

    private func index(
        _ elements: [(NSPropertyDescription, Bool)], of root: NSEntityDescription, _ condition: String?
    ) -> String {
        let columns = elements.map {
            StoreColumns.column($0) + StoreColumns.collation($0) + ($1 ? "" : " DESC")
        }
        // Indexes with the same columns are one, whatever models call them.
        var name =
            "\(root.name ?? "") by "
            + elements.map { StoreColumns.name($0) + ($1 ? "" : " descending") }.joined(separator: ", ")
        if let condition { name += " where \(condition)" }
        return "CREATE INDEX IF NOT EXISTS \(StoreColumns.quoted(name)) ON \(StoreColumns.table(root)) "
            + "(\(columns.joined(separator: ", ")))" + (condition.map { " WHERE \($0)" } ?? "")
    }

    private func wanted(_ index: NSFetchIndexDescription, _ entity: NSEntityDescription) -> String? {
        var elements: [(NSPropertyDescription, Bool)] = []
        for element in index.elements {
            guard let property = element.propertyName.flatMap({ entity.propertiesByName[$0] }), !property.isTransient,
                (property as? NSRelationshipDescription)?.isToMany != true
            else {
                RuntimeWarning.issue(
                    "CoreData: the index \(index.name) of \(entity.name ?? "") is not made: it needs attributes and "
                        + "relationships to one that are kept.")
                return nil
            }
            elements.append((property, element.isAscending))
        }
        if elements.isEmpty { return nil }
        return self.index(
            elements, of: entity.root, index.partialIndexPredicate.flatMap { Self.condition($0, entity) })
    }

    /// A condition for an index: without functions of Swift's, other tables and places for values; nil where it has some.
    private static func condition(_ predicate: NSPredicate, _ entity: NSEntityDescription) -> String? {
        var renderer = PredicateRenderer()
        guard
            let (sql, values) = try? renderer.condition(
                predicate.node, PredicateRenderer.Scope(entity: entity, alias: "t0")),
            !sql.contains("managed_"), !sql.contains("SELECT")
        else { return nil }
        var rest = values[...]
        var text = ""
        for part in sql.replacingOccurrences(of: "t0.", with: "").split(
            separator: "?", omittingEmptySubsequences: false)
        {
            if !text.isEmpty {
                guard let value = rest.popFirst(), let literal = literal(value) else { return nil }
                text += literal
            }
            text += part
        }
        return rest.isEmpty ? text : nil
    }

    private static func literal(_ value: StoreValue) -> String? {
        switch value {
        case .null: "NULL"
        case .integer(let number): "\(number)"
        case .real(let number): number.isFinite ? "\(number)" : nil
        case .text(let text): text.contains("\0") ? nil : "'\(text.replacingOccurrences(of: "'", with: "''"))'"
        case .blob(let data): "x'\(data.map { String(format: "%02x", $0) }.joined())'"
        }
    }
}

extension ObjectStore {
    /// Makes the indexes that the model has, and removes others: they may differ between models that are else the same.
    func bringIndexes(_ schema: StoreSchema) throws {
        let wanted = schema.indexes
        let text = StoreValue.text(wanted.joined(separator: "\n"))
        if try metadata("indexes") == text { return }
        connection.forgetStatements()
        try StoreMigration(connection, schema, nil).bringIndexes(wanted)
        try setMetadata("indexes", text)
    }
}
