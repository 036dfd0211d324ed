import Foundation
import SwiftUICore

/// A control for selecting a date or time.
///
/// Follows Apple's [UIDatePicker](https://developer.apple.com/documentation/uikit/uidatepicker). It is shown as a date picker of
/// SwiftUI; durations (`.countDownTimer`) are not supported here.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
    /// The parts of a date that are selected.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth = 4269 }
    /// The parts of a date that are selected; date and time by default.
    open var datePickerMode = Mode.dateAndTime {
        didSet {
            if datePickerMode == .countDownTimer {
                RuntimeWarning.issue("UIDatePicker chooses no durations here: see CompatibilityGaps.md.")
            }
            noteChange()
        }
    }
    /// The date; now by default.
    open var date = Date() { didSet { noteChange() } }
    /// The first date that can be selected; nil for no limit.
    open var minimumDate: Date? { didSet { noteChange() } }
    /// The last date that can be selected; nil for no limit.
    open var maximumDate: Date? { didSet { noteChange() } }
    /// The calendar; the user's by default.
    open var calendar: Calendar! = .current { didSet { noteChange() } }
    /// The locale; nil for the user's.
    open var locale: Locale? { didSet { noteChange() } }
    /// The time zone; nil for the user's.
    open var timeZone: TimeZone? { didSet { noteChange() } }
    /// The steps of minutes; 1 by default, and here.
    open var minuteInterval = 1
    /// The duration, in seconds.
    open var countDownDuration: TimeInterval = 0
    /// The appearance of the picker.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { noteChange() } }
    /// The appearance of the picker.
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    /// Sets the date.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// The appearance of a date picker.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A date picker of UIKit as one of SwiftUI.
struct DateCounterpart: View {
    /// Differs after each change of the view.
    let version: Int
    let picker: UIDatePicker

    var body: some View {
        Group {
            switch picker.datePickerStyle {
            case .inline: content.datePickerStyle(.graphical)
            case .wheels: content.datePickerStyle(.wheel)
            default: content
            }
        }
        .labelsHidden()
        .disabled(!picker.isEnabled)
        .transformEnvironment(\.calendar) { if let calendar = picker.calendar { $0 = calendar } }
        .transformEnvironment(\.timeZone) { if let zone = picker.timeZone { $0 = zone } }
        .transformEnvironment(\.locale) { if let locale = picker.locale { $0 = locale } }
    }

    private var content: some View {
        let first = picker.minimumDate ?? .distantPast
        let last = max(picker.maximumDate ?? .distantFuture, first)
        let date = Binding {
            min(max(picker.date, first), last)
        } set: {
            picker.date = $0
            picker.sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
        return DatePicker("", selection: date, in: first...last, displayedComponents: components)
    }

    private var components: DatePickerComponents {
        switch picker.datePickerMode {
        case .time: .hourAndMinute
        case .date, .yearAndMonth: .date
        default: [.date, .hourAndMinute]
        }
    }
}
