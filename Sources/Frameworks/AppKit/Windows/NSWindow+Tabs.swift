import Foundation
import SwiftUI

extension NSWindow {
    /// Whether windows become tabs of each other; kept, as desktops have no tabs of windows.
    public class var allowsAutomaticWindowTabbing: Bool {
        get { WindowTabs.isAllowed }
        set { WindowTabs.isAllowed = newValue }
    }
    /// When the user wants tabs; by hand, as desktops have no tabs of windows.
    public class var userTabbingPreference: UserTabbingPreference { .manual }
    /// When the user wants tabs.
    public enum UserTabbingPreference: Int, Sendable { case manual, always, inFullScreen }
    /// The windows that are tabs of this one; nil, as desktops have no tabs of windows.
    public var tabbedWindows: [NSWindow]? { nil }
    /// The group of tabs; nil, as desktops have no tabs of windows.
    public var tabGroup: NSWindowTabGroup? { nil }
    /// Opens a window: as a window of its own, as desktops have no tabs of windows.
    public func addTabbedWindow(_ window: NSWindow, ordered: OrderingMode) { window.makeKeyAndOrderFront(nil) }
    /// Shows the next tab; there is none.
    public func selectNextTab(_ sender: Any?) {}
    /// Shows the tab before; there is none.
    public func selectPreviousTab(_ sender: Any?) {}
    /// Shows or hides the bar of tabs; there is none.
    public func toggleTabBar(_ sender: Any?) {}
    /// Makes all windows tabs of this one; they stay windows.
    public func mergeAllWindows(_ sender: Any?) {}

    /// The window to which this one belongs; nil for none.
    public var parent: NSWindow? {
        get { NSApplication.shared.ownWindows.first { $0.model.children.contains { $0 === self } } }
        set {
            parent?.removeChildWindow(self)
            newValue?.addChildWindow(self, ordered: .above)
        }
    }
    /// Whether the window is hidden with the app; kept without effect.
    public var canHide: Bool {
        get { true }
        set { if !newValue { Self.lacks("canHide") } }
    }
    /// Whether the window's edge is being dragged; false here.
    public var inLiveResize: Bool { false }
    /// Whether words beside the pointer are shown while the app is not in use; they are not.
    public var allowsToolTipsWhenApplicationIsInactive: Bool {
        get { false }
        set {}
    }
    /// Whether the window is drawn again for another screen; it always is.
    public var displaysWhenScreenProfileChanges: Bool {
        get { true }
        set {}
    }
    /// Keeps no picture of the window; there is none anyway.
    public func disableSnapshotRestoration() {}
    /// Keeps a picture of the window; there is none here.
    public func enableSnapshotRestoration() {}
    /// The rectangle of the content, in points; the bar is the desktop's.
    public var contentRect: NSRect { NSRect(origin: .zero, size: frame.size) }
    /// The number of the window's device; the same as its number.
    public var depthLimit: Int { 0 }
    /// Draws the window's shadow again; the desktop does that.
    public func invalidateShadow() {}
}

@MainActor
private enum WindowTabs { static var isAllowed = true }

/// The tabs of a window; there are none here.
///
/// Follows Apple's [NSWindowTabGroup](https://developer.apple.com/documentation/appkit/nswindowtabgroup).
@MainActor @preconcurrency
open class NSWindowTabGroup: NSObject {
    /// The windows.
    open var windows: [NSWindow] { [] }
    /// The window that is shown; nil for none.
    open weak var selectedWindow: NSWindow?
    /// Whether the bar of tabs is shown.
    open var isTabBarVisible: Bool { false }
    /// Whether all tabs are shown at once.
    open var isOverviewVisible = false
}
