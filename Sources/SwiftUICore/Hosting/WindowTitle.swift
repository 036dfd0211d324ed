/// What the content says the window's title is; the innermost page's counts.
package enum WindowTitleKey: PreferenceKey {
    package static var defaultValue: String? { nil }
    package static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() ?? value }
}

extension ViewGraph {
    /// The title that the content wants the window to have; nil where it does not say.
    var windowTitle: String? {
        guard root.pointee.flags.contains(.hasPreferences) else { return nil }
        return root.combinedPreference(WindowTitleKey.self) ?? nil
    }
}
