import Foundation

/// The number of a type of Core Foundation.
public typealias CFTypeID = UInt
/// A number that equal objects share.
public typealias CFHashCode = UInt

/// An object of a framework that has a number for its type.
public protocol _CoreFoundationObject: AnyObject {
    /// The number of the type.
    static var _typeID: CFTypeID { get }
}

/// Returns the number of an object's type, as far as other functions return one; 0 for another type.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    switch cf {
    case let object as any _CoreFoundationObject: type(of: object)._typeID
    case is NSString: CFStringGetTypeID()
    case is NSArray: CFArrayGetTypeID()
    case is NSDictionary: CFDictionaryGetTypeID()
    case is NSNumber: CFNumberGetTypeID()
    case is NSData: CFDataGetTypeID()
    case is NSDate: CFDateGetTypeID()
    case is NSURL: CFURLGetTypeID()
    case is NSSet: CFSetGetTypeID()
    case is NSNull: CFNullGetTypeID()
    case is NSError: CFErrorGetTypeID()
    case is CFUUID: CFUUIDGetTypeID()
    case is NSAttributedString: CFAttributedStringGetTypeID()
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
/// Returns the number of the type of bytes.
public func CFDataGetTypeID() -> CFTypeID { 0xB5 }
/// Returns the number of the type of moments.
public func CFDateGetTypeID() -> CFTypeID { 0xB6 }
/// Returns the number of the type of addresses.
public func CFURLGetTypeID() -> CFTypeID { 0xB7 }
/// Returns the number of the type of sets.
public func CFSetGetTypeID() -> CFTypeID { 0xB8 }
/// Returns the number of the type of the null value.
public func CFNullGetTypeID() -> CFTypeID { 0xB9 }
/// Returns the number of the type of errors.
public func CFErrorGetTypeID() -> CFTypeID { 0xBA }
/// Returns the number of the type of identifiers.
public func CFUUIDGetTypeID() -> CFTypeID { 0xBB }
/// Returns the number of the type of strings with attributes.
public func CFAttributedStringGetTypeID() -> CFTypeID { 0xBC }

/// Returns whether two objects are equal.
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
    if let one = cf1 as? NSObject, let other = cf2 as? NSObject { return one.isEqual(other) }
    return cf1 === cf2
}
/// Returns a number that equal objects share.
public func CFHash(_ cf: CFTypeRef!) -> CFHashCode { UInt(bitPattern: (cf as? NSObject)?.hash ?? 0) }
/// Returns an object in words, for messages.
public func CFCopyDescription(_ cf: CFTypeRef!) -> CFString! { cf.map { String(describing: $0) } }
/// Writes an object in words to standard error.
public func CFShow(_ obj: CFTypeRef!) {
    FileHandle.standardError.write(Data((obj.map { String(describing: $0) } ?? "(null)").utf8 + [10]))
}
/// The null value of lists and dictionaries.
public let kCFNull: NSNull! = NSNull()
/// A list of properties.
public typealias CFPropertyList = AnyObject
