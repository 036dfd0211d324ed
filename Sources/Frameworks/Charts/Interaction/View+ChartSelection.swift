import SwiftUI

extension View {
    /// Keeps the horizontal value at the pointer or finger in a binding; nil without any.
    public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.x.selection = { value.wrappedValue = $0.flatMap { P(datum: $0) } } }
    }

    /// Keeps the vertical value at the pointer or finger in a binding; nil without any.
    public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.y.selection = { value.wrappedValue = $0.flatMap { P(datum: $0) } } }
    }

    /// Keeps the horizontal values that a drag passes over in a binding; nil without any.
    public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chart { $0.x.rangeSelection = { range.wrappedValue = Self.range($0) } }
    }

    /// Keeps the vertical values that a drag passes over in a binding; nil without any.
    public nonisolated func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chart { $0.y.rangeSelection = { range.wrappedValue = Self.range($0) } }
    }

    /// Keeps the sum of the sectors up to the pointer or finger in a binding; nil without any.
    public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.angleSelection = { value.wrappedValue = $0.flatMap { P(datum: $0) } } }
    }

    private nonisolated static func range<P: Plottable & Comparable>(
        _ ends: (_PlotDatum, _PlotDatum)?
    ) -> ClosedRange<P>? {
        guard let ends, let low = P(datum: ends.0), let high = P(datum: ends.1) else { return nil }
        return min(low, high)...max(low, high)
    }

    /// Adds a gesture to the plot, in whose places the proxy finds values.
    public nonisolated func chartGesture<G: Gesture>(_ body: @escaping (ChartProxy) -> G) -> some View {
        chart { $0.gesture = { proxy in AnyGesture(body(proxy).map { _ in () }) } }
    }
}
