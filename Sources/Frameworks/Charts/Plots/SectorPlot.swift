import SwiftUI

/// The sectors of a collection, as a pie or donut chart.
///
/// Follows Apple's [SectorPlot](https://developer.apple.com/documentation/charts/sectorplot).
public struct SectorPlot<Content: ChartContent> {
    public typealias Body = Never
    private let content: Content

    nonisolated init(content: Content) { self.content = content }

    @MainActor public static func _collect(_ content: Self, into collector: _ChartCollector) {
        Content._collect(content.content, into: collector)
    }
}

extension SectorPlot: BasicChartContent {}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public static func _collect(
        _ content: Self, into collector: _ChartCollector, changing: _ElementChange<Content.DataElement>
    ) {
        Content._collect(content.content, into: collector, changing: changing)
    }
}

extension SectorPlot {
    /// Creates a sector for each element; radii refer to the largest circle, the inset separates sectors, in points.
    public nonisolated init<DataElement, Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        angle: PlottableProjection<DataElement, X>,
        innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil,
        stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement, Content == _VectorizedPlotContent<DataElement> {
        self.init(
            content: _VectorizedPlotContent(data, x: angle.label, y: nil) {
                var mark = Mark(.sector, x: .value(angle($0).value), y: .whole)
                mark.sector = SectorSize(inner: innerRadius, outer: outerRadius, inset: angularInset ?? 0)
                mark.stacking = stacking
                return mark
            })
    }
}
