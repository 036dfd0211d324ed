import Foundation
import OrielFoundation

// The numbers and the words equal Apple's.

/// No error.
public let errSecSuccess: OSStatus = 0
/// Function or operation not implemented.
public let errSecUnimplemented: OSStatus = -4
/// The disk is full.
public let errSecDiskFull: OSStatus = -34
/// I/O error.
public let errSecIO: OSStatus = -36
/// File already open with write permission.
public let errSecOpWr: OSStatus = -49
/// One or more parameters passed to a function were not valid.
public let errSecParam: OSStatus = -50
/// Write permissions error.
public let errSecWrPerm: OSStatus = -61
/// Failed to allocate memory.
public let errSecAllocate: OSStatus = -108
/// User canceled the operation.
public let errSecUserCanceled: OSStatus = -128
/// Bad parameter or invalid state for operation.
public let errSecBadReq: OSStatus = -909
/// An internal component experienced an error.
public let errSecInternalComponent: OSStatus = -2070
/// No keychain is available.
public let errSecNotAvailable: OSStatus = -25291
/// This keychain cannot be modified.
public let errSecReadOnly: OSStatus = -25292
/// The user name or passphrase you entered is not correct.
public let errSecAuthFailed: OSStatus = -25293
/// The specified keychain could not be found.
public let errSecNoSuchKeychain: OSStatus = -25294
/// The specified keychain is not a valid keychain file.
public let errSecInvalidKeychain: OSStatus = -25295
/// The specified item already exists in the keychain.
public let errSecDuplicateItem: OSStatus = -25299
/// The specified item could not be found in the keychain.
public let errSecItemNotFound: OSStatus = -25300
/// There is not enough memory available to use the specified item.
public let errSecBufferTooSmall: OSStatus = -25301
/// This item contains information which is too large or in a format that cannot be displayed.
public let errSecDataTooLarge: OSStatus = -25302
/// The specified attribute does not exist.
public let errSecNoSuchAttr: OSStatus = -25303
/// The specified item is no longer valid.
public let errSecInvalidItemRef: OSStatus = -25304
/// The specified item does not appear to be a valid keychain item.
public let errSecNoSuchClass: OSStatus = -25306
/// A default keychain could not be found.
public let errSecNoDefaultKeychain: OSStatus = -25307
/// User interaction is not allowed.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The specified attribute could not be modified.
public let errSecReadOnlyAttr: OSStatus = -25309
/// The specified key size is not allowed.
public let errSecKeySizeNotAllowed: OSStatus = -25311
/// User interaction is required, but is currently not allowed.
public let errSecInteractionRequired: OSStatus = -25315
/// The specified preferences domain is not valid.
public let errSecInvalidPrefsDomain: OSStatus = -25319
/// Unable to decode the provided data.
public let errSecDecode: OSStatus = -26275
/// A required entitlement isn't present.
public let errSecMissingEntitlement: OSStatus = -34018
/// A file of PKCS #12 could not be verified; the password may be wrong.
public let errSecPkcs12VerifyFailure: OSStatus = -25264
/// Unknown format in import.
public let errSecUnknownFormat: OSStatus = -25257
/// Unsupported import/export format.
public let errSecUnsupportedFormat: OSStatus = -25256
/// The encoding was not valid.
public let errSecInvalidEncoding: OSStatus = -67853
/// An expired certificate was detected.
public let errSecCertificateExpired: OSStatus = -67818
/// The certificate is not yet valid.
public let errSecCertificateNotValidYet: OSStatus = -67819
/// The certificate is not trusted.
public let errSecNotTrusted: OSStatus = -67843
/// A host name mismatch has occurred.
public let errSecHostNameMismatch: OSStatus = -67602
/// One or more certificates required to validate this certificate cannot be found.
public let errSecCreateChainFailed: OSStatus = -25318
/// A cryptographic verification failure has occurred.
public let errSecVerifyFailed: OSStatus = -67808
/// An invalid signature was encountered.
public let errSecInvalidSignature: OSStatus = -67688
/// An invalid key was encountered.
public let errSecInvalidKeyRef: OSStatus = -67712
/// The algorithm parameters were not valid.
public let errSecInvalidAlgorithmParms: OSStatus = -67770
/// Invalid data was encountered.
public let errSecInvalidData: OSStatus = -67673
/// Unimplemented code signing feature.
public let errSecCSUnimplemented: OSStatus = -67072

