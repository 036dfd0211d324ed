import CoreLocation
import Foundation
import SwiftUI
import SwiftUICore

/// The kinds of participants.
public enum EKParticipantType: Int, Sendable { case unknown, person, room, resource, group }
/// The parts that participants have.
public enum EKParticipantRole: Int, Sendable { case unknown, required, optional, chair, nonParticipant }

/// How urgent a reminder is.
public enum EKReminderPriority: UInt, Sendable {
    case none = 0
    case high = 1
    case medium = 5
    case low = 9
}

/// The things that calendars hold.
public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates things from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Events.
    public static let event = EKEntityMask(rawValue: 1)
    /// Reminders.
    public static let reminder = EKEntityMask(rawValue: 2)
}
/// The availabilities that events of a calendar may have.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates availabilities from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Busy.
    public static let busy = EKCalendarEventAvailabilityMask(rawValue: 1)
    /// Free.
    public static let free = EKCalendarEventAvailabilityMask(rawValue: 2)
    /// Perhaps busy.
    public static let tentative = EKCalendarEventAvailabilityMask(rawValue: 4)
    /// Not available.
    public static let unavailable = EKCalendarEventAvailabilityMask(rawValue: 8)
}

/// The kinds of calendars.
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
/// The kinds of accounts.
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }

/// Something of a store.
open class EKObject: NSObject, @unchecked Sendable {
    /// Whether it is not kept yet.
    open var isNew: Bool { true }
    /// Whether it was changed.
    open var hasChanges: Bool { true }
    override init() {}
    /// Forgets all changes.
    open func reset() {}
    /// Forgets all changes, and the values that the store has.
    open func rollback() {}
    /// Reads the values of the store again; returns whether the object is still there, which it is not.
    @discardableResult
    open func refresh() -> Bool { false }
}

/// An account with calendars.
open class EKSource: EKObject, @unchecked Sendable {
    /// Returns the account's calendars: none.
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
    /// Whether the account is another person's.
    open var isDelegate: Bool { false }
    /// The name of the account.
    open var sourceIdentifier: String { "" }
    /// The kind.
    open var sourceType: EKSourceType { .local }
    /// The title.
    open var title: String { "" }
}

/// A calendar.
///
/// Follows Apple's [EKCalendar](https://developer.apple.com/documentation/eventkit/ekcalendar).
open class EKCalendar: EKObject, @unchecked Sendable {
    /// The name in the store.
    public let calendarIdentifier = UUID().uuidString
    /// The title.
    open var title = ""
    /// The color.
    open var cgColor: CGColor! = CGColor(red: 0, green: 0.478, blue: 1, alpha: 1)
    /// The color, as AppKit has it; nil for the usual one.
    open var color: UIColor! {
        get { cgColor.map { UIColor(cgColor: $0) } }
        set { cgColor = newValue?.cgColor }
    }
    /// The account; nil for none.
    open var source: EKSource!
    /// The kind.
    open var type: EKCalendarType { .local }
    /// Whether its events can be changed.
    open var allowsContentModifications: Bool { true }
    /// Whether it is one of another person.
    open var isSubscribed: Bool { false }
    /// Whether the calendar itself can't be changed.
    open var isImmutable: Bool { false }
    /// The things that the calendar holds.
    open var allowedEntityTypes: EKEntityMask { entity == .event ? .event : .reminder }
    /// The availabilities that events may have.
    open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [.busy, .free, .tentative, .unavailable] }
    private let entity: EKEntityType
    /// Creates a calendar.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) { entity = entityType }
}

