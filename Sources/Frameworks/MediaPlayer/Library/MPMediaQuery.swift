import SwiftUI

/// The comparisons of a condition.
public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }

/// A condition for tracks.
///
/// Follows Apple's [MPMediaPredicate](https://developer.apple.com/documentation/mediaplayer/mpmediapredicate).
open class MPMediaPredicate: NSObject, @unchecked Sendable {
    override init() {}
}

/// A condition on a property of tracks.
///
/// Follows Apple's [MPMediaPropertyPredicate](https://developer.apple.com/documentation/mediaplayer/mpmediapropertypredicate).
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    /// The property.
    public let property: String
    /// The value.
    public let value: Any?
    /// The comparison.
    public let comparisonType: MPMediaPredicateComparison
    /// Creates a condition.
    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo) {
        (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MPMediaPropertyPredicate else { return false }
        return other.property == property && other.comparisonType == comparisonType
            && (other.value as? AnyHashable) == (value as? AnyHashable)
    }
    open override var hash: Int { property.hashValue }
}

/// A search of the media library, which is empty here.
///
/// Follows Apple's [MPMediaQuery](https://developer.apple.com/documentation/mediaplayer/mpmediaquery).
open class MPMediaQuery: NSObject, @unchecked Sendable {
    /// The conditions; nil for none.
    open var filterPredicates: Set<MPMediaPredicate>?
    /// The kind of collections.
    open var groupingType = MPMediaGrouping.title
    /// Creates a search with conditions.
    public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }
    /// Creates a search without conditions.
    public override init() {}

    /// The tracks; always empty.
    open var items: [MPMediaItem]? {
        MPMediaLibrary.warn()
        return []
    }
    /// The collections; always empty.
    open var collections: [MPMediaItemCollection]? {
        MPMediaLibrary.warn()
        return []
    }
    /// The parts of the tracks by letters; nil, because there are none.
    open var itemSections: [MPMediaQuerySection]? { nil }
    /// The parts of the collections by letters; nil, because there are none.
    open var collectionSections: [MPMediaQuerySection]? { nil }
    /// Adds a condition.
    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }
    /// Removes a condition.
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

    private class func query(_ grouping: MPMediaGrouping, _ type: MPMediaType = .music) -> MPMediaQuery {
        let query = MPMediaQuery(filterPredicates: [
            MPMediaPropertyPredicate(value: type.rawValue, forProperty: MPMediaItemPropertyMediaType)
        ])
        query.groupingType = grouping
        return query
    }
    /// Returns a search of albums.
    open class func albums() -> MPMediaQuery { query(.album) }
    /// Returns a search of artists.
    open class func artists() -> MPMediaQuery { query(.artist) }
    /// Returns a search of songs.
    open class func songs() -> MPMediaQuery { query(.title) }
    /// Returns a search of lists of tracks.
    open class func playlists() -> MPMediaQuery { query(.playlist, .any) }
    /// Returns a search of podcasts.
    open class func podcasts() -> MPMediaQuery { query(.podcastTitle, .podcast) }
    /// Returns a search of audio books.
    open class func audiobooks() -> MPMediaQuery { query(.title, .audioBook) }
    /// Returns a search of compilations.
    open class func compilations() -> MPMediaQuery { query(.album) }
    /// Returns a search of composers.
    open class func composers() -> MPMediaQuery { query(.composer) }
    /// Returns a search of genres.
    open class func genres() -> MPMediaQuery { query(.genre) }
}

/// Whether an app may use the media library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

/// The user's media, which are not available here: the authorization is denied.
///
/// Follows Apple's [MPMediaLibrary](https://developer.apple.com/documentation/mediaplayer/mpmedialibrary).
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let library = MPMediaLibrary()
    override init() {}
    static func warn() {
        RuntimeWarning.issue("MediaPlayer: there is no media library here; it is as if the user had declined.")
    }

    /// Returns the one library.
    open class func `default`() -> MPMediaLibrary { library }
    /// The date of the last change; always in the past.
    open var lastModifiedDate: Date { .distantPast }
    /// Begins to report changes; there are none.
    open func beginGeneratingLibraryChangeNotifications() {}
    /// Ends reporting changes.
    open func endGeneratingLibraryChangeNotifications() {}
    /// Returns whether the app may use the library: it may not.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    /// Asks the user whether the app may use the library; it may not.
    open class func requestAuthorization(_ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        warn()
        DispatchQueue.global().async { handler(.denied) }
    }
    /// Asks the user whether the app may use the library; it may not.
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
        warn()
        return .denied
    }
    /// Adds a track of the store; fails.
    open func addItem(withProductID productID: String) async throws -> [MPMediaEntity] { throw MPError.unavailable() }
    /// Adds a track of the store; the function receives the error.
    open func addItem(
        withProductID productID: String, completionHandler: (@Sendable ([MPMediaEntity], (any Error)?) -> Void)? = nil
    ) {
        let error = MPError.unavailable()
        DispatchQueue.global().async { completionHandler?([], error) }
    }
    /// Returns a list of tracks, or makes it; fails.
    open func getPlaylist(
        with uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?
    ) async throws -> MPMediaPlaylist { throw MPError.unavailable() }
}

/// The facts of a new list of tracks.
open class MPMediaPlaylistCreationMetadata: NSObject, @unchecked Sendable {
    /// The name.
    public let name: String
    /// The author's name; nil for the app's.
    open var authorDisplayName: String?
    /// The description.
    open var descriptionText = ""
    /// Creates facts.
    public init(name: String) { self.name = name }
}

/// The domain of the errors of media.
public let MPErrorDomain = "MPErrorDomain"

/// An error of media.
///
/// Follows Apple's [MPError](https://developer.apple.com/documentation/mediaplayer/mperror-swift.struct).
public struct MPError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case unknown, permissionDenied, cloudServiceCapabilityMissing, networkConnectionFailed, notFound, notSupported
        case cancelled, requestTimedOut
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The domain.
    public static var errorDomain: String { MPErrorDomain }
    public var errorDescription: String? { "Media: \(code)." }
    /// The user does not permit it.
    public static let permissionDenied = Code.permissionDenied
    /// The service does not offer it.
    public static let cloudServiceCapabilityMissing = Code.cloudServiceCapabilityMissing
    /// The network failed.
    public static let networkConnectionFailed = Code.networkConnectionFailed
    /// It was not found.
    public static let notFound = Code.notFound
    /// It is not supported.
    public static let notSupported = Code.notSupported
    /// It was canceled.
    public static let cancelled = Code.cancelled
    /// It took too long.
    public static let requestTimedOut = Code.requestTimedOut

    /// The error of the library that is not available.
    static func unavailable() -> MPError {
        MPMediaLibrary.warn()
        return MPError(.permissionDenied)
    }
}
