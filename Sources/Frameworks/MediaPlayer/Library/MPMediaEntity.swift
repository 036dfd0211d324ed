import SwiftUI

/// The identifier of a thing in the media library.
public typealias MPMediaEntityPersistentID = UInt64

/// A thing of the media library: a track, or a collection of tracks.
///
/// Follows Apple's [MPMediaEntity](https://developer.apple.com/documentation/mediaplayer/mpmediaentity). The library is empty here.
open class MPMediaEntity: NSObject, @unchecked Sendable {
    private let values: [String: Any]
    init(values: [String: Any]) { self.values = values }

    /// The identifier.
    open var persistentID: MPMediaEntityPersistentID { values[MPMediaItemPropertyPersistentID] as? UInt64 ?? 0 }
    /// Returns the value of a property; nil if there is none.
    open func value(forProperty property: String) -> Any? { values[property] }
    /// Calls a function with the values of properties, until it sets the value behind its pointer.
    open func enumerateValues(
        forProperties properties: Set<String>, using block: (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for property in properties where !stop.boolValue {
            if let value = value(forProperty: property) { block(property, value, &stop) }
        }
    }
    /// Returns whether conditions may name a property.
    open class func canFilter(byProperty property: String) -> Bool { true }
    subscript<Value>(_ property: String) -> Value? { value(forProperty: property) as? Value }
}

/// A track of the media library.
///
/// Follows Apple's [MPMediaItem](https://developer.apple.com/documentation/mediaplayer/mpmediaitem).
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    /// The kind.
    open var mediaType: MPMediaType { MPMediaType(rawValue: self[MPMediaItemPropertyMediaType] ?? 0) }
    /// The title.
    open var title: String? { self[MPMediaItemPropertyTitle] }
    /// The title of the album.
    open var albumTitle: String? { self[MPMediaItemPropertyAlbumTitle] }
    /// The identifier of the album.
    open var albumPersistentID: MPMediaEntityPersistentID { self[MPMediaItemPropertyAlbumPersistentID] ?? 0 }
    /// The artist.
    open var artist: String? { self[MPMediaItemPropertyArtist] }
    /// The identifier of the artist.
    open var artistPersistentID: MPMediaEntityPersistentID { self[MPMediaItemPropertyArtistPersistentID] ?? 0 }
    /// The artist of the album.
    open var albumArtist: String? { self[MPMediaItemPropertyAlbumArtist] }
    /// The identifier of the album's artist.
    open var albumArtistPersistentID: MPMediaEntityPersistentID {
        self[MPMediaItemPropertyAlbumArtistPersistentID] ?? 0
    }
    /// The genre.
    open var genre: String? { self[MPMediaItemPropertyGenre] }
    /// The identifier of the genre.
    open var genrePersistentID: MPMediaEntityPersistentID { self[MPMediaItemPropertyGenrePersistentID] ?? 0 }
    /// The composer.
    open var composer: String? { self[MPMediaItemPropertyComposer] }
    /// The identifier of the composer.
    open var composerPersistentID: MPMediaEntityPersistentID { self[MPMediaItemPropertyComposerPersistentID] ?? 0 }
    /// The length, in seconds.
    open var playbackDuration: TimeInterval { self[MPMediaItemPropertyPlaybackDuration] ?? 0 }
    /// The number within the album.
    open var albumTrackNumber: Int { self[MPMediaItemPropertyAlbumTrackNumber] ?? 0 }
    /// The number of the album's tracks.
    open var albumTrackCount: Int { self[MPMediaItemPropertyAlbumTrackCount] ?? 0 }
    /// The number of the disc.
    open var discNumber: Int { self[MPMediaItemPropertyDiscNumber] ?? 0 }
    /// The number of discs.
    open var discCount: Int { self[MPMediaItemPropertyDiscCount] ?? 0 }
    /// The picture.
    open var artwork: MPMediaItemArtwork? { self[MPMediaItemPropertyArtwork] }
    /// Whether the track is not for children.
    open var isExplicitItem: Bool { self[MPMediaItemPropertyIsExplicit] ?? false }
    /// The words.
    open var lyrics: String? { self[MPMediaItemPropertyLyrics] }
    /// Whether the track is a part of a compilation.
    open var isCompilation: Bool { self[MPMediaItemPropertyIsCompilation] ?? false }
    /// The date of the release.
    open var releaseDate: Date? { self[MPMediaItemPropertyReleaseDate] }
    /// The beats a minute.
    open var beatsPerMinute: Int { self[MPMediaItemPropertyBeatsPerMinute] ?? 0 }
    /// The user's comments.
    open var comments: String? { self[MPMediaItemPropertyComments] }
    /// The file's address; nil for a protected track.
    open var assetURL: URL? { self[MPMediaItemPropertyAssetURL] }
    /// Whether the track is in iCloud alone.
    open var isCloudItem: Bool { self[MPMediaItemPropertyIsCloudItem] ?? false }
    /// Whether the track is protected.
    open var hasProtectedAsset: Bool { self[MPMediaItemPropertyHasProtectedAsset] ?? false }
    /// The title of the podcast.
    open var podcastTitle: String? { self[MPMediaItemPropertyPodcastTitle] }
    /// The identifier of the podcast.
    open var podcastPersistentID: MPMediaEntityPersistentID { self[MPMediaItemPropertyPodcastPersistentID] ?? 0 }
    /// The number of times that the track was played.
    open var playCount: Int { self[MPMediaItemPropertyPlayCount] ?? 0 }
    /// The number of times that the track was skipped.
    open var skipCount: Int { self[MPMediaItemPropertySkipCount] ?? 0 }
    /// The rating, from 0 to 5.
    open var rating: Int { self[MPMediaItemPropertyRating] ?? 0 }
    /// The date at which the track was played last.
    open var lastPlayedDate: Date? { self[MPMediaItemPropertyLastPlayedDate] }
    /// The user's grouping.
    open var userGrouping: String? { self[MPMediaItemPropertyUserGrouping] }
    /// The place at which the user stopped, in seconds.
    open var bookmarkTime: TimeInterval { self[MPMediaItemPropertyBookmarkTime] ?? 0 }
    /// The date at which the track was added.
    open var dateAdded: Date { self[MPMediaItemPropertyDateAdded] ?? .distantPast }
    /// The identifier in the store.
    open var playbackStoreID: String { self[MPMediaItemPropertyPlaybackStoreID] ?? "" }
    /// Whether the track was preordered.
    open var isPreorder: Bool { self[MPMediaItemPropertyIsPreorder] ?? false }

