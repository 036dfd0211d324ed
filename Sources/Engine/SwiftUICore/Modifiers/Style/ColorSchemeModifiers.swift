/// The color scheme that a view wants its window to have.
///
/// Follows Apple's
/// [PreferredColorSchemeKey](https://developer.apple.com/documentation/swiftui/preferredcolorschemekey).
public enum PreferredColorSchemeKey: PreferenceKey {
    /// None.
    public static var defaultValue: ColorScheme? { nil }

    /// The first view's preference counts.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

extension ViewGraph {
    /// The color scheme that the content wants the window to have; nil for the desktop's.
    var preferredColorScheme: ColorScheme? {
        guard root.flags.contains(.hasPreferences) else { return nil }
        return root.combinedPreference(PreferredColorSchemeKey.self) ?? nil
    }
}

extension View {
    /// Sets the preferred appearance of the whole window, light or dark; nil for the desktop's preference.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }

    /// Makes this view and its descendants light or dark.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        modifier(_EnvironmentWritingModifier(ColorSchemeKey.self, colorScheme))
    }
}
