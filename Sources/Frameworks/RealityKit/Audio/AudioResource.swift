import AudioToolbox
import Foundation
import SwiftUI

/// A sound.
@MainActor @preconcurrency
public class AudioResource {
    /// Where a sound comes from; without effect.
    public enum InputMode: Int, Sendable { case spatial, nonSpatial, ambient }
    let file: URL?
    let loops: Bool
    init(_ file: URL?, loops: Bool) { (self.file, self.loops) = (file, loops) }
}

/// A sound of a file, which a program of the system plays.
///
/// Follows Apple's [AudioFileResource](https://developer.apple.com/documentation/realitykit/audiofileresource).
@MainActor @preconcurrency
public final class AudioFileResource: AudioResource {
    /// How a sound is played.
    public struct Configuration: Hashable, Sendable {
        /// Whether it is played again and again.
        public var shouldLoop: Bool
        /// Whether the beginning is chosen by chance; without effect.
        public var shouldRandomizeStartTime: Bool
        /// How a sound is read.
        public enum LoadingStrategy: Hashable, Sendable { case preload, stream }
        /// Creates a way to play.
        public init(
            loadingStrategy: LoadingStrategy = .preload, shouldLoop: Bool = false,
            shouldRandomizeStartTime: Bool = false
        ) { (self.shouldLoop, self.shouldRandomizeStartTime) = (shouldLoop, shouldRandomizeStartTime) }
    }

    private static func find(_ name: String, _ bundle: Bundle?) throws -> URL {
        let bundle = bundle ?? .main
        let path = name as NSString
        let types = path.pathExtension.isEmpty ? ["wav", "mp3", "m4a", "caf", "aiff", "ogg"] : [path.pathExtension]
        for type in types {
            if let file = bundle.url(forResource: path.deletingPathExtension, withExtension: type) { return file }
        }
        throw CocoaError(.fileNoSuchFile)
    }
    private static func check(_ url: URL) throws -> URL {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
        return url
    }

    /// Returns a sound of the app; fails if there is none.
    public static func load(
        named resourceName: String, in bundle: Bundle? = nil, inputMode: InputMode = .spatial,
        loadingStrategy: Configuration.LoadingStrategy = .preload, shouldLoop: Bool = false
    ) throws -> AudioFileResource { AudioFileResource(try find(resourceName, bundle), loops: shouldLoop) }
    /// Returns a sound of a file; fails if there is none.
    public static func load(
        contentsOf url: URL, withName resourceName: String? = nil, inputMode: InputMode = .spatial,
        loadingStrategy: Configuration.LoadingStrategy = .preload, shouldLoop: Bool = false
    ) throws -> AudioFileResource { AudioFileResource(try check(url), loops: shouldLoop) }
    /// Creates a sound of the app; fails if there is none.
    public convenience init(
        named resourceName: String, in bundle: Bundle? = nil, configuration: Configuration = Configuration()
    ) async throws {
        self.init(try Self.find(resourceName, bundle), loops: configuration.shouldLoop)
    }
    /// Creates a sound of a file; fails if there is none.
    public convenience init(
        contentsOf url: URL, withName resourceName: String? = nil, configuration: Configuration = Configuration()
    ) async throws { self.init(try Self.check(url), loops: configuration.shouldLoop) }
}

/// A sound that an entity plays.
///
/// Follows Apple's [AudioPlaybackController](https://developer.apple.com/documentation/realitykit/audioplaybackcontroller). The volume
/// and the speed have no effect here.
@MainActor @preconcurrency
public final class AudioPlaybackController {
    /// The sound.
    public let resource: AudioResource
    /// The entity; nil if it is gone.
    public private(set) weak var entity: Entity?
    /// The volume, in decibels; 0 by default.
    public var gain = 0.0
    /// The speed; 1 by default.
    public var speed = 1.0
    /// How much of the sound echoes, in decibels.
    public var reverbSendLevel = 0.0
    /// Called when the sound is over.
    public var completionHandler: (() -> Void)?
    /// Whether the sound is played.
    public var isPlaying: Bool { player.isPlaying }
    private let player = SoundPlayer(framework: "RealityKit")

    init(_ resource: AudioResource, _ entity: Entity) { (self.resource, self.entity) = (resource, entity) }

    /// Plays the sound from its beginning.
    public func play() {
        guard let file = resource.file else { return }
        _ = player.play(file) { [weak self] isComplete in
            MainActor.assumeIsolated { self?.end(isComplete) }
        }
    }
    private func end(_ isComplete: Bool) {
        if isComplete, resource.loops { return play() }
        completionHandler?()
        if let entity { entity.scene?.send(AudioEvents.PlaybackCompleted(playbackController: self), from: [entity]) }
    }
    /// Ends the sound: it begins again when it is played.
    public func pause() { player.stop() }
    /// Ends the sound.
    public func stop() { player.stop() }
    /// Changes the volume little by little; without effect.
    public func fade(to gain: Double, duration: TimeInterval) { self.gain = gain }
}

extension Entity {
    /// Plays a sound.
    @discardableResult
    public func playAudio(_ resource: AudioResource) -> AudioPlaybackController {
        let controller = prepareAudio(resource)
        controller.play()
        return controller
    }
    /// Returns a sound that is ready to be played.
    public func prepareAudio(_ resource: AudioResource) -> AudioPlaybackController {
        let controller = AudioPlaybackController(resource, self)
        sounds.append(controller)
        return controller
    }
    /// Ends all sounds.
    public func stopAllAudio() {
        for sound in sounds { sound.stop() }
        sounds = []
    }
}

/// How an entity's sounds spread; without effect.
public struct SpatialAudioComponent: Component, Hashable, Sendable {
    /// The volume, in decibels.
    public var gain: Double
    /// How much of the sound comes directly, in decibels.
    public var directLevel: Double
    /// How much of the sound echoes, in decibels.
    public var reverbLevel: Double
    /// Creates a part.
    public init(gain: Double = 0, directLevel: Double = 0, reverbLevel: Double = 0) {
        (self.gain, self.directLevel, self.reverbLevel) = (gain, directLevel, reverbLevel)
    }
}
/// The volume of an entity's sounds from all sides; without effect.
public struct AmbientAudioComponent: Component, Hashable, Sendable {
    /// The volume, in decibels.
    public var gain: Double
    /// Creates a part.
    public init(gain: Double = 0) { self.gain = gain }
}
/// The volume of an entity's sounds without a place; without effect.
public struct ChannelAudioComponent: Component, Hashable, Sendable {
    /// The volume, in decibels.
    public var gain: Double
    /// Creates a part.
    public init(gain: Double = 0) { self.gain = gain }
}
