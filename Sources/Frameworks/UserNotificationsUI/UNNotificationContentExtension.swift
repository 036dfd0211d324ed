import SwiftUI
import UserNotifications

/// The way in which a notification's own interface reacts to an action.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
    case doNotDismiss, dismiss, dismissAndForwardAction
}

/// The kind of the button that plays a notification's film or sound.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
    case none, `default`, overlay
}

/// A controller that shows a notification in its own way; no desktop asks for it.
///
/// Follows Apple's
/// [UNNotificationContentExtension](https://developer.apple.com/documentation/usernotificationsui/unnotificationcontentextension).
@MainActor @preconcurrency
public protocol UNNotificationContentExtension: NSObjectProtocol {
    /// Called with the notification.
    func didReceive(_ notification: UNNotification)
    /// Called with an action of the user, and a function that receives the reaction to it.
    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
    /// The kind of the button that plays a film or sound; none by default.
    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
    /// The place of that button.
    var mediaPlayPauseButtonFrame: CGRect { get }
    /// The color of that button.
    var mediaPlayPauseButtonTintColor: UIColor { get }
    /// Called when the user begins to play.
    func mediaPlay()
    /// Called when the user pauses.
    func mediaPause()
}

extension UNNotificationContentExtension {
    public func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) { completion(.dismissAndForwardAction) }
    public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
    public var mediaPlayPauseButtonFrame: CGRect { .zero }
    public var mediaPlayPauseButtonTintColor: UIColor { .tintColor }
    public func mediaPlay() {}
    public func mediaPause() {}
}
