import Foundation
import OrielFoundation

/// What can be in a calendar.
public enum EKEntityType: UInt, Sendable { case event, reminder }
/// Whether an app may use the user's calendars.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    /// The app may.
    public static let authorized = EKAuthorizationStatus.fullAccess
}
/// Which events of a series are changed.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

extension NSNotification.Name {
    /// Sent when the user's calendars have changed; never here.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// The name of the errors of calendars.
public let EKErrorDomain = "EKErrorDomain"

/// An error of calendars.
public struct EKError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case eventNotMutable = 0, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly
        case durationGreaterThanRecurrence, alarmGreaterThanRecurrence, startDateTooFarInFuture,
            startDateCollidesWithOtherOccurrence
        case objectBelongsToDifferentStore, invitesCannotBeMoved, invalidSpan, calendarHasNoSource
        case calendarSourceCannotBeModified, calendarIsImmutable, sourceDoesNotAllowCalendarAddDelete
        case recurringReminderRequiresDueDate, structuredLocationsNotSupported, reminderLocationsNotSupported
        case alarmProximityNotSupported, calendarDoesNotAllowEvents, calendarDoesNotAllowReminders
        case sourceDoesNotAllowReminders, sourceDoesNotAllowEvents, priorityIsInvalid, invalidEntityType
        case procedureAlarmsNotMutable, eventStoreNotAuthorized, osNotSupported, invalidInviteReplyCalendar
        case notificationsCollectionFlagNotSet, sourceMismatch, notificationCollectionMismatch
        case notificationSavedWithoutCollection, reminderAlarmContainsEmailOrUrl
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of the errors of this framework.
    public static var errorDomain: String { EKErrorDomain }
    public var errorDescription: String? { "The app has no access to the calendars." }
    /// The app may not use the calendars.
    public static let eventStoreNotAuthorized = Code.eventStoreNotAuthorized
    /// There is no calendar.
    public static let noCalendar = Code.noCalendar
    /// There is no beginning.
    public static let noStartDate = Code.noStartDate
    /// There is no end.
    public static let noEndDate = Code.noEndDate
    /// The end is before the beginning.
    public static let datesInverted = Code.datesInverted
    /// The calendar can't be changed.
    public static let calendarReadOnly = Code.calendarReadOnly
}

/// The user's calendars and reminders, to which the app has no access here.
///
/// Follows Apple's [EKEventStore](https://developer.apple.com/documentation/eventkit/ekeventstore). It is as if the user had said no: there are
/// no calendars and events, and saving fails, which is reported once.
open class EKEventStore: NSObject, @unchecked Sendable {
    /// Called with whether the app may use the calendars.
    public typealias RequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void

    /// Creates a store.
    public override init() {}

    /// Returns whether the app may use the calendars: no.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

    private func refuse(_ completion: @escaping RequestAccessCompletionHandler) {
        Self.warn()
        DispatchQueue.global().async { completion(false, nil) }
    }
    static func warn() {
        RuntimeWarning.issue("EventKit: the desktop's calendars are not available; it is as if the user had said no.")
    }
    private func refusal() -> EKError {
        Self.warn()
        return EKError(.eventStoreNotAuthorized)
    }

    /// Asks whether the app may use the calendars: no.
    open func requestAccess(to entityType: EKEntityType, completion: @escaping RequestAccessCompletionHandler) {
        refuse(completion)
    }
    /// Asks whether the app may use the calendars: no.
    open func requestFullAccessToEvents(completion: @escaping RequestAccessCompletionHandler) { refuse(completion) }
    /// Asks whether the app may add events: no.
    open func requestWriteOnlyAccessToEvents(completion: @escaping RequestAccessCompletionHandler) {
        refuse(completion)
    }
    /// Asks whether the app may use the reminders: no.
    open func requestFullAccessToReminders(completion: @escaping RequestAccessCompletionHandler) { refuse(completion) }
    /// Asks whether the app may use the calendars: no.
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { denied() }
    /// Asks whether the app may use the calendars: no.
    open func requestFullAccessToEvents() async throws -> Bool { denied() }
    /// Asks whether the app may add events: no.
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { denied() }
    /// Asks whether the app may use the reminders: no.
    open func requestFullAccessToReminders() async throws -> Bool { denied() }
    private func denied() -> Bool {
        Self.warn()
        return false
    }

    /// The accounts: none.
    open var sources: [EKSource] { [] }
    /// The accounts of other people; none.
    open var delegateSources: [EKSource] { [] }
    /// Returns the calendars: none.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// Returns the calendar with a name: none.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    /// The calendar for new events; nil.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// Returns the calendar for new reminders; nil.
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// Returns the event with a name: none.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// Returns the thing with a name: none.
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }

    /// Returns a condition for the events of a time.
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate
    {
        NSPredicate(value: false)
    }
    /// Returns a condition for all reminders.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    /// Returns a condition for the reminders of a time that are not done.
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    /// Returns a condition for the reminders that were done in a time.
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    /// Ends a search for reminders; its function is called all the same.
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}
    /// Returns the account with a name: none.
    open func source(withIdentifier identifier: String) -> EKSource? { nil }
    /// Returns the things of a calendar with a name elsewhere: none.
    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }
    /// The identifier of the store.
    public let eventStoreIdentifier = UUID().uuidString
    /// Creates a store of accounts.
    public convenience init(sources: [EKSource]) { self.init() }
    /// Returns the events that meet a condition: none.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    /// Calls a function with each event that meets a condition: none.
    open func enumerateEvents(
        matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    /// Calls a function with the reminders that meet a condition: none.
    @discardableResult
    open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
    ) -> Any {
        DispatchQueue.global().async { completion([]) }
        return NSObject()
    }

    /// Keeps an event; fails.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw refusal() }
    /// Removes an event; fails.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw refusal() }
    /// Keeps a reminder; fails.
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw refusal() }
    /// Removes a reminder; fails.
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw refusal() }
    /// Keeps a calendar; fails.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw refusal() }
    /// Removes a calendar; fails.
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw refusal() }
    /// Writes all changes; fails.
    open func commit() throws { throw refusal() }
    /// Forgets all changes.
    open func reset() {}
    /// Reads what has changed elsewhere.
    open func refreshSourcesIfNecessary() {}
}
