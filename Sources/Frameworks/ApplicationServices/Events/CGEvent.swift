import Foundation
import OrielFoundation

/// An event of keys or of the mouse.
///
/// Its values are kept. No desktop lets apps post events to others, or listen to them, which is reported once.
public final class CGEvent: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var kind: CGEventType
    private var keys: CGEventFlags = []
    private var place = CGPoint.zero
    private var time = CGEventTimestamp(ProcessInfo.processInfo.systemUptime * 1e9)
    private var integers: [CGEventField: Int64] = [:]
    private var doubles: [CGEventField: Double] = [:]
    private var text: [UniChar] = []

    /// Creates an event of no kind.
    public init?(source: CGEventSource?) { kind = .null }
    /// Creates an event of a key.
    public init?(keyboardEventSource source: CGEventSource?, virtualKey: CGKeyCode, keyDown: Bool) {
        kind = keyDown ? .keyDown : .keyUp
        integers[.keyboardEventKeycode] = Int64(virtualKey)
    }
    /// Creates an event of the mouse.
    /// - Parameter mouseCursorPosition: The place, in points; the y axis points down.
    public init?(
        mouseEventSource source: CGEventSource?, mouseType: CGEventType, mouseCursorPosition: CGPoint,
        mouseButton: CGMouseButton
    ) {
        kind = mouseType
        place = mouseCursorPosition
        integers[.mouseEventButtonNumber] = Int64(mouseButton.rawValue)
    }
    /// Creates an event of the wheel.
    public init?(
        scrollWheelEvent2Source source: CGEventSource?, units: CGScrollEventUnit, wheelCount: UInt32, wheel1: Int32,
        wheel2: Int32, wheel3: Int32
    ) {
        kind = .scrollWheel
        integers[.scrollWheelEventDeltaAxis1] = Int64(wheel1)
        if wheelCount > 1 { integers[.scrollWheelEventDeltaAxis2] = Int64(wheel2) }
        if wheelCount > 2 { integers[.scrollWheelEventDeltaAxis3] = Int64(wheel3) }
        integers[.scrollWheelEventIsContinuous] = units == .pixel ? 1 : 0
    }
    private init(copying other: CGEvent) {
        kind = other.type
        (keys, place, time) = (other.flags, other.location, other.timestamp)
        (integers, doubles, text) = other.lock.withLock { (other.integers, other.doubles, other.text) }
    }

    /// The kind.
    public var type: CGEventType {
        get { lock.withLock { kind } }
        set { lock.withLock { kind = newValue } }
    }
    /// The keys that are held.
    public var flags: CGEventFlags {
        get { lock.withLock { keys } }
        set { lock.withLock { keys = newValue } }
    }
    /// The place, in points; the y axis points down.
    public var location: CGPoint {
        get { lock.withLock { place } }
        set { lock.withLock { place = newValue } }
    }
    /// The place, in points; the same here, as the screen's height is not known.
    public var unflippedLocation: CGPoint { location }
    /// The time, in nanoseconds since the system was started.
    public var timestamp: CGEventTimestamp {
        get { lock.withLock { time } }
        set { lock.withLock { time = newValue } }
    }
    /// Returns a value; 0 for one that was not set.
    public func getIntegerValueField(_ field: CGEventField) -> Int64 {
        lock.withLock { integers[field] ?? doubles[field].flatMap { Int64(exactly: $0.rounded(.towardZero)) } ?? 0 }
    }
    /// Sets a value.
    public func setIntegerValueField(_ field: CGEventField, value: Int64) { lock.withLock { integers[field] = value } }
    /// Returns a value; 0 for one that was not set.
    public func getDoubleValueField(_ field: CGEventField) -> Double {
        lock.withLock { doubles[field] ?? integers[field].map(Double.init) ?? 0 }
    }
    /// Sets a value.
    public func setDoubleValueField(_ field: CGEventField, value: Double) { lock.withLock { doubles[field] = value } }
    /// Sets the characters of a key.
    public func keyboardSetUnicodeString(stringLength: Int, unicodeString: UnsafePointer<UniChar>?) {
        lock.withLock { text = Array(UnsafeBufferPointer(start: unicodeString, count: max(0, stringLength))) }
    }
    /// Reads the characters of a key.
    public func keyboardGetUnicodeString(
        maxStringLength: Int, actualStringLength: UnsafeMutablePointer<Int>?,
        unicodeString: UnsafeMutablePointer<UniChar>?
    ) {
        let all = lock.withLock { text }
        for (index, unit) in all.prefix(max(0, maxStringLength)).enumerated() { unicodeString?[index] = unit }
        actualStringLength?.pointee = min(all.count, max(0, maxStringLength))
    }
    /// Returns an event with the same values.
    public func copy() -> CGEvent? { CGEvent(copying: self) }
    /// The bytes of the event; nil, as it has none here.
    public var data: CFData? { nil }
    /// Sets the source, without effect here.
    public func setSource(_ source: CGEventSource?) {}

    private static func lacks() {
        ApplicationServicesGaps.once("a desktop does not let apps post events to others, or listen to them.")
    }
    /// Posts the event; without effect here.
    public func post(tap: CGEventTapLocation) { Self.lacks() }
    /// Posts the event to a process; without effect here.
    public func postToPid(_ pid: pid_t) { Self.lacks() }
    /// Posts the event behind a tap; without effect here.
    public func tapPostEvent(_ proxy: CGEventTapProxy?) { Self.lacks() }

    /// Returns a tap of events of all apps; nil here.
    public class func tapCreate(
        tap: CGEventTapLocation, place: CGEventTapPlacement, options: CGEventTapOptions, eventsOfInterest: CGEventMask,
        callback: CGEventTapCallBack, userInfo: UnsafeMutableRawPointer?
    ) -> CFMachPort? {
        lacks()
        return nil
    }
    /// Returns a tap of events of a process; nil here.
    public class func tapCreateForPid(
        pid: pid_t, place: CGEventTapPlacement, options: CGEventTapOptions, eventsOfInterest: CGEventMask,
        callback: CGEventTapCallBack, userInfo: UnsafeMutableRawPointer?
    ) -> CFMachPort? {
        lacks()
        return nil
    }
    /// Switches a tap on or off; there are none here.
    public class func tapEnable(tap: CFMachPort, enable: Bool) {}
    /// Returns whether a tap is on; false here.
    public class func tapIsEnabled(tap: CFMachPort) -> Bool { false }
}

