import Foundation
import OrielFoundation

// The numbers and the words equal Apple's.

/// No error.
public let kSCStatusOK: Int32 = 0
/// A failure without a more exact code.
public let kSCStatusFailed: Int32 = 1001
/// An invalid argument.
public let kSCStatusInvalidArgument: Int32 = 1002
/// The access is denied.
public let kSCStatusAccessError: Int32 = 1003
/// There is no such key.
public let kSCStatusNoKey: Int32 = 1004
/// The key is in use already.
public let kSCStatusKeyExists: Int32 = 1005
/// The lock is held already.
public let kSCStatusLocked: Int32 = 1006
/// The lock is needed.
public let kSCStatusNeedLock: Int32 = 1007
/// There is no session.
public let kSCStatusNoStoreSession: Int32 = 2001
/// There is no server.
public let kSCStatusNoStoreServer: Int32 = 2002
/// There is a notifier already.
public let kSCStatusNotifierActive: Int32 = 2003
/// There is no session of preferences.
public let kSCStatusNoPrefsSession: Int32 = 3001
/// The preferences are being changed.
public let kSCStatusPrefsBusy: Int32 = 3002
/// There is no file of preferences.
public let kSCStatusNoConfigFile: Int32 = 3003
/// There is no such link.
public let kSCStatusNoLink: Int32 = 3004
/// The preferences have changed meanwhile.
public let kSCStatusStale: Int32 = 3005
/// Too many links.
public let kSCStatusMaxLink: Int32 = 3006
/// The reachability of a network is not known.
public let kSCStatusReachabilityUnknown: Int32 = 4001
/// There is no service of a connection.
public let kSCStatusConnectionNoService: Int32 = 5001
/// The request was ignored.
public let kSCStatusConnectionIgnore: Int32 = 5002

/// Returns the code of the last failure in this module; no function here fails with one, so that it is 0.
public func SCError() -> Int32 { kSCStatusOK }

/// Returns the last failure as an error with the code of `SCError()`.
public func SCCopyLastError() -> CFError {
    NSError(
        domain: kCFErrorDomainSystemConfiguration, code: Int(SCError()),
        userInfo: [NSLocalizedDescriptionKey: String(cString: SCErrorString(SCError()))])
}

/// The domain of errors of this module.
public let kCFErrorDomainSystemConfiguration: CFString = "com.apple.SystemConfiguration"

/// Returns the words for a code, in memory that stays; the system's words for a code of the system.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
    guard let text = words[status] else { return UnsafePointer(strerror(status)) }
    return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

private let words: [Int32: StaticString] = [
    kSCStatusOK: "Success!",
    kSCStatusFailed: "Failed!",
    kSCStatusInvalidArgument: "Invalid argument",
    kSCStatusAccessError: "Permission denied",
    kSCStatusNoKey: "No such key",
    kSCStatusKeyExists: "Key already defined",
    kSCStatusLocked: "Lock already held",
    kSCStatusNeedLock: "Lock required for this operation",
    kSCStatusNoStoreSession: "Configuration daemon session not active",
    kSCStatusNoStoreServer: "Configuration daemon not (no longer) available",
    kSCStatusNotifierActive: "Notifier is currently active",
    kSCStatusNoPrefsSession: "Preference session not active",
    kSCStatusPrefsBusy: "Preferences update currently in progress",
    kSCStatusNoConfigFile: "Configuration file not found",
    kSCStatusNoLink: "No such link",
    kSCStatusStale: "Write attempted on stale version of object",
    kSCStatusMaxLink: "Maximum link count exceeded",
    kSCStatusReachabilityUnknown: "Network reachability cannot be determined",
    kSCStatusConnectionNoService: "Network service for connection not available",
    kSCStatusConnectionIgnore: "Network connection information not available at this time",
]
