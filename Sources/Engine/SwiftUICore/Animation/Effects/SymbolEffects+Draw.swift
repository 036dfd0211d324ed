/// A symbol that is hidden while the effect is on, and drawn when that ends.
///
/// Follows Apple's [DrawOnSymbolEffect](https://developer.apple.com/documentation/symbols/drawonsymboleffect). The symbol fades here: its
/// lines are not drawn one after the other.
public struct DrawOnSymbolEffect: SymbolEffect, VariedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    var variant: SymbolEffectVariant = []

    /// The effect part by part.
    public var byLayer: DrawOnSymbolEffect { with(.byLayer) }
    /// The effect as a whole.
    public var wholeSymbol: DrawOnSymbolEffect { with(.wholeSymbol) }
    /// The effect with each part after the one before.
    public var individually: DrawOnSymbolEffect { with(.individually) }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// A symbol that is drawn.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// A symbol that is removed line by line when the effect begins, and hidden while it is on.
///
/// Follows Apple's [DrawOffSymbolEffect](https://developer.apple.com/documentation/symbols/drawoffsymboleffect). The symbol fades here: its
/// lines are not removed one after the other.
public struct DrawOffSymbolEffect: SymbolEffect, VariedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    var variant: SymbolEffectVariant = []

    /// The effect part by part.
    public var byLayer: DrawOffSymbolEffect { with(.byLayer) }
    /// The effect as a whole.
    public var wholeSymbol: DrawOffSymbolEffect { with(.wholeSymbol) }
    /// The effect with each part after the one before.
    public var individually: DrawOffSymbolEffect { with(.individually) }
    /// The effect against the direction in which the symbol is drawn.
    public var reversed: DrawOffSymbolEffect { with(.reversing) }
    /// The effect in the direction in which the symbol is drawn.
    public var nonReversed: DrawOffSymbolEffect { with(.nonReversing) }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// A symbol that is removed line by line.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
