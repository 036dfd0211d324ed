import Foundation

/// A control that chooses any number of days.
///
/// Follows Apple's [MultiDatePicker](https://developer.apple.com/documentation/swiftui/multidatepicker). The days are
/// `DateComponents` with calendar, era, year, month and day. The label is what assistive technology calls the calendar.
public struct MultiDatePicker<Label: View> {
    private let label: Label
    private let selection: CalendarSelection

    private nonisolated init(_ label: Label, _ selection: CalendarSelection) {
        self.label = label
        self.selection = selection
    }

    /// Creates a picker of days, with a custom label.
    public nonisolated init(
        selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), .several(selection, from: nil, to: nil))
    }

    /// Creates a picker of days within a range, without its end, with a custom label.
    public nonisolated init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), .several(selection, from: bounds.lowerBound, to: bounds.upperBound))
    }

    /// Creates a picker of days from a date on, with a custom label.
    public nonisolated init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), .several(selection, from: bounds.lowerBound, to: nil))
    }

    /// Creates a picker of days before a date, with a custom label.
    public nonisolated init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), .several(selection, from: nil, to: bounds.upperBound))
    }

    @ViewBuilder @MainActor public var body: some View {
        CalendarView(selection: selection)
            .frame(minWidth: 280, maxWidth: 400)
            .controlAccessibility {
                $0.children = .contain
                $0.label = label.plainTitle.map { Text(verbatim: $0) }
            }
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension MultiDatePicker: View {}

extension MultiDatePicker where Label == Text {
    /// Creates a picker of days, with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(Text(titleKey), .several(selection, from: nil, to: nil))
    }

    /// Creates a picker of days, with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(Text(title), .several(selection, from: nil, to: nil))
    }

    /// Creates a picker of days within a range, without its end, with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(Text(titleKey), .several(selection, from: bounds.lowerBound, to: bounds.upperBound))
    }

    /// Creates a picker of days within a range, without its end, with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(Text(title), .several(selection, from: bounds.lowerBound, to: bounds.upperBound))
    }

    /// Creates a picker of days from a date on, with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(Text(titleKey), .several(selection, from: bounds.lowerBound, to: nil))
    }

    /// Creates a picker of days from a date on, with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(Text(title), .several(selection, from: bounds.lowerBound, to: nil))
    }

    /// Creates a picker of days before a date, with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(Text(titleKey), .several(selection, from: nil, to: bounds.upperBound))
    }

    /// Creates a picker of days before a date, with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(Text(title), .several(selection, from: nil, to: bounds.upperBound))
    }
}
