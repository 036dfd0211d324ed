import Foundation

extension Font {
    private func changing(_ change: (inout FontChanges) -> Void) -> Font {
        var copy = self
        change(&copy.changes)
        return copy
    }

    /// Returns the font in another weight.
    public func weight(_ weight: Weight) -> Font { changing { $0.weight = .set(weight) } }

    /// Returns the font in bold.
    public func bold() -> Font { weight(.bold) }

    /// Returns the font in italics.
    public func italic() -> Font { changing { $0.isItalic = true } }

    /// Returns the font in italics, or upright.
    public func italic(_ isActive: Bool) -> Font { changing { $0.isItalic = isActive } }

    /// Returns the font in its form with letters of one width.
    public func monospaced() -> Font { changing { $0.isMonospaced = true } }

    /// Returns the font with digits of one width.
    public func monospacedDigit() -> Font { changing { $0.hasMonospacedDigits = true } }

    /// Returns the font with small capitals for all letters.
    public func smallCaps() -> Font {
        changing { ($0.lowercaseSmallCaps, $0.uppercaseSmallCaps) = (true, true) }
    }

    /// Returns the font with small capitals for lower-case letters.
    public func lowercaseSmallCaps() -> Font { changing { $0.lowercaseSmallCaps = true } }

    /// Returns the font with small capitals for upper-case letters.
    public func uppercaseSmallCaps() -> Font { changing { $0.uppercaseSmallCaps = true } }

    /// Returns the font with another distance between lines.
    public func leading(_ leading: Leading) -> Font { changing { $0.leading = leading } }

    /// Returns the font with narrower or wider letters.
    public func width(_ width: Width) -> Font { changing { $0.width = .set(width) } }

    /// Returns the font with narrower or wider letters: 0 is normal, −1 narrowest, 1 widest.
    public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }

    /// Returns the font with its size multiplied by a factor.
    public func scaled(by factor: CGFloat) -> Font { changing { $0.scale *= factor } }
}
