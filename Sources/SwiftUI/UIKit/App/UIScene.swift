import Foundation

/// A part of an app's interface with a life of its own.
///
/// Follows Apple's [UIScene](https://developer.apple.com/documentation/uikit/uiscene).
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// What is kept of the scene when it is closed.
    public let session: UISceneSession
    /// Who is told of the scene's life.
    open var delegate: (any UISceneDelegate)?
    /// The title for the window's bar; nil for the app's name.
    open var title: String!
    /// Whether the scene is in use.
    open var activationState: ActivationState { .foregroundActive }
    /// What the person does in the scene.
    open var userActivity: NSUserActivity?

    /// Creates a scene for a session.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// Whether a scene is in use.
    public enum ActivationState: Int, Sendable {
        /// Not open.
        case unattached = -1
        /// In use.
        case foregroundActive
        /// Seen, and not in use.
        case foregroundInactive
        /// Not seen.
        case background
    }

    /// With what a scene was opened.
    @MainActor @preconcurrency
    public final class ConnectionOptions: NSObject {
        /// Addresses to open.
        public internal(set) var urlContexts: Set<UIOpenURLContext> = []
        /// What was done elsewhere.
        public internal(set) var userActivities: Set<NSUserActivity> = []
    }

    /// Posted when a scene came into use.
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted when a scene is about to be seen.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted when a scene is about to be out of use.
    nonisolated public static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification")
    /// Posted when a scene is not seen any more.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

/// An address that a scene shall open.
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
    /// The address.
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
    /// The window that has the keyboard; nil for none.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
    /// The screen that the scene is on.
    open var screen: UIScreen { UIScreen.main }
    /// How the scene is turned.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// The least and greatest size of the scene's window.
    open var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()
    /// What the scene tells of the environment.
    open var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .unspecified) }
}

/// The least and greatest size of a scene's window, in points.
@MainActor @preconcurrency
open class UISceneSizeRestrictions: NSObject {
    /// The least size.
    open var minimumSize = CGSize.zero
    /// The greatest size.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

/// What is kept of a scene.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    /// What the scene is for.
    public let role: Role
    /// How the scene was made.
    open internal(set) var configuration: UISceneConfiguration
    /// What tells the scene from others.
    public let persistentIdentifier = UUID().uuidString
    /// What the app wants to keep with the scene.
    open var userInfo: [String: Any]?
    /// The scene, while it is open.
    open internal(set) weak var scene: UIScene?

    init(role: Role, configuration: UISceneConfiguration) {
        self.role = role
        self.configuration = configuration
    }

    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// For the person at the device.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// For those who look at a further screen.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }
}

/// How a scene is made.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    /// The configuration's name; nil for none.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
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

/// Told of a scene's life; every method may be left out.
///
/// Follows Apple's [UISceneDelegate](https://developer.apple.com/documentation/uikit/uiscenedelegate).
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// Tells that the scene opens: the place to make its window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Tells that the scene is gone.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Tells that the scene came into use.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Tells that the scene is about to be out of use.
    func sceneWillResignActive(_ scene: UIScene)
    /// Tells that the scene is about to be seen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Tells that the scene is not seen any more.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Opens addresses.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// What the person does in the scene, to be taken up when it opens again.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Takes up what a person did elsewhere.
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

/// Told of the life of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
