import Foundation
import SwiftUI

/// Something that a player could play.
public protocol PlayableMusicItem: MusicItem {}

/// The ratings of words.
public enum ContentRating: String, Hashable, Codable, Sendable { case clean, explicit }

/// A song.
///
/// Follows Apple's [Song](https://developer.apple.com/documentation/musickit/song). Nothing makes one here.
public struct Song: MusicItem, PlayableMusicItem, Hashable, Codable, Sendable {
    /// The name in the catalog.
    public let id: MusicItemID
    /// The title.
    public let title: String
    /// The artist.
    public let artistName: String
    /// The album; nil for none.
    public let albumTitle: String?
    /// The picture; nil for none.
    public let artwork: Artwork?
    /// The length, in seconds; nil if unknown.
    public let duration: TimeInterval?
    /// The kinds.
    public let genreNames: [String]
    /// The day on which it came out; nil if unknown.
    public let releaseDate: Date?
    /// The place in the album; nil if unknown.
    public let trackNumber: Int?
    /// The record in the album; nil if unknown.
    public let discNumber: Int?
    /// The number of the recording; nil if unknown.
    public let isrc: String?
    /// The rating of the words; nil if unknown.
    public let contentRating: ContentRating?
    /// The page; nil for none.
    public let url: URL?
    /// How often it was played; nil if unknown.
    public let playCount: Int?
}

/// An album.
///
/// Follows Apple's [Album](https://developer.apple.com/documentation/musickit/album). Nothing makes one here.
public struct Album: MusicItem, PlayableMusicItem, Hashable, Codable, Sendable {
    /// The name in the catalog.
    public let id: MusicItemID
    /// The title.
    public let title: String
    /// The artist.
    public let artistName: String
    /// The picture; nil for none.
    public let artwork: Artwork?
    /// The kinds.
    public let genreNames: [String]
    /// The day on which it came out; nil if unknown.
    public let releaseDate: Date?
    /// The number of songs.
    public let trackCount: Int
    /// The number of the album; nil if unknown.
    public let upc: String?
    /// The publisher; nil if unknown.
    public let recordLabelName: String?
    /// The owner; nil if unknown.
    public let copyright: String?
    /// The page; nil for none.
    public let url: URL?
    /// The songs; nil, as nothing reads them.
    public var tracks: MusicItemCollection<Track>? { nil }
    /// Reads more of the album; fails.
    public func with(_ properties: [PartialMusicAsyncProperty<Album>]) async throws -> Album {
        throw MusicTokenRequestError.denied()
    }
}

/// An artist.
///
/// Follows Apple's [Artist](https://developer.apple.com/documentation/musickit/artist). Nothing makes one here.
public struct Artist: MusicItem, Hashable, Codable, Sendable {
    /// The name in the catalog.
    public let id: MusicItemID
    /// The name.
    public let name: String
    /// The picture; nil for none.
    public let artwork: Artwork?
    /// The kinds; nil if unknown.
    public let genreNames: [String]?
    /// The page; nil for none.
    public let url: URL?
    /// The albums; nil, as nothing reads them.
    public var albums: MusicItemCollection<Album>? { nil }
    /// The songs that are heard most; nil, as nothing reads them.
    public var topSongs: MusicItemCollection<Song>? { nil }
    /// Reads more of the artist; fails.
    public func with(_ properties: [PartialMusicAsyncProperty<Artist>]) async throws -> Artist {
        throw MusicTokenRequestError.denied()
    }
}

/// A list of songs.
///
/// Follows Apple's [Playlist](https://developer.apple.com/documentation/musickit/playlist). Nothing makes one here.
public struct Playlist: MusicItem, PlayableMusicItem, Hashable, Codable, Sendable {
    /// The name in the catalog.
    public let id: MusicItemID
    /// The name.
    public let name: String
    /// The author; nil if unknown.
    public let curatorName: String?
    /// The description; nil for none.
    public let standardDescription: String?
    /// The picture; nil for none.
    public let artwork: Artwork?
    /// The last change; nil if unknown.
    public let lastModifiedDate: Date?
    /// The page; nil for none.
    public let url: URL?
    /// The songs; nil, as nothing reads them.
    public var tracks: MusicItemCollection<Track>? { nil }
    /// Reads more of the list; fails.
    public func with(_ properties: [PartialMusicAsyncProperty<Playlist>]) async throws -> Playlist {
        throw MusicTokenRequestError.denied()
    }
}

/// A station.
///
/// Follows Apple's [Station](https://developer.apple.com/documentation/musickit/station). Nothing makes one here.
public struct Station: MusicItem, PlayableMusicItem, Hashable, Codable, Sendable {
    /// The name in the catalog.
    public let id: MusicItemID
    /// The name.
    public let name: String
    /// The picture; nil for none.
    public let artwork: Artwork?
    /// Whether it is heard as it is made.
    public let isLive: Bool
    /// The page; nil for none.
    public let url: URL?
}

/// A film with music.
///
/// Follows Apple's [MusicVideo](https://developer.apple.com/documentation/musickit/musicvideo). Nothing makes one here.
public struct MusicVideo: MusicItem, PlayableMusicItem, Hashable, Codable, Sendable {
    /// The name in the catalog.
    public let id: MusicItemID
    /// The title.
    public let title: String
    /// The artist.
    public let artistName: String
    /// The picture; nil for none.
    public let artwork: Artwork?
    /// The length, in seconds; nil if unknown.
    public let duration: TimeInterval?
    /// The page; nil for none.
    public let url: URL?
}

/// A kind of music.
///
/// Follows Apple's [Genre](https://developer.apple.com/documentation/musickit/genre). Nothing makes one here.
public struct Genre: MusicItem, Hashable, Codable, Sendable {
    /// The name in the catalog.
    public let id: MusicItemID
    /// The name.
    public let name: String
    /// The kind above it; nil for none.
    public let parent: MusicItemID?
}

/// A song or film in an album or list.
public enum Track: MusicItem, PlayableMusicItem, Hashable, Codable, Sendable {
    case song(Song)
    case musicVideo(MusicVideo)
    /// The name in the catalog.
    public var id: MusicItemID {
        switch self {
        case .song(let song): song.id
        case .musicVideo(let film): film.id
        }
    }
    /// The title.
    public var title: String {
        switch self {
        case .song(let song): song.title
        case .musicVideo(let film): film.title
        }
    }
    /// The artist.
    public var artistName: String {
        switch self {
        case .song(let song): song.artistName
        case .musicVideo(let film): film.artistName
        }
    }
    /// The picture; nil for none.
    public var artwork: Artwork? {
        switch self {
        case .song(let song): song.artwork
        case .musicVideo(let film): film.artwork
        }
    }
    /// The length, in seconds; nil if unknown.
    public var duration: TimeInterval? {
        switch self {
        case .song(let song): song.duration
        case .musicVideo(let film): film.duration
        }
    }
}

/// A part of a thing that is read apart from it.
public struct PartialMusicAsyncProperty<Root>: Hashable, Sendable {
    private let name: String
    /// Songs.
    public static var tracks: Self { Self(name: "tracks") }
    /// Albums.
    public static var albums: Self { Self(name: "albums") }
    /// Artists.
    public static var artists: Self { Self(name: "artists") }
    /// The songs that are heard most.
    public static var topSongs: Self { Self(name: "topSongs") }
    /// Kinds of music.
    public static var genres: Self { Self(name: "genres") }
}
