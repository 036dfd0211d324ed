import SwiftUI

extension View {
    /// Sets the values of the horizontal axis, the part of the plot for them, and how it is divided.
    /// - Parameters:
    ///   - domain: A range, an array of categories, or `.automatic(includesZero:)`.
    ///   - range: The part of the plot, such as `.plotDimension(padding:)`.
    ///   - type: Linear by default; logarithms, roots, dates or categories.
    public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.x.scale.domain = domain._domain
            $0.x.scale.positions = range._positions
            if let type { $0.x.scale.type = type }
        }
    }

    /// Sets the values of the horizontal axis, and how it is divided.
    public nonisolated func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart {
            $0.x.scale.domain = domain._domain
            if let type { $0.x.scale.type = type }
        }
    }

    /// Sets the part of the plot for the values of the horizontal axis, and how it is divided.
    public nonisolated func chartXScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.x.scale.positions = range._positions
            if let type { $0.x.scale.type = type }
        }
    }

    /// Sets how the horizontal axis is divided.
    public nonisolated func chartXScale(type: ScaleType?) -> some View {
        chart { $0.x.scale.type = type }
    }

    /// Sets the values of the vertical axis, the part of the plot for them, and how it is divided.
    /// - Parameters:
    ///   - domain: A range, an array of categories, or `.automatic(includesZero:)`.
    ///   - range: The part of the plot, such as `.plotDimension(padding:)`.
    ///   - type: Linear by default; logarithms, roots, dates or categories.
    public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.y.scale.domain = domain._domain
            $0.y.scale.positions = range._positions
            if let type { $0.y.scale.type = type }
        }
    }

    /// Sets the values of the vertical axis, and how it is divided.
    public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart {
            $0.y.scale.domain = domain._domain
            if let type { $0.y.scale.type = type }
        }
    }

    /// Sets the part of the plot for the values of the vertical axis, and how it is divided.
    public nonisolated func chartYScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.y.scale.positions = range._positions
            if let type { $0.y.scale.type = type }
        }
    }

    /// Sets how the vertical axis is divided.
    public nonisolated func chartYScale(type: ScaleType?) -> some View {
        chart { $0.y.scale.type = type }
    }
}
