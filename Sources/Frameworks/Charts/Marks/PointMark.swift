import SwiftUI

/// A symbol at a place.
///
/// Follows Apple's [PointMark](https://developer.apple.com/documentation/charts/pointmark).
public struct PointMark {
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

extension PointMark: BasicChartContent {}

extension PointMark {
    /// Creates a symbol at two values.
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        let mark = Mark(.point, x: .value(x.value), y: .value(y.value))
        self.init(mark, x: x.label, y: y.label)
    }

    /// Creates a symbol at a horizontal value, and a distance from the bottom in points; in the middle by default.
    public nonisolated init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        let mark = Mark(.point, x: .value(x.value), y: y.map { .fixed($0) } ?? .middle)
        self.init(mark, x: x.label, y: nil)
    }

    /// Creates a symbol at a vertical value, and a distance from the leading edge in points; in the middle by default.
    public nonisolated init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        let mark = Mark(.point, x: x.map { .fixed($0) } ?? .middle, y: .value(y.value))
        self.init(mark, x: nil, y: y.label)
    }
}
