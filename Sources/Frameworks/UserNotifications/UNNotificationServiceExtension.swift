import Foundation

/// Changes a notification from a server before it is shown; nothing here calls it, as no server sends notifications.
///
/// Follows Apple's
/// [UNNotificationServiceExtension](https://developer.apple.com/documentation/usernotifications/unnotificationserviceextension).
open class UNNotificationServiceExtension: NSObject, @unchecked Sendable {
    /// Creates an extension.
    public override init() {}

    /// Called with a notification; passes its content on by default.
    open func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        contentHandler(request.content)
    }

    /// Called shortly before the time for changes ends; does nothing by default.
    open func serviceExtensionTimeWillExpire() {}
}
