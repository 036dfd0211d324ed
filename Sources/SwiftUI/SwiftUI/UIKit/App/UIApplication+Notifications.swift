import Foundation

extension UIApplication {
    /// Posted when the app becomes active.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted when the app is about to resign active.
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when the app entered the background.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted when the app is about to enter the foreground.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted when the app was launched.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted when the app is about to end.
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Posted when memory is short; never here.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted when the clock was set; never here.
    nonisolated public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Posted when the user took a screenshot; never here.
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")

    /// Notifies the delegate and all observers that the app became active, resigned active, or is about to end.
    func phaseChanged(to phase: AppPhaseChange) {
        switch phase {
        case .active:
            if applicationState == .background {
                delegate?.applicationWillEnterForeground(self)
                post(Self.willEnterForegroundNotification)
                notify(UIScene.willEnterForegroundNotification) { $0.sceneWillEnterForeground($1) }
            }
            applicationState = .active
            delegate?.applicationDidBecomeActive(self)
            post(Self.didBecomeActiveNotification)
            notify(UIScene.didActivateNotification) { $0.sceneDidBecomeActive($1) }
        case .inactive:
            guard applicationState == .active else { return }
            applicationState = .inactive
            delegate?.applicationWillResignActive(self)
            post(Self.willResignActiveNotification)
            notify(UIScene.willDeactivateNotification) { $0.sceneWillResignActive($1) }
            // This system's Foundation writes the user's defaults when it is asked to, and not before.
            UserDefaults.standard.synchronize()
        case .background:
            phaseChanged(to: .inactive)
            applicationState = .background
            delegate?.applicationDidEnterBackground(self)
            post(Self.didEnterBackgroundNotification)
            notify(UIScene.didEnterBackgroundNotification) { $0.sceneDidEnterBackground($1) }
        case .ended:
            phaseChanged(to: .background)
            delegate?.applicationWillTerminate(self)
            post(Self.willTerminateNotification)
            notify(UIScene.didDisconnectNotification) { $0.sceneDidDisconnect($1) }
            UserDefaults.standard.synchronize()
        }
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// Notifies the delegates of all scenes, and then the observers.
    func notify(_ name: Notification.Name, _ method: (any UISceneDelegate, UIScene) -> Void) {
        for scene in connectedScenes {
            if let delegate = scene.delegate { method(delegate, scene) }
            NotificationCenter.default.post(name: name, object: scene)
        }
    }
}

/// How an app's use changed.
enum AppPhaseChange { case active, inactive, background, ended }
