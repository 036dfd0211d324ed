/// How a tab view lets its views be chosen.
///
/// Follows Apple's [TabViewStyle](https://developer.apple.com/documentation/swiftui/tabviewstyle).
public protocol TabViewStyle {
    /// Which of the styles it is.
    var _kind: _TabViewStyleKind { get }
}

/// The appearance of tab views.
public enum _TabViewStyleKind: Hashable, Sendable { case bar, page }

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

/// Pages with dots below.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown.
    public struct IndexDisplayMode: Sendable {
        /// Where there is more than one page.
        public static let automatic = IndexDisplayMode()
        /// Always.
        public static let always = IndexDisplayMode()
        /// Never elsewhere; always here, for they are the way to turn pages with a mouse.
        public static let never = IndexDisplayMode()
    }

    /// Creates the style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
    public var _kind: _TabViewStyleKind { .page }
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
