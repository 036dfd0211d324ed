import ActivityKit
import AppIntents
import Foundation
import OrielFoundation

/// The alarms of an app; the desktop has none for apps.
///
/// Follows Apple's [AlarmManager](https://developer.apple.com/documentation/alarmkit/alarmmanager). Access is denied as by the user, and every
/// change fails, which is reported once.
public final class AlarmManager: Sendable {
    /// Whether an app may set alarms.
    public enum AuthorizationState: String, Hashable, Sendable { case notDetermined, denied, authorized }

    /// The errors of alarms.
    public enum AlarmError: LocalizedError, Hashable, Sendable {
        case maximumLimitReached, notAuthorized
        public var errorDescription: String? { "The app may not set alarms on this system." }
    }

    /// The manager of the app.
    public static let shared = AlarmManager()
    private init() {}

    private func refusal() -> AlarmError {
        RuntimeWarning.issue("AlarmKit: the desktop rings no alarms for apps; they are refused as by the user.")
        return .notAuthorized
    }

    /// Whether the app may set alarms; denied.
    public var authorizationState: AuthorizationState { .denied }
    /// Asks whether the app may set alarms: no.
    public func requestAuthorization() async throws -> AuthorizationState {
        _ = refusal()
        return .denied
    }
    /// The alarms: none.
    public var alarms: [Alarm] { get throws { [] } }
    /// The lists of alarms: one without any.
    public var alarmUpdates: AsyncStream<[Alarm]> {
        AsyncStream { continuation in
            continuation.yield([])
            continuation.finish()
        }
    }
    /// The changes of whether the app may set alarms: one, denied.
    public var authorizationUpdates: AsyncStream<AuthorizationState> {
        AsyncStream { continuation in
            continuation.yield(.denied)
            continuation.finish()
        }
    }

    /// Sets an alarm; fails.
    public func schedule<Metadata: AlarmMetadata>(
        id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
    ) async throws -> Alarm { throw refusal() }
    /// Begins the countdown of an alarm; fails.
    public func countdown(id: Alarm.ID) throws { throw refusal() }
    /// Pauses an alarm; fails.
    public func pause(id: Alarm.ID) throws { throw refusal() }
    /// Continues an alarm; fails.
    public func resume(id: Alarm.ID) throws { throw refusal() }
    /// Ends the ringing of an alarm; fails.
    public func stop(id: Alarm.ID) throws { throw refusal() }
    /// Removes an alarm; fails.
    public func cancel(id: Alarm.ID) throws { throw refusal() }

    /// The settings of an alarm.
    public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
        /// The lengths of the countdown; nil for none.
        public var countdownDuration: Alarm.CountdownDuration?
        /// The times; nil for a timer.
        public var schedule: Alarm.Schedule?
        /// The facts of the live activity.
        public var attributes: AlarmAttributes<Metadata>
        /// The action of the button that ends the alarm; nil for none.
        public var stopIntent: (any LiveActivityIntent)?
        /// The action of the second button; nil for none.
        public var secondaryIntent: (any LiveActivityIntent)?
        /// The sound.
        public var sound: AlertConfiguration.AlertSound

        /// Creates settings.
        public init(
            countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
            attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) {
            (self.countdownDuration, self.schedule, self.attributes) = (countdownDuration, schedule, attributes)
            (self.stopIntent, self.secondaryIntent, self.sound) = (stopIntent, secondaryIntent, sound)
        }
        /// Returns the settings of an alarm.
        public static func alarm(
            schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration {
            .init(
                schedule: schedule, attributes: attributes, stopIntent: stopIntent, secondaryIntent: secondaryIntent,
                sound: sound)
        }
        /// Returns the settings of a timer, with its length in seconds.
        public static func timer(
            duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration {
            .init(
                countdownDuration: .init(preAlert: duration, postAlert: nil), attributes: attributes,
                stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
        }
    }
}
