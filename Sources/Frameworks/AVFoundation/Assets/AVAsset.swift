import CoreMedia
import Foundation
import OrielFoundation
import SwiftUICore

/// A film or sound, and the facts about it.
///
/// Follows Apple's [AVAsset](https://developer.apple.com/documentation/avfoundation/avasset). Properties are read by `load(_:)`; the
/// older ones wait for the file.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    /// The address; nil for an asset made of others.
    let place: URL?
    let reading: AssetReading

    init(place: URL?) {
        self.place = place
        reading = AssetReading(place)
        super.init()
        reading.asset = self
    }

    /// The address that is played, or why there is none; nil where the app has yet to load the asset.
    var knownPlace: Result<URL, AVError>? {
        place.map { .success($0) } ?? .failure(AVError(.unknown, "The asset has no address."))
    }

    /// Calls a function with the address that is played, on any thread: at once, but where the app loads the asset.
    func findPlace(_ completion: @escaping @Sendable (Result<URL, AVError>) -> Void) {
        if let knownPlace { completion(knownPlace) }
    }

    /// Creates an asset of an address.
    public convenience init(url URL: URL) { self.init(place: URL) }

    /// Whether there is no file to be read.
    var isMadeOfOthers: Bool { false }

    /// The facts, once they are read.
    var facts: AssetFacts { reading.known ?? reading.readAndWait() }

    /// The length; waits for the file.
    open var duration: CMTime { facts.duration }
    /// The rate at which it is played by default; 1.
    open var preferredRate: Float { 1 }
    /// The loudness at which it is played by default; 1.
    open var preferredVolume: Float { 1 }
    /// How it is turned by default; not at all.
    open var preferredTransform: CGAffineTransform { .identity }
    /// Whether it can be played; waits for the file.
    open var isPlayable: Bool { facts.error == nil }
    /// Whether it can be written in another form; not here.
    open var isExportable: Bool { false }
    /// Whether its samples can be read by the app; not here.
    open var isReadable: Bool { false }
    /// Whether it can be a part of a composition; not here.
    open var isComposable: Bool { false }
    /// Whether its content is protected.
    open var hasProtectedContent: Bool { facts.error?.code == .contentIsProtected }
    /// Whether the length is exact.
    open var providesPreciseDurationAndTiming: Bool { false }
    /// What describes it; waits for the file.
    open var metadata: [AVMetadataItem] { facts.metadata }
    /// What describes it, by common names; waits for the file.
    open var commonMetadata: [AVMetadataItem] { metadata.filter { $0.commonKey != nil } }
    /// The date of its making; nil if it is not known.
    open var creationDate: AVMetadataItem? { metadata.first { $0.commonKey == .commonKeyCreationDate } }
    /// The words of a song; nil here.
    open var lyrics: String? { nil }
    /// The tracks; waits for the file.
    open var tracks: [AVAssetTrack] { tracks(of: facts) }

    /// Returns the tracks of a kind; waits for the file.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        tracks.filter { $0.mediaType == mediaType }
    }

    /// Returns the track of a number; nil if there is none.
    open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
        tracks.first { $0.trackID == trackID }
    }

    /// Ends loading.
    open func cancelLoading() {}

    /// Loads the tracks of a kind.
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        tracks(of: try await reading.facts()).filter { $0.mediaType == mediaType }
    }

    /// Loads the tracks of a kind, and calls a function with them or an error.
    open func loadTracks(
        withMediaType mediaType: AVMediaType,
        completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) {
        reading.read { [self] facts in
            let tracks = facts.error == nil ? tracks(of: facts).filter { $0.mediaType == mediaType } : nil
            completionHandler(tracks, facts.error)
        }
    }

    /// Loads the track of a number; nil if there is none.
    open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
        tracks(of: try await reading.facts()).first { $0.trackID == trackID }
    }

    /// Loads properties by their names, and calls a function then.
    open func loadValuesAsynchronously(
        forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
    ) { reading.read { _ in handler?() } }

    /// Returns whether a property is loaded, and sets the error where it could not be.
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        guard let facts = reading.known else { return .unknown }
        outError?.pointee = facts.error.map { $0 as NSError }
        return facts.error == nil ? .loaded : .failed
    }

    func tracks(of facts: AssetFacts) -> [AVAssetTrack] {
        facts.tracks.enumerated().map { AVAssetTrack($1, number: $0 + 1, of: self, duration: facts.duration) }
    }
}

/// Whether a property is loaded, in the older way.
public enum AVKeyValueStatus: Int, Sendable { case unknown = 0, loading, loaded, failed, cancelled }

/// A film or sound at an address.
///
/// Follows Apple's [AVURLAsset](https://developer.apple.com/documentation/avfoundation/avurlasset).
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The address.
    public let url: URL
    /// The options, which are without effect.
    nonisolated(unsafe) public let options: [String: Any]

    /// Creates an asset of an address.
    /// - Parameter options: Without effect.
    public init(url URL: URL, options: [String: Any]? = nil) {
        (url, self.options) = (URL, options ?? [:])
        super.init(place: URL)
    }

    /// What has the app load an address with a scheme of its own.
    public let resourceLoader = AVAssetResourceLoader()

    override var knownPlace: Result<URL, AVError>? {
        resourceLoader.loads(url) ? resourceLoader.loaded : super.knownPlace
    }

    override func findPlace(_ completion: @escaping @Sendable (Result<URL, AVError>) -> Void) {
        resourceLoader.loads(url) ? resourceLoader.load(url, completion) : super.findPlace(completion)
    }

    /// Whether the exact length is wanted.
    public static let preferPreciseDurationAndTimingKey = AVURLAssetPreferPreciseDurationAndTimingKey

    /// Returns whether files of a type can be played.
    open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool {
        MediaLibrary.isPresent && ["video/", "audio/"].contains(where: extendedMIMEType.hasPrefix)
    }

    /// The types of files that can be played, at least.
    open class func audiovisualTypes() -> [AVFileType] { [.mp4, .mov, .m4v, .m4a, .mp3, .wav, .aiff] }
    /// The types of files by their MIME types.
    open class func audiovisualMIMETypes() -> [String] {
        [
            "video/mp4", "video/quicktime", "video/webm", "video/ogg", "audio/mp4", "audio/mpeg", "audio/wav",
            "audio/ogg",
        ]
    }
}

/// The option for an exact length.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
/// The option for headers of requests.
public let AVURLAssetHTTPHeaderFieldsKey = "AVURLAssetHTTPHeaderFieldsKey"
/// The option for the type of the file.
public let AVURLAssetOverrideMIMETypeKey = "AVURLAssetOverrideMIMETypeKey"
