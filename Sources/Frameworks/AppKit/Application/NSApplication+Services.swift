import Foundation

// The services that apps of the Mac offer to each other: desktops have no menu of them.

/// The name under which an app registers an object with services.
public typealias NSServiceProviderName = String

/// Registers an object with services under a name; no other app finds it here, which is reported once.
@MainActor
public func NSRegisterServicesProvider(_ provider: Any?, _ name: NSServiceProviderName) {
    if provider != nil { NSApplication.lacks("NSRegisterServicesProvider(_:_:)") }
}

/// Removes an object with services.
@MainActor
public func NSUnregisterServicesProvider(_ name: NSServiceProviderName) {}

/// Reads the services of all apps again; there are none here.
public func NSUpdateDynamicServices() {}

/// Calls a service of another app with a pasteboard; returns false, as there are none.
@discardableResult
@MainActor
public func NSPerformService(_ itemName: String, _ pboard: NSPasteboard?) -> Bool {
    NSApplication.lacks("NSPerformService(_:_:)")
    return false
}
