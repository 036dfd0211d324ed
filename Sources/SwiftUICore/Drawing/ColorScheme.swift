/// Whether an interface is light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark content on light ground.
    case light
    /// Light content on dark ground.
    case dark
}

/// How strongly an interface's colours stand out from each other.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// As designed.
    case standard
    /// Stronger, as people may ask for.
    case increased
}

extension EnvironmentValues {
    /// Whether colours are the dark ones.
    var isDark: Bool { colorScheme == .dark }
}
