import Foundation

/// Two or three columns, each with a title bar; where there is little room, one of them at a time.
///
/// Columns are beside each other where the width permits; in a narrow window they become a stack, in which a selection in the
/// sidebar pushes the detail. The visibility of columns and their widths (`navigationSplitViewColumnWidth(_:)`, in points) can
/// be set.
///
/// ```swift
/// struct Mail: View {
///     @State private var chosen: String?
///     var body: some View {
///         NavigationSplitView {
///             List(["Inbox", "Sent"], id: \.self, selection: $chosen) { Text($0) }
///         } detail: {
///             Text(chosen ?? "Choose a mailbox")
///         }
///     }
/// }
/// ```
///
/// Follows Apple's [NavigationSplitView](https://developer.apple.com/documentation/swiftui/navigationsplitview). Choosing
/// in a list of a column shows the next one; the button back returns and takes the choice away.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let preferred: Binding<NavigationSplitViewColumn>?
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    @ControlStyle private var style: StyleSlot<NavigationSplitViewStyleConfiguration>

    private nonisolated init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ preferred: Binding<NavigationSplitViewColumn>?,
        _ sidebar: Sidebar, _ content: Content, _ detail: Detail
    ) {
        self.visibility = visibility
        self.preferred = preferred
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    /// Creates three columns.
    public nonisolated init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, sidebar(), content(), detail())
    }

    /// Creates three columns and determines which one is shown if there is room for only one.
    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
    }

    /// Creates three columns of which a value decides which are shown.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), content(), detail())
    }

    /// Creates three columns and determines which are shown, and which one if there is room for only one.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
    }

    /// Creates two columns.
    public nonisolated init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(nil, nil, sidebar(), EmptyView(), detail())
    }

    /// Creates two columns and determines which one is shown if there is room for only one.
    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
    }

    /// Creates two columns of which a value decides which are shown.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
    }

    /// Creates two columns and determines which are shown, and which one if there is room for only one.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
    }

    @ViewBuilder @MainActor public var body: some View {
        let hasContent = Content.self != EmptyView.self
        style.makeBody(
            NavigationSplitViewStyleConfiguration(
                columns: SplitColumns(
                    columns: hasContent
                        ? [AnyView(sidebar), AnyView(content), AnyView(detail)] : [AnyView(sidebar), AnyView(detail)],
                    visibility: visibility, preferred: preferred)))
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension NavigationSplitView: View {}
