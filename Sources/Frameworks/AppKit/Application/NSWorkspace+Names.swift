import ApplicationServices
import Foundation
import SwiftUI

extension NSWorkspace {
    /// A key of the desktop's picture.
    public struct DesktopImageOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// How the picture is fitted.
        public static let imageScaling = DesktopImageOptionKey(rawValue: "NSWorkspaceDesktopImageScalingKey")
        /// Whether the picture is cut off.
        public static let allowClipping = DesktopImageOptionKey(rawValue: "NSWorkspaceDesktopImageAllowClippingKey")
        /// The color beside the picture.
        public static let fillColor = DesktopImageOptionKey(rawValue: "NSWorkspaceDesktopImageFillColorKey")
    }

    /// The key of an app in a notification.
    nonisolated public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
    /// Posted when an app comes to the front; never here.
    nonisolated public static let didActivateApplicationNotification = Notification.Name(
        "NSWorkspaceDidActivateApplicationNotification")
    /// Posted when an app goes to the back; never here.
    nonisolated public static let didDeactivateApplicationNotification = Notification.Name(
        "NSWorkspaceDidDeactivateApplicationNotification")
    /// Posted when an app was launched; never here.
    nonisolated public static let didLaunchApplicationNotification = Notification.Name(
        "NSWorkspaceDidLaunchApplicationNotification")
    /// Posted when an app has ended; never here.
    nonisolated public static let didTerminateApplicationNotification = Notification.Name(
        "NSWorkspaceDidTerminateApplicationNotification")
    /// Posted when the machine is about to sleep; never here.
    nonisolated public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
    /// Posted when the machine has woken; never here.
    nonisolated public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
    /// Posted when the screens sleep; never here.
    nonisolated public static let screensDidSleepNotification = Notification.Name(
        "NSWorkspaceScreensDidSleepNotification")
    /// Posted when the screens have woken; never here.
    nonisolated public static let screensDidWakeNotification = Notification.Name(
        "NSWorkspaceScreensDidWakeNotification")
    /// Posted when the machine is about to be turned off; never here.
    nonisolated public static let willPowerOffNotification = Notification.Name("NSWorkspaceWillPowerOffNotification")
    /// Posted when the user's session is in use; never here.
    nonisolated public static let sessionDidBecomeActiveNotification = Notification.Name(
        "NSWorkspaceSessionDidBecomeActiveNotification")
    /// Posted when the user's session is no longer in use; never here.
    nonisolated public static let sessionDidResignActiveNotification = Notification.Name(
        "NSWorkspaceSessionDidResignActiveNotification")
    /// Posted when another desktop is shown; never here.
    nonisolated public static let activeSpaceDidChangeNotification = Notification.Name(
        "NSWorkspaceActiveSpaceDidChangeNotification")
    /// Posted when a volume was mounted; never here.
    nonisolated public static let didMountNotification = Notification.Name("NSWorkspaceDidMountNotification")
    /// Posted when a volume was unmounted; never here.
    nonisolated public static let didUnmountNotification = Notification.Name("NSWorkspaceDidUnmountNotification")
    /// Posted when settings of assistive technology changed; never here.
    nonisolated public static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name(
        "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
}

