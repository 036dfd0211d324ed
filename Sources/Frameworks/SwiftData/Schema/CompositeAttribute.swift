extension Schema {
    /// A property whose `Codable` values have several parts, which are kept as JSON.
    public struct CompositeAttribute: SchemaProperty {
        private let attribute: Attribute
        /// The stored variables of the values' type; variables that have parts themselves are composite, too.
        public let properties: [any SchemaProperty]

        init(_ attribute: Attribute, _ parts: [CompositeParts.Field]) {
            self.attribute = attribute
            properties = parts.map { part in
                var own = Attribute()
                (own.name, own.valueType) = (part.name, part.type)
                let inner = CompositeParts.fields(of: part.type)
                return inner.isEmpty ? own : CompositeAttribute(own, inner)
            }
        }

        /// The property's name.
        public var name: String { attribute.name }
        /// The type of the property.
        public var valueType: any Any.Type { attribute.valueType }
        /// The choices.
        public var options: [Attribute.Option] { attribute.options }
        /// The name that the property had in earlier versions.
        public var originalName: String? { attribute.originalName }
        /// Whether no two objects have the same value.
        public var isUnique: Bool { attribute.isUnique }
    }
}
