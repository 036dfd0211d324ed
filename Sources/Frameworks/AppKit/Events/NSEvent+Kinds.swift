import DisplayList
import Foundation
import SwiftUI

extension NSEvent {
    /// The kind of an event.
    public enum EventType: UInt, Sendable {
        case leftMouseDown = 1, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged,
            rightMouseDragged, mouseEntered, mouseExited, keyDown, keyUp, flagsChanged, appKitDefined, systemDefined,
            applicationDefined, periodic, cursorUpdate
        case scrollWheel = 22, tabletPoint, tabletProximity, otherMouseDown, otherMouseUp, otherMouseDragged
        case rotate = 18, beginGesture, endGesture
        case gesture = 29, magnify, swipe, smartMagnify, quickLook, pressure
        case directTouch = 37, changeMode, mouseCancelled = 40

        /// The kind of an event of the pointer; nil for one without a counterpart.
        init?(_ event: PointerEvent) {
            switch (event.phase, event.button) {
            case (.down, 1): self = .leftMouseDown
            case (.down, 3): self = .rightMouseDown
            case (.down, _): self = .otherMouseDown
            case (.moved, 1): self = .leftMouseDragged
            case (.moved, 3): self = .rightMouseDragged
            case (.moved, _): self = .otherMouseDragged
            case (.up, 1): self = .leftMouseUp
            case (.up, 3): self = .rightMouseUp
            case (.up, _): self = .otherMouseUp
            case (.hover, _): self = .mouseMoved
            case (.exited, _): self = .mouseExited
            case (.cancelled, _): return nil
            }
        }
    }

