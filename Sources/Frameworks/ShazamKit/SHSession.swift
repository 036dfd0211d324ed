import AVFoundation
import Foundation

/// The features of a sound, by which music is recognized.
///
/// Follows Apple's [SHSignature](https://developer.apple.com/documentation/shazamkit/shsignature).
open class SHSignature: NSObject, @unchecked Sendable {
    /// The features.
    public let dataRepresentation: Data
    /// The length of the sound, in seconds.
    public let duration: TimeInterval
    /// Creates features of data; throws where there is none.
    public init(dataRepresentation: Data) throws {
        guard !dataRepresentation.isEmpty else { throw SHError(.signatureInvalid) }
        (self.dataRepresentation, duration) = (dataRepresentation, 0)
    }
}

/// Computes the features of a sound; fails here.
///
/// Follows Apple's [SHSignatureGenerator](https://developer.apple.com/documentation/shazamkit/shsignaturegenerator).
open class SHSignatureGenerator: NSObject, @unchecked Sendable {
    /// Creates a generator.
    public override init() {}
    /// Adds sounds; fails.
    open func append(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) throws { throw SHError.missing() }
    /// Returns the features of a film's or recording's sound; fails.
    open class func signature(from asset: AVAsset) async throws -> SHSignature { throw SHError.missing() }
}

/// Sounds among which music is searched for.
///
/// Follows Apple's [SHCatalog](https://developer.apple.com/documentation/shazamkit/shcatalog).
open class SHCatalog: NSObject, @unchecked Sendable {
    /// The shortest sound, in seconds.
    open var minimumQuerySignatureDuration: TimeInterval { 3 }
    /// The longest sound, in seconds.
    open var maximumQuerySignatureDuration: TimeInterval { 12 }
}

/// An app's own sounds.
///
/// Follows Apple's [SHCustomCatalog](https://developer.apple.com/documentation/shazamkit/shcustomcatalog).
open class SHCustomCatalog: SHCatalog, @unchecked Sendable {
    /// Creates an empty catalog.
    public override init() {}
    /// Adds the features of a sound with facts; fails, as features are not compared here.
    open func addReferenceSignature(_ signature: SHSignature, representing mediaItems: [SHMediaItem]) throws {
        throw SHError.missing()
    }
    /// Adds the sounds of a file; fails.
    open func add(from url: URL) throws { throw SHError(.customCatalogInvalidURL) }
    /// Writes the sounds into a file; fails.
    open func write(to url: URL) throws { throw SHError(.customCatalogInvalid) }
}

/// Receives the results of a search.
///
/// Follows Apple's [SHSessionDelegate](https://developer.apple.com/documentation/shazamkit/shsessiondelegate). All methods are optional.
public protocol SHSessionDelegate: NSObjectProtocol {
    /// Called with music that was recognized.
    func session(_ session: SHSession, didFind match: SHMatch)
    /// Called when no music was recognized, with an error where the search failed.
    func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?)
}

extension SHSessionDelegate {
    public func session(_ session: SHSession, didFind match: SHMatch) {}
    public func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?) {}
}

/// Searches for music by its sound; searches fail here.
///
/// Follows Apple's [SHSession](https://developer.apple.com/documentation/shazamkit/shsession).
open class SHSession: NSObject, @unchecked Sendable {
    /// The result of a search.
    public enum Result: Sendable {
        case match(SHMatch)
        case noMatch(SHSignature)
        case error(any Error, SHSignature)
    }
    /// The sounds among which music is searched for.
    public let catalog: SHCatalog
    /// Receives results.
    open weak var delegate: (any SHSessionDelegate)?
    /// Creates a search in Shazam's catalog.
    public override init() { catalog = SHCatalog() }
    /// Creates a search in a catalog.
    public init(catalog: SHCatalog) { self.catalog = catalog }

    /// Searches for the music with features; the delegate receives an error.
    open func match(_ signature: SHSignature) {
        let error = SHError.missing()
        DispatchQueue.global().async { [weak self] in
            guard let self else { return }
            delegate?.session(self, didNotFindMatchFor: signature, error: error)
        }
    }
    /// Adds sounds to the search, which finds nothing; the failure is reported once.
    open func matchStreamingBuffer(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) { _ = SHError.missing() }
    /// Returns the result of a search; an error.
    open func result(from signature: SHSignature) async -> Result { .error(SHError.missing(), signature) }
}

/// Searches for music by the microphone; searches fail here.
///
/// Follows Apple's [SHManagedSession](https://developer.apple.com/documentation/shazamkit/shmanagedsession).
public final class SHManagedSession: Sendable {
    /// The state of a search.
    public enum State: Hashable, Sendable { case idle, prerecording, matching }
    /// The state; idle.
    public var state: State { .idle }
    /// The results of a search: one error.
    public var results: AsyncStream<SHSession.Result> {
        AsyncStream { continuation in
            continuation.yield(Self.failure())
            continuation.finish()
        }
    }
    /// Creates a search in Shazam's catalog.
    public init() {}
    /// Creates a search in a catalog.
    public init(catalog: SHCatalog) {}
    /// Prepares the microphone; there is no search that needs it.
    public func prepare() async {}
    /// Returns the result of a search; an error.
    public func result() async -> SHSession.Result { Self.failure() }
    /// Ends a search.
    public func cancel() {}

    private static func failure() -> SHSession.Result {
        guard let signature = try? SHSignature(dataRepresentation: Data([0])) else {
            preconditionFailure("A byte makes a signature.")
        }
        return .error(SHError.missing(), signature)
    }
}

/// The user's music that was recognized before: none.
///
/// Follows Apple's [SHMediaLibrary](https://developer.apple.com/documentation/shazamkit/shmedialibrary).
open class SHMediaLibrary: NSObject, @unchecked Sendable {
    /// The library of the user.
    public static let `default` = SHMediaLibrary()
    /// Adds music; fails.
    open func add(_ mediaItems: [SHMediaItem]) async throws { throw SHError(.mediaLibrarySyncFailed) }
    /// Adds music; fails.
    open func add(_ mediaItems: [SHMediaItem], completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.global().async { completionHandler(SHError(.mediaLibrarySyncFailed)) }
    }
}

/// The user's music that was recognized before: none.
public final class SHLibrary: Sendable {
    /// The library of the app.
    public static let `default` = SHLibrary()
    private init() {}
    /// The music: none.
    public var items: [SHMediaItem] { [] }
    /// Adds music; fails.
    public func addItems(_ mediaItems: [SHMediaItem]) async throws { throw SHError(.mediaLibrarySyncFailed) }
    /// Removes music; fails.
    public func removeItems(_ mediaItems: [SHMediaItem]) async throws { throw SHError(.mediaLibrarySyncFailed) }
}
