import Foundation
import GStreamerShim
import OrielFoundation

/// The domain of errors of films and sounds.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of films and sounds.
///
/// Follows Apple's [AVError](https://developer.apple.com/documentation/avfoundation/averror-swift.struct).
public struct AVError: _CodedError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, _ErrorCode {
        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case deviceAlreadyUsedByAnotherSession = -11804
        case noDataCaptured = -11805
        case sessionConfigurationChanged = -11806
        case diskFull = -11807
        case deviceWasDisconnected = -11808
        case mediaChanged = -11809
        case maximumDurationReached = -11810
        case maximumFileSizeReached = -11811
        case mediaDiscontinuity = -11812
        case deviceNotConnected = -11814
        case deviceInUseByAnotherApplication = -11815
        case fileAlreadyExists = -11823
        case decodeFailed = -11821
        case exportFailed = -11820
        case invalidSourceMedia = -11822
        case fileFormatNotRecognized = -11828
        case fileFailedToParse = -11829
        case contentIsProtected = -11831
        case noImageAtTime = -11832
        case decoderNotFound = -11833
        case encoderNotFound = -11834
        case contentIsNotAuthorized = -11835
        case applicationIsNotAuthorized = -11836
        case operationNotSupportedForAsset = -11838
        case noLongerPlayable = -11867
        case applicationIsNotAuthorizedToUseDevice = -11852
        case operationInterrupted = -11847
        case operationCancelled = -11878
        case contentIsUnavailable = -11863
        case serverIncorrectlyConfigured = -11850
        case failedToLoadMediaData = -11849
        case undecodableMediaData = -11853
    }

    /// What went wrong.
    public let code: Code
    /// The error in words.
    let text: String
    /// Creates an error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.init(code, userInfo[NSLocalizedDescriptionKey] as? String ?? "")
    }

    init(_ code: Code, _ text: String) {
        (self.code, self.text) = (code, text.isEmpty ? "The operation could not be completed." : text)
    }

    /// An error of the library.
    init(family: Int, code: Int, text: String) {
        let known: Code =
            switch (family, code) {
            case (OrielMediaStream, 3), (OrielMediaStream, 4), (OrielMediaStream, 5): .fileFormatNotRecognized
            case (OrielMediaStream, 6), (OrielMediaCore, 12): .decoderNotFound
            case (OrielMediaStream, 7): .decodeFailed
            case (OrielMediaStream, 9), (OrielMediaStream, 11): .fileFailedToParse
            case (OrielMediaStream, 12), (OrielMediaStream, 13): .contentIsProtected
            case (OrielMediaResource, 3): .contentIsUnavailable
            case (OrielMediaResource, 15): .contentIsNotAuthorized
            case (OrielMediaResource, _): .failedToLoadMediaData
            default: .unknown
            }
        self.init(known, text)
    }

    /// The domain.
    public static var errorDomain: String { AVFoundationErrorDomain }
    /// The error's description for users.
    public var errorDescription: String? { text }
    /// The error's description for users.
    public var localizedDescription: String { text }
    /// More about the error.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }

    /// Something went wrong that has no other code.
    public static var unknown: Code { .unknown }
    /// The file's form is not known.
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    /// A track's decoder is missing.
    public static var decoderNotFound: Code { .decoderNotFound }
    /// The film has no picture at the time.
    public static var noImageAtTime: Code { .noImageAtTime }
    /// The device is not there.
    public static var deviceNotConnected: Code { .deviceNotConnected }
    /// The app may not do that.
    public static var applicationIsNotAuthorized: Code { .applicationIsNotAuthorized }
    /// The operation was canceled.
    public static var operationCancelled: Code { .operationCancelled }
    /// The asset does not allow the operation.
    public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
    /// There is too little memory.
    public static var outOfMemory: Code { .outOfMemory }
    /// The session is not running.
    public static var sessionNotRunning: Code { .sessionNotRunning }
    /// Another session uses the device.
    public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
    /// Nothing was recorded.
    public static var noDataCaptured: Code { .noDataCaptured }
    /// The session's configuration changed during a recording.
    public static var sessionConfigurationChanged: Code { .sessionConfigurationChanged }
    /// There is too little room on the disk.
    public static var diskFull: Code { .diskFull }
    /// The device was disconnected.
    public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
    /// The format changed while it was recorded.
    public static var mediaChanged: Code { .mediaChanged }
    /// The recording is as long as it may be.
    public static var maximumDurationReached: Code { .maximumDurationReached }
    /// The file is as large as it may be.
    public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
    /// A part of the recording is missing.
    public static var mediaDiscontinuity: Code { .mediaDiscontinuity }
    /// Another app uses the device.
    public static var deviceInUseByAnotherApplication: Code { .deviceInUseByAnotherApplication }
    /// The file is there already.
    public static var fileAlreadyExists: Code { .fileAlreadyExists }
    /// The film or sound could not be decoded.
    public static var decodeFailed: Code { .decodeFailed }
    /// The film or sound could not be exported.
    public static var exportFailed: Code { .exportFailed }
    /// The source is not valid.
    public static var invalidSourceMedia: Code { .invalidSourceMedia }
    /// The file could not be parsed.
    public static var fileFailedToParse: Code { .fileFailedToParse }
    /// There is no encoder for the format.
    public static var encoderNotFound: Code { .encoderNotFound }
    /// The user may not play the content.
    public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
    /// The content can no longer be played.
    public static var noLongerPlayable: Code { .noLongerPlayable }
    /// The operation was interrupted.
    public static var operationInterrupted: Code { .operationInterrupted }
    /// The server does not answer as it should.
    public static var serverIncorrectlyConfigured: Code { .serverIncorrectlyConfigured }
    /// The content could not be loaded.
    public static var failedToLoadMediaData: Code { .failedToLoadMediaData }
    /// The content could not be decoded.
    public static var undecodableMediaData: Code { .undecodableMediaData }
    /// The app may not use the device.
    public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
    /// The content is not available.
    public static var contentIsUnavailable: Code { .contentIsUnavailable }
    /// The content is protected.
    public static var contentIsProtected: Code { .contentIsProtected }
}
