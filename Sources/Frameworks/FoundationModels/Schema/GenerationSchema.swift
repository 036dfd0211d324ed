import Foundation

/// A description of the form of values that a language model writes.
///
/// Follows Apple's [GenerationSchema](https://developer.apple.com/documentation/foundationmodels/generationschema). Encoded, it is a schema of
/// JSON, in which `x-order` names the order of properties and `$defs` has the types that properties refer to.
public struct GenerationSchema: Sendable, Codable, CustomDebugStringConvertible {
    /// The form of the values.
    let root: SchemaNode
    /// The types that were given beside the root, by their names.
    let definitions: [String: SchemaNode]

    init(node: SchemaNode, definitions: [String: SchemaNode] = [:]) {
        (root, self.definitions) = (node, definitions)
    }

    /// A property of an object.
    ///
    /// Follows Apple's [GenerationSchema.Property](https://developer.apple.com/documentation/foundationmodels/generationschema/property).
    public struct Property: Sendable {
        let property: SchemaNode.Property

        /// Creates a property that every object has.
        public init<Value: Generable>(
            name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
        ) {
            property = .init(
                name: name, description: description, node: .type(type), guides: guides.map(\.rule), isOptional: false)
        }

        /// Creates a property that objects may lack.
        public init<Value: Generable>(
            name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
        ) {
            property = .init(
                name: name, description: description, node: .type(Value.self), guides: guides.map(\.rule),
                isOptional: true)
        }

        /// Creates a property whose text matches patterns.
        public init<RegexOutput>(
            name: String, description: String? = nil, type: String.Type, guides: [Regex<RegexOutput>] = []
        ) {
            property = .init(
                name: name, description: description, node: .string, guides: guides.map(GuideRule.init),
                isOptional: false)
        }

        /// Creates a property whose text, if there is one, matches patterns.
        public init<RegexOutput>(
            name: String, description: String? = nil, type: String?.Type, guides: [Regex<RegexOutput>] = []
        ) {
            property = .init(
                name: name, description: description, node: .string, guides: guides.map(GuideRule.init),
                isOptional: true)
        }
    }

    /// Creates the schema of an object.
    public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
        self.init(node: .object(Self.name(type), description, properties.map(\.property)))
    }

    /// Creates the schema of a text that is one of several.
    public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
        self.init(node: .choices(Self.name(type), description, choices))
    }

    /// Creates the schema of a value that has one of several types.
    public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
        self.init(node: .union(Self.name(type), description, types.map { .type($0) }))
    }

    /// Creates a schema of dynamic ones, which refer to each other by their names.
    ///
    /// Throws a ``SchemaError`` where a name or a property occurs twice, a list of choices is empty, or a reference names no schema.
    public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
        var check = SchemaCheck()
        let nodes = dependencies.map(\.node)
        for node in [root.node] + nodes { try check.addName(of: node) }
        for node in [root.node] + nodes { try check.visit(node) }
        try check.finish(root: root.node.name)
        let named = ([root.node] + nodes).compactMap { node in node.name.map { ($0, node) } }
        self.init(node: root.node, definitions: Dictionary(named) { first, _ in first })
    }

    /// Creates the schema of an enumeration whose cases have values; used by `@Generable`.
    public static func _cases(
        type: any Generable.Type, description: String?, cases: [(name: String, properties: [Property])]
    ) -> GenerationSchema {
        let nodes = cases.map { one in
            let tag = SchemaNode.Property(
                name: "case", description: nil, node: .string, guides: [.anyOf([one.name])], isOptional: false)
            return SchemaNode.object(nil, nil, [tag] + one.properties.map(\.property))
        }
        return GenerationSchema(node: .union(name(type), description, nodes))
    }

    /// The name of a type without its module.
    static func name(_ type: any Generable.Type) -> String { "\(type)" }

    /// The schema as JSON.
    var content: GeneratedContent {
        var writer = SchemaWriter(definitions: definitions)
        return writer.document(of: root)
    }

    /// Returns whether two schemas have the same JSON; the order of keys does not count.
    func isEqual(to other: GenerationSchema) -> Bool {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)) == (try? encoder.encode(other))
    }

    public var debugDescription: String { content.jsonString }

    public init(from decoder: any Decoder) throws {
        self.init(node: .json(try CodedContent(from: decoder).content))
    }
    public func encode(to encoder: any Encoder) throws { try CodedContent(content).encode(to: encoder) }
}

extension GenerationSchema {
    /// An error in a schema that is made of dynamic ones.
    ///
    /// Follows Apple's
    /// [GenerationSchema.SchemaError](https://developer.apple.com/documentation/foundationmodels/generationschema/schemaerror).
    public enum SchemaError: Error, LocalizedError {
        case duplicateType(schema: String?, type: String, context: Context)
        case duplicateProperty(schema: String, property: String, context: Context)
        case emptyTypeChoices(schema: String, context: Context)
        case undefinedReferences(schema: String?, references: [String], context: Context)

        /// The circumstances of an error.
        public struct Context: Sendable {
            /// A description for developers.
            public let debugDescription: String
            /// Creates circumstances.
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }

        private var context: Context {
            switch self {
            case .duplicateType(_, _, let context), .duplicateProperty(_, _, let context),
                .emptyTypeChoices(_, let context), .undefinedReferences(_, _, let context):
                context
            }
        }
        public var errorDescription: String? { context.debugDescription }
        /// A way to correct the schema.
        public var recoverySuggestion: String? {
            switch self {
            case .duplicateType: "Give each schema a name of its own."
            case .duplicateProperty: "Give each property of a schema a name of its own."
            case .emptyTypeChoices: "Name at least one choice."
            case .undefinedReferences: "Pass the schemas that others refer to as dependencies."
            }
        }
    }
}
