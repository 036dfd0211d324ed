import SwiftUI

/// Why an activity cannot begin.
///
/// Follows Apple's
/// [ActivityAuthorizationError](https://developer.apple.com/documentation/activitykit/activityauthorizationerror).
public enum ActivityAuthorizationError: Error, Hashable, Sendable, LocalizedError {
    case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, visibility
    case persistenceFailure, reconnectNotPermitted, missingProcessIdentifier, unentitled, malformedActivityIdentifier

    public var errorDescription: String? {
        self == .unsupported ? "Live activities are not supported on this device." : nil
    }
}

/// Whether the user lets the app show live activities: nothing shows any here.
///
/// Follows Apple's
/// [ActivityAuthorizationInfo](https://developer.apple.com/documentation/activitykit/activityauthorizationinfo).
public final class ActivityAuthorizationInfo: Sendable {
    /// Creates the information.
    public init() {}
    /// Whether the user lets the app: no.
    public var areActivitiesEnabled: Bool { false }
    /// Whether the user lets the app change them often: no.
    public var frequentPushesEnabled: Bool { false }
    /// The changes of whether the user lets the app: none.
    public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
    /// The changes of the user's consent to frequent changes: none.
    public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}
