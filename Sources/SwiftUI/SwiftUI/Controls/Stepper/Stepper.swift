import Foundation

/// A control with a minus and a plus button.
///
/// The value changes by `step`, 1 by default, and stays within the bounds; a half at its bound is disabled. Holding a
/// half repeats.
///
/// ```swift
/// struct Pairs: View {
///     @State private var pairs = 8
///     var body: some View { Stepper("\(pairs) pairs", value: $pairs, in: 2...20, step: 2) }
/// }
/// ```
///
/// Follows Apple's [Stepper](https://developer.apple.com/documentation/swiftui/stepper).
public struct Stepper<Label: View> {
    private let label: Label
    private let onIncrement: (() -> Void)?
    private let onDecrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.hasMacControls) private var isMac

    /// Creates a stepper with actions for its buttons; a button without an action is disabled.
    public nonisolated init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
        self.onEditingChanged = onEditingChanged
    }

    /// Creates a stepper that changes a value by a step.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.stepped(by: step, isUp: true) },
            onDecrement: { value.wrappedValue = value.wrappedValue.stepped(by: step, isUp: false) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper that changes a value by a step within bounds.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let current = value.wrappedValue
        let up: () -> Void = {
            value.wrappedValue = min(
                max(value.wrappedValue.stepped(by: step, isUp: true), bounds.lowerBound), bounds.upperBound)
        }
        let down: () -> Void = {
            value.wrappedValue = min(
                max(value.wrappedValue.stepped(by: step, isUp: false), bounds.lowerBound), bounds.upperBound)
        }
        self.init(
            label: label, onIncrement: current < bounds.upperBound ? up : nil,
            onDecrement: current > bounds.lowerBound ? down : nil, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper that changes a value by a step; the label is shown as it is made, not by the format.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    @ViewBuilder @MainActor public var body: some View {
        LabeledControl(label: label.asLabel, control: buttons)
            .controlAccessibility {
                $0.role = .stepper
                $0.children = .combine
                if labelsHidden { $0.label = label.plainTitle.map { Text(verbatim: $0) } }
                $0.adjust = { ($0 == .increment ? onIncrement : onDecrement)?() }
            }
    }

    @ViewBuilder private var buttons: some View {
        if isMac {
            StepArrows(
                up: onIncrement.map { step in { edit(step) } }, down: onDecrement.map { step in { edit(step) } })
        } else {
            signs
        }
    }

    private func edit(_ step: () -> Void) {
        onEditingChanged(true)
        step()
        onEditingChanged(false)
    }

    private var signs: some View {
        HStack(spacing: 0) {
            StepButton(symbol: "−", name: "Decrement", action: onDecrement, onEditingChanged: onEditingChanged)
            StepLine()
            StepButton(symbol: "+", name: "Increment", action: onIncrement, onEditingChanged: onEditingChanged)
        }
        .background(RoundedRectangle(cornerRadius: 8, style: .continuous).fill(Color(UIColor.tertiarySystemFill)))
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension Stepper: View {}

extension Strideable {
    /// The value a step further up or down; whole numbers stop at the ends of their type.
    fileprivate func stepped(by step: Stride, isUp: Bool) -> Self {
        if let number = self as? any FixedWidthInteger, let step = step as? Int {
            return number.stepped(by: step, isUp: isUp) as? Self ?? self
        }
        return advanced(by: isUp ? step : -step)
    }
}

extension FixedWidthInteger {
    fileprivate func stepped(by step: Int, isUp: Bool) -> Self {
        let grows = (step >= 0) == isUp
        let way = Self(clamping: step.magnitude)
        let (result, isOver) = grows ? addingReportingOverflow(way) : subtractingReportingOverflow(way)
        return isOver ? (grows ? .max : .min) : result
    }
}

private struct StepButton: View {
    let symbol: String
    let name: String
    let action: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @Environment(\.controlSize) private var controlSize
    @Environment(\.hostKind) private var host
    @ScaledMetric private var textScale: CGFloat = 1

    var body: some View {
        let unit = controlSize.factor * textScale
        Button {
            onEditingChanged(true)
            action?()
            onEditingChanged(false)
        } label: {
            // The signs belong to a control: the colors of texts around leave them alone.
            Text(verbatim: symbol)
                .font(.system(size: 20 * unit))
                .foregroundStyle(Color(UIColor.label))
                .frame(
                    width: host == .terminal ? 24 : 46 * unit, height: host == .terminal ? 16 : 32 * unit)
        }
        .buttonStyle(StepButtonStyle())
        .disabled(action == nil)
        .accessibilityLabel(Text(verbatim: name))
    }
}

/// The line between the two buttons.
private struct StepLine: View {
    @Environment(\.controlSize) private var controlSize
    @ScaledMetric private var textScale: CGFloat = 1

    var body: some View {
        Rectangle().fill(Color(UIColor.separator)).frame(width: 1, height: 18 * controlSize.factor * textScale)
    }
}

private struct StepButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        StepButtonLook(configuration: configuration)
    }
}

private struct StepButtonLook: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        configuration.label.contentShape(Rectangle()).opacity(!isEnabled ? 0.3 : configuration.isPressed ? 0.5 : 1)
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a title and actions for its buttons.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title and actions for its buttons.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title that changes a value by a step.
    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title that changes a value by a step.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title that changes a value by a step within bounds.
    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title that changes a value by a step within bounds.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

extension Stepper {
    /// Creates a stepper with actions for its buttons, the label last.
    public nonisolated init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper that changes a value by a step, the label last.
    @_disfavoredOverload
    public nonisolated init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper that changes a value by a step within bounds, the label last.
    @_disfavoredOverload
    public nonisolated init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