/// Returns the words for a result; a sentence with its number if there are none.
/// - Parameter reserved: Without effect; pass nil.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    statusWords[status] ?? "OSStatus \(status)"
}

private let statusWords: [OSStatus: String] = [
    errSecSuccess: "No error.",
    errSecUnimplemented: "Function or operation not implemented.",
    errSecDiskFull: "The disk is full.",
    errSecIO: "I/O error.",
    errSecOpWr: "File already open with write permission.",
    errSecParam: "One or more parameters passed to a function were not valid.",
    errSecWrPerm: "Write permissions error.",
    errSecAllocate: "Failed to allocate memory.",
    errSecUserCanceled: "User canceled the operation.",
    errSecBadReq: "Bad parameter or invalid state for operation.",
    errSecInternalComponent: "An internal component experienced an error.",
    errSecNotAvailable: "No keychain is available. You may need to restart your computer.",
    errSecReadOnly: "This keychain cannot be modified.",
    errSecAuthFailed: "The user name or passphrase you entered is not correct.",
    errSecNoSuchKeychain: "The specified keychain could not be found.",
    errSecInvalidKeychain: "The specified keychain is not a valid keychain file.",
    errSecDuplicateItem: "The specified item already exists in the keychain.",
    errSecItemNotFound: "The specified item could not be found in the keychain.",
    errSecBufferTooSmall: "There is not enough memory available to use the specified item.",
    errSecDataTooLarge: "This item contains information which is too large or in a format that cannot be displayed.",
    errSecNoSuchAttr: "The specified attribute does not exist.",
    errSecInvalidItemRef: "The specified item is no longer valid. It may have been deleted from the keychain.",
    errSecNoSuchClass: "The specified item does not appear to be a valid keychain item.",
    errSecNoDefaultKeychain: "A default keychain could not be found.",
    errSecInteractionNotAllowed: "User interaction is not allowed.",
    errSecReadOnlyAttr: "The specified attribute could not be modified.",
    errSecKeySizeNotAllowed: "The specified key size is not allowed.",
    errSecInteractionRequired: "User interaction is required, but is currently not allowed.",
    errSecInvalidPrefsDomain: "The specified preferences domain is not valid.",
    errSecDecode: "Unable to decode the provided data.",
    errSecMissingEntitlement: "A required entitlement isn't present.",
    errSecPkcs12VerifyFailure: "MAC verification failed during PKCS12 import (wrong password?)",
    errSecUnknownFormat: "Unknown format in import.",
    errSecUnsupportedFormat: "Unsupported import/export format.",
    errSecInvalidEncoding: "The encoding was not valid.",
    errSecCertificateExpired: "An expired certificate was detected.",
    errSecCertificateNotValidYet: "The certificate is not yet valid.",
    errSecNotTrusted: "The certificate is not trusted.",
    errSecHostNameMismatch: "A host name mismatch has occurred.",
    errSecCreateChainFailed: "One or more certificates required to validate this certificate cannot be found.",
    errSecVerifyFailed: "A cryptographic verification failure has occurred.",
    errSecInvalidSignature: "An invalid signature was encountered.",
    errSecInvalidKeyRef: "An invalid key was encountered.",
    errSecInvalidAlgorithmParms: "The algorithm parameters were not valid.",
    errSecInvalidData: "Invalid data was encountered.",
    errSecCSUnimplemented: "unimplemented code signing feature",
]

extension OSStatus {
    /// The status as an error, as functions of keys and certificates return it.
    func error(_ words: String? = nil) -> NSError {
        NSError(
            domain: NSOSStatusErrorDomain, code: Int(self),
            userInfo: [NSLocalizedDescriptionKey: words ?? statusWords[self] ?? "OSStatus \(self)"])
    }
}
