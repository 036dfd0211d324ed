/// A part of a schema.
indirect enum SchemaNode: Sendable {
    case anything, nothing, boolean, string, integer, number
    case object(String?, String?, [Property])
    case choices(String, String?, [String])
    case union(String, String?, [SchemaNode])
    case list(SchemaNode, minimum: Int? = nil, maximum: Int? = nil)
    /// A type's schema, which is asked for when the schema is written: types may contain themselves.
    case type(any Generable.Type)
    /// A node with limits.
    case guided(SchemaNode, [GuideRule])
    case reference(String)
    /// A schema that was decoded.
    case json(GeneratedContent)

    /// A property of an object.
    struct Property: Sendable {
        var name: String
        var description: String?
        var node: SchemaNode
        var guides: [GuideRule]
        var isOptional: Bool
    }

    /// The name by which others refer to the node; nil if it is written in place.
    var name: String? {
        switch self {
        case .object(let name, _, _): name
        case .choices(let name, _, _), .union(let name, _, _): name
        default: nil
        }
    }
}

/// Finds errors in schemas that refer to each other by names.
struct SchemaCheck {
    private var names: Set<String> = []
    private var references: [String] = []

    mutating func addName(of node: SchemaNode) throws {
        guard let name = node.name, !names.insert(name).inserted else { return }
        throw GenerationSchema.SchemaError.duplicateType(
            schema: nil, type: name, context: .init(debugDescription: "There are two schemas named “\(name)”."))
    }

    /// Visits a node and its parts, whose names count, too.
    mutating func visit(_ node: SchemaNode) throws {
        switch node {
        case .object(let name, _, let properties):
            var seen: Set<String> = []
            for property in properties {
                guard seen.insert(property.name).inserted else {
                    throw GenerationSchema.SchemaError.duplicateProperty(
                        schema: name ?? "", property: property.name,
                        context: .init(
                            debugDescription: "“\(name ?? "")” has two properties named “\(property.name)”."))
                }
                try visitWithin(property.node)
            }
        case .choices(let name, _, let choices) where choices.isEmpty: throw empty(name)
        case .union(let name, _, let nodes):
            if nodes.isEmpty { throw empty(name) }
            for node in nodes { try visitWithin(node) }
        case .list(let node, _, _), .guided(let node, _): try visitWithin(node)
        case .reference(let name): references.append(name)
        default: break
        }
    }

    private mutating func visitWithin(_ node: SchemaNode) throws {
        if let name = node.name { names.insert(name) }
        try visit(node)
    }

    private func empty(_ name: String) -> GenerationSchema.SchemaError {
        .emptyTypeChoices(schema: name, context: .init(debugDescription: "“\(name)” has no choices."))
    }

    func finish(root: String?) throws {
        let missing = references.filter { !names.contains($0) }
        if missing.isEmpty { return }
        throw GenerationSchema.SchemaError.undefinedReferences(
            schema: root, references: missing,
            context: .init(debugDescription: "There are no schemas named \(missing.joined(separator: ", "))."))
    }
}
