import Foundation

// Lists by the functions of Core Foundation. An entry is an object, and a pointer to it stands for it.

/// A list that can be changed, as Core Foundation names it.
public typealias CFMutableArray = NSMutableArray

/// The functions that a list calls for its entries; objects are kept here, whatever these are.
public struct CFArrayCallBacks: Sendable {
    /// The version: 0.
    public var version: CFIndex = 0
    /// Creates functions that do nothing.
    public init() {}
}
/// The functions of a list of objects.
nonisolated(unsafe) public var kCFTypeArrayCallBacks = CFArrayCallBacks()

/// Returns the object at a pointer; nil for nil.
func objectOf(_ pointer: UnsafeRawPointer?) -> AnyObject? {
    pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
}
/// Returns a pointer to an entry of a collection, which is valid as long as the collection exists.
func pointerTo(_ entry: Any, of collection: NSObject) -> UnsafeRawPointer {
    if type(of: entry) is AnyClass { return pointer(entry as AnyObject) }
    // Foundation makes a new object whenever a text or a number is read: the collection keeps one for each.
    let kept = KeptEntries.of(collection)
    return kept.lock.withLock {
        guard let key = entry as? AnyHashable else { return kept.keep(entry as AnyObject) }
        if let known = kept.known[key] { return pointer(known) }
        kept.known[key] = entry as AnyObject
        return pointer(kept.known[key]!)
    }
}
private func pointer(_ object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
}
/// The objects for entries of a collection to which there are pointers.
private final class KeptEntries: @unchecked Sendable {
    let lock = NSLock()
    var known: [AnyHashable: AnyObject] = [:]
    private var others: [AnyObject] = []
    func keep(_ object: AnyObject) -> UnsafeRawPointer {
        others.append(object)
        return pointer(object)
    }
    nonisolated(unsafe) private static var key: UInt8 = 0
    private static let making = NSLock()
    static func of(_ collection: NSObject) -> KeptEntries {
        making.withLock {
            if let kept = objc_getAssociatedObject(collection, &key) as? KeptEntries { return kept }
            let kept = KeptEntries()
            objc_setAssociatedObject(collection, &key, kept, .OBJC_ASSOCIATION_RETAIN)
            return kept
        }
    }
}
/// The places of a range that a list of some entries has.
func places(_ range: CFRange, within count: Int) -> Range<Int> {
    let start = min(max(range.location, 0), count)
    return start..<min(start + min(max(range.length, 0), count), count)
}

