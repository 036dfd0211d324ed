import SwiftUI

/// The conditions and the order of things that are fetched.
///
/// Follows Apple's [PHFetchOptions](https://developer.apple.com/documentation/photos/phfetchoptions). Conditions and orders know a picture's
/// `mediaType`, `mediaSubtype`, `creationDate`, `modificationDate`, `pixelWidth`, `pixelHeight`, `duration`, `isFavorite`, `isHidden` and
/// `localIdentifier`, and an album's `localizedTitle`, `localIdentifier` and `estimatedAssetCount`.
open class PHFetchOptions: NSObject, @unchecked Sendable {
    /// A condition; nil for all things.
    open var predicate: NSPredicate?
    /// The order; by the date of creation by default, the oldest first.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The largest number of things; 0 for all.
    open var fetchLimit = 0
    /// Whether things are fetched that the user has hidden.
    open var includeHiddenAssets = false
    /// Whether all pictures of a burst are fetched; there are no bursts.
    open var includeAllBurstAssets = false
    /// The places from which things are fetched; the folder for pictures is the one place.
    open var includeAssetSourceTypes: PHAssetSourceType = []
    /// Whether changes are reported with their places; they always are.
    open var wantsIncrementalChangeDetails = true
    /// Creates options.
    public override init() {}
}

/// A thing whose values conditions and orders read.
protocol FetchedValues: PHObject {
    var fetchedValues: [String: Any] { get }
}

extension PHFetchOptions {
    /// Returns the things that the condition permits, in the order, up to the limit.
    func apply<Object: FetchedValues>(to objects: [Object]) -> [Object] {
        var result = objects
        if let predicate {
            // Conditions that were read from a format find values by name; the ones in code get the object.
            let isCode = type(of: predicate) == NSPredicate.self
            result = result.filter { predicate.evaluate(with: isCode ? $0 : $0.fetchedValues as Any) }
        }
        for descriptor in (sortDescriptors ?? []).reversed() {
            let isCode = type(of: descriptor) == NSSortDescriptor.self
            let name = isCode ? Self.name(descriptor.keyPath) : nil
            let places = result.enumerated().sorted { a, b in
                let order =
                    isCode
                    ? Self.order(
                        a.element.fetchedValues[name ?? ""], b.element.fetchedValues[name ?? ""], descriptor.ascending)
                    : descriptor.compare(a.element.fetchedValues, to: b.element.fetchedValues)
                return order == .orderedSame ? a.offset < b.offset : order == .orderedAscending
            }
            result = places.map(\.element)
        }
        return fetchLimit > 0 ? Array(result.prefix(fetchLimit)) : result
    }

    private static func name(_ path: AnyKeyPath) -> String? {
        let names: [AnyKeyPath: String] = [
            \PHAsset.creationDate: "creationDate", \PHAsset.modificationDate: "modificationDate",
            \PHAsset.pixelWidth: "pixelWidth", \PHAsset.pixelHeight: "pixelHeight", \PHAsset.duration: "duration",
            \PHAsset.localIdentifier: "localIdentifier", \PHAssetCollection.localizedTitle: "localizedTitle",
            \PHAssetCollection.estimatedAssetCount: "estimatedAssetCount",
        ]
        return names[path]
    }

    private static func order(_ a: Any?, _ b: Any?, _ ascending: Bool) -> ComparisonResult {
        func compare<C: Comparable>(_ a: C?, _ b: C?) -> ComparisonResult {
            guard let a, let b else {
                return a == nil && b == nil ? .orderedSame : (a == nil ? .orderedAscending : .orderedDescending)
            }
            return a < b ? .orderedAscending : (a > b ? .orderedDescending : .orderedSame)
        }
        let result: ComparisonResult =
            switch (a ?? b) {
            case is Date: compare(a as? Date, b as? Date)
            case is Int: compare(a as? Int, b as? Int)
            case is Double: compare(a as? Double, b as? Double)
            default: compare(a as? String, b as? String)
            }
        if result == .orderedSame || ascending { return result }
        return result == .orderedAscending ? .orderedDescending : .orderedAscending
    }
}

/// Things that were fetched, in an order.
///
/// Follows Apple's [PHFetchResult](https://developer.apple.com/documentation/photos/phfetchresult).
public final class PHFetchResult<ObjectType: AnyObject>: NSObject, Sequence, @unchecked Sendable {
    private let objects: [ObjectType]
    /// Fetches the things again, after a change.
    let refetch: (() -> PHFetchResult<ObjectType>)?

    init(_ objects: [ObjectType], refetch: (() -> PHFetchResult<ObjectType>)? = nil) {
        (self.objects, self.refetch) = (objects, refetch)
    }

    public func makeIterator() -> IndexingIterator<[ObjectType]> { objects.makeIterator() }
    /// The number of things.
    public var count: Int { objects.count }
    /// The first thing; nil if there is none.
    public var firstObject: ObjectType? { objects.first }
    /// The last thing; nil if there is none.
    public var lastObject: ObjectType? { objects.last }
    /// Returns a thing.
    public func object(at index: Int) -> ObjectType { objects[index] }
    /// Returns a thing.
    public subscript(index: Int) -> ObjectType { objects[index] }
    /// Returns the things of some places.
    public func objects(at indexes: IndexSet) -> [ObjectType] {
        indexes.filter(objects.indices.contains).map { objects[$0] }
    }
    /// Returns the place of a thing; `NSNotFound` if it is not there.
    public func index(of object: ObjectType) -> Int { objects.firstIndex { Self.isSame($0, object) } ?? NSNotFound }
    /// Returns the place of a thing within a range; `NSNotFound` if it is not there.
    public func index(of object: ObjectType, in range: NSRange) -> Int {
        let place = index(of: object)
        return NSLocationInRange(place, range) ? place : NSNotFound
    }
    /// Returns whether a thing is there.
    public func contains(_ object: ObjectType) -> Bool { index(of: object) != NSNotFound }
    /// Returns the number of pictures of a kind.
    public func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
        objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
    }
    /// Calls a function with each thing, until it sets the value behind its pointer.
    public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerateObjects(options: [], using: block)
    }
    /// Calls a function with each thing, in the order or the other way, until it sets the value behind its pointer.
    public func enumerateObjects(
        options opts: NSEnumerationOptions, using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for index in opts.contains(.reverse) ? Array(objects.indices.reversed()) : Array(objects.indices)
        where !stop.boolValue {
            block(objects[index], index, &stop)
        }
    }
    /// Calls a function with the things of some places, until it sets the value behind its pointer.
    public func enumerateObjects(
        at indexes: IndexSet, options opts: NSEnumerationOptions = [],
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateObjects(options: opts) { if indexes.contains($1) { block($0, $1, $2) } }
    }

    static func isSame(_ a: ObjectType, _ b: ObjectType) -> Bool {
        a === b || (a as? PHObject).map { $0.isEqual(b) } ?? false
    }
}
