import Foundation

/// How notifications may be noticed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// A text.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// In a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Even while the user does not want to be disturbed.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// With a button for the app's settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Without asking.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    /// Read by a voice.
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    /// Even while the user wants to see few.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// Whether notifications are shown.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

/// Whether a way of showing notifications is used.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// Where notifications are shown.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }

/// When the text of notifications is shown.
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

/// How notifications are shown.
///
/// Follows Apple's
/// [UNNotificationSettings](https://developer.apple.com/documentation/usernotifications/unnotificationsettings).
public final class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// Whether they are.
    public let authorizationStatus: UNAuthorizationStatus

    init(_ status: UNAuthorizationStatus) { authorizationStatus = status }

    private var shown: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }

    /// Whether their text is shown.
    public var alertSetting: UNNotificationSetting { shown }
    /// Whether they have a sound: the desktop decides.
    public var soundSetting: UNNotificationSetting { shown }
    /// Whether the app's icon has a number: never here.
    public var badgeSetting: UNNotificationSetting { .notSupported }
    /// Whether the desktop's list has them.
    public var notificationCenterSetting: UNNotificationSetting { shown }
    /// Whether the locked screen has them: the desktop decides.
    public var lockScreenSetting: UNNotificationSetting { .notSupported }
    /// Whether a car shows them: never here.
    public var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Whether a voice reads them: never here.
    public var announcementSetting: UNNotificationSetting { .notSupported }
    /// Whether they are shown even while the user does not want to be disturbed: the desktop decides.
    public var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// Whether they are shown even while the user wants to see few: the desktop decides.
    public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    /// Whether several are shown as one at certain times: never here.
    public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    /// Whether they count as direct messages: never here.
    public var directMessagesSetting: UNNotificationSetting { .notSupported }
    /// Where they are shown.
    public var alertStyle: UNAlertStyle { authorizationStatus == .authorized ? .banner : .none }
    /// When their text is shown.
    public var showPreviewsSetting: UNShowPreviewsSetting { .always }
    /// Whether they have a button for the app's settings: none.
    public var providesAppNotificationSettings: Bool { false }
}

/// How a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With a number on the app's icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// With a sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// In the list of notifications, and at the edge of the screen.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// In the list of notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// At the edge of the screen.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
