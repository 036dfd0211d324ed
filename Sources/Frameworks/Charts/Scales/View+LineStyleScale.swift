import SwiftUI

extension View {
    /// Sets the line styles of values, in pairs.
    public nonisolated func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        chart {
            $0.lineStyles.domain = .values(mapping.map { $0.key.datum })
            $0.lineStyles.values = mapping.map { $0.value }
        }
    }

    /// Sets the values of the legend and their line styles.
    public nonisolated func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == StrokeStyle {
        chart {
            $0.lineStyles.domain = domain._domain
            $0.lineStyles.values = range._values.map { $0 }
            $0.lineStyles.type = type
        }
    }

    /// Sets the line styles of values in the order in which they appear.
    public nonisolated func chartLineStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == StrokeStyle {
        chart {
            $0.lineStyles.values = range._values.map { $0 }
            $0.lineStyles.type = type
        }
    }

    /// Sets the values of the legend, and their order.
    public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.lineStyles.domain = domain._domain
            $0.lineStyles.type = type
        }
    }

    /// Sets the values of the legend, and a closure that finds their line styles.
    public nonisolated func chartLineStyleScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        chart {
            $0.lineStyles.domain = domain._domain
            $0.lineStyles.mapping = { DataValue(datum: $0).map { mapping($0) } }
        }
    }

    /// Sets a closure that finds the line styles of values.
    public nonisolated func chartLineStyleScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        chart { $0.lineStyles.mapping = { DataValue(datum: $0).map { mapping($0) } } }
    }

    /// Sets how the values of the line styles are divided.
    public nonisolated func chartLineStyleScale(type: ScaleType?) -> some View {
        chart { $0.lineStyles.type = type }
    }
}
