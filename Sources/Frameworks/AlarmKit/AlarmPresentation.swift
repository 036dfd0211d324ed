import ActivityKit
import Foundation
import SwiftUI

/// A button of an alarm.
///
/// Follows Apple's [AlarmButton](https://developer.apple.com/documentation/alarmkit/alarmbutton).
public struct AlarmButton: Sendable {
    /// The title.
    public var text: LocalizedStringResource
    /// The color of the title.
    public var textColor: Color
    /// The name of the symbol.
    public var systemImageName: String
    /// Creates a button.
    public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        (self.text, self.textColor, self.systemImageName) = (text, textColor, systemImageName)
    }
}

/// The texts and buttons of an alarm.
///
/// Follows Apple's [AlarmPresentation](https://developer.apple.com/documentation/alarmkit/alarmpresentation).
public struct AlarmPresentation: Sendable {
    /// The parts that are shown when an alarm rings.
    public struct Alert: Sendable {
        /// The action of the second button.
        public enum SecondaryButtonBehavior: Hashable, Sendable { case countdown, custom }
        /// The title.
        public var title: LocalizedStringResource
        /// The button that ends the alarm.
        public var stopButton: AlarmButton
        /// The second button; nil for none.
        public var secondaryButton: AlarmButton?
        /// The action of the second button; nil for none.
        public var secondaryButtonBehavior: SecondaryButtonBehavior?
        /// Creates parts.
        public init(
            title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            (self.title, self.stopButton) = (title, stopButton)
            (self.secondaryButton, self.secondaryButtonBehavior) = (secondaryButton, secondaryButtonBehavior)
        }
        /// Creates parts with the system's button for ending.
        public init(
            title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            self.init(
                title: title, stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.fill"),
                secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
        }
    }
    /// The parts that are shown during a countdown.
    public struct Countdown: Sendable {
        /// The title.
        public var title: LocalizedStringResource
        /// The button that pauses; nil for none.
        public var pauseButton: AlarmButton?
        /// Creates parts.
        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
            (self.title, self.pauseButton) = (title, pauseButton)
        }
    }
    /// The parts that are shown while a countdown pauses.
    public struct Paused: Sendable {
        /// The title.
        public var title: LocalizedStringResource
        /// The button that continues.
        public var resumeButton: AlarmButton
        /// Creates parts.
        public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
            (self.title, self.resumeButton) = (title, resumeButton)
        }
    }
    /// The parts when the alarm rings.
    public var alert: Alert
    /// The parts during a countdown; nil for none.
    public var countdown: Countdown?
    /// The parts while a countdown pauses; nil for none.
    public var paused: Paused?
    /// Creates the texts and buttons.
    public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
        (self.alert, self.countdown, self.paused) = (alert, countdown, paused)
    }
}

/// An app's own facts about an alarm.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// The facts of an alarm's live activity.
///
/// Follows Apple's [AlarmAttributes](https://developer.apple.com/documentation/alarmkit/alarmattributes).
public struct AlarmAttributes<Metadata: AlarmMetadata>: Sendable {
    /// The texts and buttons.
    public var presentation: AlarmPresentation
    /// The app's own facts; nil for none.
    public var metadata: Metadata?
    /// The color.
    public var tintColor: Color
    /// Creates facts.
    public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        (self.presentation, self.metadata, self.tintColor) = (presentation, metadata, tintColor)
    }
}

/// The state of an alarm in a live activity.
///
/// Follows Apple's [AlarmPresentationState](https://developer.apple.com/documentation/alarmkit/alarmpresentationstate).
public struct AlarmPresentationState: Codable, Hashable, Sendable {
    /// The form of the state.
    public enum Mode: Codable, Hashable, Sendable {
        case alert(Alert)
        case countdown(Countdown)
        case paused(Paused)

        /// The alarm rings.
        public struct Alert: Codable, Hashable, Sendable {
            /// The time of the alarm.
            public var time: Alarm.Schedule.Relative.Time
            /// Creates the state.
            public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
        }
        /// The countdown runs.
        public struct Countdown: Codable, Hashable, Sendable {
            /// The whole length, in seconds.
            public var totalCountdownDuration: TimeInterval
            /// The seconds that have passed before.
            public var previouslyElapsedDuration: TimeInterval
            /// The moment at which the countdown began or continued.
            public var startDate: Date
            /// The moment of the alarm.
            public var fireDate: Date
        }
        /// The countdown pauses.
        public struct Paused: Codable, Hashable, Sendable {
            /// The whole length, in seconds.
            public var totalCountdownDuration: TimeInterval
            /// The seconds that have passed.
            public var previouslyElapsedDuration: TimeInterval
        }
    }
    /// The alarm's identifier.
    public var alarmID: UUID
    /// The form of the state.
    public var mode: Mode
    /// Creates a state.
    public init(alarmID: UUID, mode: Mode) { (self.alarmID, self.mode) = (alarmID, mode) }
}
