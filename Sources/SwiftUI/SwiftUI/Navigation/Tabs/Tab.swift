import SwiftUICore

/// The role of a tab.
///
/// Follows Apple's [TabRole](https://developer.apple.com/documentation/swiftui/tabrole).
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// Searching.
    public static let search = TabRole(name: "search")
}

/// A page of a tab view, with its label in the bar.
///
/// Follows Apple's [Tab](https://developer.apple.com/documentation/swiftui/tab).
public struct Tab<Value, Content: View, Label: View> {
    let content: Content
    let label: Label
    let tag: ViewTagger?

    nonisolated init(_content: Content, label: Label, tag: ViewTagger?) {
        content = _content
        self.label = label
        self.tag = tag
    }
}

/// Marks a view with a value whose type is hidden.
struct ViewTagger {
    let apply: (AnyView) -> AnyView
    nonisolated init<V: Hashable>(_ value: V) { apply = { AnyView($0.tag(value)) } }
}

extension Tab: TabContent where Value: Hashable {
    public typealias TabValue = Value
    public typealias Body = Never
    public nonisolated func _collectTabs(_ tabs: inout _TabItems) {
        let label = label
        let page = AnyView(_TabPage(content: AnyView(content)))
        let marked = tag.map { $0.apply(page) } ?? page
        tabs.add(marked.tabItem { label })
    }
}

/// The page of a tab.
struct _TabPage: View {
    let content: AnyView
    var body: some View { content }
}

extension _TabPage: ViewItemListing {
    // Views in the page don't pass their traits to the tab view.
    package func collectItems(_ collector: inout ViewItemCollector) { collector.add(self) }
}

extension Tab where Value: Hashable {
    /// Creates a tab with a value and a label.
    public nonisolated init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(_content: content(), label: label(), tag: ViewTagger(value))
    }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
    /// Creates a tab with a value, a title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            _content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)),
            tag: ViewTagger(value))
    }

    /// Creates a tab with a value, a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            _content: content(), label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)),
            tag: ViewTagger(value))
    }

    /// Creates a tab with a value, a title and a picture.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            _content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(image)),
            tag: ViewTagger(value))
    }

    /// Creates a tab with a value and the default label of its role; nothing in the bar without a role.
    public nonisolated init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(_content: content(), label: DefaultTabLabel(role), tag: ViewTagger(value))
    }
}

extension Tab where Value == Never {
    /// Creates a tab with a label.
    public nonisolated init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(_content: content(), label: label(), tag: nil)
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with a title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            _content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)),
            tag: nil)
    }

    /// Creates a tab with a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            _content: content(), label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)),
            tag: nil)
    }

    /// Creates a tab with a title and a picture.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            _content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(image)), tag: nil)
    }

    /// Creates a tab with the default label of its role; nothing in the bar without a role.
    public nonisolated init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(_content: content(), label: DefaultTabLabel(role), tag: nil)
    }
}

/// The label of a tab with a title and a picture; of one without either, nothing.
public struct DefaultTabLabel {
    let title: Text?
    let image: Image?

    init(title: Text, image: Image) {
        self.title = title
        self.image = image
    }

    init(_ role: TabRole?) {
        let isSearch = role == .search
        title = isSearch ? Text("Search") : nil
        image = isSearch ? Image(systemName: "magnifyingglass") : nil
    }

    @ViewBuilder @MainActor public var body: some View {
        if let title, let image {
            Label {
                title
            } icon: {
                image
            }
        }
    }
}

extension DefaultTabLabel: View {}
