import SwiftUI

/// A rectangle around a place, or between values.
///
/// Follows Apple's [RectangleMark](https://developer.apple.com/documentation/charts/rectanglemark).
public struct RectangleMark {
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

extension RectangleMark: BasicChartContent {}

extension RectangleMark {
    /// Creates a rectangle around two values; it fills the room of categories and intervals.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle, x: .value(x.value), y: .value(y.value))
        mark.width = width
        mark.height = height
        self.init(mark, x: x.label, y: y.label)
    }

    /// Creates a rectangle between two values in both directions.
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        let mark = Mark(.rectangle, x: .range(xStart.value, xEnd.value), y: .range(yStart.value, yEnd.value))
        self.init(mark, x: xStart.label, y: yStart.label)
    }

    /// Creates a rectangle around a horizontal value between two vertical ones.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle, x: .value(x.value), y: .range(yStart.value, yEnd.value))
        mark.width = width
        self.init(mark, x: x.label, y: yStart.label)
    }

    /// Creates a rectangle around a vertical value between two horizontal ones.
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle, x: .range(xStart.value, xEnd.value), y: .value(y.value))
        mark.height = height
        self.init(mark, x: xStart.label, y: y.label)
    }

    /// Creates a rectangle around a horizontal value, as high as the plot but for distances in points.
    public nonisolated init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle, x: .value(x.value), y: .plot(start: yStart, end: yEnd))
        mark.width = width
        self.init(mark, x: x.label, y: nil)
    }

    /// Creates a rectangle around a vertical value, as wide as the plot but for distances in points.
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle, x: .plot(start: xStart, end: xEnd), y: .value(y.value))
        mark.height = height
        self.init(mark, x: nil, y: y.label)
    }

    /// Creates a rectangle between two horizontal values, as high as the plot but for distances in points.
    public nonisolated init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        let mark = Mark(.rectangle, x: .range(xStart.value, xEnd.value), y: .plot(start: yStart, end: yEnd))
        self.init(mark, x: xStart.label, y: nil)
    }

    /// Creates a rectangle between two vertical values, as wide as the plot but for distances in points.
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        let mark = Mark(.rectangle, x: .plot(start: xStart, end: xEnd), y: .range(yStart.value, yEnd.value))
        self.init(mark, x: nil, y: yStart.label)
    }

    /// Creates a rectangle over the plot but for distances in points from its edges.
    public nonisolated init(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        let mark = Mark(.rectangle, x: .plot(start: xStart, end: xEnd), y: .plot(start: yStart, end: yEnd))
        self.init(mark, x: nil, y: nil)
    }
}
