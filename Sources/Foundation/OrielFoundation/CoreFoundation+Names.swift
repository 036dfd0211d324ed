import Foundation

// Core Foundation's names for values that Swift bridges: `url as CFURL` is the value itself here.

/// An address, as Core Foundation names it.
public typealias CFURL = URL
/// A dictionary, as Core Foundation names it.
public typealias CFDictionary = NSDictionary
/// A list, as Core Foundation names it.
public typealias CFArray = NSArray
/// Bytes, as Core Foundation names them.
public typealias CFData = Data
/// A string, as Core Foundation names it.
public typealias CFString = String
/// A number, as Core Foundation names it.
public typealias CFNumber = NSNumber
/// Seconds, as Core Foundation names them.
public typealias CFTimeInterval = Double
/// A moment, in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// The present moment, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// The seconds from the beginning of 1970 to the beginning of 2001.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200
/// The seconds from the beginning of 1904 to the beginning of 2001.
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000

/// An object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// An error, as Core Foundation names it.
public typealias CFError = NSError
/// A truth value, as Core Foundation names it.
public typealias CFBoolean = NSNumber
/// Flags, as Core Foundation has them.
public typealias CFOptionFlags = UInt
/// A place or a count, as Core Foundation has it.
public typealias CFIndex = Int
/// The result of a function; 0 for success.
public typealias OSStatus = Int32
/// Four letters as a number.
public typealias OSType = UInt32
/// Four letters as a number.
public typealias FourCharCode = UInt32

/// The result of a function that succeeded.
public let noErr: OSStatus = 0
/// True.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// The key of a bundle's version in its Info.plist.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of a bundle's name in its Info.plist.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of a bundle's identifier in its Info.plist.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of the name of a bundle's program in its Info.plist.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of the language in which a bundle was developed in its Info.plist.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"

/// The domain of an error.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err?.domain }
/// The code of an error.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err?.code ?? 0 }
/// The information about an error.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.map { $0.userInfo as NSDictionary } }
/// The description of an error for the user.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err?.localizedDescription }
