import Foundation

/// The types of numbers in C.
public enum CFNumberType: CFIndex, Sendable {
    case sInt8Type = 1
    case sInt16Type, sInt32Type, sInt64Type, float32Type, float64Type
    case charType, shortType, intType, longType, longLongType, floatType, doubleType
    case cfIndexType, nsIntegerType, cgFloatType
}

/// Returns the number at a place.
public func CFNumberCreate(
    _ allocator: CFAllocator?, _ theType: CFNumberType, _ valuePtr: UnsafeRawPointer!
) -> CFNumber! {
    guard let valuePtr else { return nil }
    return switch theType {
    case .sInt8Type, .charType: NSNumber(value: valuePtr.loadUnaligned(as: Int8.self))
    case .sInt16Type, .shortType: NSNumber(value: valuePtr.loadUnaligned(as: Int16.self))
    case .sInt32Type, .intType: NSNumber(value: valuePtr.loadUnaligned(as: Int32.self))
    case .sInt64Type, .longType, .longLongType, .cfIndexType, .nsIntegerType:
        NSNumber(value: valuePtr.loadUnaligned(as: Int64.self))
    case .float32Type, .floatType: NSNumber(value: valuePtr.loadUnaligned(as: Float.self))
    case .float64Type, .doubleType, .cgFloatType: NSNumber(value: valuePtr.loadUnaligned(as: Double.self))
    }
}
/// Writes a number to a place; returns whether the type has the number exactly.
@discardableResult
public func CFNumberGetValue(
    _ number: CFNumber!, _ theType: CFNumberType, _ valuePtr: UnsafeMutableRawPointer!
) -> Bool {
    guard let number, let valuePtr else { return false }
    func write<N: FixedWidthInteger>(_ type: N.Type) -> Bool {
        let value =
            CFNumberIsFloatType(number) ? Int64(exactly: number.doubleValue.rounded(.towardZero)) : number.int64Value
        valuePtr.storeBytes(of: N(truncatingIfNeeded: value ?? 0), as: type)
        return value.map { N(exactly: $0) != nil && Double($0) == number.doubleValue } ?? false
    }
    switch theType {
    case .sInt8Type, .charType: return write(Int8.self)
    case .sInt16Type, .shortType: return write(Int16.self)
    case .sInt32Type, .intType: return write(Int32.self)
    case .sInt64Type, .longType, .longLongType, .cfIndexType, .nsIntegerType: return write(Int64.self)
    case .float32Type, .floatType:
        valuePtr.storeBytes(of: number.floatValue, as: Float.self)
        return Double(number.floatValue) == number.doubleValue
    case .float64Type, .doubleType, .cgFloatType:
        valuePtr.storeBytes(of: number.doubleValue, as: Double.self)
        return true
    }
}
/// Returns the type of a number.
public func CFNumberGetType(_ number: CFNumber!) -> CFNumberType {
    guard let number else { return .sInt64Type }
    return switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "c"), UInt8(ascii: "B"): .charType
    case UInt8(ascii: "s"), UInt8(ascii: "C"): .sInt16Type
    case UInt8(ascii: "i"), UInt8(ascii: "S"): .sInt32Type
    case UInt8(ascii: "f"): .float32Type
    case UInt8(ascii: "d"): .float64Type
    default: .sInt64Type
    }
}
/// Returns whether a number can have a fraction.
public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool {
    [.float32Type, .float64Type].contains(CFNumberGetType(number))
}
/// Returns the order of two numbers.
public func CFNumberCompare(
    _ number: CFNumber!, _ otherNumber: CFNumber!, _ context: UnsafeMutableRawPointer!
) -> CFComparisonResult {
    guard let number, let otherNumber else { return .compareEqualTo }
    return CFComparisonResult(rawValue: number.compare(otherNumber).rawValue) ?? .compareEqualTo
}
/// Returns whether a truth value is true.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean?.boolValue ?? false }
/// Returns an error.
public func CFErrorCreate(
    _ allocator: CFAllocator?, _ domain: CFString!, _ code: CFIndex, _ userInfo: CFDictionary!
) -> CFError! {
    var info: [String: Any] = [:]
    for key in userInfo?.allKeys ?? [] { if let key = key as? String { info[key] = userInfo?.object(forKey: key) } }
    return NSError(domain: domain ?? "", code: code, userInfo: info)
}
/// Returns an error.
@_disfavoredOverload
public func CFErrorCreate(
    _ allocator: CFAllocator?, _ domain: NSString!, _ code: CFIndex, _ userInfo: CFDictionary!
) -> CFError! { CFErrorCreate(allocator, domain?._bridgedText, code, userInfo) }
/// Returns the folder of the user.
public func CFCopyHomeDirectoryURL() -> CFURL! { FileManager.default.homeDirectoryForCurrentUser }
/// Returns the user's time zone.
public func CFTimeZoneCopySystem() -> NSTimeZone! { NSTimeZone.system as NSTimeZone? }

