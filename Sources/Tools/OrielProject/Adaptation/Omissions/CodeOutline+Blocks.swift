import SwiftTokens

// The pieces of code between braces: members of types, bodies of functions, accessors, statements.

extension CodeOutline {
    enum Kind {
        /// The members of a type.
        case type
        /// The body of a function, an initializer or an accessor.
        case body(FunctionSignature)
        /// The accessors of a property.
        case accessors
        /// Statements in a function.
        case code
    }

    private static let types: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension"]
    private static let accessors: Set<String> = ["get", "set", "willSet", "didSet", "_read", "_modify"]

    /// The first word of a statement behind its attributes and modifiers.
    func keyword(of statement: Range<Int>) -> (index: Int, word: String) {
        var index = statement.lowerBound
        while index < statement.upperBound {
            let word = word(index)
            if word == "@" {
                index += 2
                if source.token(index, is: "("), !source.tokens[index].blankBefore { index = next(index) }
            } else if SwiftSource.modifiers.contains(word) || word == "class" && isModifier(index) {
                index += 1
                if source.token(index, is: "("), !source.tokens[index].blankBefore { index = next(index) }
            } else {
                return (index, word)
            }
        }
        return (index, "")
    }

    private func isModifier(_ index: Int) -> Bool {
        ["func", "var", "let", "subscript"].contains(word(index + 1)) || SwiftSource.modifiers.contains(word(index + 1))
    }

    /// The function that a statement declares by the symbol of another library, and without a body; nil for another statement.
    func foreignFunction(_ statement: Range<Int>) -> FunctionSignature? {
        let (index, keyword) = keyword(of: statement)
        guard keyword == "func", attribute(before: index) == "_silgen_name" else { return nil }
        return FunctionSignature(self, keyword: index, body: statement.upperBound)
    }

    /// The last attribute with arguments before a declaration's keyword; empty for none.
    private func attribute(before keyword: Int) -> String {
        var index = keyword - 1
        while index > 0 {
            if word(index) == ")", let open = source.tokens[index].partner, open > 1 {
                if word(open - 2) == "@" { return word(open - 1) }
                index = open - 1
            } else if SwiftSource.modifiers.contains(word(index)) {
                index -= 1
            } else if word(index - 1) == "@" {
                index -= 2
            } else {
                break
            }
        }
        return ""
    }

    func kind(ofBlock open: Int) -> Kind {
        let outer = brackets(around: open).last
        guard outer == nil || word(outer ?? 0) == "{" else { return .code }
        let content = outer.map { $0 + 1..<(source.tokens[$0].partner ?? 0) } ?? source.tokens.indices
        if let outer, let name = accessor(before: open), case .accessors = kind(ofBlock: outer) {
            return .body(accessor(name, of: outer))
        }
        guard let statement = statement(around: open, in: content) else { return .code }
        let (index, keyword) = keyword(of: statement)
        if Self.types.contains(keyword) { return .type }
        guard let signature = FunctionSignature(self, keyword: index, body: open) else { return .code }
        let first = self.keyword(of: open + 1..<(source.tokens[open].partner ?? open + 1)).word
        return keyword != "func" && Self.accessors.contains(first) ? .accessors : .body(signature)
    }

    /// The name of the accessor whose body a brace opens; nil for none.
    private func accessor(before open: Int) -> String? {
        var index = open - 1
        while index > 0, ["async", "throws", ")"].contains(word(index)) {
            index = (source.tokens[index].partner ?? index) - 1
        }
        return Self.accessors.contains(word(index)) ? word(index) : nil
    }

    private func accessor(_ keyword: String, of block: Int) -> FunctionSignature {
        let outer = brackets(around: block).last
        let content = outer.map { $0 + 1..<(source.tokens[$0].partner ?? 0) } ?? source.tokens.indices
        var signature = statement(around: block, in: content).flatMap {
            FunctionSignature(self, keyword: self.keyword(of: $0).index, body: block)
        }
        if !["get", "_read"].contains(keyword) { signature?.result = "" }
        return signature ?? FunctionSignature(name: keyword, result: "")
    }
}
