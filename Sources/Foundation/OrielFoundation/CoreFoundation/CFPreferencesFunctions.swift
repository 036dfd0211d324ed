import Foundation

// The user's defaults by the functions of Core Foundation. All users and machines are the present ones here.

/// The app itself, where an app's identifier is asked for.
public let kCFPreferencesCurrentApplication: CFString! = "kCFPreferencesCurrentApplication"
/// All apps, where an app's identifier is asked for.
public let kCFPreferencesAnyApplication: CFString! = "kCFPreferencesAnyApplication"
/// The present user.
public let kCFPreferencesCurrentUser: CFString! = "kCFPreferencesCurrentUser"
/// All users; the present one here.
public let kCFPreferencesAnyUser: CFString! = "kCFPreferencesAnyUser"
/// The present machine.
public let kCFPreferencesCurrentHost: CFString! = "kCFPreferencesCurrentHost"
/// All machines; the present one here.
public let kCFPreferencesAnyHost: CFString! = "kCFPreferencesAnyHost"

/// Returns the defaults of an app.
private func defaults(_ application: CFString?) -> UserDefaults {
    switch application {
    case nil, kCFPreferencesCurrentApplication, Bundle.main.bundleIdentifier: .standard
    case kCFPreferencesAnyApplication: UserDefaults(suiteName: UserDefaults.globalDomain) ?? .standard
    case let name?: UserDefaults(suiteName: name) ?? .standard
    }
}

/// Returns a value of an app's defaults; nil if there is none.
public func CFPreferencesCopyAppValue(_ key: CFString!, _ applicationID: CFString!) -> CFTypeRef! {
    key.flatMap { defaults(applicationID).object(forKey: $0) }.map { $0 as AnyObject }
}
/// Returns a truth value of an app's defaults; false if there is none, which a flag reports.
public func CFPreferencesGetAppBooleanValue(
    _ key: CFString!, _ applicationID: CFString!, _ keyExistsAndHasValidFormat: UnsafeMutablePointer<DarwinBoolean>!
) -> Bool {
    let value = key.flatMap { defaults(applicationID).object(forKey: $0) }
    let words = ["true": true, "yes": true, "1": true, "false": false, "no": false, "0": false]
    let found = (value as? Bool) ?? (value as? String).flatMap { words[$0.lowercased()] }
    keyExistsAndHasValidFormat?.pointee = DarwinBoolean(found != nil)
    return found ?? false
}
/// Returns a whole number of an app's defaults; 0 if there is none, which a flag reports.
public func CFPreferencesGetAppIntegerValue(
    _ key: CFString!, _ applicationID: CFString!, _ keyExistsAndHasValidFormat: UnsafeMutablePointer<DarwinBoolean>!
) -> CFIndex {
    let value = key.flatMap { defaults(applicationID).object(forKey: $0) }
    let found = (value as? Int) ?? (value as? String).flatMap { Int($0) }
    keyExistsAndHasValidFormat?.pointee = DarwinBoolean(found != nil)
    return found ?? 0
}
/// Sets a value of an app's defaults; nil removes it.
public func CFPreferencesSetAppValue(_ key: CFString!, _ value: CFTypeRef?, _ applicationID: CFString!) {
    guard let key else { return }
    if let value {
        defaults(applicationID).set(value, forKey: key)
    } else {
        defaults(applicationID).removeObject(forKey: key)
    }
}
/// Writes an app's defaults to the disk.
@discardableResult
public func CFPreferencesAppSynchronize(_ applicationID: CFString!) -> Bool { defaults(applicationID).synchronize() }
/// Returns whether a manager of the machine has set a value, so that the user can't change it: never here.
public func CFPreferencesAppValueIsForced(_ key: CFString!, _ applicationID: CFString!) -> Bool { false }

/// Returns a value of an app's defaults; nil if there is none.
public func CFPreferencesCopyValue(
    _ key: CFString!, _ applicationID: CFString!, _ userName: CFString!, _ hostName: CFString!
) -> CFTypeRef! { CFPreferencesCopyAppValue(key, applicationID) }
/// Sets a value of an app's defaults; nil removes it.
public func CFPreferencesSetValue(
    _ key: CFString!, _ value: CFTypeRef?, _ applicationID: CFString!, _ userName: CFString!, _ hostName: CFString!
) { CFPreferencesSetAppValue(key, value, applicationID) }
/// Writes an app's defaults to the disk.
@discardableResult
public func CFPreferencesSynchronize(_ applicationID: CFString!, _ userName: CFString!, _ hostName: CFString!) -> Bool {
    CFPreferencesAppSynchronize(applicationID)
}
/// Returns the names of an app's defaults.
public func CFPreferencesCopyKeyList(
    _ applicationID: CFString!, _ userName: CFString!, _ hostName: CFString!
) -> CFArray! { NSArray(array: defaults(applicationID).dictionaryRepresentation().keys.sorted()) }
/// Returns the values of some of an app's defaults, or of all for nil.
public func CFPreferencesCopyMultiple(
    _ keysToFetch: CFArray?, _ applicationID: CFString!, _ userName: CFString!, _ hostName: CFString!
) -> CFDictionary! {
    let made = NSMutableDictionary()
    let wanted = keysToFetch.map { list in Set((0..<list.count).compactMap { list.object(at: $0) as? String }) }
    for (key, value) in defaults(applicationID).dictionaryRepresentation() where wanted?.contains(key) ?? true {
        made.setObject(value, forKey: NSString(string: key))
    }
    return made
}
