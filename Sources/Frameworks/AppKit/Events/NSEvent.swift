import ApplicationServices
import DisplayList
import Foundation
import SwiftUI

/// An event: of the pointer, or of keys.
///
/// Follows Apple's [NSEvent](https://developer.apple.com/documentation/appkit/nsevent).
open class NSEvent: NSObject, @unchecked Sendable {
    /// The kind.
    public let type: EventType
    /// The place in the window, in points; the y axis points up.
    public let locationInWindow: NSPoint
    /// The keys that are held.
    public let modifierFlags: ModifierFlags
    /// When it happened, in seconds since the system was started.
    public let timestamp: TimeInterval
    /// The window; nil for none.
    open private(set) weak var window: NSWindow?
    /// How often the button was pressed in quick succession.
    public let clickCount: Int
    /// The number of the button: 0 for the primary one, 1 for the secondary one.
    public let buttonNumber: Int
    /// The number of the key, as Apple's keyboards count.
    public let keyCode: UInt16
    /// The characters of the key; nil for an event without keys.
    public let characters: String?
    /// The characters of the key without the other keys; nil for an event without keys.
    public let charactersIgnoringModifiers: String?
    /// Whether the key is held.
    public let isARepeat: Bool
    /// How far the content is scrolled to the right, in points.
    public let scrollingDeltaX: CGFloat
    /// How far the content is scrolled down, in points.
    public let scrollingDeltaY: CGFloat
    /// Whether the distances are exact, as a touch pad's.
    public let hasPreciseScrollingDeltas: Bool
    /// How much two fingers have spread since the last event.
    public let magnification: CGFloat
    /// Whether no responder handled the event.
    var isUnhandled = false

    /// The event that a responder handles; nil for none.
    @MainActor static var current: NSEvent?

    init(
        type: EventType, location: NSPoint, flags: ModifierFlags, time: TimeInterval, window: NSWindow?,
        clicks: Int = 0, button: Int = 0, code: UInt16 = 0, characters: String? = nil, plain: String? = nil,
        isRepeat: Bool = false, scroll: CGSize = .zero, isPrecise: Bool = false, magnification: CGFloat = 0
    ) {
        (self.type, locationInWindow, modifierFlags, timestamp) = (type, location, flags, time)
        (clickCount, buttonNumber, keyCode, isARepeat) = (clicks, button, code, isRepeat)
        (self.characters, charactersIgnoringModifiers) = (characters, plain)
        (scrollingDeltaX, scrollingDeltaY, hasPreciseScrollingDeltas) = (-scroll.width, -scroll.height, isPrecise)
        self.magnification = magnification
        self.window = window
        super.init()
    }

    /// Creates an event of the app's own, without values.
    public convenience override init() {
        self.init(type: .applicationDefined, location: .zero, flags: [], time: 0, window: nil)
    }

    /// Creates an event of the pointer at a place of a window.
    @MainActor convenience init(_ type: EventType, at location: NSPoint, in window: NSWindow?) {
        let isButton = type == .leftMouseDown || type == .leftMouseUp
        self.init(
            type: type, location: location, flags: Self.modifierFlags, time: ProcessInfo.processInfo.systemUptime,
            window: window, clicks: isButton ? 1 : 0)
    }

    /// Creates an event from one of the engine's; nil for one without a counterpart.
    @MainActor convenience init?(_ event: InputEvent, in window: NSWindow?) {
        let height = window?.frame.height ?? 0
        func turned(_ place: CGPoint) -> NSPoint { NSPoint(x: place.x, y: height - place.y) }
        switch event {
        case .pointer(let pointer):
            guard let type = EventType(pointer) else { return nil }
            self.init(
                type: type, location: turned(pointer.location), flags: ModifierFlags(pointer.modifiers),
                time: pointer.time, window: window, clicks: pointer.phase == .down || pointer.phase == .up ? 1 : 0,
                button: pointer.button == 1 ? 0 : pointer.button == 3 ? 1 : 2)
        case .scroll(let scroll):
            self.init(
                type: .scrollWheel, location: turned(scroll.location), flags: ModifierFlags(scroll.modifiers),
                time: scroll.time, window: window, scroll: scroll.delta, isPrecise: scroll.isPrecise)
        case .key(let key):
            let letters = KeyCode.characters(of: key)
            self.init(
                type: key.phase == .up ? .keyUp : .keyDown, location: .zero, flags: ModifierFlags(key.modifiers),
                time: key.time, window: window, code: KeyCode.code(of: key.key), characters: letters, plain: letters,
                isRepeat: key.phase == .repeated)
        case .modifiers(let keys):
            self.init(
                type: .flagsChanged, location: .zero, flags: ModifierFlags(keys),
                time: ProcessInfo.processInfo.systemUptime, window: window)
        case .pinch(let pinch):
            self.init(
                type: .magnify, location: turned(pinch.location), flags: Self.modifierFlags, time: pinch.time,
                window: window, magnification: pinch.magnification - 1)
        case .text, .composition, .accessibility, .edit: return nil
        }
    }

