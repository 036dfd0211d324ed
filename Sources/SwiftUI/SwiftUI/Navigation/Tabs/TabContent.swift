import SwiftUICore

/// The tabs of a tab view, or some of them.
///
/// Follows Apple's [TabContent](https://developer.apple.com/documentation/swiftui/tabcontent).
///
/// ```swift
/// struct LibraryTabs: TabContent {
///     var body: some TabContent<Int> {
///         Tab("Books", systemImage: "book", value: 1) { Text("Books") }
///         Tab("Authors", systemImage: "person", value: 2) { Text("Authors") }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the values by which tabs are selected; `Never` for tabs that have none.
    associatedtype TabValue: Hashable = Self.Body.TabValue
    /// The type of the tabs that these are made of.
    associatedtype Body: TabContent
    /// The tabs that these are made of.
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
    /// Notes the tabs one by one.
    nonisolated func _collectTabs(_ tabs: inout _TabItems)
}

extension TabContent {
    public nonisolated func _collectTabs(_ tabs: inout _TabItems) { tabs.collectBody(of: self) }
}

extension TabContent where Body == Never {
    /// There are no further tabs: these are ours.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: TabContent {
    public typealias TabValue = Never
    public nonisolated func _collectTabs(_ tabs: inout _TabItems) {}
}

/// Walks the tabs of a tab view and notes them one by one, as the views of a container.
public struct _TabItems {
    private var collector: ViewItemCollector
    private let memory: PropertyMemory

    init(_ collector: ViewItemCollector, memory: PropertyMemory) {
        self.collector = collector
        self.memory = memory
    }

    /// The place where the next tab is noted.
    var place: AnyHashable { collector.place }

    /// Notes the tabs of some content at a place of its container.
    mutating func collect<C: TabContent>(_ content: C, at place: AnyHashable) {
        with(place: place) { content._collectTabs(&$0) }
    }

    /// Notes the tabs of the body of content that an app has defined.
    mutating func collectBody<C: TabContent>(of content: C) {
        let connected = memory.connect(content, at: collector.place)
        let body = MainActor.assumeIsolated { UncheckedTabs(tabs: connected.body) }.tabs
        collect(body, at: "body")
    }

    /// Notes a tab.
    mutating func add<Content: View>(_ tab: Content) { collector.collect(tab, at: "tab") }

    /// Notes the tabs of elements.
    mutating func addElements<C: TabContent>(
        _ count: Int, id: @escaping (Int) -> AnyHashable, tabs: @escaping (Int) -> C
    ) {
        let memory = memory
        collector.addElements(count, isOne: false, id: id) { collector, index in
            var items = _TabItems(collector, memory: memory)
            tabs(index)._collectTabs(&items)
            collector = items.collector
        }
    }

    /// Calls a function at a place, while traits of the tabs are in effect.
    mutating func with(
        place: AnyHashable? = nil, traits: (inout ViewItemTraits) -> Void = { _ in }, _ body: (inout _TabItems) -> Void
    ) {
        let memory = memory
        collector.with(traits: traits) { collector in
            collector.at(place) { collector in
                var items = _TabItems(collector, memory: memory)
                body(&items)
                collector = items.collector
            }
        }
    }

    /// The tabs of some content, as items of a container.
    static func collect<C: TabContent>(
        _ content: C, in collector: inout ViewItemCollector, memory: PropertyMemory
    ) {
        var items = _TabItems(collector, memory: memory)
        content._collectTabs(&items)
        collector = items.collector
    }
}

/// Carries tabs out of an isolation that both sides share.
private struct UncheckedTabs<Tabs>: @unchecked Sendable {
    let tabs: Tabs
}

/// The key by which the tabs of a tab view find the storage of their properties.
enum TabMemoryKey: ViewItemTraitKey { static var defaultValue: PropertyMemory? { nil } }
