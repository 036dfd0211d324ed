import SwiftTokens

/// `@Generable` of FoundationModels: makes a type one that a language model can write.
///
///     @Generable(description: "A stop") struct Stop {
///         @Guide(description: "The days", .range(1...14)) var days: Int
///     }
///
/// gets
///
///     nonisolated static var generationSchema: FoundationModels.GenerationSchema {
///         FoundationModels.GenerationSchema(type: Self.self, description: "A stop", properties: [
///             FoundationModels.GenerationSchema.Property(
///                 name: "days", description: "The days", type: Int.self, guides: [.range(1...14)])])
///     }
///     nonisolated struct PartiallyGenerated: Identifiable, FoundationModels.ConvertibleFromGeneratedContent {
///         var id: FoundationModels.GenerationID
///         var days: Int.PartiallyGenerated?
///         init(_ content: FoundationModels.GeneratedContent) throws { … }
///     }
///     nonisolated extension Stop: FoundationModels.Generable {
///         init(_ content: FoundationModels.GeneratedContent) throws { self.days = try content.value(forProperty: "days") }
///         var generatedContent: FoundationModels.GeneratedContent { … }
///     }
struct GenerableMacro {
    let members: ModelMembers
    /// The source of the description; nil for none.
    private let description: String?

    init(attribute: SourceSyntax, declaration: SourceSyntax) throws {
        do {
            members = try ModelMembers(declaration.source)
        } catch {
            throw MacroError("'@Generable' can only be attached to a struct or an enum", at: 0)
        }
        guard members.keyword == "struct" || members.keyword == "enum" else {
            throw MacroError(
                "'@Generable' cannot be applied to '\(members.keyword)' '\(members.name)'; use a struct or an enum",
                at: members.keywordOffset)
        }
        description = try GuideArguments(attribute: attribute.source).description
    }

    /// The declarations in the type.
    func declarations() throws -> String {
        members.keyword == "enum"
            ? try GenerableCases(members, description: description).schema()
            : try [schema(), partial()].joined(separator: "\n\n")
    }

    /// The extension of the type.
    ///
    /// - Parameter conforms: Whether the type has the conformance by itself.
    func conformance(of type: String, conforms: Bool) throws -> String {
        let content: String
        if members.keyword == "enum" {
            content = try GenerableCases(members, description: description).conversions()
        } else {
            content = try conversions()
        }
        return """
            nonisolated extension \(type)\(conforms ? "" : ": FoundationModels.Generable") {
                \(content)
            }
            """
    }

    /// The stored variables of the struct.
    private func properties() throws -> [GenerableProperty] {
        try members.declarations.compactMap { try ModelProperty($0) }.map { property in
            guard let type = property.type else {
                throw MacroError(
                    "'@Generable' needs the type of '\(property.name)': write it", at: members.keywordOffset)
            }
            let guide = property.attributes.first { $0.name == "Guide" }
            return GenerableProperty(
                name: property.name, type: type, guide: try GuideArguments(guide?.arguments ?? ""))
        }
    }

    private func schema() throws -> String {
        let rows = try properties().filter { !$0.isIdentity }.map(\.schema)
        return """
            \(members.access)nonisolated static var generationSchema: FoundationModels.GenerationSchema {
                FoundationModels.GenerationSchema(
                    type: Self.self, description: \(description ?? "nil"),
                    properties: [
                        \(rows.joined(separator: ",\n            "))
                    ])
            }
            """
    }

    private func partial() throws -> String {
        let properties = try properties()
        let access = members.access
        var (fields, writes): ([String], [String]) = ([], [])
        // The value has an identity of its own unless a property has that name.
        if !properties.contains(where: { $0.name == "id" }) {
            fields.append("\(access)var id: FoundationModels.GenerationID")
            writes.append("self.id = content.id ?? FoundationModels.GenerationID()")
        }
        for property in properties {
            if property.isIdentity {
                fields.append("\(access)var \(property.spelling): FoundationModels.GenerationID")
                writes.append("self.\(property.spelling) = content.id ?? FoundationModels.GenerationID()")
            } else {
                fields.append("\(access)var \(property.spelling): (\(property.type)).PartiallyGenerated?")
                writes.append(
                    "self.\(property.spelling) = try content._partialValue(forProperty: \"\(property.name)\")")
            }
        }
        let equality = members.isEquatable ? ", Equatable" : ""
        return """
            \(access)nonisolated struct PartiallyGenerated: Identifiable, FoundationModels.ConvertibleFromGeneratedContent\(equality) {
                \(fields.joined(separator: "\n    "))

                \(access)init(_ content: FoundationModels.GeneratedContent) throws {
                    \(writes.joined(separator: "\n        "))
                }
            }
            """
    }

