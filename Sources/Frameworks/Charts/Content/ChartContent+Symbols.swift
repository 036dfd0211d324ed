import SwiftUI

extension ChartContent {
    /// Sets the shape of points, and of the symbols on lines.
    public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        styled {
            $0.symbol = AnyChartSymbolShape(symbol)
            $0.symbolBy = nil
        }
    }

    /// Sets the shape of points by a value, with the chart's scale of symbols.
    public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { $0.symbolBy = ScaledValue(value) }
    }

    /// Shows a view in the place of each point.
    public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return styled { $0.symbolView = view }
    }

    /// Sets the area of symbols, in square points.
    public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
        styled {
            $0.symbolSize = area
            $0.symbolSizeBy = nil
        }
    }

    /// Sets the size of symbols, in points.
    public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent { symbolSize(size.width * size.height) }

    /// Sets the area of symbols by a value, with the chart's scale of sizes.
    public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { $0.symbolSizeBy = ScaledValue(value) }
    }
}
