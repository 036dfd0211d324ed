import Foundation
import SwiftUI

/// Keeps a window, and opens and closes it.
///
/// Follows Apple's [NSWindowController](https://developer.apple.com/documentation/appkit/nswindowcontroller).
@MainActor @preconcurrency
open class NSWindowController: NSResponder {
    private var ownWindow: NSWindow?
    /// The window, which is made when it is first asked for; nil for none.
    open var window: NSWindow? {
        get {
            loadIfNeeded()
            return ownWindow
        }
        set {
            ownWindow?.windowController = nil
            ownWindow = newValue
            newValue?.windowController = self
        }
    }
    /// The storyboard that the controller is from; nil for none.
    open internal(set) var storyboard: NSStoryboard?
    var nibLoader: NibLoader?
    var nibObjects: [AnyObject] = []
    var nibSegues: [NibSegue] = []
    /// The controller of the window's content; nil for none.
    open var contentViewController: NSViewController? {
        get { ownWindow?.contentViewController }
        set { window?.contentViewController = newValue }
    }
    /// The name of the controller's nib; nil for none.
    open var windowNibName: NSNib.Name? { nibName }
    private var nibName: NSNib.Name?
    private weak var nibOwner: AnyObject?
    /// The object for which the nib's objects are made; the controller by default.
    open var owner: AnyObject? { nibOwner ?? self }
    /// The name under which the window's rectangle is kept; the desktop remembers places.
    open var windowFrameAutosaveName = ""
    /// Whether new windows are beside earlier ones; the desktop places them.
    open var shouldCascadeWindows = true
    /// Whether there is a window.
    open var isWindowLoaded: Bool { ownWindow != nil }
    private var hasLoaded = false

    /// Creates a controller of a window.
    public init(window: NSWindow?) {
        super.init()
        ownWindow = window
        window?.windowController = self
    }
    /// Creates a controller whose window a nib has.
    public convenience init(windowNibName: NSNib.Name) {
        self.init(window: nil)
        nibName = windowNibName
    }
    /// Creates a controller whose window a nib has, for another owner.
    public convenience init(windowNibName: NSNib.Name, owner: Any) {
        self.init(windowNibName: windowNibName)
        nibOwner = owner as AnyObject
    }
    /// Creates a controller without a window.
    public convenience override init() { self.init(window: nil) }
    /// Creates a controller from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes the window: by default the nib's.
    open func loadWindow() {
        guard let name = windowNibName else { return }
        guard let file = InterfaceFile.find(name, "xib", in: nil) else {
            RuntimeWarning.issue("-[\(type(of: self)) loadWindow]: failed to load window nib file '\(name)'.")
            return
        }
        NSNib.load(file, owner: owner)
    }
    private func loadIfNeeded() {
        if ownWindow != nil || hasLoaded { return }
        hasLoaded = true
        windowWillLoad()
        let document = document as? NSDocument
        document?.windowControllerWillLoadNib(self)
        loadWindow()
        guard ownWindow != nil else { return }
        windowDidLoad()
        document?.windowControllerDidLoadNib(self)
        synchronizeWindowTitleWithDocumentName()
    }
    /// Notes that a storyboard has made the window.
    func noteLoaded() {
        if hasLoaded { return }
        hasLoaded = true
        windowWillLoad()
        windowDidLoad()
    }
    /// Called before a connection of the storyboard is followed, with both controllers.
    open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
    /// Whether a connection that the user chose is followed; true by default.
    open func shouldPerformSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) -> Bool { true }
    /// Follows the connection of a name; a warning says so where there is none.
    open func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) {
        NibSegue.perform(identifier, of: self, in: nibSegues, sender)
    }
    /// Called before the window is made.
    open func windowWillLoad() {}
    /// Called when the window was made.
    open func windowDidLoad() {}
    /// Shows the window.
    open func showWindow(_ sender: Any?) {
        window?.makeKeyAndOrderFront(sender)
        synchronizeWindowTitleWithDocumentName()
    }
    /// Closes the window.
    open func close() { ownWindow?.close() }

    // MARK: The document

    /// The document that the window shows; nil for none.
    open weak var document: AnyObject?
    /// Whether the document is closed with this window, though others show it; false by default.
    open var shouldCloseDocument = false
    /// Shows in the window whether the document has changes.
    open func setDocumentEdited(_ dirtyFlag: Bool) { ownWindow?.isDocumentEdited = dirtyFlag }
    /// Gives the window the document's name as its title.
    open func synchronizeWindowTitleWithDocumentName() {
        guard let document = document as? NSDocument, let ownWindow else { return }
        ownWindow.title = windowTitle(forDocumentDisplayName: document.displayName)
        ownWindow.representedURL = document.fileURL
    }
    /// Returns the window's title for the document's name: the same by default.
    open func windowTitle(forDocumentDisplayName displayName: String) -> String { displayName }
}

/// A window with tools for the others.
///
/// Follows Apple's [NSPanel](https://developer.apple.com/documentation/appkit/nspanel).
@MainActor @preconcurrency
open class NSPanel: NSWindow {
    /// Whether the panel is above other windows; the desktop decides.
    open override var isFloatingPanel: Bool {
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
    /// The space of the screen's colors: sRGB here.
    open var colorSpace: NSColorSpace? { .sRGB }
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
    open var frame: NSRect { AppScreen.bounds }
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
            .colorSpaceName: NSColorSpaceName.calibratedRGB.rawValue, .bitsPerSample: NSNumber(value: 8),
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

private enum AppScreen {
    /// The screen's rectangle; where none is known, as in pictures, a small Mac's stands for it.
    @MainActor static var bounds: CGRect {
        ViewHost.current?.displayBounds ?? AppWindows.desktop?.services()?.screenBounds
            ?? CGRect(x: 0, y: 0, width: 1440, height: 900)
    }
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
