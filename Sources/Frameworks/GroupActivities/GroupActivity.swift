import Combine
import Foundation
import SwiftUI

/// Something that several users do together in a call; there are no calls here.
///
/// Follows Apple's [GroupActivity](https://developer.apple.com/documentation/groupactivities/groupactivity).
public protocol GroupActivity: Codable, Sendable {
    /// The name of the activity for the system; by default the type's.
    static var activityIdentifier: String { get }
    /// The activity's description for users.
    var metadata: GroupActivityMetadata { get async }
}

extension GroupActivity {
    public static var activityIdentifier: String { String(reflecting: Self.self) }

    /// Begins the activity for the group; returns false, for there is none.
    @discardableResult
    public func activate() async throws -> Bool {
        GroupGaps.warn()
        return false
    }

    /// Returns whether the activity is for the group: `activationDisabled`, for there is none.
    public func prepareForActivation() async -> GroupActivityActivationResult { .activationDisabled }

    /// The sessions that begin: none.
    public static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }
}

enum GroupGaps {
    static func warn() { RuntimeWarning.issue("GroupActivities: there are no calls with groups here.") }
}

/// Whether an activity is for a group.
public enum GroupActivityActivationResult: Hashable, Sendable {
    case activationDisabled, activationPreferred, cancelled
}

/// An activity's description for users.
public struct GroupActivityMetadata: @unchecked Sendable {
    /// The kinds of activities.
    public struct ActivityType: Hashable, Sendable {
        private let name: String
        private init(_ name: String) { self.name = name }
        /// Any kind.
        public static let generic = ActivityType("generic")
        /// Hearing something together.
        public static let listenTogether = ActivityType("listenTogether")
        /// Watching something together.
        public static let watchTogether = ActivityType("watchTogether")
        /// Making something together.
        public static let createTogether = ActivityType("createTogether")
        /// Exploring something together.
        public static let exploreTogether = ActivityType("exploreTogether")
        /// Learning together.
        public static let learnTogether = ActivityType("learnTogether")
        /// Reading together.
        public static let readTogether = ActivityType("readTogether")
        /// Buying together.
        public static let shopTogether = ActivityType("shopTogether")
        /// Exercising together.
        public static let workoutTogether = ActivityType("workoutTogether")
    }
    /// The kind; generic by default.
    public var type = ActivityType.generic
    /// The title; nil by default.
    public var title: String?
    /// The line below; nil by default.
    public var subtitle: String?
    /// The picture; nil by default.
    public var previewImage: CGImage?
    /// The page for users without the app; nil by default.
    public var fallbackURL: URL?
    /// Whether it continues on a television; false by default.
    public var supportsContinuationOnTV = false
    /// The place in the app; nil by default.
    public var sceneAssociationBehavior = SceneAssociationBehavior.default
    /// Creates an empty description.
    public init() {}
}

/// Which window an activity opens.
public struct SceneAssociationBehavior: Hashable, Sendable {
    private let name: String
    /// A window that the app names.
    public static func content(_ identifier: String) -> SceneAssociationBehavior {
        SceneAssociationBehavior(name: identifier)
    }
    /// The app's own.
    public static let `default` = SceneAssociationBehavior(name: "")
    /// None.
    public static let none = SceneAssociationBehavior(name: "none")
}

/// A user in a session.
public struct Participant: Hashable, Identifiable, Sendable {
    /// The name.
    public let id: UUID
}

/// The participants that receive a message.
public enum Participants: Hashable, Sendable {
    case all
    case only(Set<Participant>)
    /// One participant.
    public static func only(_ participant: Participant) -> Participants { .only([participant]) }
}

/// Whether the user can begin activities with a group: no.
///
/// Follows Apple's [GroupStateObserver](https://developer.apple.com/documentation/groupactivities/groupstateobserver).
public final class GroupStateObserver: ObservableObject {
    /// Whether the user is in a call: no.
    @Published public private(set) var isEligibleForGroupSession = false
    /// Creates an observer.
    public init() {}
}
