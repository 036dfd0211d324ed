import AVFoundation
import CoreLocation
import SwiftUI

/// The kinds of things in the library.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// More about the kind of a thing in the library.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates kinds from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A picture of everything around.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    /// A picture with a large range of brightness.
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    /// A picture of the screen.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    /// A picture that moves a little.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    /// A picture with depth.
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
    /// A picture for both eyes.
    public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1 << 10)
    /// A film that is streamed.
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    /// A film of many pictures a second.
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    /// A film of few pictures a second.
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
    /// A recording of the screen.
    public static let videoScreenRecording = PHAssetMediaSubtype(rawValue: 1 << 19)
    /// A film with depth.
    public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}

/// A picture or film: a file of the folder for pictures.
///
/// Follows Apple's [PHAsset](https://developer.apple.com/documentation/photos/phasset).
public final class PHAsset: PHObject, @unchecked Sendable {
    /// The way of showing a picture.
    public typealias PlaybackStyle = PHAssetPlaybackStyle

    /// The kind of the file.
    public let mediaType: PHAssetMediaType
    /// The date at which the file was made; nil if it is not known.
    public let creationDate: Date?
    /// The date at which the file was changed; nil if it is not known.
    public let modificationDate: Date?
    /// The place that a change request has set; nil if none has.
    public let location: CLLocation?
    /// Whether a change request has made the picture a favorite.
    public let isFavorite: Bool
    /// Whether a change request has hidden the picture.
    public let isHidden: Bool

    /// More about the kind.
    public var mediaSubtypes: PHAssetMediaSubtype {
        url.deletingLastPathComponent().lastPathComponent == "Screenshots" && mediaType == .image
            ? .photoScreenshot : []
    }
    /// The length of a film, in seconds; not known, and 0.
    public var duration: TimeInterval { 0 }
    /// The width, in pixels; 0 for a film.
    public var pixelWidth: Int { pixels.width }
    /// The height, in pixels; 0 for a film.
    public var pixelHeight: Int { pixels.height }
    /// The way of showing the picture.
    public var playbackStyle: PHAssetPlaybackStyle {
        switch mediaType {
        case .image: url.pathExtension.lowercased() == "gif" ? .imageAnimated : .image
        case .video: .video
        case .unknown, .audio: .unsupported
        }
    }
    /// The place from which the picture comes.
    public var sourceType: PHAssetSourceType { .typeUserLibrary }
    /// Whether the picture stands for a burst; always false.
    public var representsBurst: Bool { false }
    /// The identifier of the picture's burst; always nil.
    public var burstIdentifier: String? { nil }
    /// The reasons for which a picture of a burst was chosen.
    public var burstSelectionTypes: PHAssetBurstSelectionType { [] }
    /// Whether the picture was edited; always false.
    public var hasAdjustments: Bool { false }
    /// The form of the picture's edits; always nil.
    public var adjustmentFormatIdentifier: String? { nil }

    var url: URL { URL(filePath: localIdentifier) }

    init?(_ url: URL, _ index: LibraryIndex = LibraryIndex()) {
        guard let type = UTType(filenameExtension: url.pathExtension),
            let kind: PHAssetMediaType = type.conforms(to: .image) ? .image : type.conforms(to: .movie) ? .video : nil
        else { return nil }
        let values = try? url.resourceValues(forKeys: [.creationDateKey, .contentModificationDateKey])
        let facts = index.facts[url.path] ?? LibraryIndex.Facts()
        mediaType = kind
        creationDate = facts.creationDate ?? values?.creationDate ?? values?.contentModificationDate
        modificationDate = values?.contentModificationDate
        (isFavorite, isHidden) = (facts.isFavorite, facts.isHidden)
        location = facts.latitude.flatMap { latitude in
            facts.longitude.map { CLLocation(latitude: latitude, longitude: $0) }
        }
        super.init(identifier: url.path)
    }

