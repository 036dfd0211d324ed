import CoreMedia
import Foundation
import OrielFoundation
import SwiftUICore

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
    /// The form that comes; nil if it is not known.
    public let sourceFormatHint: CMFormatDescription?
    /// Creates an input.
    public convenience init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
        self.init(mediaType: mediaType, outputSettings: outputSettings, sourceFormatHint: nil)
    }
    /// Creates an input of a known form.
    public init(
        mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription?
    ) {
        (self.mediaType, self.outputSettings, self.sourceFormatHint) = (mediaType, outputSettings, sourceFormatHint)
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
