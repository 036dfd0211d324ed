import SwiftUI

extension View {
    /// Sets the areas of symbols of values, in pairs.
    public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View {
        chart {
            $0.sizes.domain = .values(mapping.map { $0.key.datum })
            $0.sizes.values = mapping.map { $0.value }
        }
    }

    /// Sets the values of the legend and their areas of symbols.
    public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        chart {
            $0.sizes.domain = domain._domain
            $0.sizes.blend = Self.sizes(range._values)
            $0.sizes.values = range._values.map { $0 }
            $0.sizes.type = type
        }
    }

    /// Sets the areas of symbols of values in the order in which they appear.
    public nonisolated func chartSymbolSizeScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        chart {
            $0.sizes.blend = Self.sizes(range._values)
            $0.sizes.values = range._values.map { $0 }
            $0.sizes.type = type
        }
    }

    /// Sets the values of the legend, and their order.
    public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.sizes.domain = domain._domain
            $0.sizes.type = type
        }
    }

    /// Sets the values of the legend, and a closure that finds their areas of symbols.
    public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        chart {
            $0.sizes.domain = domain._domain
            $0.sizes.mapping = { DataValue(datum: $0).map { mapping($0) } }
        }
    }

    /// Sets a closure that finds the areas of symbols of values.
    public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        chart { $0.sizes.mapping = { DataValue(datum: $0).map { mapping($0) } } }
    }

    /// Sets how the values of the areas of symbols are divided.
    public nonisolated func chartSymbolSizeScale(type: ScaleType?) -> some View {
        chart { $0.sizes.type = type }
    }

    /// The sizes between the first and the last of a range, by their share.
    private static nonisolated func sizes(_ values: [CGFloat]) -> ((Double) -> CGFloat)? {
        guard let first = values.first, let last = values.last, values.count > 1 else { return nil }
        return { first + (last - first) * $0 }
    }
}
