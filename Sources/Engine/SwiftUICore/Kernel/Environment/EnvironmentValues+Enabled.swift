private enum EnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
    static var _effect: _EnvironmentEffect { .control }
}

extension EnvironmentValues {
    /// Whether controls are enabled.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
}

extension View {
    /// Switches off the controls in the view (GE4); those inside cannot switch themselves on again.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
