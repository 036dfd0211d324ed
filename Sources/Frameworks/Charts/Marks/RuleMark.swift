import SwiftUI

/// A straight line across the plot, or between two values.
///
/// Follows Apple's [RuleMark](https://developer.apple.com/documentation/charts/rulemark).
public struct RuleMark {
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

extension RuleMark: BasicChartContent {}

extension RuleMark {
    /// Creates a vertical line at a value, as high as the plot but for distances in points.
    public nonisolated init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        let mark = Mark(.rule, x: .value(x.value), y: .plot(start: yStart, end: yEnd))
        self.init(mark, x: x.label, y: nil)
    }

    /// Creates a vertical line between two values.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        let mark = Mark(.rule, x: .value(x.value), y: .range(yStart.value, yEnd.value))
        self.init(mark, x: x.label, y: yStart.label)
    }

    /// Creates a horizontal line at a value, as wide as the plot but for distances in points.
    public nonisolated init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        let mark = Mark(.rule, x: .plot(start: xStart, end: xEnd), y: .value(y.value))
        self.init(mark, x: nil, y: y.label)
    }

    /// Creates a horizontal line between two values.
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        let mark = Mark(.rule, x: .range(xStart.value, xEnd.value), y: .value(y.value))
        self.init(mark, x: xStart.label, y: y.label)
    }
}