/// An app that runs: this one, as others are not known here.
///
/// Follows Apple's [NSRunningApplication](https://developer.apple.com/documentation/appkit/nsrunningapplication).
open class NSRunningApplication: NSObject, @unchecked Sendable {
    /// How an app comes to the front.
    public struct ActivationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// With all windows.
        public static let activateAllWindows = ActivationOptions(rawValue: 1)
        /// Even if another app is in use.
        public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
    }
    private static let only = NSRunningApplication()
    /// This app.
    open class var current: NSRunningApplication { only }
    /// Returns the apps with an identifier; this one, or none.
    open class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] {
        bundleIdentifier == Bundle.main.bundleIdentifier ? [only] : []
    }
    /// Creates an object that stands for this app.
    public override init() { super.init() }
    /// Finds an app by the number of its process; nil for another one.
    public convenience init?(processIdentifier pid: pid_t) {
        guard pid == ProcessInfo.processInfo.processIdentifier else { return nil }
        self.init()
    }

    /// The app's identifier; nil for none.
    open var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
    /// The app's place; nil for none.
    open var bundleURL: URL? { Bundle.main.bundleURL }
    /// The program; nil for none.
    open var executableURL: URL? { Bundle.main.executableURL }
    /// The app's name; nil for none.
    open var localizedName: String? {
        MainQueue.run { AppWindows.desktop?.name } ?? ProcessInfo.processInfo.processName
    }
    /// The app's icon; nil for none.
    open var icon: NSImage? { MainQueue.run { NSApplication.shared.applicationIconImage } }
    /// The number of the process.
    open var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
    /// When the app was launched; not known.
    open var launchDate: Date? { nil }
    /// Whether the app is in use.
    open var isActive: Bool { MainQueue.run { NSApplication.shared.isActive } }
    /// Whether the app is hidden; never here.
    open var isHidden: Bool { false }
    /// Whether the app has ended.
    open var isTerminated: Bool { false }
    /// Whether the app was launched.
    open var isFinishedLaunching: Bool { MainQueue.run { NSApplication.shared.hasFinishedLaunching } }
    /// How the app is shown among others.
    open var activationPolicy: NSApplication.ActivationPolicy { .regular }
    /// Brings the app to the front; returns true.
    @discardableResult
    open func activate(options: ActivationOptions = []) -> Bool {
        MainQueue.run { NSApplication.shared.activate() }
        return true
    }
    /// Brings the app to the front; returns true.
    @discardableResult
    open func activate(from application: NSRunningApplication, options: ActivationOptions = []) -> Bool {
        activate(options: options)
    }
    /// Shows the app's windows again; returns true.
    @discardableResult
    open func unhide() -> Bool {
        MainQueue.run { NSApplication.shared.unhide(nil) }
        return true
    }
    /// Whether the app owns the menu bar: whether it is in use.
    open var ownsMenuBar: Bool { isActive }
    /// The machine's instructions that the program has; not known: 0.
    open var executableArchitecture: Int { 0 }
    /// Hides the app; returns false.
    @discardableResult
    open func hide() -> Bool {
        MainQueue.run { NSApplication.shared.hide(nil) }
        return false
    }
    /// Ends the app; returns true.
    @discardableResult
    open func terminate() -> Bool {
        MainQueue.run { NSApplication.shared.terminate(nil) }
        return true
    }
    /// Ends the app; returns true.
    @discardableResult
    open func forceTerminate() -> Bool { terminate() }
}

extension NSWorkspace {
    /// The key of a volume's name in a notification.
    nonisolated public static let localizedVolumeNameUserInfoKey = "NSWorkspaceVolumeLocalizedNameKey"
    /// The key of a volume's place in a notification.
    nonisolated public static let volumeURLUserInfoKey = "NSWorkspaceVolumeURLKey"
    /// The key of a volume's earlier name in a notification.
    nonisolated public static let oldLocalizedVolumeNameUserInfoKey = "NSWorkspaceVolumeOldLocalizedNameKey"
    /// The key of a volume's earlier place in a notification.
    nonisolated public static let oldVolumeURLUserInfoKey = "NSWorkspaceVolumeOldURLKey"
    /// Posted when an app is about to be launched; never here.
    nonisolated public static let willLaunchApplicationNotification = Notification.Name(
        "NSWorkspaceWillLaunchApplicationNotification")
    /// Posted when an app was hidden; never here.
    nonisolated public static let didHideApplicationNotification = Notification.Name(
        "NSWorkspaceDidHideApplicationNotification")
    /// Posted when an app is shown again; never here.
    nonisolated public static let didUnhideApplicationNotification = Notification.Name(
        "NSWorkspaceDidUnhideApplicationNotification")
    /// Posted when a volume is about to be unmounted; never here.
    nonisolated public static let willUnmountNotification = Notification.Name("NSWorkspaceWillUnmountNotification")
    /// Posted when a volume got another name; never here.
    nonisolated public static let didRenameVolumeNotification = Notification.Name(
        "NSWorkspaceDidRenameVolumeNotification")
    /// Posted when files got another label; never here.
    nonisolated public static let didChangeFileLabelsNotification = Notification.Name(
        "NSWorkspaceDidChangeFileLabelsNotification")
    /// Posted when files were moved, copied or removed; never here.
    nonisolated public static let didPerformFileOperationNotification = Notification.Name(
        "NSWorkspaceDidPerformFileOperationNotification")
}

extension NSRunningApplication {
    /// Ends apps that are not needed now; there are none here.
    public class func terminateAutomaticallyTerminableApplications() {}
}