/// A person who takes part in an event.
open class EKParticipant: EKObject, @unchecked Sendable {
    /// The address.
    open var url: URL { URL(filePath: "/") }
    /// The name; nil if it is not known.
    open var name: String? { nil }
    /// Whether the participant comes.
    open var participantStatus: EKParticipantStatus { .unknown }
    /// The kind of participant.
    open var participantType: EKParticipantType { .unknown }
    /// The part that the participant has.
    open var participantRole: EKParticipantRole { .unknown }
    /// Whether it is the user.
    open var isCurrentUser: Bool { false }
}
/// Whether a person comes.
public enum EKParticipantStatus: Int, Sendable {
    case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

/// An event or a reminder.
open class EKCalendarItem: EKObject, @unchecked Sendable {
    /// The calendar; nil for none.
    open var calendar: EKCalendar!
    /// The title.
    open var title: String! = ""
    /// The place in words.
    open var location: String?
    /// The user's words about it.
    open var notes: String?
    /// An address that belongs to it.
    open var url: URL?
    /// The time zone; nil for any.
    open var timeZone: TimeZone?
    /// The alarms; nil for none.
    open var alarms: [EKAlarm]?
    /// When it is repeated; nil for never.
    open var recurrenceRules: [EKRecurrenceRule]?
    /// The name in the store.
    public let calendarItemIdentifier = UUID().uuidString
    /// When it was made; nil as long as it is not kept.
    open var creationDate: Date? { nil }
    /// When it was changed last; nil as long as it is not kept.
    open var lastModifiedDate: Date? { nil }
    /// Who takes part; nil for nobody.
    open var attendees: [EKParticipant]? { nil }
    /// Whether it has alarms.
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    /// Whether it is repeated.
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    /// Whether it has notes.
    open var hasNotes: Bool { notes?.isEmpty == false }
    /// Whether people take part.
    open var hasAttendees: Bool { false }

    /// Creates a thing of a store.
    public init(eventStore: EKEventStore) {}

    /// Adds an alarm.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Removes an alarm.
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    /// Adds a rule by which it is repeated.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    /// Removes a rule by which it is repeated.
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// An event of a calendar.
///
/// Follows Apple's [EKEvent](https://developer.apple.com/documentation/eventkit/ekevent).
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    /// The name in the store; nil as long as it is not kept.
    open var eventIdentifier: String! { nil }
    /// Whether it takes whole days.
    open var isAllDay = false
    /// When it begins.
    open var startDate: Date!
    /// When it ends.
    open var endDate: Date!
    /// The place on the earth; nil for none.
    open var structuredLocation: EKStructuredLocation?
    /// Who has made it; nil if it is not known.
    open var organizer: EKParticipant? { nil }
    /// How others see the time.
    open var availability = EKEventAvailability.busy
    /// Whether it takes place.
    open var status: EKEventStatus { .none }
    /// When it begins, if it is one of a series.
    open var occurrenceDate: Date! { startDate }
    /// Whether the event differs from its series.
    open var isDetached: Bool { false }
    /// The contact whose birthday it is; nil for another event.
    open var birthdayContactIdentifier: String? { nil }
    /// Returns whether it begins before, at or after the time at which another one begins.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
    }
}
/// How others see the time of an event.
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }

/// Something that a user wants to do.
///
/// Follows Apple's [EKReminder](https://developer.apple.com/documentation/eventkit/ekreminder).
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    /// When it begins; nil for any time.
    open var startDateComponents: DateComponents?
    /// When it is due; nil for any time.
    open var dueDateComponents: DateComponents?
    /// Whether it is done.
    open var isCompleted: Bool {
        get { completionDate != nil }
        set { completionDate = newValue ? completionDate ?? Date() : nil }
    }
    /// When it was done; nil as long as it is not.
    open var completionDate: Date?
    /// How much it matters: 1 the most, 9 the least, 0 for none.
    open var priority = 0
}

/// A place on the earth with a name.
open class EKStructuredLocation: EKObject, @unchecked Sendable {
    /// The name.
    open var title: String?
    /// The place; nil if it is not known.
    open var geoLocation: CLLocation?
    /// How near counts as being there, in meters.
    open var radius = 0.0
    /// Creates a place with a name.
    public init(title: String) { self.title = title }
}
