import SwiftUI
import SwiftUITesting
import Testing

@testable import Photos

extension DocumentTests {
    /// An observer of the library's changes.
    final class Observer: NSObject, PHPhotoLibraryChangeObserver, @unchecked Sendable {
        let changes = AsyncStream.makeStream(of: PHChange.self)
        func photoLibraryDidChange(_ changeInstance: PHChange) { changes.continuation.yield(changeInstance) }
    }

    @Test(
        "Albums keep pictures, favorites are known again, conditions and orders are used, and observers learn of changes"
    )
    func albums() async throws {
        let library = PHPhotoLibrary.shared()
        let own = library.folder
        library.folder = folder
        defer {
            library.folder = own
            try? FileManager.default.removeItem(at: folder)
        }
        let image = try #require(TestImage.make())
        let placeholder = Kept()
        try await library.performChanges {
            let request = PHAssetChangeRequest.creationRequestForAsset(from: image)
            request.creationDate = Date(timeIntervalSinceReferenceDate: 0)
            request.location = CLLocation(latitude: 1, longitude: 2)
            let album = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Trip")
            if let picture = request.placeholderForCreatedAsset { album.addAssets([picture]) }
            placeholder.identifier = request.placeholderForCreatedAsset?.localIdentifier ?? ""
            PHAssetChangeRequest.creationRequestForAsset(from: image)
        }
        let asset = try #require(
            PHAsset.fetchAssets(withLocalIdentifiers: [placeholder.identifier], options: nil).firstObject)
        #expect(asset.location?.coordinate.longitude == 2 && asset.creationDate?.timeIntervalSinceReferenceDate == 0)
        let album = try #require(
            PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).firstObject)
        #expect(album.localizedTitle == "Trip" && album.estimatedAssetCount == 1)

        let options = PHFetchOptions()
        options.predicate = NSPredicate { object, _ in (object as? PHAsset)?.isFavorite == true }
        let (favorites, all) = (PHAsset.fetchAssets(with: options), PHAsset.fetchAssets(with: nil))
        #expect(favorites.count == 0 && all.count == 2)
        let named = PHFetchOptions()
        named.predicate = NSPredicate(format: "mediaType == %d AND pixelWidth > 1", PHAssetMediaType.image.rawValue)
        named.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        #expect(PHAsset.fetchAssets(with: named).lastObject == asset && PHAsset.fetchAssets(with: named).count == 2)
        let observer = Observer()
        library.register(observer)
        try await library.performChanges {
            PHAssetChangeRequest(for: asset).isFavorite = true
            PHAssetChangeRequest.deleteAssets([all.object(at: 1)] as NSArray)
        }
        library.unregisterChangeObserver(observer)
        var changes = observer.changes.stream.makeAsyncIterator()
        let change = try #require(await changes.next())
        #expect(change.changeDetails(for: favorites)?.insertedIndexes == [0])
        let details = try #require(change.changeDetails(for: all))
        #expect(
            details.removedIndexes == [1] && details.changedIndexes == [0] && details.fetchResultAfterChanges.count == 1
        )
        #expect(change.changeDetails(for: asset)?.objectAfterChanges?.isFavorite == true)
        let smart = PHAssetCollection.fetchAssetCollections(
            with: .smartAlbum, subtype: .smartAlbumFavorites, options: nil)
        #expect(smart.firstObject?.estimatedAssetCount == 1)

        let manager = PHCachingImageManager()
        manager.startCachingImages(
            for: [asset], targetSize: CGSize(width: 4, height: 4), contentMode: .aspectFit, options: nil)
        #expect(manager.keeps(asset, CGSize(width: 4, height: 4), .aspectFit))
        let copy = folder.appending(path: "copy.bin")
        let resource = try #require(PHAssetResource.assetResources(for: asset).first)
        try await PHAssetResourceManager.default().writeData(for: resource, toFile: copy, options: nil)
        #expect(try Data(contentsOf: copy) == Data(contentsOf: asset.url) && resource.type == .photo)
        try await library.performChanges { PHAssetCollectionChangeRequest.deleteAssetCollections([album]) }
        #expect(PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).count == 0)
    }

    /// A value that leaves a function of changes.
    final class Kept: @unchecked Sendable { var identifier = "" }
}
