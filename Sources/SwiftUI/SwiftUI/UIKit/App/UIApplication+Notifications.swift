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
                for scene in ownScenes { scene.delegate?.sceneWillEnterForeground(scene) }
            }
            applicationState = .active
            delegate?.applicationDidBecomeActive(self)
            post(Self.didBecomeActiveNotification)
            for scene in ownScenes { scene.delegate?.sceneDidBecomeActive(scene) }
        case .inactive:
            guard applicationState == .active else { return }
            applicationState = .inactive
            delegate?.applicationWillResignActive(self)
            post(Self.willResignActiveNotification)
            for scene in ownScenes { scene.delegate?.sceneWillResignActive(scene) }
            // This system's Foundation writes the user's defaults when it is asked to, and not before.
            UserDefaults.standard.synchronize()
        case .background:
            phaseChanged(to: .inactive)
            applicationState = .background
            delegate?.applicationDidEnterBackground(self)
            post(Self.didEnterBackgroundNotification)
            for scene in ownScenes { scene.delegate?.sceneDidEnterBackground(scene) }
        case .ended:
            phaseChanged(to: .background)
            delegate?.applicationWillTerminate(self)
            post(Self.willTerminateNotification)
            for scene in ownScenes { scene.delegate?.sceneDidDisconnect(scene) }
            UserDefaults.standard.synchronize()
        }
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// How an app's use changed.
enum AppPhaseChange { case active, inactive, background, ended }
