import Foundation

/// A part of an app's interface with its own life cycle.
///
/// Follows Apple's [UIScene](https://developer.apple.com/documentation/uikit/uiscene).
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// The state stored when the scene is closed.
    open private(set) var session: UISceneSession
    /// The delegate, which is notified of the scene's life.
    open var delegate: (any UISceneDelegate)?
    /// The title for the window's bar; nil for the app's name.
    open var title: String!
    /// Whether the scene is active.
    open var activationState: ActivationState { .foregroundActive }
    /// Which contents the scene is for; the user opens windows here.
    open var activationConditions = UISceneActivationConditions()
    /// The second line of the window's title; shown nowhere here.
    open var subtitle = ""
    /// The user's activity in the scene.
    open var userActivity: NSUserActivity?

    /// Creates a scene for a session.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// How another window is requested.
    @MainActor @preconcurrency
    open class ActivationRequestOptions: NSObject {
        /// The scene that requests it; nil for none.
        open var requestingScene: UIScene?
        /// Creates the usual options.
        public override init() { super.init() }
    }

    /// How the closing of a window is requested.
    @MainActor @preconcurrency
    open class DestructionRequestOptions: NSObject {
        /// Creates the usual options.
        public override init() { super.init() }
    }

    /// Whether a scene is active.
    public enum ActivationState: Int, Sendable {
        /// Not open.
        case unattached = -1
        /// Active.
        case foregroundActive
        /// Visible, but inactive.
        case foregroundInactive
        /// Not visible.
        case background
    }

    /// The options that a scene was opened with.
    @MainActor @preconcurrency
    public final class ConnectionOptions: NSObject {
        /// URLs to open.
        public internal(set) var urlContexts: Set<UIOpenURLContext> = []
        /// The activities from elsewhere.
        public internal(set) var userActivities: Set<NSUserActivity> = []
        /// The shortcut of the app's icon that was chosen; nil here, as the desktop starts the app by an argument.
        public internal(set) var shortcutItem: UIApplicationShortcutItem?
        /// The app that has opened the scene; nil where it is not known.
        public internal(set) var sourceApplication: String?
    }

    /// Posted when a scene became active.
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted when a scene is about to enter the foreground.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted when a scene is about to resign active.
    nonisolated public static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification")
    /// Posted when a scene entered the background.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
    /// Posted when a scene was removed.
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted when a scene of UIKit's, or one with a delegate, opens.
    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
}

/// An address that a scene shall open.
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL

    init(url: URL) { self.url = url }
}

/// A scene that has windows.
///
/// Follows Apple's [UIWindowScene](https://developer.apple.com/documentation/uikit/uiwindowscene).
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    /// The scene's windows.
    open internal(set) var windows: [UIWindow] = []
    /// The window that has the focus; nil for none.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
    /// The screen that the scene is on.
    open var screen: UIScreen { UIScreen.main }
    /// The orientation of the scene.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// The least and greatest size of the scene's window.
    open var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()
    /// The scene's traits.
    open var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .unspecified) }
    /// The status bar, which has no height here.
    open var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
    /// The space of the scene's window.
    open var coordinateSpace: any UICoordinateSpace { windows.last ?? UIScreen.main.coordinateSpace }
}

/// The status bar of a scene; there is none here.
///
/// Follows Apple's [UIStatusBarManager](https://developer.apple.com/documentation/uikit/uistatusbarmanager).
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
    /// The style.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// Whether the bar is hidden; always here.
    open var isStatusBarHidden: Bool { true }
    /// The bar's rectangle, in points; empty here.
    open var statusBarFrame: CGRect { .zero }
}

/// The least and greatest size of a scene's window, in points.
@MainActor @preconcurrency
open class UISceneSizeRestrictions: NSObject {
    /// The least size.
    open var minimumSize = CGSize.zero
    /// The greatest size.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

/// The session of a scene.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    /// The role of the scene.
    open private(set) var role: Role
    /// How the scene was made.
    open internal(set) var configuration: UISceneConfiguration
    /// The scene's identifier.
    open private(set) var persistentIdentifier = UUID().uuidString
    /// The app's data for the scene.
    open var userInfo: [String: Any]?
    /// The scene, while it is open.
    open internal(set) weak var scene: UIScene?

    init(role: Role, configuration: UISceneConfiguration) {
        self.role = role
        self.configuration = configuration
    }

    /// The role of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// For the device's own screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// For an external screen.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }
}

/// How a scene is made.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    /// The configuration's name; nil for none.
    public let name: String?
    /// The role of the scene.
    open private(set) var role: UISceneSession.Role
    /// The class of the scene's delegate; nil for `SceneDelegate` of the app's module.
    open var delegateClass: AnyClass?
    /// The class of the scene; nil for ``UIWindowScene``.
    open var sceneClass: AnyClass?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// Methods for reacting to events of a scene's life; all are optional.
///
/// Follows Apple's [UISceneDelegate](https://developer.apple.com/documentation/uikit/uiscenedelegate).
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene opens: the place to make its window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called when the scene was removed.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the scene became active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called when the scene is about to resign active.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called when the scene is about to enter the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Opens URLs.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// The user's activity in the scene, to be continued when it opens again.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Continues an activity from elsewhere.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Methods for reacting to events of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowOwner {}

extension UIWindowSceneDelegate {
    /// The scene's main window; nil for a delegate without a window.
    public var window: UIWindow?? {
        get { .some(ownedWindow) }
        set { ownedWindow = newValue ?? nil }
    }
}
