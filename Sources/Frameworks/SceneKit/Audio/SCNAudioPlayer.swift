import AudioToolbox
import Foundation
import SwiftUI

/// A sound of a node: a file, which a program of the system plays.
///
/// The volume, the rate and the place have no effect here.
///
/// Follows Apple's [SCNAudioSource](https://developer.apple.com/documentation/scenekit/scnaudiosource).
open class SCNAudioSource: NSObject, @unchecked Sendable {
    let file: URL
    /// How loud it is; 1 by default.
    open var volume: Float = 1
    /// How quickly it is played; 1 by default.
    open var rate: Float = 1
    /// How much of it echoes; 0 by default.
    open var reverbBlend: Float = 0
    /// Whether it is played again and again; false by default.
    open var loops = false
    /// Whether its place counts; true by default.
    open var isPositional = true
    /// Whether it is read piece by piece; false by default.
    open var shouldStream = false

    /// Creates a sound of the app's file; nil if there is none.
    public convenience init?(fileNamed name: String) {
        guard let path = Bundle.main.path(forResource: name, ofType: nil) else { return nil }
        self.init(url: URL(fileURLWithPath: path))
    }
    /// Creates a sound of the app's file; nil if there is none.
    public convenience init?(named fileName: String) { self.init(fileNamed: fileName) }
    /// Creates a sound of a file; nil if there is none.
    public init?(url: URL) {
        file = url
        if !FileManager.default.fileExists(atPath: url.path) { return nil }
    }
    /// Reads the sound, which happens when it is played.
    open func load() {}
}

/// Plays a sound of a node.
///
/// Follows Apple's [SCNAudioPlayer](https://developer.apple.com/documentation/scenekit/scnaudioplayer).
open class SCNAudioPlayer: NSObject, @unchecked Sendable {
    /// The sound; nil for none.
    public let audioSource: SCNAudioSource?
    /// Called before the sound is played.
    open var willStartPlayback: (() -> Void)?
    /// Called when the sound is over.
    open var didFinishPlayback: (() -> Void)?
    private let player = SoundPlayer(framework: "SceneKit")

    /// Creates a player of a sound.
    public init(source: SCNAudioSource) { audioSource = source }
    /// Returns a player of a sound.
    open class func audioPlayer(source: SCNAudioSource) -> SCNAudioPlayer { SCNAudioPlayer(source: source) }

    /// Plays the sound; returns whether that could be begun.
    @discardableResult
    func start(_ ended: (() -> Void)? = nil) -> Bool {
        guard let audioSource else { return false }
        willStartPlayback?()
        nonisolated(unsafe) let call = ended
        return player.play(audioSource.file) { [weak self] isComplete in
            if isComplete, audioSource.loops, let self {
                start(call)
            } else {
                self?.didFinishPlayback?()
                call?()
            }
        }
    }
    func stop() { player.stop() }
}

extension SCNNode {
    /// The sounds that the node plays.
    public var audioPlayers: [SCNAudioPlayer] { sounds }
    /// Adds a sound, and plays it.
    public func addAudioPlayer(_ player: SCNAudioPlayer) {
        guard !sounds.contains(where: { $0 === player }) else { return }
        sounds.append(player)
        player.start()
    }
    /// Ends a sound.
    public func removeAudioPlayer(_ player: SCNAudioPlayer) {
        sounds.removeAll { $0 === player }
        player.stop()
    }
    /// Ends all sounds.
    public func removeAllAudioPlayers() { for player in sounds { removeAudioPlayer(player) } }
}

/// Plays a sound during an action.
final class SoundRun: ActionRun {
    private let source: SCNAudioSource, waits: Bool
    private var player: SCNAudioPlayer?
    private var isOver = false
    init(_ source: SCNAudioSource, waits: Bool) { (self.source, self.waits) = (source, waits) }
    func advance(_ node: SCNNode, _ seconds: Double) -> Double? {
        if player == nil {
            let player = SCNAudioPlayer(source: source)
            self.player = player
            node.sounds.append(player)
            let begun = player.start { [weak self, weak node] in
                self?.isOver = true
                node?.sounds.removeAll { $0 === player }
            }
            if !begun { isOver = true }
        }
        return isOver || !waits ? seconds : nil
    }
}
