/// A symbol that hops.
public struct BounceSymbolEffect: SymbolEffect, VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var variant: SymbolEffectVariant = []

    /// The effect upward.
    public var up: BounceSymbolEffect { with(.up) }
    /// The effect downward.
    public var down: BounceSymbolEffect { with(.down) }
    /// The effect part by part.
    public var byLayer: BounceSymbolEffect { with(.byLayer) }
    /// The effect as a whole.
    public var wholeSymbol: BounceSymbolEffect { with(.wholeSymbol) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A symbol that hops.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol that fades to and fro.
public struct PulseSymbolEffect: SymbolEffect, VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var variant: SymbolEffectVariant = []

    /// The effect part by part.
    public var byLayer: PulseSymbolEffect { with(.byLayer) }
    /// The effect as a whole.
    public var wholeSymbol: PulseSymbolEffect { with(.wholeSymbol) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// A symbol that fades to and fro.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A symbol whose parts light up one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
    var variant: SymbolEffectVariant = []

    /// The effect one part at a time.
    public var iterative: VariableColorSymbolEffect { with(.iterative) }
    /// The effect parts staying lit.
    public var cumulative: VariableColorSymbolEffect { with(.cumulative) }
    /// The effect to and fro.
    public var reversing: VariableColorSymbolEffect { with(.reversing) }
    /// The effect in one direction.
    public var nonReversing: VariableColorSymbolEffect { with(.nonReversing) }
    /// The effect other parts hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { with(.hideInactiveLayers) }
    /// The effect other parts dimmed.
    public var dimInactiveLayers: VariableColorSymbolEffect { with(.dimInactiveLayers) }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// A symbol whose parts light up one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A symbol that is larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, VariedSymbolEffect, IndefiniteSymbolEffect {
    var variant: SymbolEffectVariant = []

    /// The effect upward.
    public var up: ScaleSymbolEffect { with(.up) }
    /// The effect downward.
    public var down: ScaleSymbolEffect { with(.down) }
    /// The effect part by part.
    public var byLayer: ScaleSymbolEffect { with(.byLayer) }
    /// The effect as a whole.
    public var wholeSymbol: ScaleSymbolEffect { with(.wholeSymbol) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A symbol that is larger or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The insertion of a symbol.
public struct AppearSymbolEffect: SymbolEffect, VariedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    var variant: SymbolEffectVariant = []

    /// The effect upward.
    public var up: AppearSymbolEffect { with(.up) }
    /// The effect downward.
    public var down: AppearSymbolEffect { with(.down) }
    /// The effect part by part.
    public var byLayer: AppearSymbolEffect { with(.byLayer) }
    /// The effect as a whole.
    public var wholeSymbol: AppearSymbolEffect { with(.wholeSymbol) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The insertion of a symbol.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The removal of a symbol.
public struct DisappearSymbolEffect: SymbolEffect, VariedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    var variant: SymbolEffectVariant = []

    /// The effect upward.
    public var up: DisappearSymbolEffect { with(.up) }
    /// The effect downward.
    public var down: DisappearSymbolEffect { with(.down) }
    /// The effect part by part.
    public var byLayer: DisappearSymbolEffect { with(.byLayer) }
    /// The effect as a whole.
    public var wholeSymbol: DisappearSymbolEffect { with(.wholeSymbol) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The removal of a symbol.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
