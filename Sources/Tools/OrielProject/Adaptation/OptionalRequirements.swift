import SwiftTokens

/// The methods that an app's own protocols leave to the conforming class: `@objc optional func`.
///
/// An optional method becomes one that may throw, with a default that does: a method of the class satisfies it in any case, and
/// `delegate.changed?(view)` becomes `(try? delegate.changed(view))`, which is nil where the class has none. A property that can't be
/// set is treated in the same way where it is unwrapped at once: `delegate.count ?? 0`, `if let count = delegate.count`.
enum OptionalRequirements {
    /// The names of the methods that texts declare so.
    static func names(in texts: some Sequence<String>) -> Set<String> {
        var result: Set<String> = []
        for text in texts where text.contains("@objc") && text.contains("optional") {
            for part in text.components(separatedBy: "optional").dropFirst() {
                let keywords = ["func ", "var "].compactMap { part.range(of: $0) }
                guard part.first?.isWhitespace == true, let range = keywords.min(by: { $0.lowerBound < $1.lowerBound }),
                    part[..<range.lowerBound].split(whereSeparator: \.isWhitespace).allSatisfy({ isModifier($0) })
                else { continue }
                let name = part[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                if !name.isEmpty { result.insert(String(name)) }
            }
        }
        return result
    }

    private static func isModifier(_ word: Substring) -> Bool {
        word.hasPrefix("@") || SwiftSource.modifiers.contains(String(word))
    }

    /// Adapts the protocols of a file.
    static func adaptProtocols(_ source: SwiftSource, _ edits: inout TextEdits) {
        let reader = MemberReader(source: source)
        for block in reader.blocks() where block.keyword == "protocol" {
            var defaults = ""
            let access = block.modifiers.contains("public") ? "public " : ""
            for member in reader.members(of: block)
            where member.modifiers.contains("optional") {
                if member.keyword == "var" {
                    defaults += adaptVariable(member, source, access, &edits)
                    continue
                }
                let tokens = source.tokens
                guard let optional = member.tokens.first(where: { source.token($0, is: "optional") }),
                    let open = (member.word..<member.tokens.upperBound).first(where: { source.token($0, is: "(") }),
                    let close = tokens[open].partner
                else { continue }
                edits.blank(tokens[optional].range, of: source.bytes)
                let head = source.text(of: member.word..<close + 1)
                var rest = close + 1
                var effects = ""
                while rest < member.tokens.upperBound, ["async", "throws"].contains(reader.word(rest)) {
                    if reader.word(rest) == "async" { effects += " async" }
                    rest += 1
                }
                let result =
                    rest < member.tokens.upperBound ? " " + source.text(of: rest..<member.tokens.upperBound) : ""
                if !(close + 1..<rest).contains(where: { reader.word($0) == "throws" }) {
                    edits.insert(" throws", at: tokens[rest - 1].range.upperBound)
                }
                defaults += " \(access)\(head)\(effects) throws\(oneLine(result)) { throw CancellationError() };"
            }
            if defaults.isEmpty { continue }
            edits.insert(
                "; extension \(block.name) {\(oneLine(defaults)) }", at: source.tokens[block.close].range.upperBound)
        }
    }

    /// Has a property's getter throw; returns its default.
    private static func adaptVariable(
        _ member: MemberReader.Member, _ source: SwiftSource, _ access: String, _ edits: inout TextEdits
    ) -> String {
        let tokens = source.tokens
        guard let optional = member.tokens.first(where: { source.token($0, is: "optional") }),
            let open = (member.word..<member.tokens.upperBound).first(where: { source.token($0, is: "{") }),
            source.token(open + 1, is: "get"), source.token(open + 2, is: "}")
        else { return "" }
        edits.blank(tokens[optional].range, of: source.bytes)
        edits.insert(" throws", at: tokens[open + 1].range.upperBound)
        let head = source.text(of: member.word..<open)
        return " \(access)\(oneLine(head)) { get throws { throw CancellationError() } };"
    }

    /// Adapts the values of properties that are unwrapped at once.
    private static func adaptValue(at index: Int, _ source: SwiftSource, _ edits: inout TextEdits) {
        guard let start = start(ofChainBefore: index, source) else { return }
        let isDefaulted = source.token(index + 1, is: "??")
        let isBound =
            source.token(start - 1, is: "=")
            && (source.token(start - 3, is: "let") || source.token(start - 3, is: "var"))
            && ["if", "guard", ",", "while"].contains { source.token(start - 4, is: $0) }
        guard isDefaulted || isBound else { return }
        edits.insert("(try? ", at: source.tokens[start].range.lowerBound)
        edits.insert(")", at: source.tokens[index].range.upperBound)
    }

    private static func oneLine(_ text: String) -> String {
        text.contains("//") ? text : String(text.map { $0.isNewline ? " " : $0 })
    }

    /// Adapts the calls in a file.
    static func adaptCalls(of names: Set<String>, _ source: SwiftSource, _ edits: inout TextEdits) {
        let tokens = source.tokens
        for index in tokens.indices.dropFirst() where tokens[index].kind == .identifier {
            guard names.contains(source.name(at: index)) else { continue }
            if !source.token(index + 1, is: "("), !source.token(index + 1, is: "?") {
                adaptValue(at: index, source, &edits)
                continue
            }
            guard source.token(index + 1, is: "?"),
                !tokens[index + 1].blankBefore, source.token(index + 2, is: "("), !tokens[index + 2].blankBefore,
                let close = tokens[index + 2].partner, let start = start(ofChainBefore: index, source)
            else { continue }
            edits.insert("(try? ", at: tokens[start].range.lowerBound)
            edits.replace(tokens[index + 1].range, with: "")
            edits.insert(")", at: tokens[close].range.upperBound)
        }
    }

    /// The first token of the expression whose member is at an index; nil where no dot is before it.
    static func start(ofChainBefore index: Int, _ source: SwiftSource) -> Int? {
        var index = index
        guard isDot(index - 1, source) else { return nil }
        while isDot(index - 1, source) {
            // Before the dot is a name, or brackets behind one.
            index -= 2
            while index >= 0, source.token(index, is: "?") || source.token(index, is: "!") { index -= 1 }
            while index > 0, let partner = source.tokens[index].partner, partner < index {
                index = partner
                let before = source.tokens[index - 1]
                let isCallee = before.kind == .identifier || before.partner.map { $0 < index } == true
                if !isCallee || source.tokens[index].blankBefore { break }
                index -= 1
            }
            if index < 0 { return nil }
        }
        return index
    }

    private static func isDot(_ index: Int, _ source: SwiftSource) -> Bool {
        guard index > 0 else { return false }
        let text = source.text(source.tokens[index].range)
        return text == "." || text == "?." || text == "!."
    }
}
