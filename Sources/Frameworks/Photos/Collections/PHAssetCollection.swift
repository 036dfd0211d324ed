import CoreLocation
import SwiftUI

/// An album, or a list of albums.
///
/// Follows Apple's [PHCollection](https://developer.apple.com/documentation/photos/phcollection).
open class PHCollection: PHObject, @unchecked Sendable {
    /// The title.
    public let localizedTitle: String?
    /// Whether it holds pictures.
    open var canContainAssets: Bool { false }
    /// Whether it holds albums.
    open var canContainCollections: Bool { false }
    init(identifier: String, title: String?) {
        localizedTitle = title
        super.init(identifier: identifier)
    }

    /// Returns whether it can be changed so.
    open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }
    /// Returns the user's albums.
    public class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        let albums = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: options)
        return PHFetchResult(Array(albums)) { fetchTopLevelUserCollections(with: options) }
    }
    /// Returns the albums of a list: none.
    public class func fetchCollections(
        in collectionList: PHCollectionList, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> {
        PHFetchResult([])
    }
}

/// A list of albums; there is none here.
///
/// Follows Apple's [PHCollectionList](https://developer.apple.com/documentation/photos/phcollectionlist).
public final class PHCollectionList: PHCollection, @unchecked Sendable {
    /// The kind.
    public let collectionListType: PHCollectionListType
    /// The kind, in more detail.
    public let collectionListSubtype: PHCollectionListSubtype
    public override var canContainCollections: Bool { true }
    init(title: String?) {
        (collectionListType, collectionListSubtype) = (.folder, .regularFolder)
        super.init(identifier: UUID().uuidString, title: title)
    }
    /// Returns lists of a kind: none.
    public class func fetchCollectionLists(
        with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult([]) }
    /// Returns the lists with identifiers: none.
    public class func fetchCollectionLists(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult([]) }
    /// Returns the lists that hold an album: none.
    public class func fetchCollectionListsContaining(
        _ collection: PHCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult([]) }
}

/// An album: one that an app has made, a folder within the folder for pictures, or one of the system's.
///
/// Follows Apple's [PHAssetCollection](https://developer.apple.com/documentation/photos/phassetcollection).
public final class PHAssetCollection: PHCollection, @unchecked Sendable {
    /// The kind.
    public let assetCollectionType: PHAssetCollectionType
    /// The kind, in more detail.
    public let assetCollectionSubtype: PHAssetCollectionSubtype
    private let content: Content
    enum Content { case paths([String]), folder(URL), smart }

    init(
        identifier: String, title: String?, type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype,
        _ content: Content
    ) {
        (assetCollectionType, assetCollectionSubtype, self.content) = (type, subtype, content)
        super.init(identifier: identifier, title: title)
    }

    public override var canContainAssets: Bool { true }
    /// The number of pictures, without hidden ones.
    public var estimatedAssetCount: Int { assets(nil).count }
    /// The date of the oldest picture; nil if it is not known.
    public var startDate: Date? { assets(nil).compactMap(\.creationDate).min() }
    /// The date of the newest picture; nil if it is not known.
    public var endDate: Date? { assets(nil).compactMap(\.creationDate).max() }
    /// The place of the first picture that has one; nil if none has.
    public var approximateLocation: CLLocation? { assets(nil).lazy.compactMap(\.location).first }
    /// The names of the places; always empty.
    public var localizedLocationNames: [String] { [] }

    /// Whether changes are kept: of albums that apps have made.
    var isOwn: Bool {
        if case .paths = content { return assetCollectionType == .album }
        return false
    }
    public override func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { isOwn }

    /// Returns the pictures, without hidden ones, if they are not asked for.
    func assets(_ options: PHFetchOptions?) -> [PHAsset] {
        let index = PHPhotoLibrary.shared().index
        let showsHidden = options?.includeHiddenAssets == true
        switch content {
        case .paths(let paths):
            return paths.filter { FileManager.default.fileExists(atPath: $0) }
                .compactMap { PHAsset(URL(filePath: $0), index) }.filter { showsHidden || !$0.isHidden }
        case .folder(let folder):
            let files =
                (try? FileManager.default.contentsOfDirectory(
                    at: folder, includingPropertiesForKeys: [.contentModificationDateKey], options: .skipsHiddenFiles))
                ?? []
            return PHAsset.ordered(files.compactMap { PHAsset($0, index) }.filter { showsHidden || !$0.isHidden }, nil)
        case .smart: return smartAssets(options)
        }
    }

