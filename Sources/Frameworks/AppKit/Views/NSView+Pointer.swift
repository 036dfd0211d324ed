import Foundation
import SwiftUI

extension NSView {
    /// Whether the class is an app's, which may draw and respond to the pointer.
    var isOfApp: Bool {
        let kind = ObjectIdentifier(type(of: self))
        if let known = Self.appClasses[kind] { return known }
        let isOfApp = !String(reflecting: type(of: self)).hasPrefix("AppKit.")
        Self.appClasses[kind] = isOfApp
        return isOfApp
    }
    private static var appClasses: [ObjectIdentifier: Bool] = [:]

    /// Reports an event of the pointer at a place of the backing view.
    func pointer(_ type: NSEvent.EventType, at place: NSPoint) {
        let own = isFlipped ? place : NSPoint(x: place.x, y: bounds.height - place.y)
        let event = NSEvent(type, at: convert(own, to: nil), in: window)
        NSEvent.current = event
        defer { NSEvent.current = nil }
        switch type {
        case .leftMouseDown:
            if acceptsFirstResponder { window?.makeFirstResponder(self) }
            mouseDown(with: event)
        case .leftMouseDragged: mouseDragged(with: event)
        case .leftMouseUp: mouseUp(with: event)
        case .mouseEntered: mouseEntered(with: event)
        case .mouseExited: mouseExited(with: event)
        default: mouseMoved(with: event)
        }
    }

    /// The tracking areas.
    public var trackingAreas: [NSTrackingArea] { areas }
    /// Reports the pointer's movements within an area from now on.
    public func addTrackingArea(_ trackingArea: NSTrackingArea) {
        areas.append(trackingArea)
        changed()
    }
    /// Removes an area in which the pointer's movements are reported.
    public func removeTrackingArea(_ trackingArea: NSTrackingArea) {
        areas.removeAll { $0 === trackingArea }
        changed()
    }
    /// Gives the pointer another shape within a rectangle.
    public func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {
        cursors.append((rect, object))
        changed()
    }
    /// Removes the rectangles in which the pointer has another shape.
    public func discardCursorRects() {
        if cursors.isEmpty { return }
        cursors = []
        changed()
    }
    /// Accepts drops of some types.
    public func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
        draggedTypes = newTypes
        changed()
    }
    /// The types of drops that the view accepts.
    public var registeredDraggedTypes: [NSPasteboard.PasteboardType] { draggedTypes }
    /// Accepts no more drops.
    public func unregisterDraggedTypes() { registerForDraggedTypes([]) }
    /// The recognizers of gestures over the view.
    public var gestureRecognizers: [NSGestureRecognizer] {
        get { recognizers }
        set {
            for recognizer in recognizers { recognizer.view = nil }
            recognizers = newValue
            for recognizer in recognizers { recognizer.view = self }
            changed()
        }
    }
    /// Adds a gesture recognizer.
    public func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
        gestureRecognizers = recognizers.filter { $0 !== gestureRecognizer } + [gestureRecognizer]
    }
    /// Removes a gesture recognizer.
    public func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
        gestureRecognizers = recognizers.filter { $0 !== gestureRecognizer }
    }

    func enteredWindow() {
        if ownWindow == nil, superview == nil { ownWindow = NSWindow.current }
        resetCursorRects()
        updateTrackingAreas()
        viewDidMoveToWindow()
        for view in subviews { view.enteredWindow() }
    }

    // MARK: Additions of SwiftUI

    /// The content with the view's gestures, menu, tool tip, drops, and the pointer's shape.
    func decorated(_ content: AnyView) -> AnyView {
        var result = content
        if !recognizers.isEmpty {
            result = recognizers.reduce(result) { $1.attached(to: AnyView($0.contentShape(Rectangle()))) }
        }
        if !areas.isEmpty || !cursors.isEmpty { result = AnyView(result.modifier(TrackedPointer(view: self))) }
        if let menu { result = AnyView(result.contextMenu { MenuContent(menu: menu) }) }
        if let toolTip, !toolTip.isEmpty { result = AnyView(result.help(Text(verbatim: toolTip))) }
        for popover in popovers where !popover.isBelowStatusItem {
            result = AnyView(result.modifier(OpenPopover(popover: popover)))
        }
        if !draggedTypes.isEmpty { result = AnyView(result.modifier(ReceivedDrop(view: self))) }
        return result
    }
}

