import Combine
import Foundation
import SwiftUI

/// The session of an activity; the system makes none here.
///
/// Follows Apple's [GroupSession](https://developer.apple.com/documentation/groupactivities/groupsession).
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject, Identifiable, @unchecked Sendable {
    /// The state of a session.
    public enum State {
        case waiting, joined
        case invalidated(reason: any Error)
    }

    /// The sessions that begin: none.
    public struct Sessions: AsyncSequence, Sendable {
        /// A session.
        public typealias Element = GroupSession<ActivityType>
        /// Waits for sessions; none come.
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// Returns the next session: nil when the task is canceled, and never before.
            public mutating func next() async -> GroupSession<ActivityType>? {
                let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
                for await _ in stream {}
                continuation.finish()
                return nil
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// The name.
    public let id = UUID()
    /// The activity.
    @Published public var activity: ActivityType
    /// The state.
    @Published public private(set) var state = State.waiting
    /// The participants.
    @Published public private(set) var activeParticipants: Set<Participant> = []
    /// This user.
    public let localParticipant = Participant(id: UUID())
    /// Whether this machine has begun it.
    public var isLocallyInitiated: Bool { true }

    init(activity: ActivityType) { self.activity = activity }

    /// Joins the session.
    public func join() {}
    /// Leaves the session.
    public func leave() {}
    /// Ends the session for all.
    public func end() {}
    /// Shows a note to the group.
    public func postEvent(_ event: GroupSessionEvent) {}
    /// Asks for the app's window in the foreground.
    public func requestForegroundPresentation() async {}
}

/// A note to the group.
public struct GroupSessionEvent: Sendable {
    /// What has happened.
    public enum Action: Hashable, Sendable {
        case paused, resumed, skipped, seeked, changedPlaybackRate, addedItem(String), removedItem(String)
    }
    /// The participant.
    public let originator: Participant
    /// What has happened.
    public let action: Action
    /// The page of the thing; nil for none.
    public let url: URL?
    /// Creates a note.
    public init(originator: Participant, action: Action, url: URL?) {
        (self.originator, self.action, self.url) = (originator, action, url)
    }
}

/// Sends messages in a session; there is none here.
///
/// Follows Apple's [GroupSessionMessenger](https://developer.apple.com/documentation/groupactivities/groupsessionmessenger).
public final class GroupSessionMessenger: @unchecked Sendable {
    /// Whether messages may be lost.
    public enum DeliveryMode: Hashable, Sendable { case reliable, unreliable }
    /// The sender of a message.
    public struct MessageContext: Sendable {
        /// The sender.
        public let source: Participant
    }
    /// The messages of a kind: none.
    public typealias Messages<Message> = AsyncStream<(Message, MessageContext)>

    /// Creates a messenger for a session.
    public init<Activity: GroupActivity>(session: GroupSession<Activity>, deliveryMode: DeliveryMode = .reliable) {
        GroupGaps.warn()
    }
    /// Sends a message; fails.
    public func send<Message: Codable>(_ message: Message, to participants: Participants = .all) async throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Sends data; fails.
    public func send(_ data: Data, to participants: Participants = .all) async throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Sends a message; passes an error.
    public func send<Message: Codable>(
        _ message: Message, to participants: Participants = .all, completion: @escaping ((any Error)?) -> Void
    ) { completion(CocoaError(.featureUnsupported)) }
    /// Returns the messages of a kind: none.
    public func messages<Message: Codable>(of type: Message.Type) -> Messages<Message> { AsyncStream { $0.finish() } }
}

/// A panel that begins an activity with others; it fails here.
@MainActor @preconcurrency
open class GroupActivitySharingController: UIViewController {
    /// How the panel was closed.
    public enum Result: Hashable, Sendable { case success, cancelled }
    /// How the panel was closed: `cancelled`.
    public var result: Result { get async { .cancelled } }
    /// Creates a panel; fails, for there are no calls here.
    public init<Activity: GroupActivity>(_ activity: Activity) throws {
        GroupGaps.warn()
        throw CocoaError(.featureUnsupported)
    }
    /// Creates nothing: archives cannot be read here.
    public required init?(coder: NSCoder) { nil }
}
