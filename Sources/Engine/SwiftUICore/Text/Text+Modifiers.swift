import Foundation

extension Text {
    /// Sets the font.
    public nonisolated func font(_ font: Font?) -> Text { changing { $0.font = font } }

    /// Sets the weight; nil for the font's own.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
        changing { $0.fontChanges.weight = Change(weight) }
    }

    /// Sets the width of letters; nil for the font's own.
    public nonisolated func fontWidth(_ width: Font.Width?) -> Text {
        changing { $0.fontChanges.width = Change(width) }
    }

    /// Sets the form of the system font; nil for the font's own.
    public nonisolated func fontDesign(_ design: Font.Design?) -> Text {
        changing { $0.fontChanges.design = design }
    }

    /// Makes the text bold.
    public nonisolated func bold() -> Text { bold(true) }

    /// Makes the text bold, or not.
    public nonisolated func bold(_ isActive: Bool) -> Text {
        changing { $0.fontChanges.weight = isActive ? .set(.bold) : .reset }
    }

    /// Sets the text in italics.
    public nonisolated func italic() -> Text { italic(true) }

    /// Sets the text in italics, or not.
    public nonisolated func italic(_ isActive: Bool) -> Text { changing { $0.fontChanges.isItalic = isActive } }

    /// Sets letters at a fixed width.
    public nonisolated func monospaced(_ isActive: Bool = true) -> Text {
        changing { $0.fontChanges.isMonospaced = isActive }
    }

    /// Sets digits at a fixed width.
    public nonisolated func monospacedDigit() -> Text { changing { $0.fontChanges.hasMonospacedDigits = true } }

    /// Adds space after each character, in points; pairs that the font sets closer stay so.
    public nonisolated func kerning(_ kerning: CGFloat) -> Text { changing { $0.kerning = kerning } }

    /// Adds space after each character, in points.
    public nonisolated func tracking(_ tracking: CGFloat) -> Text { changing { $0.tracking = tracking } }

    /// Raises the text by a number of points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        changing { $0.baselineOffset = baselineOffset }
    }

    /// Sets the size relative to the font's; does nothing where not enabled.
    public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? changing { $0.scale = scale } : self
    }
}
