import Foundation
import OrielFoundation

/// The domain of the errors of managers and devices.
public let CBErrorDomain = "CBErrorDomain"
/// The domain of the errors of the attribute protocol.
public let CBATTErrorDomain = "CBATTErrorDomain"

/// An error of a manager or a device.
///
/// Follows Apple's [CBError](https://developer.apple.com/documentation/corebluetooth/cberror-swift.struct).
public struct CBError: _CodedError, LocalizedError, @unchecked Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled, connectionTimeout
        case peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed, connectionLimitReached
        case unknownDevice, operationNotSupported, peerRemovedPairingInformation, encryptionTimedOut
        case tooManyLEPairedDevices, leGattExceededBackgroundNotificationLimit, leGattNearBackgroundNotificationLimit
    }

    /// The reason.
    public let code: Code
    /// More about the error.
    public let userInfo: [String: Any]

    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }

    /// The domain.
    public static var errorDomain: String { CBErrorDomain }
    /// More about the error.
    public var errorUserInfo: [String: Any] { userInfo }
    public var errorDescription: String? { "Bluetooth: \(code)." }

    /// The reason is not known.
    public static let unknown = Code.unknown
    /// A parameter is not valid.
    public static let invalidParameters = Code.invalidParameters
    /// A handle is not valid.
    public static let invalidHandle = Code.invalidHandle
    /// The device is not connected.
    public static let notConnected = Code.notConnected
    /// There is no memory left.
    public static let outOfSpace = Code.outOfSpace
    /// The operation was canceled.
    public static let operationCancelled = Code.operationCancelled
    /// Connecting took too long.
    public static let connectionTimeout = Code.connectionTimeout
    /// The device ended the connection.
    public static let peripheralDisconnected = Code.peripheralDisconnected
    /// The identifier is not permitted.
    public static let uuidNotAllowed = Code.uuidNotAllowed
    /// The app is already advertising.
    public static let alreadyAdvertising = Code.alreadyAdvertising
    /// Connecting failed.
    public static let connectionFailed = Code.connectionFailed
    /// There are too many connections.
    public static let connectionLimitReached = Code.connectionLimitReached
    /// The device is not known.
    public static let unknownDevice = Code.unknownDevice
    /// The operation is not supported.
    public static let operationNotSupported = Code.operationNotSupported
    /// The device has removed its pairing.
    public static let peerRemovedPairingInformation = Code.peerRemovedPairingInformation
    /// Encryption took too long.
    public static let encryptionTimedOut = Code.encryptionTimedOut
    /// Too many devices are paired.
    public static let tooManyLEPairedDevices = Code.tooManyLEPairedDevices
}

/// An error of the attribute protocol: the response to a request to read or write.
///
/// Follows Apple's [CBATTError](https://developer.apple.com/documentation/corebluetooth/cbatterror-swift.struct).
public struct CBATTError: _CodedError, LocalizedError, @unchecked Sendable {
    /// The results of requests.
    public enum Code: Int, _ErrorCode {
        case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication
        case requestNotSupported, invalidOffset, insufficientAuthorization, prepareQueueFull, attributeNotFound
        case attributeNotLong, insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError
        case insufficientEncryption, unsupportedGroupType, insufficientResources
    }

    /// The reason.
    public let code: Code
    /// More about the error.
    public let userInfo: [String: Any]

    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }

    /// The domain.
    public static var errorDomain: String { CBATTErrorDomain }
    /// More about the error.
    public var errorUserInfo: [String: Any] { userInfo }
    public var errorDescription: String? { "Bluetooth's attribute protocol: \(code)." }

    /// The request succeeded.
    public static let success = Code.success
    /// The handle is not valid.
    public static let invalidHandle = Code.invalidHandle
    /// The value can't be read.
    public static let readNotPermitted = Code.readNotPermitted
    /// The value can't be written.
    public static let writeNotPermitted = Code.writeNotPermitted
    /// The request is not valid.
    public static let invalidPdu = Code.invalidPdu
    /// The request needs authentication.
    public static let insufficientAuthentication = Code.insufficientAuthentication
    /// The request is not supported.
    public static let requestNotSupported = Code.requestNotSupported
    /// The offset is beyond the value.
    public static let invalidOffset = Code.invalidOffset
    /// The request needs authorization.
    public static let insufficientAuthorization = Code.insufficientAuthorization
    /// Too many writes wait.
    public static let prepareQueueFull = Code.prepareQueueFull
    /// The attribute was not found.
    public static let attributeNotFound = Code.attributeNotFound
    /// The attribute can't be read in parts.
    public static let attributeNotLong = Code.attributeNotLong
    /// The key of the encryption is too short.
    public static let insufficientEncryptionKeySize = Code.insufficientEncryptionKeySize
    /// The value's length is not valid.
    public static let invalidAttributeValueLength = Code.invalidAttributeValueLength
    /// An unlikely error has occurred.
    public static let unlikelyError = Code.unlikelyError
    /// The request needs encryption.
    public static let insufficientEncryption = Code.insufficientEncryption
    /// The type of the group is not supported.
    public static let unsupportedGroupType = Code.unsupportedGroupType
    /// There are too few resources.
    public static let insufficientResources = Code.insufficientResources
}
