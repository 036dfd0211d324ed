import SwiftUI

/// A point of a line through all points of a series.
///
/// Follows Apple's [LineMark](https://developer.apple.com/documentation/charts/linemark).
public struct LineMark {
    public typealias Body = Never
    let mark: Mark
    let xLabel: PlotLabel?
    let yLabel: PlotLabel?

    nonisolated init(_ mark: Mark, x: PlotLabel?, y: PlotLabel?) {
        (self.mark, xLabel, yLabel) = (mark, x, y)
    }

    @MainActor public static func _collect(_ content: Self, into collector: _ChartCollector) {
        collector.name(x: content.xLabel, y: content.yLabel)
        collector.add(content.mark)
    }
}

extension LineMark: BasicChartContent {}

extension LineMark {
    /// Creates a point of the chart's line.
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        let mark = Mark(.line, x: .value(x.value), y: .value(y.value))
        self.init(mark, x: x.label, y: y.label)
    }

    /// Creates a point of the line of a series.
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = Mark(.line, x: .value(x.value), y: .value(y.value))
        mark.series = series.datum
        self.init(mark, x: x.label, y: y.label)
    }
}
