import Foundation
import OrielBasics
import SwiftUICore

extension UIApplicationDelegate {
    /// Starts the app: makes and notifies the delegate, connects its scene and shows its window.
    public static func main() {
        UIKitLaunch.run(delegateClass: self)
    }
}

/// Starts an app by the names of its classes, as `main.swift` of older apps does.
/// - Parameters:
///   - argc: The number of words of the command line.
///   - argv: The words of the command line.
///   - principalClassName: The application's class; without effect.
///   - delegateClassName: The delegate's class, with or without its module.
@MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    guard let name = delegateClassName, let found = NSClassFromString(name) else {
        StandardError.write("UIApplicationMain: no class \(delegateClassName ?? "nil")")
        return 1
    }
    UIKitLaunch.run(delegateClass: found)
}

/// Returns a class's name, as `UIApplicationMain` takes it.
///
/// Where Foundation is imported as well, its own function counts.
@_disfavoredOverload
public func NSStringFromClass(_ aClass: AnyClass) -> String { String(reflecting: aClass) }

/// Returns the name of a class of objects, nested classes included, for which Foundation's own function stops the app.
public func NSStringFromClass(_ aClass: NSObject.Type) -> String { String(reflecting: aClass) }

/// The class that the compiler names just before it calls `UIApplicationMain`.
nonisolated(unsafe) private var namedClass: AnyClass?

/// Called by the compiler with the class that `@UIApplicationMain` marks.
@_cdecl("NSStringFromClass")
public func _nameOfClass(_ type: UnsafeRawPointer) -> UnsafeMutableRawPointer {
    namedClass = unsafeBitCast(type, to: AnyClass.self)
    return Unmanaged.passRetained(NSString(string: "delegate")).toOpaque()
}

/// Called by the compiler for `@UIApplicationMain`.
@_cdecl("UIApplicationMain")
public func _applicationMain(
    _ argc: Int32, _ argv: UnsafeMutableRawPointer?, _ principal: UnsafeMutableRawPointer?,
    _ delegate: UnsafeMutableRawPointer?
) -> Int32 {
    MainActor.assumeIsolated {
        if let namedClass { UIKitLaunch.run(delegateClass: namedClass) }
    }
    return 1
}

/// Starts apps that have a delegate instead of a type that is an `App`.
@MainActor
enum UIKitLaunch {
    /// The app's module, which names its window.
    private(set) static var moduleName = ""

    static func run(delegateClass: AnyClass) -> Never {
        moduleName = NSStringFromClass(delegateClass).split(separator: ".").first.map(String.init) ?? "App"
        guard let object = (delegateClass as? NSObject.Type).flatMap({ ObjectMaking.make($0) }),
            let delegate = object as? any UIApplicationDelegate
        else {
            StandardError.write("\(delegateClass) cannot be created as a delegate.")
            exit(1)
        }
        InterfaceClasses.load(moduleName)
        showMainStoryboard(delegate)
        finishLaunching(delegate)
        dropWindow(unless: delegate.window)
        if UIApplication.shared.ownWindows.isEmpty { connectScene(delegate) }
        UIKitApp.main()
        exit(0)
    }

    /// Notifies a delegate that its app was launched.
    static func finishLaunching(_ delegate: any UIApplicationDelegate) {
        let app = UIApplication.shared
        app.delegate = delegate
        _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
        delegate.applicationDidFinishLaunching(app)
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: app)
    }

    /// Shows the first controller of the app's storyboard in the delegate's window, in an app without scenes.
    private static func showMainStoryboard(_ delegate: any UIApplicationDelegate) {
        let information = Bundle.main.infoDictionary ?? [:]
        guard information["UIApplicationSceneManifest"] == nil,
            let name = information["UIMainStoryboardFile"] as? String, !name.isEmpty
        else { return }
        let window = UIWindow(frame: UIScreen.main.bounds)
        delegate.window = window
        keptWindow = window
        window.rootViewController = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
        window.makeKeyAndVisible()
    }
    private static var keptWindow: UIWindow?

    /// Hides the storyboard's window where the delegate has made another one.
    private static func dropWindow(unless chosen: UIWindow?) {
        guard let window = keptWindow, let chosen, chosen !== window else { return }
        window.isHidden = true
        keptWindow = nil
    }

    /// The scene's entry in the app's Info.plist; empty for none.
    private static var sceneEntry: [String: Any] {
        let manifest = Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
        let all = manifest?["UISceneConfigurations"] as? [String: Any]
        return (all?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first ?? [:]
    }

    /// Shows the first controller of the scene's storyboard in the window of the scene's delegate.
    private static func showStoryboard(of scene: UIWindowScene) {
        guard let name = sceneEntry["UISceneStoryboardFile"] as? String, !name.isEmpty else { return }
        let window = UIWindow(windowScene: scene)
        (scene.delegate as? any UIWindowSceneDelegate)?.window = window
        keptWindow = window
        window.rootViewController = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
        window.makeKeyAndVisible()
    }

    /// Makes a scene as the delegate configures it, and its delegate: the named class, else `SceneDelegate`.
    private static func connectScene(_ delegate: any UIApplicationDelegate) {
        let role = UISceneSession.Role.windowApplication
        let session = UISceneSession(role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role))
        let options = UIScene.ConnectionOptions()
        configure(session, by: delegate, options)
        let scene = UIWindowScene(session: session, connectionOptions: options)
        UIApplication.shared.ownScenes.insert(scene)
        let named: AnyClass? = session.configuration.delegateClass ?? NSClassFromString("\(moduleName).SceneDelegate")
        guard setDelegate(of: scene, named) else { return }
        showStoryboard(of: scene)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        dropWindow(unless: (scene.delegate as? any UIWindowSceneDelegate)?.window)
    }

    private static func configure(
        _ session: UISceneSession, by delegate: any UIApplicationDelegate, _ options: UIScene.ConnectionOptions
    ) {
        session.configuration = delegate.application(
            UIApplication.shared, configurationForConnecting: session, options: options)
    }

    /// Makes the delegate of a scene; returns whether the class can be a delegate.
    private static func setDelegate(of scene: UIScene, _ delegateClass: AnyClass?) -> Bool {
        guard let object = (delegateClass as? NSObject.Type).flatMap({ ObjectMaking.make($0) }) else { return false }
        scene.delegate = object as? any UISceneDelegate
        return scene.delegate != nil
    }

    /// Passes an address to the delegates of scenes; where there are none, to the app's.
    static func open(_ url: URL) {
        let app = UIApplication.shared
        let scenes = app.connectedScenes.filter { $0.delegate != nil }
        for scene in scenes { scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)]) }
        if scenes.isEmpty { _ = app.delegate?.application(app, open: url, options: [:]) }
    }

    /// Connects the scene of an app of SwiftUI's whose delegate configures one with a delegate of its own.
    static func connectSwiftUIScene() {
        guard let delegate = UIApplication.shared.delegate else { return }
        let scene = SwiftUIWindow.scene
        let options = UIScene.ConnectionOptions()
        configure(scene.session, by: delegate, options)
        guard setDelegate(of: scene, scene.session.configuration.delegateClass) else { return }
        SwiftUIWindow.noteUse()
        scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    }
}

/// An app whose one window belongs to a UIKit app.
struct UIKitApp: App, NamedApp {
    var name: String { UIKitLaunch.moduleName }
    var body: some Scene { WindowGroup { UIWindowContent() } }
}

/// An app with its own name.
@MainActor
package protocol NamedApp {
    var name: String { get }
}
