import Foundation
import SQLiteAccess

/// The names under which stores keep entities and properties.
enum StoreColumns {
    static func quoted(_ name: String) -> String { "\"\(name.replacingOccurrences(of: "\"", with: "\"\""))\"" }

    /// The table of an entity: the topmost entity's.
    static func table(_ entity: NSEntityDescription) -> String { quoted(entity.root.name ?? "") }

    /// The column of an attribute or a relationship to one; entities below the topmost have theirs with their names.
    static func name(_ property: NSPropertyDescription) -> String {
        guard let entity = property.entity, entity.superentity != nil else { return property.name }
        return "\(entity.name ?? "").\(property.name)"
    }

    static func column(_ property: NSPropertyDescription) -> String { quoted(name(property)) }

    /// The column with an object's place in the ordered relationship that leads to it.
    static func orderName(_ relationship: NSRelationshipDescription) -> String {
        "\(relationship.entity?.name ?? "").\(relationship.name) order"
    }

    /// How a relationship to many is kept.
    enum Many {
        /// In the column of the other end.
        case column(NSRelationshipDescription)
        /// In a table of pairs, of which this is the first or the second.
        case pairs(table: String, isFirst: Bool)
    }

    static func many(_ relationship: NSRelationshipDescription) -> Many {
        let own = "\(relationship.entity?.name ?? "").\(relationship.name)"
        guard let inverse = relationship.inverseRelationship else { return .pairs(table: own, isFirst: true) }
        if !inverse.isToMany { return .column(inverse) }
        let other = "\(inverse.entity?.name ?? "").\(inverse.name)"
        return own <= other ? .pairs(table: own, isFirst: true) : .pairs(table: other, isFirst: false)
    }

    static func type(_ property: NSPropertyDescription) -> String {
        guard let attribute = property as? NSAttributeDescription else { return "INTEGER" }
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
            return "INTEGER"
        case .doubleAttributeType, .floatAttributeType, .dateAttributeType: return "REAL"
        case .stringAttributeType, .URIAttributeType, .decimalAttributeType: return "TEXT"
        default: return "BLOB"
        }
    }

    /// The order in which values of an attribute are compared.
    static func collation(_ property: NSPropertyDescription) -> String {
        switch (property as? NSAttributeDescription)?.attributeType {
        case .stringAttributeType: " COLLATE \(StoreFunctions.textOrder)"
        case .decimalAttributeType: " COLLATE \(StoreFunctions.decimalOrder)"
        default: ""
        }
    }

    // MARK: Values

    static func stored(_ value: ManagedValue, _ property: NSPropertyDescription) throws -> StoreValue {
        switch value {
        case .none, .many, .unread: return .null
        case .integer(let value): return .integer(value)
        case .boolean(let value): return .integer(value ? 1 : 0)
        // SQLite has no NaN, and stores nothing instead.
        case .real(let value): return value.isNaN ? .null : .real(value == 0 ? 0 : value)
        case .decimal(let value): return value.isNaN ? .null : .text("\(value)")
        case .text(let value): return .text(value)
        case .date(let value): return .real(value.timeIntervalSinceReferenceDate)
        case .data(let value): return .blob(value)
        case .uuid(let value): return .blob(withUnsafeBytes(of: value.uuid) { Data($0) })
        case .url(let value): return .text(value.absoluteString)
        case .transformed(let value):
            return .blob(try value.archived(transformer: (property as? NSAttributeDescription)?.valueTransformerName))
        case .one(let identifier): return .integer(identifier.key)
        }
    }

    static func managed(
        _ value: StoreValue, _ property: NSPropertyDescription,
        _ identifier: (NSEntityDescription, Int64) -> NSManagedObjectID?
    ) -> ManagedValue {
        if let relationship = property as? NSRelationshipDescription {
            guard case .integer(let key) = value, let entity = relationship.destinationEntity else { return .none }
            return identifier(entity, key).map { .one($0) } ?? .none
        }
        guard let attribute = property as? NSAttributeDescription else { return .none }
        switch (attribute.attributeType, value) {
        case (_, .null): return .none
        case (.booleanAttributeType, .integer(let number)): return .boolean(number != 0)
        case (.dateAttributeType, .real(let number)): return .date(Date(timeIntervalSinceReferenceDate: number))
        case (.dateAttributeType, .integer(let number)):
            return .date(Date(timeIntervalSinceReferenceDate: Double(number)))
        case (.doubleAttributeType, .integer(let number)), (.floatAttributeType, .integer(let number)):
            return .real(Double(number))
        case (_, .integer(let number)): return .integer(number)
        case (.integer16AttributeType, .real(let number)), (.integer32AttributeType, .real(let number)),
            (.integer64AttributeType, .real(let number)):
            return Int64(exactly: number.rounded()).map { .integer($0) } ?? .none
        case (_, .real(let number)): return .real(number)
        case (.decimalAttributeType, .text(let text)): return Decimal(string: text).map { .decimal($0) } ?? .none
        case (.URIAttributeType, .text(let text)): return URL(string: text).map { .url($0) } ?? .none
        case (_, .text(let text)): return .text(text)
        case (.UUIDAttributeType, .blob(let data)):
            guard data.count == 16 else { return .none }
            return .uuid(data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) })
        case (.binaryDataAttributeType, .blob(let data)): return .data(data)
        case (_, .blob(let data)):
            return .transformed(TransformedValue(archive: data, transformer: attribute.valueTransformerName))
        }
    }
}
