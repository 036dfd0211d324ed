import Foundation

/// How an action of a notification behaves.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only where the computer is unlocked, which it is here.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// It destroys something; the desktop shows it like others.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// It brings the app to the front; the desktop decides.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// The picture of an action; the desktop shows none.
public final class UNNotificationActionIcon: NSObject, Sendable {
    /// Creates a picture from an asset of the app.
    public init(templateImageName: String) {}
    /// Creates a picture from a symbol.
    public init(systemImageName: String) {}
}

/// A button of a notification.
///
/// Follows Apple's
/// [UNNotificationAction](https://developer.apple.com/documentation/usernotifications/unnotificationaction).
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// The name by which the app knows the action.
    public let identifier: String
    /// The button's title.
    public let title: String
    /// How the action behaves.
    public let options: UNNotificationActionOptions
    /// The picture; nil for none.
    public let icon: UNNotificationActionIcon?

    /// Creates an action with a picture.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?
    ) {
        self.identifier = identifier
        self.title = title
        self.options = options
        self.icon = icon
    }

    /// Creates an action.
    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.init(identifier: identifier, title: title, options: options, icon: nil)
    }
}

/// A button of a notification that asks for a text.
///
/// The desktop shows a plain button, and the text is empty.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// The title of the button beside the text.
    public let textInputButtonTitle: String
    /// The placeholder of the text field.
    public let textInputPlaceholder: String

    /// Creates an action with a picture.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?,
        textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }

    /// Creates an action.
    public convenience init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.init(
            identifier: identifier, title: title, options: options, icon: nil,
            textInputButtonTitle: textInputButtonTitle, textInputPlaceholder: textInputPlaceholder)
    }
}

/// Options of the notifications of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Notifies the app when the notification is closed; the desktop never reports this.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// In a car.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// The title is shown while previews are hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// The second line is shown while previews are hidden.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
    /// A voice may read the notification.
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

/// A kind of notification, with the buttons that all of them have.
///
/// Follows Apple's
/// [UNNotificationCategory](https://developer.apple.com/documentation/usernotifications/unnotificationcategory).
public final class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// The name of the kind, as contents have it.
    public let identifier: String
    /// The buttons.
    public let actions: [UNNotificationAction]
    /// Names of intents; nothing asks for them here.
    public let intentIdentifiers: [String]
    /// The options of the notifications.
    public let options: UNNotificationCategoryOptions
    /// The placeholder for a hidden text.
    public let hiddenPreviewsBodyPlaceholder: String
    /// The format of the summary of several notifications.
    public let categorySummaryFormat: String

    /// Creates a kind with what stands for hidden texts, and for several notifications.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
        self.categorySummaryFormat = categorySummaryFormat ?? ""
    }

    /// Creates a kind.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: nil, categorySummaryFormat: nil, options: options)
    }

    /// Creates a kind with what stands for hidden texts.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil, options: options)
    }
}
