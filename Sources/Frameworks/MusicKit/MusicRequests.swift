import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Searches the catalog; fails here.
///
/// Follows Apple's [MusicCatalogSearchRequest](https://developer.apple.com/documentation/musickit/musiccatalogsearchrequest).
public struct MusicCatalogSearchRequest: @unchecked Sendable {
    /// The words.
    public let term: String
    /// The kinds of things.
    public let types: [any MusicItem.Type]
    /// How many things are wanted; nil for the service's number.
    public var limit: Int?
    /// How many are skipped; nil for none.
    public var offset: Int?
    /// Whether the best results are wanted as well; false by default.
    public var includeTopResults = false
    /// Creates a search.
    public init(term: String, types: [any MusicItem.Type]) { (self.term, self.types) = (term, types) }
    /// Searches; fails with `permissionDenied`.
    public func response() async throws -> MusicCatalogSearchResponse { throw MusicTokenRequestError.denied() }
}

/// The results of a search.
public struct MusicCatalogSearchResponse: Sendable {
    /// The songs.
    public let songs: MusicItemCollection<Song>
    /// The albums.
    public let albums: MusicItemCollection<Album>
    /// The artists.
    public let artists: MusicItemCollection<Artist>
    /// The lists.
    public let playlists: MusicItemCollection<Playlist>
    /// The stations.
    public let stations: MusicItemCollection<Station>
}

/// Reads things of the catalog by their names; fails here.
public struct MusicCatalogResourceRequest<Item: MusicItem>: @unchecked Sendable {
    /// How many things are wanted; nil for all.
    public var limit: Int?
    /// The parts that are read as well.
    public var properties: [PartialMusicAsyncProperty<Item>] = []
    /// Creates a request for a thing.
    public init<Value>(matching keyPath: KeyPath<Item, Value>, equalTo value: Value) {}
    /// Creates a request for things.
    public init<Value>(matching keyPath: KeyPath<Item, Value>, memberOf values: [Value]) {}
    /// Reads the things; fails with `permissionDenied`.
    public func response() async throws -> MusicCatalogResourceResponse<Item> { throw MusicTokenRequestError.denied() }
}

/// Things of the catalog.
public struct MusicCatalogResourceResponse<Item: MusicItem>: Sendable {
    /// The things.
    public let items: MusicItemCollection<Item>
}

/// Reads the user's library; fails here.
public struct MusicLibraryRequest<Item: MusicItem>: @unchecked Sendable {
    /// How many things are wanted; nil for all.
    public var limit: Int?
    /// How many are skipped; 0 by default.
    public var offset = 0
    /// Creates a request.
    public init() {}
    /// Reads the things; fails with `permissionDenied`.
    public func response() async throws -> MusicLibraryResponse<Item> { throw MusicTokenRequestError.denied() }
}

/// Things of the user's library.
public struct MusicLibraryResponse<Item: MusicItem>: Sendable {
    /// The things.
    public let items: MusicItemCollection<Item>
}

/// Sends a request of the app's to the service; fails here.
public struct MusicDataRequest: Sendable {
    /// The request.
    public let urlRequest: URLRequest
    /// Creates a request.
    public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }
    /// Sends it; fails with `permissionDenied`.
    public func response() async throws -> MusicDataResponse { throw MusicTokenRequestError.denied() }
    /// The code of the user's country; fails.
    public static var currentCountryCode: String { get async throws { throw MusicTokenRequestError.denied() } }
}

/// The answer of the service.
public struct MusicDataResponse: @unchecked Sendable {
    /// The data.
    public let data: Data
    /// The head of the answer.
    public let urlResponse: URLResponse
}

/// The user's library, which apps do not change here.
public final class MusicLibrary: @unchecked Sendable {
    /// The library.
    public static let shared = MusicLibrary()
    /// Adds a thing; fails.
    public func add<Item: MusicItem>(_ item: Item) async throws { throw MusicTokenRequestError.denied() }
    /// Adds a list; fails.
    public func createPlaylist(
        name: String, description: String? = nil, authorDisplayName: String? = nil
    ) async throws
        -> Playlist
    { throw MusicTokenRequestError.denied() }
    /// Adds a thing to a list; fails.
    public func add<Item: MusicItem>(_ item: Item, to playlist: Playlist) async throws -> Playlist {
        throw MusicTokenRequestError.denied()
    }
}
