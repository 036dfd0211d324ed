import EventKit
import SwiftUI

/// The number of calendars that can be chosen.
public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }
/// The calendars that are shown.
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars, writableCalendarsOnly }

/// Methods that a chooser of calendars calls.
///
/// Follows Apple's [EKCalendarChooserDelegate](https://developer.apple.com/documentation/eventkitui/ekcalendarchooserdelegate).
@MainActor @preconcurrency
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    /// Called when the user has chosen other calendars; never here.
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    /// Called when the user has finished. The controller must be dismissed.
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    /// Called when the user has canceled. The controller must be dismissed.
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// Chooses calendars; there are none here, which a note says.
///
/// Follows Apple's [EKCalendarChooser](https://developer.apple.com/documentation/eventkitui/ekcalendarchooser).
@MainActor @preconcurrency
open class EKCalendarChooser: UIViewController {
    /// The number of calendars that can be chosen.
    public let selectionStyle: EKCalendarChooserSelectionStyle
    /// The calendars that are shown.
    public let displayStyle: EKCalendarChooserDisplayStyle
    /// The delegate.
    open weak var delegate: (any EKCalendarChooserDelegate)?
    /// Whether there is a button for finishing.
    open var showsDoneButton = false
    /// Whether there is a button for canceling.
    open var showsCancelButton = false
    /// The chosen calendars.
    open var selectedCalendars: Set<EKCalendar> = []

    /// Creates a chooser of events' calendars.
    public convenience init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        eventStore: EKEventStore
    ) {
        self.init(
            selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
    }
    /// Creates a chooser of calendars for a kind of things.
    public init(
        selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType, eventStore: EKEventStore
    ) {
        (selectionStyle, self.displayStyle) = (style, displayStyle)
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        (selectionStyle, displayStyle) = (.single, .allCalendars)
        super.init(coder: coder)
    }

    open override var _swiftUIContent: AnyView {
        AnyView(
            EventNote(title: nil, button: showsCancelButton && !showsDoneButton ? "Cancel" : "Done") { [weak self] in
                guard let self else { return }
                if showsCancelButton, !showsDoneButton {
                    delegate?.calendarChooserDidCancel(self)
                } else {
                    delegate?.calendarChooserDidFinish(self)
                }
            })
    }
}
