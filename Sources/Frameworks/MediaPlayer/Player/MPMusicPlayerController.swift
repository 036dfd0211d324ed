import SwiftUI

/// The states of a music player.
public enum MPMusicPlaybackState: Int, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
/// The repetitions of a music player.
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
/// The random orders of a music player.
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }

/// Methods for controlling playback.
///
/// Follows Apple's [MPMediaPlayback](https://developer.apple.com/documentation/mediaplayer/mpmediaplayback).
public protocol MPMediaPlayback: AnyObject {
    /// Prepares to play.
    func prepareToPlay()
    /// Whether playing can begin at once.
    var isPreparedToPlay: Bool { get }
    /// Plays.
    func play()
    /// Pauses.
    func pause()
    /// Stops.
    func stop()
    /// The place, in seconds from the beginning.
    var currentPlaybackTime: TimeInterval { get set }
    /// The speed; 1 by default.
    var currentPlaybackRate: Float { get set }
    /// Begins to go forward.
    func beginSeekingForward()
    /// Begins to go back.
    func beginSeekingBackward()
    /// Ends going forward or back.
    func endSeeking()
}

/// A player of the media library, whose queue is empty here.
///
/// Follows Apple's [MPMusicPlayerController](https://developer.apple.com/documentation/mediaplayer/mpmusicplayercontroller). It never plays,
/// which is reported once.
open class MPMusicPlayerController: NSObject, MPMediaPlayback, @unchecked Sendable {
    override init() {}
    private static let app = MPMusicPlayerApplicationController()
    private static let system = MPSystemMusicPlayer()

    /// The app's player.
    open class var applicationMusicPlayer: MPMusicPlayerController { app }
    /// The app's player, whose queue can be changed.
    open class var applicationQueuePlayer: MPMusicPlayerApplicationController { app }
    /// The system's player.
    open class var systemMusicPlayer: MPMusicPlayerController & MPSystemMusicPlayerController { system }

    /// The state; always stopped.
    open var playbackState: MPMusicPlaybackState { .stopped }
    /// The repetition.
    open var repeatMode = MPMusicRepeatMode.default
    /// The random order.
    open var shuffleMode = MPMusicShuffleMode.default
    /// The volume, from 0 to 1.
    open var volume: Float = 1
    /// The track; always nil.
    open var nowPlayingItem: MPMediaItem? {
        get { nil }
        set { warn() }
    }
    /// The place of the track in the queue; `NSNotFound`, because there is none.
    open var indexOfNowPlayingItem: Int { NSNotFound }

    func warn() { RuntimeWarning.issue("MPMusicPlayerController: there is no media library here, and nothing plays.") }

    /// Sets the queue to the tracks of a search.
    open func setQueue(with query: MPMediaQuery) { warn() }
    /// Sets the queue to tracks.
    open func setQueue(with itemCollection: MPMediaItemCollection) { warn() }
    /// Sets the queue to described tracks.
    open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) { warn() }
    /// Sets the queue to tracks of the store.
    open func setQueue(with storeIDs: [String]) { warn() }
    /// Adds described tracks after the current one.
    open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) { warn() }
    /// Adds described tracks at the end.
    open func append(_ descriptor: MPMusicPlayerQueueDescriptor) { warn() }
    /// Goes to the next track.
    open func skipToNextItem() { warn() }
    /// Goes to the beginning of the track.
    open func skipToBeginning() { warn() }
    /// Goes to the track before.
    open func skipToPreviousItem() { warn() }
    /// Prepares to play; the function receives an error.
    open func prepareToPlay(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        let error = MPError.unavailable()
        DispatchQueue.global().async { completionHandler(error) }
    }
    /// Prepares to play; fails.
    open func prepareToPlay() async throws { throw MPError.unavailable() }
    /// Begins to report changes; there are none.
    open func beginGeneratingPlaybackNotifications() {}
    /// Ends reporting changes.
    open func endGeneratingPlaybackNotifications() {}

    open func prepareToPlay() { warn() }
    open var isPreparedToPlay: Bool { false }
    open func play() { warn() }
    open func pause() {}
    open func stop() {}
    open var currentPlaybackTime: TimeInterval = 0
    open var currentPlaybackRate: Float = 1
    open func beginSeekingForward() { warn() }
    open func beginSeekingBackward() { warn() }
    open func endSeeking() {}
}

