extension Schema {
    /// Throws where a property can't be stored, and warns of options without effect.
    func validate() throws {
        for entity in entities {
            for property in entity.properties {
                for option in (property.metadata as? Attribute)?.options ?? []
                where [.allowsCloudEncryption, .ephemeral, .spotlight].contains(option) {
                    RuntimeWarning.issue("@Attribute(.\(option)) has no effect here: the value is kept in the store.")
                }
                if (property.metadata as? Relationship)?.options.isEmpty == false {
                    RuntimeWarning.issue("@Relationship(.unique) has no effect here.")
                }
            }
            for property in entity.properties where property.storeType == nil && property.relatedType == nil {
                throw SwiftDataError(
                    .loadIssueModelContainer,
                    "The property \(entity.name).\(property.name) can't be stored: its type is not Codable.")
            }
        }
    }
}
