import Foundation

// Dictionaries by the functions of Core Foundation. Keys and values are objects, and pointers to them stand for them.

/// A dictionary that can be changed, as Core Foundation names it.
public typealias CFMutableDictionary = NSMutableDictionary

/// The functions that a dictionary calls for its keys; objects are kept here, whatever these are.
public struct CFDictionaryKeyCallBacks: Sendable {
    /// The version: 0.
    public var version: CFIndex = 0
    /// Creates functions that do nothing.
    public init() {}
}
/// The functions that a dictionary calls for its values; objects are kept here, whatever these are.
public struct CFDictionaryValueCallBacks: Sendable {
    /// The version: 0.
    public var version: CFIndex = 0
    /// Creates functions that do nothing.
    public init() {}
}
/// The functions of keys that are objects.
nonisolated(unsafe) public var kCFTypeDictionaryKeyCallBacks = CFDictionaryKeyCallBacks()
/// The functions of keys that are strings, which are copied.
nonisolated(unsafe) public var kCFCopyStringDictionaryKeyCallBacks = CFDictionaryKeyCallBacks()
/// The functions of values that are objects.
nonisolated(unsafe) public var kCFTypeDictionaryValueCallBacks = CFDictionaryValueCallBacks()

/// Returns the object at a pointer as a key; nil where it cannot be one.
private func keyOf(_ pointer: UnsafeRawPointer?) -> AnyHashable? { objectOf(pointer) as? AnyHashable }

/// The number of a dictionary's entries.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }
/// Returns a dictionary of the objects at two places.
public func CFDictionaryCreate(
    _ allocator: CFAllocator?, _ keys: UnsafeMutablePointer<UnsafeRawPointer?>!,
    _ values: UnsafeMutablePointer<UnsafeRawPointer?>!, _ numValues: CFIndex,
    _ keyCallBacks: UnsafePointer<CFDictionaryKeyCallBacks>!,
    _ valueCallBacks: UnsafePointer<CFDictionaryValueCallBacks>!
) -> CFDictionary! {
    let made = NSMutableDictionary()
    guard let keys, let values, numValues > 0 else { return made }
    for place in 0..<numValues { CFDictionarySetValue(made, keys[place], values[place]) }
    return made
}
/// Returns a copy of a dictionary.
public func CFDictionaryCreateCopy(_ allocator: CFAllocator?, _ theDict: CFDictionary!) -> CFDictionary! {
    theDict.map { ($0.copy() as? NSDictionary) ?? $0 }
}
/// Returns an empty dictionary that can be changed.
/// - Parameter capacity: The greatest number of entries; it does not limit here.
public func CFDictionaryCreateMutable(
    _ allocator: CFAllocator?, _ capacity: CFIndex, _ keyCallBacks: UnsafePointer<CFDictionaryKeyCallBacks>!,
    _ valueCallBacks: UnsafePointer<CFDictionaryValueCallBacks>!
) -> CFMutableDictionary! { NSMutableDictionary() }
/// Returns a copy of a dictionary that can be changed.
public func CFDictionaryCreateMutableCopy(
    _ allocator: CFAllocator?, _ capacity: CFIndex, _ theDict: CFDictionary!
) -> CFMutableDictionary! { theDict.map { ($0.mutableCopy() as? NSMutableDictionary) ?? NSMutableDictionary() } }
/// Returns the value of a key as a pointer, which is valid while the dictionary has it; nil if there is none.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    guard let theDict, let key = keyOf(key), let value = theDict.object(forKey: key) else { return nil }
    return pointerTo(value, of: theDict)
}
/// Writes the value of a key to a place, and returns whether there is one.
public func CFDictionaryGetValueIfPresent(
    _ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
    guard let found = CFDictionaryGetValue(theDict, key) else { return false }
    value?.pointee = found
    return true
}
/// Returns whether a dictionary has a key.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
    CFDictionaryGetValue(theDict, key) != nil
}
/// Sets the value of a key; an object that cannot be a key is ignored.
public func CFDictionarySetValue(
    _ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!
) {
    guard let theDict, let key = keyOf(key), let value = objectOf(value) else { return }
    theDict.setObject(value, forKey: key)
}
/// Sets the value of a key that has none yet.
public func CFDictionaryAddValue(
    _ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!
) { if !CFDictionaryContainsKey(theDict, key) { CFDictionarySetValue(theDict, key, value) } }
/// Sets the value of a key that has one.
public func CFDictionaryReplaceValue(
    _ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!
) { if CFDictionaryContainsKey(theDict, key) { CFDictionarySetValue(theDict, key, value) } }
/// Removes a key and its value.
public func CFDictionaryRemoveValue(_ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!) {
    if let theDict, let key = keyOf(key) { theDict.removeObject(forKey: key) }
}
/// Removes all entries.
public func CFDictionaryRemoveAllValues(_ theDict: CFMutableDictionary!) { theDict?.removeAllObjects() }
/// Writes all keys and values to two places, in the same order.
public func CFDictionaryGetKeysAndValues(
    _ theDict: CFDictionary!, _ keys: UnsafeMutablePointer<UnsafeRawPointer?>!,
    _ values: UnsafeMutablePointer<UnsafeRawPointer?>!
) {
    guard let theDict else { return }
    for (place, key) in theDict.allKeys.enumerated() {
        keys?[place] = pointerTo(key, of: theDict)
        if let value = theDict.object(forKey: key) { values?[place] = pointerTo(value, of: theDict) }
    }
}
/// A function that receives a key, its value, and the app's value.
public typealias CFDictionaryApplierFunction =
    @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Void
/// Calls a function with each key and its value.
public func CFDictionaryApplyFunction(
    _ theDict: CFDictionary!, _ applier: CFDictionaryApplierFunction!, _ context: UnsafeMutableRawPointer!
) {
    guard let theDict, let applier else { return }
    for key in theDict.allKeys {
        guard let value = theDict.object(forKey: key) else { continue }
        applier(pointerTo(key, of: theDict), pointerTo(value, of: theDict), context)
    }
}
