import SwiftUICore

/// Whether a section of tabs is open in a sidebar.
///
/// Follows Apple's [TabSectionExpansion](https://developer.apple.com/documentation/swiftui/tabsectionexpansion).
public struct TabSectionExpansion: Hashable, Sendable {
    private let name: String
    /// As the place has it.
    public static let automatic = TabSectionExpansion(name: "automatic")
    /// It is open.
    public static let expanded = TabSectionExpansion(name: "expanded")
    /// It is closed.
    public static let collapsed = TabSectionExpansion(name: "collapsed")
}

// Tab views have no sidebar here, and nobody changes their tabs.
extension TabContent {
    /// Names tabs for what people change of them: nothing, here.
    public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
        withoutEffect("customizationID(_:)", where: !id.isEmpty)
    }

    /// Sets whether people may change tabs, which they can't here.
    public nonisolated func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        withoutEffect("customizationBehavior(_:for:)", where: behavior == .reorderable && !placements.isEmpty)
    }

    /// Sets where tabs are shown before people change that: here they are always in the bar.
    public nonisolated func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        withoutEffect(
            "defaultVisibility(_:for:)", where: visibility == .hidden && !placements.allSatisfy { $0 == .sidebar })
    }

    /// Sets where tabs are shown: here they are always in the bar.
    public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        withoutEffect("tabPlacement(_:)", where: placement == .sidebarOnly)
    }

    /// Sets whether the section of the tabs is open in the sidebar, which there is none of here.
    public nonisolated func defaultSectionExpansion(_ expansion: TabSectionExpansion) -> some TabContent<TabValue> {
        withoutEffect("defaultSectionExpansion(_:)", where: expansion == .collapsed)
    }

    /// Adds buttons to a section of tabs in the sidebar, which there is none of here.
    public nonisolated func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> {
        withoutEffect("sectionActions(content:)")
    }

    /// Adds buttons behind a row of the sidebar, which there is none of here.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> {
        withoutEffect("swipeActions(edge:allowsFullSwipe:content:) of tabs")
    }

    /// Sets whether a drag that rests at the tabs' place in the bar chooses them, which it doesn't here.
    public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
        withoutEffect("springLoadingBehavior(_:)", where: behavior == .enabled)
    }
}
