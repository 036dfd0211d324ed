import Foundation
import SwiftUICore

/// The app, as UIKit has it.
///
/// Follows Apple's [UIApplication](https://developer.apple.com/documentation/uikit/uiapplication).
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    /// The one app.
    public static let shared = UIApplication()

    /// The delegate, which is notified of the app's life.
    open var delegate: (any UIApplicationDelegate)?
    /// Whether the screen stays on; the desktop decides that here.
    open var isIdleTimerDisabled = false
    /// Whether a wheel in the status bar shows that the network is used; there is no status bar here.
    open var isNetworkActivityIndicatorVisible = false
    /// The rectangle of the status bar; empty here.
    open var statusBarFrame: CGRect { .zero }
    /// The number at the app's icon; shown nowhere here.
    open var applicationIconBadgeNumber = 0
    /// The app's own actions at its icon, which the desktop does not show; nil for none.
    open var shortcutItems: [UIApplicationShortcutItem]? {
        didSet {
            guard shortcutItems?.isEmpty == false else { return }
            RuntimeWarning.issue("UIApplication.shortcutItems: the desktop shows no actions of apps at their icons.")
        }
    }
    /// The app's windows that are open as scenes.
    open var connectedScenes: Set<UIScene> { ownScenes.isEmpty ? [SwiftUIWindow.scene] : ownScenes }
    /// The scenes of an app that begins with UIKit.
    var ownScenes: Set<UIScene> = []
    /// Whether the app can have several windows.
    open var supportsMultipleScenes: Bool { true }
    /// The scenes that were ever open.
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
    /// Requests another window, or brings a scene's window to the front; both fail here, as windows are the desktop's.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { refuse("requestSceneSessionActivation", errorHandler) }

    /// Requests that a scene's window is closed; fails here.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UIScene.DestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { refuse("requestSceneSessionDestruction", errorHandler) }

    /// Requests a new picture of a scene for the list of apps, which there is none of here: does nothing.
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    private func refuse(_ name: String, _ errorHandler: ((any Error) -> Void)?) {
        RuntimeWarning.issue("UIApplication.\(name) opens and closes no windows here: see CompatibilityGaps.md.")
        errorHandler?(CocoaError(.featureUnsupported))
    }

    /// Whether right-to-left languages are used.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// The user's preferred text size.
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    /// Whether protected data can be read; it always can here.
    open var isProtectedDataAvailable: Bool { true }
    /// The app's windows; in an app of SwiftUI's one that stands for the current window comes first.
    open var windows: [UIWindow] {
        UIKitLaunch.moduleName.isEmpty && ownScenes.isEmpty ? [SwiftUIWindow.current] + ownWindows : ownWindows
    }
    /// The windows of UIKit's that are shown.
    var ownWindows: [UIWindow] = []
    /// The window that has the focus; nil for none.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
    /// Whether the status bar is hidden; there is none.
    open var isStatusBarHidden: Bool {
        get { true }
        set { lacksStatusBar() }
    }
    /// The style of the status bar; there is none.
    open var statusBarStyle: UIStatusBarStyle {
        get { .default }
        set { lacksStatusBar() }
    }
    /// The orientation of the device.
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }
    /// Whether the app is active.
    open internal(set) var applicationState = State.active

    /// Whether an app is active.
    public enum State: Int, Sendable {
        /// Active.
        case active
        /// Visible, but inactive.
        case inactive
        /// Not visible.
        case background
    }

    /// A key of an app's launch options.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A URL to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The app that launched this one.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// A message from a server.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// A quick action of the home screen.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// A change of place.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// An invitation to a share of CloudKit.
        public static let cloudKitShareMetadata = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
        /// The event that an advertisement reports.
        public static let eventAttribution = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
        /// Downloads of the newsstand, which is no more.
        public static let newsstandDownloads = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
    }

    /// A key of how a URL is opened.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The requesting app.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// A property list that the requesting app adds.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file may be opened where it is.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// A key of how a URL is opened elsewhere.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether only an app may open it, not a browser.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The URL of the app's settings; leads nowhere here.
    nonisolated public static let openSettingsURLString = "app-settings:"
    /// The URL of the app's notification settings; leads nowhere here.
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

    // MARK: Doing

    /// Asks the desktop to open a URL; the completion receives whether that succeeded.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        EnvironmentValues().openURL(url) { accepted in completion?(accepted) }
    }

    /// Returns whether an app can open a URL.
    open func canOpenURL(_ url: URL) -> Bool { ["http", "https", "mailto", "file"].contains(url.scheme ?? "") }

    /// Sends an action to the first responder; `resignFirstResponder` removes the focus from its field.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if action == "resignFirstResponder" {
            AppWindows.resignFocus()
            return true
        }
        var receiver = target.map { $0 as AnyObject }
        var responder = target == nil ? sender as? UIResponder ?? KeyPresses.start : nil
        while receiver == nil, let current = responder {
            if current.canPerformAction(action, withSender: sender) { receiver = current }
            responder = current.next
        }
        if receiver == nil, target == nil, let delegate = delegate as AnyObject?, action.isMethod(of: delegate) {
            receiver = delegate
        }
        guard let receiver else { return false }
        return action.call(on: receiver, with: [sender, event])
    }

    /// Registers for remote notifications; none ever arrive here.
    open func registerForRemoteNotifications() {
        RuntimeWarning.issue("registerForRemoteNotifications() has no effect here: see CompatibilityGaps.md.")
    }

    /// Ends the registration by ``registerForRemoteNotifications()``.
    open func unregisterForRemoteNotifications() {}

    /// Sets the style of the status bar: there is none here.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) { lacksStatusBar() }
    /// Hides or shows the status bar: there is none here.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { lacksStatusBar() }
    private func lacksStatusBar() { RuntimeWarning.issue("There is no status bar here: see CompatibilityGaps.md.") }

    /// Marks work that continues in the background; it always may here.
    open func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

    /// Ends the work started by ``beginBackgroundTask(withName:expirationHandler:)``.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Changes the app's icon; the desktop has none to change.
    open func setAlternateIconName(_ name: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        RuntimeWarning.issue("setAlternateIconName(_:) has no effect here: see CompatibilityGaps.md.")
        completionHandler?(CocoaError(.featureUnsupported))
    }

    /// Whether the app's icon can be changed.
    open var supportsAlternateIcons: Bool { false }
    /// The name of the app's icon; nil for the default.
    open var alternateIconName: String? { nil }
}

/// The identifier of work that continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The direction in which an interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// A user's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Very small.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Small.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// A little smaller than usual.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The usual size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// A little larger than usual.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Large.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Very large.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first size for accessibility.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second size for accessibility.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third size for accessibility.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth size for accessibility.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The greatest size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
    /// Not available here.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
}
