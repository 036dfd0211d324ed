import Foundation

/// An object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// An error, as Core Foundation names it.
public typealias CFError = NSError
/// A truth value, as Core Foundation names it.
public typealias CFBoolean = NSNumber

/// True.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
