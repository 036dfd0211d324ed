/// The ways in which symbol effects vary; each effect knows some of them.
struct SymbolEffectVariant: OptionSet, Hashable {
    let rawValue: UInt32

    /// As a whole, or part by part.
    static let wholeSymbol = Self(rawValue: 1 << 0), byLayer = Self(rawValue: 1 << 1)
    /// Along an axis, or with the direction of reading.
    static let up = Self(rawValue: 1 << 2), down = Self(rawValue: 1 << 3)
    static let left = Self(rawValue: 1 << 4), right = Self(rawValue: 1 << 5)
    static let forward = Self(rawValue: 1 << 6), backward = Self(rawValue: 1 << 7)
    /// About the middle.
    static let clockwise = Self(rawValue: 1 << 8), counterClockwise = Self(rawValue: 1 << 9)
    /// With a fade, or without.
    static let pulse = Self(rawValue: 1 << 10), plain = Self(rawValue: 1 << 11)
    /// How the parts of a symbol light up.
    static let iterative = Self(rawValue: 1 << 12), cumulative = Self(rawValue: 1 << 13)
    static let reversing = Self(rawValue: 1 << 14), nonReversing = Self(rawValue: 1 << 15)
    static let hideInactiveLayers = Self(rawValue: 1 << 16), dimInactiveLayers = Self(rawValue: 1 << 17)
    /// Each part after the one before.
    static let individually = Self(rawValue: 1 << 21)
    /// How one symbol is replaced by another.
    static let downUp = Self(rawValue: 1 << 18), upUp = Self(rawValue: 1 << 19), offUp = Self(rawValue: 1 << 20)
}

/// A symbol effect with variants.
protocol VariedSymbolEffect {
    var variant: SymbolEffectVariant { get set }
}

extension VariedSymbolEffect {
    /// Returns the effect in a further way.
    func with(_ variant: SymbolEffectVariant) -> Self {
        var copy = self
        copy.variant.formUnion(variant)
        return copy
    }
}
