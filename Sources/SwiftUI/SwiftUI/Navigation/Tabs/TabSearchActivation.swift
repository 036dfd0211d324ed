import SwiftUICore

/// When the search of a tab for searching begins.
///
/// Follows Apple's [TabSearchActivation](https://developer.apple.com/documentation/swiftui/tabsearchactivation).
public struct TabSearchActivation: Hashable, Sendable {
    private let name: String
    /// When the field is chosen.
    public static let automatic = TabSearchActivation(name: "automatic")
    /// When the tab is chosen; it has no effect here.
    public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension View {
    /// Sets when the search of a tab for searching begins: here when its field is chosen, with a warning for another wish.
    public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
        if activation != .automatic {
            RuntimeWarning.issue("tabViewSearchActivation(_:) has no effect here: see CompatibilityGaps.md.")
        }
        return self
    }

    /// Sets whether a tab view that adapts has its tabs in the bar or in the sidebar at first; the user may change it.
    ///
    /// Follows Apple's
    /// [defaultAdaptableTabBarPlacement(_:)](https://developer.apple.com/documentation/swiftui/view/defaultadaptabletabbarplacement(_:)).
    public nonisolated func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View { environment(\.defaultTabBarPlacement, defaultPlacement) }
}
