import SwiftUI

/// A request for changing an album, in the function of `performChanges(_:)`.
///
/// Follows Apple's [PHAssetCollectionChangeRequest](https://developer.apple.com/documentation/photos/phassetcollectionchangerequest). Albums
/// of apps are kept in a hidden file of the folder for pictures; folders are not changed.
open class PHAssetCollectionChangeRequest: PHChangeRequest, @unchecked Sendable {
    private let identifier: String
    /// Stands for the album until it is there; nil for one that is changed.
    public let placeholderForCreatedAssetCollection: PHObjectPlaceholder?

    /// The title.
    open var title: String {
        didSet {
            let (identifier, title) = (identifier, title)
            edit { index in
                if let place = index.albums.firstIndex(where: { $0.identifier == identifier }) {
                    index.albums[place].title = title
                }
            }
        }
    }

    private init(title: String, placeholder: PHObjectPlaceholder) {
        (self.title, identifier, placeholderForCreatedAssetCollection) = (
            title, placeholder.localIdentifier, placeholder
        )
        super.init()
        let identifier = identifier
        edit { $0.albums.append(LibraryIndex.Album(identifier: identifier, title: title, paths: [])) }
    }

    /// Creates a request for changing an album; nil for a folder, or an album of the system's.
    public init?(for assetCollection: PHAssetCollection) {
        guard assetCollection.isOwn else { return nil }
        (title, identifier) = (assetCollection.localizedTitle ?? "", assetCollection.localIdentifier)
        placeholderForCreatedAssetCollection = nil
    }
    /// Creates a request for changing an album with fetched pictures; nil for a folder, or an album of the system's.
    public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
        self.init(for: assetCollection)
    }

    /// Makes an album.
    @discardableResult
    open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
        PHAssetCollectionChangeRequest(title: title, placeholder: PHObjectPlaceholder())
    }
    /// Removes albums, not their pictures.
    open class func deleteAssetCollections(_ assetCollections: any Sequence) {
        let names = Set(PHChangeRequest.identifiers(assetCollections))
        PHPhotoLibrary.shared().note { changes in
            changes.edits.append { index, _ in index.albums.removeAll { names.contains($0.identifier) } }
        }
    }

    /// Adds pictures, or what stands for them, at the end.
    open func addAssets(_ assets: any Sequence) { insertAssets(assets, at: nil) }
    /// Adds pictures, or what stands for them, at places.
    open func insertAssets(_ assets: any Sequence, at indexes: IndexSet) { insertAssets(assets, at: Array(indexes)) }
    /// Removes pictures.
    open func removeAssets(_ assets: any Sequence) {
        let names = Set(Self.identifiers(assets))
        change { paths, resolve in
            let gone = Set(names.map(resolve))
            paths.removeAll { gone.contains($0) }
        }
    }
    /// Removes the pictures of places.
    open func removeAssets(at indexes: IndexSet) {
        change { paths, _ in paths = paths.enumerated().filter { !indexes.contains($0.offset) }.map(\.element) }
    }
    /// Exchanges the pictures of places.
    open func replaceAssets(at indexes: IndexSet, withAssets assets: any Sequence) {
        let names = Self.identifiers(assets)
        change { paths, resolve in
            for (place, name) in zip(indexes, names) where paths.indices.contains(place) {
                paths[place] = resolve(name)
            }
        }
    }
    /// Moves the pictures of places to another.
    open func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {
        change { paths, _ in
            let moved = fromIndexes.filter(paths.indices.contains).map { paths[$0] }
            paths = paths.enumerated().filter { !fromIndexes.contains($0.offset) }.map(\.element)
            paths.insert(contentsOf: moved, at: min(max(toIndex, 0), paths.count))
        }
    }

    private func insertAssets(_ assets: any Sequence, at places: [Int]?) {
        let names = Self.identifiers(assets)
        change { paths, resolve in
            for (offset, name) in names.enumerated() {
                let path = resolve(name)
                guard !paths.contains(path) else { continue }
                let place = places.flatMap { $0.indices.contains(offset) ? $0[offset] : nil } ?? paths.count
                paths.insert(path, at: min(place, paths.count))
            }
        }
    }

    private func change(_ body: @escaping (inout [String], (String) -> String) -> Void) {
        let identifier = identifier
        PHPhotoLibrary.shared().note { changes in
            changes.edits.append { index, resolve in
                guard let place = index.albums.firstIndex(where: { $0.identifier == identifier }) else { return }
                body(&index.albums[place].paths, resolve)
            }
        }
    }
}
