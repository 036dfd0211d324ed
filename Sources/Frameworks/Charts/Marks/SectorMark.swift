import SwiftUI

/// A sector of a pie or donut chart.
///
/// Follows Apple's [SectorMark](https://developer.apple.com/documentation/charts/sectormark).
public struct SectorMark {
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

extension SectorMark: BasicChartContent {}

extension SectorMark {
    /// Creates a sector whose angle is a value's share of the whole; radii refer to the largest circle, the inset separates sectors, in points.
    public nonisolated init<X: Plottable>(
        angle: PlottableValue<X>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.sector, x: .value(angle.value), y: .whole)
        mark.sector = SectorSize(inner: innerRadius, outer: outerRadius, inset: angularInset ?? 0)
        mark.stacking = stacking
        self.init(mark, x: angle.label, y: nil)
    }

    /// Creates a sector between two values; radii refer to the largest circle, the inset separates sectors, in points.
    public nonisolated init<X: Plottable>(
        startAngle: PlottableValue<X>, endAngle: PlottableValue<X>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        var mark = Mark(.sector, x: .range(startAngle.value, endAngle.value), y: .whole)
        mark.sector = SectorSize(inner: innerRadius, outer: outerRadius, inset: angularInset ?? 0)
        self.init(mark, x: startAngle.label, y: nil)
    }
}
