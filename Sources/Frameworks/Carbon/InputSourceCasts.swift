import Foundation
import OrielFoundation

// Apps for the Mac read the properties of a source of input with casts, as Core Foundation's data and strings are objects
// there. Here they are values of another size, for which the standard library's cast stops the program.

/// Returns the data that a property of a source of input refers to.
public func unsafeBitCast(_ x: UnsafeMutableRawPointer, to type: CFData.Type) -> CFData {
    let object = Unmanaged<AnyObject>.fromOpaque(x).takeUnretainedValue()
    return (object as? NSData).map { $0 as Data } ?? Data()
}

/// Returns the data that a property of a source of input refers to; empty for a property that there is not.
public func unsafeBitCast(_ x: UnsafeMutableRawPointer?, to type: CFData.Type) -> CFData {
    x.map { unsafeBitCast($0, to: type) } ?? Data()
}

/// Returns the string that a property of a source of input refers to.
public func unsafeBitCast(_ x: UnsafeMutableRawPointer, to type: CFString.Type) -> CFString {
    let object = Unmanaged<AnyObject>.fromOpaque(x).takeUnretainedValue()
    return (object as? NSString).map { $0 as String } ?? ""
}

/// Returns the string that a property of a source of input refers to; empty for a property that there is not.
public func unsafeBitCast(_ x: UnsafeMutableRawPointer?, to type: CFString.Type) -> CFString {
    x.map { unsafeBitCast($0, to: type) } ?? ""
}
