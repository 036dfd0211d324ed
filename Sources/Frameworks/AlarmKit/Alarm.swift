import Foundation

/// An alarm or a timer.
///
/// Follows Apple's [Alarm](https://developer.apple.com/documentation/alarmkit/alarm).
public struct Alarm: Codable, Identifiable, Hashable, Sendable {
    /// The state of an alarm.
    public enum State: String, Codable, Hashable, Sendable { case scheduled, countdown, paused, alerting }

    /// The times of an alarm.
    public enum Schedule: Codable, Hashable, Sendable {
        case fixed(Date)
        case relative(Relative)

        /// A time of the day, wherever the user is.
        public struct Relative: Codable, Hashable, Sendable {
            /// A time of the day.
            public struct Time: Codable, Hashable, Sendable {
                /// The hour, from 0 to 23.
                public var hour: Int
                /// The minute, from 0 to 59.
                public var minute: Int
                /// Creates a time.
                public init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }
            }
            /// The days of an alarm.
            public enum Recurrence: Codable, Hashable, Sendable {
                case never
                case weekly([Locale.Weekday])
            }
            /// The time.
            public var time: Time
            /// The days.
            public var repeats: Recurrence
            /// Creates a time of the day; once by default.
            public init(time: Time, repeats: Recurrence = .never) { (self.time, self.repeats) = (time, repeats) }
        }
    }

    /// The lengths of a countdown.
    public struct CountdownDuration: Codable, Hashable, Sendable {
        /// The seconds before the alarm; nil for none.
        public var preAlert: TimeInterval?
        /// The seconds until it is repeated; nil for none.
        public var postAlert: TimeInterval?
        /// Creates lengths.
        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
            (self.preAlert, self.postAlert) = (preAlert, postAlert)
        }
    }

    public let id: UUID
    /// The times; nil for a timer.
    public let schedule: Schedule?
    /// The lengths of the countdown; nil for none.
    public let countdownDuration: CountdownDuration?
    /// The state.
    public let state: State
}
