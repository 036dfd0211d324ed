import CoreMedia
import Foundation
import OrielFoundation
import SwiftUICore

/// Writes a film in another form; not here: it fails with an error, and warns once.
///
/// Follows Apple's [AVAssetExportSession](https://developer.apple.com/documentation/avfoundation/avassetexportsession).
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// How far the writing is.
    public enum Status: Int, Sendable { case unknown = 0, waiting, exporting, completed, failed, cancelled }

    /// The film.
    public let asset: AVAsset
    /// The wanted form.
    public let presetName: String
    /// How far the writing is.
    open private(set) var status = Status.unknown
    /// Why it failed; nil before.
    open private(set) var error: (any Error)?
    /// How much is written, from 0 to 1.
    open var progress: Float { 0 }
    /// The file.
    open var outputURL: URL?
    /// The type of the file.
    open var outputFileType: AVFileType?
    /// The part that is written.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// The most bytes that the file may have; 0, the default, for no limit.
    open var fileLengthLimit: Int64 = 0
    /// The sound's mix; nil for its own.
    open var audioMix: AVAudioMix?
    /// How pictures are put together; nil for as they are.
    open var videoComposition: AVVideoComposition?
    /// What describes the film.
    open var metadata: [AVMetadataItem]?
    /// Whether the file can be played before it is loaded.
    open var shouldOptimizeForNetworkUse = false
    /// The types of files that can be written; none here.
    open var supportedFileTypes: [AVFileType] { [] }

    /// Creates a session.
    public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }

    /// Fails.
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        fail()
        DispatchQueue.main.async(execute: handler)
    }
    /// Fails; look at ``status``.
    open func export() async { fail() }
    /// Fails.
    open func export(to url: URL, as fileType: AVFileType) async throws { throw fail() }
    /// Ends writing.
    open func cancelExport() { status = .cancelled }

    @discardableResult
    private func fail() -> AVError {
        RuntimeWarning.issue("AVAssetExportSession writes no films here.")
        let failure = AVError(.exportFailed, "Films are not written here.")
        (status, error) = (.failed, failure)
        return failure
    }

    /// Determines the types of files that can be written, and calls a function with them; none here.
    open func determineCompatibleFileTypes(completionHandler handler: @escaping @Sendable ([AVFileType]) -> Void) {
        handler(supportedFileTypes)
    }
    /// The types of files that can be written; none here.
    open var compatibleFileTypes: [AVFileType] { get async { supportedFileTypes } }
    /// Determines whether a film can be written in a form and a type of files, and calls a function with it: no.
    open class func determineCompatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
        completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) { handler(false) }
    /// Returns whether a film can be written in a form and a type of files: no.
    open class func compatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?
    ) async -> Bool { false }

    /// The forms that a film can be written in; none here.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    /// All forms.
    open class func allExportPresets() -> [String] {
        [
            AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality,
            AVAssetExportPresetHEVCHighestQuality, AVAssetExportPresetHEVCHighestQualityWithAlpha,
            AVAssetExportPreset640x480, AVAssetExportPreset960x540, AVAssetExportPreset1280x720,
            AVAssetExportPreset1920x1080, AVAssetExportPreset3840x2160, AVAssetExportPresetHEVC1920x1080,
            AVAssetExportPresetHEVC1920x1080WithAlpha, AVAssetExportPresetHEVC3840x2160,
            AVAssetExportPresetHEVC3840x2160WithAlpha, AVAssetExportPresetHEVC7680x4320,
            AVAssetExportPresetAppleProRes422LPCM, AVAssetExportPresetAppleProRes4444LPCM,
            AVAssetExportPresetAppleM4A, AVAssetExportPresetPassthrough,
        ]
    }
}
