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

    /// The forms that a film can be written in; none here.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    /// All forms.
    open class func allExportPresets() -> [String] {
        [
            AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality,
            AVAssetExportPresetPassthrough, AVAssetExportPresetAppleM4A, AVAssetExportPreset1280x720,
            AVAssetExportPreset1920x1080,
        ]
    }
}

/// A small film.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// A film to send.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The best film.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// As it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// Sound alone.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// 1280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// 1920 by 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

/// Writes pictures and sounds into a film; not here: it fails with an error, and warns once.
///
/// Follows Apple's [AVAssetWriter](https://developer.apple.com/documentation/avfoundation/avassetwriter).
open class AVAssetWriter: NSObject, @unchecked Sendable {
    /// How far the writing is.
    public enum Status: Int, Sendable { case unknown = 0, writing, completed, failed, cancelled }
    /// The file.
    public let outputURL: URL
    /// The type of the file.
    public let outputFileType: AVFileType
    /// The parts to be written.
    open private(set) var inputs: [AVAssetWriterInput] = []
    /// How far the writing is.
    open private(set) var status = Status.unknown
    /// Why it failed; nil before.
    open private(set) var error: (any Error)?

    /// Creates a writer of a file.
    public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
        (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
    }
    /// Creates a writer of a file.
    public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
        try self.init(outputURL: outputURL, fileType: outputFileType)
    }
    /// Returns whether something can be written.
    open func canAdd(_ input: AVAssetWriterInput) -> Bool { true }
    /// Adds something to be written.
    open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
    /// Begins; fails.
    open func startWriting() -> Bool {
        RuntimeWarning.issue("AVAssetWriter writes no films here.")
        (status, error) = (.failed, AVError(.exportFailed, "Films are not written here."))
        return false
    }
    /// Begins the time of the film.
    open func startSession(atSourceTime startTime: CMTime) {}
    /// Ends the time of the film.
    open func endSession(atSourceTime endTime: CMTime) {}
    /// Completes the file.
    open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) { handler() }
    /// Completes the file.
    open func finishWriting() async {}
    /// Ends writing.
    open func cancelWriting() { status = .cancelled }
}

/// A part of a film to be written.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
    /// The kind.
    public let mediaType: AVMediaType
    /// The form.
    nonisolated(unsafe) public let outputSettings: [String: Any]?
    /// Whether it comes as it is recorded.
    open var expectsMediaDataInRealTime = false
    /// How pictures are turned.
    open var transform = CGAffineTransform.identity
    /// Whether more can be taken; never here.
    open var isReadyForMoreMediaData: Bool { false }
    /// Creates an input.
    public init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
        (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
    }
    /// Adds a sample; returns whether it was taken: no.
    open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
    /// Notes that no more come.
    open func markAsFinished() {}
    /// Calls a function when samples can be taken; not here.
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
}

/// The setting of the form of pictures.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The setting of the width of pictures.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The setting of the height of pictures.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// The setting of more about the form of pictures.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// The setting of the number of bits in a second.
public let AVVideoAverageBitRateKey = "AverageBitRate"
