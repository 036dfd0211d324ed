import SwiftUI

extension View {
    /// Sets the styles of values, in pairs.
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        chart {
            $0.styles.domain = .values(mapping.map { $0.key.datum })
            $0.styles.values = mapping.map { AnyShapeStyle($0.value) }
        }
    }

    /// Sets the values of the legend and their styles.
    public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        chart {
            $0.styles.domain = domain._domain
            $0.styles.blend = Self.blend(range._gradient)
            $0.styles.values = range._values.map { AnyShapeStyle($0) }
            $0.styles.type = type
        }
    }

    /// Sets the styles of values in the order in which they appear.
    public nonisolated func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        chart {
            $0.styles.blend = Self.blend(range._gradient)
            $0.styles.values = range._values.map { AnyShapeStyle($0) }
            $0.styles.type = type
        }
    }

    /// Sets the values of the legend, and their order.
    public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.styles.domain = domain._domain
            $0.styles.type = type
        }
    }

    /// Sets the values of the legend, and a closure that finds their styles.
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart {
            $0.styles.domain = domain._domain
            $0.styles.mapping = { DataValue(datum: $0).map { AnyShapeStyle(mapping($0)) } }
        }
    }

    /// Sets a closure that finds the styles of values.
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart { $0.styles.mapping = { DataValue(datum: $0).map { AnyShapeStyle(mapping($0)) } } }
    }

    /// Sets how the values of the styles are divided.
    public nonisolated func chartForegroundStyleScale(type: ScaleType?) -> some View {
        chart { $0.styles.type = type }
    }

    /// The colors of a gradient by their share; nil without a gradient.
    private static nonisolated func blend(_ gradient: Gradient?) -> ((Double) -> AnyShapeStyle)? {
        gradient.map { gradient in { AnyShapeStyle(ChartColors.color(of: gradient, at: $0)) } }
    }
}
