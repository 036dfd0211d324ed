import Foundation
import SwiftTokens

/// How a member is declared and called.
struct MemberCall {
    let isVariable: Bool
    /// The name for functions that stand for it.
    let key: String
    /// From the keyword to the brace.
    let declaration: String
    var parameters = ""
    /// The arguments that pass the parameters on, in parentheses; empty for a variable.
    var arguments = ""
    var result = ""

    /// Describes a member; nil for one that can't be passed on, as one with a setter.
    init?(_ member: MemberReader.Member, _ source: SwiftSource) {
        guard let brace = (member.word..<member.tokens.upperBound).first(where: { source.token($0, is: "{") })
        else { return nil }
        isVariable = member.keyword == "var"
        declaration = source.text(of: member.word..<brace).trimmingCharacters(in: .whitespacesAndNewlines)
        let name = ExtensionOverrides.fullName(member, source)
        key = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        if isVariable {
            let body = source.text(of: brace..<member.tokens.upperBound)
            guard source.token(member.word + 2, is: ":"), !body.contains("set {"), !body.contains("didSet") else {
                return nil
            }
            result = " -> " + source.text(of: member.word + 3..<brace)
            return
        }
        guard source.token(member.word + 2, is: "("), let close = source.tokens[member.word + 2].partner else {
            return nil
        }
        parameters = source.text(of: member.word + 3..<close)
        result = close + 1 < brace ? " " + source.text(of: close + 1..<brace) : ""
        if parameters.contains("inout") || parameters.contains("...") || result.contains("throws") { return nil }
        arguments = "(" + Self.passed(member.word + 3..<close, source) + ")"
    }

    private static func passed(_ range: Range<Int>, _ source: SwiftSource) -> String {
        var result: [String] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let label = source.name(at: index)
            let name = source.token(index + 1, is: ":") ? label : source.name(at: index + 1)
            result.append(label == "_" ? name : "\(label): \(name)")
            while index < range.upperBound, !source.token(index, is: ",") {
                if let partner = source.tokens[index].partner, partner > index { index = partner }
                index += 1
            }
            index += 1
        }
        return result.joined(separator: ", ")
    }
}