    /// The event that the engine handles; nil for none.
    @MainActor static var ofEngine: NSEvent? { ViewHost.currentEvent.flatMap { NSEvent($0, in: NSWindow.current) } }

    /// The keys that are held now.
    open class var modifierFlags: ModifierFlags { MainQueue.run { ModifierFlags(ViewHost.heldKeys) } }
    /// The pointer's last place, in points of the window that it is in; the y axis points up.
    ///
    /// The place of the window on the screen is not known.
    open class var mouseLocation: NSPoint {
        MainQueue.run {
            let place = ViewHost.pointerLocation
            return NSPoint(x: place.x, y: (ViewHost.current?.size.height ?? 0) - place.y)
        }
    }
    /// The buttons that are down now, as bits; not known outside of an event.
    open class var pressedMouseButtons: Int {
        guard case .pointer(let pointer)? = MainQueue.run({ ViewHost.currentEvent }) else { return 0 }
        guard pointer.phase == .down || pointer.phase == .moved else { return 0 }
        return pointer.button == 1 ? 1 : pointer.button == 3 ? 2 : 4
    }
    /// The longest time between the presses of a double click, in seconds.
    open class var doubleClickInterval: TimeInterval { 0.5 }
    /// How long a key is held before it repeats, in seconds.
    open class var keyRepeatDelay: TimeInterval { 0.5 }
    /// How often a key repeats, in seconds.
    open class var keyRepeatInterval: TimeInterval { 0.03 }

    /// How far the pointer or the content has moved to the right.
    open var deltaX: CGFloat { scrollingDeltaX }
    /// How far the pointer or the content has moved down.
    open var deltaY: CGFloat { scrollingDeltaY }
    /// How far it has moved in depth.
    open var deltaZ: CGFloat { 0 }
    /// How hard the press is, from 0 to 1; 1 while a button is down.
    open var pressure: Float { type == .leftMouseDown || type == .leftMouseDragged ? 1 : 0 }
    /// The number of the window; 0 for none.
    open var windowNumber: Int { MainQueue.run { window?.windowNumber ?? 0 } }
    /// The number of a press; not known: 0.
    open var eventNumber: Int { 0 }
    /// The phase of scrolling; not known.
    open var phase: Phase { [] }
    /// The phase of scrolling after the fingers were lifted; not known.
    open var momentumPhase: Phase { [] }
    /// Whether the direction of scrolling is turned; not known.
    open var isDirectionInvertedFromDevice: Bool { false }
    /// The kind of an app's own event, or of one of the system.
    open internal(set) var subtype = EventSubtype.applicationActivated
    /// The first value of an app's own event, or of one of the system.
    open internal(set) var data1 = 0
    /// The second value of an app's own event, or of one of the system.
    open internal(set) var data2 = 0
    /// The event of Core Graphics that the event was made of; nil for none.
    var graphicsEvent: CGEvent?
    /// The tracking area; nil here.
    open var trackingArea: NSTrackingArea? { nil }
    /// Returns the characters of the key with other keys held: the same here.
    open func characters(byApplyingModifiers modifiers: ModifierFlags) -> String? { characters }

    // MARK: Monitors

    /// Calls a function with the app's events before its windows handle them; nil as its result ends an event.
    /// - Returns: An object for ``removeMonitor(_:)``.
    open class func addLocalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
    ) -> Any? { MainQueue.run { EventMonitors.add(mask, block) } }
    /// Calls a function with events of other apps; no desktop reports these.
    ///
    /// Returns an object for ``removeMonitor(_:)``.
    open class func addGlobalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
    ) -> Any? {
        RuntimeWarning.issue("NSEvent.addGlobalMonitorForEvents: desktops don't report events of other apps.")
        return NSObject()
    }
    /// Removes a monitor.
    open class func removeMonitor(_ eventMonitor: Any) {
        MainQueue.run { EventMonitors.remove(eventMonitor as AnyObject) }
    }

    /// Creates an event of a key; nil never.
    open class func keyEvent(
        with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
        windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, characters keys: String,
        charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool, keyCode code: UInt16
    ) -> NSEvent? {
        NSEvent(
            type: type, location: location, flags: flags, time: time,
            window: MainQueue.run { NSApplication.shared.window(withWindowNumber: wNum) }, code: code,
            characters: keys, plain: ukeys,
            isRepeat: flag)
    }
    /// Creates an event of the pointer; nil never.
    open class func mouseEvent(
        with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
        windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, eventNumber eNum: Int, clickCount cNum: Int,
        pressure: Float
    ) -> NSEvent? {
        NSEvent(
            type: type, location: location, flags: flags, time: time,
            window: MainQueue.run { NSApplication.shared.window(withWindowNumber: wNum) }, clicks: cNum)
    }
}