    private func conversions() throws -> String {
        let properties = try properties()
        let reads = properties.map { property in
            let value =
                property.isIdentity
                ? "content.id ?? FoundationModels.GenerationID()"
                : "try content.value(forProperty: \"\(property.name)\")"
            return "self.\(property.spelling) = \(value)"
        }
        let values = properties.filter { !$0.isIdentity }.map { "(\"\($0.name)\", self.\($0.spelling))" }
        let identity = properties.first(where: \.isIdentity).map { "self.\($0.spelling)" } ?? "nil"
        return """
            \(members.access)init(_ content: FoundationModels.GeneratedContent) throws {
                    \(reads.joined(separator: "\n        "))
                }

                \(members.access)var generatedContent: FoundationModels.GeneratedContent {
                    FoundationModels.GeneratedContent._object([\(values.joined(separator: ", "))], id: \(identity))
                }
            """
    }
}

/// A property of a type that a language model can write.
struct GenerableProperty {
    let name: String
    let type: String
    let guide: GuideArguments

    /// Whether it identifies the value: the model does not write it.
    var isIdentity: Bool { type == "GenerationID" || type == "FoundationModels.GenerationID" }

    /// The name, with back-ticks where it is a keyword.
    var spelling: String { Self.keywords.contains(name) ? "`\(name)`" : name }

    /// The property of the schema.
    var schema: String {
        "FoundationModels.GenerationSchema.Property(name: \"\(name)\", "
            + "description: \(guide.description ?? "nil"), type: (\(type)).self"
            + (guide.guides.isEmpty ? "" : ", guides: [\(guide.guides.joined(separator: ", "))]") + ")"
    }

    static let keywords: Set<String> = [
        "default", "class", "self", "init", "extension", "protocol", "operator", "repeat", "case", "is", "in", "where",
        "as", "for", "if", "return", "switch", "public", "private", "internal", "func", "var", "let", "enum", "struct",
    ]
}

/// The arguments of `@Guide`, or of `@Generable`.
struct GuideArguments {
    /// The source of the description; nil for none.
    let description: String?
    /// The sources of the guides.
    let guides: [String]

    /// - Parameter attribute: The attribute with its parentheses, if it has any.
    init(attribute: String) throws {
        let source = try SwiftSource(attribute)
        let open = source.tokens.indices.first { source.token($0, is: "(") }
        let inside = open.flatMap { open in source.tokens[open].partner.map { source.text(of: open + 1..<$0) } }
        try self.init(inside ?? "")
    }

    /// - Parameter arguments: The source between the parentheses.
    init(_ arguments: String) throws {
        let source = try SwiftSource(arguments)
        var (description, guides): (String?, [String]) = (nil, [])
        for part in source.parts(of: source.tokens.indices) {
            if source.token(part.lowerBound, is: "description"), source.token(part.lowerBound + 1, is: ":") {
                let text = source.text(of: part.lowerBound + 2..<part.upperBound)
                description = text == "nil" ? nil : text
            } else {
                guides.append(source.text(of: part))
            }
        }
        (self.description, self.guides) = (description, guides)
    }
}

extension SwiftSource {
    /// The tokens between the commas that are in no brackets of their own.
    func parts(of range: Range<Int>) -> [Range<Int>] {
        guard let depth = range.first.map({ tokens[$0].depth }) else { return [] }
        let commas = range.filter { tokens[$0].depth == depth && token($0, is: ",") }
        let starts = [range.lowerBound] + commas.map { $0 + 1 }
        return zip(starts, commas + [range.upperBound]).map { $0..<$1 }.filter { !$0.isEmpty }
    }
}
