import SwiftTokens

/// The declarations in the braces of a type, read from its source.
struct ModelMembers {
    /// The type's name, without back-ticks.
    let name: String
    /// The keyword that introduces the type: `class`, `struct` and so on.
    let keyword: String
    /// The position of that keyword, in UTF-8 bytes.
    let keywordOffset: Int
    /// The type's access as its members spell it: `public `, or nothing.
    let access: String
    /// The access of members that subclasses of other modules override.
    let overridableAccess: String
    /// Whether the type may have no subclasses.
    let isFinal: Bool
    /// Whether the type says that it belongs to the main actor.
    let isOnMainActor: Bool
    /// The first type behind the colon: the superclass, or a protocol; nil where there is none.
    let inherited: String?
    /// Whether the values can be compared, as the type says behind the colon.
    let isEquatable: Bool
    /// The source of each declaration, with its attributes.
    let declarations: [String]

    /// Throws a `MacroError` where the source holds no type.
    init(_ text: String) throws {
        let source = try SwiftSource(text)
        let tokens = source.tokens
        let kinds: Set<String> = ["class", "struct", "enum", "actor"]
        guard
            let keyword = tokens.indices.first(where: {
                tokens[$0].depth == 0 && tokens[$0].kind == .identifier && kinds.contains(source.name(at: $0))
                    && !(source.token($0, is: "class") && source.token($0 + 1, is: "func"))
            }), keyword + 1 < tokens.count,
            let brace = tokens.indices.first(where: { $0 > keyword && source.token($0, is: "{") }),
            let end = tokens[brace].partner
        else { throw MacroError("'@Model' can only be attached to a class", at: 0) }
        let modifiers = tokens.indices[..<keyword].filter { tokens[$0].depth == 0 }
        name = source.name(at: keyword + 1)
        self.keyword = source.name(at: keyword)
        keywordOffset = tokens[keyword].range.lowerBound
        inherited = Self.inherited(source, keyword + 2..<brace)
        let clause = keyword + 2..<max(brace, keyword + 2)
        isEquatable = clause.contains { source.token($0, is: "Equatable") || source.token($0, is: "Hashable") }
        isOnMainActor = modifiers.contains { source.token($0, is: "MainActor") }
        isFinal = modifiers.contains { source.token($0, is: "final") }
        access = modifiers.contains { source.token($0, is: "public") || source.token($0, is: "open") } ? "public " : ""
        overridableAccess = modifiers.contains { source.token($0, is: "open") } ? "open " : access
        declarations = Self.split(source, brace + 1..<end)
    }

    private static func inherited(_ source: SwiftSource, _ clause: Range<Int>) -> String? {
        guard let first = clause.first else { return nil }
        let depth = source.tokens[first].depth
        guard let colon = clause.first(where: { source.tokens[$0].depth == depth && source.token($0, is: ":") }) else {
            return nil
        }
        let rest = colon + 1..<clause.upperBound
        let end = rest.first {
            source.tokens[$0].depth == depth && (source.token($0, is: ",") || source.token($0, is: "where"))
        }
        return source.text(of: rest.lowerBound..<(end ?? rest.upperBound))
    }

    /// A declaration begins on a line of its own, at an attribute, a modifier or a keyword.
    ///
    /// What stands between `#if` and `#endif` is left out: whether it counts is the compiler's to say.
    private static func split(_ source: SwiftSource, _ inside: Range<Int>) -> [String] {
        guard let depth = inside.first.map({ source.tokens[$0].depth }) else { return [] }
        var found: [String] = []
        var start = inside.lowerBound
        var hasKeyword = false
        var conditions = 0
        for index in inside where source.tokens[index].depth == depth {
            if source.token(index, is: "#"), source.token(index + 1, is: "if") {
                if conditions == 0, hasKeyword { found.append(source.text(of: start..<index)) }
                conditions += 1
                hasKeyword = false
            }
            if conditions > 0 {
                if source.token(index, is: "endif"), source.token(index - 1, is: "#") {
                    conditions -= 1
                    start = index + 1
                }
                continue
            }
            if hasKeyword, source.token(index, is: ";") || begins(source, index) {
                found.append(source.text(of: start..<index))
                start = source.token(index, is: ";") ? index + 1 : index
                hasKeyword = false
            }
            if isKeyword(source, index) { hasKeyword = true }
        }
        if start < inside.upperBound { found.append(source.text(of: start..<inside.upperBound)) }
        return found
    }

    private static func begins(_ source: SwiftSource, _ index: Int) -> Bool {
        guard source.tokens[index].startsLine else { return false }
        return source.token(index, is: "@") || source.token(index, is: "#")
            || (source.tokens[index].kind == .identifier && words.contains(source.text(source.tokens[index].range)))
    }

    private static func isKeyword(_ source: SwiftSource, _ index: Int) -> Bool {
        guard source.tokens[index].kind == .identifier, !source.token(index - 1, is: "."),
            !source.token(index - 1, is: "@")
        else { return source.token(index, is: "#") }
        return keywords.contains(source.text(source.tokens[index].range))
    }

    private static let keywords: Set<String> = [
        "var", "let", "func", "init", "deinit", "subscript", "enum", "struct", "class", "actor", "protocol",
        "typealias",
        "case", "import", "extension", "macro",
    ]

    private static let words: Set<String> = keywords.union([
        "public", "private", "fileprivate", "internal", "package", "open", "final", "static", "lazy", "weak", "unowned",
        "override", "required", "convenience", "dynamic", "nonisolated", "mutating", "indirect", "optional",
    ])
}
