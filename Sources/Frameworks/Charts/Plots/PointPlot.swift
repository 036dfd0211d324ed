import SwiftUI

/// The symbols of a collection.
///
/// Follows Apple's [PointPlot](https://developer.apple.com/documentation/charts/pointplot).
public struct PointPlot<Content: ChartContent> {
    public typealias Body = Never
    private let content: Content

    nonisolated init(content: Content) { self.content = content }

    @MainActor public static func _collect(_ content: Self, into collector: _ChartCollector) {
        Content._collect(content.content, into: collector)
    }
}

extension PointPlot: BasicChartContent {}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public static func _collect(
        _ content: Self, into collector: _ChartCollector, changing: _ElementChange<Content.DataElement>
    ) {
        Content._collect(content.content, into: collector, changing: changing)
    }
}

extension PointPlot {
    /// Creates a symbol for each element.
    public nonisolated init<DataElement, Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement, Content == _VectorizedPlotContent<DataElement> {
        self.init(
            content: _VectorizedPlotContent(data, x: x.label, y: y.label) {
                let mark = Mark(.point, x: .value(x($0).value), y: .value(y($0).value))
                return mark
            })
    }
}
