import SwiftUI
import SwiftUICore

extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never
    public static func _collect(_ content: Self, into collector: _ChartCollector) {
        if let content { Wrapped._collect(content, into: collector) }
    }
}

extension Optional: BasicChartContent where Wrapped: ChartContent {}

extension _ConditionalContent: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    public static func _collect(_ content: Self, into collector: _ChartCollector) {
        switch content.storage {
        case .trueContent(let content):
            collector.within(-1) { TrueContent._collect(content, into: collector) }
        case .falseContent(let content):
            collector.within(-2) { FalseContent._collect(content, into: collector) }
        }
    }
}

extension _ConditionalContent: BasicChartContent where TrueContent: ChartContent, FalseContent: ChartContent {}

extension Group: ChartContent where Content: ChartContent {
    /// Groups marks; modifiers of the group apply to each of them.
    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.init(grouping: content()) }

    public static func _collect(_ content: Self, into collector: _ChartCollector) {
        Content._collect(content.grouped, into: collector)
    }
}

extension Group: BasicChartContent where Content: ChartContent {}

extension ForEach: ChartContent where Content: ChartContent {
    public static func _collect(_ content: Self, into collector: _ChartCollector) {
        for element in content.data {
            collector.within(content.id(element)) { Content._collect(content.content(element), into: collector) }
        }
    }
}

extension ForEach: BasicChartContent where Content: ChartContent {}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
    /// Creates marks for each of a collection's identifiable elements.
    public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: .closure { $0.id }, content: content)
    }
}

extension ForEach where Content: ChartContent {
    /// Creates marks for each of a collection's elements, with the identity at a key path.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: .keyPath(id), content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    /// Creates marks for each number of a range.
    public nonisolated init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, id: .element, content: content)
    }
}
