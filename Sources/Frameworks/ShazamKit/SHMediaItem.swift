import Foundation

/// The name of a fact about music.
public struct SHMediaItemProperty: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The identifier in Shazam.
    public static let shazamID = SHMediaItemProperty("sh_shazamID")
    /// The title.
    public static let title = SHMediaItemProperty("sh_title")
    /// The text below the title.
    public static let subtitle = SHMediaItemProperty("sh_subtitle")
    /// The artist.
    public static let artist = SHMediaItemProperty("sh_artist")
    /// The page on the web.
    public static let webURL = SHMediaItemProperty("sh_webURL")
    /// The identifier in Apple Music.
    public static let appleMusicID = SHMediaItemProperty("sh_appleMusicID")
    /// The page in Apple Music.
    public static let appleMusicURL = SHMediaItemProperty("sh_appleMusicURL")
    /// The picture.
    public static let artworkURL = SHMediaItemProperty("sh_artworkURL")
    /// The film.
    public static let videoURL = SHMediaItemProperty("sh_videoURL")
    /// The genres.
    public static let genres = SHMediaItemProperty("sh_genres")
    /// Whether the words are explicit.
    public static let explicitContent = SHMediaItemProperty("sh_explicitContent")
    /// The code of the recording.
    public static let ISRC = SHMediaItemProperty("sh_ISRC")
    /// The place of the match in the recording, in seconds.
    public static let matchOffset = SHMediaItemProperty("sh_matchOffset")
    /// The difference of the pitch.
    public static let frequencySkew = SHMediaItemProperty("sh_frequencySkew")
}

/// Facts about music.
///
/// Follows Apple's [SHMediaItem](https://developer.apple.com/documentation/shazamkit/shmediaitem).
open class SHMediaItem: NSObject, @unchecked Sendable {
    private let properties: [SHMediaItemProperty: Any]
    /// Creates facts.
    public init(properties: [SHMediaItemProperty: Any]) { self.properties = properties }

    /// The fact with a name; nil if it is not known.
    open subscript(property: SHMediaItemProperty) -> Any? { properties[property] }
    private func value<Value>(_ property: SHMediaItemProperty) -> Value? { properties[property] as? Value }

    /// The identifier in Shazam.
    open var shazamID: String? { value(.shazamID) }
    /// The title.
    open var title: String? { value(.title) }
    /// The text below the title.
    open var subtitle: String? { value(.subtitle) }
    /// The artist.
    open var artist: String? { value(.artist) }
    /// The page on the web.
    open var webURL: URL? { value(.webURL) }
    /// The identifier in Apple Music.
    open var appleMusicID: String? { value(.appleMusicID) }
    /// The page in Apple Music.
    open var appleMusicURL: URL? { value(.appleMusicURL) }
    /// The picture.
    open var artworkURL: URL? { value(.artworkURL) }
    /// The film.
    open var videoURL: URL? { value(.videoURL) }
    /// The genres.
    open var genres: [String] { value(.genres) ?? [] }
    /// Whether the words are explicit.
    open var explicitContent: Bool { value(.explicitContent) ?? false }
    /// The code of the recording.
    open var isrc: String? { value(.ISRC) }
    /// The identifier of these facts.
    public let id = UUID()
    /// Asks Shazam for the facts of an identifier; fails.
    open class func fetch(shazamID: String) async throws -> SHMediaItem {
        _ = SHError.missing()
        throw SHError(.mediaItemFetchFailed)
    }
}

/// Facts about music with the place at which it was recognized.
///
/// Follows Apple's [SHMatchedMediaItem](https://developer.apple.com/documentation/shazamkit/shmatchedmediaitem).
open class SHMatchedMediaItem: SHMediaItem, @unchecked Sendable {
    /// The place in the recording, in seconds.
    open var matchOffset: TimeInterval { self[.matchOffset] as? TimeInterval ?? 0 }
    /// The present place in the recording, in seconds.
    open var predictedCurrentMatchOffset: TimeInterval { matchOffset }
    /// The difference of the pitch.
    open var frequencySkew: Float { self[.frequencySkew] as? Float ?? 0 }
}

/// Music that was recognized.
///
/// Follows Apple's [SHMatch](https://developer.apple.com/documentation/shazamkit/shmatch).
open class SHMatch: NSObject, @unchecked Sendable {
    /// The music, the most likely one first.
    public let mediaItems: [SHMatchedMediaItem]
    /// The sound.
    public let querySignature: SHSignature
    init(mediaItems: [SHMatchedMediaItem], querySignature: SHSignature) {
        (self.mediaItems, self.querySignature) = (mediaItems, querySignature)
    }
}
