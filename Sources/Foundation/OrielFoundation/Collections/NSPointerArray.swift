import Foundation

/// A list of pointers to objects, which can be nil and need not keep the objects.
///
/// Follows Apple's [NSPointerArray](https://developer.apple.com/documentation/foundation/nspointerarray). Pointers lead
/// to objects, as `Unmanaged.passUnretained(object).toOpaque()` makes them; any other pointer is a programming error.
open class NSPointerArray: NSObject, NSCopying {
    private let options: NSPointerFunctions.Options
    private var entries: [CollectedObject?] = []

    /// Creates an empty list.
    /// - Parameter options: How objects are kept.
    public required init(options: NSPointerFunctions.Options = []) { self.options = options }

    /// Creates an empty list with pointer functions.
    public convenience init(pointerFunctions functions: NSPointerFunctions) { self.init(options: functions.options) }

    /// Creates an empty list that keeps its objects.
    public class func strongObjects() -> NSPointerArray { NSPointerArray() }
    /// Creates an empty list that holds its objects weakly: their places are nil once they are gone.
    public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// The objects that are still there, in order.
    open var allObjects: [Any] { entries.compactMap { $0?.object } }

    /// How the list keeps objects.
    open var pointerFunctions: NSPointerFunctions { NSPointerFunctions(options: options) }

    /// The number of places, including places of nil.
    ///
    /// A greater number adds places of nil, a smaller one removes places.
    open var count: Int {
        get { entries.count }
        set {
            let count = max(0, newValue)
            if count < entries.count {
                entries.removeLast(entries.count - count)
            } else {
                entries += Array(repeating: nil, count: count - entries.count)
            }
        }
    }

    /// Returns the pointer at a place; nil for none, also beyond the last place.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        guard entries.indices.contains(index) else { return nil }
        return (entries[index]?.object).map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Adds a pointer at the end.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(entry(pointer)) }

    /// Removes a place; one that does not exist is ignored.
    open func removePointer(at index: Int) {
        if entries.indices.contains(index) { entries.remove(at: index) }
    }

    /// Inserts a pointer at a place, at most behind the last.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        entries.insert(entry(item), at: min(max(0, index), entries.count))
    }

    /// Replaces the pointer at a place; one that does not exist is ignored.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        if entries.indices.contains(index) { entries[index] = entry(item) }
    }

    /// Removes the places of nil.
    open func compact() { entries.removeAll { $0?.object == nil } }

    /// Returns a list with the same pointers.
    open override func copy() -> Any { copy(with: nil) }

    /// Returns a list with the same pointers.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(options: options)
        copy.entries = entries
        return copy
    }

    private func entry(_ pointer: UnsafeMutableRawPointer?) -> CollectedObject? {
        pointer.map {
            CollectedObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), isWeak: options.isWeak)
        }
    }
}