    private var pixels: (width: Int, height: Int) {
        guard mediaType == .image, let source = CGImageSourceCreateWithURL(url as CFURL, nil),
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any],
            let width = properties["PixelWidth"] as? Int, let height = properties["PixelHeight"] as? Int
        else { return (0, 0) }
        return (width, height)
    }

    /// Returns whether the picture can be changed so: it can be deleted, and its properties can be set.
    public func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { editOperation != .content }
}

extension PHAsset {
    /// Returns all pictures and films.
    public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult(ordered(all(options), options)) { fetchAssets(with: options) }
    }
    /// Returns all things of a kind.
    public class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        PHFetchResult(ordered(all(options).filter { $0.mediaType == mediaType }, options)) {
            fetchAssets(with: mediaType, options: options)
        }
    }
    /// Returns the things of an album, in the album's order if no other is asked for.
    public class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        let assets = assetCollection.assets(options)
        return PHFetchResult(options?.apply(to: assets) ?? assets) {
            // The album may have other pictures by now.
            let albums = PHAssetCollection.fetchAssetCollections(
                withLocalIdentifiers: [assetCollection.localIdentifier], options: nil)
            return fetchAssets(in: albums.firstObject ?? assetCollection, options: options)
        }
    }
    /// Returns the first pictures of an album, which stand for it; nil if it is empty.
    public class func fetchKeyAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? {
        let assets = assetCollection.assets(options).prefix(3)
        return assets.isEmpty ? nil : PHFetchResult(Array(assets))
    }
    /// Returns the things with identifiers, as far as they are there.
    public class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        let index = PHPhotoLibrary.shared().index
        let assets = identifiers.compactMap { identifier -> PHAsset? in
            let path = PHPhotoLibrary.shared().resolved(identifier)
            return FileManager.default.fileExists(atPath: path) ? PHAsset(URL(filePath: path), index) : nil
        }
        return PHFetchResult(options?.apply(to: assets) ?? assets) {
            fetchAssets(withLocalIdentifiers: identifiers, options: options)
        }
    }
    /// Returns the pictures of a burst: none.
    public class func fetchAssets(
        withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult([]) }

    /// The largest number of files that are listed.
    private static var longest: Int { 100_000 }

    /// Returns all pictures, in no order; without hidden ones, if they are not asked for.
    class func all(_ options: PHFetchOptions?) -> [PHAsset] {
        guard let folder = PHPhotoLibrary.shared().folder,
            let files = FileManager.default.enumerator(
                at: folder, includingPropertiesForKeys: [.contentModificationDateKey], options: [.skipsHiddenFiles])
        else { return [] }
        let (index, showsHidden) = (PHPhotoLibrary.shared().index, options?.includeHiddenAssets == true)
        var assets: [PHAsset] = []
        for case let url as URL in files {
            if assets.count >= longest { break }
            if let asset = PHAsset(url, index), showsHidden || !asset.isHidden { assets.append(asset) }
        }
        return assets
    }

    /// Returns pictures in the order of options; by the date of creation, the oldest first, by default.
    class func ordered(_ assets: [PHAsset], _ options: PHFetchOptions?) -> [PHAsset] {
        let byDate = assets.sorted {
            ($0.creationDate ?? .distantPast, $0.localIdentifier) < (
                $1.creationDate ?? .distantPast, $1.localIdentifier
            )
        }
        return options?.apply(to: byDate) ?? byDate
    }
}

extension PHAsset: FetchedValues {
    var fetchedValues: [String: Any] {
        var values: [String: Any] = [
            "mediaType": mediaType.rawValue, "mediaSubtype": Int(mediaSubtypes.rawValue),
            "mediaSubtypes": Int(mediaSubtypes.rawValue), "localIdentifier": localIdentifier, "duration": duration,
            "isFavorite": isFavorite, "favorite": isFavorite, "isHidden": isHidden, "hidden": isHidden,
            "pixelWidth": pixelWidth, "pixelHeight": pixelHeight,
        ]
        values["creationDate"] = creationDate
        values["modificationDate"] = modificationDate
        return values
    }
}
