import SwiftUI

/// The rectangles of a collection.
///
/// Follows Apple's [RectanglePlot](https://developer.apple.com/documentation/charts/rectangleplot).
public struct RectanglePlot<Content: ChartContent> {
    public typealias Body = Never
    private let content: Content

    nonisolated init(content: Content) { self.content = content }

    @MainActor public static func _collect(_ content: Self, into collector: _ChartCollector) {
        Content._collect(content.content, into: collector)
    }
}

extension RectanglePlot: BasicChartContent {}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public static func _collect(
        _ content: Self, into collector: _ChartCollector, changing: _ElementChange<Content.DataElement>
    ) {
        Content._collect(content.content, into: collector, changing: changing)
    }
}

extension RectanglePlot {
    /// Creates a rectangle around two values for each element.
    public nonisolated init<DataElement, Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) where Data.Element == DataElement, Content == _VectorizedPlotContent<DataElement> {
        self.init(
            content: _VectorizedPlotContent(data, x: x.label, y: y.label) {
                var mark = Mark(.rectangle, x: .value(x($0).value), y: .value(y($0).value))
                mark.width = width
                mark.height = height
                return mark
            })
    }

    /// Creates a rectangle between values in both directions for each element.
    public nonisolated init<DataElement, Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<DataElement, X>,
        xEnd: PlottableProjection<DataElement, X>,
        yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement, Content == _VectorizedPlotContent<DataElement> {
        self.init(
            content: _VectorizedPlotContent(data, x: xStart.label, y: yStart.label) {
                let mark = Mark(
                    .rectangle, x: .range(xStart($0).value, xEnd($0).value), y: .range(yStart($0).value, yEnd($0).value)
                )
                return mark
            })
    }

    /// Creates a rectangle around a horizontal value between two vertical ones for each element.
    public nonisolated init<DataElement, Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<DataElement, X>,
        yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>,
        width: MarkDimension = .automatic
    ) where Data.Element == DataElement, Content == _VectorizedPlotContent<DataElement> {
        self.init(
            content: _VectorizedPlotContent(data, x: x.label, y: yStart.label) {
                var mark = Mark(.rectangle, x: .value(x($0).value), y: .range(yStart($0).value, yEnd($0).value))
                mark.width = width
                return mark
            })
    }

    /// Creates a rectangle around a vertical value between two horizontal ones for each element.
    public nonisolated init<DataElement, Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<DataElement, X>,
        xEnd: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>,
        height: MarkDimension = .automatic
    ) where Data.Element == DataElement, Content == _VectorizedPlotContent<DataElement> {
        self.init(
            content: _VectorizedPlotContent(data, x: xStart.label, y: y.label) {
                var mark = Mark(.rectangle, x: .range(xStart($0).value, xEnd($0).value), y: .value(y($0).value))
                mark.height = height
                return mark
            })
    }
}
