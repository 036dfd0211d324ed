import Foundation

/// The ChaCha20-Poly1305 cipher, by RFC 8439.
///
/// Follows Apple's [ChaChaPoly](https://developer.apple.com/documentation/cryptokit/chachapoly).
public enum ChaChaPoly {
    /// A value that is used once with a key: 12 bytes.
    public struct Nonce: _Nonce {
        public let _bytes: [UInt8]

        /// Creates a random nonce.
        public init() { _bytes = randomBytes(12) }

        /// Creates a nonce from data of 12 bytes.
        public init<D: DataProtocol>(data: D) throws {
            guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
            _bytes = Array(data)
        }
    }

    /// Encrypted data with its nonce and its tag.
    public struct SealedBox: _SealedBox {
        public let nonce: Nonce
        public let ciphertext: Data
        public let tag: Data

        /// Creates a box from its parts; the tag has 16 bytes.
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
            self.nonce = nonce
            self.ciphertext = Data(ciphertext)
            self.tag = Data(tag)
        }

        /// Creates a box from data that begins with a nonce of 12 bytes and ends with the tag.
        public init<D: DataProtocol>(combined: D) throws {
            let parts = try splitBox(Array(combined))
            try self.init(nonce: Nonce(data: parts.nonce), ciphertext: parts.bytes, tag: parts.tag)
        }

        /// The nonce, the encrypted data and the tag.
        public var combined: Data { Data(nonce._bytes) + ciphertext + tag }
    }

    /// Encrypts data, and authenticates other data with it.
    /// - Parameters:
    ///   - key: A key of 256 bits.
    ///   - nonce: A nonce that was never used with the key; random by default.
    public static func seal<P: DataProtocol, A: DataProtocol>(
        _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
    ) throws -> SealedBox {
        try sealBox(.chaChaPoly, Array(message), key, nonce ?? Nonce(), Array(authenticatedData))
    }

    /// Encrypts data.
    /// - Parameters:
    ///   - key: A key of 256 bits.
    ///   - nonce: A nonce that was never used with the key; random by default.
    public static func seal<P: DataProtocol>(
        _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
        try sealBox(.chaChaPoly, Array(message), key, nonce ?? Nonce(), [])
    }

    /// Decrypts a box that was sealed with other data.
    public static func open<A: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
    ) throws -> Data { try openBox(.chaChaPoly, sealedBox, key, Array(authenticatedData)) }

    /// Decrypts a box.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try openBox(.chaChaPoly, sealedBox, key, [])
    }
}
