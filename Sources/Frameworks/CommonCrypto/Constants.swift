// The numbers are Apple's. As Swift imports them, the values of C's unnamed enumerations are `Int`.

/// The result of a function: `kCCSuccess` or the reason for a failure.
public typealias CCStatus = Int32
/// The result of a function: `kCCSuccess` or the reason for a failure.
public typealias CCCryptorStatus = Int32
/// Whether a cipher encrypts or decrypts.
public typealias CCOperation = UInt32
/// A cipher.
public typealias CCAlgorithm = UInt32
/// How a cipher works: whether it pads its last block, and whether its blocks depend on each other.
public typealias CCOptions = UInt32
/// How the blocks of a cipher depend on each other.
public typealias CCMode = UInt32
/// Whether a cipher pads its last block.
public typealias CCPadding = UInt32
/// The order of a counter's bytes.
public typealias CCModeOptions = UInt32
/// The hash function of an authentication code.
public typealias CCHmacAlgorithm = UInt32
/// A function that derives keys from passwords.
public typealias CCPBKDFAlgorithm = UInt32
/// The hash function by which keys are derived.
public typealias CCPseudoRandomAlgorithm = UInt32
/// The result of a function that makes random bytes.
public typealias CCRNGStatus = CCCryptorStatus

/// No error.
public let kCCSuccess: Int = 0
/// A value is not valid.
public let kCCParamError: Int = -4300
/// There is too little room for the result.
public let kCCBufferTooSmall: Int = -4301
/// There is no memory.
public let kCCMemoryFailure: Int = -4302
/// The data is not a number of whole blocks.
public let kCCAlignmentError: Int = -4303
/// The data could not be decrypted.
public let kCCDecodeError: Int = -4304
/// The function does not exist for the cipher.
public let kCCUnimplemented: Int = -4305
/// A number is too large.
public let kCCOverflow: Int = -4306
/// There are no random bytes.
public let kCCRNGFailure: Int = -4307
/// A failure of an unknown kind.
public let kCCUnspecifiedError: Int = -4308
/// A function was called too early or too late.
public let kCCCallSequenceError: Int = -4309
/// The key has a wrong length.
public let kCCKeySizeError: Int = -4310
/// The key is not valid.
public let kCCInvalidKey: Int = -4311

/// The cipher encrypts.
public let kCCEncrypt: Int = 0
/// The cipher decrypts.
public let kCCDecrypt: Int = 1

/// AES with a key of any of its lengths.
public let kCCAlgorithmAES128: Int = 0
/// AES with a key of any of its lengths.
public let kCCAlgorithmAES: Int = 0
/// DES, which is broken.
public let kCCAlgorithmDES: Int = 1
/// DES applied three times.
public let kCCAlgorithm3DES: Int = 2
/// CAST with keys of 5 to 16 bytes.
public let kCCAlgorithmCAST: Int = 3
/// RC4, which is broken.
public let kCCAlgorithmRC4: Int = 4
/// RC2, which is broken.
public let kCCAlgorithmRC2: Int = 5
/// Blowfish with keys of 8 to 56 bytes.
public let kCCAlgorithmBlowfish: Int = 6

/// The last block is padded.
public let kCCOptionPKCS7Padding: Int = 1
/// The blocks do not depend on each other.
public let kCCOptionECBMode: Int = 2

/// Blocks that do not depend on each other.
public let kCCModeECB: Int = 1
/// Each block depends on the one before.
public let kCCModeCBC: Int = 2
/// A stream that depends on the data, in blocks.
public let kCCModeCFB: Int = 3
/// A stream from a counter.
public let kCCModeCTR: Int = 4
/// A stream that does not depend on the data.
public let kCCModeOFB: Int = 7
/// The stream of RC4.
public let kCCModeRC4: Int = 9
/// A stream that depends on the data, in bytes.
public let kCCModeCFB8: Int = 10
/// The last block is not padded.
public let ccNoPadding: Int = 0
/// The last block is padded.
public let ccPKCS7Padding: Int = 1
/// The counter has its most significant byte first.
public let kCCModeOptionCTR_BE: Int = 2

/// The bytes of a key of AES with 128 bits.
public let kCCKeySizeAES128: Int = 16
/// The bytes of a key of AES with 192 bits.
public let kCCKeySizeAES192: Int = 24
/// The bytes of a key of AES with 256 bits.
public let kCCKeySizeAES256: Int = 32
/// The bytes of a key of DES.
public let kCCKeySizeDES: Int = 8
/// The bytes of a key for DES applied three times.
public let kCCKeySize3DES: Int = 24
/// The fewest bytes of a key of CAST.
public let kCCKeySizeMinCAST: Int = 5
/// The most bytes of a key of CAST.
public let kCCKeySizeMaxCAST: Int = 16
/// The fewest bytes of a key of RC4.
public let kCCKeySizeMinRC4: Int = 1
/// The most bytes of a key of RC4.
public let kCCKeySizeMaxRC4: Int = 512
/// The fewest bytes of a key of RC2.
public let kCCKeySizeMinRC2: Int = 1
/// The most bytes of a key of RC2.
public let kCCKeySizeMaxRC2: Int = 128
/// The fewest bytes of a key of Blowfish.
public let kCCKeySizeMinBlowfish: Int = 8
/// The most bytes of a key of Blowfish.
public let kCCKeySizeMaxBlowfish: Int = 56

/// The bytes of a block of AES.
public let kCCBlockSizeAES128: Int = 16
/// The bytes of a block of DES.
public let kCCBlockSizeDES: Int = 8
/// The bytes of a block of DES applied three times.
public let kCCBlockSize3DES: Int = 8
/// The bytes of a block of CAST.
public let kCCBlockSizeCAST: Int = 8
/// The bytes of a block of RC2.
public let kCCBlockSizeRC2: Int = 8
/// The bytes of a block of Blowfish.
public let kCCBlockSizeBlowfish: Int = 8
/// The bytes that a cipher of AES needs.
public let kCCContextSizeAES128: Int = 404

/// SHA-1.
public let kCCHmacAlgSHA1: Int = 0
/// MD5.
public let kCCHmacAlgMD5: Int = 1
/// SHA-2 with 256 bits.
public let kCCHmacAlgSHA256: Int = 2
/// SHA-2 with 384 bits.
public let kCCHmacAlgSHA384: Int = 3
/// SHA-2 with 512 bits.
public let kCCHmacAlgSHA512: Int = 4
/// SHA-2 with 224 bits.
public let kCCHmacAlgSHA224: Int = 5

/// PBKDF2, by RFC 8018.
public let kCCPBKDF2: Int = 2

/// SHA-1.
public let kCCPRFHmacAlgSHA1: Int = 1
/// SHA-2 with 224 bits.
public let kCCPRFHmacAlgSHA224: Int = 2
/// SHA-2 with 256 bits.
public let kCCPRFHmacAlgSHA256: Int = 3
/// SHA-2 with 384 bits.
public let kCCPRFHmacAlgSHA384: Int = 4
/// SHA-2 with 512 bits.
public let kCCPRFHmacAlgSHA512: Int = 5
