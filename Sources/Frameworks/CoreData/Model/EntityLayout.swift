import Foundation

/// The properties of an entity by numbers, by which objects keep their values.
final class EntityLayout {
    let properties: [NSPropertyDescription]
    let indexes: [String: Int]
    /// The values of new objects.
    let defaults: [ManagedValue]
    /// The values that are saved with an object: attributes and relationships to one.
    let stored: [Int]
    let relationships: [Int]

    init(_ entity: NSEntityDescription) {
        properties = entity.properties
        indexes = Dictionary(properties.enumerated().map { ($1.name, $0) }) { $1 }
        defaults = properties.map { property in
            if let attribute = property as? NSAttributeDescription {
                return ManagedValue(attribute.defaultValue, as: attribute.attributeType)
            }
            return (property as? NSRelationshipDescription)?.isToMany == true ? .many(IdentifierList()) : .none
        }
        stored = properties.indices.filter { [properties] index in
            let property = properties[index]
            return !property.isTransient && (property as? NSRelationshipDescription)?.isToMany != true
        }
        relationships = properties.indices.filter { [properties] in properties[$0] is NSRelationshipDescription }
    }

    func relationship(_ index: Int) -> NSRelationshipDescription? { properties[index] as? NSRelationshipDescription }
    func attribute(_ index: Int) -> NSAttributeDescription? { properties[index] as? NSAttributeDescription }
}
