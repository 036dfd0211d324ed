import SwiftTokens

/// A stored property of a model, read from its declaration.
struct ModelProperty: Equatable {
    var name: String
    /// The annotated type; nil where the compiler is to infer it.
    var type: String?
    /// The expression behind `=`.
    var initialValue: String?
    /// The names of its attributes, without arguments.
    var attributes: [Attribute]
    /// The position of the name, in UTF-8 bytes.
    var nameOffset: Int
    /// Whether it is declared with `let`.
    var isConstant: Bool

    /// An attribute such as `@Relationship(deleteRule: .cascade)`.
    struct Attribute: Equatable {
        var name: String
        /// The arguments between the parentheses.
        var arguments: String
    }

    /// Whether the property is kept in the store.
    var isPersisted: Bool {
        !attributes.contains { $0.name == "Transient" } && !attributes.contains { $0.name == "_PersistedProperty" }
    }

    /// Nil if the declaration is not a stored variable of an instance.
    init?(_ text: String) throws {
        let source = try SwiftSource(text)
        let tokens = source.tokens
        guard
            let keyword = tokens.indices.first(where: {
                tokens[$0].depth == 0 && (source.token($0, is: "var") || source.token($0, is: "let"))
                    && !source.token($0 - 1, is: "@")
            }), keyword + 1 < tokens.count, tokens[keyword + 1].kind == .identifier
        else { return nil }
        let words: [StaticString] = [
            "static", "class", "lazy", "func", "init", "struct", "enum", "case", "typealias", "subscript", "#",
            "weak", "unowned", "override",
        ]
        for index in tokens[..<keyword].indices where tokens[index].depth == 0 {
            if words.contains(where: { source.token(index, is: $0) }) { return nil }
        }
        name = source.name(at: keyword + 1)
        isConstant = source.token(keyword, is: "let")
        nameOffset = tokens[keyword + 1].range.lowerBound
        attributes = Self.attributes(source, before: keyword)
        let rest = keyword + 2..<tokens.count
        let equals = rest.first { tokens[$0].depth == 0 && source.token($0, is: "=") }
        let block = rest.first { tokens[$0].depth == 0 && source.token($0, is: "{") && (equals ?? .max) > $0 }
        if let block, !Self.isObserver(source, block) { return nil }
        if source.token(keyword + 2, is: ":") {
            type = source.text(of: keyword + 3..<(equals ?? block ?? tokens.count))
        }
        // A constant that has its value here is the same in all objects.
        if equals != nil, isConstant { return nil }
        if let equals { initialValue = source.text(of: equals + 1..<tokens.count) }
    }

    private static func isObserver(_ source: SwiftSource, _ block: Int) -> Bool {
        source.token(block + 1, is: "didSet") || source.token(block + 1, is: "willSet")
    }

    private static func attributes(_ source: SwiftSource, before end: Int) -> [Attribute] {
        var found: [Attribute] = []
        var index = 0
        while index < end {
            guard source.token(index, is: "@"), source.tokens[index].depth == 0 else {
                index += 1
                continue
            }
            index += 1
            while source.token(index + 1, is: ".") { index += 2 }
            let name = source.name(at: index)
            var arguments = ""
            if source.token(index + 1, is: "("), let close = source.tokens[index + 1].partner {
                arguments = source.text(of: index + 2..<close)
                index = close
            }
            found.append(Attribute(name: name, arguments: arguments))
            index += 1
        }
        return found
    }
}
