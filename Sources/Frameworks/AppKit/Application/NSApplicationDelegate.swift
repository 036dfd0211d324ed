import Foundation
import SwiftUI

/// Methods for reacting to events of an app's life; all are optional.
///
/// Follows Apple's [NSApplicationDelegate](https://developer.apple.com/documentation/appkit/nsapplicationdelegate).
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
    /// Called when the app is about to be launched.
    func applicationWillFinishLaunching(_ notification: Notification)
    /// Called when the app was launched.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// Called when the app is about to become active.
    func applicationWillBecomeActive(_ notification: Notification)
    /// Called when the app became active.
    func applicationDidBecomeActive(_ notification: Notification)
    /// Called when the app is about to resign active.
    func applicationWillResignActive(_ notification: Notification)
    /// Called when the app resigned active.
    func applicationDidResignActive(_ notification: Notification)
    /// Whether the app may end; asked by `terminate(_:)`.
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    /// Called when the app is about to end.
    func applicationWillTerminate(_ notification: Notification)
    /// Whether the app ends with its last window; it always does here.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    /// Called when the app is started while it runs; returns whether its windows are shown.
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    /// Whether an app of documents opens an empty one when it is launched.
    func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
    /// Opens a window without content; returns whether that was done. False, the default, opens an empty document.
    func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool
    /// Returns the menu at the app's icon; it is not shown here.
    func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
    /// Called when windows were hidden; never here.
    func applicationDidHide(_ notification: Notification)
    /// Called when windows were shown again; never here.
    func applicationDidUnhide(_ notification: Notification)
    /// Called when the screens changed; never here.
    func applicationDidChangeScreenParameters(_ notification: Notification)
    /// Whether windows are opened again safely; without effect here.
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
    /// Opens addresses.
    func application(_ application: NSApplication, open urls: [URL])
    /// Opens a file; returns whether that was done. Never called here: ``application(_:open:)`` is.
    func application(_ sender: NSApplication, openFile filename: String) -> Bool
    /// Opens files; never called here: ``application(_:open:)`` is.
    func application(_ sender: NSApplication, openFiles filenames: [String])
    /// Continues an activity from elsewhere; never called here.
    func application(
        _ application: NSApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
    ) -> Bool
    /// Returns the error that is shown in the place of another one; the same by default.
    func application(_ application: NSApplication, willPresentError error: any Error) -> any Error
    /// Called when the app was registered for remote notifications; never here.
    func application(
        _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called when the app could not be registered for remote notifications; never here.
    func application(_ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Called with a message from a server; never here.
    func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any])
}

extension NSApplicationDelegate {
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationWillBecomeActive(_ notification: Notification) {}
    public func applicationDidBecomeActive(_ notification: Notification) {}
    public func applicationWillResignActive(_ notification: Notification) {}
    public func applicationDidResignActive(_ notification: Notification) {}
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
    public func applicationWillTerminate(_ notification: Notification) {}
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
    public func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { true }
    public func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool { false }
    public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
    public func applicationDidHide(_ notification: Notification) {}
    public func applicationDidUnhide(_ notification: Notification) {}
    public func applicationDidChangeScreenParameters(_ notification: Notification) {}
    public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    public func application(_ application: NSApplication, open urls: [URL]) {}
    public func application(_ sender: NSApplication, openFile filename: String) -> Bool { false }
    public func application(_ sender: NSApplication, openFiles filenames: [String]) {}
    public func application(
        _ application: NSApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
    ) -> Bool { false }
    public func application(_ application: NSApplication, willPresentError error: any Error) -> any Error { error }
    public func application(
        _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    public func application(
        _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    public func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any]) {}
}

/// An object that can continue an activity from elsewhere.
public protocol NSUserActivityRestoring: AnyObject {}
