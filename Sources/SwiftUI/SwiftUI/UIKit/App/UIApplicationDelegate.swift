import Foundation

/// Methods for reacting to events of an app's life; all are optional.
///
/// Mark the class with `@main` (or, as older code does, `@UIApplicationMain`): its ``main()`` starts the app, whose
/// scene delegate is the class `SceneDelegate` of the same module, or the one named in the scene's configuration.
///
/// Follows Apple's [UIApplicationDelegate](https://developer.apple.com/documentation/uikit/uiapplicationdelegate).
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol, _WindowOwner {
    /// Called when the app is about to be launched.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the app was launched.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the app was launched, in the oldest form.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Called when the app became active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when the app is about to resign active.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the app entered the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when the app is about to enter the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called when the app is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when memory is short; never here.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Returns the configuration of a new scene.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called when scenes were closed.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Opens a URL.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Continues an activity from elsewhere.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// Returns the supported orientations of a window; windows are not rotated here.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// Called when the app was registered for remote notifications; never here.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called when the app could not be registered for remote notifications.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

extension UIApplicationDelegate {
    /// The app's window, for apps without scenes; nil for a delegate without a window.
    public var window: UIWindow?? {
        get { .some(ownedWindow) }
        set { ownedWindow = newValue ?? nil }
    }
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
}

/// The result of fetching in the background.
///
/// Nothing asks an app to do so here.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// An object that can continue an activity from elsewhere.
public protocol UIUserActivityRestoring: AnyObject {}
