/// A schema that is put together while the app runs.
///
/// Follows Apple's
/// [DynamicGenerationSchema](https://developer.apple.com/documentation/foundationmodels/dynamicgenerationschema). A
/// ``GenerationSchema`` is made of it.
public struct DynamicGenerationSchema: Sendable {
    let node: SchemaNode

    /// A property of an object.
    public struct Property: Sendable {
        let property: SchemaNode.Property
        /// Creates a property; objects may lack an optional one.
        public init(
            name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false
        ) {
            property = .init(
                name: name, description: description, node: schema.node, guides: [], isOptional: isOptional)
        }
    }

    /// Creates the schema of an object.
    public init(name: String, description: String? = nil, properties: [Property]) {
        node = .object(name, description, properties.map(\.property))
    }

    /// Creates the schema of a value that meets one of several schemas.
    public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
        node = .union(name, description, choices.map(\.node))
    }

    /// Creates the schema of a text that is one of several.
    public init(name: String, description: String? = nil, anyOf choices: [String]) {
        node = .choices(name, description, choices)
    }

    /// Creates the schema of a list, with limits of its number of elements; nil for no limit.
    public init(arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil) {
        node = .list(itemSchema.node, minimum: minimumElements, maximum: maximumElements)
    }

    /// Creates the schema of a type, with limits.
    public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
        node = guides.isEmpty ? .type(type) : .guided(.type(type), guides.map(\.rule))
    }

    /// Creates a reference to the schema with a name.
    public init(referenceTo name: String) { node = .reference(name) }
}
