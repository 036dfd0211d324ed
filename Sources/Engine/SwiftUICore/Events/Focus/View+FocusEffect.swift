private enum FocusEffectKey: EnvironmentKey {
    static var defaultValue: Bool { true }
    static var _effect: _EnvironmentEffect { .paint }
}

extension EnvironmentValues {
    /// Whether views show that they have the keyboard; true by default.
    ///
    /// Follows Apple's
    /// [isFocusEffectEnabled](https://developer.apple.com/documentation/swiftui/environmentvalues/isfocuseffectenabled).
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}

extension View {
    /// Keeps the views in this one from showing that they have the keyboard.
    /// - Parameter disabled: Whether it is so; where an outer view has it so, this has no effect.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }
}
