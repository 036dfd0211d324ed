import SwiftUI

extension VectorizedChartContent {
    private nonisolated func changed(
        _ change: @escaping (DataElement, MarkAttributes) -> Void
    ) -> _StyledPlotContent<Self> {
        _StyledPlotContent(content: self, change: change)
    }

    /// Sets the style of each element's mark, at a key path.
    public nonisolated func foregroundStyle<S: ShapeStyle>(
        _ keyPath: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $1.style = AnyShapeStyle($0[keyPath: keyPath]) }
    }

    /// Sets the style of each element's mark by a value, with the chart's scale of styles.
    public nonisolated func foregroundStyle<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $1.styleBy = ScaledValue(value($0)) }
    }

    /// Makes each element's mark transparent, by the number at a key path.
    public nonisolated func opacity(_ keyPath: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement>
    {
        changed { $1.opacity *= $0[keyPath: keyPath] }
    }

    /// Rounds the corners of each element's mark, by the points at a key path.
    public nonisolated func cornerRadius(
        _ keyPath: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $1.cornerRadius = $0[keyPath: keyPath] }
    }

    /// Sets the line of each element's mark, at a key path.
    public nonisolated func lineStyle(
        _ keyPath: KeyPath<DataElement, StrokeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $1.lineStyle = $0[keyPath: keyPath] }
    }

    /// Sets the dashes of each element's mark by a value, with the chart's scale of line styles.
    public nonisolated func lineStyle<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $1.lineStyleBy = ScaledValue(value($0)) }
    }

    /// Sets the symbol of each element, at a key path.
    public nonisolated func symbol<S: ChartSymbolShape>(
        _ keyPath: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $1.symbol = AnyChartSymbolShape($0[keyPath: keyPath]) }
    }

    /// Sets the symbol of each element by a value, with the chart's scale of symbols.
    public nonisolated func symbol<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $1.symbolBy = ScaledValue(value($0)) }
    }

    /// Sets the area of each element's symbol, at a key path.
    public nonisolated func symbolSize(
        _ keyPath: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $1.symbolSize = $0[keyPath: keyPath] }
    }

    /// Sets the area of each element's symbol by a value, with the chart's scale of sizes.
    public nonisolated func symbolSize<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $1.symbolSizeBy = ScaledValue(value($0)) }
    }

    /// Places elements that share a place side by side, by a value.
    public nonisolated func position<D: Plottable>(
        by value: PlottableProjection<DataElement, D>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        changed { $1.positionBy = PositionGroup(value: ScaledValue(value($0)), axis: axis, span: span) }
    }

    /// Draws each element's mark in front of marks with smaller numbers, at a key path.
    public nonisolated func zIndex(_ keyPath: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement>
    {
        changed { $1.zIndex = $0[keyPath: keyPath].isNaN ? 0 : $0[keyPath: keyPath] }
    }

    /// Sets the name of each element's mark for assistive technology, at a key path.
    public nonisolated func accessibilityLabel(
        _ keyPath: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $1.accessibilityLabel = Text($0[keyPath: keyPath]) }
    }

    /// Sets the value of each element's mark for assistive technology, at a key path.
    public nonisolated func accessibilityValue(
        _ keyPath: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $1.accessibilityValue = Text($0[keyPath: keyPath]) }
    }

    /// Sets whether assistive technology leaves each element's mark out, at a key path.
    public nonisolated func accessibilityHidden(
        _ keyPath: KeyPath<DataElement, Bool>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $1.isAccessibilityHidden = $0[keyPath: keyPath] }
    }
}
