import DisplayList
import Foundation

extension Text {
    /// Creates a text that shows styled text.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(AttributedSource(attributedContent))
    }
}

/// Styled text.
final class AttributedSource: TextSource {
    let string: AttributedString

    init(_ string: AttributedString) {
        self.string = string
        super.init()
    }

    override func append(to builder: inout TextBuilder, _ traits: TextTraits) {
        builder.append(string, traits)
    }

    override func isEqual(to other: TextSource) -> Bool {
        (other as? AttributedSource).map { string == $0.string } ?? false
    }
}

extension TextBuilder {
    /// Adds styled text; its own attributes take precedence over modifiers around it.
    mutating func append(_ string: AttributedString, _ traits: TextTraits) {
        for run in string.runs {
            append(String(string[run.range].characters), traits.overridden(by: TextTraits(run)))
        }
    }
}

extension TextTraits {
    init(_ run: AttributedString.Runs.Run) {
        self.init()
        font = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self]
        underline = run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self].map { .set($0) } ?? .inherit
        strikethrough =
            run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self].map { .set($0) } ?? .inherit
        kerning = run[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
        tracking = run[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]
        baselineOffset = run[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self]
        if let link = run.link { setLink(link.absoluteString) }
        if let color = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
            foreground = TextForeground(color)
        }
        background = run[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self]
        paragraph = ParagraphForm(run)
        if let intent = run[InlinePresentationIntentAttribute.self] {
            if intent.contains(.stronglyEmphasized) { fontChanges.weight = .set(.bold) }
            if intent.contains(.emphasized) { fontChanges.isItalic = true }
            if intent.contains(.code) { fontChanges.isMonospaced = true }
            if intent.contains(.strikethrough), strikethrough == .inherit { strikethrough = .set(.single) }
        }
    }
}