    /// Kinds of events.
    public struct EventTypeMask: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        /// Creates a set of one kind.
        public init(type: EventType) { rawValue = 1 << UInt64(type.rawValue) }
        /// The primary button is pressed.
        public static let leftMouseDown = EventTypeMask(type: .leftMouseDown)
        /// The primary button is released.
        public static let leftMouseUp = EventTypeMask(type: .leftMouseUp)
        /// The pointer moves with the primary button down.
        public static let leftMouseDragged = EventTypeMask(type: .leftMouseDragged)
        /// The secondary button is pressed.
        public static let rightMouseDown = EventTypeMask(type: .rightMouseDown)
        /// The secondary button is released.
        public static let rightMouseUp = EventTypeMask(type: .rightMouseUp)
        /// The pointer moves with the secondary button down.
        public static let rightMouseDragged = EventTypeMask(type: .rightMouseDragged)
        /// Another button is pressed.
        public static let otherMouseDown = EventTypeMask(type: .otherMouseDown)
        /// Another button is released.
        public static let otherMouseUp = EventTypeMask(type: .otherMouseUp)
        /// The pointer moves with another button down.
        public static let otherMouseDragged = EventTypeMask(type: .otherMouseDragged)
        /// The pointer moves.
        public static let mouseMoved = EventTypeMask(type: .mouseMoved)
        /// The pointer enters an area.
        public static let mouseEntered = EventTypeMask(type: .mouseEntered)
        /// The pointer leaves an area.
        public static let mouseExited = EventTypeMask(type: .mouseExited)
        /// A key is pressed.
        public static let keyDown = EventTypeMask(type: .keyDown)
        /// A key is released.
        public static let keyUp = EventTypeMask(type: .keyUp)
        /// Modifier keys are pressed or released.
        public static let flagsChanged = EventTypeMask(type: .flagsChanged)
        /// The wheel turns.
        public static let scrollWheel = EventTypeMask(type: .scrollWheel)
        /// Two fingers spread.
        public static let magnify = EventTypeMask(type: .magnify)
        /// Three fingers move.
        public static let swipe = EventTypeMask(type: .swipe)
        /// Two fingers turn.
        public static let rotate = EventTypeMask(type: .rotate)
        /// Fingers touch a pad.
        public static let gesture = EventTypeMask(type: .gesture)
        /// A gesture begins.
        public static let beginGesture = EventTypeMask(type: .beginGesture)
        /// A gesture ends.
        public static let endGesture = EventTypeMask(type: .endGesture)
        /// Two fingers tap twice.
        public static let smartMagnify = EventTypeMask(type: .smartMagnify)
        /// A pad is pressed harder.
        public static let pressure = EventTypeMask(type: .pressure)
        /// A finger touches the bar of touches.
        public static let directTouch = EventTypeMask(type: .directTouch)
        /// A pencil changes its mode.
        public static let changeMode = EventTypeMask(type: .changeMode)
        /// A pen is at a point.
        public static let tabletPoint = EventTypeMask(type: .tabletPoint)
        /// A pen is near.
        public static let tabletProximity = EventTypeMask(type: .tabletProximity)
        /// Events of AppKit's own.
        public static let appKitDefined = EventTypeMask(type: .appKitDefined)
        /// Events of the app's own.
        public static let applicationDefined = EventTypeMask(type: .applicationDefined)
        /// Events that repeat.
        public static let periodic = EventTypeMask(type: .periodic)
        /// The pointer's shape may change.
        public static let cursorUpdate = EventTypeMask(type: .cursorUpdate)
        /// Events of the system.
        public static let systemDefined = EventTypeMask(type: .systemDefined)
        /// All kinds.
        public static let any = EventTypeMask(rawValue: .max)
    }

    /// Keys that are held while something else happens; Command is the desktop's Control key, as for SwiftUI's shortcuts.
    public struct ModifierFlags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Caps Lock.
        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        /// Shift.
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        /// Control: the desktop's Super key.
        public static let control = ModifierFlags(rawValue: 1 << 18)
        /// Option: the desktop's Alt key.
        public static let option = ModifierFlags(rawValue: 1 << 19)
        /// Command: the desktop's Control key.
        public static let command = ModifierFlags(rawValue: 1 << 20)
        /// A key of the number pad.
        public static let numericPad = ModifierFlags(rawValue: 1 << 21)
        /// The key for help.
        public static let help = ModifierFlags(rawValue: 1 << 22)
        /// A function key.
        public static let function = ModifierFlags(rawValue: 1 << 23)
        /// All flags that do not depend on the device.
        public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)

        /// The keys that a front end reports.
        init(_ keys: KeyModifiers) {
            var flags: ModifierFlags = []
            if keys.contains(.capsLock) { flags.insert(.capsLock) }
            if keys.contains(.shift) { flags.insert(.shift) }
            if keys.contains(.command) { flags.insert(.control) }
            if keys.contains(.option) { flags.insert(.option) }
            if keys.contains(.control) { flags.insert(.command) }
            self = flags
        }
        /// The same for SwiftUI's shortcuts.
        var swiftUI: EventModifiers {
            var keys: EventModifiers = []
            if contains(.shift) { keys.insert(.shift) }
            if contains(.control) { keys.insert(.control) }
            if contains(.option) { keys.insert(.option) }
            if contains(.command) { keys.insert(.command) }
            return keys
        }
    }

    /// The phase of a gesture.
    public struct Phase: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It begins.
        public static let began = Phase(rawValue: 1)
        /// Nothing moves.
        public static let stationary = Phase(rawValue: 2)
        /// It continues.
        public static let changed = Phase(rawValue: 4)
        /// It ends.
        public static let ended = Phase(rawValue: 8)
        /// It is canceled.
        public static let cancelled = Phase(rawValue: 16)
        /// It may begin.
        public static let mayBegin = Phase(rawValue: 32)
    }

    /// The key without a character of its own; nil for another key.
    public var specialKey: SpecialKey? {

        charactersIgnoringModifiers?.unicodeScalars.first.flatMap { scalar in
            let value = Int(scalar.value)
            let isKnown = (0xF700...0xF747).contains(value) || SpecialKey.plain.contains(value)
            return isKnown ? SpecialKey(rawValue: value) : nil
        }
    }
}
