import Foundation
import SQLiteAccess

extension PredicateRenderer {
    func find(_ key: String, _ entity: NSEntityDescription) throws -> NSPropertyDescription {
        guard let index = entity.layout.indexes[key] else {
            throw Untranslatable("the property \(key), which \(entity.name ?? "") does not have")
        }
        let property = entity.layout.properties[index]
        if property.isTransient { throw Untranslatable("the transient property \(key)") }
        return property
    }

    func endsInMany(_ path: [String], _ scope: Scope) throws -> Bool {
        var entity = scope.entity
        for (place, key) in path.enumerated() where key.lowercased() != "self" {
            if key.hasPrefix("@") { return false }
            guard let relationship = try find(key, entity) as? NSRelationshipDescription,
                let next = relationship.destinationEntity
            else { return false }
            if relationship.isToMany { return place == path.count - 1 }
            entity = next
        }
        return false
    }

    /// The value of a path through relationships to one.
    mutating func property(_ path: [String], _ scope: Scope) throws -> RenderedValue {
        let path = path.filter { $0.lowercased() != "self" && $0 != "objectID" }
        guard let key = path.first else {
            return RenderedValue(sql: "\(scope.alias)._key", kind: .object)
        }
        let property = try find(key, scope.entity)
        if let attribute = property as? NSAttributeDescription {
            let own = RenderedValue(
                sql: "\(scope.alias).\(StoreColumns.column(attribute))", kind: try kind(attribute.attributeType))
            guard path.count > 1 else { return own }
            guard path.count == 2, path[1] == "length", own.kind == .text else { throw Untranslatable(path[1]) }
            return RenderedValue(sql: "managed_length(\(own.sql))", kind: .number)
        }
        guard let relationship = property as? NSRelationshipDescription, let next = relationship.destinationEntity,
            !relationship.isToMany
        else { throw Untranslatable("a relationship to many without ANY") }
        let column = "\(scope.alias).\(StoreColumns.column(relationship))"
        if path.count == 1 { return RenderedValue(sql: column, kind: .object) }
        let inner = Scope(entity: next, alias: makeAlias())
        var value = try self.property(Array(path.dropFirst()), inner)
        value.sql =
            "(SELECT \(value.sql) FROM \(StoreColumns.table(next)) \(inner.alias) WHERE \(inner.alias)._key = \(column))"
        return value
    }

    func kind(_ type: NSAttributeType) throws -> RenderedValue.Kind {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType,
            .doubleAttributeType, .floatAttributeType:
            return .number
        case .stringAttributeType: return .text
        case .dateAttributeType: return .date
        case .binaryDataAttributeType: return .data
        case .UUIDAttributeType: return .uuid
        case .URIAttributeType: return .url
        case .decimalAttributeType: return .decimal
        default: throw Untranslatable("a transformable attribute")
        }
    }

    /// The rows that a path reaches through a relationship to many, as the text after `FROM`, with the rest of
    /// the path.
    mutating func many(
        _ path: [String], _ scope: Scope
    ) throws -> (String, [StoreValue], Scope, [String]) {
        var tables: [String] = []
        var conditions: [String] = []
        var current = scope
        var rest = path.filter { $0.lowercased() != "self" }[...]
        while let key = rest.first, let relationship = try find(key, current.entity) as? NSRelationshipDescription {
            guard let next = relationship.destinationEntity else { throw Untranslatable(key) }
            // The part after the last relationship to many is a value of its objects.
            if !relationship.isToMany, !tables.isEmpty, !(try leadsToMany(Array(rest), current.entity)) { break }
            rest = rest.dropFirst()
            let inner = Scope(entity: next, alias: makeAlias())
            tables.append("\(StoreColumns.table(next)) \(inner.alias)")
            if !relationship.isToMany {
                conditions.append("\(inner.alias)._key = \(current.alias).\(StoreColumns.column(relationship))")
            } else {
                switch StoreColumns.many(relationship) {
                case .column(let inverse):
                    conditions.append("\(inner.alias).\(StoreColumns.column(inverse)) = \(current.alias)._key")
                case .pairs(let table, let isFirst):
                    let pairs = makeAlias()
                    tables.append("\(StoreColumns.quoted(table)) \(pairs)")
                    let (own, other) = isFirst ? ("first", "second") : ("second", "first")
                    conditions.append("\(pairs).\(own) = \(current.alias)._key")
                    conditions.append("\(inner.alias)._key = \(pairs).\(other)")
                }
            }
            current = inner
        }
        guard !tables.isEmpty else { throw Untranslatable("ANY without a relationship to many") }
        return (
            "\(tables.joined(separator: ", ")) WHERE \(conditions.joined(separator: " AND "))", [], current, Array(rest)
        )
    }

    func leadsToMany(_ path: [String], _ start: NSEntityDescription) throws -> Bool {
        var entity = start
        for key in path {
            guard let relationship = try find(key, entity) as? NSRelationshipDescription,
                let next = relationship.destinationEntity
            else { return false }
            if relationship.isToMany { return true }
            entity = next
        }
        return false
    }
}
