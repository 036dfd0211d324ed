import Foundation
import OrielFoundation

/// The models of languages that an app uses; there are none here, and none are downloaded.
///
/// Follows Apple's [AssetInventory](https://developer.apple.com/documentation/speech/assetinventory).
public final class AssetInventory: Sendable {
    /// Whether a model is there.
    public enum Status: Comparable, Hashable, Sendable {
        /// There is no such model.
        case unsupported
        /// The model can be downloaded.
        case supported
        /// The model is being downloaded.
        case downloading
        /// The model is there.
        case installed
    }

    private init() {}

    /// The number of languages that an app may reserve: none here.
    public static var maximumReservedLocales: Int { 0 }
    /// The languages that the app has reserved: none here.
    public static var reservedLocales: [Locale] { get async { [] } }

    /// Reserves a language, which fails here.
    @discardableResult
    public static func reserve(locale: Locale) async throws -> Bool {
        throw SFSpeechError(.cannotAllocateUnsupportedLocale)
    }

    /// Gives a language back; false, as none are reserved.
    @discardableResult
    public static func release(reservedLocale: Locale) async -> Bool { false }

    /// Returns the least status of the models that modules need: that there are no such models, unless there are no modules.
    public static func status(forModules modules: [any SpeechModule]) async -> Status {
        modules.isEmpty ? .installed : .unsupported
    }

    /// Returns a request that downloads the models of modules; nil where there is nothing to download.
    ///
    /// Fails here.
    public static func assetInstallationRequest(
        supporting modules: [any SpeechModule]
    ) async throws -> AssetInstallationRequest? {
        guard !modules.isEmpty else { return nil }
        RuntimeWarning.issue("Speech is not recognized here: see CompatibilityGaps.md.")
        throw SFSpeechError(.noModel)
    }
}

/// A download of models, which fails here.
public final class AssetInstallationRequest: NSObject, ProgressReporting, @unchecked Sendable {
    /// How much is downloaded.
    public let progress = Progress(totalUnitCount: 1)

    /// Downloads the models, which fails.
    public func downloadAndInstall() async throws { throw SFSpeechError(.noModel) }
}

/// The models that analyzers keep in memory.
public enum SpeechModels {
    /// Releases the models that no analyzer uses: none here.
    public static func endRetention() async {}
}
