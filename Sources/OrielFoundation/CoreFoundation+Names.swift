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
/// The result of a function of the system: 0, or the reason for a failure.
public typealias OSStatus = Int32
/// Seconds, as Core Foundation names them.
public typealias CFTimeInterval = Double
/// A moment, in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// The present moment, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
