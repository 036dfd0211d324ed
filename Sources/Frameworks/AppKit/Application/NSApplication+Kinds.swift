import Foundation
import SwiftUI

extension NSApplication {
    /// How an app is shown among others.
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
    /// The answer to the question whether the app may end.
    public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }
    /// How urgently an app asks for attention.
    public enum RequestUserAttentionType: UInt, Sendable {
        case criticalRequest = 0
        case informationalRequest = 10
    }
    /// The outcome of opening or printing files.
    public enum DelegateReply: UInt, Sendable { case success, cancel, failure }

    /// The outcome of a panel, an alert or a sheet.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Creates an outcome of a number.
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        /// The user has confirmed.
        public static let OK = ModalResponse(1)
        /// The user has canceled.
        public static let cancel = ModalResponse(0)
        /// The wait was ended.
        public static let stop = ModalResponse(-1000)
        /// The wait was given up.
        public static let abort = ModalResponse(-1001)
        /// The wait continues.
        public static let `continue` = ModalResponse(-1002)
        /// The first button of an alert was pressed.
        public static let alertFirstButtonReturn = ModalResponse(1000)
        /// The second button of an alert was pressed.
        public static let alertSecondButtonReturn = ModalResponse(1001)
        /// The third button of an alert was pressed.
        public static let alertThirdButtonReturn = ModalResponse(1002)
    }

    /// The hidden parts of the desktop.
    public struct PresentationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The bar of apps appears at the edge of the screen.
        public static let autoHideDock = PresentationOptions(rawValue: 1)
        /// The bar of apps is hidden.
        public static let hideDock = PresentationOptions(rawValue: 2)
        /// The menu bar appears at the edge of the screen.
        public static let autoHideMenuBar = PresentationOptions(rawValue: 4)
        /// The menu bar is hidden.
        public static let hideMenuBar = PresentationOptions(rawValue: 8)
        /// The user cannot switch to other apps.
        public static let disableProcessSwitching = PresentationOptions(rawValue: 32)
        /// The app has the whole screen.
        public static let fullScreen = PresentationOptions(rawValue: 1024)
    }

    /// A key of the panel about the app.
    public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Words with attributes about the app's developers.
        public static let credits = AboutPanelOptionKey(rawValue: "Credits")
        /// The app's name.
        public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
        /// The app's icon.
        public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
        /// The number of the build.
        public static let version = AboutPanelOptionKey(rawValue: "Version")
        /// The version.
        public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
    }

    /// Posted when the app is about to be launched.
    nonisolated public static let willFinishLaunchingNotification = Notification.Name(
        "NSApplicationWillFinishLaunchingNotification")
    /// Posted when the app was launched.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "NSApplicationDidFinishLaunchingNotification")
    /// Posted when the app is about to become active.
    nonisolated public static let willBecomeActiveNotification = Notification.Name(
        "NSApplicationWillBecomeActiveNotification")
    /// Posted when the app became active.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "NSApplicationDidBecomeActiveNotification")
    /// Posted when the app is about to resign active.
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "NSApplicationWillResignActiveNotification")
    /// Posted when the app resigned active.
    nonisolated public static let didResignActiveNotification = Notification.Name(
        "NSApplicationDidResignActiveNotification")
    /// Posted when the app is about to end.
    nonisolated public static let willTerminateNotification = Notification.Name(
        "NSApplicationWillTerminateNotification")
    /// Posted when the app was hidden; never here.
    nonisolated public static let didHideNotification = Notification.Name("NSApplicationDidHideNotification")
    /// Posted when the app was shown again; never here.
    nonisolated public static let didUnhideNotification = Notification.Name("NSApplicationDidUnhideNotification")
    /// Posted when the app's windows were updated; never here.
    nonisolated public static let didUpdateNotification = Notification.Name("NSApplicationDidUpdateNotification")
    /// Posted when the screens changed; never here.
    nonisolated public static let didChangeScreenParametersNotification = Notification.Name(
        "NSApplicationDidChangeScreenParametersNotification")
    /// Posted when the visibility of the app's windows changed; never here.
    nonisolated public static let didChangeOcclusionStateNotification = Notification.Name(
        "NSApplicationDidChangeOcclusionStateNotification")
}

/// The app's place among the icons of others; the desktop's icons show nothing of the app's.
///
/// Follows Apple's [NSDockTile](https://developer.apple.com/documentation/appkit/nsdocktile).
@MainActor @preconcurrency
open class NSDockTile: NSObject {
    /// The words at the icon; nil for none.
    ///
    /// They are not shown.
    open var badgeLabel: String? {
        didSet { if badgeLabel?.isEmpty == false { Self.lacks("badgeLabel") } }
    }
    /// The view in the icon's place; nil for the icon.
    ///
    /// It is not shown.
    open var contentView: NSView? { didSet { if contentView != nil { Self.lacks("contentView") } } }
    /// Whether windows that are small have the app's icon.
    open var showsApplicationBadge = true
    /// The size of the icon, in points.
    open var size: NSSize { NSSize(width: 128, height: 128) }
    /// Draws the icon again.
    open func display() {}

    private static func lacks(_ name: String) {
        RuntimeWarning.issue(
            "NSDockTile.\(name) is not shown: icons of the desktop show nothing (see CompatibilityGaps.md).")
    }
}
