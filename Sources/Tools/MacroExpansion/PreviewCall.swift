import SwiftTokens

/// The parts of `#Preview("Name", traits: …) { … }`.
struct PreviewCall: Equatable {
    /// Offset of the `#`.
    var start: Int
    /// The arguments but `body:`, as written.
    var arguments = ""
    /// Indices of the tokens of the body's closure, braces included.
    var closure: Range<Int>?
    /// The closures after the body with their labels, as written: a widget's `timeline:`.
    var following = ""
    /// Whether the preview is of a widget, in a size: `as:`.
    private var isOfWidget = false
    /// The argument for `body:` if it is not a closure: the name of a function, for example.
    var bodyExpression = ""

    init(_ source: SwiftSource) throws {
        let tokens = source.tokens
        guard
            let pound = tokens.indices.first(where: {
                tokens[$0].depth == 0 && source.token($0, is: "#") && source.token($0 + 1, is: "Preview")
            })
        else {
            throw MacroError("expected '#Preview'", at: 0)
        }
        start = tokens[pound].range.lowerBound
        var next = pound + 2
        if source.token(next, is: "("), let close = tokens[next].partner {
            readArguments(next + 1..<close, in: source)
            next = close + 1
        }
        if source.token(next, is: "{"), let close = tokens[next].partner {
            closure = next..<close + 1
            next = close + 1
        }
        let labels = next
        while next + 2 < tokens.count, source.token(next + 1, is: ":"), source.token(next + 2, is: "{"),
            let close = tokens[next + 2].partner
        {
            next = close + 1
        }
        guard labels == next || isOfWidget else {
            throw MacroError("'#Preview' has one body only", at: tokens[labels].range.lowerBound)
        }
        following = source.text(of: labels..<next)
        guard closure != nil || !bodyExpression.isEmpty else {
            throw MacroError("'#Preview' needs a body", at: start)
        }
        guard next == tokens.count else {
            throw MacroError("'#Preview' has one body only", at: tokens[next].range.lowerBound)
        }
    }

    /// Removes `body:` from the list and keeps the other arguments.
    private mutating func readArguments(_ list: Range<Int>, in source: SwiftSource) {
        guard !list.isEmpty else { return }
        let depth = source.tokens[list.lowerBound].depth
        isOfWidget = list.contains {
            source.tokens[$0].depth == depth && source.token($0, is: "as") && source.token($0 + 1, is: ":")
        }
        let isBody: (Int) -> Bool = {
            source.tokens[$0].depth == depth && source.token($0, is: "body") && source.token($0 + 1, is: ":")
                && ($0 == list.lowerBound || source.token($0 - 1, is: ","))
        }
        guard let label = list.first(where: isBody) else {
            arguments = source.text(of: list)
            return
        }
        arguments = source.text(of: list.lowerBound..<max(label - 1, list.lowerBound))
        let value = label + 2..<list.upperBound
        guard let first = value.first else { return }
        if source.token(first, is: "{"), source.tokens[first].partner == value.last {
            closure = value
        } else {
            bodyExpression = source.text(of: value)
        }
    }
}
