import Foundation
import SwiftUI

/// The state of an app.
public enum WKApplicationState: Int, Sendable { case active, inactive, background }

/// Receives the events of a watch's app; none here but the launch's.
@MainActor @preconcurrency
public protocol WKApplicationDelegate: NSObjectProtocol {
    /// Called after the launch.
    func applicationDidFinishLaunching()
    /// Called when the app is active.
    func applicationDidBecomeActive()
    /// Called when the app is about to be inactive.
    func applicationWillResignActive()
    /// Called when the app is about to be in the foreground.
    func applicationWillEnterForeground()
    /// Called when the app is in the background.
    func applicationDidEnterBackground()
    /// Called with work for the background.
    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
    /// Called with a token for servers.
    func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data)
    /// Called when there is no token for servers.
    func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error)
}

extension WKApplicationDelegate {
    public func applicationDidFinishLaunching() {}
    public func applicationDidBecomeActive() {}
    public func applicationWillResignActive() {}
    public func applicationWillEnterForeground() {}
    public func applicationDidEnterBackground() {}
    public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
    public func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data) {}
    public func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error) {}
}

/// The older name of an app's delegate.
public typealias WKExtensionDelegate = WKApplicationDelegate

/// A watch's app.
///
/// Follows Apple's [WKApplication](https://developer.apple.com/documentation/watchkit/wkapplication).
@MainActor @preconcurrency
open class WKApplication: NSObject {
    private static let application = WKApplication()
    /// Returns the app.
    open class func shared() -> WKApplication { application }
    /// Receives events.
    open weak var delegate: (any WKApplicationDelegate)?
    /// The state: as UIKit's.
    open var applicationState: WKApplicationState {
        switch UIApplication.shared.applicationState {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        }
    }
    /// Whether the app runs in the dock: no.
    open var isApplicationRunningInDock: Bool { false }
    /// Whether the screen stays on after a turn of the wrist: no.
    open var isAutorotating: Bool { false }
    /// Opens an address.
    open func openSystemURL(_ url: URL) { UIApplication.shared.open(url) }
    /// Asks for messages of servers; fails.
    open func registerForRemoteNotifications() {
        delegate?.didFailToRegisterForRemoteNotificationsWithError(CocoaError(.featureUnsupported))
    }
    /// Asks for work in the background; fails.
    open func scheduleBackgroundRefresh(
        withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping ((any Error)?) -> Void
    ) {
        RuntimeWarning.issue("WatchKit: this machine is not a watch; there is no work in the background.")
        scheduledCompletion(CocoaError(.featureUnsupported))
    }
}

/// The older name of a watch's app.
public typealias WKExtension = WKApplication

/// Work for the background; the system gives none here.
@MainActor @preconcurrency
open class WKRefreshBackgroundTask: NSObject {
    /// The app's notes; nil for none.
    open var userInfo: (any NSSecureCoding & NSObjectProtocol)? { nil }
    override init() {}
    /// Ends the work.
    open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}
/// Work for the app.
@MainActor @preconcurrency
open class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {}
/// A picture of the app.
@MainActor @preconcurrency
open class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {}
/// Work of a connection.
@MainActor @preconcurrency
open class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask {
    /// The connection.
    open var sessionIdentifier: String { "" }
}
/// Work for the messages of a phone.
@MainActor @preconcurrency
open class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {}

/// Why a longer session ends.
public enum WKExtendedRuntimeSessionInvalidationReason: Int, Sendable {
    case error = -1, none, sessionInProgress, expired, resignedFrontmost, suppressedBySystem
}

/// Receives the events of a longer session.
@MainActor @preconcurrency
public protocol WKExtendedRuntimeSessionDelegate: NSObjectProtocol {
    /// Called when the session has begun.
    func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    /// Called before the session ends.
    func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    /// Called when the session has ended.
    func extendedRuntimeSession(
        _ extendedRuntimeSession: WKExtendedRuntimeSession,
        didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?)
}

/// A longer session of a watch's app, which ends with an error here.
@MainActor @preconcurrency
open class WKExtendedRuntimeSession: NSObject {
    /// Receives events.
    open weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
    /// Creates a session.
    public override init() {}
    /// Begins the session: the delegate receives an error.
    open func start() {
        delegate?.extendedRuntimeSession(self, didInvalidateWith: .error, error: CocoaError(.featureUnsupported))
    }
    /// Ends the session.
    open func invalidate() {}
}
