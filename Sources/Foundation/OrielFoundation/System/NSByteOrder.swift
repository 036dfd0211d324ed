import Foundation

// The order of bytes, in the names that Foundation has beside Core Foundation's.

/// Returns the order of bytes of this system, as `NS_LittleEndian` or `NS_BigEndian`.
public func NSHostByteOrder() -> Int { 1.littleEndian == 1 ? NS_LittleEndian : NS_BigEndian }
/// The lowest byte is the first.
public let NS_LittleEndian = 1
/// The highest byte is the first.
public let NS_BigEndian = 2

/// Returns a number with its bytes in the other order.
public func NSSwapShort(_ inv: UInt16) -> UInt16 { inv.byteSwapped }
/// Returns a number of this system with the highest byte first.
public func NSSwapHostShortToBig(_ x: UInt16) -> UInt16 { x.bigEndian }
/// Returns a number that has the highest byte first, as this system has it.
public func NSSwapBigShortToHost(_ x: UInt16) -> UInt16 { UInt16(bigEndian: x) }
/// Returns a number of this system with the lowest byte first.
public func NSSwapHostShortToLittle(_ x: UInt16) -> UInt16 { x.littleEndian }
/// Returns a number that has the lowest byte first, as this system has it.
public func NSSwapLittleShortToHost(_ x: UInt16) -> UInt16 { UInt16(littleEndian: x) }
/// Returns a number with its bytes in the other order.
public func NSSwapInt(_ inv: UInt32) -> UInt32 { inv.byteSwapped }
/// Returns a number of this system with the highest byte first.
public func NSSwapHostIntToBig(_ x: UInt32) -> UInt32 { x.bigEndian }
/// Returns a number that has the highest byte first, as this system has it.
public func NSSwapBigIntToHost(_ x: UInt32) -> UInt32 { UInt32(bigEndian: x) }
/// Returns a number of this system with the lowest byte first.
public func NSSwapHostIntToLittle(_ x: UInt32) -> UInt32 { x.littleEndian }
/// Returns a number that has the lowest byte first, as this system has it.
public func NSSwapLittleIntToHost(_ x: UInt32) -> UInt32 { UInt32(littleEndian: x) }
/// Returns a number with its bytes in the other order.
public func NSSwapLong(_ inv: UInt) -> UInt { inv.byteSwapped }
/// Returns a number of this system with the highest byte first.
public func NSSwapHostLongToBig(_ x: UInt) -> UInt { x.bigEndian }
/// Returns a number that has the highest byte first, as this system has it.
public func NSSwapBigLongToHost(_ x: UInt) -> UInt { UInt(bigEndian: x) }
/// Returns a number of this system with the lowest byte first.
public func NSSwapHostLongToLittle(_ x: UInt) -> UInt { x.littleEndian }
/// Returns a number that has the lowest byte first, as this system has it.
public func NSSwapLittleLongToHost(_ x: UInt) -> UInt { UInt(littleEndian: x) }
/// Returns a number with its bytes in the other order.
public func NSSwapLongLong(_ inv: UInt64) -> UInt64 { inv.byteSwapped }
/// Returns a number of this system with the highest byte first.
public func NSSwapHostLongLongToBig(_ x: UInt64) -> UInt64 { x.bigEndian }
/// Returns a number that has the highest byte first, as this system has it.
public func NSSwapBigLongLongToHost(_ x: UInt64) -> UInt64 { UInt64(bigEndian: x) }
/// Returns a number of this system with the lowest byte first.
public func NSSwapHostLongLongToLittle(_ x: UInt64) -> UInt64 { x.littleEndian }
/// Returns a number that has the lowest byte first, as this system has it.
public func NSSwapLittleLongLongToHost(_ x: UInt64) -> UInt64 { UInt64(littleEndian: x) }