/// Reports the pointer's movements over a view to its tracking areas, and shows the pointer's shape.
private struct TrackedPointer: ViewModifier {
    let view: NSView
    @State private var place: NSPoint?

    func body(content: Content) -> some View {
        content.contentShape(Rectangle())
            .onContinuousHover { phase in
                switch phase {
                case .active(let point):
                    let old = place
                    place = point
                    moved(from: old, to: point)
                case .ended:
                    let old = place
                    place = nil
                    moved(from: old, to: nil)
                }
            }
            .pointerStyle(shape)
    }

    private var shape: PointerStyle? {
        guard let place else { return nil }
        let own = view.isFlipped ? place : NSPoint(x: place.x, y: view.bounds.height - place.y)
        return view.cursors.last { $0.rect.contains(own) }?.cursor.style
    }

    private func moved(from old: NSPoint?, to new: NSPoint?) {
        func isWithin(_ area: NSTrackingArea, _ place: NSPoint?) -> Bool {
            guard let place else { return false }
            let own = view.isFlipped ? place : NSPoint(x: place.x, y: view.bounds.height - place.y)
            return area.options.contains(.inVisibleRect) || area.rect.contains(own)
        }
        for area in view.areas {
            let (was, now) = (isWithin(area, old), isWithin(area, new))
            let reportsEdges = area.options.contains(.mouseEnteredAndExited)
            if !was, now, reportsEdges { view.pointer(.mouseEntered, at: new ?? .zero) }
            if now, was, area.options.contains(.mouseMoved) { view.pointer(.mouseMoved, at: new ?? .zero) }
            if was, !now, reportsEdges { view.pointer(.mouseExited, at: old ?? .zero) }
        }
    }
}

/// An area of a view in which the pointer's movements are reported.
///
/// Follows Apple's [NSTrackingArea](https://developer.apple.com/documentation/appkit/nstrackingarea).
@MainActor @preconcurrency
open class NSTrackingArea: NSObject {
    /// The movements that are reported, and when.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Entering and leaving.
        public static let mouseEnteredAndExited = Options(rawValue: 1)
        /// Each movement.
        public static let mouseMoved = Options(rawValue: 2)
        /// The pointer's shape.
        public static let cursorUpdate = Options(rawValue: 4)
        /// While the owner has the focus; here always.
        public static let activeWhenFirstResponder = Options(rawValue: 16)
        /// While the window is key; here always.
        public static let activeInKeyWindow = Options(rawValue: 32)
        /// While the app is active; here always.
        public static let activeInActiveApp = Options(rawValue: 64)
        /// Always.
        public static let activeAlways = Options(rawValue: 128)
        /// The pointer counts as inside at first.
        public static let assumeInside = Options(rawValue: 256)
        /// The area is the visible part of the view.
        public static let inVisibleRect = Options(rawValue: 512)
        /// Also while a button is down.
        public static let enabledDuringMouseDrag = Options(rawValue: 1024)
    }

    /// The rectangle in the view's space, in points.
    public let rect: NSRect
    /// The movements that are reported.
    public let options: Options
    /// The object that receives the events; here the view itself does.
    open private(set) weak var owner: AnyObject?
    /// The app's own information; nil for none.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an area.
    public init(rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
        (self.rect, self.options, self.userInfo) = (rect, options, userInfo)
        self.owner = owner.map { $0 as AnyObject }
        super.init()
    }
}
