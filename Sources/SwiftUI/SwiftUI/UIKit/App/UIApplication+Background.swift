import Foundation

extension UIApplication {
    /// How long the app may run in the background, in seconds: as long as it likes here.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Whether the system starts the app in the background to load data; it does not here.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

    /// The shortest time between two loads in the background, in seconds.
    nonisolated public static var backgroundFetchIntervalMinimum: TimeInterval { 0 }
    /// The time between two loads in the background of an app that wants none.
    nonisolated public static var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

    /// Sets the shortest time between two loads in the background; nothing is loaded there, with a warning.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        guard minimumBackgroundFetchInterval < Self.backgroundFetchIntervalNever else { return }
        RuntimeWarning.issue("setMinimumBackgroundFetchInterval(_:) has no effect here: see CompatibilityGaps.md.")
    }

    /// Whether the app receives remote notifications; it never does here.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Begins to receive the keys for media; a command of `MPRemoteCommandCenter` receives them without it.
    public func beginReceivingRemoteControlEvents() {}
    /// Ends what ``beginReceivingRemoteControlEvents()`` began.
    public func endReceivingRemoteControlEvents() {}

    /// Says that the app's state is restored later; UIKit restores none here.
    public func extendStateRestoration() {}
    /// Says that the app's state is restored.
    public func completeStateRestoration() {}
    /// Has the system keep no picture of the app; it keeps none here.
    public func ignoreSnapshotOnNextApplicationLaunch() {}

    /// Posted when protected data can be read; always here, so never.
    nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// Posted before protected data can no longer be read; never here.
    nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// Posted when ``backgroundRefreshStatus`` changes; never here.
    nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    /// Posted before the status bar turns; never here.
    nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted before the status bar changes its size; never here.
    nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted when the status bar has changed its size; never here.
    nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// The key of the status bar's orientation in a notification.
    nonisolated public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    /// The key of the status bar's frame in a notification.
    nonisolated public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
    /// Posted when the status bar turns; never here.
    nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
}

/// Whether an app is started in the background to load data.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// The system does not, and the user cannot change that.
    case restricted
    /// The user does not want it.
    case denied
    /// The system does.
    case available
}

extension UIApplication.LaunchOptionsKey {
    /// A user's activity from elsewhere.
    public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of a user's activity from elsewhere.
    public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// A property list of the app that launched this one.
    public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// A notification of the device's own.
    public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// Devices of Bluetooth that wait for the app.
    public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// Bluetooth devices that the app uses.
    public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
}

extension UIContentSizeCategory {
    /// Posted when the user's preferred text size changes.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new size in the notification.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIWindow {
    /// Posted when a window becomes visible.
    nonisolated public static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted when a window is hidden.
    nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted when a window gets the focus.
    nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window loses the focus.
    nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}

extension UITextField {
    /// Posted when editing begins.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted when the user changed the text.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// Posted when editing ends.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
}

extension UIScreen {
    /// Posted when the screen's brightness changes; never here.
    public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    /// Posted when a recording of the screen begins or ends; never here.
    public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
    /// Posted when a screen is connected; never here.
    public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Posted when a screen is disconnected; never here.
    public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// Posted when the screen's mode changes; never here.
    public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
}
