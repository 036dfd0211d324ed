enum SymbolReachKey: EnvironmentKey {
    static var defaultValue: Double? { nil }
    static var _effect: _EnvironmentEffect { .paint }
}

extension EnvironmentValues {
    /// How far the variable parts of symbols are lit, from 0 to 1; nil for each symbol's own value.
    var symbolReach: Double? {
        get { self[SymbolReachKey.self] }
        set { self[SymbolReachKey.self] = newValue }
    }
}
