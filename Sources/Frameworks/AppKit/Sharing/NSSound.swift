import AVFoundation
import AudioToolbox
import Foundation
import SwiftUI

/// A sound of a file.
///
/// Follows Apple's [NSSound](https://developer.apple.com/documentation/appkit/nssound).
@MainActor @preconcurrency
open class NSSound: NSObject {
    /// The name of a sound.
    public typealias Name = String
    private let player: AVAudioPlayer?
    /// The delegate, which is notified of the end; nil for none.
    ///
    /// It is not called here.
    open weak var delegate: (any NSSoundDelegate)?
    /// The name; nil for none.
    open private(set) var name: Name?

    /// Creates a sound of a file; nil where there is none, or of a kind that is not played.
    public init?(contentsOf url: URL, byReference byRef: Bool) {
        guard let player = try? AVAudioPlayer(contentsOf: url) else { return nil }
        self.player = player
        super.init()
    }
    /// Creates a sound of a file; nil where there is none, or of a kind that is not played.
    public convenience init?(contentsOfFile path: String, byReference byRef: Bool) {
        self.init(contentsOf: URL(fileURLWithPath: path), byReference: byRef)
    }
    /// Creates a sound of a file's contents; nil where they are of a kind that is not played.
    public init?(data: Data) {
        guard let player = try? AVAudioPlayer(data: data) else { return nil }
        self.player = player
        super.init()
    }
    /// Finds a sound of the app's by its name; the desktop's alert sound stands for Apple's own.
    public init?(named name: Name) {
        let file = ["wav", "mp3", "m4a", "aiff", "aif", "caf"].lazy.compactMap {
            Bundle.main.url(forResource: name, withExtension: $0)
        }.first
        if let file {
            player = try? AVAudioPlayer(contentsOf: file)
        } else if Self.ofSystem.contains(name) {
            player = nil
        } else {
            return nil
        }
        super.init()
        self.name = name
    }
    private static let ofSystem: Set<Name> = [
        "Basso", "Blow", "Bottle", "Frog", "Funk", "Glass", "Hero", "Morse", "Ping", "Pop", "Purr", "Sosumi",
        "Submarine", "Tink",
    ]

    /// Plays the sound; returns whether that began.
    @discardableResult
    open func play() -> Bool {
        guard let player else {
            Self.alert()
            return true
        }
        return player.play()
    }
    /// Pauses the sound; returns true.
    @discardableResult
    open func pause() -> Bool {
        player?.pause()
        return true
    }
    /// Plays the sound on; returns whether that began.
    @discardableResult
    open func resume() -> Bool { play() }
    /// Ends the sound; returns true.
    @discardableResult
    open func stop() -> Bool {
        player?.stop()
        return true
    }
    /// Whether the sound is played.
    open var isPlaying: Bool { player?.isPlaying ?? false }
    /// How loud it is, from 0 to 1.
    open var volume: Float {
        get { player?.volume ?? 1 }
        set { player?.volume = newValue }
    }
    /// How long it is, in seconds.
    open var duration: TimeInterval { player?.duration ?? 0 }
    /// How far it was played, in seconds.
    open var currentTime: TimeInterval {
        get { player?.currentTime ?? 0 }
        set { player?.currentTime = newValue }
    }
    /// Whether it begins again at its end.
    open var loops: Bool {
        get { (player?.numberOfLoops ?? 0) < 0 }
        set { player?.numberOfLoops = newValue ? -1 : 0 }
    }
    fileprivate static func alert() { AudioServicesPlayAlertSound(1000) }
}

/// Methods that a sound calls; never here.
@MainActor @preconcurrency
public protocol NSSoundDelegate: NSObjectProtocol {
    /// Called at the end of a sound.
    func sound(_ sound: NSSound, didFinishPlaying flag: Bool)
}

extension NSSoundDelegate {
    public func sound(_ sound: NSSound, didFinishPlaying flag: Bool) {}
}

extension NSSound {
    /// Plays the desktop's alert sound.
    public class func beep() { alert() }
}

/// Plays the desktop's alert sound.
@MainActor @preconcurrency public func NSBeep() { NSSound.beep() }

/// Feedback of a touch pad; pads here give none.
///
/// Follows Apple's
/// [NSHapticFeedbackManager](https://developer.apple.com/documentation/appkit/nshapticfeedbackmanager).
@MainActor @preconcurrency
open class NSHapticFeedbackManager: NSObject {
    /// The kind of feedback.
    public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
    /// When feedback is given.
    public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }
    private final class Performer: NSObject, NSHapticFeedbackPerformer {
        func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {
            RuntimeWarning.issue(
                "NSHapticFeedbackManager has no effect here: nothing is felt (see CompatibilityGaps.md).")
        }
    }
    /// Gives feedback.
    open class var defaultPerformer: any NSHapticFeedbackPerformer { Performer() }
}

/// Gives feedback.
@MainActor @preconcurrency
public protocol NSHapticFeedbackPerformer: NSObjectProtocol {
    /// Gives feedback.
    func perform(
        _ pattern: NSHapticFeedbackManager.FeedbackPattern,
        performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
