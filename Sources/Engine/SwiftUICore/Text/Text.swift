import Foundation

/// One or more lines of text that cannot be edited.
///
/// A text takes as much width as it needs, and wraps into lines where less is proposed. A string literal is a key for the
/// app's string tables and may have Markdown; a `String` variable, or `Text(verbatim:)`, is shown as it is. The default font is
/// `.body`, the default color the environment's foreground style.
///
/// ```swift
/// let count = 3
/// let name = "Markdown stays **visible** in a variable"
/// VStack(alignment: .leading) {
///     Text("You have **\(count)** cards")
///     Text(name).lineLimit(1).truncationMode(.tail)
///     Text(verbatim: "No key").font(.caption).foregroundStyle(.secondary)
/// }
/// ```
///
/// Follows Apple's [Text](https://developer.apple.com/documentation/swiftui/text). A plain string without modifiers, as
/// in nearly all texts, is stored inline: making and comparing it allocates nothing.
public struct Text {
    /// The characters, where they are known when the text is made.
    let string: String
    /// The text's further content; nil for a plain string without modifiers.
    let extra: TextExtra?

    init(string: String, extra: TextExtra?) {
        self.string = string
        self.extra = extra
    }

    init(_ source: TextSource) {
        string = ""
        extra = TextExtra(source: source)
    }

    /// Creates a text that shows a string as it is, neither translated nor read as Markdown.
    public init(verbatim content: String) {
        string = content
        extra = nil
    }

    /// Creates a text that shows a string value as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        string = content as? String ?? String(content)
        extra = nil
    }
}

extension Text: @unchecked Sendable {}

/// A text's content beyond a plain string.
final class TextExtra {
    /// Where the characters come from; nil for the text's own string.
    let source: TextSource?
    /// The settings of the text's modifiers.
    let traits: TextTraits

    init(source: TextSource?, traits: TextTraits = TextTraits()) {
        self.source = source
        self.traits = traits
    }
}

extension Text: Equatable {
    public static func == (a: Text, b: Text) -> Bool {
        if a.string != b.string { return false }
        if a.extra === b.extra { return true }
        guard let x = a.extra, let y = b.extra, x.traits == y.traits else { return false }
        switch (x.source, y.source) {
        case (nil, nil): return true
        case (let x?, let y?): return x === y || x.isEqual(to: y)
        default: return false
        }
    }
}

extension Text {
    /// Joins two texts, each with its own style.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(ConcatenatedSource(lhs, rhs))
    }

    /// The settings of the text's modifiers.
    var traits: TextTraits { extra?.traits ?? TextTraits() }

    /// Returns the text with a trait that counts unless a modifier nearer to the text set it.
    func changing(_ change: (inout TextTraits) -> Void) -> Text {
        var outer = TextTraits()
        change(&outer)
        if let extra { outer.override(by: extra.traits) }
        return Text(string: string, extra: TextExtra(source: extra?.source, traits: outer))
    }
}
