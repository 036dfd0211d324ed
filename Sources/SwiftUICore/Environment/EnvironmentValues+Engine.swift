extension EnvironmentValues {
    /// Whether the language is read from right to left.
    var isRightToLeft: Bool { false }
    /// Whether colours are the dark ones.
    var isDark: Bool { false }
}
