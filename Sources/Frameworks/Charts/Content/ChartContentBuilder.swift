import SwiftUICore

/// Builds the content of a chart from the statements of a closure.
///
/// Follows Apple's [ChartContentBuilder](https://developer.apple.com/documentation/charts/chartcontentbuilder).
@resultBuilder
public enum ChartContentBuilder {
    /// Passes a single expression through.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

    /// An empty closure makes no marks.
    public static func buildBlock() -> _EmptyChartContent { _EmptyChartContent() }

    /// A single part stays itself.
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    /// Several parts make a tuple.
    @_disfavoredOverload
    public static func buildBlock<each Content: ChartContent>(
        _ content: repeat each Content
    ) -> _TupleChartContent<(repeat each Content)> {
        var parts: [@MainActor (_ChartCollector) -> Void] = []
        func add<Part: ChartContent>(_ part: Part) { parts.append { Part._collect(part, into: $0) } }
        repeat add(each content)
        return _TupleChartContent(parts: parts)
    }

    /// An `if` without `else`.
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    /// The first branch of an `if` with `else`, or of a `switch`.
    public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The second branch.
    public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// An `if #available`.
    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent {
        AnyChartContent(content)
    }
}

/// No marks.
public struct _EmptyChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ content: Self, into collector: _ChartCollector) {}
}

extension _EmptyChartContent: BasicChartContent {}

/// Several parts in a row.
public struct _TupleChartContent<T> {
    public typealias Body = Never
    let parts: [@MainActor (_ChartCollector) -> Void]

    @MainActor public static func _collect(_ content: Self, into collector: _ChartCollector) {
        for (number, part) in content.parts.enumerated() {
            collector.within(number) { part(collector) }
        }
    }
}

extension _TupleChartContent: BasicChartContent {}
