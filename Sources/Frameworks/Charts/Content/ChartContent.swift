/// A part of a chart: a mark, several marks, or content of your own with a body.
///
/// Follows Apple's [ChartContent](https://developer.apple.com/documentation/charts/chartcontent).
@MainActor @preconcurrency
public protocol ChartContent {
    /// The type of the body, normally inferred.
    associatedtype Body: ChartContent
    /// The marks that this content is made of.
    @ChartContentBuilder var body: Body { get }
    /// Adds the marks to a chart's list.
    static func _collect(_ content: Self, into collector: _ChartCollector)
}

extension ChartContent {
    public static func _collect(_ content: Self, into collector: _ChartCollector) {
        Body._collect(content.body, into: collector)
    }
}

extension Never: ChartContent {
    public static func _collect(_ content: Never, into collector: _ChartCollector) {}
}

/// Content of the framework's own: without a body.
protocol BasicChartContent: ChartContent where Body == Never {}

extension BasicChartContent {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Content whose type is not known.
///
/// Follows Apple's [AnyChartContent](https://developer.apple.com/documentation/charts/anychartcontent).
public struct AnyChartContent {
    public typealias Body = Never
    let part: @MainActor (_ChartCollector) -> Void

    /// Creates content that hides the type of other content.
    public nonisolated init<Content: ChartContent>(_ content: Content) {
        part = { Content._collect(content, into: $0) }
    }

    /// Creates content that hides the type of other content.
    public nonisolated init(erasing content: any ChartContent) {
        func erased<Content: ChartContent>(_ content: Content) -> AnyChartContent { AnyChartContent(content) }
        self = erased(content)
    }

    @MainActor public static func _collect(_ content: Self, into collector: _ChartCollector) { content.part(collector) }
}

extension AnyChartContent: BasicChartContent {}

/// Several marks that assistive technology reads as one.
///
/// Follows Apple's [Plot](https://developer.apple.com/documentation/charts/plot).
public struct Plot<Content: ChartContent> {
    public typealias Body = Never
    let content: Content

    /// Creates one plot of several marks.
    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func _collect(_ content: Self, into collector: _ChartCollector) {
        Content._collect(content.content, into: collector)
    }
}

extension Plot: BasicChartContent {}
