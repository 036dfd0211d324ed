import Foundation
import OrielFoundation

/// The type of a number of 32 bits: “magn”.
public let typeUInt32: OSType = 0x6D61_676E
/// The type of a number of 32 bits with a sign: “long”.
public let typeSInt32: OSType = 0x6C6F_6E67
/// The type of text in UTF-8: “utf8”.
public let typeUTF8Text: OSType = 0x7574_6638
/// The type of text in UTF-16: “utxt”.
public let typeUnicodeText: OSType = 0x7574_7874
/// The type of a character: “TEXT”.
public let typeChar: OSType = 0x5445_5854
/// The parameter with the code of a key: “kcod”.
public let kEventParamKeyCode = 0x6B63_6F64
/// The parameter with the keys that are held: “kmod”.
public let kEventParamKeyModifiers = 0x6B6D_6F64
/// The parameter with the characters of a key: “kchr”.
public let kEventParamKeyMacCharCodes = 0x6B63_6872
/// The parameter with the characters of a key in UTF-16: “kuni”.
public let kEventParamKeyUnicodes = 0x6B75_6E69

/// Adds kinds of events to a handler; no events of Carbon are sent here.
@discardableResult
public func AddEventTypesToHandler(
    _ inHandlerRef: EventHandlerRef?, _ inNumTypes: Int, _ inList: UnsafePointer<EventTypeSpec>?
) -> OSStatus { noErr }
/// Removes kinds of events from a handler; no events of Carbon are sent here.
@discardableResult
public func RemoveEventTypesFromHandler(
    _ inHandlerRef: EventHandlerRef?, _ inNumTypes: Int, _ inList: UnsafePointer<EventTypeSpec>?
) -> OSStatus { noErr }
/// Passes an event to the next handler; there is none here.
@discardableResult
public func CallNextEventHandler(_ inCallRef: EventHandlerCallRef?, _ inEvent: EventRef?) -> OSStatus {
    eventNotHandledErr
}
/// Sends an event; there are no events of Carbon here.
@discardableResult
public func SendEventToEventTarget(_ inEvent: EventRef?, _ inTarget: EventTargetRef?) -> OSStatus {
    eventNotHandledErr
}
/// Returns the time since the system was started, in seconds.
public func GetCurrentEventTime() -> Double { ProcessInfo.processInfo.systemUptime }

/// Reads the desktop's own shortcuts: an empty list, as a desktop keeps them for itself.
@discardableResult
public func CopySymbolicHotKeys(_ outHotKeyInfo: UnsafeMutablePointer<Unmanaged<CFArray>?>?) -> OSStatus {
    outHotKeyInfo?.pointee = .passRetained(NSArray())
    return noErr
}
/// The key of the code of a shortcut's key.
public let kHISymbolicHotKeyCode = "kHISymbolicHotKeyCode"
/// The key of the keys that are held for a shortcut.
public let kHISymbolicHotKeyModifiers = "kHISymbolicHotKeyModifiers"
/// The key of whether a shortcut is on.
public let kHISymbolicHotKeyEnabled = "enabled"

/// The signs of keys in menus.
public let kMenuCommandGlyph = 0x11
/// The sign of Shift in menus.
public let kMenuShiftGlyph = 0x05
/// The sign of Option in menus.
public let kMenuOptionGlyph = 0x07
/// The sign of Control in menus.
public let kMenuControlGlyph = 0x06
/// The Unicode of the sign of Command.
public let kCommandUnicode = 0x2318
/// The Unicode of the sign of Option.
public let kOptionUnicode = 0x2325
/// The Unicode of the sign of Control.
public let kControlUnicode = 0x2303
/// The Unicode of the sign of Shift.
public let kShiftUnicode = 0x21E7
