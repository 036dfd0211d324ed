import Foundation

/// The name that a complaint of the compiler is about.
enum MissingSymbol {
    /// The name under which a report counts a complaint; nil for one that only follows from another.
    static func name(of message: String) -> String? {
        if followUps.contains(where: { message.hasPrefix($0) }) { return nil }
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        func part(_ index: Int) -> String { index < quoted.count ? quoted[index] : "?" }
        switch message {
        case _ where message.hasPrefix("no such module"): return nil
        case _ where message.hasPrefix("cannot find type '"), _ where message.hasPrefix("cannot find '"):
            return part(0)
        case _ where message.hasPrefix("value of type '") && message.contains("member '"): return "." + part(1)
        case _ where message.contains("' has no member '"): return plain(part(0)) + "." + part(1)
        case _ where message.hasPrefix("cannot infer contextual base in reference to member '"): return "." + part(0)
        case _ where message.contains("is not a member type of"): return plain(part(1)) + "." + part(0)
        case _ where message.hasPrefix("unknown attribute '"): return "@" + part(0)
        case _ where message.hasPrefix("no macro named '"): return "#" + part(0)
        case _ where message.contains("exact match") && !quoted.isEmpty: return part(0) + " with these arguments"
        default: return message.split(whereSeparator: \.isNewline).first.map(String.init) ?? message
        }
    }

    /// A type without its generic arguments; a view of any kind is a view.
    private static func plain(_ type: String) -> String {
        if type.hasPrefix("some ") { return String(type.dropFirst("some ".count)) }
        if ["ModifiedContent", "TupleView", "_ConditionalContent"].contains(where: { type.contains($0) }) {
            return "View"
        }
        return String(type.prefix { $0 != "<" })
    }

    private static let followUps = [
        "function declares an opaque return type, but has no return", "type annotation missing in pattern",
        "'nil' requires a contextual type", "cannot find '$", "generic parameter '", "reference to member '",
        "the compiler is unable to type-check this expression", "static method 'buildExpression' requires",
        "failed to produce diagnostic", "return type of ", "link command failed",
    ]
}
