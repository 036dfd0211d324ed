import Foundation
import SwiftUI

/// Keeps a window, and opens and closes it.
///
/// Follows Apple's [NSWindowController](https://developer.apple.com/documentation/appkit/nswindowcontroller).
@MainActor @preconcurrency
open class NSWindowController: NSResponder {
    /// The window; nil for none.
    open var window: NSWindow? {
        didSet {
            oldValue?.windowController = nil
            window?.windowController = self
        }
    }
    /// The controller of the window's content; nil for none.
    open var contentViewController: NSViewController? {
        get { window?.contentViewController }
        set { window?.contentViewController = newValue }
    }
    /// The name of the controller's nib; there are none here.
    open var windowNibName: String? { nil }
    /// The name under which the window's rectangle is kept; the desktop remembers places.
    open var windowFrameAutosaveName = ""
    /// Whether new windows are beside earlier ones; the desktop places them.
    open var shouldCascadeWindows = true
    /// Whether there is a window.
    open var isWindowLoaded: Bool { window != nil }
    private var hasLoaded = false

    /// Creates a controller of a window.
    public init(window: NSWindow?) {
        super.init()
        self.window = window
        window?.windowController = self
    }
    /// Creates a controller without a window.
    public convenience override init() { self.init(window: nil) }
    /// Creates a controller from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes the window; by default there are no nibs to make it of.
    open func loadWindow() {}
    /// Called before the window is made.
    open func windowWillLoad() {}
    /// Called when the window was made.
    open func windowDidLoad() {}
    /// Shows the window.
    open func showWindow(_ sender: Any?) {
        if window == nil, !hasLoaded {
            hasLoaded = true
            windowWillLoad()
            loadWindow()
            if window != nil { windowDidLoad() }
        }
        window?.makeKeyAndOrderFront(sender)
    }
    /// Closes the window.
    open func close() { window?.close() }
}

/// A window with tools for the others.
///
/// Follows Apple's [NSPanel](https://developer.apple.com/documentation/appkit/nspanel).
@MainActor @preconcurrency
open class NSPanel: NSWindow {
    /// Whether the panel is above other windows; the desktop decides.
    open var isFloatingPanel: Bool {
        get { isFloating }
        set {
            isFloating = newValue
            if newValue { level = .floating }
        }
    }
    private var isFloating = false
    /// Whether the panel gets the keys only where it needs them; the desktop decides.
    open var becomesKeyOnlyIfNeeded = false
    /// Whether the panel can be used beside a modal window; it always can here.
    open var worksWhenModal = false
}

/// The screen that the app is shown on.
///
/// Follows Apple's [NSScreen](https://developer.apple.com/documentation/appkit/nsscreen). Its size is the desktop's where the front end
/// knows it, or else the window's.
@MainActor @preconcurrency
open class NSScreen: NSObject {
    private static let only = NSScreen()
    /// The screen with the window in use.
    open class var main: NSScreen? { only }
    /// All screens; one here.
    open class var screens: [NSScreen] { [only] }
    /// The screen on which further windows open.
    open class var deepest: NSScreen? { only }
    /// Whether each screen has desktops of its own; not known.
    open class var screensHaveSeparateSpaces: Bool { false }

    /// The rectangle, in points.
    open var frame: NSRect { ViewHost.current?.displayBounds ?? NSRect(origin: .zero, size: AppScreen.size) }
    /// The rectangle that bars of the desktop leave free, in points: the whole, as bars are not known.
    open var visibleFrame: NSRect { frame }
    /// Pixels per point.
    open var backingScaleFactor: CGFloat { UIScreen.main.scale }
    /// The name of the screen.
    open var localizedName: String { "Display" }
    /// The most frames per second.
    open var maximumFramesPerSecond: Int { UIScreen.main.maximumFramesPerSecond }
    /// The screen's resolution and size.
    open var deviceDescription: [NSDeviceDescriptionKey: Any] {
        let scale = backingScaleFactor
        return [
            .resolution: NSValue(size: NSSize(width: 72 * scale, height: 72 * scale)), .isScreen: "YES",
            .size: NSValue(size: frame.size), NSDeviceDescriptionKey("NSScreenNumber"): NSNumber(value: 1),
        ]
    }
    /// How far the screen's housing reaches into it, in points; not at all here.
    open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    /// The area at the upper left beside the housing of a camera; nil for none.
    open var auxiliaryTopLeftArea: NSRect? { nil }
    /// The area at the upper right beside the housing of a camera; nil for none.
    open var auxiliaryTopRightArea: NSRect? { nil }

    /// Posted when colors of a screen changed; never here.
    nonisolated public static let colorSpaceDidChangeNotification = Notification.Name(
        "NSScreenColorSpaceDidChangeNotification")
}

/// The size that stands for a screen whose size is not known.
private enum AppScreen {
    static var size: NSSize { UIScreen.main.bounds.size }
}

/// A key of a device's description.
public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Dots per inch.
    public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
    /// The size in points.
    public static let size = NSDeviceDescriptionKey("NSDeviceSize")
    /// Whether the device is a screen.
    public static let isScreen = NSDeviceDescriptionKey("NSDeviceIsScreen")
}
