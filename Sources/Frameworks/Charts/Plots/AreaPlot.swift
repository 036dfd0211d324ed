import SwiftUI

/// The area of a collection, or of a function.
///
/// Follows Apple's [AreaPlot](https://developer.apple.com/documentation/charts/areaplot).
public struct AreaPlot<Content: ChartContent> {
    public typealias Body = Never
    private let content: Content

    nonisolated init(content: Content) { self.content = content }

    @MainActor public static func _collect(_ content: Self, into collector: _ChartCollector) {
        Content._collect(content.content, into: collector)
    }
}

extension AreaPlot: BasicChartContent {}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public static func _collect(
        _ content: Self, into collector: _ChartCollector, changing: _ElementChange<Content.DataElement>
    ) {
        Content._collect(content.content, into: collector, changing: changing)
    }
}

extension AreaPlot {
    /// Creates an area through the points of all elements, from zero.
    public nonisolated init<DataElement, Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>,
        stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement, Content == _VectorizedPlotContent<DataElement> {
        self.init(
            content: _VectorizedPlotContent(data, x: x.label, y: y.label) {
                var mark = Mark(.area, x: .value(x($0).value), y: .value(y($0).value))
                mark.stacking = stacking
                return mark
            })
    }

    /// Creates an area for each series of elements; areas are stacked.
    public nonisolated init<DataElement, Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data,
        x: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>,
        series: PlottableProjection<DataElement, S>,
        stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement, Content == _VectorizedPlotContent<DataElement> {
        self.init(
            content: _VectorizedPlotContent(data, x: x.label, y: y.label) {
                var mark = Mark(.area, x: .value(x($0).value), y: .value(y($0).value))
                mark.series = series($0).datum
                mark.stacking = stacking
                return mark
            })
    }

    /// Creates an area between two values of each element.
    public nonisolated init<DataElement, Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<DataElement, X>,
        yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement, Content == _VectorizedPlotContent<DataElement> {
        self.init(
            content: _VectorizedPlotContent(data, x: x.label, y: yStart.label) {
                let mark = Mark(.area, x: .value(x($0).value), y: .range(yStart($0).value, yEnd($0).value))
                return mark
            })
    }

    /// Creates an area between two values of each element, for each series.
    public nonisolated init<DataElement, Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data,
        x: PlottableProjection<DataElement, X>,
        yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>,
        series: PlottableProjection<DataElement, S>
    ) where Data.Element == DataElement, Content == _VectorizedPlotContent<DataElement> {
        self.init(
            content: _VectorizedPlotContent(data, x: x.label, y: yStart.label) {
                var mark = Mark(.area, x: .value(x($0).value), y: .range(yStart($0).value, yEnd($0).value))
                mark.series = series($0).datum
                return mark
            })
    }
}

extension AreaPlot where Content == _FunctionPlotContent {
    /// Creates the area between zero and a function, over a domain or else over the horizontal axis.
    public nonisolated init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) {
        self.init(
            content: _FunctionPlotContent(kind: .area, domain: domain, xLabel: PlotLabel(x), yLabel: PlotLabel(y)) {
                Mark(.area, x: .value(PlotValue(.number($0))), y: .value(PlotValue(.number(function($0)))))
            })
    }

    /// Creates the area between zero and a function, over a domain or else over the horizontal axis.
    @_disfavoredOverload
    public nonisolated init(
        x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) {
        self.init(
            content: _FunctionPlotContent(kind: .area, domain: domain, xLabel: PlotLabel(x), yLabel: PlotLabel(y)) {
                Mark(.area, x: .value(PlotValue(.number($0))), y: .value(PlotValue(.number(function($0)))))
            })
    }

    /// Creates the area between two functions, over a domain or else over the horizontal axis.
    public nonisolated init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(
            content: _FunctionPlotContent(
                kind: .area, domain: domain, xLabel: PlotLabel(x), yLabel: PlotLabel(yStart)
            ) {
                let ends = function($0)
                return Mark(
                    .area, x: .value(PlotValue(.number($0))),
                    y: .range(PlotValue(.number(ends.yStart)), PlotValue(.number(ends.yEnd))))
            })
    }

    /// Creates the area between two functions, over a domain or else over the horizontal axis.
    @_disfavoredOverload
    public nonisolated init(
        x: some StringProtocol, yStart: some StringProtocol, yEnd: some StringProtocol,
        domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(
            content: _FunctionPlotContent(
                kind: .area, domain: domain, xLabel: PlotLabel(x), yLabel: PlotLabel(yStart)
            ) {
                let ends = function($0)
                return Mark(
                    .area, x: .value(PlotValue(.number($0))),
                    y: .range(PlotValue(.number(ends.yStart)), PlotValue(.number(ends.yEnd))))
            })
    }
}
