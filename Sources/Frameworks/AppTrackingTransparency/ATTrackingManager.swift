import Foundation
import OrielFoundation

/// Asks the user whether the app may follow them through other apps; here the answer is always no.
///
/// Follows Apple's [ATTrackingManager](https://developer.apple.com/documentation/apptrackingtransparency/attrackingmanager). It is
/// as if the user had forbidden apps to ask.
open class ATTrackingManager: NSObject, @unchecked Sendable {
    /// Whether the app may follow the user.
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }

    /// Whether the app may follow the user: `denied`.
    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

    /// Asks the user; the answer is `denied`, without a question.
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        warn()
        DispatchQueue.global().async { completion(.denied) }
    }

    /// Asks the user; the answer is `denied`, without a question.
    @discardableResult
    open class func requestTrackingAuthorization() async -> AuthorizationStatus {
        warn()
        return .denied
    }

    private class func warn() {
        RuntimeWarning.issue(
            "AppTrackingTransparency: there is no identifier for advertising here; tracking is denied.")
    }
}
