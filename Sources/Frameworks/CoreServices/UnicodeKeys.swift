import Foundation
import OrielFoundation

/// A number of units of UTF-16.
public typealias UniCharCount = UInt

/// The header of the table of a layout of keys.
///
/// Follows Apple's [UCKeyboardLayout](https://developer.apple.com/documentation/coreservices/uckeyboardlayout). Layouts have a
/// header alone here, which names no keyboards: ``UCKeyTranslate(_:_:_:_:_:_:_:_:_:_:)`` knows the characters without a table.
public struct UCKeyboardLayout: Sendable {
    /// The format of the header.
    public var keyLayoutHeaderFormat: UInt16 = 0
    /// The version of the data.
    public var keyLayoutDataVersion: UInt16 = 0
    /// The place of the table's further facts, in bytes; 0 for none.
    public var keyLayoutFeatureInfoOffset: UInt32 = 0
    /// The number of kinds of keyboards with a table.
    public var keyboardTypeCount: UInt32 = 0
    /// Creates a table of zeros.
    public init() {}
}

/// The format of a table's header.
public let kUCKeyLayoutHeaderFormat = 0x1002

/// A key is pressed.
public let kUCKeyActionDown = 0
/// A key is released.
public let kUCKeyActionUp = 1
/// A key repeats.
public let kUCKeyActionAutoKey = 2
/// A key is shown.
public let kUCKeyActionDisplay = 3
/// The bit for keys that wait for another one.
public let kUCKeyTranslateNoDeadKeysBit = 0
/// The mask for keys that wait for another one.
public let kUCKeyTranslateNoDeadKeysMask = 1

/// Finds the characters of a key on a keyboard for English, whichever table is passed: a desktop has no such tables.
/// - Parameters:
///   - keyLayoutPtr: Not used.
///   - virtualKeyCode: The code of the key, as a Mac numbers them.
///   - keyAction: Whether it is pressed or released.
///   - modifierKeyState: The bits of the keys that are held, shifted by 8: 2 for Shift, 4 for Caps Lock.
///   - keyboardType: Not used.
///   - keyTranslateOptions: Not used.
///   - deadKeyState: Set to 0.
///   - maxStringLength: The room, in units of UTF-16.
///   - actualStringLength: The length; 0 for a key without characters.
///   - unicodeString: The characters.
/// - Returns: ``noErr``.
@discardableResult
public func UCKeyTranslate(
    _ keyLayoutPtr: UnsafePointer<UCKeyboardLayout>?, _ virtualKeyCode: UInt16, _ keyAction: UInt16,
    _ modifierKeyState: UInt32, _ keyboardType: UInt32, _ keyTranslateOptions: UInt32,
    _ deadKeyState: UnsafeMutablePointer<UInt32>?, _ maxStringLength: Int,
    _ actualStringLength: UnsafeMutablePointer<Int>?, _ unicodeString: UnsafeMutablePointer<UniChar>?
) -> OSStatus {
    deadKeyState?.pointee = 0
    let isLetterShifted = modifierKeyState & 6 != 0
    var text = EnglishKeys.character(of: virtualKeyCode, isShifted: modifierKeyState & 2 != 0)
    if isLetterShifted, let letter = text, letter.isLetter { text = letter.uppercased().first }
    let units = text.map { Array(String($0).utf16.prefix(max(0, maxStringLength))) } ?? []
    for (index, unit) in units.enumerated() { unicodeString?[index] = unit }
    actualStringLength?.pointee = units.count
    return noErr
}

/// The keys of a keyboard for English by the codes of a Mac.
enum EnglishKeys {
    private static let plain = Array("asdfhgzxcv§bqweryt123465=97-80]ou[ip\u{D}lj'k;\\,/nm.\u{9} `\u{8}")
    private static let shifted = Array("ASDFHGZXCV±BQWERYT!@#$^%+(&_*)}OU{IP\u{D}LJ\"K:|<?NM>\u{9} ~\u{8}")
    private static let others: [UInt16: Character] = [
        0x35: "\u{1B}", 0x41: ".", 0x43: "*", 0x45: "+", 0x4B: "/", 0x4C: "\u{3}", 0x4E: "-", 0x51: "=", 0x52: "0",
        0x53: "1", 0x54: "2", 0x55: "3", 0x56: "4", 0x57: "5", 0x58: "6", 0x59: "7", 0x5B: "8", 0x5C: "9",
        0x7B: "\u{1C}", 0x7C: "\u{1D}", 0x7D: "\u{1F}", 0x7E: "\u{1E}", 0x75: "\u{7F}",
    ]
    /// The character of a key; nil for a key without one.
    static func character(of code: UInt16, isShifted: Bool) -> Character? {
        let keys = isShifted ? shifted : plain
        return Int(code) < keys.count ? keys[Int(code)] : others[code]
    }
}