    /// Returns the property that identifies a kind of collection.
    open class func persistentIDProperty(forGroupingType groupingType: MPMediaGrouping) -> String {
        switch groupingType {
        case .title: MPMediaItemPropertyPersistentID
        case .album: MPMediaItemPropertyAlbumPersistentID
        case .artist: MPMediaItemPropertyArtistPersistentID
        case .albumArtist: MPMediaItemPropertyAlbumArtistPersistentID
        case .composer: MPMediaItemPropertyComposerPersistentID
        case .genre: MPMediaItemPropertyGenrePersistentID
        case .playlist: MPMediaPlaylistPropertyPersistentID
        case .podcastTitle: MPMediaItemPropertyPodcastPersistentID
        }
    }
    /// Returns the property that names a kind of collection.
    open class func titleProperty(forGroupingType groupingType: MPMediaGrouping) -> String {
        switch groupingType {
        case .title: MPMediaItemPropertyTitle
        case .album: MPMediaItemPropertyAlbumTitle
        case .artist: MPMediaItemPropertyArtist
        case .albumArtist: MPMediaItemPropertyAlbumArtist
        case .composer: MPMediaItemPropertyComposer
        case .genre: MPMediaItemPropertyGenre
        case .playlist: MPMediaPlaylistPropertyName
        case .podcastTitle: MPMediaItemPropertyPodcastTitle
        }
    }
}

/// The kinds of collections.
public enum MPMediaGrouping: Int, Sendable {
    case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// Tracks that belong together.
///
/// Follows Apple's [MPMediaItemCollection](https://developer.apple.com/documentation/mediaplayer/mpmediaitemcollection).
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    /// The tracks.
    public let items: [MPMediaItem]
    /// Creates a collection.
    public init(items: [MPMediaItem]) {
        self.items = items
        super.init(values: [:])
    }
    /// The track that stands for the collection; nil if it is empty.
    open var representativeItem: MPMediaItem? { items.first }
    /// The number of tracks.
    open var count: Int { items.count }
    /// The kinds of the tracks.
    open var mediaTypes: MPMediaType { items.reduce([]) { $0.union($1.mediaType) } }
}

/// The properties of a list of tracks.
public struct MPMediaPlaylistAttribute: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates properties from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Tracks while the user shuffles.
    public static let onTheGo = MPMediaPlaylistAttribute(rawValue: 1)
    /// Tracks that a rule chooses.
    public static let smart = MPMediaPlaylistAttribute(rawValue: 2)
    /// Tracks that the system chooses.
    public static let genius = MPMediaPlaylistAttribute(rawValue: 4)
}

/// A list of tracks; there is none here.
///
/// Follows Apple's [MPMediaPlaylist](https://developer.apple.com/documentation/mediaplayer/mpmediaplaylist).
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
    /// The name.
    open var name: String? { self[MPMediaPlaylistPropertyName] }
    /// The properties.
    open var playlistAttributes: MPMediaPlaylistAttribute { [] }
    /// The tracks from which the system made the list.
    open var seedItems: [MPMediaItem]? { nil }
    /// The description.
    open var descriptionText: String? { nil }
    /// The author's name.
    open var authorDisplayName: String? { nil }
    /// Adds tracks; fails.
    open func add(_ mediaItems: [MPMediaItem]) async throws { throw MPError.unavailable() }
    /// Adds a track of the store; fails.
    open func addItem(withProductID productID: String) async throws { throw MPError.unavailable() }
    /// Adds a track of the store; the function receives the error.
    open func addItem(withProductID productID: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        let error = MPError.unavailable()
        DispatchQueue.global().async { completionHandler?(error) }
    }
}

/// A part of a list by letters.
open class MPMediaQuerySection: NSObject, @unchecked Sendable {
    /// The letter.
    public let title: String
    /// The places of the part.
    public let range: NSRange
    init(title: String, range: NSRange) { (self.title, self.range) = (title, range) }
}
