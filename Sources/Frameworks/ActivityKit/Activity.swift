import SwiftUI

/// Something that goes on, on the lock screen and in the bar of a phone; no desktop shows it.
///
/// Follows Apple's [Activity](https://developer.apple.com/documentation/activitykit/activity). A request fails with the error `unsupported`, as
/// on an iPad or Mac, so that there is never one.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    /// The state that changes.
    public typealias ContentState = Attributes.ContentState
    /// The name.
    public let id: String
    /// The values that stay.
    public let attributes: Attributes
    /// The state that is shown.
    public let content: ActivityContent<ContentState>
    /// The state that is shown.
    public var contentState: ContentState { content.state }
    /// The states that are shown: none.
    public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
    /// Whether it goes on.
    public var activityState: ActivityState { .ended }
    /// The token by which a server changes it; nil.
    public var pushToken: Data? { nil }
    /// The states of the activity: none.
    public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
    /// The contents of the activity: none.
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
    /// The tokens of the activity: none.
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

    private init(attributes: Attributes, content: ActivityContent<ContentState>) {
        (id, self.attributes, self.content) = (UUID().uuidString, attributes, content)
    }

    /// The app's activities: none.
    public static var activities: [Activity<Attributes>] { [] }
    /// The activities that begin: none.
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
    /// The token by which a server begins one; nil.
    public static var pushToStartToken: Data? { nil }
    /// The tokens by which a server begins one: none.
    public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

    /// Begins an activity; fails.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        RuntimeWarning.issue("ActivityKit: no desktop shows live activities; requests fail.")
        throw ActivityAuthorizationError.unsupported
    }
    /// Begins an activity; fails.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try request(
            attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil), pushType: pushType)
    }

    /// Changes what is shown, and notifies the user.
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {}
    /// Ends the activity.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    /// Changes what is shown as of a time, and notifies the user.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {}
    /// Changes the state that is shown, and notifies the user.
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
    /// Ends the activity as of a time.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async {}
    /// Ends the activity with a state.
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    /// Begins an activity in a style; fails.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> { try request(attributes: attributes, content: content, pushType: pushType) }
}

/// The styles of activities.
public enum ActivityStyle: Hashable, Sendable { case standard, transient }