/// Returns whether the app may listen to events of others; false here.
public func CGPreflightListenEventAccess() -> Bool { false }
/// Asks whether the app may listen to events of others; false here, without a question.
@discardableResult
public func CGRequestListenEventAccess() -> Bool { false }
/// Returns whether the app may post events to others; false here.
public func CGPreflightPostEventAccess() -> Bool { false }
/// Asks whether the app may post events to others; false here, without a question.
@discardableResult
public func CGRequestPostEventAccess() -> Bool { false }

/// The keys and buttons of which events are.
public final class CGEventSource: NSObject, @unchecked Sendable {
    /// Whose keys and buttons count.
    public let sourceStateID: CGEventSourceStateID
    /// A value of the app's for its events.
    public var userData: Int64 = 0
    /// The pixels of a line of the wheel.
    public var pixelsPerLine: Double = 10
    /// The kind of the keyboard; not known: 0.
    public var keyboardType: UInt32 = 0
    /// How long the user's events are dropped after a posted one, in seconds.
    public var localEventsSuppressionInterval: CFTimeInterval = 0.25
    /// Creates a source.
    public init?(stateID: CGEventSourceStateID) { sourceStateID = stateID }
    /// Sets which events of the user's are dropped; without effect here.
    public func setLocalEventsFilterDuringSuppressionState(
        _ filter: CGEventFilterMask, state: CGEventSuppressionState
    ) {}
    /// Returns whether a button is down; false, as other apps' events are not known.
    public class func buttonState(_ stateID: CGEventSourceStateID, button: CGMouseButton) -> Bool { false }
    /// Returns whether a key is down; false, as other apps' events are not known.
    public class func keyState(_ stateID: CGEventSourceStateID, key: CGKeyCode) -> Bool { false }
    /// Returns the keys that are held; none, as other apps' events are not known.
    public class func flagsState(_ stateID: CGEventSourceStateID) -> CGEventFlags { [] }
    /// Returns the number of events; 0, as other apps' events are not known.
    public class func counterForEventType(_ stateID: CGEventSourceStateID, eventType: CGEventType) -> UInt32 { 0 }
    /// Returns the seconds since the last event; 0, as other apps' events are not known.
    public class func secondsSinceLastEventType(
        _ stateID: CGEventSourceStateID, eventType: CGEventType
    ) -> CFTimeInterval { 0 }
}
