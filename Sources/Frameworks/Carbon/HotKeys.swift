import Foundation

/// Names a shortcut: four letters of the app, and a number.
public struct EventHotKeyID: Sendable {
    /// Four letters of the app.
    public var signature: OSType
    /// The shortcut's number.
    public var id: UInt32
    /// Creates a name of zeros.
    public init() { self.init(signature: 0, id: 0) }
    /// Creates a name.
    public init(signature: OSType, id: UInt32) {
        self.signature = signature
        self.id = id
    }
}

/// The class and kind of events.
public struct EventTypeSpec: Sendable {
    /// The class, such as ``kEventClassKeyboard``.
    public var eventClass: OSType
    /// The kind within the class.
    public var eventKind: UInt32
    /// Creates a kind of zeros.
    public init() { self.init(eventClass: 0, eventKind: 0) }
    /// Creates a kind of events.
    public init(eventClass: OSType, eventKind: UInt32) {
        self.eventClass = eventClass
        self.eventKind = eventKind
    }
}

/// A shortcut that was registered; there are none here.
public typealias EventHotKeyRef = OpaquePointer
/// An event of Carbon; there are none here.
public typealias EventRef = OpaquePointer
/// What sends events to handlers.
public typealias EventTargetRef = OpaquePointer
/// A handler that was installed.
public typealias EventHandlerRef = OpaquePointer
/// The handlers after one.
public typealias EventHandlerCallRef = OpaquePointer
/// The name of a parameter of an event.
public typealias EventParamName = OSType
/// The type of a parameter of an event.
public typealias EventParamType = OSType
/// A function that handles events.
public typealias EventHandlerProcPtr =
    @convention(c) (EventHandlerCallRef?, EventRef?, UnsafeMutableRawPointer?) -> OSStatus
/// A function that handles events.
public typealias EventHandlerUPP = EventHandlerProcPtr

/// The class of events of the keyboard: “keyb”.
public let kEventClassKeyboard = 0x6B65_7962
/// The class of events of the app: “appl”.
public let kEventClassApplication = 0x6170_706C
/// The class of events of the mouse: “mous”.
public let kEventClassMouse = 0x6D6F_7573
/// A key was pressed.
public let kEventRawKeyDown = 1
/// A key is held.
public let kEventRawKeyRepeat = 2
/// A key was released.
public let kEventRawKeyUp = 3
/// A modifier key was pressed or released.
public let kEventRawKeyModifiersChanged = 4
/// A shortcut was pressed.
public let kEventHotKeyPressed = 5
/// A shortcut was released.
public let kEventHotKeyReleased = 6
/// The parameter of which an event is about: “----”.
public let kEventParamDirectObject = 0x2D2D_2D2D
/// The type of a shortcut's name: “hkid”.
public let typeEventHotKeyID = 0x686B_6964
/// No options.
public let kEventHotKeyNoOptions = 0
/// The option for shortcuts that no other app has.
public let kEventHotKeyExclusive = 1

/// Registers no shortcut, and says so once: a desktop of Linux has no shortcuts of apps in the background.
/// - Returns: ``eventHotKeyInvalidErr``.
@discardableResult
public func RegisterEventHotKey(
    _ inHotKeyCode: UInt32, _ inHotKeyModifiers: UInt32, _ inHotKeyID: EventHotKeyID, _ inTarget: EventTargetRef?,
    _ inOptions: OptionBits, _ outRef: UnsafeMutablePointer<EventHotKeyRef?>?
) -> OSStatus {
    CarbonGaps.once("shortcuts for when the app is in the background cannot be registered here.")
    outRef?.pointee = nil
    return eventHotKeyInvalidErr
}

/// Removes a shortcut; there are none here.
@discardableResult
public func UnregisterEventHotKey(_ inHotKey: EventHotKeyRef?) -> OSStatus { noErr }

/// Installs no handler: no events of Carbon are sent here.
/// - Returns: Success, so that apps continue.
@discardableResult
public func InstallEventHandler(
    _ inTarget: EventTargetRef?, _ inHandler: EventHandlerUPP?, _ inNumTypes: Int,
    _ inList: UnsafePointer<EventTypeSpec>?, _ inUserData: UnsafeMutableRawPointer?,
    _ outRef: UnsafeMutablePointer<EventHandlerRef?>?
) -> OSStatus {
    outRef?.pointee = nil
    return noErr
}

/// Removes a handler; there are none here.
@discardableResult
public func RemoveEventHandler(_ inHandlerRef: EventHandlerRef?) -> OSStatus { noErr }
/// Returns what sends events to the app; nil here.
public func GetApplicationEventTarget() -> EventTargetRef? { nil }
/// Returns what sends events first; nil here.
public func GetEventDispatcherTarget() -> EventTargetRef? { nil }
/// Returns what sends events of all apps; nil here.
public func GetEventMonitorTarget() -> EventTargetRef? { nil }
/// Returns the class of an event; 0 here.
public func GetEventClass(_ inEvent: EventRef?) -> OSType { 0 }
/// Returns the kind of an event; 0 here.
public func GetEventKind(_ inEvent: EventRef?) -> UInt32 { 0 }

/// Returns ``eventParameterNotFoundErr``: there are no events of Carbon here.
@discardableResult
public func GetEventParameter(
    _ inEvent: EventRef?, _ inName: EventParamName, _ inDesiredType: EventParamType,
    _ outActualType: UnsafeMutablePointer<EventParamType>?, _ inBufferSize: Int,
    _ outActualSize: UnsafeMutablePointer<Int>?, _ outData: UnsafeMutableRawPointer?
) -> OSStatus { eventParameterNotFoundErr }

/// Returns the modifier keys that are held; none here.
public func GetCurrentKeyModifiers() -> UInt32 { 0 }
/// Returns whether another app receives keys alone; never here.
public func IsSecureEventInputEnabled() -> Bool { false }
/// Requests that no other app sees keys; does nothing, as apps do not see each other's keys on a desktop of today.
@discardableResult
public func EnableSecureEventInput() -> OSStatus { noErr }
/// Ends the request that no other app sees keys.
@discardableResult
public func DisableSecureEventInput() -> OSStatus { noErr }
