import SwiftUI

extension View {
    /// Makes the plot scrollable along axes.
    public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chart { $0.scrollableAxes = axes }
    }

    /// Sets how much of the horizontal axis is visible: a number, seconds for dates, or a number of categories.
    public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.x.visibleLength = length.datum.amount }
    }

    /// Sets how much of the vertical axis is visible: a number, seconds for dates, or a number of categories.
    public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.y.visibleLength = length.datum.amount }
    }

    /// Keeps the first visible horizontal value in a binding, which scrolls the chart when it changes.
    public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chart { $0.x.scrollPosition = ScrollBinding(x) }
    }

    /// Keeps the first visible vertical value in a binding, which scrolls the chart when it changes.
    public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        chart { $0.y.scrollPosition = ScrollBinding(y) }
    }

    /// Sets the horizontal value at which the chart is scrolled to first.
    public nonisolated func chartScrollPosition<P: Plottable>(initialX value: P) -> some View {
        chart { $0.x.scrollPosition = ScrollBinding(get: { value.datum }, set: { _ in }, isInitial: true) }
    }

    /// Sets the vertical value at which the chart is scrolled to first.
    public nonisolated func chartScrollPosition<P: Plottable>(initialY value: P) -> some View {
        chart { $0.y.scrollPosition = ScrollBinding(get: { value.datum }, set: { _ in }, isInitial: true) }
    }

    /// Sets the values at which the chart comes to rest.
    public nonisolated func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(_ behavior: B) -> some View {
        chart { $0.scrollBehaviorOfValues = behavior._behavior.alignment }
    }

    /// Sets how the chart comes to rest, such as at whole pages.
    public nonisolated func chartScrollTargetBehavior(_ behavior: PagingScrollTargetBehavior) -> some View {
        chart { $0.scrollBehavior = AnyScrollTargetBehavior(behavior) }
    }
}

extension ScrollBinding {
    init<P: Plottable>(_ binding: Binding<P>) {
        self.init(
            get: { binding.wrappedValue.datum },
            set: { if let value = P(datum: $0) { binding.wrappedValue = value } })
    }
}
