import CoreMedia
import CoreVideo
import Foundation

/// The settings that a photo is taken with.
///
/// Follows Apple's [AVCaptureResolvedPhotoSettings](https://developer.apple.com/documentation/avfoundation/avcaptureresolvedphotosettings).
/// Without a camera all sizes are 0.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    /// The number of the photo's settings.
    public let uniqueID: Int64
    /// Whether a flash is used.
    open var isFlashEnabled: Bool { false }
    /// Whether red eyes are corrected.
    open var isRedEyeReductionEnabled: Bool { false }
    /// The number of photos that come.
    open var expectedPhotoCount: Int { 0 }
    /// The size of the photo, in pixels.
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// The size of the photo with the camera's own pixels.
    open var rawPhotoDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// The size of the small picture.
    open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// The size of the picture within the file.
    open var embeddedThumbnailDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// The size of the short film.
    open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// The time that the photo takes.
    open var photoProcessingTimeRange: CMTimeRange { .invalid }
    init(_ settings: AVCapturePhotoSettings) { uniqueID = settings.uniqueID }
}

/// Methods for a photo that is taken; all are optional.
///
/// Follows Apple's [AVCapturePhotoCaptureDelegate](https://developer.apple.com/documentation/avfoundation/avcapturephotocapturedelegate).
/// Without a camera the methods for the photo and for the end are called, with an error.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
    /// Called before all others; never here.
    func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Called when the photo is being taken; never here.
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Called when the photo was taken; never here.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Called with the photo, or an error.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    /// Called when the short film was recorded; never here.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
        resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Called with the short film; never here.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime,
        photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
    /// Called at the end.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
        resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime,
        photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
}
