import Foundation

/// Which parts of a date are chosen.
///
/// Follows Apple's [DatePickerComponents](https://developer.apple.com/documentation/swiftui/datepickercomponents).
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates components.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses a date and time.
///
/// Components not shown stay as they are in the binding's date. The calendar and locale are the environment's. The
/// compact style is the default; `.graphical` shows a month.
///
/// ```swift
/// struct Birthday: View {
///     @State private var date = Date(timeIntervalSinceReferenceDate: 0)
///     var body: some View {
///         DatePicker("Born", selection: $date, in: ...Date(), displayedComponents: .date)
///             .datePickerStyle(.graphical)
///     }
/// }
/// ```
///
/// Follows Apple's [DatePicker](https://developer.apple.com/documentation/swiftui/datepicker). The date opens a
/// calendar; the time opens wheels, and is typed.
public struct DatePicker<Label: View> {
    /// Which parts of a date are chosen.
    public typealias Components = DatePickerComponents

    private let label: Label
    private let selection: Binding<Date>
    private let range: ClosedRange<Date>
    private let components: DatePickerComponents
    @ControlStyle private var style: StyleSlot<DatePickerStyleConfiguration>

    nonisolated init(_ label: Label, _ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: Components) {
        self.label = label
        self.selection = selection
        self.range = range
        self.components = components
    }

    /// Creates a picker with a custom label.
    public nonisolated init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, Date.distantPast...Date.distantFuture, displayedComponents)
    }

    /// Creates a picker for dates within a range.
    public nonisolated init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, range, displayedComponents)
    }

    /// Creates a picker for dates from one on.
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, range.lowerBound...max(Date.distantFuture, range.lowerBound), displayedComponents)
    }

    /// Creates a picker for dates up to one.
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, min(Date.distantPast, range.upperBound)...range.upperBound, displayedComponents)
    }

    @ViewBuilder @MainActor public var body: some View {
        style.makeBody(
            DatePickerStyleConfiguration(
                label: .init(view: label.asLabel), selection: clamped,
                minimumDate: range.lowerBound > .distantPast ? range.lowerBound : nil,
                maximumDate: range.upperBound < .distantFuture ? range.upperBound : nil,
                displayedComponents: components)
        )
        // The parts of a date follow the environment's time zone.
        .transformEnvironment(\.self) { if $0.timeZone != .current { $0.calendar.timeZone = $0.timeZone } }
    }

    private var clamped: Binding<Date> {
        let (selection, range) = (selection, range)
        return Binding {
            selection.wrappedValue
        } set: {
            selection.wrappedValue = min(max($0, range.lowerBound), range.upperBound)
        }
    }

    nonisolated public static var _isUnary: Bool { false }
}

extension DatePicker: View {}

extension DatePicker where Label == Text {
    /// Creates a picker with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a picker with a title for dates within a range.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a picker with a title for dates from one on.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a picker with a title for dates up to one.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a picker with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// Creates a picker with a title for dates within a range.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// Creates a picker with a title for dates from one on.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// Creates a picker with a title for dates up to one.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
}
