/// Whether an interface is light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
}

/// The contrast between an interface's colors.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// As designed.
    case standard
    /// Increased, on the user's request.
    case increased
}

extension EnvironmentValues {
    /// Whether colors are the dark ones.
    var isDark: Bool { colorScheme == .dark }
}
