import DisplayList
import Foundation

/// A style of glyphs, compared as far as styles can be.
struct TextForeground: Equatable {
    let style: AnyShapeStyle

    init<S: ShapeStyle>(_ style: S) { self.style = AnyShapeStyle(style) }

    static func == (a: TextForeground, b: TextForeground) -> Bool { valuesAreEqual(a.style, b.style) }
}

extension Text {
    /// Sets the color of the text; nil for the environment's.
    public nonisolated func foregroundColor(_ color: Color?) -> Text {
        changing { $0.foreground = color.map { TextForeground($0) } }
    }

    /// Sets the style of the text.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changing { $0.foreground = TextForeground(style) }
    }
}

extension TextTraits {
    /// The paint of the glyphs.
    func paint(_ environment: EnvironmentValues, _ bounds: CGRect) -> Paint {
        let request = _PaintRequest(environment: environment, bounds: bounds)
        return foreground?.style._paint(request) ?? ForegroundStyle()._paint(request)
    }

    /// Makes the text lead somewhere; links have the tint's color, whatever the text around them has.
    mutating func setLink(_ destination: String) {
        link = destination
        foreground = TextForeground(TintShapeStyle())
    }
}
