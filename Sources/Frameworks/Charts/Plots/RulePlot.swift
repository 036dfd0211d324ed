import SwiftUI

/// The straight lines of a collection.
///
/// Follows Apple's [RulePlot](https://developer.apple.com/documentation/charts/ruleplot).
public struct RulePlot<Content: ChartContent> {
    public typealias Body = Never
    private let content: Content

    nonisolated init(content: Content) { self.content = content }

    @MainActor public static func _collect(_ content: Self, into collector: _ChartCollector) {
        Content._collect(content.content, into: collector)
    }
}

extension RulePlot: BasicChartContent {}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public static func _collect(
        _ content: Self, into collector: _ChartCollector, changing: _ElementChange<Content.DataElement>
    ) {
        Content._collect(content.content, into: collector, changing: changing)
    }
}

extension RulePlot {
    /// Creates a vertical line between two values for each element.
    public nonisolated init<DataElement, Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<DataElement, X>,
        yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement, Content == _VectorizedPlotContent<DataElement> {
        self.init(
            content: _VectorizedPlotContent(data, x: x.label, y: yStart.label) {
                let mark = Mark(.rule, x: .value(x($0).value), y: .range(yStart($0).value, yEnd($0).value))
                return mark
            })
    }

    /// Creates a horizontal line between two values for each element.
    public nonisolated init<DataElement, Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<DataElement, X>,
        xEnd: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement, Content == _VectorizedPlotContent<DataElement> {
        self.init(
            content: _VectorizedPlotContent(data, x: xStart.label, y: y.label) {
                let mark = Mark(.rule, x: .range(xStart($0).value, xEnd($0).value), y: .value(y($0).value))
                return mark
            })
    }

    /// Creates a vertical line across the plot for each element.
    public nonisolated init<DataElement, Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        x: PlottableProjection<DataElement, X>
    ) where Data.Element == DataElement, Content == _VectorizedPlotContent<DataElement> {
        self.init(
            content: _VectorizedPlotContent(data, x: x.label, y: nil) {
                let mark = Mark(.rule, x: .value(x($0).value), y: .whole)
                return mark
            })
    }

    /// Creates a horizontal line across the plot for each element.
    public nonisolated init<DataElement, Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement, Content == _VectorizedPlotContent<DataElement> {
        self.init(
            content: _VectorizedPlotContent(data, x: nil, y: y.label) {
                let mark = Mark(.rule, x: .whole, y: .value(y($0).value))
                return mark
            })
    }
}
