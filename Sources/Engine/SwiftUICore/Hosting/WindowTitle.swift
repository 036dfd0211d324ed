/// The window's title from the content; the innermost page's title counts.
package enum WindowTitleKey: PreferenceKey {
    package static var defaultValue: String? { nil }
    package static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() ?? value }
}

extension ViewGraph {
    /// The content's title for the window; nil if it sets none.
    var windowTitle: String? {
        guard root.flags.contains(.hasPreferences) else { return nil }
        return root.combinedPreference(WindowTitleKey.self) ?? nil
    }
}
