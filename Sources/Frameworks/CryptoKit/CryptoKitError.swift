import Foundation

/// An error of cryptography.
///
/// Follows Apple's [CryptoKitError](https://developer.apple.com/documentation/cryptokit/cryptokiterror).
public enum CryptoKitError: Error, Equatable, LocalizedError, Sendable {
    /// The key has a length that the cipher does not take.
    case incorrectKeySize
    /// A value has a wrong length.
    case incorrectParameterSize
    /// The code or tag does not belong to the data: it was changed, or another key is needed.
    case authenticationFailure
    /// The library refused a value.
    case underlyingCoreCryptoError(error: Int32)
    /// A key could not be wrapped.
    case wrapFailure
    /// A key could not be unwrapped: it was changed, or another key is needed.
    case unwrapFailure
    /// A value is not valid.
    case invalidParameter

    public var errorDescription: String? {
        switch self {
        case .incorrectKeySize: "The key has a wrong length."
        case .incorrectParameterSize: "A value has a wrong length."
        case .authenticationFailure: "The data was changed, or the key is another one."
        case .underlyingCoreCryptoError(let error): "The cryptographic library reported error \(error)."
        case .wrapFailure: "The key could not be wrapped."
        case .unwrapFailure: "The key could not be unwrapped."
        case .invalidParameter: "A value is not valid."
        }
    }

    /// The number of a point or a scalar that is not a key.
    static let badKey = underlyingCoreCryptoError(error: -7)
}

/// An error in the encoded form of a key.
///
/// Follows Apple's [CryptoKitASN1Error](https://developer.apple.com/documentation/cryptokit/cryptokitasn1error).
public enum CryptoKitASN1Error: Error, Equatable, Sendable {
    case invalidFieldIdentifier
    case unexpectedFieldType
    case invalidObjectIdentifier
    case invalidASN1Object
    case invalidASN1IntegerEncoding
    case truncatedASN1Field
    case unsupportedFieldLength
    case invalidPEMDocument
}
