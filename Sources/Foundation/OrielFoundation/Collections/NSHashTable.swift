import Foundation

/// A set of objects that can hold them weakly.
///
/// The objects of ``weakObjects()`` disappear with their last owner, which makes it the usual home of observers:
///
/// ```swift
/// final class Observer { func changed() {} }
/// let observers = NSHashTable<Observer>.weakObjects()
/// let observer = Observer()
/// observers.add(observer)
/// for observer in observers.allObjects { observer.changed() }
/// ```
///
/// It is not safe to use from several threads at once. Follows Apple's
/// [NSHashTable](https://developer.apple.com/documentation/foundation/nshashtable); unlike there, ``count`` never counts
/// objects that are gone.
open class NSHashTable<ObjectType>: NSObject, NSCopying, Sequence {
    private let options: NSPointerFunctions.Options
    private var places: [Int: [CollectedObject]] = [:]
    private var added = 0

    /// Creates an empty table.
    /// - Parameters:
    ///   - options: How objects are kept and compared.
    ///   - initialCapacity: The number of objects to make room for.
    public required init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
        places.reserveCapacity(Swift.max(0, Swift.min(initialCapacity, 1 << 16)))
    }

    /// Creates an empty table with pointer functions.
    public convenience init(pointerFunctions functions: NSPointerFunctions, capacity initialCapacity: Int = 0) {
        self.init(options: functions.options, capacity: initialCapacity)
    }

    /// Creates an empty table that keeps objects weakly.
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable<ObjectType>(options: .weakMemory) }

    /// The objects that are still there.
    open var allObjects: [ObjectType] { places.values.joined().compactMap { $0.object as? ObjectType } }

    /// An object that is still there; nil if there is none.
    open var anyObject: ObjectType? { allObjects.first }

    /// The number of objects that are still there.
    open var count: Int { places.values.joined().reduce(0) { $0 + ($1.object == nil ? 0 : 1) } }

    /// The objects as a set of Foundation's.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    /// How the table keeps and compares objects.
    open var pointerFunctions: NSPointerFunctions { NSPointerFunctions(options: options) }

    /// Returns the object that equals another; nil if there is none.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        let wanted = object as AnyObject
        let found = places[options.hash(wanted)]?.lazy.compactMap(\.object).first { options.areEqual($0, wanted) }
        return found as? ObjectType
    }

    /// Whether the table has an object that equals another.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Adds an object, unless one that equals it is there.
    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        let kept = options.kept(object as AnyObject)
        places[options.hash(kept), default: []].append(CollectedObject(kept, isWeak: options.isWeak))
        added += 1
        if added > 2 * places.count + 16 { compact() }
    }

    /// Removes the object that equals another.
    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        let wanted = object as AnyObject
        let hash = options.hash(wanted)
        places[hash]?.removeAll { $0.object.map { options.areEqual($0, wanted) } ?? true }
        if places[hash]?.isEmpty == true { places[hash] = nil }
    }

    /// Removes all objects.
    open func removeAllObjects() {
        places = [:]
        added = 0
    }

    /// Returns an enumerator of the objects that are there now.
    open func objectEnumerator() -> NSEnumerator { ObjectsEnumerator(allObjects) }

    /// Returns an iterator over the objects that are there now.
    public func makeIterator() -> IndexingIterator<[ObjectType]> { allObjects.makeIterator() }

    /// Adds the objects of another table.
    open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }

    /// Removes the objects that another table has.
    open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }

    /// Removes the objects that another table does not have.
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }

    /// Whether both tables have an object in common.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }

    /// Whether another table has all objects of this one.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }

    /// Whether both tables have equal objects.
    open func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }

    /// Returns a table with the same objects.
    open override func copy() -> Any { copy(with: nil) }

    /// Returns a table with the same objects.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(options: options)
        copy.union(self)
        return copy
    }

    /// Removes the entries of objects that are gone.
    private func compact() {
        places = places.compactMapValues {
            let rest = $0.filter { $0.object != nil }
            return rest.isEmpty ? nil : rest
        }
        added = places.count
    }
}
