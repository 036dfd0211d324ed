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

/// Identifiers of objects, each once, in an order.
struct IdentifierList: Equatable {
    private(set) var order: [NSManagedObjectID] = []
    private var members: Set<NSManagedObjectID> = []

    init(_ identifiers: [NSManagedObjectID] = []) {
        for identifier in identifiers { append(identifier) }
    }

    var count: Int { order.count }
    func contains(_ identifier: NSManagedObjectID) -> Bool { members.contains(identifier) }

    mutating func append(_ identifier: NSManagedObjectID) {
        if members.insert(identifier).inserted { order.append(identifier) }
    }

    mutating func remove(_ identifier: NSManagedObjectID) {
        guard members.remove(identifier) != nil, let place = order.lastIndex(of: identifier) else { return }
        order.remove(at: place)
    }

    /// Whether the same identifiers are in both, whatever their order.
    func hasSameMembers(as other: IdentifierList) -> Bool { members == other.members }
}
