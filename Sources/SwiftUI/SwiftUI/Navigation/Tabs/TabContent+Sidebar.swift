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

// The tabs of a tab view cannot be changed by the user here.
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

    /// Sets where tabs are shown, as long as people don't change that.
    public nonisolated func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        let places: Set<AdaptableTabBarPlacement> =
            placements.contains(.automatic) ? [.tabBar, .sidebar] : Set(placements)
        return ModifiedTabs(content: self) {
            switch visibility {
            case .hidden: $0[TabAbsenceKey.self].formUnion(places)
            case .visible: $0[TabAbsenceKey.self].subtract(places)
            case .automatic: break
            }
        }
    }

    /// Sets where tabs are shown: with `sidebarOnly`, not in the bar.
    public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        ModifiedTabs(content: self) {
            if placement == .sidebarOnly { $0[TabAbsenceKey.self].insert(.tabBar) }
            if placement == .pinned { $0[TabAbsenceKey.self] = [] }
        }
    }

    /// Sets whether the section of the tabs is open in the sidebar, until someone opens or closes it.
    public nonisolated func defaultSectionExpansion(_ expansion: TabSectionExpansion) -> some TabContent<TabValue> {
        ModifiedTabs(content: self) { $0[TabSectionClosedKey.self] = expansion == .collapsed }
    }

    /// Adds buttons below the tabs of a section in the sidebar.
    public nonisolated func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> {
        let content = AnyView(content())
        return ModifiedTabs(content: self) { $0[TabSectionActionsKey.self] = content }
    }

    /// Adds buttons behind the tabs' rows in the sidebar.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> {
        let content = content()
        return ModifiedTabs(content: self) {
            $0[TabRowKey.self].insert(
                { AnyView($0.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { content }) }, at: 0)
        }
    }

    /// Sets whether a drag that rests at the tabs' place in the bar chooses them, which it doesn't here.
    public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
        withoutEffect("springLoadingBehavior(_:)", where: behavior == .enabled)
    }
}
