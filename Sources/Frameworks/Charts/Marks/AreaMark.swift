import SwiftUI

/// A point of an area, from zero or between two values, through all points of a series.
///
/// Follows Apple's [AreaMark](https://developer.apple.com/documentation/charts/areamark).
public struct AreaMark {
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

extension AreaMark: BasicChartContent {}

extension AreaMark {
    /// Creates a point of an area from zero; the areas of several series are stacked.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.area, x: .value(x.value), y: .value(y.value))
        mark.stacking = stacking
        self.init(mark, x: x.label, y: y.label)
    }

    /// Creates a point of the area of a series from zero; areas are stacked.
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.area, x: .value(x.value), y: .value(y.value))
        mark.series = series.datum
        mark.stacking = stacking
        self.init(mark, x: x.label, y: y.label)
    }

    /// Creates a point of an area between two vertical values.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        let mark = Mark(.area, x: .value(x.value), y: .range(yStart.value, yEnd.value))
        self.init(mark, x: x.label, y: yStart.label)
    }

    /// Creates a point of the area of a series between two vertical values.
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = Mark(.area, x: .value(x.value), y: .range(yStart.value, yEnd.value))
        mark.series = series.datum
        self.init(mark, x: x.label, y: yStart.label)
    }

    /// Creates a point of an area between two horizontal values.
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        let mark = Mark(.area, x: .range(xStart.value, xEnd.value), y: .value(y.value))
        self.init(mark, x: xStart.label, y: y.label)
    }

    /// Creates a point of the area of a series between two horizontal values.
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = Mark(.area, x: .range(xStart.value, xEnd.value), y: .value(y.value))
        mark.series = series.datum
        self.init(mark, x: xStart.label, y: y.label)
    }
}
