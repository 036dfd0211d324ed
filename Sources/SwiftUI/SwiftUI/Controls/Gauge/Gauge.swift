import OrielBasics
import SwiftUICore

/// A value within a range, shown but not changed.
///
/// Follows Apple's [Gauge](https://developer.apple.com/documentation/swiftui/gauge).
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    let fraction: Double
    let label: Label
    let currentValue: CurrentValueLabel
    let least: BoundsLabel?
    let most: BoundsLabel?
    @ControlStyle private var style: StyleSlot<GaugeStyleConfiguration>

    @ViewBuilder @MainActor public var body: some View {
        style.makeBody(
            GaugeStyleConfiguration(
                value: fraction, label: .init(view: label.asLabel),
                currentValueLabel: optional(currentValue).map { .init(view: $0) },
                minimumValueLabel: least.flatMap(optional).map { .init(view: $0) },
                maximumValueLabel: most.flatMap(optional).map { .init(view: $0) })
        )
        .controlAccessibility {
            $0.role = .progress
            $0.children = .combine
            $0.label = label.plainTitle.map { Text(verbatim: $0) }
            $0.value = Text(verbatim: currentValue.plainTitle ?? "\(Int(clamping: (fraction * 100).rounded()))%")
            $0.describe { $0.range = .init(fraction, 0...1) }
        }
    }

    private func optional<V: View>(_ view: V) -> AnyView? { V.self == EmptyView.self ? nil : AnyView(view) }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
        ControlRange(bounds).fraction(of: Double(value))
    }
}

extension Gauge: View {}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with labels for the value and the range's ends.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        fraction = Self.fraction(value, bounds)
        self.label = label()
        currentValue = currentValueLabel()
        least = minimumValueLabel()
        most = maximumValueLabel()
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label for the value.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        fraction = Self.fraction(value, bounds)
        self.label = label()
        currentValue = currentValueLabel()
        least = nil
        most = nil
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        fraction = Self.fraction(value, bounds)
        self.label = label()
        currentValue = EmptyView()
        least = nil
        most = nil
    }
}

extension Gauge {
    /// Creates a gauge with labels for the value, the range's ends, and values in between, which no style shows.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        fraction = Self.fraction(value, bounds)
        self.label = label()
        currentValue = currentValueLabel()
        least = minimumValueLabel()
        most = maximumValueLabel()
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Creates a gauge with labels for the value and for values in between, which no style shows.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        fraction = Self.fraction(value, bounds)
        self.label = label()
        currentValue = currentValueLabel()
        least = nil
        most = nil
    }
}