    private func smartAssets(_ options: PHFetchOptions?) -> [PHAsset] {
        let hidden = PHFetchOptions()
        hidden.includeHiddenAssets =
            assetCollectionSubtype == .smartAlbumAllHidden || options?.includeHiddenAssets == true
        let assets = PHAsset.ordered(PHAsset.all(hidden), nil)
        return switch assetCollectionSubtype {
        case .smartAlbumUserLibrary, .smartAlbumRecentlyAdded: assets
        case .smartAlbumVideos: assets.filter { $0.mediaType == .video }
        case .smartAlbumFavorites: assets.filter(\.isFavorite)
        case .smartAlbumAllHidden: assets.filter(\.isHidden)
        case .smartAlbumScreenshots: assets.filter { $0.mediaSubtypes.contains(.photoScreenshot) }
        case .smartAlbumAnimated: assets.filter { $0.playbackStyle == .imageAnimated }
        default: []
        }
    }
}

extension PHAssetCollection {
    /// Returns the albums of a kind.
    public class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        let albums = all().filter {
            $0.assetCollectionType == type && (subtype == .any || $0.assetCollectionSubtype == subtype)
        }
        return PHFetchResult(options?.apply(to: albums) ?? albums) {
            fetchAssetCollections(with: type, subtype: subtype, options: options)
        }
    }
    /// Returns the albums with identifiers, as far as they are there.
    public class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        let known = all()
        let albums = identifiers.compactMap { identifier in
            let name = PHPhotoLibrary.shared().resolved(identifier)
            return known.first { $0.localIdentifier == name }
        }
        return PHFetchResult(options?.apply(to: albums) ?? albums) {
            fetchAssetCollections(withLocalIdentifiers: identifiers, options: options)
        }
    }
    /// Returns the albums of a kind that hold a picture.
    public class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        let albums = all().filter { $0.assetCollectionType == type && $0.assets(nil).contains { $0.isEqual(asset) } }
        return PHFetchResult(options?.apply(to: albums) ?? albums) {
            fetchAssetCollectionsContaining(asset, with: type, options: options)
        }
    }
    /// Returns an album of pictures that is not kept.
    public class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
        PHAssetCollection(
            identifier: UUID().uuidString, title: title, type: .album, subtype: .albumRegular,
            .paths(assets.map(\.localIdentifier)))
    }
    /// Returns an album of fetched pictures that is not kept.
    public class func transientAssetCollection(
        withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?
    ) -> PHAssetCollection { transientAssetCollection(with: Array(fetchResult), title: title) }

    private class func all() -> [PHAssetCollection] {
        let library = PHPhotoLibrary.shared()
        var albums = library.index.albums.map {
            PHAssetCollection(
                identifier: $0.identifier, title: $0.title, type: .album, subtype: .albumRegular, .paths($0.paths))
        }
        let folders = library.folder.flatMap {
            try? FileManager.default.contentsOfDirectory(
                at: $0, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
        }
        for folder in (folders ?? []).sorted(by: { $0.path < $1.path }) {
            guard (try? folder.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else { continue }
            albums.append(
                PHAssetCollection(
                    identifier: folder.path, title: folder.lastPathComponent, type: .album, subtype: .albumImported,
                    .folder(folder)))
        }
        let smart: [(PHAssetCollectionSubtype, String)] = [
            (.smartAlbumUserLibrary, "Recents"), (.smartAlbumFavorites, "Favorites"), (.smartAlbumVideos, "Videos"),
            (.smartAlbumRecentlyAdded, "Recently Added"), (.smartAlbumScreenshots, "Screenshots"),
            (.smartAlbumAnimated, "Animated"), (.smartAlbumAllHidden, "Hidden"),
        ]
        return albums
            + smart.map { subtype, title in
                PHAssetCollection(
                    identifier: "smart-\(subtype.rawValue)", title: title, type: .smartAlbum, subtype: subtype, .smart)
            }
    }
}

extension PHAssetCollection: FetchedValues {
    var fetchedValues: [String: Any] {
        var values: [String: Any] = ["localIdentifier": localIdentifier, "estimatedAssetCount": estimatedAssetCount]
        values["localizedTitle"] = localizedTitle
        values["title"] = localizedTitle
        values["startDate"] = startDate
        values["endDate"] = endDate
        return values
    }
}
