import Foundation
import SwiftUI

extension NSWindow {
    /// The parts of a window's frame.
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// None.
        public static let borderless: StyleMask = []
        /// A bar with a title.
        public static let titled = StyleMask(rawValue: 1)
        /// A button that closes the window.
        public static let closable = StyleMask(rawValue: 2)
        /// A button that makes the window small.
        public static let miniaturizable = StyleMask(rawValue: 4)
        /// Edges that can be dragged.
        public static let resizable = StyleMask(rawValue: 8)
        /// A small bar, for panels.
        public static let utilityWindow = StyleMask(rawValue: 16)
        /// A window in front of another that waits.
        public static let docModalWindow = StyleMask(rawValue: 64)
        /// A panel that does not make the app active.
        public static let nonactivatingPanel = StyleMask(rawValue: 128)
        /// One bar for title and toolbar.
        public static let unifiedTitleAndToolbar = StyleMask(rawValue: 4096)
        /// A dark panel.
        public static let hudWindow = StyleMask(rawValue: 8192)
        /// The whole screen.
        public static let fullScreen = StyleMask(rawValue: 16384)
        /// Content below the bar.
        public static let fullSizeContentView = StyleMask(rawValue: 32768)
    }

    /// The level of a window among others.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Creates a level of a number.
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        /// Where windows usually are.
        public static let normal = Level(0)
        /// Above other windows.
        public static let floating = Level(3)
        /// Where submenus are.
        public static let submenu = Level(3)
        /// Where torn-off menus are.
        public static let tornOffMenu = Level(3)
        /// Where the main menu is.
        public static let mainMenu = Level(24)
        /// Where status items are.
        public static let statusBar = Level(25)
        /// Where modal panels are.
        public static let modalPanel = Level(8)
        /// Where menus are.
        public static let popUpMenu = Level(101)
        /// Above all others.
        public static let screenSaver = Level(1000)
        /// Returns a level above or below another one.
        public static func + (level: Level, distance: Int) -> Level { Level(level.rawValue &+ distance) }
        /// Returns a level below or above another one.
        public static func - (level: Level, distance: Int) -> Level { Level(level.rawValue &- distance) }
    }

    /// How the desktop treats a window.
    public struct CollectionBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// On all desktops.
        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
        /// On the present desktop.
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
        /// As usual windows.
        public static let managed = CollectionBehavior(rawValue: 4)
        /// Hidden with the other windows.
        public static let transient = CollectionBehavior(rawValue: 8)
        /// Never moved.
        public static let stationary = CollectionBehavior(rawValue: 16)
        /// Among the windows that keys lead to.
        public static let participatesInCycle = CollectionBehavior(rawValue: 32)
        /// Not among the windows that keys lead to.
        public static let ignoresCycle = CollectionBehavior(rawValue: 64)
        /// It can have the whole screen.
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
        /// It can be beside a window that has the whole screen.
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
        /// It never has the whole screen.
        public static let fullScreenNone = CollectionBehavior(rawValue: 512)
        /// It can be one of two on the screen.
        public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 2048)
        /// It is the main window of a group.
        public static let primary = CollectionBehavior(rawValue: 1 << 16)
        /// It belongs to another window.
        public static let auxiliary = CollectionBehavior(rawValue: 1 << 17)
        /// It can be beside windows of other apps.
        public static let canJoinAllApplications = CollectionBehavior(rawValue: 1 << 18)
        /// It is never one of two on the screen.
        public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 4096)
    }

    /// How a window's pixels are kept.
    public enum BackingStoreType: UInt, Sendable { case retained, nonretained, buffered }
    /// A place among other windows or views.
    public enum OrderingMode: Int, Sendable {
        case above = 1
        case below = -1
        case out = 0
    }
    /// Whether a title is shown.
    public enum TitleVisibility: Int, Sendable { case visible, hidden }
    /// The style of a toolbar.
    public enum ToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }
    /// Whether windows are opened as tabs.
    public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
    /// Who may record a window.
    public enum SharingType: UInt, Sendable { case none, readOnly, readWrite }
    /// How a window appears.
    public enum AnimationBehavior: Int, Sendable {
        case `default` = 0
        case none = 2
        case documentWindow, utilityWindow, alertPanel
    }
    /// A button of a window's bar.
    public enum ButtonType: UInt, Sendable {
        case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton,
            documentVersionsButton = 6
    }
    /// Whether a window is covered.
    public struct OcclusionState: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A part of it is visible.
        public static let visible = OcclusionState(rawValue: 2)
    }
    /// A name under which a window's rectangle is kept.
    public typealias FrameAutosaveName = String

    /// Posted when a window got the keys.
    nonisolated public static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
    /// Posted when a window lost the keys.
    nonisolated public static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
    /// Posted when a window became the main one.
    nonisolated public static let didBecomeMainNotification = Notification.Name("NSWindowDidBecomeMainNotification")
    /// Posted when a window is no longer the main one.
    nonisolated public static let didResignMainNotification = Notification.Name("NSWindowDidResignMainNotification")
    /// Posted when a window is about to close.
    nonisolated public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
    /// Posted when a window has another size.
    nonisolated public static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
    /// Posted when a window was moved; never here.
    nonisolated public static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
    /// Posted when a window is about to have the whole screen.
    nonisolated public static let willEnterFullScreenNotification = Notification.Name(
        "NSWindowWillEnterFullScreenNotification")
    /// Posted when a window has the whole screen.
    nonisolated public static let didEnterFullScreenNotification = Notification.Name(
        "NSWindowDidEnterFullScreenNotification")
    /// Posted when a window is about to leave the whole screen.
    nonisolated public static let willExitFullScreenNotification = Notification.Name(
        "NSWindowWillExitFullScreenNotification")
    /// Posted when a window no longer has the whole screen.
    nonisolated public static let didExitFullScreenNotification = Notification.Name(
        "NSWindowDidExitFullScreenNotification")
    /// Posted when a window was made small.
    nonisolated public static let didMiniaturizeNotification = Notification.Name("NSWindowDidMiniaturizeNotification")
    /// Posted when a window is shown again.
    nonisolated public static let didDeminiaturizeNotification = Notification.Name(
        "NSWindowDidDeminiaturizeNotification")
    /// Posted when a window is on another screen; never here.
    nonisolated public static let didChangeScreenNotification = Notification.Name(
        "NSWindowDidChangeScreenNotification")
    /// Posted when a window was made small, or is shown again.
    nonisolated public static let didChangeOcclusionStateNotification = Notification.Name(
        "NSWindowDidChangeOcclusionStateNotification")
}

/// The line below a window's bar.
public enum NSTitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }
