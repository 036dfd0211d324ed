import Foundation
import OrielFoundation

/// The number of a type of Core Foundation.
public typealias CFTypeID = UInt
/// A number that equal objects share.
public typealias CFHashCode = UInt

/// Returns the number of an object's type, as far as other functions return one; 0 for another type.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    switch cf {
    case is AXUIElement: AXUIElementGetTypeID()
    case is AXValue: AXValueGetTypeID()
    case is NSString: CFStringGetTypeID()
    case is NSArray: CFArrayGetTypeID()
    case is NSDictionary: CFDictionaryGetTypeID()
    case is NSNumber: CFNumberGetTypeID()
    default: 0
    }
}
/// Returns the number of the type of strings.
public func CFStringGetTypeID() -> CFTypeID { 0xB1 }
/// Returns the number of the type of lists.
public func CFArrayGetTypeID() -> CFTypeID { 0xB2 }
/// Returns the number of the type of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { 0xB3 }
/// Returns the number of the type of numbers.
public func CFNumberGetTypeID() -> CFTypeID { 0xB4 }
/// Returns the number of the type of truth values, which is the same as for numbers.
public func CFBooleanGetTypeID() -> CFTypeID { CFNumberGetTypeID() }
/// Returns whether two objects are equal.
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
    if let one = cf1 as? NSObject, let other = cf2 as? NSObject { return one.isEqual(other) }
    return cf1 === cf2
}
/// Returns a number that equal objects share.
public func CFHash(_ cf: CFTypeRef!) -> CFHashCode { UInt(bitPattern: (cf as? NSObject)?.hash ?? 0) }

/// The number of a list's entries.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }
/// Returns an entry of a list as a pointer, which is valid while the list exists; nil for a place that it does not have.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    guard let theArray, (0..<theArray.count).contains(idx) else { return nil }
    return UnsafeRawPointer(Unmanaged.passUnretained(theArray.object(at: idx) as AnyObject).toOpaque())
}
/// Returns a list of the pointers at a place, as numbers: apps pass numbers of windows in this way.
public func CFArrayCreate(
    _ allocator: CFAllocator?, _ values: UnsafeMutablePointer<UnsafeRawPointer?>!, _ numValues: CFIndex,
    _ callBacks: UnsafeRawPointer?
) -> CFArray! {
    guard let values, numValues >= 0 else { return NSArray() }
    return NSArray(array: (0..<numValues).map { NSNumber(value: UInt(bitPattern: values[$0])) })
}
/// The number of a dictionary's entries.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

/// The number of an app's process, as the Mac once had it.
public struct ProcessSerialNumber: Hashable, Sendable {
    /// The upper half.
    public var highLongOfPSN: UInt32
    /// The lower half.
    public var lowLongOfPSN: UInt32
    /// Creates a number of zeros.
    public init() { self.init(highLongOfPSN: 0, lowLongOfPSN: 0) }
    /// Creates a number.
    public init(highLongOfPSN: UInt32, lowLongOfPSN: UInt32) {
        (self.highLongOfPSN, self.lowLongOfPSN) = (highLongOfPSN, lowLongOfPSN)
    }
}
