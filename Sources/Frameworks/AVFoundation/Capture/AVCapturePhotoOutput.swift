import CoreMedia
import Foundation
import OrielFoundation
import SwiftUICore

/// Takes photos; without a camera the delegate receives an error.
///
/// Follows Apple's [AVCapturePhotoOutput](https://developer.apple.com/documentation/avfoundation/avcapturephotooutput).
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    /// The balance of speed and quality.
    public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }

    /// The forms of photos; none here.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    /// The kinds of flash.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// Whether photos may be of all pixels.
    open var isHighResolutionCaptureEnabled = false
    /// Whether photos may have a short film.
    open var isLivePhotoCaptureEnabled = false
    /// Whether they can; never here.
    open var isLivePhotoCaptureSupported: Bool { false }
    /// Whether depths can be taken; never here.
    open var isDepthDataDeliverySupported: Bool { false }
    /// Whether depths are taken.
    open var isDepthDataDeliveryEnabled = false
    /// The most that may be more important.
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    /// The largest size.
    open var maxPhotoDimensions = CMVideoDimensions()
    /// Takes a photo; the delegate receives an error.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        CaptureNote.issue()
        let (resolved, error) = (
            AVCaptureResolvedPhotoSettings(settings), AVError(.deviceNotConnected, "There is no camera.")
        )
        delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(resolved), error: error)
        delegate.photoOutput(self, didFinishCaptureFor: resolved, error: error)
    }
    /// Gets ready for photos.
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { completionHandler?(false, AVError(.deviceNotConnected, "There is no camera.")) }
}

/// How a photo is taken.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    /// The number of the photo.
    public let uniqueID = Int64.random(in: 1...Int64.max)
    /// The form.
    nonisolated(unsafe) public let format: [String: Any]?
    /// Whether a flash is used.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// Whether it has all pixels.
    open var isHighResolutionPhotoEnabled = false
    /// The balance of speed and quality.
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    /// Whether depths are taken.
    open var isDepthDataDeliveryEnabled = false
    /// The form of a small picture.
    nonisolated(unsafe) open var previewPhotoFormat: [String: Any]?
    /// The forms that a small picture may have.
    open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
    /// Where the short film goes.
    open var livePhotoMovieFileURL: URL?
    /// The largest size.
    open var maxPhotoDimensions = CMVideoDimensions()
    /// Creates settings in the usual form.
    public override init() { format = nil }
    /// Creates settings in a form.
    public init(format: [String: Any]?) { self.format = format }
}

/// A photo.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    init(_ settings: AVCaptureResolvedPhotoSettings) { resolvedSettings = settings }
    /// The settings of the photo.
    public let resolvedSettings: AVCaptureResolvedPhotoSettings
    /// Whether the photo has the camera's own pixels.
    open var isRawPhoto: Bool { false }
    /// The pixels; nil here.
    open var pixelBuffer: CVPixelBuffer? { nil }
    /// The pixels of a small picture; nil here.
    open var previewPixelBuffer: CVPixelBuffer? { nil }
    /// The depths; nil here.
    open var depthData: AVDepthData? { nil }
    /// The number within the photos that were taken together.
    open var sequenceCount: Int { 0 }
    /// Returns a small picture; nil here.
    open func previewCGImageRepresentation() -> CGImage? { nil }
    /// When it was taken.
    open var timestamp: CMTime { .invalid }
    /// How many photos were taken together.
    open var photoCount: Int { 0 }
    /// What describes it.
    open var metadata: [String: Any] { [:] }
    /// Returns the file's bytes; nil here.
    open func fileDataRepresentation() -> Data? { nil }
    /// Returns the pixels; nil here.
    open func cgImageRepresentation() -> CGImage? { nil }
}
