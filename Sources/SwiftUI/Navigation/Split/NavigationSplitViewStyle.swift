import Foundation

/// How columns share the width.
///
/// Follows Apple's
/// [NavigationSplitViewStyle](https://developer.apple.com/documentation/swiftui/navigationsplitviewstyle). All of them
/// place the columns beside each other.
public protocol NavigationSplitViewStyle {}

/// The style that fits the place.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
}

/// The detail gives room to the other columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
}

/// The detail keeps its room; here it gives room as in the balanced style.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The style that fits the place.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The detail gives room to the other columns.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail keeps its room.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// Sets how columns share the width.
    ///
    /// They are beside each other whatever the style, as in ``BalancedNavigationSplitViewStyle``.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        withoutEffect(
            "navigationSplitViewStyle(.prominentDetail)", where: style is ProminentDetailNavigationSplitViewStyle)
    }
}
