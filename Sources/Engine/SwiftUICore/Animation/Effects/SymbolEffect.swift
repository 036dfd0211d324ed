/// A motion of a symbol.
///
/// Follows Apple's [SymbolEffect](https://developer.apple.com/documentation/symbols/symboleffect). Symbols move as a
/// whole: their parts don't move separately.
public protocol SymbolEffect: Hashable, Sendable {}

/// A symbol effect that replaces one symbol by another.
public protocol ContentTransitionSymbolEffect {}
/// A symbol effect that ends after a while.
public protocol DiscreteSymbolEffect {}
/// A symbol effect that continues until it is turned off.
public protocol IndefiniteSymbolEffect {}
/// A symbol effect for the insertion and removal of a symbol.
public protocol TransitionSymbolEffect {}

/// How often and how fast a symbol effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    private(set) var pace = 1.0
    private(set) var count: Int?
    private(set) var isRepeating: Bool?
    private var pause: Double?

    /// As the effect itself has it.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
    /// Repeats the effect a number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Again and again, in a way.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }
    /// Runs the effect at a multiple of its speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// Returns options to run again and again.
    public var repeating: SymbolEffectOptions { with { $0.isRepeating = true } }
    /// Returns options to run once.
    public var nonRepeating: SymbolEffectOptions { with { $0.isRepeating = false } }
    /// Returns options that repeat the effect a number of times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.count = count } }
    /// Returns options to run again and again, in a way.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        with { ($0.isRepeating, $0.count, $0.pause) = (true, behavior.count, behavior.delay) }
    }
    /// Returns options with a speed as a multiple of the default.
    public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.pace = speed } }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var copy = self
        change(&copy)
        return copy
    }

    /// In which way an effect runs again and again.
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Int?
        let delay: Double?
        /// Without a pause.
        public static let continuous = RepeatBehavior(count: nil, delay: nil)
        /// With pauses.
        public static let periodic = RepeatBehavior(count: nil, delay: 0)
        /// A number of times, with pauses in seconds.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay ?? 0)
        }
    }
}

/// The insertion or removal of a symbol: it fades and grows, or shrinks.
public struct SymbolEffectTransition: Transition {
    /// Creates a transition.
    public nonisolated init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : 0.6).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// The insertion or removal of a symbol by the effect that suits it.
    public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

    /// The insertion or removal of a symbol by a symbol effect.
    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}
