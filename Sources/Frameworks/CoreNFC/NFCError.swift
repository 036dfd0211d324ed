import Foundation
import OrielFoundation

/// The name of the errors of readers.
public let NFCErrorDomain = "NFCError"

/// An error of a reader.
///
/// Follows Apple's [NFCReaderError](https://developer.apple.com/documentation/corenfc/nfcreadererror).
public struct NFCReaderError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case readerErrorUnsupportedFeature = 1
        case readerErrorSecurityViolation, readerErrorInvalidParameter, readerErrorInvalidParameterLength
        case readerErrorParameterOutOfBound, readerErrorRadioDisabled, readerErrorIneligible
        case readerTransceiveErrorTagConnectionLost = 100
        case readerTransceiveErrorRetryExceeded, readerTransceiveErrorTagResponseError
        case readerTransceiveErrorSessionInvalidated, readerTransceiveErrorTagNotConnected
        case readerTransceiveErrorPacketTooLong
        case readerSessionInvalidationErrorUserCanceled = 200
        case readerSessionInvalidationErrorSessionTimeout, readerSessionInvalidationErrorSessionTerminatedUnexpectedly
        case readerSessionInvalidationErrorSystemIsBusy, readerSessionInvalidationErrorFirstNDEFTagRead
        case tagCommandConfigurationErrorInvalidParameters = 300
        case ndefReaderSessionErrorTagNotWritable = 400
        case ndefReaderSessionErrorTagUpdateFailure, ndefReaderSessionErrorTagSizeTooSmall
        case ndefReaderSessionErrorZeroLengthMessage
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The machine has no reader.
    public static let readerErrorUnsupportedFeature = Code.readerErrorUnsupportedFeature
    /// The user ended the session.
    public static let readerSessionInvalidationErrorUserCanceled = Code.readerSessionInvalidationErrorUserCanceled
    /// The first tag was read.
    public static let readerSessionInvalidationErrorFirstNDEFTagRead =
        Code.readerSessionInvalidationErrorFirstNDEFTagRead
    /// The name of the errors of this framework.
    public static var errorDomain: String { NFCErrorDomain }
    public var errorDescription: String? { "This machine has no reader for tags." }

    /// The error of all sessions, which is reported once.
    static func unsupported() -> NFCReaderError {
        RuntimeWarning.issue("CoreNFC: this machine has no reader for tags; sessions end with an error.")
        return NFCReaderError(.readerErrorUnsupportedFeature)
    }
}
