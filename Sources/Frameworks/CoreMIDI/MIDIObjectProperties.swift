import Foundation
import OrielFoundation

private func value(_ obj: MIDIObjectRef, _ name: String) -> (value: Any?, status: OSStatus) {
    let server = MIDIServer.shared
    guard let object = server.object(obj) else { return (nil, kMIDIObjectNotFound) }
    let value = server.withLock { object.properties[name] }
    return (value, value == nil ? kMIDIUnknownProperty : noErr)
}

private func set(_ obj: MIDIObjectRef, _ name: String, _ value: Any?) -> OSStatus {
    let server = MIDIServer.shared
    guard let object = server.object(obj) else { return kMIDIObjectNotFound }
    if name == kMIDIPropertyUniqueID {
        guard let identifier = value as? Int32 else { return kMIDIWrongPropertyType }
        if let other = server.object(identifiedBy: identifier), other !== object { return kMIDIIDNotUnique }
    }
    server.withLock {
        if name == kMIDIPropertyName, object.properties["displayName"] as? String == object.properties[name] as? String
        {
            object.properties["displayName"] = value
        }
        object.properties[name] = value
    }
    server.notify(
        MIDIObjectPropertyChangeNotification(
            messageID: .msgPropertyChanged,
            messageSize: UInt32(MemoryLayout<MIDIObjectPropertyChangeNotification>.size), object: obj,
            objectType: object.type, propertyName: .passUnretained(PropertyNames.shared.name(name))))
    return noErr
}

/// The names of properties that notifications have mentioned, which stay in memory: there are few.
private final class PropertyNames: @unchecked Sendable {
    static let shared = PropertyNames()
    private let lock = NSLock()
    private var names: [String: NSString] = [:]
    func name(_ text: String) -> NSString {
        lock.withLock {
            let name = names[text] ?? NSString(string: text)
            names[text] = name
            return name
        }
    }
}

/// Reads a text of an object; the app releases it.
@discardableResult
public func MIDIObjectGetStringProperty(
    _ obj: MIDIObjectRef, _ propertyID: CFString, _ str: UnsafeMutablePointer<Unmanaged<NSString>?>
) -> OSStatus {
    str.pointee = nil
    let (value, status) = value(obj, propertyID)
    guard status == noErr else { return status }
    guard let text = value as? String else { return kMIDIWrongPropertyType }
    str.pointee = .passRetained(text as NSString)
    return noErr
}
/// Sets a text of an object.
@discardableResult
public func MIDIObjectSetStringProperty(_ obj: MIDIObjectRef, _ propertyID: CFString, _ str: CFString) -> OSStatus {
    set(obj, propertyID, str)
}
/// Reads a number of an object.
@discardableResult
public func MIDIObjectGetIntegerProperty(
    _ obj: MIDIObjectRef, _ propertyID: CFString, _ outValue: UnsafeMutablePointer<Int32>
) -> OSStatus {
    let (value, status) = value(obj, propertyID)
    guard status == noErr else { return status }
    guard let number = value as? Int32 else { return kMIDIWrongPropertyType }
    outValue.pointee = number
    return noErr
}
/// Sets a number of an object; fails for a unique number that another object has.
@discardableResult
public func MIDIObjectSetIntegerProperty(_ obj: MIDIObjectRef, _ propertyID: CFString, _ value: Int32) -> OSStatus {
    set(obj, propertyID, value)
}
/// Reads bytes of an object; the app releases them.
@discardableResult
public func MIDIObjectGetDataProperty(
    _ obj: MIDIObjectRef, _ propertyID: CFString, _ outData: UnsafeMutablePointer<Unmanaged<NSData>?>
) -> OSStatus {
    outData.pointee = nil
    let (value, status) = value(obj, propertyID)
    guard status == noErr else { return status }
    guard let data = value as? Data else { return kMIDIWrongPropertyType }
    outData.pointee = .passRetained(data as NSData)
    return noErr
}
/// Sets bytes of an object.
@discardableResult
public func MIDIObjectSetDataProperty(_ obj: MIDIObjectRef, _ propertyID: CFString, _ data: CFData) -> OSStatus {
    set(obj, propertyID, data)
}
/// Reads a dictionary of an object; the app releases it.
@discardableResult
public func MIDIObjectGetDictionaryProperty(
    _ obj: MIDIObjectRef, _ propertyID: CFString, _ outDict: UnsafeMutablePointer<Unmanaged<CFDictionary>?>
) -> OSStatus {
    outDict.pointee = nil
    let (value, status) = value(obj, propertyID)
    guard status == noErr else { return status }
    guard let dictionary = value as? NSDictionary else { return kMIDIWrongPropertyType }
    outDict.pointee = .passRetained(dictionary)
    return noErr
}
/// Sets a dictionary of an object.
@discardableResult
public func MIDIObjectSetDictionaryProperty(
    _ obj: MIDIObjectRef, _ propertyID: CFString, _ dict: CFDictionary
) -> OSStatus { set(obj, propertyID, dict) }
/// Reads all properties of an object, as a dictionary; the app releases it.
@discardableResult
public func MIDIObjectGetProperties(
    _ obj: MIDIObjectRef, _ outProperties: UnsafeMutablePointer<Unmanaged<CFPropertyList>?>, _ deep: Bool
) -> OSStatus {
    outProperties.pointee = nil
    let server = MIDIServer.shared
    guard let object = server.object(obj) else { return kMIDIObjectNotFound }
    let all = NSMutableDictionary()
    for (name, value) in server.withLock({ object.properties }) {
        all[name] = (value as? Int32).map { NSNumber(value: $0) } ?? value
    }
    outProperties.pointee = .passRetained(all)
    return noErr
}
/// Removes a property of an object.
@discardableResult
public func MIDIObjectRemoveProperty(_ obj: MIDIObjectRef, _ propertyID: CFString) -> OSStatus {
    let server = MIDIServer.shared
    guard let object = server.object(obj) else { return kMIDIObjectNotFound }
    return server.withLock { object.properties.removeValue(forKey: propertyID) == nil ? kMIDIUnknownProperty : noErr }
}
/// Finds an object by its unique number.
@discardableResult
public func MIDIObjectFindByUniqueID(
    _ inUniqueID: MIDIUniqueID, _ outObject: UnsafeMutablePointer<MIDIObjectRef>?,
    _ outObjectType: UnsafeMutablePointer<MIDIObjectType>?
) -> OSStatus {
    guard inUniqueID != kMIDIInvalidUniqueID, let object = MIDIServer.shared.object(identifiedBy: inUniqueID) else {
        outObject?.pointee = 0
        return kMIDIObjectNotFound
    }
    outObject?.pointee = object.ref
    outObjectType?.pointee = object.type
    return noErr
}
