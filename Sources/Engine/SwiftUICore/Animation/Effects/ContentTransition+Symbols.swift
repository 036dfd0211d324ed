extension ContentTransition {
    /// Replaces a symbol by a symbol effect that it chooses.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// A symbol is replaced by a symbol effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(form: .symbolEffect("\(T.self)"))
    }
}
