import Foundation

extension View {
    /// Sets the font of text in this view.
    public nonisolated func font(_ font: Font?) -> some View {
        modifier(_EnvironmentWritingModifier(FontKey.self, font))
    }

    /// Sets the weight of text in this view; nil for the fonts' own.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        modifier(_EnvironmentWritingModifier(FontWeightKey.self, Change(weight)))
    }

    /// Sets the width of letters in this view; nil for the fonts' own.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
        modifier(_EnvironmentWritingModifier(FontWidthKey.self, Change(width)))
    }

    /// Sets the form of the system font in this view; nil for the fonts' own.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
        modifier(_EnvironmentWritingModifier(FontDesignKey.self, design))
    }

    /// Makes text in this view bold, or not.
    public nonisolated func bold(_ isActive: Bool = true) -> some View {
        modifier(_EnvironmentWritingModifier(FontWeightKey.self, isActive ? .set(.bold) : .reset))
    }

    /// Sets text in this view in italics, or not.
    public nonisolated func italic(_ isActive: Bool = true) -> some View {
        modifier(_EnvironmentWritingModifier(ItalicKey.self, isActive))
    }

    /// Sets whether letters in this view have a fixed width.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        modifier(_EnvironmentWritingModifier(MonospacedKey.self, isActive))
    }

    /// Sets digits in this view at a fixed width.
    public nonisolated func monospacedDigit() -> some View {
        modifier(_EnvironmentWritingModifier(MonospacedDigitKey.self, true))
    }

    /// Adds space after each character in this view, in points; pairs that the font sets closer stay so.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View {
        modifier(_EnvironmentWritingModifier(KerningKey.self, kerning))
    }

    /// Adds space after each character in this view, in points.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View {
        modifier(_EnvironmentWritingModifier(TrackingKey.self, tracking))
    }

    /// Raises text in this view by a number of points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        modifier(_EnvironmentWritingModifier(BaselineOffsetKey.self, baselineOffset))
    }

    /// Sets the size of text in this view relative to its font's; does nothing where not enabled.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\._textScale) { if isEnabled { $0 = scale } }
    }

    /// Sets the case of text in this view; nil for the case it was written in.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
        modifier(_EnvironmentWritingModifier(TextCaseKey.self, textCase))
    }

    /// Sets the default case of text in its place, unless a modifier around chose one, even if that is the text's own case.
    package nonisolated func _usualTextCase(_ textCase: Text.Case?) -> some View {
        modifier(UsualTextCase(textCase: textCase))
    }
}

private struct UsualTextCase: ViewModifier {
    let textCase: Text.Case?
    @Environment(\.chosenTextCase) private var chosen

    func body(content: Content) -> some View {
        content.textCase(chosen ?? textCase)
    }
}

extension EnvironmentValues {
    /// The case that a modifier around chose; nil where none did.
    fileprivate var chosenTextCase: Text.Case?? {
        guard find(TextCaseKey.self) != nil else { return nil }
        return .some(self[TextCaseKey.self])
    }

    var _textScale: Text.Scale? {
        get { self[TextScaleKey.self] }
        set { self[TextScaleKey.self] = newValue }
    }
}
