import SwiftUI

/// An object that is notified of the library's changes.
///
/// Follows Apple's [PHPhotoLibraryChangeObserver](https://developer.apple.com/documentation/photos/phphotolibrarychangeobserver).
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Called after a change that this app has made, on a queue of the library's.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// An object that is notified when the library is no longer available; never here.
public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
    /// Called when the library is no longer available.
    func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}

/// A change of the library.
///
/// Follows Apple's [PHChange](https://developer.apple.com/documentation/photos/phchange).
public final class PHChange: NSObject, @unchecked Sendable {
    /// The identifiers of things whose facts or content have changed.
    private let changed: Set<String>
    init(changed: Set<String>) { self.changed = changed }

    /// Returns the change of a thing; nil if it has not changed.
    public func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? {
        guard changed.contains(object.localIdentifier) else { return nil }
        let names = [object.localIdentifier]
        let after: PHObject? =
            object is PHAsset
            ? PHAsset.fetchAssets(withLocalIdentifiers: names, options: nil).firstObject
            : PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: names, options: nil).firstObject
        return PHObjectChangeDetails(object, after as? T)
    }

    /// Returns the change of things that were fetched; nil if they have not changed.
    public func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
        guard let after = fetchResult.refetch?() else { return nil }
        let changed = after.filter { self.changed.contains($0.localIdentifier) }
        let details = PHFetchResultChangeDetails(from: fetchResult, to: after, changedObjects: changed)
        let isSame =
            details.removedObjects.isEmpty && details.insertedObjects.isEmpty && changed.isEmpty && !details.hasMoves
        return isSame ? nil : details
    }
}

/// The change of a thing of the library.
///
/// Follows Apple's [PHObjectChangeDetails](https://developer.apple.com/documentation/photos/phobjectchangedetails).
public final class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    /// The thing before the change.
    public let objectBeforeChanges: ObjectType
    /// The thing after the change; nil if it was removed.
    public let objectAfterChanges: ObjectType?
    /// Whether the picture itself has changed; always false.
    public var assetContentChanged: Bool { false }
    /// Whether the thing was removed.
    public var objectWasDeleted: Bool { objectAfterChanges == nil }
    init(_ before: ObjectType, _ after: ObjectType?) { (objectBeforeChanges, objectAfterChanges) = (before, after) }
}

/// The change of things that were fetched.
///
/// Follows Apple's [PHFetchResultChangeDetails](https://developer.apple.com/documentation/photos/phfetchresultchangedetails).
public final class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    /// The things before the change.
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    /// The things after the change.
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>
    /// Whether the places of the change are known; always true.
    public var hasIncrementalChanges: Bool { true }
    /// The places of removed things, before the change.
    public let removedIndexes: IndexSet?
    /// The removed things.
    public let removedObjects: [ObjectType]
    /// The places of inserted things, after the removal.
    public let insertedIndexes: IndexSet?
    /// The inserted things.
    public let insertedObjects: [ObjectType]
    /// The places of changed things, after the change.
    public let changedIndexes: IndexSet?
    /// The changed things.
    public let changedObjects: [ObjectType]
    private let moves: [(Int, Int)]
    /// Whether things have moved.
    public var hasMoves: Bool { !moves.isEmpty }

    /// Creates the change from one result to another.
    public init(
        from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>, changedObjects: [ObjectType]
    ) {
        (fetchResultBeforeChanges, fetchResultAfterChanges) = (fromResult, toResult)
        let (before, after) = (Array(fromResult), Array(toResult))
        let (old, new) = (Set(before.map(\.localIdentifier)), Set(after.map(\.localIdentifier)))
        let removed = before.indices.filter { !new.contains(before[$0].localIdentifier) }
        let inserted = after.indices.filter { !old.contains(after[$0].localIdentifier) }
        (removedIndexes, removedObjects) = (IndexSet(removed), removed.map { before[$0] })
        (insertedIndexes, insertedObjects) = (IndexSet(inserted), inserted.map { after[$0] })
        let names = Set(changedObjects.map(\.localIdentifier)).intersection(old)
        let changed = after.indices.filter { names.contains(after[$0].localIdentifier) }
        (changedIndexes, self.changedObjects) = (IndexSet(changed), changed.map { after[$0] })
        // Things that are in both, in their places after removals and insertions.
        let kept = before.filter { new.contains($0.localIdentifier) }.map(\.localIdentifier)
        let order = after.filter { old.contains($0.localIdentifier) }.map(\.localIdentifier)
        moves =
            kept == order
            ? []
            : order.enumerated().compactMap { place, name in
                kept.firstIndex(of: name).flatMap { $0 == place ? nil : ($0, place) }
            }
    }

    /// Calls a function with the places from and to which things have moved.
    public func enumerateMoves(_ handler: (Int, Int) -> Void) { for (from, to) in moves { handler(from, to) } }
}
