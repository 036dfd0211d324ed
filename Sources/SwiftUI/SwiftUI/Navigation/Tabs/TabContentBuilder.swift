import SwiftUICore

/// Builds tabs from the statements of a closure; all have values of one type.
///
/// Follows Apple's [TabContentBuilder](https://developer.apple.com/documentation/swiftui/tabcontentbuilder).
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs of a tab view as a view.
    public struct Content<C: TabContent>: View where C.TabValue == TabValue {
        nonisolated(unsafe) let tabs: C

        nonisolated init(_ tabs: C) { self.tabs = tabs }

        public var body: EmptyView { EmptyView() }
    }

    /// Passes tabs through.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// An empty closure makes no tabs.
    public static func buildBlock() -> EmptyTabContent<TabValue> { EmptyTabContent() }

    /// A single tab stays itself.
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// Several tabs make a tuple.
    @_disfavoredOverload
    public static func buildBlock<each C: TabContent>(
        _ content: repeat each C
    ) -> TupleTabContent<TabValue, (repeat each C)> {
        TupleTabContent((repeat each content)) { value, tabs in
            var place = 0
            for element in repeat each value {
                tabs.collect(element, at: place)
                place += 1
            }
        }
    }

    /// An `if` without `else`.
    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

    /// The first branch of an `if` with `else`, or of a `switch`.
    public static func buildEither<T: TabContent, F: TabContent>(
        first: T
    ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The second branch.
    public static func buildEither<T: TabContent, F: TabContent>(
        second: F
    ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// An `if #available`.
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> AnyTabContent<TabValue>
    where C.TabValue == TabValue { AnyTabContent(content) }
}

extension TabContentBuilder.Content: ViewItemListing {
    package func collectItems(_ collector: inout ViewItemCollector) {
        let memory = collector.traits[TabMemoryKey.self] ?? PropertyMemory()
        _TabItems.collect(tabs, in: &collector, memory: memory)
    }
}

/// No tabs.
public struct EmptyTabContent<TabValue: Hashable> {
    /// Creates the value.
    public nonisolated init() {}
}

extension EmptyTabContent: TabContent {
    public typealias Body = Never
    public nonisolated func _collectTabs(_ tabs: inout _TabItems) {}
}

/// Several tabs.
public struct TupleTabContent<TabValue: Hashable, T> {
    /// The tabs.
    public var value: T
    private let collect: (T, inout _TabItems) -> Void

    nonisolated init(_ value: T, collect: @escaping (T, inout _TabItems) -> Void) {
        self.value = value
        self.collect = collect
    }
}

extension TupleTabContent: TabContent {
    public typealias Body = Never
    public nonisolated func _collectTabs(_ tabs: inout _TabItems) { collect(value, &tabs) }
}

/// Tabs, their type hidden.
///
/// Follows Apple's [AnyTabContent](https://developer.apple.com/documentation/swiftui/anytabcontent).
public struct AnyTabContent<TabValue: Hashable> {
    private let collect: (inout _TabItems) -> Void

    /// Hides the type of tabs.
    public nonisolated init<C: TabContent>(_ content: C) where C.TabValue == TabValue {
        // Tabs of another type are others.
        let type = ObjectIdentifier(C.self)
        collect = { $0.collect(content, at: type) }
    }
}

extension AnyTabContent: TabContent {
    public typealias Body = Never
    public nonisolated func _collectTabs(_ tabs: inout _TabItems) { collect(&tabs) }
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    public typealias Body = Never
    public nonisolated func _collectTabs(_ tabs: inout _TabItems) { if let self { tabs.collect(self, at: "some") } }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    public typealias TabValue = TrueContent.TabValue
    public typealias Body = Never
    public nonisolated func _collectTabs(_ tabs: inout _TabItems) {
        switch storage {
        case .trueContent(let content): tabs.collect(content, at: "true")
        case .falseContent(let content): tabs.collect(content, at: "false")
        }
    }
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = Never
    public nonisolated func _collectTabs(_ tabs: inout _TabItems) { tabs.collect(grouped, at: "group") }

    /// Groups tabs, to change them together.
    @_disfavoredOverload
    public nonisolated init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
        self.init(grouping: content())
    }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = Never
    public nonisolated func _collectTabs(_ tabs: inout _TabItems) {
        let (elements, id, content) = (Array(data), id, content)
        tabs.addElements(elements.count, id: { AnyHashable(id(elements[$0])) }, tabs: { content(elements[$0]) })
    }
}

extension ForEach where Content: TabContent {
    /// Creates tabs for each of a collection's identifiable elements.
    @_disfavoredOverload
    public nonisolated init<V>(
        _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue, ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, id: .closure { $0.id }, content: content)
    }

    /// Creates tabs for each of a collection's elements, whose identity a key path finds.
    @_disfavoredOverload
    public nonisolated init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue {
        self.init(data: data, id: .keyPath(id), content: content)
    }

    /// Creates tabs for each number of a range, which must not change.
    @_disfavoredOverload
    public nonisolated init<V>(
        _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
    ) where V == Content.TabValue, Data == Range<Int>, ID == Int {
        self.init(data: data, id: .element, content: content)
    }
}
