import SwiftUI

extension View {
    /// Sets the symbols of values, in pairs.
    public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        chart {
            $0.symbols.domain = .values(mapping.map { $0.key.datum })
            $0.symbols.values = mapping.map { AnyChartSymbolShape($0.value) }
        }
    }

    /// Sets the symbols of values, in pairs; each may have a type of its own.
    @_disfavoredOverload
    public nonisolated func chartSymbolScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
    ) -> some View {
        chart {
            $0.symbols.domain = .values(mapping.map { $0.key.datum })
            $0.symbols.values = mapping.map { AnyChartSymbolShape(erasing: $0.value) }
        }
    }

    /// Sets the values of the legend and their symbols, each of which may have a type of its own.
    @_disfavoredOverload
    public nonisolated func chartSymbolScale<Domain: ScaleDomain>(
        domain: Domain, range: [any ChartSymbolShape]
    ) -> some View {
        chart {
            $0.symbols.domain = domain._domain
            $0.symbols.values = range.map { AnyChartSymbolShape(erasing: $0) }
        }
    }

    /// Sets the symbols of values in the order in which they appear; each may have a type of its own.
    @_disfavoredOverload
    public nonisolated func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
        chart { $0.symbols.values = range.map { AnyChartSymbolShape(erasing: $0) } }
    }

    /// Sets the values of the legend and their symbols.
    public nonisolated func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        chart {
            $0.symbols.domain = domain._domain
            $0.symbols.values = range._values.map { AnyChartSymbolShape($0) }
            $0.symbols.type = type
        }
    }

    /// Sets the symbols of values in the order in which they appear.
    public nonisolated func chartSymbolScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        chart {
            $0.symbols.values = range._values.map { AnyChartSymbolShape($0) }
            $0.symbols.type = type
        }
    }

    /// Sets the values of the legend, and their order.
    public nonisolated func chartSymbolScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.symbols.domain = domain._domain
            $0.symbols.type = type
        }
    }

    /// Sets the values of the legend, and a closure that finds their symbols.
    public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart {
            $0.symbols.domain = domain._domain
            $0.symbols.mapping = { DataValue(datum: $0).map { AnyChartSymbolShape(mapping($0)) } }
        }
    }

    /// Sets a closure that finds the symbols of values.
    public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart { $0.symbols.mapping = { DataValue(datum: $0).map { AnyChartSymbolShape(mapping($0)) } } }
    }

    /// Sets how the values of the symbols are divided.
    public nonisolated func chartSymbolScale(type: ScaleType?) -> some View {
        chart { $0.symbols.type = type }
    }
}
