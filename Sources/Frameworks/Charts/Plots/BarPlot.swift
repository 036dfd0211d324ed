import SwiftUI

/// The bars of a collection.
///
/// Follows Apple's [BarPlot](https://developer.apple.com/documentation/charts/barplot).
public struct BarPlot<Content: ChartContent> {
    public typealias Body = Never
    private let content: Content

    nonisolated init(content: Content) { self.content = content }

    @MainActor public static func _collect(_ content: Self, into collector: _ChartCollector) {
        Content._collect(content.content, into: collector)
    }
}

extension BarPlot: BasicChartContent {}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public static func _collect(
        _ content: Self, into collector: _ChartCollector, changing: _ElementChange<Content.DataElement>
    ) {
        Content._collect(content.content, into: collector, changing: changing)
    }
}

extension BarPlot {
    /// Creates a bar for each element, with the length of one value; bars at the same place are stacked.
    public nonisolated init<DataElement, Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement, Content == _VectorizedPlotContent<DataElement> {
        self.init(
            content: _VectorizedPlotContent(data, x: x.label, y: y.label) {
                var mark = Mark(.bar, x: .value(x($0).value), y: .value(y($0).value))
                mark.width = width
                mark.height = height
                mark.stacking = stacking
                return mark
            })
    }

    /// Creates a vertical bar for each element between two values.
    public nonisolated init<DataElement, Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<DataElement, X>,
        yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>,
        width: MarkDimension = .automatic
    ) where Data.Element == DataElement, Content == _VectorizedPlotContent<DataElement> {
        self.init(
            content: _VectorizedPlotContent(data, x: x.label, y: yStart.label) {
                var mark = Mark(.bar, x: .value(x($0).value), y: .range(yStart($0).value, yEnd($0).value))
                mark.width = width
                return mark
            })
    }

    /// Creates a horizontal bar for each element between two values.
    public nonisolated init<DataElement, Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<DataElement, X>,
        xEnd: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>,
        height: MarkDimension = .automatic
    ) where Data.Element == DataElement, Content == _VectorizedPlotContent<DataElement> {
        self.init(
            content: _VectorizedPlotContent(data, x: xStart.label, y: y.label) {
                var mark = Mark(.bar, x: .range(xStart($0).value, xEnd($0).value), y: .value(y($0).value))
                mark.height = height
                return mark
            })
    }
}
