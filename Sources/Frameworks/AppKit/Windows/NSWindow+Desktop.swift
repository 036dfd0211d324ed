import DisplayList
import Foundation
import SwiftUI

extension NSWindow {
    /// Keeps the window's rectangle under a name; the desktop remembers places.
    ///
    /// Returns true.
    @discardableResult
    public func setFrameAutosaveName(_ name: FrameAutosaveName) -> Bool { true }
    /// Keeps the window's rectangle under a name; the desktop remembers places.
    public func saveFrame(usingName name: FrameAutosaveName) { Self.lacks("saveFrame(usingName:)") }
    /// Takes the rectangle that is kept under a name; returns false, as none is.
    @discardableResult
    public func setFrameUsingName(_ name: FrameAutosaveName) -> Bool { false }
    /// The rectangle of the content that bars leave free, in points.
    public var contentLayoutRect: NSRect { NSRect(origin: .zero, size: frame.size) }

    /// Whether the window is small.
    public var isMiniaturized: Bool { host.map { !$0.traits.isVisible } ?? false }
    /// Whether the window is as large as the screen.
    public var isZoomed: Bool { host?.traits.isMaximized ?? false }
    /// Whether the window has the whole screen.
    var isFullScreen: Bool { host?.traits.isFullScreen ?? false }

    /// Asks the desktop to do something with the open window; warns where there is none.
    func arrange(_ arrangement: WindowArrangement, _ name: String) {
        guard let host else { return }
        if AppWindows.desktop?.services()?.arrange(host, arrangement) != true { Self.lacks(name) }
    }

    /// Opens the window in front of others, or sets it aside.
    public func setIsVisible(_ flag: Bool) {
        if flag { orderFront(nil) } else { orderOut(nil) }
    }
    /// Whether the window is on the present desktop; true where it is open.
    public var isOnActiveSpace: Bool { isVisible }
    /// Whether a part of the window is visible: where it is open and not small.
    public var occlusionState: OcclusionState { isVisible && !isMiniaturized ? .visible : [] }
    /// A number for the window, greater than 0 while it is open.
    public var windowNumber: Int {
        host.map { Int(UInt(bitPattern: ObjectIdentifier($0).hashValue) & 0x7FFF_FFFF) } ?? -1
    }
    /// The screen that the window is on.
    public var screen: NSScreen? { NSScreen.main }
    /// How the pixels are kept: the desktop decides.
    public var backingType: BackingStoreType {
        get { .buffered }
        set {}
    }
    /// Pixels per point.
    public var backingScaleFactor: CGFloat { host?.pixelsPerPoint ?? UIScreen.main.scale }
    /// The windows that move with this one.
    public var childWindows: [NSWindow]? { model.children.isEmpty ? nil : model.children }
    /// Opens a window that belongs to this one.
    public func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
        model.children.append(childWin)
        childWin.show()
    }
    /// Releases a window that belonged to this one.
    public func removeChildWindow(_ childWin: NSWindow) { model.children.removeAll { $0 === childWin } }
    /// Returns a button of the bar; the desktop draws the bar, so that hiding the result has no effect.
    public func standardWindowButton(_ button: ButtonType) -> NSButton? { model.button(button) }
    /// Begins to move the window by the present press.
    public func performDrag(with event: NSEvent) { host?.beginMove?() }

    /// The pointer's place in the window, in points; the y axis points up.
    public var mouseLocationOutsideOfEventStream: NSPoint {
        let place = ViewHost.pointerLocation
        return NSPoint(x: place.x, y: frame.height - place.y)
    }
    /// Returns a point of the window in the screen's space: the same, as the window's place is not known.
    public func convertPoint(toScreen point: NSPoint) -> NSPoint { point }
    /// Returns a point of the screen in the window's space: the same, as the window's place is not known.
    public func convertPoint(fromScreen point: NSPoint) -> NSPoint { point }
    /// Returns a rectangle of the window in the screen's space: the same, as the window's place is not known.
    public func convertToScreen(_ rect: NSRect) -> NSRect { rect }
    /// Draws the content again.
    public func display() { contentView?.needsDisplay = true }
    /// Updates constraints and places of the content.
    public func layoutIfNeeded() { contentView?.layoutSubtreeIfNeeded() }

    /// Opens a window as a sheet: as a window of its own, after whose end a function is called.
    public func beginSheet(
        _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {
        model.sheets.append((sheetWindow, handler))
        sheetWindow.model.sheetParent = self
        sheetWindow.show()
    }
    /// Ends a sheet.
    public func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse = .stop) {
        let ended = model.sheets.filter { $0.window === sheetWindow }
        model.sheets.removeAll { $0.window === sheetWindow }
        sheetWindow.model.sheetParent = nil
        sheetWindow.orderOut(nil)
        for sheet in ended { sheet.ended?(returnCode) }
    }
    /// The sheets of the window.
    public var sheets: [NSWindow] { model.sheets.map(\.window) }
    /// The sheet of the window; nil for none.
    public var attachedSheet: NSWindow? { model.sheets.first?.window }
    /// The window whose sheet this one is; nil for none.
    public var sheetParent: NSWindow? { model.sheetParent }
    /// Whether the window is a sheet.
    public var isSheet: Bool { model.sheetParent != nil }
}
