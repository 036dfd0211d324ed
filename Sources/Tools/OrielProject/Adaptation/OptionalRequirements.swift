import SwiftTokens

/// The methods that an app's own protocols leave to the conforming class: `@objc optional func`.
///
/// An optional method becomes one that may throw, with a default that does: a method of the class satisfies it in any case, and
/// `delegate.changed?(view)` becomes `(try? delegate.changed(view))`, which is nil where the class has none.
enum OptionalRequirements {
    /// The names of the methods that texts declare so.
    static func names(in texts: some Sequence<String>) -> Set<String> {
        var result: Set<String> = []
        for text in texts where text.contains("optional func ") || text.contains("optional public func ") {
            for part in text.components(separatedBy: "optional ").dropFirst() {
                guard let range = part.range(of: "func "), part[..<range.lowerBound].count < 30 else { continue }
                let name = part[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                if !name.isEmpty { result.insert(String(name)) }
            }
        }
        return result
    }

    /// Adapts the protocols of a file.
    static func adaptProtocols(_ source: SwiftSource, _ edits: inout TextEdits) {
        let reader = MemberReader(source: source)
        for block in reader.blocks() where block.keyword == "protocol" {
            var defaults = ""
            let access = block.modifiers.contains("public") ? "public " : ""
            for member in reader.members(of: block)
            where member.keyword == "func" && member.modifiers.contains("optional") {
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

    private static func oneLine(_ text: String) -> String {
        text.contains("//") ? text : String(text.map { $0.isNewline ? " " : $0 })
    }

    /// Adapts the calls in a file.
    static func adaptCalls(of names: Set<String>, _ source: SwiftSource, _ edits: inout TextEdits) {
        let tokens = source.tokens
        for index in tokens.indices.dropFirst() where tokens[index].kind == .identifier {
            guard names.contains(source.name(at: index)), source.token(index + 1, is: "?"),
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
