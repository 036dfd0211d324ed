import Foundation

/// Whether an alarm is triggered by an arrival or a departure.
public enum EKAlarmProximity: Int, Sendable { case none, enter, leave }
/// The kinds of alarms.
public enum EKAlarmType: Int, Sendable { case display, audio, procedure, email }

/// An alarm of an event or reminder.
open class EKAlarm: EKObject, @unchecked Sendable {
    /// The time before the beginning, as a negative number of seconds.
    open var relativeOffset: TimeInterval = 0
    /// The time; nil for one that depends on the beginning.
    open var absoluteDate: Date?
    /// The place that triggers the alarm; nil for one that depends on the time.
    open var structuredLocation: EKStructuredLocation?
    /// Whether the user arrives at the place or leaves it.
    open var proximity = EKAlarmProximity.none
    /// The kind.
    open var type: EKAlarmType { emailAddress != nil ? .email : (soundName != nil ? .audio : .display) }
    /// The address for a message; nil for none.
    open var emailAddress: String?
    /// The name of the sound; nil for none.
    open var soundName: String?
    /// Creates an alarm at a time.
    public init(absoluteDate date: Date) { absoluteDate = date }
    /// Creates an alarm before the beginning.
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

/// How often something is repeated.
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
/// A day of the week.
public enum EKWeekday: Int, Sendable { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }

/// A rule by which something is repeated.
open class EKRecurrenceRule: EKObject, @unchecked Sendable {
    /// How often.
    public let frequency: EKRecurrenceFrequency
    /// In which of these times: each one for 1.
    public let interval: Int
    /// When it ends; nil for never.
    open var recurrenceEnd: EKRecurrenceEnd?
    /// The days of the week; nil for the one on which it begins.
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    /// The days of the month, from 1; negative ones count from its end; nil for the one on which it begins.
    public let daysOfTheMonth: [NSNumber]?
    /// The days of the year, from 1; nil for the one on which it begins.
    public let daysOfTheYear: [NSNumber]?
    /// The weeks of the year, from 1; nil for the one on which it begins.
    public let weeksOfTheYear: [NSNumber]?
    /// The months of the year, from 1; nil for the one on which it begins.
    public let monthsOfTheYear: [NSNumber]?
    /// Which of the days count, from 1; nil for all.
    public let setPositions: [NSNumber]?
    /// The first day of the week; 0 for the calendar's.
    public var firstDayOfTheWeek: Int { 0 }
    /// The name of the calendar by which the rule counts.
    public var calendarIdentifier: String { "gregorian" }

    /// Creates a rule.
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        (frequency, self.interval, daysOfTheWeek, daysOfTheMonth) = (type, interval, nil, nil)
        (daysOfTheYear, weeksOfTheYear, monthsOfTheYear, setPositions) = (nil, nil, nil, nil)
        super.init()
        recurrenceEnd = end
    }

    /// Creates a rule with days.
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
        daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        (frequency, self.interval, daysOfTheWeek, daysOfTheMonth) = (type, interval, days, monthDays)
        (self.daysOfTheYear, self.weeksOfTheYear) = (daysOfTheYear, weeksOfTheYear)
        (monthsOfTheYear, self.setPositions) = (months, setPositions)
        super.init()
        recurrenceEnd = end
    }
}

/// When something is no longer repeated.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
    /// The time; nil for a number of times.
    public let endDate: Date?
    /// The number of times; 0 for a time.
    public let occurrenceCount: Int
    /// Creates an end at a time.
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    /// Creates an end after a number of times.
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
    /// Creates an end at a time.
    public class func end(with endDate: Date) -> EKRecurrenceEnd { EKRecurrenceEnd(end: endDate) }
}

/// A day of the week on which something is repeated.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
    /// The day.
    public let dayOfTheWeek: EKWeekday
    /// In which week of the month or year; 0 for each.
    public let weekNumber: Int
    /// Creates a day.
    public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int = 0) {
        (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
    }
}
