import OrielBasics
import SwiftUICore

/// The settings of newer initializers of sliders, as parts of the range from 0 to 1.
struct SliderMarks {
    /// Where the marks are, each once.
    var places: [Double] = []
    /// The labels of marks in words, by their places.
    var titles: [Double: String] = [:]
    /// The labels that are shown below the track, by their places.
    var labels: [(place: Double, view: AnyView)] = []
    /// Where the tinted part begins; nil for the beginning of the range.
    var neutral: Double?
    /// The part that can be chosen.
    var enabled = 0.0...1.0
    /// The label of the value in words; nil for none.
    var currentTitle: String?

    /// The most marks of a slider.
    private static let most = 1000

    init() {}

    init<V: BinaryFloatingPoint, C: View>(
        _ bounds: ClosedRange<V>, _ neutral: V?, _ enabled: ClosedRange<V>?, _ current: C, _ ticks: [SliderTick<V>]
    ) {
        let range = ControlRange(bounds)
        for tick in ticks.prefix(Self.most) where bounds.contains(tick.value) {
            let place = range.fraction(of: Double(tick.value))
            if titles[place] == nil { titles[place] = tick.title }
            if let label = tick.label, !places.contains(place) { labels.append((place, label)) }
            if !places.contains(place) { places.append(place) }
        }
        self.neutral = neutral.map { range.fraction(of: Double($0)) }
        if let enabled {
            let (least, most) = (
                range.fraction(of: Double(enabled.lowerBound)), range.fraction(of: Double(enabled.upperBound))
            )
            self.enabled = least...max(least, most)
        }
        currentTitle = current.plainTitle
    }

    /// The marks of steps.
    static func steps<V: BinaryFloatingPoint>(
        _ bounds: ClosedRange<V>, _ step: V.Stride, _ tick: (V) -> SliderTick<V>?
    ) -> [SliderTick<V>] where V.Stride: BinaryFloatingPoint {
        let step = V(step)
        let count = Double((bounds.upperBound - bounds.lowerBound) / step)
        guard step > 0, count.isFinite, count < Double(most) else { return [] }
        return (0...Int(count + 1e-6)).compactMap { tick(min(bounds.lowerBound + V($0) * step, bounds.upperBound)) }
    }

    /// The label of the mark at a place; nil where there is none.
    func title(at place: Double) -> String? { titles.first { abs($0.key - place) < 1e-9 }?.value }
}

extension Slider {
    /// Creates a slider with marks, and labels at its ends.
    /// - Parameters:
    ///   - neutralValue: Where the tinted part of the track begins; at the range's beginning for nil.
    ///   - enabledBounds: The values that can be chosen; all for nil.
    ///   - currentValueLabel: The value as assistive technology reads it; the percentage of the range by default.
    ///   - ticks: The marks.
    public nonisolated init<V: BinaryFloatingPoint, C: View, T: SliderTickContent<V>>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> C = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> T,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let marks = SliderMarks(bounds, neutralValue, enabledBounds, currentValueLabel(), ticks()._ticks())
        self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged, marks: marks)
    }

    /// Creates a slider with steps and marks, and labels at its ends.
    /// - Parameters:
    ///   - neutralValue: Where the tinted part of the track begins; at the range's beginning for nil.
    ///   - enabledBounds: The values that can be chosen; all for nil.
    ///   - currentValueLabel: The value as assistive technology reads it; the percentage of the range by default.
    ///   - tick: Returns the mark of a step, of which there are 1000 at most; nil for none.
    public nonisolated init<V: BinaryFloatingPoint, C: View>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> C = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let marks = SliderMarks(
            bounds, neutralValue, enabledBounds, currentValueLabel(), SliderMarks.steps(bounds, step, tick))
        self.init(
            value, bounds, V(step), label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged, marks: marks)
    }

    /// Creates a slider that may begin in its middle, and labels at its ends.
    /// - Parameters:
    ///   - neutralValue: Where the tinted part of the track begins; at the range's beginning for nil.
    ///   - enabledBounds: The values that can be chosen; all for nil.
    ///   - currentValueLabel: The value as assistive technology reads it; the percentage of the range by default.
    @_disfavoredOverload
    public nonisolated init<V: BinaryFloatingPoint, C: View>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> C = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let marks = SliderMarks(bounds, neutralValue, enabledBounds, currentValueLabel(), [])
        self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged, marks: marks)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with marks.
    /// - Parameters:
    ///   - neutralValue: Where the tinted part of the track begins; at the range's beginning for nil.
    ///   - enabledBounds: The values that can be chosen; all for nil.
    ///   - currentValueLabel: The value as assistive technology reads it; the percentage of the range by default.
    ///   - ticks: The marks.
    public nonisolated init<V: BinaryFloatingPoint, C: View, T: SliderTickContent<V>>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> C = { EmptyView() },
        @SliderTickBuilder<V> ticks: () -> T,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let marks = SliderMarks(bounds, neutralValue, enabledBounds, currentValueLabel(), ticks()._ticks())
        self.init(value, bounds, nil, label(), nil, nil, onEditingChanged, marks: marks)
    }

    /// Creates a slider with steps and marks.
    /// - Parameters:
    ///   - neutralValue: Where the tinted part of the track begins; at the range's beginning for nil.
    ///   - enabledBounds: The values that can be chosen; all for nil.
    ///   - currentValueLabel: The value as assistive technology reads it; the percentage of the range by default.
    ///   - tick: Returns the mark of a step, of which there are 1000 at most; nil for none.
    public nonisolated init<V: BinaryFloatingPoint, C: View>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> C = { EmptyView() },
        tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let marks = SliderMarks(
            bounds, neutralValue, enabledBounds, currentValueLabel(), SliderMarks.steps(bounds, step, tick))
        self.init(value, bounds, V(step), label(), nil, nil, onEditingChanged, marks: marks)
    }

    /// Creates a slider that may begin in its middle.
    /// - Parameters:
    ///   - neutralValue: Where the tinted part of the track begins; at the range's beginning for nil.
    ///   - enabledBounds: The values that can be chosen; all for nil.
    ///   - currentValueLabel: The value as assistive technology reads it; the percentage of the range by default.
    @_disfavoredOverload
    public nonisolated init<V: BinaryFloatingPoint, C: View>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> C = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let marks = SliderMarks(bounds, neutralValue, enabledBounds, currentValueLabel(), [])
        self.init(value, bounds, nil, label(), nil, nil, onEditingChanged, marks: marks)
    }
}
