import DisplayList
import Foundation

/// The settings of modifiers for a text or a part of it.
struct TextTraits: Equatable {
    var font: Font?
    /// Weight, width, form and so on, applied to whatever the font is.
    var fontChanges = FontChanges()
    var underline = Change<Text.LineStyle>.inherit
    var strikethrough = Change<Text.LineStyle>.inherit
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var scale: Text.Scale?
    /// The style of the glyphs; nil for the environment's.
    var foreground: TextForeground?
    /// The color behind the text.
    var background: Color?
    /// Where the text leads when clicked.
    var link: String?
    /// Marks for renderers.
    var marks: TextMarkSet?
    /// The form of the paragraph; nil for the text's.
    var paragraph: ParagraphForm?

    /// Adds traits that are set nearer to the text, which take precedence.
    mutating func override(by inner: TextTraits) {
        font = inner.font ?? font
        fontChanges.override(by: inner.fontChanges)
        underline = underline.overridden(by: inner.underline)
        strikethrough = strikethrough.overridden(by: inner.strikethrough)
        kerning = inner.kerning ?? kerning
        tracking = inner.tracking ?? tracking
        baselineOffset = inner.baselineOffset ?? baselineOffset
        scale = inner.scale ?? scale
        foreground = inner.foreground ?? foreground
        background = inner.background ?? background
        link = inner.link ?? link
        paragraph = inner.paragraph ?? paragraph
        marks = inner.marks.map { marks?.overridden(by: $0) ?? $0 } ?? marks
    }

    /// Returns these traits with those set nearer to the text.
    func overridden(by inner: TextTraits) -> TextTraits {
        var copy = self
        copy.override(by: inner)
        return copy
    }

    /// Whether nothing is set.
    var isEmpty: Bool { self == TextTraits() }
}

extension TextTraits {
    /// The settings of the environment's view-level text modifiers.
    init(_ environment: EnvironmentValues) {
        font = environment.find(FontKey.self)?.value
        fontChanges.weight = environment.find(FontWeightKey.self)?.value ?? .inherit
        fontChanges.width = environment.find(FontWidthKey.self)?.value ?? .inherit
        fontChanges.design = environment.find(FontDesignKey.self)?.value
        fontChanges.isItalic = environment.find(ItalicKey.self)?.value
        fontChanges.isMonospaced = environment.find(MonospacedKey.self)?.value
        fontChanges.hasMonospacedDigits = environment.find(MonospacedDigitKey.self)?.value
        underline = environment.find(UnderlineKey.self)?.value ?? .inherit
        strikethrough = environment.find(StrikethroughKey.self)?.value ?? .inherit
        kerning = environment.find(KerningKey.self)?.value
        tracking = environment.find(TrackingKey.self)?.value
        baselineOffset = environment.find(BaselineOffsetKey.self)?.value
        scale = environment.find(TextScaleKey.self)?.value
    }
}
