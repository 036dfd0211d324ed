import Foundation
import OrielFoundation
import SwiftUICore

extension UIKitLaunch {
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
        (scene.delegate as? any UIWindowSceneDelegate)?.ownedWindow = window
        keptWindow = window
        window.rootViewController = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
        window.makeKeyAndVisible()
    }

    /// Makes a scene as the delegate configures it, and its delegate: the named class, else `SceneDelegate`.
    static func connectScene(_ delegate: any UIApplicationDelegate) {
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
        dropWindow(unless: (scene.delegate as? any UIWindowSceneDelegate)?.ownedWindow)
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
