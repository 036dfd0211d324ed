import AudioToolbox
import CoreMedia
import Foundation
import OrielFoundation

/// A film or sound to be played.
///
/// Follows Apple's [AVPlayerItem](https://developer.apple.com/documentation/avfoundation/avplayeritem).
open class AVPlayerItem: NSObject, @unchecked Sendable {
    /// Where it is.
    let url: URL

    /// Creates an item of a file.
    public init(url URL: URL) { url = URL }

    /// The length; it is not known here.
    open var duration: CMTime { .indefinite }
    /// The notification of the end of an item, which is its object.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
    /// The notification of the end of an item, which is its object.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// Plays the sound of a file.
///
/// Follows Apple's [AVPlayer](https://developer.apple.com/documentation/avfoundation/avplayer). A program of the system
/// plays the whole sound: there are no pictures, and volume, rate and places within the sound are kept without effect.
open class AVPlayer: NSObject, @unchecked Sendable {
    private let sound = SoundPlayer(framework: "AVFoundation")

    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }

    /// The action at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

    /// The current item; nil for none.
    open private(set) var currentItem: AVPlayerItem?
    /// The loudness, from 0 to 1.
    open var volume: Float = 1
    /// Whether nothing is heard; false by default.
    open var isMuted = false
    /// The action at the end of the item; kept, and without effect.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// The speed: 0 while nothing is played.
    ///
    /// Setting another speed plays.
    open var rate: Float {
        get { sound.isPlaying ? 1 : 0 }
        set { if newValue == 0 { pause() } else { play() } }
    }
    /// Whether the player plays.
    open var timeControlStatus: TimeControlStatus { sound.isPlaying ? .playing : .paused }

    /// Creates a player of nothing.
    public override init() {}

    /// Creates a player of a file.
    public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }

    /// Creates a player of an item; nil for none.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    /// Plays the item from its beginning, but once it plays already.
    open func play() {
        guard let item = currentItem, !sound.isPlaying, !isMuted else { return }
        guard item.url.isFileURL else {
            RuntimeWarning.issue("AVPlayer plays files only, not \(item.url.absoluteString).")
            return
        }
        _ = sound.play(item.url) { isWhole in
            guard isWhole else { return }
            NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
        }
    }

    /// Stops; the sound begins again when it is played again.
    open func pause() { sound.stop() }

    /// Plays another item; nil for none.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        sound.stop()
        currentItem = item
    }

    /// The place in the sound; its beginning, since no other is known.
    open func currentTime() -> CMTime { .zero }

    /// Goes to a place in the sound: only its beginning can be reached.
    open func seek(to time: CMTime) {
        guard sound.isPlaying else { return }
        sound.stop()
        play()
    }

    /// Goes to a place in the sound, and calls a function.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        seek(to: time)
        completionHandler(time == .zero)
    }

    /// Goes to a place in the sound.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
}
