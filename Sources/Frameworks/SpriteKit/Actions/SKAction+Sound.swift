import AudioToolbox
import Foundation
import SwiftUI

extension SKAction {
    /// Returns an action that plays a sound file of the app.
    /// - Parameters:
    ///   - soundFile: The file's name, with its extension.
    ///   - wait: Whether the action ends with the sound; else it ends at once.
    public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
        SKAction(
            .process { _ in
                let sound = SpriteSound.play(soundFile)
                return { !wait || sound?.isOver ?? true }
            }, 0)
    }

    /// An action for nodes with sound.
    private static func audio(_ work: @escaping (SKAudioNode) -> Void) -> SKAction {
        SKAction(.moment { if let node = $0 as? SKAudioNode { work(node) } }, 0)
    }

    /// Returns an action that starts the sound of an audio node.
    public class func play() -> SKAction { audio { $0.start() } }
    /// Returns an action that pauses the sound of an audio node.
    public class func pause() -> SKAction { audio { $0.stop() } }
    /// Returns an action that stops the sound of an audio node.
    public class func stop() -> SKAction { audio { $0.stop() } }

    /// Returns an action that changes the volume of an audio node, from 0 to 1; it is kept, and silence alone is heard.
    public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction {
        reaching(duration, from: { ($0 as? SKAudioNode)?.volume ?? 1 }) {
            ($0 as? SKAudioNode)?.volume = $1 + (v - $1) * Float($2)
        }
    }

    /// Returns an action that adds to the volume of an audio node.
    public class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction {
        adding(duration, reversal: { changeVolume(by: -v, duration: duration) }) {
            ($0 as? SKAudioNode)?.volume += v * Float($1)
        }
    }

    /// Returns an action that changes the speed of an audio node's sound; without effect.
    public class func changePlaybackRate(to v: Float, duration: TimeInterval) -> SKAction {
        SKAction(.pause(range: 0), duration)
    }

    /// Returns an action that changes the speed of an audio node's sound; without effect.
    public class func changePlaybackRate(by v: Float, duration: TimeInterval) -> SKAction {
        SKAction(.pause(range: 0), duration)
    }

    /// Returns an action that moves an audio node's sound between left, −1, and right, 1; without effect.
    public class func stereoPan(to v: Float, duration: TimeInterval) -> SKAction {
        SKAction(.pause(range: 0), duration)
    }

    /// Returns an action that moves an audio node's sound between left and right; without effect.
    public class func stereoPan(by v: Float, duration: TimeInterval) -> SKAction {
        SKAction(.pause(range: 0), duration)
    }
    /// Returns an action that changes how much a sound echoes, from -40 to 40; without effect.
    public class func changeReverb(to v: Float, duration: TimeInterval) -> SKAction {
        SKAction(.pause(range: 0), duration)
    }
    /// Returns an action that changes how much a sound echoes; without effect.
    public class func changeReverb(by v: Float, duration: TimeInterval) -> SKAction {
        SKAction(.pause(range: 0), duration)
    }
    /// Returns an action that changes how much is before a sound, from -100 to 0; without effect.
    public class func changeObstruction(to v: Float, duration: TimeInterval) -> SKAction {
        SKAction(.pause(range: 0), duration)
    }
    /// Returns an action that changes how much is before a sound; without effect.
    public class func changeObstruction(by v: Float, duration: TimeInterval) -> SKAction {
        SKAction(.pause(range: 0), duration)
    }
    /// Returns an action that changes how much is around a sound, from -100 to 0; without effect.
    public class func changeOcclusion(to v: Float, duration: TimeInterval) -> SKAction {
        SKAction(.pause(range: 0), duration)
    }
    /// Returns an action that changes how much is around a sound; without effect.
    public class func changeOcclusion(by v: Float, duration: TimeInterval) -> SKAction {
        SKAction(.pause(range: 0), duration)
    }
}

/// A sound of a game that is being played.
@MainActor @preconcurrency
final class SpriteSound {
    private static var playing: [SpriteSound] = []
    private let player = SoundPlayer(framework: "SpriteKit")
    private(set) var isOver = false
    private var ended: (() -> Void)?

    private init() {}

    /// Plays a sound file of the app; nil if there is none, or nothing that plays it.
    static func play(_ name: String, ended: (() -> Void)? = nil) -> SpriteSound? {
        guard let file = file(named: name) else {
            SpriteGaps.once("there is no sound file “\(name)”.")
            return nil
        }
        return play(file, ended: ended)
    }

    /// Plays a file; nil if there is nothing that plays it.
    static func play(_ file: URL, ended: (() -> Void)? = nil) -> SpriteSound? {
        let sound = SpriteSound()
        sound.ended = ended
        guard
            sound.player.play(
                file, ended: { _ in DispatchQueue.main.async { MainActor.assumeIsolated { sound.finish() } } })
        else { return nil }
        playing.append(sound)
        return sound
    }

    static func file(named name: String) -> URL? {
        let path = name as NSString
        let (stem, type) = (path.deletingPathExtension, path.pathExtension)
        if !type.isEmpty { return Bundle.main.url(forResource: stem, withExtension: type) }
        return ["caf", "wav", "mp3", "m4a", "aiff", "ogg"].lazy
            .compactMap { Bundle.main.url(forResource: stem, withExtension: $0) }.first
    }

    func stop() {
        ended = nil
        player.stop()
        finish()
    }

    private func finish() {
        isOver = true
        Self.playing.removeAll { $0 === self }
        let ended = ended
        self.ended = nil
        ended?()
    }
}
