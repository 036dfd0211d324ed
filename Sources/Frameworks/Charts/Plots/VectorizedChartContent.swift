import SwiftUI

/// A plot of a whole collection.
///
/// Follows Apple's
/// [VectorizedChartContent](https://developer.apple.com/documentation/charts/vectorizedchartcontent).
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent where Body == Never {
    /// The type of the collection's elements.
    associatedtype DataElement
    /// Adds the mark of each element, with a change of its appearance.
    static func _collect(_ content: Self, into collector: _ChartCollector, changing: _ElementChange<DataElement>)
}

/// A change of the appearance of an element's mark.
public struct _ElementChange<DataElement> {
    let apply: (DataElement, MarkAttributes) -> Void
}

/// The marks of a collection.
public struct _VectorizedPlotContent<DataElement> {
    public typealias Body = Never
    public var body: Never { fatalError("A plot has no body.") }
    /// Calls a closure with each element.
    let elements: ((DataElement) -> Void) -> Void
    let mark: (DataElement) -> Mark
    let xLabel: PlotLabel?
    let yLabel: PlotLabel?

    nonisolated init<Data: Collection>(
        _ data: Data, x: PlotLabel?, y: PlotLabel?, mark: @escaping (DataElement) -> Mark
    ) where Data.Element == DataElement {
        elements = { body in for element in data { body(element) } }
        (self.mark, xLabel, yLabel) = (mark, x, y)
    }

    @MainActor public static func _collect(_ content: Self, into collector: _ChartCollector) {
        collect(content, into: collector, changing: nil)
    }

    @MainActor public static func _collect(
        _ content: Self, into collector: _ChartCollector, changing: _ElementChange<DataElement>
    ) {
        collect(content, into: collector, changing: changing)
    }

    @MainActor private static func collect(
        _ content: Self, into collector: _ChartCollector, changing: _ElementChange<DataElement>?
    ) {
        collector.name(x: content.xLabel, y: content.yLabel)
        var number = 0
        content.elements { element in
            collector.within(number) {
                if let changing {
                    collector.styled({ changing.apply(element, $0) }) { collector.add(content.mark(element)) }
                } else {
                    collector.add(content.mark(element))
                }
            }
            number += 1
        }
    }
}

extension _VectorizedPlotContent: VectorizedChartContent {}

/// A plot with a modifier that depends on its elements.
public struct _StyledPlotContent<Content: VectorizedChartContent> {
    public typealias Body = Never
    public typealias DataElement = Content.DataElement
    public var body: Never { fatalError("A plot has no body.") }
    let content: Content
    let change: (DataElement, MarkAttributes) -> Void

    @MainActor public static func _collect(_ content: Self, into collector: _ChartCollector) {
        Content._collect(content.content, into: collector, changing: _ElementChange(apply: content.change))
    }

    @MainActor public static func _collect(
        _ content: Self, into collector: _ChartCollector, changing: _ElementChange<DataElement>
    ) {
        let change = _ElementChange<DataElement> { element, attributes in
            // The outer modifier comes first, so that the inner one wins.
            changing.apply(element, attributes)
            content.change(element, attributes)
        }
        Content._collect(content.content, into: collector, changing: change)
    }
}

extension _StyledPlotContent: VectorizedChartContent {}

/// The curve of a function.
public struct _FunctionPlotContent {
    public typealias Body = Never
    let kind: Mark.Kind
    let domain: ClosedRange<Double>?
    let xLabel: PlotLabel
    let yLabel: PlotLabel
    let mark: (Double) -> Mark

    @MainActor public static func _collect(_ content: Self, into collector: _ChartCollector) {
        collector.name(x: content.xLabel, y: content.yLabel)
        collector.add(content.kind, over: content.domain, content.mark)
    }
}

extension _FunctionPlotContent: BasicChartContent {}
