import Foundation

// `CFString` is a string here, and an object at Apple's: functions and dictionaries of objects take these values of a keychain's
// queries there. Security has them as strings, which the compiler prefers wherever a string is possible.

/// The class of passwords, as an object.
@_disfavoredOverload public var kSecClassGenericPassword: AnyObject { "genp" as NSString }
/// The class of passwords for servers, as an object.
@_disfavoredOverload public var kSecClassInternetPassword: AnyObject { "inet" as NSString }
/// The class of certificates, as an object.
@_disfavoredOverload public var kSecClassCertificate: AnyObject { "cert" as NSString }
/// The class of keys, as an object.
@_disfavoredOverload public var kSecClassKey: AnyObject { "keys" as NSString }
/// The class of certificates with private keys, as an object.
@_disfavoredOverload public var kSecClassIdentity: AnyObject { "idnt" as NSString }
/// One result, as an object.
@_disfavoredOverload public var kSecMatchLimitOne: AnyObject { "m_LimitOne" as NSString }
/// All results, as an object.
@_disfavoredOverload public var kSecMatchLimitAll: AnyObject { "m_LimitAll" as NSString }
/// Readable while the device is unlocked, as an object.
@_disfavoredOverload public var kSecAttrAccessibleWhenUnlocked: AnyObject { "ak" as NSString }
/// Readable once the device has been unlocked, as an object.
@_disfavoredOverload public var kSecAttrAccessibleAfterFirstUnlock: AnyObject { "ck" as NSString }
/// Readable while the device is unlocked and has a passcode, as an object.
@_disfavoredOverload public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: AnyObject { "akpu" as NSString }
/// Readable while this device is unlocked, as an object.
@_disfavoredOverload public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: AnyObject { "aku" as NSString }
/// Readable once this device has been unlocked, as an object.
@_disfavoredOverload public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: AnyObject { "cku" as NSString }
