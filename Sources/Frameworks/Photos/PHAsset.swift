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
    /// A picture of the screen.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    /// A picture that moves a little.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
}

/// Which things of the library are fetched.
///
/// Follows Apple's [PHFetchOptions](https://developer.apple.com/documentation/photos/phfetchoptions).
open class PHFetchOptions: NSObject, @unchecked Sendable {
    /// A condition; it is not used, which is reported once.
    open var predicate: NSPredicate? {
        didSet {
            if predicate != nil {
                RuntimeWarning.issue("PHFetchOptions.predicate is not used: all pictures are fetched.")
            }
        }
    }
    /// The order: by the key path of `creationDate` or `modificationDate`; others are not known.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The most things; 0 for all.
    open var fetchLimit = 0
    /// Whether things are fetched that the user has hidden; there are none.
    open var includeHiddenAssets = false
    /// Creates options.
    public override init() {}
}

/// A picture or film: a file of the folder for pictures.
///
/// Follows Apple's [PHAsset](https://developer.apple.com/documentation/photos/phasset).
public final class PHAsset: NSObject, Sendable {
    /// The name in the library: the file's path.
    public let localIdentifier: String
    /// What it is.
    public let mediaType: PHAssetMediaType
    /// When the file was made; nil if it is not known.
    public let creationDate: Date?
    /// When the file was changed; nil if it is not known.
    public let modificationDate: Date?
    /// More about what it is.
    public var mediaSubtypes: PHAssetMediaSubtype { [] }
    /// The length of a film, in seconds; not known.
    public var duration: TimeInterval { 0 }
    /// Whether the user likes it; not known.
    public var isFavorite: Bool { false }
    /// Whether the user has hidden it.
    public var isHidden: Bool { false }
    /// The width, in pixels; 0 for a film.
    public var pixelWidth: Int { pixels.width }
    /// The height, in pixels; 0 for a film.
    public var pixelHeight: Int { pixels.height }

    var url: URL { URL(filePath: localIdentifier) }

    init?(_ url: URL) {
        guard let type = UTType(filenameExtension: url.pathExtension),
            let kind: PHAssetMediaType = type.conforms(to: .image) ? .image : type.conforms(to: .movie) ? .video : nil
        else { return nil }
        let values = try? url.resourceValues(forKeys: [.creationDateKey, .contentModificationDateKey])
        (localIdentifier, mediaType) = (url.path, kind)
        (creationDate, modificationDate) = (
            values?.creationDate ?? values?.contentModificationDate, values?.contentModificationDate
        )
    }

    private var pixels: (width: Int, height: Int) {
        guard mediaType == .image, let source = CGImageSourceCreateWithURL(url, nil),
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any],
            let width = properties["PixelWidth"] as? Int, let height = properties["PixelHeight"] as? Int
        else { return (0, 0) }
        return (width, height)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? PHAsset)?.localIdentifier == localIdentifier }
    public override var hash: Int { localIdentifier.hashValue }

    /// Returns all pictures and films.
    public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { fetch(nil, options) }
    /// Returns all things of a kind.
    public class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { fetch(mediaType, options) }
    /// Returns the things with names, as far as they are there.
    public class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        PHFetchResult(
            identifiers.filter { FileManager.default.fileExists(atPath: $0) }.compactMap { PHAsset(URL(filePath: $0)) })
    }

    /// The most files that are listed.
    private static let longest = 100_000

    private class func fetch(_ kind: PHAssetMediaType?, _ options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        guard let folder = PHPhotoLibrary.shared().folder,
            let files = FileManager.default.enumerator(
                at: folder, includingPropertiesForKeys: [.contentModificationDateKey], options: [.skipsHiddenFiles])
        else { return PHFetchResult([]) }
        var assets: [PHAsset] = []
        for case let url as URL in files {
            if assets.count >= longest { break }
            if let asset = PHAsset(url), kind == nil || asset.mediaType == kind { assets.append(asset) }
        }
        let order = options?.sortDescriptors?.first
        let isNewest = order?.keyPath == \PHAsset.modificationDate
        let date: (PHAsset) -> Date = { (isNewest ? $0.modificationDate : $0.creationDate) ?? .distantPast }
        assets.sort { (date($0), $0.localIdentifier) < (date($1), $1.localIdentifier) }
        if order?.ascending == false { assets.reverse() }
        let limit = options?.fetchLimit ?? 0
        return PHFetchResult(limit > 0 ? Array(assets.prefix(limit)) : assets)
    }
}

/// Things that were fetched.
///
/// Follows Apple's [PHFetchResult](https://developer.apple.com/documentation/photos/phfetchresult).
public final class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    private let objects: [ObjectType]
    init(_ objects: [ObjectType]) { self.objects = objects }

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
    public func index(of object: ObjectType) -> Int { objects.firstIndex { $0 === object } ?? NSNotFound }
    /// Calls a function with each thing, until it sets the value behind its pointer.
    public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for (index, object) in objects.enumerated() where !stop.boolValue { block(object, index, &stop) }
    }
}
