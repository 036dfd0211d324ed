import DisplayList
import Foundation

extension TextTraits {
    /// Returns the style of text with these traits.
    /// - Parameter bounds: The rectangle that gradients refer to, in points.
    func style(_ context: FontContext, _ environment: EnvironmentValues, bounds: CGRect = .zero) -> TextStyle {
        var changes = fontChanges
        if let scale { changes.scale *= scale.factor }
        var decoration = TextStyle.Decoration()
        if case .set(let line) = underline { decoration.underline = line.line(environment) }
        if case .set(let line) = strikethrough { decoration.strikethrough = line.line(environment) }
        decoration.kerning = kerning ?? 0
        decoration.tracking = tracking ?? 0
        decoration.baselineOffset = baselineOffset ?? 0
        decoration.link = link
        decoration.marks = marks?.marks
        decoration.paragraph = paragraph
        decoration.background = background?.rgba(in: environment)
        return TextStyle(
            font: (font ?? .body).resolve(in: context, changes: changes), paint: paint(environment, bounds),
            decoration: decoration)
    }
}

extension ParagraphStyle {
    /// How lines break and align in an environment.
    convenience init(_ environment: EnvironmentValues) {
        let limits = environment[LineLimitKey.self]
        let lower = max(limits.lower ?? 0, 0)
        let upper = limits.upper.map { max($0, lower, 1) }
        let scale = environment.minimumScaleFactor
        self.init(
            alignment: environment.multilineTextAlignment.alignment, lineLimit: upper, reservedLines: lower,
            truncation: environment.truncationMode.truncation,
            lineSpacing: environment.lineSpacing.isFinite ? max(environment.lineSpacing, 0) : 0,
            minimumScaleFactor: scale > 0 && scale <= 1 ? scale : 1, allowsTightening: environment.allowsTightening,
            isRightToLeft: environment.layoutDirection == .rightToLeft, lineHeight: environment.lineHeight?.height)
    }
}

extension TextAlignment {
    var alignment: ParagraphStyle.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text.TruncationMode {
    var truncation: ParagraphStyle.Truncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}
