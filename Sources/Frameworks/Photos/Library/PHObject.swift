import SwiftUI

/// A thing of the library, known by an identifier.
///
/// Follows Apple's [PHObject](https://developer.apple.com/documentation/photos/phobject).
open class PHObject: NSObject, @unchecked Sendable {
    /// The identifier: the path of a picture's file, the number of an album.
    public let localIdentifier: String
    init(identifier: String) { localIdentifier = identifier }

    open override func isEqual(_ object: Any?) -> Bool { (object as? PHObject)?.localIdentifier == localIdentifier }
    open override var hash: Int { localIdentifier.hashValue }
}

/// Stands for a picture or an album until the changes are made.
///
/// Follows Apple's [PHObjectPlaceholder](https://developer.apple.com/documentation/photos/phobjectplaceholder). While the app runs, its
/// identifier fetches the picture or album that was made.
public final class PHObjectPlaceholder: PHObject, @unchecked Sendable {
    init() { super.init(identifier: UUID().uuidString) }
}

/// The kinds of albums.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }

/// The kinds of albums, in more detail.
///
/// Follows Apple's [PHAssetCollectionSubtype](https://developer.apple.com/documentation/photos/phassetcollectionsubtype).
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100, albumCloudShared
    case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
    case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
    case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
    case smartAlbumAnimated, smartAlbumLongExposures, smartAlbumUnableToUpload, smartAlbumRAW, smartAlbumCinematic
    case smartAlbumSpatial
    case any = 9_223_372_036_854_775_807
}

/// The kinds of lists of albums.
public enum PHCollectionListType: Int, Sendable { case momentList = 1, folder, smartFolder }
/// The kinds of lists of albums, in more detail.
public enum PHCollectionListSubtype: Int, Sendable {
    case momentListCluster = 1, momentListYear
    case regularFolder = 100
    case smartFolderEvents = 200, smartFolderFaces
    case any = 9_223_372_036_854_775_807
}

/// The changes that a picture permits.
public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }
/// The changes that an album permits.
public enum PHCollectionEditOperation: Int, Sendable {
    case deleteContent = 1, removeContent, addContent, createContent, rearrangeContent, delete, rename
}

/// The ways of showing a thing of the library.
public enum PHAssetPlaybackStyle: Int, Sendable {
    case unsupported, image, imageAnimated, livePhoto, video, videoLooping
}

/// The places from which things of the library come.
public struct PHAssetSourceType: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates places from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user's library.
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
    /// An album that users share.
    public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
    /// A computer.
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

/// The reasons for which a picture of a burst was chosen.
public struct PHAssetBurstSelectionType: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates reasons from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The system chose it.
    public static let autoPick = PHAssetBurstSelectionType(rawValue: 1)
    /// The user chose it.
    public static let userPick = PHAssetBurstSelectionType(rawValue: 2)
}
