import Foundation

/// A dictionary of objects that can hold its keys, its values or both weakly.
///
/// An entry whose key or value is held weakly disappears with the last owner of either:
///
/// ```swift
/// let view = NSObject()
/// let sizes = NSMapTable<NSObject, NSNumber>.weakToStrongObjects()
/// sizes.setObject(3, forKey: view)
/// ```
///
/// It is not safe to use from several threads at once. Follows Apple's
/// [NSMapTable](https://developer.apple.com/documentation/foundation/nsmaptable); unlike there, ``count`` never counts
/// entries that are gone.
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
    private struct Entry {
        let key: CollectedObject
        var value: CollectedObject
        var isThere: Bool { key.object != nil && value.object != nil }
    }

    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var places: [Int: [Entry]] = [:]
    private var added = 0

    /// Creates an empty table.
    /// - Parameters:
    ///   - keyOptions: How keys are kept and compared.
    ///   - valueOptions: How values are kept.
    ///   - initialCapacity: The number of entries to make room for.
    public required init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        places.reserveCapacity(max(0, min(initialCapacity, 1 << 16)))
    }

    /// Creates an empty table with pointer functions.
    public convenience init(
        keyPointerFunctions keyFunctions: NSPointerFunctions, valuePointerFunctions valueFunctions: NSPointerFunctions,
        capacity initialCapacity: Int = 0
    ) {
        self.init(
            keyOptions: keyFunctions.options, valueOptions: valueFunctions.options, capacity: initialCapacity)
    }

    /// Creates an empty table that keeps keys and values.
    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable<KeyType, ObjectType>() }
    /// Creates an empty table that keeps values, not keys.
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory)
    }
    /// Creates an empty table that keeps keys, not values.
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable<KeyType, ObjectType>(valueOptions: .weakMemory)
    }
    /// Creates an empty table that keeps neither keys nor values.
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The number of entries that are still there.
    open var count: Int { entries.count }

    /// How the table keeps and compares keys.
    open var keyPointerFunctions: NSPointerFunctions { NSPointerFunctions(options: keyOptions) }
    /// How the table keeps values.
    open var valuePointerFunctions: NSPointerFunctions { NSPointerFunctions(options: valueOptions) }

    private var entries: [(key: KeyType, value: ObjectType)] {
        places.values.joined().compactMap { entry in
            guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType else {
                return nil
            }
            return (key, value)
        }
    }

    /// Returns the value of a key; nil if there is none.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        let key = aKey as AnyObject
        return places[keyOptions.hash(key)]?
            .first { $0.key.object.map { keyOptions.areEqual($0, key) } ?? false }?.value.object as? ObjectType
    }

    /// Sets the value of a key; nil removes it.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        guard let anObject else { return removeObject(forKey: aKey) }
        removeObject(forKey: aKey)
        let key = keyOptions.kept(aKey as AnyObject)
        let value = valueOptions.kept(anObject as AnyObject)
        places[keyOptions.hash(key), default: []].append(
            Entry(
                key: CollectedObject(key, isWeak: keyOptions.isWeak),
                value: CollectedObject(value, isWeak: valueOptions.isWeak)))
        added += 1
        if added > 2 * places.count + 16 { compact() }
    }

    /// Removes the value of a key.
    open func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        let key = aKey as AnyObject
        let hash = keyOptions.hash(key)
        places[hash]?.removeAll { $0.key.object.map { keyOptions.areEqual($0, key) } ?? true }
        if places[hash]?.isEmpty == true { places[hash] = nil }
    }

    /// Removes all entries.
    open func removeAllObjects() {
        places = [:]
        added = 0
    }

    /// Returns an enumerator of the keys that are there now.
    open func keyEnumerator() -> NSEnumerator { ObjectsEnumerator(entries.map(\.key)) }

    /// Returns an enumerator of the values that are there now; nil where the table is empty.
    open func objectEnumerator() -> NSEnumerator? {
        let values = entries.map(\.value)
        return values.isEmpty ? nil : ObjectsEnumerator(values)
    }

    /// Returns the entries as a dictionary of Foundation's; keys that cannot be hashed are left out.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var dictionary: [AnyHashable: ObjectType] = [:]
        for entry in entries { if let key = entry.key as? AnyHashable { dictionary[key] = entry.value } }
        return dictionary
    }

    /// Returns a table with the same entries.
    open override func copy() -> Any { copy(with: nil) }

    /// Returns a table with the same entries.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(keyOptions: keyOptions, valueOptions: valueOptions)
        for entry in entries { copy.setObject(entry.value, forKey: entry.key) }
        return copy
    }

    /// Removes entries whose key or value is gone.
    private func compact() {
        places = places.compactMapValues {
            let rest = $0.filter(\.isThere)
            return rest.isEmpty ? nil : rest
        }
        added = places.count
    }
}
