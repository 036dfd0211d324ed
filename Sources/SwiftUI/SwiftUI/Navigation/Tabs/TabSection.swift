import SwiftUICore

/// Tabs that belong together: a section of the sidebar; in the bar they are beside each other, without header and footer.
///
/// Follows Apple's [TabSection](https://developer.apple.com/documentation/swiftui/tabsection).
public struct TabSection<Header, Content, Footer, SelectionValue> {
    private let content: Content
    private let header: AnyView
    private let footer: AnyView?

    fileprivate nonisolated init(_content: Content, header: AnyView, footer: AnyView? = nil) {
        content = _content
        self.header = header
        self.footer = footer
    }
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, Content.TabValue == SelectionValue {
    public typealias TabValue = SelectionValue
    public typealias Body = Never
    public nonisolated func _collectTabs(_ tabs: inout _TabItems) {
        let (header, footer) = (header, footer)
        tabs.with(place: "section") { tabs in
            let note = TabSectionNote(id: tabs.place, header: header, footer: footer)
            tabs.with {
                $0[TabSectionKey.self] = note
            } _: {
                content._collectTabs(&$0)
            }
        }
    }
}

extension TabSection where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
    /// Creates a section with a header and a footer, which the sidebar shows.
    public nonisolated init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(_content: content(), header: AnyView(header()), footer: AnyView(footer()))
    }
}

extension TabSection
where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// Creates a section with a header, which the sidebar shows.
    public nonisolated init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.init(_content: content(), header: AnyView(header()))
    }
}

extension TabSection
where Header == EmptyView, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
    /// Creates a section with a footer, which the sidebar shows.
    public nonisolated init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder footer: () -> Footer
    ) {
        self.init(_content: content(), header: AnyView(EmptyView()), footer: AnyView(footer()))
    }
}

extension TabSection
where Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// Creates a section.
    public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(_content: content(), header: AnyView(EmptyView()))
    }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// Creates a section with a title, which the sidebar shows.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(_content: content(), header: AnyView(Text(titleKey)))
    }

    /// Creates a section with a title, which the sidebar shows.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(_content: content(), header: AnyView(Text(titleResource)))
    }

    /// Creates a section with a title, which the sidebar shows.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(_content: content(), header: AnyView(Text(title)))
    }
}
