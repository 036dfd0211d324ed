/// Writes schemas as JSON.
struct SchemaWriter {
    /// The schemas to which references lead.
    let definitions: [String: SchemaNode]
    private var written: [(String, GeneratedContent)] = []
    private var names: Set<String> = []

    init(definitions: [String: SchemaNode]) { self.definitions = definitions }

    /// Returns a schema with the types to which it refers.
    mutating func document(of root: SchemaNode) -> GeneratedContent {
        if case .json(let content) = root { return content }
        // A reference to the root leads to the top.
        rootName = root.name
        let content = inline(root)
        guard !written.isEmpty, case .structure(var properties, var keys) = content.kind else { return content }
        properties["$defs"] = Self.object(written)
        keys.append("$defs")
        return GeneratedContent(kind: .structure(properties: properties, orderedKeys: keys))
    }

    private var rootName: String?

    /// A node as a part of others: named ones are written once, and referred to.
    private mutating func part(_ node: SchemaNode) -> GeneratedContent {
        switch node {
        case .type(let type):
            let name = GenerationSchema.name(type)
            if name == rootName || names.contains(name) { return reference(name) }
            return part(type.generationSchema.root)
        case .reference(let name):
            guard name != rootName, let node = definitions[name], node.name != nil else { return reference(name) }
            return part(node)
        default:
            guard let name = node.name else { return inline(node) }
            if name != rootName, names.insert(name).inserted {
                let place = written.count
                written.append((name, Self.object([])))
                written[place].1 = inline(node)
            }
            return reference(name)
        }
    }

    private func reference(_ name: String) -> GeneratedContent {
        Self.object([("$ref", Self.text(name == rootName ? "#" : "#/$defs/\(name)"))])
    }

    private mutating func inline(_ node: SchemaNode) -> GeneratedContent {
        switch node {
        case .anything: Self.object([])
        case .nothing: Self.object([("not", Self.object([]))])
        case .boolean: Self.object([("type", Self.text("boolean"))])
        case .string: Self.object([("type", Self.text("string"))])
        case .integer: Self.object([("type", Self.text("integer"))])
        case .number: Self.object([("type", Self.text("number"))])
        case .object(let name, let description, let properties): object(name, description, properties)
        case .choices(let name, let description, let choices):
            Self.object(
                Self.head(name, description) + [
                    ("type", Self.text("string")), ("enum", Self.list(choices.map(Self.text))),
                ])
        case .union(let name, let description, let nodes):
            Self.object(Self.head(name, description) + [("anyOf", Self.list(nodes.map { part($0) }))])
        case .list(let element, let minimum, let maximum):
            Self.object(
                [("type", Self.text("array")), ("items", part(element))]
                    + [("minItems", minimum), ("maxItems", maximum)].compactMap { name, count in
                        count.map { (name, Self.number(Double($0))) }
                    })
        case .type(let type): inline(type.generationSchema.root)
        case .guided(let node, let rules): rules.reduce(part(node)) { $1.applied(to: $0) }
        case .reference(let name): reference(name)
        case .json(let content): content
        }
    }

    private mutating func object(
        _ name: String?, _ description: String?, _ properties: [SchemaNode.Property]
    ) -> GeneratedContent {
        let parts = properties.map { property in
            var content = property.guides.reduce(part(property.node)) { $1.applied(to: $0) }
            if let description = property.description { content.set("description", Self.text(description)) }
            return (property.name, content)
        }
        return Self.object(
            Self.head(name, description) + [
                ("type", Self.text("object")), ("properties", Self.object(parts)),
                ("required", Self.list(properties.filter { !$0.isOptional }.map { Self.text($0.name) })),
                ("additionalProperties", GeneratedContent(kind: .bool(false))),
                ("x-order", Self.list(properties.map { Self.text($0.name) })),
            ])
    }

    private static func head(_ name: String?, _ description: String?) -> [(String, GeneratedContent)] {
        [("title", name), ("description", description)].compactMap { key, value in value.map { (key, text($0)) } }
    }

    static func object(_ properties: [(String, GeneratedContent)]) -> GeneratedContent {
        GeneratedContent(
            kind: .structure(
                properties: Dictionary(properties) { _, last in last }, orderedKeys: properties.map(\.0)))
    }
    static func list(_ elements: [GeneratedContent]) -> GeneratedContent { GeneratedContent(kind: .array(elements)) }
    static func text(_ text: String) -> GeneratedContent { GeneratedContent(kind: .string(text)) }
    static func number(_ number: Double) -> GeneratedContent { GeneratedContent(kind: .number(number)) }
}

extension GeneratedContent {
    /// Sets a property of an object; does nothing with other values.
    mutating func set(_ name: String, _ value: GeneratedContent) {
        guard case .structure(var properties, var keys) = kind else { return }
        if properties.updateValue(value, forKey: name) == nil { keys.append(name) }
        self = GeneratedContent(kind: .structure(properties: properties, orderedKeys: keys), id: id)
    }

    /// The property of an object; nil if there is none.
    func property(_ name: String) -> GeneratedContent? {
        guard case .structure(let properties, _) = kind else { return nil }
        return properties[name]
    }
}
