/// How a tab view lets its views be chosen.
///
/// Follows Apple's [TabViewStyle](https://developer.apple.com/documentation/swiftui/tabviewstyle).
public protocol TabViewStyle {
    /// Which of the styles it is.
    var _kind: _TabViewStyleKind { get }
}

/// The appearance of tab views: a bar, a sidebar where there is room, or pages with dots where there are several, always, or never.
public enum _TabViewStyleKind: Hashable, Sendable { case bar, sidebar, page, pageWithDots, pageWithoutDots }

private enum TabViewStyleKey: EnvironmentKey { static var defaultValue: _TabViewStyleKind { .bar } }

extension EnvironmentValues {
    /// The style of tab views.
    var tabViewStyleKind: _TabViewStyleKind {
        get { self[TabViewStyleKey.self] }
        set { self[TabViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how tab views let their views be chosen.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewStyleKind, style._kind)
    }
}

/// The style that fits the place: a bar.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _TabViewStyleKind { .bar }
}

/// Pages beside each other, which are dragged, with dots above their lower edge.
///
/// Follows Apple's [PageTabViewStyle](https://developer.apple.com/documentation/swiftui/pagetabviewstyle).
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown.
    public struct IndexDisplayMode: Sendable {
        fileprivate let kind: _TabViewStyleKind
        /// Where there is more than one page.
        public static let automatic = IndexDisplayMode(kind: .page)
        /// Always.
        public static let always = IndexDisplayMode(kind: .pageWithDots)
        /// Never.
        public static let never = IndexDisplayMode(kind: .pageWithoutDots)
    }

    private let mode: IndexDisplayMode

    /// Creates the style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    public var _kind: _TabViewStyleKind { mode.kind }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The style that fits the place.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages with dots below.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages with dots below.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// A bar, or a sidebar where there is room.
///
/// Follows Apple's
/// [SidebarAdaptableTabViewStyle](https://developer.apple.com/documentation/swiftui/sidebaradaptabletabviewstyle).
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _TabViewStyleKind { .sidebar }
}

/// A bar alone.
///
/// Follows Apple's [TabBarOnlyTabViewStyle](https://developer.apple.com/documentation/swiftui/tabbaronlytabviewstyle).
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _TabViewStyleKind { .bar }
}

/// Tabs with a frame around their content; here a bar.
///
/// Follows Apple's [GroupedTabViewStyle](https://developer.apple.com/documentation/swiftui/groupedtabviewstyle).
public struct GroupedTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _TabViewStyleKind { .bar }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar, or a sidebar where there is room.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar alone.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    /// Tabs with a frame around their content; here a bar.
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
