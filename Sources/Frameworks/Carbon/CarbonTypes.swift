import Foundation
import OrielFoundation

/// A result of an older function of Carbon.
public typealias OSErr = Int16
/// The number of things.
public typealias ItemCount = UInt
/// A number of bytes.
public typealias ByteCount = UInt
/// Bits of options.
public typealias OptionBits = UInt32
/// A number of 32 bits.
public typealias UInt32Value = UInt32

/// The result of a function that has no effect here.
public let eventInternalErr = OSStatus(-9870)
/// The result of a handler that leaves an event to others.
public let eventNotHandledErr = OSStatus(-9874)
/// The result for a shortcut that another app has.
public let eventHotKeyExistsErr = OSStatus(-9878)
/// The result for a shortcut that cannot be had.
public let eventHotKeyInvalidErr = OSStatus(-9879)
/// The result for a parameter that an event does not have.
public let eventParameterNotFoundErr = OSStatus(-9870)
/// The result for arguments that make no sense.
public let paramErr = -50

/// The bit of the Command key among modifiers.
public let cmdKey = 1 << 8
/// The bit of a Shift key among modifiers.
public let shiftKey = 1 << 9
/// The bit of the Caps Lock key among modifiers.
public let alphaLock = 1 << 10
/// The bit of an Option key among modifiers.
public let optionKey = 1 << 11
/// The bit of a Control key among modifiers.
public let controlKey = 1 << 12
/// The bit of the right Shift key among modifiers.
public let rightShiftKey = 1 << 13
/// The bit of the right Option key among modifiers.
public let rightOptionKey = 1 << 14
/// The bit of the right Control key among modifiers.
public let rightControlKey = 1 << 15
/// The bit of the Function key among modifiers.
public let kEventKeyModifierFnMask = 1 << 17
/// The place of the bit of the Command key.
public let cmdKeyBit = 8
/// The place of the bit of a Shift key.
public let shiftKeyBit = 9
/// The place of the bit of an Option key.
public let optionKeyBit = 11
/// The place of the bit of a Control key.
public let controlKeyBit = 12

/// The parts that Carbon lacks here; each sentence is issued once.
enum CarbonGaps {
    static func once(_ sentence: String) { RuntimeWarning.issue("Carbon: \(sentence) See CompatibilityGaps.md.") }
}
