import SwiftUICore

/// The style that fits the place: compact, and on the Mac numbers with buttons that step through them.
public struct DefaultDatePickerStyle: DatePickerStyle {
    @Environment(\.hasMacControls) private var isMac

    /// Creates the style.
    public nonisolated init() {}
    @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if isMac {
            StepperFieldDatePickerStyle().makeBody(configuration: configuration)
        } else {
            CompactDatePickerStyle().makeBody(configuration: configuration)
        }
    }
}

/// The date as a button that opens a calendar, and the time as a field that opens wheels, in one line.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { CompactDate(configuration: configuration) }
}

/// The fields of a date beside the label: where there is little room, the date is in digits, and then the label is cut.
private struct CompactDate: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.labelsHidden) private var labelsHidden

    var body: some View {
        if configuration.displayedComponents == [.date, .hourAndMinute], !labelsHidden {
            ViewThatFits(in: .horizontal) {
                control(configuration.label)
                control(configuration.label, isShort: true)
                control(configuration.label.lineLimit(1).minimumScaleFactor(0.8), isShort: true)
            }
        } else {
            control(configuration.label)
        }
    }

    private func control(_ label: some View, isShort: Bool = false) -> some View {
        LabeledDateControl(configuration: configuration, label: label) {
            HStack(spacing: 6) {
                if configuration.displayedComponents.contains(.date) {
                    DateField(selection: configuration.$selection, range: configuration.range, isShort: isShort)
                }
                if configuration.displayedComponents.contains(.hourAndMinute) {
                    TimeField(selection: configuration.$selection, range: configuration.range)
                }
            }
            .lineLimit(1)
            .fixedSize()
        }
    }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            if configuration.displayedComponents.contains(.date) {
                CalendarView(selection: .one(configuration.$selection, configuration.range))
            }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                LabeledControl(
                    label: Text("Time"),
                    control: TimeField(selection: configuration.$selection, range: configuration.range))
            }
        }
        .environment(\.rowControlRoom, 0)
    }
}

/// A wheel for each part of the date.
///
/// Follows Apple's [WheelDatePickerStyle](https://developer.apple.com/documentation/swiftui/wheeldatepickerstyle).
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDateControl(configuration: configuration, label: configuration.label) {
            DateWheels(
                selection: configuration.$selection, range: configuration.range,
                components: configuration.displayedComponents)
        }
    }
}

/// The parts of the date as numbers to type.
///
/// Follows Apple's [FieldDatePickerStyle](https://developer.apple.com/documentation/swiftui/fielddatepickerstyle).
public struct FieldDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDateControl(configuration: configuration, label: configuration.label) {
            DateNumbers(
                selection: configuration.$selection, components: configuration.displayedComponents, hasSteps: false)
        }
    }
}

/// The parts of the date as numbers to type, with two buttons that step through the one typed in last.
///
/// Follows Apple's
/// [StepperFieldDatePickerStyle](https://developer.apple.com/documentation/swiftui/stepperfielddatepickerstyle).
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDateControl(configuration: configuration, label: configuration.label) {
            DateNumbers(
                selection: configuration.$selection, components: configuration.displayedComponents, hasSteps: true)
        }
    }
}

/// A control for a date, beside its label.
private struct LabeledDateControl<Label: View, Control: View>: View {
    let configuration: DatePickerStyleConfiguration
    let label: Label
    @ViewBuilder let control: Control

    var body: some View {
        LabeledControl(label: label, control: control)
            .controlAccessibility {
                $0.children = .contain
                $0.label = configuration.label.plainTitle.map { Text(verbatim: $0) }
            }
    }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A wheel for each part of the date.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The style that fits the place.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The date as a button that opens a calendar.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// The parts of the date as numbers to type.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// The parts of the date as numbers to type, with two buttons that step through them.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
