import Foundation

/// Which columns are shown.
///
/// Follows Apple's [NavigationSplitViewVisibility](https://developer.apple.com/documentation/swiftui/navigationsplitviewvisibility).
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
    private let number: Int
    /// As suits the width.
    public static let automatic = NavigationSplitViewVisibility(number: 0)
    /// All.
    public static let all = NavigationSplitViewVisibility(number: 1)
    /// The last two.
    public static let doubleColumn = NavigationSplitViewVisibility(number: 2)
    /// The last.
    public static let detailOnly = NavigationSplitViewVisibility(number: 3)
}

/// Two or three columns, each with a title bar.
///
/// Follows Apple's [NavigationSplitView](https://developer.apple.com/documentation/swiftui/navigationsplitview).
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail

    private nonisolated init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ sidebar: Sidebar, _ content: Content, _ detail: Detail
    ) {
        self.visibility = visibility
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    /// Creates three columns.
    public nonisolated init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, sidebar(), content(), detail())
    }

    /// Creates three columns of which a value decides which are shown.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, sidebar(), content(), detail())
    }

    /// Creates two columns.
    public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView {
        self.init(nil, sidebar(), EmptyView(), detail())
    }

    /// Creates two columns of which a value decides which are shown.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(columnVisibility, sidebar(), EmptyView(), detail())
    }

    @ViewBuilder @MainActor public var body: some View {
        let shown = visibility?.wrappedValue ?? .automatic
        HStack(spacing: 0) {
            if shown != .detailOnly, shown != .doubleColumn || Content.self == EmptyView.self {
                NavigationPages(root: AnyView(sidebar.listStyle(.sidebar)), path: nil).frame(width: 240)
                Divider()
            }
            if Content.self != EmptyView.self, shown != .detailOnly {
                NavigationPages(root: AnyView(content), path: nil).frame(width: 280)
                Divider()
            }
            NavigationPages(root: AnyView(detail), path: nil)
        }
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension NavigationSplitView: View {}

/// How columns share the width.
///
/// Follows Apple's [NavigationSplitViewStyle](https://developer.apple.com/documentation/swiftui/navigationsplitviewstyle).
/// A window has room for all columns beside each other: the styles look the same here.
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

/// The detail keeps its room.
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

/// How a navigation view shows its columns.
///
/// Follows Apple's [NavigationViewStyle](https://developer.apple.com/documentation/swiftui/navigationviewstyle). On
/// Linux a navigation view is always a stack.
public protocol NavigationViewStyle {}

/// The style that fits the place.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// A stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// Columns elsewhere; a stack here.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// Two columns elsewhere; a stack here.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The style that fits the place.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A stack.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns elsewhere; a stack here.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// Sets how columns share the width; they have room beside each other in a window whatever the style.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

    /// Sets how a navigation view shows its columns; it is always a stack here.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
