import Foundation
import OrielFoundation

/// The kinds of media.
public enum INMediaItemType: Int, Sendable {
    case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist, musicStation,
        audioBook
    case movie, tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station, music,
        algorithmicRadioStation, news
}

/// A song, a show or a list of them.
///
/// Follows Apple's [INMediaItem](https://developer.apple.com/documentation/intents/inmediaitem).
open class INMediaItem: NSObject, @unchecked Sendable {
    /// The app's name for it; nil for none.
    public let identifier: String?
    /// The title; nil if it is not known.
    public let title: String?
    /// What it is.
    public let type: INMediaItemType
    /// The picture; nil for none.
    public let artwork: INImage?
    /// Who made it; nil if it is not known.
    public let artist: String?

    /// Creates an item.
    public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String? = nil) {
        (self.identifier, self.title, self.type, self.artwork, self.artist) = (identifier, title, type, artwork, artist)
    }
}

/// What of media is repeated.
public enum INPlaybackRepeatMode: Int, Sendable { case unknown, none, all, one }
/// Where media come in a queue.
public enum INPlaybackQueueLocation: Int, Sendable { case unknown, now, next, later }

/// The words by which media are asked for.
open class INMediaSearch: NSObject, @unchecked Sendable {
    /// What is asked for.
    public let mediaType: INMediaItemType
    /// The name; nil for none.
    public let mediaName: String?
    /// The artist; nil for any.
    public let artistName: String?
    /// The album; nil for any.
    public let albumName: String?
    /// Creates a search.
    public init(
        mediaType: INMediaItemType = .unknown, mediaName: String?, artistName: String? = nil, albumName: String? = nil
    ) {
        (self.mediaType, self.mediaName, self.artistName, self.albumName) = (
            mediaType, mediaName, artistName, albumName
        )
    }
}

/// A request to play media.
///
/// Follows Apple's [INPlayMediaIntent](https://developer.apple.com/documentation/intents/inplaymediaintent).
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
    /// What is played; nil if it must be searched for.
    public let mediaItems: [INMediaItem]?
    /// The list that holds it; nil for none.
    public let mediaContainer: INMediaItem?
    /// Whether the order is random; nil to leave it as it is.
    public let playShuffled: Bool?
    /// What is repeated.
    public let playbackRepeatMode: INPlaybackRepeatMode
    /// Whether to go on where it was stopped; nil to leave that to the app.
    public let resumePlayback: Bool?
    /// Where it comes in the queue.
    public let playbackQueueLocation: INPlaybackQueueLocation
    /// The speed; nil to leave it as it is.
    public let playbackSpeed: Double?
    /// The words by which it is asked for; nil for none.
    public let mediaSearch: INMediaSearch?

    /// Creates a request.
    public init(
        mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
        playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
        playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil,
        mediaSearch: INMediaSearch? = nil
    ) {
        (self.mediaItems, self.mediaContainer, self.playShuffled) = (mediaItems, mediaContainer, playShuffled)
        (self.playbackRepeatMode, self.resumePlayback) = (playbackRepeatMode, resumePlayback)
        (self.playbackQueueLocation, self.playbackSpeed) = (playbackQueueLocation, playbackSpeed)
        self.mediaSearch = mediaSearch
    }
}

/// The answer to a request to play media.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, handleInApp, failure, failureRequiringAppLaunch
    case failureUnknownMediaType, failureNoUnplayedContent, failureRestrictedContent
}

/// The answer to a request to play media.
open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
    /// Whether it is played.
    public let code: INPlayMediaIntentResponseCode
    /// What the system shows as playing; nil for nothing.
    open var nowPlayingInfo: [String: Any]?
    /// Creates an answer.
    public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// Plays media for the system.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
    /// Plays the media, and calls a function with the answer.
    func handle(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
    /// Confirms that the media can be played.
    func confirm(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
}

extension INPlayMediaIntentHandling {
    public func confirm(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
    {
        completion(INPlayMediaIntentResponse(code: .ready, userActivity: nil))
    }
}
