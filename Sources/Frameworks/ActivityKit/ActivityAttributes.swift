import SwiftUI

/// What a live activity shows: values that stay, and a state that changes.
///
/// Follows Apple's [ActivityAttributes](https://developer.apple.com/documentation/activitykit/activityattributes).
public protocol ActivityAttributes: Decodable, Encodable {
    /// The state that changes.
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// The state of a live activity.
public enum ActivityState: Hashable, Sendable, Codable { case active, ended, dismissed, stale, pending }

/// A state with the time at which it is out of date.
///
/// Follows Apple's [ActivityContent](https://developer.apple.com/documentation/activitykit/activitycontent).
public struct ActivityContent<State: Decodable & Encodable & Hashable>: @unchecked Sendable {
    /// The state.
    public let state: State
    /// When it is out of date; nil for never.
    public let staleDate: Date?
    /// How much it matters beside the app's other activities.
    public let relevanceScore: Double
    /// Creates content.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

extension ActivityContent: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.state == right.state && left.staleDate == right.staleDate && left.relevanceScore == right.relevanceScore
    }
}

/// When the system removes an activity that has ended.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private let date: Date?
    private let isImmediate: Bool
    /// After some time.
    public static let `default` = ActivityUIDismissalPolicy(date: nil, isImmediate: false)
    /// At once.
    public static let immediate = ActivityUIDismissalPolicy(date: nil, isImmediate: true)
    /// At a time.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { .init(date: date, isImmediate: false) }
}

/// How a server changes an activity.
public struct PushType: Hashable, Sendable {
    private let channel: String?
    /// By a token.
    public static let token = PushType(channel: nil)
    /// By a channel.
    public static func channel(_ channelID: String) -> PushType { PushType(channel: channelID) }
}

/// How the user is notified of a change.
public struct AlertConfiguration: @unchecked Sendable {
    /// The title.
    public let title: LocalizedStringResource
    /// The text.
    public let body: LocalizedStringResource
    /// The sound.
    public let sound: AlertSound
    /// A sound.
    public struct AlertSound: Hashable, Sendable {
        private let name: String?
        /// The usual sound.
        public static let `default` = AlertSound(name: nil)
        /// A sound of the app's.
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }
    /// Creates settings.
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }
}
