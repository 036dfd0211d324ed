import CoreMedia
import Foundation
import GStreamerShim
import OrielFoundation
import SwiftUICore

/// The facts about a film or sound, once its beginning was read.
struct AssetFacts: Sendable {
    var duration = CMTime.indefinite
    var tracks: [TrackFacts] = []
    var metadata: [AVMetadataItem] = []
    /// Why it cannot be played; nil where it can.
    var error: AVError?

    /// The facts about a track.
    struct TrackFacts: Sendable {
        var isVideo = false
        var size = CGSize.zero
        var transform = CGAffineTransform.identity
        var frames: Float = 0
        var rate = 0, channels = 0
        var codec = "", language = ""
        var bits: Float = 0
    }

    static func tracks(_ tracks: [OrielMediaTrack], of asset: AVAsset, duration: CMTime) -> [AVAssetTrack] {
        tracks.enumerated().map { AVAssetTrack(TrackFacts($1), number: $0 + 1, of: asset, duration: duration) }
    }
}

extension AssetFacts.TrackFacts {
    init(_ track: OrielMediaTrack) {
        isVideo = track.is_video != 0
        size = CGSize(width: CGFloat(track.width), height: CGFloat(track.height))
        frames = Float(track.frames)
        (rate, channels, bits) = (Int(track.rate), Int(track.channels), Float(track.bits))
        (codec, language) = (Self.text(track.codec), Self.text(track.language))
        transform = Self.transform(Self.text(track.orientation), size)
    }

    /// The text in an array of characters.
    private static func text<Characters>(_ characters: Characters) -> String {
        withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// How pictures of a size are turned, so that their corner stays at the origin.
    private static func transform(_ orientation: String, _ size: CGSize) -> CGAffineTransform {
        switch orientation {
        case "rotate-90": CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
        case "rotate-180": CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
        case "rotate-270": CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
        case "flip-rotate-0": CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
        case "flip-rotate-180": CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        default: .identity
        }
    }
}

/// Reads the beginning of a film or sound, once, for all who ask.
final class AssetReading: @unchecked Sendable {
    private let lock = NSLock()
    private let result = SharedResult<AssetFacts>()
    private var pipeline: MediaPipeline?
    private var found = AssetFacts()
    private let url: URL?
    /// The asset whose address is read; nil for the address itself.
    weak var asset: AVAsset?

    init(_ url: URL?) { self.url = url }

    /// The facts; nil before they are known.
    var known: AssetFacts? { result.known }

    /// Calls a function once the facts are known, on any thread.
    func read(_ completion: @escaping @Sendable (AssetFacts) -> Void) { result.read(completion) { begin() } }

    /// Waits for the facts: some seconds at most.
    func readAndWait() -> AssetFacts {
        read { _ in }
        return result.wait(atMost: 10)
            ?? AssetFacts(error: AVError(.failedToLoadMediaData, "The film takes too long to load."))
    }

    /// The facts as a task waits for them.
    func facts() async throws -> AssetFacts {
        let facts = await withCheckedContinuation { continuation in read { continuation.resume(returning: $0) } }
        if let error = facts.error { throw error }
        return facts
    }

    private func begin() {
        if let obstacle = MediaLibrary.obstacle { return end(AVError(.decoderNotFound, obstacle)) }
        guard let asset else {
            guard let url else { return end(AVError(.unknown, "The asset has no address.")) }
            return begin(url)
        }
        asset.findPlace { [weak self] in
            switch $0 {
            case .success(let url): self?.begin(url)
            case .failure(let error): self?.end(error)
            }
        }
    }

    private func begin(_ url: URL) {
        if url.isFileURL, !FileManager.default.fileExists(atPath: url.path) {
            return end(AVError(.contentIsUnavailable, "There is no file at \(url.path)."))
        }
        var receivers = MediaPipeline.Receivers()
        receivers.event = { [weak self] event in self?.handle(event) }
        receivers.tag = { [weak self] name, text, data in
            guard let self else { return }
            lock.withLock { self.found.add(name, text, data) }
        }
        let pipeline = MediaPipeline(playing: url, hasVideo: true, sound: "fakesink", receivers)
        lock.withLock { self.pipeline = pipeline }
        guard let pipeline else { return end(AVError(.unknown)) }
        pipeline.setPlaying(false)
        // A server that never answers.
        DispatchQueue.global().asyncAfter(deadline: .now() + 30) { [weak self] in
            self?.end(AVError(.failedToLoadMediaData, "The film takes too long to load."))
        }
    }

    private func handle(_ event: MediaPipeline.Event) {
        switch event {
        case .settled:
            guard let pipeline = lock.withLock({ self.pipeline }) else { return }
            let (duration, tracks) = (pipeline.duration, pipeline.tracks.map(AssetFacts.TrackFacts.init))
            lock.withLock { (found.duration, found.tracks) = (duration, tracks) }
            end(nil)
        case .failed(let error): end(error)
        case .ended: end(AVError(.fileFormatNotRecognized, "It has nothing to play."))
        default: break
        }
    }

    private func end(_ error: AVError?) {
        var facts = lock.withLock { found }
        facts.error = error
        result.set(facts) {
            // Released on a thread of its own.
            lock.withLock { pipeline = nil }
            if let error, let url { RuntimeWarning.issue("\(url.lastPathComponent) cannot be read: \(error.text)") }
        }
    }
}
