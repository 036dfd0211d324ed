import SwiftUICore

/// Tabs that belong together; in the bar they are beside each other, without the section's header and footer.
///
/// Follows Apple's [TabSection](https://developer.apple.com/documentation/swiftui/tabsection).
public struct TabSection<Header, Content, Footer, SelectionValue> {
    private let content: Content

    fileprivate nonisolated init(_content: Content) { content = _content }
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, Content.TabValue == SelectionValue {
    public typealias TabValue = SelectionValue
    public typealias Body = Never
    public nonisolated func _collectTabs(_ tabs: inout _TabItems) { tabs.collect(content, at: "section") }
}

extension TabSection where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
    /// Creates a section with a header and a footer, which a bar does not show.
    public nonisolated init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(_content: content())
    }
}

extension TabSection
where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// Creates a section with a header, which a bar does not show.
    public nonisolated init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.init(_content: content())
    }
}

extension TabSection
where Header == EmptyView, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
    /// Creates a section with a footer, which a bar does not show.
    public nonisolated init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder footer: () -> Footer
    ) {
        self.init(_content: content())
    }
}

extension TabSection
where Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// Creates a section.
    public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(_content: content())
    }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// Creates a section with a title, which a bar does not show.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(_content: content())
    }

    /// Creates a section with a title, which a bar does not show.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(_content: content())
    }

    /// Creates a section with a title, which a bar does not show.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(_content: content())
    }
}
