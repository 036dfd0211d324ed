/// The properties of an entity, by their names in the model.
extension Schema.Entity {
    /// The name of the model that this one inherits from; nil for none.
    public var superentityName: String? { superentity?.name }

    /// The stored properties, including inherited ones.
    public var storedPropertiesByName: [String: any SchemaProperty] { byName { _ in true } }

    /// The properties that the model inherits.
    public var inheritedPropertiesByName: [String: any SchemaProperty] { byName { !declares($0) } }

    /// The properties that are values; `storedPropertiesByName` has the parts of values of several parts.
    public var attributesByName: [String: Schema.Attribute] {
        let attributes = properties.indices.filter { properties[$0].relatedType == nil }
        return Dictionary(attributes.map { (properties[$0].name, attribute($0)) }, uniquingKeysWith: { $1 })
    }

    /// The properties that lead to other models.
    public var relationshipsByName: [String: Schema.Relationship] {
        Dictionary(relationships.keys.map { (properties[$0].name, relationship($0)) }, uniquingKeysWith: { $1 })
    }

    /// The names of properties that are unique together, including inherited ones.
    public var uniquenessConstraints: [[String]] { uniqueGroups.map { $0.map { properties[$0].name } } }

    private func byName(_ isWanted: (Int) -> Bool) -> [String: any SchemaProperty] {
        let wanted = properties.indices.filter(isWanted)
        return Dictionary(wanted.map { (properties[$0].name, property($0)) }, uniquingKeysWith: { $1 })
    }

    private func property(_ index: Int) -> any SchemaProperty {
        if relationships[index] != nil { return relationship(index) }
        let attribute = attribute(index)
        let parts = properties[index].isTransformed ? [] : CompositeParts.fields(of: attribute.valueType)
        return parts.isEmpty || properties[index].storeType != .json
            ? attribute : Schema.CompositeAttribute(attribute, parts)
    }

    private func attribute(_ index: Int) -> Schema.Attribute {
        var attribute = properties[index].metadata as? Schema.Attribute ?? Schema.Attribute()
        attribute.name = properties[index].name
        attribute.valueType = Swift.type(of: properties[index].keyPath).valueType
        return attribute
    }

    private func relationship(_ index: Int) -> Schema.Relationship {
        var relationship = properties[index].metadata as? Schema.Relationship ?? Schema.Relationship()
        relationship.name = properties[index].name
        relationship.valueType = Swift.type(of: properties[index].keyPath).valueType
        relationship.isToOneRelationship = !properties[index].isToMany
        relationship.inverseName = relationshipNames[index]?.inverse
        relationship.destination = relationshipNames[index]?.destination ?? ""
        return relationship
    }
}