/// The orders of the bytes of a number.
public enum CFByteOrder: Int, Sendable {
    case littleEndian = 1
    case bigEndian = 2
}
/// Returns the order of this machine.
public func CFByteOrderGetCurrent() -> CFIndex { 1.littleEndian == 1 ? 1 : 2 }
/// Returns a number with its bytes in the reverse order.
public func CFSwapInt16(_ arg: UInt16) -> UInt16 { arg.byteSwapped }
/// Returns a number with its bytes in the reverse order.
public func CFSwapInt32(_ arg: UInt32) -> UInt32 { arg.byteSwapped }
/// Returns a number with its bytes in the reverse order.
public func CFSwapInt64(_ arg: UInt64) -> UInt64 { arg.byteSwapped }
/// Returns a number of the machine with its highest byte first.
public func CFSwapInt16HostToBig(_ arg: UInt16) -> UInt16 { arg.bigEndian }
/// Returns a number of the machine with its highest byte first.
public func CFSwapInt32HostToBig(_ arg: UInt32) -> UInt32 { arg.bigEndian }
/// Returns a number of the machine with its highest byte first.
public func CFSwapInt64HostToBig(_ arg: UInt64) -> UInt64 { arg.bigEndian }
/// Returns the machine's number of one with its highest byte first.
public func CFSwapInt16BigToHost(_ arg: UInt16) -> UInt16 { UInt16(bigEndian: arg) }
/// Returns the machine's number of one with its highest byte first.
public func CFSwapInt32BigToHost(_ arg: UInt32) -> UInt32 { UInt32(bigEndian: arg) }
/// Returns the machine's number of one with its highest byte first.
public func CFSwapInt64BigToHost(_ arg: UInt64) -> UInt64 { UInt64(bigEndian: arg) }
/// Returns a number of the machine with its lowest byte first.
public func CFSwapInt16HostToLittle(_ arg: UInt16) -> UInt16 { arg.littleEndian }
/// Returns a number of the machine with its lowest byte first.
public func CFSwapInt32HostToLittle(_ arg: UInt32) -> UInt32 { arg.littleEndian }
/// Returns a number of the machine with its lowest byte first.
public func CFSwapInt64HostToLittle(_ arg: UInt64) -> UInt64 { arg.littleEndian }
/// Returns the machine's number of one with its lowest byte first.
public func CFSwapInt16LittleToHost(_ arg: UInt16) -> UInt16 { UInt16(littleEndian: arg) }
/// Returns the machine's number of one with its lowest byte first.
public func CFSwapInt32LittleToHost(_ arg: UInt32) -> UInt32 { UInt32(littleEndian: arg) }
/// Returns the machine's number of one with its lowest byte first.
public func CFSwapInt64LittleToHost(_ arg: UInt64) -> UInt64 { UInt64(littleEndian: arg) }
