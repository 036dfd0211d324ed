import Foundation
import SwiftUI

/// A window on the desktop: one of the app's own, or the face of a window that a scene of SwiftUI's has open.
///
/// Follows Apple's [NSWindow](https://developer.apple.com/documentation/appkit/nswindow). The desktop decides on the places of windows,
/// on their order and on the sizes of open ones.
@MainActor @preconcurrency
open class NSWindow: _NSWindowDefaults {
    let model = WindowModel()
    /// The window's content as the engine shows it; nil while the window is not open.
    var host: ViewHost?
    /// Whether the window is of a scene of SwiftUI's.
    var isOfScene: Bool { false }
    private var ownFrame = NSRect(x: 0, y: 0, width: 480, height: 270)

    /// Creates a window with a content of a rectangle in points, whose size counts.
    /// - Parameters:
    ///   - contentRect: The rectangle.
    ///   - style: The parts of the frame.
    ///   - backingStoreType: How the pixels are kept; without effect.
    ///   - flag: Whether the window opens later; it opens when it is ordered to the front.
    public init(
        contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
    ) {
        super.init()
        styleMask = style
        ownFrame = contentRect
        NSApplication.shared.note(self)
    }
    /// Creates a window on a screen; the desktop decides on which.
    public convenience init(
        contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool,
        screen: NSScreen?
    ) { self.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag) }
    /// Creates a window without content.
    public convenience override init() {
        self.init(
            contentRect: NSRect(x: 0, y: 0, width: 480, height: 270), styleMask: [.titled, .closable],
            backing: .buffered,
            defer: true)
    }
    /// Creates a window that shows a controller's view, in the size of the view's content.
    public convenience init(contentViewController: NSViewController) {
        let view = contentViewController.view
        let preferred = contentViewController.preferredContentSize
        let natural = preferred.width > 0 ? preferred : view.frame.width > 0 ? view.frame.size : view.fittingSize
        let size = natural.width > 0 && natural.height > 0 ? natural : NSSize(width: 480, height: 270)
        self.init(
            contentRect: NSRect(origin: .zero, size: size),
            styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: true)
        self.contentViewController = contentViewController
        // Observers are not called within initializers.
        adopt(contentViewController)
    }
    /// Creates a window from an archive; there are none here.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var naturalNext: NSResponder? { columns ?? windowController ?? NSApplication.shared }
    /// The columns of the window's content, once they were asked for.
    var knownColumns: WindowColumns?

    // MARK: Places

    /// Centers the window; the desktop places it.
    open func center() { Self.lacks("center()") }
    /// Moves the window's lower left corner; the desktop places it.
    open func setFrameOrigin(_ point: NSPoint) { Self.lacks("setFrameOrigin(_:)") }
    /// Moves the window's upper left corner; the desktop places it.
    open func setFrameTopLeftPoint(_ point: NSPoint) { Self.lacks("setFrameTopLeftPoint(_:)") }
    /// Places the window beside another; the desktop places it.
    ///
    /// Returns the point.
    @discardableResult
    open func cascadeTopLeft(from topLeftPoint: NSPoint) -> NSPoint { topLeftPoint }
    /// Sets the window's size, in points; the desktop places it.
    open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) {
        setFrame(frameRect, display: displayFlag)
    }
    /// Sets the size of the content, in points.
    open func setContentSize(_ size: NSSize) {
        setFrame(NSRect(origin: frame.origin, size: size), display: true)
    }
    /// Returns the rectangle of a content's window, in points: the same.
    open func frameRect(forContentRect contentRect: NSRect) -> NSRect { contentRect }
    /// Returns the rectangle of a window's content, in points: the same.
    open func contentRect(forFrameRect frameRect: NSRect) -> NSRect { frameRect }
    /// Makes the window small; the desktop decides.
    open func miniaturize(_ sender: Any?) { arrange(.minimized(true), "miniaturize(_:)") }
    /// Makes the window small; the desktop decides.
    open func performMiniaturize(_ sender: Any?) { if styleMask.contains(.miniaturizable) { miniaturize(sender) } }
    /// Shows the window again.
    open func deminiaturize(_ sender: Any?) {
        show()
        if isMiniaturized { arrange(.minimized(false), "deminiaturize(_:)") }
    }
    /// Makes the window as large as the screen, or gives it its own size again; the desktop decides.
    open func zoom(_ sender: Any?) { arrange(.maximized(!isZoomed), "zoom(_:)") }
    /// Makes the window as large as the screen, or gives it its own size again; the desktop decides.
    open func performZoom(_ sender: Any?) { if styleMask.contains(.resizable) { zoom(sender) } }
    /// Gives the window the whole screen, or its own size again; the desktop decides.
    open func toggleFullScreen(_ sender: Any?) { arrange(.fullScreen(!isFullScreen), "toggleFullScreen(_:)") }
    /// Returns the rectangle to which the desktop would move the window, in points: the same.
    open func constrainFrameRect(_ frameRect: NSRect, to screen: NSScreen?) -> NSRect { frameRect }

    // MARK: Content

    /// The view that fills the window; nil for none.
    open var contentView: NSView? {
        didSet {
            if contentView == nil { model.changed() }
            contentChanged(from: oldValue)
        }
    }
    /// The controller whose view fills the window; nil for none.
    open var contentViewController: NSViewController? {
        didSet {
            if let contentViewController { adopt(contentViewController) }
        }
    }
    private func adopt(_ controller: NSViewController) {
        if contentView === controller.view { return }
        let size =
            controller.preferredContentSize.width > 0 ? controller.preferredContentSize : controller.view.frame.size
        if size.width > 0, size.height > 0 {
            ownFrame.size = size
            host?.requestedSize = size
        }
        if !controller.title.isNilOrEmpty, title.isEmpty { title = controller.title ?? "" }
        contentView = controller.view
        contentChanged(from: nil)
    }
    private func contentChanged(from old: NSView?) {
        if contentView?.ownWindow === self { return }
        old?.ownWindow = nil
        contentView?.ownWindow = self
        model.changed()
        contentView?.enteredWindow()
    }
    /// The controller of the window; nil for none.
    open weak var windowController: NSWindowController?
    /// The delegate, which is notified of the window's changes; nil for none.
    open weak var delegate: (any NSWindowDelegate)?
    /// The words in the window's bar.
    open var title: String {
        get {
            let shown = host?.title ?? words
            return isDocumentEdited && shown.hasSuffix(Self.edited) ? String(shown.dropLast(Self.edited.count)) : shown
        }
        set {
            words = newValue
            host?.sceneTitle = shownTitle
            host?.needsFrame?()
        }
    }
    private var words = ""
    private static let edited = " — Edited"
    /// The title with a sign of changes.
    var shownTitle: String { isDocumentEdited ? words + Self.edited : words }
    /// The words below the title; without effect.
    open var subtitle = ""
    /// Whether the title is shown; it always is here.
    open var titleVisibility = TitleVisibility.visible
    /// Whether the bar has no background of its own; without effect.
    open var titlebarAppearsTransparent = false
    /// The line below the bar; without effect.
    open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
    /// The file that the window shows; nil for none.
    open var representedURL: URL?
    /// The file that the window shows, by its path; empty for none.
    open var representedFilename: String {
        get { representedURL?.path ?? "" }
        set { representedURL = newValue.isEmpty ? nil : URL(fileURLWithPath: newValue) }
    }
    /// Whether there are changes to save, which the title of a window of the app's own shows.
    open var isDocumentEdited = false {
        didSet {
            if isDocumentEdited == oldValue || isOfScene { return }
            host?.sceneTitle = shownTitle
            host?.needsFrame?()
        }
    }
    /// The toolbar, above the content of a window of the app's own; nil for none.
    open var toolbar: NSToolbar? {
        didSet {
            if isOfScene, toolbar != nil { Self.lacks("toolbar of a scene's window") }
            toolbar?.fill()
            model.changed()
        }
    }
    /// Shows the toolbar, or hides it.
    open func toggleToolbarShown(_ sender: Any?) { toolbar?.isVisible.toggle() }
    /// The style of the toolbar; without effect.
    open var toolbarStyle = ToolbarStyle.automatic
    /// The parts of the window's frame.
    open var styleMask: StyleMask {
        get { isFullScreen ? ownStyle.union(.fullScreen) : ownStyle }
        set {
            ownStyle = newValue.subtracting(.fullScreen)
            host?.isDecorated = newValue.contains(.titled)
            host?.resizability = newValue.contains(.resizable) ? .automatic : .contentSize
            host?.needsFrame?()
        }
    }
    private var ownStyle: StyleMask = [.titled, .closable, .miniaturizable, .resizable]
    /// Whether the window was notified that it has the keys.
    var hasKeys = false
    /// The color behind the content; the usual one of windows by default.
    open var backgroundColor: NSColor! = .windowBackgroundColor { didSet { model.changed() } }
    /// Whether nothing is seen through the window; without effect.
    open var isOpaque = true
    /// Whether the window has a shadow; the desktop decides.
    open var hasShadow = true
    /// The opacity, from 0 to 1; the desktop has no windows that one sees through.
    open var alphaValue: CGFloat = 1 { didSet { if alphaValue < 1 { Self.lacks("alphaValue") } } }
    /// The level among other windows; the desktop decides on their order.
    open var level = Level.normal { didSet { if level != .normal { Self.lacks("level") } } }
    /// How the desktop treats the window; the desktop decides.
    open var collectionBehavior: CollectionBehavior = [] {
        didSet { if !collectionBehavior.isEmpty { Self.lacks("collectionBehavior") } }
    }
    /// Whether presses go through the window; they never do here.
    open var ignoresMouseEvents = false { didSet { if ignoresMouseEvents { Self.lacks("ignoresMouseEvents") } } }
    /// Who may record the window; the desktop decides.
    open var sharingType = SharingType.readOnly { didSet { if sharingType == .none { Self.lacks("sharingType") } } }
    /// Whether the user can move the window; always here.
    open var isMovable = true
    /// Whether a drag of the background moves the window; false by default.
    open var isMovableByWindowBackground = false { didSet { model.changed() } }
    /// Whether the window is hidden while the app is not in use; never here.
    open var hidesOnDeactivate = false
    /// Whether the object is released with the window; references count here.
    open var isReleasedWhenClosed = false
    /// Whether the window is left out of the list of windows; the desktop lists all.
    open var isExcludedFromWindowsMenu = false
    /// Whether movements of the pointer are reported; tracking areas decide.
    open var acceptsMouseMovedEvents = false
    /// Whether the window is opened again at the next launch; never here.
    open var isRestorable = false
    /// Whether windows are opened as tabs; never here.
    open var tabbingMode = TabbingMode.automatic
    /// A name of windows that may share tabs.
    open var tabbingIdentifier = ""
    /// A name to find the window by; nil for none.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// How the window appears; the desktop decides.
    open var animationBehavior = AnimationBehavior.default
    /// The window's own appearance, light or dark; nil for the app's.
    open var appearance: NSAppearance? { didSet { model.changed() } }
    /// The appearance with which the window is drawn.
    open var effectiveAppearance: NSAppearance { appearance ?? NSApplication.shared.effectiveAppearance }
    /// The least size of the window, in points.
    open var minSize = NSSize.zero { didSet { model.changed() } }
    /// The greatest size of the window, in points.
    open var maxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude) {
        didSet { model.changed() }
    }
    /// The least size of the content, in points.
    open var contentMinSize: NSSize {
        get { minSize }
        set { minSize = newValue }
    }
    /// The greatest size of the content, in points.
    open var contentMaxSize: NSSize {
        get { maxSize }
        set { maxSize = newValue }
    }
    /// The proportions that the window keeps; without effect.
    open var contentAspectRatio = NSSize.zero
    /// The proportions that the window keeps; without effect.
    open var aspectRatio = NSSize.zero

    // MARK: Opening and closing

    /// Shows the window, or brings it to the front, and gives it the keys.
    open func makeKeyAndOrderFront(_ sender: Any?) {
        show()
        model.isMain = true
        focusInitialView()
        noteKeys(true)
    }
    /// Shows the window, or brings it to the front.
    open func orderFront(_ sender: Any?) { show() }
    /// Shows the window, or brings it to the front, even where the app is not in use.
    open func orderFrontRegardless() { show() }
    /// Gives the window the keys.
    open func makeKey() { makeKeyAndOrderFront(nil) }
    /// Makes the window the app's main one.
    open func makeMain() { makeKeyAndOrderFront(nil) }
    /// Puts the window behind the others; the desktop decides on the order.
    open func orderBack(_ sender: Any?) { Self.lacks("orderBack(_:)") }
    /// Shows or hides the window.
    open func order(_ place: OrderingMode, relativeTo otherWin: Int) {
        if place == .out { orderOut(nil) } else { show() }
    }
    /// Hides the window.
    open func orderOut(_ sender: Any?) { hide() }
    /// Closes the window.
    open func close() {
        guard host != nil else { return }
        closing()
        hide()
    }
    /// Closes the window as its button does, if the delegate and the document let that happen.
    open func performClose(_ sender: Any?) { if mayClose() { close() } }
    /// The undo manager: the delegate's, or the document's, or the window's own.
    open override var undoManager: UndoManager? {
        delegate?.windowWillReturnUndoManager(self) ?? shownDocument?.undoManager ?? host?.undoManager
    }
    /// Called when the window got the keys.
    open func becomeKey() { post(Self.didBecomeKeyNotification) { $0.windowDidBecomeKey($1) } }
    /// Called when the window lost the keys.
    open func resignKey() { post(Self.didResignKeyNotification) { $0.windowDidResignKey($1) } }
    /// Called when the window became the main one: as it got the keys.
    open func becomeMain() { post(Self.didBecomeMainNotification) { $0.windowDidBecomeMain($1) } }
    /// Called when the window is no longer the main one: as it lost the keys.
    open func resignMain() { post(Self.didResignMainNotification) { $0.windowDidResignMain($1) } }
    /// Whether the window can get the keys; true by default.
    open var canBecomeKey: Bool { true }
    /// Whether the window can be the main one; true by default.
    open var canBecomeMain: Bool { true }
    /// Whether the window is open.
    open var isVisible: Bool { host.map { !$0.isSetAside } ?? false }
    /// Whether the window has the keys.
    open var isKeyWindow: Bool { host?.traits.isActive ?? false }
    /// Whether the window is a panel above the others; windows of a `UtilityWindow` are.
    open var isFloatingPanel: Bool { false }
    /// Whether the window is the app's main one.
    open var isMainWindow: Bool { isKeyWindow }

    /// The window's rectangle, in points; its place is not known and begins at zero.
    open var frame: NSRect {
        if let size = host?.size, size.width > 0 { return NSRect(origin: ownFrame.origin, size: size) }
        return ownFrame
    }
    /// Sets the window's size, in points; the desktop places it.
    open func setFrame(_ frameRect: NSRect, display flag: Bool) {
        let old = frame.size
        ownFrame = frameRect
        host?.requestedSize = frameRect.size
        if host != nil, frameRect.size != old {
            arrange(.size(frameRect.size), "setFrame(_:display:) of an open window")
        }
    }
    /// The responder that has the keys; nil for none.
    open private(set) weak var firstResponder: NSResponder?
    /// Gives a responder the keys; nil for none.
    ///
    /// Returns whether it took them.
    @discardableResult
    open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
        if responder === firstResponder, responder != nil { return true }
        if let old = firstResponder, !old.resignFirstResponder() { return false }
        firstResponder = nil
        guard let responder else {
            AppWindows.resignFocus()
            return true
        }
        guard responder.acceptsFirstResponder, responder.becomeFirstResponder() else { return false }
        firstResponder = responder
        EventMonitors.install()
        return true
    }
    /// Handles an event: keys go to the first responder.
    open func sendEvent(_ event: NSEvent) {
        let target: NSResponder = firstResponder ?? self
        switch event.type {
        case .keyDown: target.keyDown(with: event)
        case .keyUp: target.keyUp(with: event)
        case .flagsChanged: target.flagsChanged(with: event)
        default: break
        }
    }
    /// Called when Escape was pressed and no responder handled it.
    open override func cancelOperation(_ sender: Any?) {}

    static func lacks(_ name: String) {
        RuntimeWarning.issue(
            "NSWindow.\(name) has no effect: the desktop decides on windows (see CompatibilityGaps.md).")
    }
}

extension String? {
    fileprivate var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}
