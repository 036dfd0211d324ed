import Foundation

/// ACL not simple.
public let errSecACLNotSimple: OSStatus = -25240
/// Policy not found.
public let errSecPolicyNotFound: OSStatus = -25241
/// Invalid trust setting.
public let errSecInvalidTrustSetting: OSStatus = -25242
/// No access for item.
public let errSecNoAccessForItem: OSStatus = -25243
/// Invalid owner edit.
public let errSecInvalidOwnerEdit: OSStatus = -25244
/// Trust not available.
public let errSecTrustNotAvailable: OSStatus = -25245
/// Key is sensitive.
public let errSecKeyIsSensitive: OSStatus = -25258
/// Multiple private keys.
public let errSecMultiplePrivKeys: OSStatus = -25259
/// Passphrase required.
public let errSecPassphraseRequired: OSStatus = -25260
/// Invalid password reference.
public let errSecInvalidPasswordRef: OSStatus = -25261
/// Invalid trust settings.
public let errSecInvalidTrustSettings: OSStatus = -25262
/// No trust settings.
public let errSecNoTrustSettings: OSStatus = -25263
/// Duplicate keychain.
public let errSecDuplicateKeychain: OSStatus = -25296
/// Duplicate callback.
public let errSecDuplicateCallback: OSStatus = -25297
/// Invalid callback.
public let errSecInvalidCallback: OSStatus = -25298
/// Invalid search reference.
public let errSecInvalidSearchRef: OSStatus = -25305
/// Wrong sec version.
public let errSecWrongSecVersion: OSStatus = -25310
/// No storage module.
public let errSecNoStorageModule: OSStatus = -25312
/// No certificate module.
public let errSecNoCertificateModule: OSStatus = -25313
/// No policy module.
public let errSecNoPolicyModule: OSStatus = -25314
/// Data not available.
public let errSecDataNotAvailable: OSStatus = -25316
/// Data not modifiable.
public let errSecDataNotModifiable: OSStatus = -25317
/// In dark wake.
public let errSecInDarkWake: OSStatus = -25320
/// MP signature invalid.
public let errSecMPSignatureInvalid: OSStatus = -25327
/// OTR too old.
public let errSecOTRTooOld: OSStatus = -25328
/// OTR ID too new.
public let errSecOTRIDTooNew: OSStatus = -25329
/// Invalid certificate.
public let errSecInvalidCertificate: OSStatus = -26265
/// Not signer.
public let errSecNotSigner: OSStatus = -26267
/// Unsupported algorithm.
public let errSecUnsupportedAlgorithm: OSStatus = -26268
/// Policy denied.
public let errSecPolicyDenied: OSStatus = -26270
/// Unsupported operation.
public let errSecUnsupportedOperation: OSStatus = -26271
/// Unsupported padding.
public let errSecUnsupportedPadding: OSStatus = -26273
/// Invalid key.
public let errSecInvalidKey: OSStatus = -26274
/// Item invalid key.
public let errSecItemInvalidKey: OSStatus = -34000
/// Item invalid key type.
public let errSecItemInvalidKeyType: OSStatus = -34001
/// Item invalid value.
public let errSecItemInvalidValue: OSStatus = -34002
/// Item class missing.
public let errSecItemClassMissing: OSStatus = -34003
/// Item match unsupported.
public let errSecItemMatchUnsupported: OSStatus = -34004
/// Use item list unsupported.
public let errSecUseItemListUnsupported: OSStatus = -34005
/// Use keychain unsupported.
public let errSecUseKeychainUnsupported: OSStatus = -34006
/// Use keychain list unsupported.
public let errSecUseKeychainListUnsupported: OSStatus = -34007
/// Return data unsupported.
public let errSecReturnDataUnsupported: OSStatus = -34008
/// Return attributes unsupported.
public let errSecReturnAttributesUnsupported: OSStatus = -34009
/// Return reference unsupported.
public let errSecReturnRefUnsupported: OSStatus = -34010
/// Return persistent reference unsupported.
public let errSecReturnPersitentRefUnsupported: OSStatus = -34011
/// Value reference unsupported.
public let errSecValueRefUnsupported: OSStatus = -34012
/// Value persistent reference unsupported.
public let errSecValuePersistentRefUnsupported: OSStatus = -34013
/// Return missing pointer.
public let errSecReturnMissingPointer: OSStatus = -34014
/// Match limit unsupported.
public let errSecMatchLimitUnsupported: OSStatus = -34015
/// Item illegal query.
public let errSecItemIllegalQuery: OSStatus = -34016
/// Wait for callback.
public let errSecWaitForCallback: OSStatus = -34017
/// Upgrade pending.
public let errSecUpgradePending: OSStatus = -34019
/// Service not available.
public let errSecServiceNotAvailable: OSStatus = -67585
/// Insufficient client ID.
public let errSecInsufficientClientID: OSStatus = -67586
/// Device reset.
public let errSecDeviceReset: OSStatus = -67587
/// Device failed.
public let errSecDeviceFailed: OSStatus = -67588
/// Apple add app ACL subject.
public let errSecAppleAddAppACLSubject: OSStatus = -67589
/// Apple public key incomplete.
public let errSecApplePublicKeyIncomplete: OSStatus = -67590
/// Apple signature mismatch.
public let errSecAppleSignatureMismatch: OSStatus = -67591
/// Apple invalid key start date.
public let errSecAppleInvalidKeyStartDate: OSStatus = -67592
/// Apple invalid key end date.
public let errSecAppleInvalidKeyEndDate: OSStatus = -67593
/// Conversion error.
public let errSecConversionError: OSStatus = -67594
/// Apple SSLv2 rollback.
public let errSecAppleSSLv2Rollback: OSStatus = -67595
/// Quota exceeded.
public let errSecQuotaExceeded: OSStatus = -67596
/// File too big.
public let errSecFileTooBig: OSStatus = -67597
/// Invalid database blob.
public let errSecInvalidDatabaseBlob: OSStatus = -67598
/// Invalid key blob.
public let errSecInvalidKeyBlob: OSStatus = -67599
/// Incompatible database blob.
public let errSecIncompatibleDatabaseBlob: OSStatus = -67600
/// Incompatible key blob.
public let errSecIncompatibleKeyBlob: OSStatus = -67601
/// Unknown critical extension flag.
public let errSecUnknownCriticalExtensionFlag: OSStatus = -67603
/// No basic constraints.
public let errSecNoBasicConstraints: OSStatus = -67604
/// No basic constraints CA.
public let errSecNoBasicConstraintsCA: OSStatus = -67605
