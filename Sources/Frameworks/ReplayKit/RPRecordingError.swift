import Foundation
import OrielFoundation

/// The name of the errors of recordings.
public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"

/// An error of a recording.
///
/// Follows Apple's [RPRecordingErrorCode](https://developer.apple.com/documentation/replaykit/rprecordingerrorcode).
public struct RPRecordingError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case unknown = -5800
        case userDeclined = -5801, disabled = -5802, failedToStart = -5803, failed = -5804, insufficientStorage = -5805
        case interrupted = -5806, contentResize = -5807, broadcastInvalidSession = -5808
        case systemDormancy = -5809, entitlements = -5810, activePhoneCall = -5811
        case failedToSave = -5812, carPlay = -5813, failedApplicationConnectionInvalid = -5814
        case failedApplicationConnectionInterrupted = -5815, failedNoMatchingApplicationContext = -5816
        case failedMediaServicesFailure = -5817, videoMixingFailure = -5818, broadcastSetupFailed = -5819
        case failedToObtainURL = -5820, failedIncorrectTimeStamps = -5821, failedToProcessFirstSample = -5822
        case failedAssetWriterFailedToSave = -5823, failedNoAssetWriter = -5824
        case failedAssetWriterInWrongState = -5825, failedAssetWriterExportFailed = -5826
        case failedToRemoveFile = -5827, failedAssetWriterExportCanceled = -5828
        case attemptToStopNonRecording = -5829, attemptToStartInRecordingState = -5830, photoFailure = -5831
        case recordingInvalidSession = -5832, failedToStartCaptureStack = -5833, invalidParameter = -5834
        case filePermissions = -5835, exportClipToURLInProgress = -5836
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of the errors of this framework.
    public static var errorDomain: String { RPRecordingErrorDomain }
    public var errorDescription: String? { "The screen of this system is not recorded by apps." }

    /// The error of recordings, which is reported once.
    static func missing() -> RPRecordingError {
        RuntimeWarning.issue("ReplayKit: apps do not record the screen of this system; recordings fail.")
        return RPRecordingError(.disabled)
    }
}

/// The reasons for errors of recordings.
public typealias RPRecordingErrorCode = RPRecordingError.Code
