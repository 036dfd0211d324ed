import SwiftUI

/// The line of a collection, or of a function.
///
/// Follows Apple's [LinePlot](https://developer.apple.com/documentation/charts/lineplot).
public struct LinePlot<Content: ChartContent> {
    public typealias Body = Never
    private let content: Content

    nonisolated init(content: Content) { self.content = content }

    @MainActor public static func _collect(_ content: Self, into collector: _ChartCollector) {
        Content._collect(content.content, into: collector)
    }
}

extension LinePlot: BasicChartContent {}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public static func _collect(
        _ content: Self, into collector: _ChartCollector, changing: _ElementChange<Content.DataElement>
    ) {
        Content._collect(content.content, into: collector, changing: changing)
    }
}

extension LinePlot {
    /// Creates a line through the points of all elements.
    public nonisolated init<DataElement, Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement, Content == _VectorizedPlotContent<DataElement> {
        self.init(
            content: _VectorizedPlotContent(data, x: x.label, y: y.label) {
                let mark = Mark(.line, x: .value(x($0).value), y: .value(y($0).value))
                return mark
            })
    }

    /// Creates a line for each series of elements.
    public nonisolated init<DataElement, Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data,
        x: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>,
        series: PlottableProjection<DataElement, S>
    ) where Data.Element == DataElement, Content == _VectorizedPlotContent<DataElement> {
        self.init(
            content: _VectorizedPlotContent(data, x: x.label, y: y.label) {
                var mark = Mark(.line, x: .value(x($0).value), y: .value(y($0).value))
                mark.series = series($0).datum
                return mark
            })
    }
}

extension LinePlot where Content == _FunctionPlotContent {
    /// Creates the curve of a function, over a domain or else over the horizontal axis.
    public nonisolated init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) {
        self.init(
            content: _FunctionPlotContent(
                kind: .line, domain: domain, xLabel: PlotLabel(x), yLabel: PlotLabel(y)
            ) { Mark(.line, x: .value(PlotValue(.number($0))), y: .value(PlotValue(.number(function($0))))) })
    }

    /// Creates the curve of a function, over a domain or else over the horizontal axis.
    @_disfavoredOverload
    public nonisolated init(
        x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) {
        self.init(
            content: _FunctionPlotContent(
                kind: .line, domain: domain, xLabel: PlotLabel(x), yLabel: PlotLabel(y)
            ) { Mark(.line, x: .value(PlotValue(.number($0))), y: .value(PlotValue(.number(function($0))))) })
    }

    /// Creates the curve of a function that finds both values for a parameter of a domain.
    public nonisolated init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping (Double) -> (x: Double, y: Double)
    ) {
        self.init(
            content: _FunctionPlotContent(kind: .line, domain: domain, xLabel: PlotLabel(x), yLabel: PlotLabel(y)) {
                let point = function($0)
                return Mark(.line, x: .value(PlotValue(.number(point.x))), y: .value(PlotValue(.number(point.y))))
            })
    }

    /// Creates the curve of a function that finds both values for a parameter of a domain.
    @_disfavoredOverload
    public nonisolated init(
        x: some StringProtocol, y: some StringProtocol, t: some StringProtocol, domain: ClosedRange<Double>,
        function: @escaping (Double) -> (x: Double, y: Double)
    ) {
        self.init(
            content: _FunctionPlotContent(kind: .line, domain: domain, xLabel: PlotLabel(x), yLabel: PlotLabel(y)) {
                let point = function($0)
                return Mark(.line, x: .value(PlotValue(.number(point.x))), y: .value(PlotValue(.number(point.y))))
            })
    }
}
