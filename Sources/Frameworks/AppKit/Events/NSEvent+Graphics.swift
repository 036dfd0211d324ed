import ApplicationServices
import Foundation
import SwiftUI

extension NSEvent {
    /// The kind of an app's own event, or of one of the system.
    public enum EventSubtype: Int16, Sendable {
        case applicationActivated = 1
        case applicationDeactivated = 2
        case screenChanged = 8
        case windowExposed = 0
        case windowMoved = 4
        case powerOff = 16
        case tabletProximity = 32
        case touch = 3
        case mouseEvent = 64
    }

    /// Creates an event of one of Core Graphics; nil for one of no kind.
    public convenience init?(cgEvent: CGEvent) {
        guard let type = EventType(rawValue: UInt(cgEvent.type.rawValue)), cgEvent.type != .null else { return nil }
        let code = UInt16(truncatingIfNeeded: cgEvent.getIntegerValueField(.keyboardEventKeycode))
        var units = [UniChar](repeating: 0, count: 8)
        var count = 0
        cgEvent.keyboardGetUnicodeString(maxStringLength: 8, actualStringLength: &count, unicodeString: &units)
        if count == 0, type == .keyDown || type == .keyUp {
            let shift: UInt32 = cgEvent.flags.contains(.maskShift) ? 2 : 0
            UCKeyTranslate(nil, code, 0, shift, 0, 0, nil, 8, &count, &units)
        }
        let text = String(decoding: units.prefix(count), as: UTF16.self)
        let isKey = type == .keyDown || type == .keyUp
        self.init(
            type: type, location: cgEvent.location, flags: ModifierFlags(rawValue: UInt(cgEvent.flags.rawValue)),
            time: Double(cgEvent.timestamp) / 1e9, window: nil,
            clicks: Int(cgEvent.getIntegerValueField(.mouseEventClickState)),
            button: Int(cgEvent.getIntegerValueField(.mouseEventButtonNumber)), code: code,
            characters: isKey ? text : nil, plain: isKey ? text : nil)
        graphicsEvent = cgEvent
    }
    /// The event as Core Graphics has it; nil for a kind that it does not have.
    public var cgEvent: CGEvent? {
        if let graphicsEvent { return graphicsEvent }
        guard let type = CGEventType(rawValue: UInt32(type.rawValue)) else { return nil }
        let isKey = type == .keyDown || type == .keyUp || type == .flagsChanged
        let made =
            isKey
            ? CGEvent(keyboardEventSource: nil, virtualKey: keyCode, keyDown: type == .keyDown)
            : CGEvent(
                mouseEventSource: nil, mouseType: type, mouseCursorPosition: locationInWindow,
                mouseButton: CGMouseButton(rawValue: UInt32(buttonNumber)) ?? .center)
        made?.type = type
        made?.flags = CGEventFlags(rawValue: UInt64(modifierFlags.rawValue))
        made?.timestamp = CGEventTimestamp(max(0, timestamp) * 1e9)
        return made
    }
    /// The event as Carbon has it; nil, as there are none of its events here.
    public var eventRef: UnsafeRawPointer? { nil }

    /// Creates an app's own event; nil never.
    public class func otherEvent(
        with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
        windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, subtype: Int16, data1 d1: Int, data2 d2: Int
    ) -> NSEvent? {
        let event = NSEvent(
            type: type, location: location, flags: flags, time: time,
            window: MainQueue.run { NSApplication.shared.window(withWindowNumber: wNum) })
        event.subtype = EventSubtype(rawValue: subtype) ?? .windowExposed
        (event.data1, event.data2) = (d1, d2)
        return event
    }
    /// Begins events that repeat; there are none here.
    public class func startPeriodicEvents(afterDelay delay: TimeInterval, withPeriod period: TimeInterval) {
        MainQueue.run { NSApplication.lacks("startPeriodicEvents(afterDelay:withPeriod:)") }
    }
    /// Ends events that repeat.
    public class func stopPeriodicEvents() {}
}

extension RunLoop.Mode {
    /// The mode in which a menu or a drag is followed.
    public static let eventTracking = RunLoop.Mode("NSEventTrackingRunLoopMode")
    /// The mode in which a panel waits for the user.
    public static let modalPanel = RunLoop.Mode("NSModalPanelRunLoopMode")
}

extension NSApplication {
    /// Returns the next event of the queue; nil, as the engine passes events to windows itself, which is reported once.
    public func nextEvent(
        matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool
    ) -> NSEvent? {
        Self.lacks("nextEvent(matching:until:inMode:dequeue:)")
        return nil
    }
    /// Drops events of the queue; there are none.
    public func discardEvents(matching mask: NSEvent.EventTypeMask, before lastEvent: NSEvent?) {}
}

extension NSWindow {
    /// Returns the next event of the queue; nil, as the engine passes events to windows itself, which is reported once.
    public func nextEvent(matching mask: NSEvent.EventTypeMask) -> NSEvent? {
        NSApplication.shared.nextEvent(matching: mask, until: nil, inMode: .default, dequeue: true)
    }
    /// Returns the next event of the queue; nil, as the engine passes events to windows itself, which is reported once.
    public func nextEvent(
        matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool
    ) -> NSEvent? { nextEvent(matching: mask) }
    /// Calls a function with events as they come; never here.
    public func trackEvents(
        matching mask: NSEvent.EventTypeMask, timeout: TimeInterval, mode: RunLoop.Mode,
        handler trackingHandler: (NSEvent?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { NSApplication.lacks("trackEvents(matching:timeout:mode:handler:)") }
}
