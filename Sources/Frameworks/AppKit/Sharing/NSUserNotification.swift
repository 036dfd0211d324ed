import Foundation
import SwiftUI

/// A notification of the desktop, in its older form.
///
/// Follows Apple's [NSUserNotification](https://developer.apple.com/documentation/foundation/nsusernotification).
open class NSUserNotification: NSObject, NSCopying, @unchecked Sendable {
    /// The user's response to a notification.
    public enum ActivationType: Int, Sendable {
        case none, contentsClicked, actionButtonClicked, replied, additionalActionClicked
    }

    /// The title; nil for the app's name.
    open var title: String?
    /// The line below the title; nil for none.
    open var subtitle: String?
    /// The text; nil for none.
    open var informativeText: String?
    /// The title of the button; “Show” by default.
    open var actionButtonTitle = "Show"
    /// The title of the button that closes the notification; the desktop has one of its own.
    open var otherButtonTitle = ""
    /// Whether there is a button for the action; true by default.
    open var hasActionButton = true
    /// Whether the user can write a response; desktops have no field for that.
    open var hasReplyButton = false
    /// The words in the empty field for a response; nil for none.
    open var responsePlaceholder: String?
    /// The user's response; nil for none, as always here.
    open private(set) var response: NSAttributedString?
    /// When the notification is delivered; nil for at once.
    open var deliveryDate: Date?
    /// The time zone of the date; nil for the user's.
    open var deliveryTimeZone: TimeZone?
    /// The time between two deliveries; nil for a single one, of at least a minute.
    open var deliveryRepeatInterval: DateComponents?
    /// When the notification was delivered; nil for not yet.
    open internal(set) var actualDeliveryDate: Date?
    /// Whether the notification was shown.
    open internal(set) var isPresented = false
    /// Whether another program sends the notification; false here.
    open var isRemote: Bool { false }
    /// The name of the sound, on which the desktop decides; nil for none.
    open var soundName: String?
    /// Values of the app's own; nil for none.
    open var userInfo: [String: Any]?
    /// The name by which a delivery takes the place of an earlier one; nil for none.
    open var identifier: String?
    /// A picture beside the text; not shown.
    open var contentImage: NSImage?
    /// The user's response to the notification.
    open internal(set) var activationType = ActivationType.none
    /// Further actions; not shown.
    open var additionalActions: [NSUserNotificationAction]?
    /// The further action that the user chose; nil for none.
    open private(set) var additionalActivationAction: NSUserNotificationAction?

    /// Creates an empty notification.
    public override init() { super.init() }

    /// Returns another notification with the same content.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSUserNotification()
        (copy.title, copy.subtitle, copy.informativeText) = (title, subtitle, informativeText)
        (copy.actionButtonTitle, copy.otherButtonTitle) = (actionButtonTitle, otherButtonTitle)
        (copy.hasActionButton, copy.hasReplyButton) = (hasActionButton, hasReplyButton)
        (copy.responsePlaceholder, copy.deliveryDate) = (responsePlaceholder, deliveryDate)
        (copy.deliveryTimeZone, copy.deliveryRepeatInterval) = (deliveryTimeZone, deliveryRepeatInterval)
        (copy.soundName, copy.userInfo, copy.identifier) = (soundName, userInfo, identifier)
        (copy.contentImage, copy.additionalActions) = (contentImage, additionalActions)
        return copy
    }
}

/// A further action of a notification.
///
/// Follows Apple's [NSUserNotificationAction](https://developer.apple.com/documentation/foundation/nsusernotificationaction).
open class NSUserNotificationAction: NSObject, @unchecked Sendable {
    /// The name; nil for none.
    public let identifier: String?
    /// The title; nil for none.
    public let title: String?
    /// Creates an action.
    public init(identifier: String?, title: String?) {
        (self.identifier, self.title) = (identifier, title)
        super.init()
    }
}

/// The name of the usual sound.
public let NSUserNotificationDefaultSoundName = "DefaultSoundName"
