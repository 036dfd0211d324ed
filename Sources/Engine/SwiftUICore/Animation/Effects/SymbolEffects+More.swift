/// A symbol that is replaced by another.
public struct ReplaceSymbolEffect: SymbolEffect, VariedSymbolEffect, ContentTransitionSymbolEffect {
    var variant: SymbolEffectVariant = []

    /// The effect the old downward, the new upward.
    public var downUp: ReplaceSymbolEffect { with(.downUp) }
    /// The effect both upward.
    public var upUp: ReplaceSymbolEffect { with(.upUp) }
    /// The effect the old at once, the new upward.
    public var offUp: ReplaceSymbolEffect { with(.offUp) }
    /// The effect part by part.
    public var byLayer: ReplaceSymbolEffect { with(.byLayer) }
    /// The effect as a whole.
    public var wholeSymbol: ReplaceSymbolEffect { with(.wholeSymbol) }

    /// The effect where parts that both symbols have stay; shown as the other one.
    /// - Parameter fallback: The effect for symbols that have no part in common.
    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A symbol that is replaced by another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect that suits the symbol.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
    fileprivate init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that suits the symbol.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// A symbol that grows and shrinks softly.
public struct BreatheSymbolEffect: SymbolEffect, VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var variant: SymbolEffectVariant = []

    /// The effect without a fade.
    public var plain: BreatheSymbolEffect { with(.plain) }
    /// The effect with a fade.
    public var pulse: BreatheSymbolEffect { with(.pulse) }
    /// The effect part by part.
    public var byLayer: BreatheSymbolEffect { with(.byLayer) }
    /// The effect as a whole.
    public var wholeSymbol: BreatheSymbolEffect { with(.wholeSymbol) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// A symbol that grows and shrinks softly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A symbol that turns.
public struct RotateSymbolEffect: SymbolEffect, VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var variant: SymbolEffectVariant = []

    /// The effect clockwise.
    public var clockwise: RotateSymbolEffect { with(.clockwise) }
    /// The effect counterclockwise.
    public var counterClockwise: RotateSymbolEffect { with(.counterClockwise) }
    /// The effect part by part.
    public var byLayer: RotateSymbolEffect { with(.byLayer) }
    /// The effect as a whole.
    public var wholeSymbol: RotateSymbolEffect { with(.wholeSymbol) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// A symbol that turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol that shakes.
public struct WiggleSymbolEffect: SymbolEffect, VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var variant: SymbolEffectVariant = []

    /// The effect clockwise.
    public var clockwise: WiggleSymbolEffect { with(.clockwise) }
    /// The effect counterclockwise.
    public var counterClockwise: WiggleSymbolEffect { with(.counterClockwise) }
    /// The effect to the left.
    public var left: WiggleSymbolEffect { with(.left) }
    /// The effect to the right.
    public var right: WiggleSymbolEffect { with(.right) }
    /// The effect upward.
    public var up: WiggleSymbolEffect { with(.up) }
    /// The effect downward.
    public var down: WiggleSymbolEffect { with(.down) }
    /// The effect in reading direction.
    public var forward: WiggleSymbolEffect { with(.forward) }
    /// The effect against reading direction.
    public var backward: WiggleSymbolEffect { with(.backward) }
    /// The effect part by part.
    public var byLayer: WiggleSymbolEffect { with(.byLayer) }
    /// The effect as a whole.
    public var wholeSymbol: WiggleSymbolEffect { with(.wholeSymbol) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// A symbol that shakes.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