/// The number of a list's entries.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }
/// Returns an entry of a list as a pointer, which is valid while the list exists; nil for a place that it does not have.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    guard let theArray, (0..<theArray.count).contains(idx) else { return nil }
    return pointerTo(theArray.object(at: idx), of: theArray)
}
/// Returns a list of the objects at a place; without callbacks, of the pointers as numbers: apps pass numbers of windows in this way.
public func CFArrayCreate(
    _ allocator: CFAllocator?, _ values: UnsafeMutablePointer<UnsafeRawPointer?>!, _ numValues: CFIndex,
    _ callBacks: UnsafePointer<CFArrayCallBacks>!
) -> CFArray! {
    guard let values, numValues >= 0 else { return NSArray() }
    guard callBacks != nil else {
        return NSArray(array: (0..<numValues).map { NSNumber(value: UInt(bitPattern: values[$0])) })
    }
    return NSArray(array: (0..<numValues).compactMap { objectOf(values[$0]) })
}
/// Returns a copy of a list.
public func CFArrayCreateCopy(_ allocator: CFAllocator?, _ theArray: CFArray!) -> CFArray! {
    theArray.map { ($0.copy() as? NSArray) ?? $0 }
}
/// Returns an empty list that can be changed.
/// - Parameter capacity: The greatest number of entries; it does not limit here.
public func CFArrayCreateMutable(
    _ allocator: CFAllocator?, _ capacity: CFIndex, _ callBacks: UnsafePointer<CFArrayCallBacks>!
) -> CFMutableArray! { NSMutableArray() }
/// Returns a copy of a list that can be changed.
public func CFArrayCreateMutableCopy(
    _ allocator: CFAllocator?, _ capacity: CFIndex, _ theArray: CFArray!
) -> CFMutableArray! { theArray.map { ($0.mutableCopy() as? NSMutableArray) ?? NSMutableArray() } }
/// Adds an entry at the end.
public func CFArrayAppendValue(_ theArray: CFMutableArray!, _ value: UnsafeRawPointer!) {
    if let object = objectOf(value) { theArray?.add(object) }
}
/// Adds the entries of a part of another list at the end.
public func CFArrayAppendArray(_ theArray: CFMutableArray!, _ otherArray: CFArray!, _ otherRange: CFRange) {
    guard let theArray, let otherArray else { return }
    for place in places(otherRange, within: otherArray.count) { theArray.add(otherArray.object(at: place)) }
}
/// Inserts an entry at a place; a place that the list does not have is ignored.
public func CFArrayInsertValueAtIndex(_ theArray: CFMutableArray!, _ idx: CFIndex, _ value: UnsafeRawPointer!) {
    guard let theArray, let object = objectOf(value), (0...theArray.count).contains(idx) else { return }
    theArray.insert(object, at: idx)
}
/// Replaces the entry at a place, or adds one at the end; another place is ignored.
public func CFArraySetValueAtIndex(_ theArray: CFMutableArray!, _ idx: CFIndex, _ value: UnsafeRawPointer!) {
    guard let theArray, let object = objectOf(value) else { return }
    if idx == theArray.count { return theArray.add(object) }
    if (0..<theArray.count).contains(idx) { theArray.replaceObject(at: idx, with: object) }
}
/// Removes the entry at a place, if there is one.
public func CFArrayRemoveValueAtIndex(_ theArray: CFMutableArray!, _ idx: CFIndex) {
    if let theArray, (0..<theArray.count).contains(idx) { theArray.removeObject(at: idx) }
}
/// Removes all entries.
public func CFArrayRemoveAllValues(_ theArray: CFMutableArray!) { theArray?.removeAllObjects() }
/// Returns whether an equal entry is in a part of a list.
public func CFArrayContainsValue(_ theArray: CFArray!, _ range: CFRange, _ value: UnsafeRawPointer!) -> Bool {
    CFArrayGetFirstIndexOfValue(theArray, range, value) >= 0
}
/// Returns the first place of an equal entry in a part of a list; -1 if there is none.
public func CFArrayGetFirstIndexOfValue(_ theArray: CFArray!, _ range: CFRange, _ value: UnsafeRawPointer!) -> CFIndex {
    guard let theArray, let object = objectOf(value) else { return -1 }
    return places(range, within: theArray.count).first { CFEqual(theArray.object(at: $0) as AnyObject, object) } ?? -1
}
/// A function that receives an entry of a list, and the app's value.
public typealias CFArrayApplierFunction = @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Void
/// Calls a function with each entry in a part of a list.
public func CFArrayApplyFunction(
    _ theArray: CFArray!, _ range: CFRange, _ applier: CFArrayApplierFunction!, _ context: UnsafeMutableRawPointer!
) {
    guard let theArray, let applier else { return }
    for place in places(range, within: theArray.count) {
        applier(pointerTo(theArray.object(at: place), of: theArray), context)
    }
}

/// The order of two values.
public enum CFComparisonResult: Int, Sendable {
    case compareLessThan = -1
    case compareEqualTo, compareGreaterThan
}
/// A function that returns the order of two values, given the app's value.
public typealias CFComparatorFunction =
    (UnsafeRawPointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> CFComparisonResult
/// Sorts a part of a list.
public func CFArraySortValues(
    _ theArray: CFMutableArray!, _ range: CFRange, _ comparator: CFComparatorFunction!,
    _ context: UnsafeMutableRawPointer!
) {
    guard let theArray, let comparator else { return }
    let places = places(range, within: theArray.count)
    let sorted = places.map { theArray.object(at: $0) }
        .sorted { comparator(pointerTo($0, of: theArray), pointerTo($1, of: theArray), context) == .compareLessThan }
    for (place, object) in zip(places, sorted) { theArray.replaceObject(at: place, with: object) }
}