/// The system's player, which can show its app.
public protocol MPSystemMusicPlayerController: NSObjectProtocol {
    /// Opens described tracks in the system's app for music.
    func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor)
}

private final class MPSystemMusicPlayer: MPMusicPlayerController, MPSystemMusicPlayerController, @unchecked Sendable {
    func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor) { warn() }
}

/// A player whose queue can be changed.
///
/// Follows Apple's
/// [MPMusicPlayerApplicationController](https://developer.apple.com/documentation/mediaplayer/mpmusicplayerapplicationcontroller).
open class MPMusicPlayerApplicationController: MPMusicPlayerController, @unchecked Sendable {
    /// Changes the queue; the function receives an empty one, and the error of the library.
    open func perform(
        queueTransaction: (MPMusicPlayerControllerMutableQueue) -> Void,
        completionHandler: @escaping (MPMusicPlayerControllerQueue, (any Error)?) -> Void
    ) {
        let queue = MPMusicPlayerControllerMutableQueue()
        queueTransaction(queue)
        completionHandler(queue, MPError.unavailable())
    }
}

/// The queue of a player; always empty.
open class MPMusicPlayerControllerQueue: NSObject, @unchecked Sendable {
    override init() {}
    /// The tracks.
    open var items: [MPMediaItem] { [] }
}

/// The queue of a player, while it is changed.
open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue, @unchecked Sendable {
    /// Adds described tracks behind a track; nil for the beginning.
    open func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after afterItem: MPMediaItem?) {}
    /// Removes a track.
    open func remove(_ item: MPMediaItem) {}
}

/// A description of tracks for a queue.
open class MPMusicPlayerQueueDescriptor: NSObject, @unchecked Sendable {
    override init() {}
}

/// A description of tracks of the store.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
    /// The identifiers in the store.
    open var storeIDs: [String]?
    /// The track at which to begin.
    open var startItemID: String?
    /// Creates a description.
    public init(storeIDs: [String]) { self.storeIDs = storeIDs }
    /// Sets the place at which a track begins, in seconds.
    open func setStartTime(_ startTime: TimeInterval, forItemWithStoreID storeID: String) {}
    /// Sets the place at which a track ends, in seconds.
    open func setEndTime(_ endTime: TimeInterval, forItemWithStoreID storeID: String) {}
}

/// A description of tracks of the library.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
    /// The search.
    public let query: MPMediaQuery
    /// The tracks.
    public let itemCollection: MPMediaItemCollection
    /// The track at which to begin.
    open var startItem: MPMediaItem?
    /// Creates a description of a search.
    public init(query: MPMediaQuery) { (self.query, itemCollection) = (query, MPMediaItemCollection(items: [])) }
    /// Creates a description of tracks.
    public init(itemCollection: MPMediaItemCollection) {
        (query, self.itemCollection) = (MPMediaQuery(), itemCollection)
    }
    /// Sets the place at which a track begins, in seconds.
    open func setStartTime(_ startTime: TimeInterval, for mediaItem: MPMediaItem) {}
    /// Sets the place at which a track ends, in seconds.
    open func setEndTime(_ endTime: TimeInterval, for mediaItem: MPMediaItem) {}
}

extension Notification.Name {
    /// A music player's state has changed; never here.
    public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    /// A music player has another track; never here.
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    /// A music player's volume has changed; never here.
    public static let MPMusicPlayerControllerVolumeDidChange = Notification.Name(
        "MPMusicPlayerControllerVolumeDidChangeNotification")
    /// A music player's queue has changed; never here.
    public static let MPMusicPlayerControllerQueueDidChange = Notification.Name(
        "MPMusicPlayerControllerQueueDidChangeNotification")
    /// The media library has changed; never here.
    public static let MPMediaLibraryDidChange = Notification.Name("MPMediaLibraryDidChangeNotification")
    /// A player can begin to play; never here.
    public static let MPMediaPlaybackIsPreparedToPlayDidChange = Notification.Name(
        "MPMediaPlaybackIsPreparedToPlayDidChangeNotification")
}
