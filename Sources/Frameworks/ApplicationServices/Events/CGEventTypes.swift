import Foundation
import OrielFoundation

/// The code of a key, as a Mac numbers them.
public typealias CGKeyCode = UInt16
/// A character of a key.
public typealias CGCharCode = UInt16
/// Bits of kinds of events.
public typealias CGEventMask = UInt64
/// The time of an event, in nanoseconds since the system was started.
public typealias CGEventTimestamp = UInt64
/// The connection of a tap of events.
public typealias CGEventTapProxy = OpaquePointer

/// The kind of an event.
public enum CGEventType: UInt32, Sendable {
    case null = 0
    case leftMouseDown, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged, rightMouseDragged
    case keyDown = 10
    case keyUp, flagsChanged
    case scrollWheel = 22
    case tabletPointer, tabletProximity, otherMouseDown, otherMouseUp, otherMouseDragged
    case tapDisabledByTimeout = 0xFFFF_FFFE
    case tapDisabledByUserInput = 0xFFFF_FFFF
}
/// A button of the mouse.
public enum CGMouseButton: UInt32, Sendable { case left, right, center }
/// The unit in which the wheel turns.
public enum CGScrollEventUnit: UInt32, Sendable { case pixel, line }
/// Where events are posted.
public enum CGEventTapLocation: UInt32, Sendable { case cghidEventTap, cgSessionEventTap, cgAnnotatedSessionEventTap }
/// Where a tap comes among others.
public enum CGEventTapPlacement: UInt32, Sendable { case headInsertEventTap, tailAppendEventTap }
/// Whether a tap may change events.
public enum CGEventTapOptions: UInt32, Sendable { case defaultTap, listenOnly }
/// Whose keys and buttons count.
public enum CGEventSourceStateID: Int32, Sendable {
    case privateState = -1
    case combinedSessionState, hidSystemState
}
/// When events of the user's are dropped.
public enum CGEventSuppressionState: UInt32, Sendable {
    case eventSuppressionStateSuppressionInterval, eventSuppressionStateRemoteMouseDrag
}
/// The events of the user's that are not dropped.
public struct CGEventFilterMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Events of the mouse.
    public static let permitLocalMouseEvents = CGEventFilterMask(rawValue: 1)
    /// Events of the keyboard.
    public static let permitLocalKeyboardEvents = CGEventFilterMask(rawValue: 2)
    /// Events of the system.
    public static let permitSystemDefinedEvents = CGEventFilterMask(rawValue: 4)
}

/// The keys that are held.
public struct CGEventFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Caps Lock.
    public static let maskAlphaShift = CGEventFlags(rawValue: 1 << 16)
    /// Shift.
    public static let maskShift = CGEventFlags(rawValue: 1 << 17)
    /// Control.
    public static let maskControl = CGEventFlags(rawValue: 1 << 18)
    /// Option.
    public static let maskAlternate = CGEventFlags(rawValue: 1 << 19)
    /// Command.
    public static let maskCommand = CGEventFlags(rawValue: 1 << 20)
    /// A key of the number pad.
    public static let maskNumericPad = CGEventFlags(rawValue: 1 << 21)
    /// The key for help.
    public static let maskHelp = CGEventFlags(rawValue: 1 << 22)
    /// The Function key.
    public static let maskSecondaryFn = CGEventFlags(rawValue: 1 << 23)
    /// Movements of the mouse are not joined.
    public static let maskNonCoalesced = CGEventFlags(rawValue: 1 << 8)
}

/// A value of an event.
public enum CGEventField: UInt32, Sendable {
    case mouseEventNumber = 0
    case mouseEventClickState, mouseEventPressure, mouseEventButtonNumber, mouseEventDeltaX, mouseEventDeltaY,
        mouseEventInstantMouser, mouseEventSubtype, keyboardEventAutorepeat, keyboardEventKeycode,
        keyboardEventKeyboardType, scrollWheelEventDeltaAxis1, scrollWheelEventDeltaAxis2, scrollWheelEventDeltaAxis3,
        scrollWheelEventInstantMouser, tabletEventPointX, tabletEventPointY, tabletEventPointZ
    case eventTargetProcessSerialNumber = 39
    case eventTargetUnixProcessID, eventSourceUnixProcessID, eventSourceUserData, eventSourceUserID,
        eventSourceGroupID, eventSourceStateID
    case scrollWheelEventIsContinuous = 88
    case mouseEventWindowUnderMousePointer = 91
    case mouseEventWindowUnderMousePointerThatCanHandleThisEvent
    case scrollWheelEventFixedPtDeltaAxis1, scrollWheelEventFixedPtDeltaAxis2, scrollWheelEventFixedPtDeltaAxis3,
        scrollWheelEventPointDeltaAxis1, scrollWheelEventPointDeltaAxis2, scrollWheelEventPointDeltaAxis3
    case scrollWheelEventScrollPhase = 99
    case scrollWheelEventScrollCount
    case scrollWheelEventMomentumPhase = 123
    case eventUnacceleratedPointerMovementX = 170
    case eventUnacceleratedPointerMovementY
}

/// A function that a tap calls with events.
public typealias CGEventTapCallBack =
    (CGEventTapProxy, CGEventType, CGEvent, UnsafeMutableRawPointer?) -> Unmanaged<CGEvent>?
