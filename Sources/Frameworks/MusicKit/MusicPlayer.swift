import Combine
import Foundation

/// Plays music of the catalog; fails here.
///
/// Follows Apple's [MusicPlayer](https://developer.apple.com/documentation/musickit/musicplayer).
public class MusicPlayer: @unchecked Sendable {
    /// Whether music plays.
    public enum PlaybackStatus: Hashable, Sendable {
        case stopped, playing, paused, interrupted, seekingForward, seekingBackward
    }
    /// The repetitions.
    public enum RepeatMode: Hashable, Sendable { case none, one, all }
    /// The order.
    public enum ShuffleMode: Hashable, Sendable { case off, songs }

    /// The state of a player.
    public final class State: ObservableObject, @unchecked Sendable {
        /// Whether music plays: stopped.
        public var playbackStatus: PlaybackStatus { .stopped }
        /// The speed: 0.
        public var playbackRate: Float { 0 }
        /// The repetitions; nil for the system's.
        @Published public var repeatMode: RepeatMode?
        /// The order; nil for the system's.
        @Published public var shuffleMode: ShuffleMode?
        init() {}
    }

    /// The music that is to be played.
    public class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
        /// An entry.
        public struct Entry: Identifiable, @unchecked Sendable {
            /// The name.
            public let id = UUID().uuidString
            /// The title.
            public let title: String
            /// The line below; nil for none.
            public let subtitle: String?
            /// The picture; nil for none.
            public let artwork: Artwork?
        }
        /// The entries: none, as nothing is played.
        public var entries: [Entry] { [] }
        /// The entry that plays; nil.
        public var currentEntry: Entry? { nil }
        /// Creates an empty queue.
        public init() {}
        /// Creates a queue of things.
        public required convenience init(arrayLiteral elements: any PlayableMusicItem...) { self.init() }
        /// Creates a queue of things that begins with one.
        public convenience init<S: Sequence, P: PlayableMusicItem>(
            for playableItems: S, startingAt startPlayableItem: S.Element? = nil
        )
        where S.Element == P { self.init() }
        /// Adds a thing; fails.
        public func insert<P: PlayableMusicItem>(_ item: P, position: EntryInsertionPosition) async throws {
            throw MusicTokenRequestError.denied()
        }
        /// The places for things.
        public enum EntryInsertionPosition: Hashable, Sendable { case afterCurrentEntry, tail }
    }

    /// The state.
    public let state = State()
    /// The music that is to be played.
    public var queue = Queue()
    /// The place in the song, in seconds.
    public var playbackTime: TimeInterval = 0
    /// Whether the player is ready: no.
    public var isPreparedToPlay: Bool { false }
    init() {}

    /// Plays; fails with `permissionDenied`.
    public func play() async throws { throw MusicTokenRequestError.denied() }
    /// Makes ready; fails with `permissionDenied`.
    public func prepareToPlay() async throws { throw MusicTokenRequestError.denied() }
    /// Pauses.
    public func pause() {}
    /// Stops.
    public func stop() {}
    /// Begins to search forward.
    public func beginSeekingForward() {}
    /// Begins to search backward.
    public func beginSeekingBackward() {}
    /// Ends a search.
    public func endSeeking() {}
    /// Begins the song again.
    public func restartCurrentEntry() {}
    /// Plays the next song; fails.
    public func skipToNextEntry() async throws { throw MusicTokenRequestError.denied() }
    /// Plays the previous song; fails.
    public func skipToPreviousEntry() async throws { throw MusicTokenRequestError.denied() }
}

/// Plays music for the app alone; fails here.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
    /// The player.
    public static let shared = ApplicationMusicPlayer()
}

/// Plays music as the system's player; fails here.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
    /// The player.
    public static let shared = SystemMusicPlayer()
}
