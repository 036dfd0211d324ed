import SwiftUI

/// A bar: from zero to a value, or between two values.
///
/// Follows Apple's [BarMark](https://developer.apple.com/documentation/charts/barmark).
public struct BarMark {
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

extension BarMark: BasicChartContent {}

extension BarMark {
    /// Creates a bar at one value with the length of another; bars at the same place are stacked.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.bar, x: .value(x.value), y: .value(y.value))
        mark.width = width
        mark.height = height
        mark.stacking = stacking
        self.init(mark, x: x.label, y: y.label)
    }

    /// Creates a vertical bar between two values.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        var mark = Mark(.bar, x: .value(x.value), y: .range(yStart.value, yEnd.value))
        mark.width = width
        self.init(mark, x: x.label, y: yStart.label)
    }

    /// Creates a horizontal bar between two values.
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = Mark(.bar, x: .range(xStart.value, xEnd.value), y: .value(y.value))
        mark.height = height
        self.init(mark, x: xStart.label, y: y.label)
    }

    /// Creates a bar at a horizontal value, as high as the plot but for distances in points; without categories, a part of one bar.
    public nonisolated init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.bar, x: .value(x.value), y: .plot(start: yStart, end: yEnd))
        mark.width = width
        mark.stacking = stacking
        self.init(mark, x: x.label, y: nil)
    }

    /// Creates a bar at a vertical value, as wide as the plot but for distances in points; without categories, a part of one bar.
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.bar, x: .plot(start: xStart, end: xEnd), y: .value(y.value))
        mark.height = height
        mark.stacking = stacking
        self.init(mark, x: nil, y: y.label)
    }

    /// Creates a horizontal bar between two values, as high as the plot but for distances in points.
    public nonisolated init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        let mark = Mark(.bar, x: .range(xStart.value, xEnd.value), y: .plot(start: yStart, end: yEnd))
        self.init(mark, x: xStart.label, y: nil)
    }

    /// Creates a vertical bar between two values, as wide as the plot but for distances in points.
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        let mark = Mark(.bar, x: .plot(start: xStart, end: xEnd), y: .range(yStart.value, yEnd.value))
        self.init(mark, x: nil, y: yStart.label)
    }

    /// Creates a bar between two values in both directions.
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        let mark = Mark(.bar, x: .range(xStart.value, xEnd.value), y: .range(yStart.value, yEnd.value))
        self.init(mark, x: xStart.label, y: yStart.label)
    }
}
