import DisplayList
import Foundation
import OrielBasics

/// A control for a value within a range, set by dragging.
///
/// The value stays within the bounds, `0...1` by default; with a step it is one of the bounds' lower end plus whole steps. The
/// label is for assistive technologies; the labels of the ends are shown.
///
/// ```swift
/// struct Volume: View {
///     @State private var volume = 0.5
///     var body: some View {
///         Slider(value: $volume, in: 0...1, step: 0.1) {
///             Text("Volume")
///         } minimumValueLabel: {
///             Image(systemName: "speaker")
///         } maximumValueLabel: {
///             Image(systemName: "speaker.wave.3")
///         }
///     }
/// }
/// ```
///
/// Follows Apple's [Slider](https://developer.apple.com/documentation/swiftui/slider).
public struct Slider<Label: View, ValueLabel: View> {
    /// The value as a part of the range, from 0 to 1.
    private let fraction: Binding<Double>
    /// The range itself.
    private let range: ControlRange
    /// The distance of steps as a part of the range; nil for none.
    private let step: Double?
    private let label: Label
    private let minimum: ValueLabel?, maximum: ValueLabel?
    private let onEditingChanged: (Bool) -> Void
    /// The marks and what else newer initializers set.
    private let marks: SliderMarks
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsHidden) private var labelsHidden
    @State private var isEditing = false

    nonisolated init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, _ label: Label, _ minimum: ValueLabel?,
        _ maximum: ValueLabel?, _ onEditingChanged: @escaping (Bool) -> Void, marks: SliderMarks = SliderMarks()
    ) {
        let (range, step) = (ControlRange(bounds), step.map(Double.init))
        self.range = range
        self.marks = marks
        fraction = Binding {
            range.fraction(of: Double(value.wrappedValue))
        } set: { part in
            let result = V(range.value(at: part.clamped(to: marks.enabled), step: step))
            if result != value.wrappedValue { value.wrappedValue = result }
        }
        self.step = step.flatMap(range.part)
        self.label = label
        self.minimum = minimum
        self.maximum = maximum
        self.onEditingChanged = onEditingChanged
    }

    /// Creates a slider with labels at its ends.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// Creates a slider with steps and labels at its ends.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    @ViewBuilder @MainActor public var body: some View {
        // The Mac shows the label, which is for assistive technologies elsewhere.
        if DeviceFamily.isMac, !labelsHidden, !(label is EmptyView) {
            LabeledControl(label: label, control: bar)
        } else {
            bar
        }
    }

    @MainActor private var bar: some View {
        HStack(spacing: 8) {
            minimum
            SliderTrack(fraction: fraction.wrappedValue, marks: marks) { part, isOver in
                if isOver != !isEditing {
                    isEditing = !isOver
                    onEditingChanged(!isOver)
                }
                fraction.wrappedValue = part
            }
            .responder {
                $0.isFocusable = true
                $0.key = key
            }
            .controlAccessibility {
                $0.role = .slider
                $0.children = .ignore
                $0.label = label.plainTitle.map { Text(verbatim: $0) }
                $0.value = Text(verbatim: valueInWords)
                $0.adjust = { move($0 == .increment ? 1 : -1) }
                $0.describe {
                    let next = range.value(at: step ?? 0.1, step: nil) - range.lower
                    $0.range = .init(
                        range.value(at: fraction.wrappedValue, step: nil), range.closed,
                        step: next.isFinite ? next : .greatestFiniteMagnitude)
                    $0.setNumber = { fraction.wrappedValue = range.fraction(of: $0) }
                }
            }
            maximum
        }
        .opacity(isEnabled ? 1 : 0.5)
        .modifier(RowControlRoom())
    }

    /// The label of the mark that the value is on, else the value's label, else its share of the range.
    private var valueInWords: String {
        let part = fraction.wrappedValue
        return marks.title(at: part) ?? marks.currentTitle ?? "\(Int(clamping: (part * 100).rounded()))%"
    }

    /// Arrow keys move the value by a step, or a tenth of the range.
    private func key(_ event: KeyEvent) -> Bool {
        let direction: Double
        switch event.key {
        case .left, .down: direction = -1
        case .right, .up: direction = 1
        default: return false
        }
        if event.phase != .up { move(direction) }
        return true
    }

    /// Moves the value by a number of steps.
    private func move(_ steps: Double) {
        fraction.wrappedValue = min(max(fraction.wrappedValue + steps * (step ?? 0.1), 0), 1)
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension Slider: View {}

/// The track with its knob; reports the dragged position as a fraction of its length.
private struct SliderTrack: View {
    let fraction: Double
    let marks: SliderMarks
    let onChange: (_ fraction: Double, _ isOver: Bool) -> Void
    @Environment(\.controlSize) private var controlSize
    @Environment(\.hostKind) private var host
    @Environment(\.sliderThumbVisibility) private var thumb
    @ScaledMetric private var textScale: CGFloat = 1
    private var unit: CGFloat { controlSize.factor * textScale }
    private var knob: CGFloat { (DeviceFamily.isMac ? 20 : 28) * unit }
    /// The height of the track with its knob, in points.
    private var height: CGFloat { (DeviceFamily.isMac ? 22 : 30) * unit }

    var body: some View {
        if host == .terminal {
            CellSliderTrack(fraction: fraction, onChange: onChange)
        } else if marks.labels.isEmpty {
            drawn
        } else {
            VStack(spacing: 0) {
                drawn
                labels
            }
            // Labels beside the track are beside the track itself, not lower with the marks' labels.
            .alignmentGuide(VerticalAlignment.center) { _ in height / 2 }
        }
    }

    /// The labels of the marks, each in the middle below its mark.
    private var labels: some View {
        GeometryReader { proxy in
            let room = max(proxy.size.width - knob, 0)
            ForEach(Array(marks.labels.enumerated()), id: \.offset) { _, label in
                label.view.font(.caption2).foregroundStyle(.secondary).lineLimit(1).fixedSize()
                    .position(x: knob / 2 + room * label.place, y: 8 * textScale)
            }
        }
        .frame(height: 16 * textScale)
        .accessibilityHidden(true)
    }

    private var drawn: some View {
        GeometryReader { proxy in
            let room = max(proxy.size.width - knob, 0)
            ZStack(alignment: .leading) {
                Capsule().fill(Color(UIColor.systemFill)).frame(height: 4 * unit)
                filled(room)
                ForEach(marks.places, id: \.self) { place in
                    Circle().fill(Color(UIColor.tertiaryLabel)).frame(width: 4 * unit, height: 4 * unit)
                        .offset(x: knob / 2 + room * place - 2 * unit, y: (knob / 2 - 3 * unit))
                }
                if thumb != .hidden { handle.offset(x: room * fraction) }
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { onChange(part($0.location.x, room), false) }
                    .onEnded { onChange(part($0.location.x, room), true) })
        }
        .frame(height: height)
    }

    private var handle: some View {
        Circle().fill(Color.white)
            .shadow(color: Color.black.opacity(0.25), radius: DeviceFamily.isMac ? 1.5 : 3, x: 0, y: 1)
            .frame(width: knob, height: knob)
            .contentShape(.focusEffect, Circle())
    }

    /// The part of the track from its beginning, or from the neutral value, to the knob.
    private func filled(_ room: CGFloat) -> some View {
        let (start, end) = (marks.neutral.map { min($0, fraction) }, max(fraction, marks.neutral ?? 0))
        let left = start.map { knob / 2 + room * $0 } ?? 0
        return Capsule().fill(TintShapeStyle()).frame(width: max(knob / 2 + room * end - left, 0), height: 4 * unit)
            .offset(x: left)
    }

    private func part(_ x: CGFloat, _ room: CGFloat) -> Double {
        room > 0 ? Double(min(max((x - knob / 2) / room, 0), 1)) : 0
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label, which assistive technology reads.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), nil, nil, onEditingChanged)
    }

    /// Creates a slider with steps and a label, which assistive technology reads.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), label(), nil, nil, onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, EmptyView(), nil, nil, onEditingChanged)
    }

    /// Creates a slider with steps.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), EmptyView(), nil, nil, onEditingChanged)
    }
}

extension Slider {
    /// Creates a slider with labels at its ends, the label last.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }

    /// Creates a slider with steps and labels at its ends, the label last.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }
}
