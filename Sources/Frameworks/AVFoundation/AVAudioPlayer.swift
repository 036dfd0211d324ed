import AudioToolbox
import Foundation
import OrielBasics

/// Plays a sound from a file or from data.
///
/// Follows Apple's [AVAudioPlayer](https://developer.apple.com/documentation/avfaudio/avaudioplayer). A program of the
/// system plays: volume, rate and places within the sound are kept and have no effect.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    private let file: URL
    private let isTemporary: Bool
    private let player = SoundPlayer(framework: "AVFoundation")
    private var repeats = 0

    /// The file that is played; nil for data.
    open var url: URL? { isTemporary ? nil : file }
    /// The delegate, which is notified of the end.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// How often the sound is played again; forever below 0.
    open var numberOfLoops = 0
    /// The loudness, from 0 to 1.
    open var volume: Float = 1
    /// The place between left, -1, and right, 1.
    open var pan: Float = 0
    /// The speed; 1 as it was recorded.
    open var rate: Float = 1
    /// Whether ``rate`` can be changed.
    open var enableRate = false
    /// Where the sound is played, in seconds.
    open var currentTime: TimeInterval = 0
    /// The length of the sound, in seconds; 0, since it is unknown.
    open var duration: TimeInterval { 0 }
    /// Whether the sound is being played.
    open var isPlaying: Bool { player.isPlaying }

    /// Creates a player of a file.
    public init(contentsOf url: URL) throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        file = url
        isTemporary = false
    }

    /// Creates a player of a file of a type.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    /// Creates a player of data.
    public init(data: Data) throws {
        file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sound")
        isTemporary = true
        try PrivateFile.write(data, to: file.path)
    }

    deinit {
        if isTemporary { try? FileManager.default.removeItem(at: file) }
    }

    /// Gets ready.
    @discardableResult
    open func prepareToPlay() -> Bool { true }

    /// Plays the sound; returns whether that could be begun.
    @discardableResult
    open func play() -> Bool {
        repeats = numberOfLoops
        return playOnce()
    }

    private func playOnce() -> Bool {
        player.play(file) { [weak self] isWhole in
            guard let self else { return }
            if isWhole, repeats != 0 {
                repeats -= 1
                _ = playOnce()
            } else {
                delegate?.audioPlayerDidFinishPlaying(self, successfully: isWhole)
            }
        }
    }

    /// Plays the sound at a time; at once, here.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { play() }
    /// Stops; the sound begins again when it is played again.
    open func pause() { player.stop() }
    /// Stops.
    open func stop() { player.stop() }
    /// Changes the loudness over some time.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// Methods for reacting to the end of a sound; all are optional.
public protocol AVAudioPlayerDelegate: AnyObject {
    /// Called when a sound has ended.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// Called when a sound could not be decoded.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// How the app's sounds mix with the sounds of other apps; stored, and without effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
    private static let session = AVAudioSession()

    /// The one session.
    public static func sharedInstance() -> AVAudioSession { session }

    /// The app's use of sound.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Sounds that may be missing.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Optional sounds, which are silent while others play.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Sounds that matter.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Both.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }

    /// The category of the sound.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Any.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Of films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    }

    /// How it mixes with other sounds.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other sounds continue.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Other sounds become quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// From the loudspeaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }

    /// Options of being active.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Notify the delegate of the end.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// The app's use of sound.
    open private(set) var category = Category.soloAmbient

    /// Sets the app's use of sound.
    open func setCategory(_ category: Category) throws { self.category = category }
    /// Sets the app's use of sound.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws { self.category = category }
    /// Sets the app's use of sound.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        self.category = category
    }
    /// Sets whether the app uses sound.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
