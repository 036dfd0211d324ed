import Foundation
import SwiftUI

extension NSWindow.StyleMask {
    /// With a texture, in an older appearance.
    public static let texturedBackground = NSWindow.StyleMask(rawValue: 256)
}

extension NSWindow.Level {
    /// The dock's.
    public static let dock = NSWindow.Level(20)
}

extension NSWindow.CollectionBehavior {
    /// The desktop's usual way.
    public static let `default`: NSWindow.CollectionBehavior = []
}

extension NSWindow {
    /// Which windows are listed.
    public struct NumberListOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Windows of other apps, too; they are not known here.
        public static let allApplications = NumberListOptions(rawValue: 1)
        /// Windows of other desktops, too.
        public static let allSpaces = NumberListOptions(rawValue: 16)
    }
    /// The names and values of a window's frame, as text.
    public typealias PersistableFrameDescriptor = String

    /// Returns the number of the window at a point of the screen; 0, as places are not known.
    public class func windowNumber(at point: NSPoint, belowWindowWithWindowNumber windowNumber: Int) -> Int { 0 }
    /// Returns the numbers of the app's visible windows.
    public class func windowNumbers(options: NumberListOptions = []) -> [NSNumber]? {
        NSApplication.shared.ownWindows.filter(\.isVisible).map { NSNumber(value: $0.windowNumber) }
    }

    // MARK: Kinds

    /// Whether the user can change the size.
    public var isResizable: Bool { styleMask.contains(.resizable) }
    /// Whether the user can zoom the window.
    public var isZoomable: Bool { isResizable }
    /// Whether the user can miniaturize the window.
    public var isMiniaturizable: Bool { styleMask.contains(.miniaturizable) }
    /// Whether there is a button that closes the window.
    public var hasCloseBox: Bool { styleMask.contains(.closable) }
    /// Whether there is a bar with a title.
    public var hasTitleBar: Bool { styleMask.contains(.titled) }
    /// Whether the window is modal.
    public var isModalPanel: Bool { model.isModal }
    /// The direction of the buttons in the window's bar.
    public var windowTitlebarLayoutDirection: NSUserInterfaceLayoutDirection { .leftToRight }
    /// The values of the window's screen.
    public var deviceDescription: [NSDeviceDescriptionKey: Any] { screen?.deviceDescription ?? [:] }
    /// Shows a file's name as the title.
    public func setTitleWithRepresentedFilename(_ filename: String) {
        title = (filename as NSString).lastPathComponent
        representedFilename = filename
    }
    /// The part of the content that bars leave free.
    public var contentLayoutGuide: Any? { contentView?.safeAreaLayoutGuide }

    // MARK: Frames

    /// The name under which the frame is kept; the desktop keeps places here.
    public var frameAutosaveName: FrameAutosaveName { "" }
    /// The frame as text: its place and size, and the screen's.
    public var frameDescriptor: PersistableFrameDescriptor {
        let parts = [frame, screen?.frame ?? .zero].flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
        return parts.map { "\(Int(min(max($0.isFinite ? $0 : 0, -1e9), 1e9)))" }.joined(separator: " ") + " "
    }
    /// Sets the frame from text, where that has a place and a size.
    public func setFrame(from string: PersistableFrameDescriptor) {
        let parts = string.split(separator: " ").prefix(4).compactMap { Double($0) }
        guard parts.count == 4, parts.allSatisfy(\.isFinite), parts[2] > 0, parts[3] > 0 else { return }
        setFrame(NSRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]), display: true)
    }
    /// Sets the frame that was kept under a name; returns false, as the desktop keeps places.
    @discardableResult
    public func setFrameUsingName(_ name: FrameAutosaveName, force: Bool) -> Bool { setFrameUsingName(name) }
    /// Forgets the frame that was kept under a name.
    public class func removeFrame(usingName name: FrameAutosaveName) {}
    /// Returns a rectangle of the screen in the window's space.
    public func convertFromScreen(_ rect: NSRect) -> NSRect { rect }
    /// Returns a rectangle in pixels.
    public func convertToBacking(_ rect: NSRect) -> NSRect { rect.scaled(by: backingScaleFactor) }
    /// Returns a rectangle of pixels in points.
    public func convertFromBacking(_ rect: NSRect) -> NSRect { rect.scaled(by: 1 / max(backingScaleFactor, 0.1)) }
    /// Returns a point in pixels.
    public func convertPointToBacking(_ point: NSPoint) -> NSPoint {
        NSPoint(x: point.x * backingScaleFactor, y: point.y * backingScaleFactor)
    }
    /// Returns a point of pixels in points.
    public func convertPointFromBacking(_ point: NSPoint) -> NSPoint {
        let scale = max(backingScaleFactor, 0.1)
        return NSPoint(x: point.x / scale, y: point.y / scale)
    }
    /// Returns a rectangle whose edges are between pixels.
    public func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect {
        rect.aligned(to: backingScaleFactor, options)
    }

    // MARK: Drawing

    /// Whether views wait for being drawn; they are drawn with the next frame.
    public var viewsNeedDisplay: Bool {
        get { contentView?.needsDisplay ?? false }
        set { if newValue { contentView?.needsDisplay = true } }
    }
    /// Draws the views that wait for it, with the next frame.
    public func displayIfNeeded() { if viewsNeedDisplay { display() } }
    /// Updates constraints of all views that need it.
    public func updateConstraintsIfNeeded() { contentView?.updateConstraints() }
    /// Returns a timer that calls a method once a frame.
    public func displayLink(target: Any, selector: Selector) -> CADisplayLink {
        CADisplayLink(target: target, selector: selector)
    }
    /// Returns the content as a document; empty, as for views.
    public func dataWithPDF(inside rect: NSRect) -> Data { contentView?.dataWithPDF(inside: rect) ?? Data() }
    /// Prints the window; that fails here.
    public func printWindow(_ sender: Any?) { if let contentView { NSPrintOperation(view: contentView).run() } }

    // MARK: Sheets, drags, tabs

    /// Shows a window above this one, and above other sheets.
    public func beginCriticalSheet(
        _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) { beginSheet(sheetWindow, completionHandler: handler) }
    /// Shows a window above this one, and returns how it ended.
    @discardableResult
    public func beginSheet(_ sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
        await withCheckedContinuation { next in
            beginSheet(sheetWindow) { next.resume(returning: $0) }
        }
    }
    /// Accepts drags of types, in the content.
    public func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
        contentView?.registerForDraggedTypes(newTypes)
    }
    /// Accepts no drags any more.
    public func unregisterDraggedTypes() { contentView?.unregisterDraggedTypes() }
    /// Shows a panel in which the user changes the toolbar; there is none here.
    public func runToolbarCustomizationPalette(_ sender: Any?) { Self.lacks("runToolbarCustomizationPalette(_:)") }
    /// Opens the tab in a window of its own; each has one here.
    public func moveTabToNewWindow(_ sender: Any?) {}
    /// Shows all tabs as pictures; there are none here.
    public func toggleTabOverview(_ sender: Any?) { Self.lacks("toggleTabOverview(_:)") }

    // MARK: Events

    /// The event that is being handled; nil for none.
    public var currentEvent: NSEvent? { NSApplication.shared.currentEvent }
    /// Handles an event as if it came from the user.
    public func postEvent(_ event: NSEvent, atStart flag: Bool) { NSApplication.shared.postEvent(event, atStart: flag) }
    /// Removes events that wait; none do here.
    public func discardEvents(matching mask: NSEvent.EventTypeMask, before lastEvent: NSEvent?) {}
}

extension NSWindowTabGroup {
    /// The name that windows of the group have in common.
    public var identifier: NSWindow.TabbingIdentifier { "" }
    /// Adds a window; it opens by itself here.
    public func addWindow(_ window: NSWindow) { window.makeKeyAndOrderFront(nil) }
    /// Adds a window at a place; it opens by itself here.
    public func insertWindow(_ window: NSWindow, at index: Int) { window.makeKeyAndOrderFront(nil) }
    /// Removes a window.
    public func removeWindow(_ window: NSWindow) {}
}

extension NSWindow {
    /// The name that windows have in common whose tabs belong together.
    public typealias TabbingIdentifier = String
}
