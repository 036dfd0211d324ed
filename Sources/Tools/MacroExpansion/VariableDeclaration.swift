import SwiftTokens

/// A `var` with one name, read from its source: `@Entry public var name: Type = value`.
struct VariableDeclaration: Equatable {
    var name: String
    /// The annotated type; nil where the compiler is to infer it.
    var type: String?
    /// The expression behind `=`.
    var initialValue: String?
    /// The position of the name, in UTF-8 bytes.
    var nameOffset: Int

    init(_ source: SwiftSource) throws {
        let tokens = source.tokens
        guard let keyword = tokens.indices.first(where: { Self.introducesVariable($0, in: source) }),
            keyword + 1 < tokens.count, tokens[keyword + 1].kind == .identifier
        else {
            throw MacroError("'@Entry' can only be attached to a variable", at: 0)
        }
        guard source.token(keyword, is: "var") else {
            throw MacroError("'@Entry' needs a 'var'", at: tokens[keyword].range.lowerBound)
        }
        for modifier in tokens[..<keyword].indices
        where tokens[modifier].depth == 0
            && (source.token(modifier, is: "static") || source.token(modifier, is: "class")
                || source.token(modifier, is: "lazy"))
        {
            throw MacroError(
                "'@Entry' cannot be attached to a '\(source.name(at: modifier))' variable",
                at: tokens[modifier].range.lowerBound)
        }
        let nameIndex = keyword + 1
        name = source.name(at: nameIndex)
        nameOffset = tokens[nameIndex].range.lowerBound

        var end = nameIndex + 1
        let equals = tokens[end...].indices.first { tokens[$0].depth == 0 && source.token($0, is: "=") }
        if source.token(end, is: ":") {
            let first = end + 1
            end = equals ?? Self.accessorBlock(in: source, after: first) ?? tokens.count
            guard first < end else { throw MacroError("expected a type", at: tokens[first - 1].range.lowerBound) }
            type = source.text(of: first..<end)
        }
        if let equals {
            guard equals + 1 < tokens.count else {
                throw MacroError("expected a value after '='", at: tokens[equals].range.lowerBound)
            }
            initialValue = source.text(of: equals + 1..<tokens.count)
        } else if end < tokens.count {
            throw MacroError(
                "'@Entry' cannot be attached to a computed variable", at: tokens[end].range.lowerBound)
        }
    }

    private static func introducesVariable(_ index: Int, in source: SwiftSource) -> Bool {
        source.tokens[index].depth == 0 && (source.token(index, is: "var") || source.token(index, is: "let"))
            && !(index > 0 && (source.token(index - 1, is: "@") || source.token(index - 1, is: ".")))
    }

    /// The `{` behind a type, of a computed variable or of observers.
    private static func accessorBlock(in source: SwiftSource, after first: Int) -> Int? {
        source.tokens[first...].indices.first { source.tokens[$0].depth == 0 && source.token($0, is: "{") }
    }
}

extension VariableDeclaration {
    /// The type an optional annotation wraps: `T` of `T?`, `T!` and `Optional<T>`; nil for any other type, such as
    /// a function whose result is optional.
    var wrappedType: String? {
        guard let type, let source = try? SwiftSource(type),
            !source.tokens.indices.contains(where: { source.tokens[$0].depth == 0 && source.token($0, is: "->") })
        else { return nil }
        if type.hasSuffix("?") || type.hasSuffix("!") { return String(type.dropLast()) }
        for prefix in ["Optional<", "Swift.Optional<"] where type.hasPrefix(prefix) && type.hasSuffix(">") {
            return String(type.dropFirst(prefix.count).dropLast())
        }
        return nil
    }
}
