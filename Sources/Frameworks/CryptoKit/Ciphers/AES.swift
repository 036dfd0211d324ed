import Foundation
import LibCrypto

/// The Advanced Encryption Standard.
///
/// Follows Apple's [AES](https://developer.apple.com/documentation/cryptokit/aes).
public enum AES {
    /// AES in Galois/Counter Mode.
    public enum GCM {
        static let tagByteCount = 16

        /// A value that is used once with a key: 12 random bytes by default.
        public struct Nonce: _Nonce {
            public let _bytes: [UInt8]

            /// Creates a random nonce.
            public init() { _bytes = randomBytes(12) }

            /// Creates a nonce from data of at least 12 bytes.
            public init<D: DataProtocol>(data: D) throws {
                guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
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
                guard tag.count == tagByteCount else { throw CryptoKitError.incorrectParameterSize }
                self.nonce = nonce
                self.ciphertext = Data(ciphertext)
                self.tag = Data(tag)
            }

            /// Creates a box from data that begins with a nonce of 12 bytes and ends with the tag.
            public init<D: DataProtocol>(combined: D) throws {
                let parts = try splitBox(Array(combined))
                try self.init(nonce: Nonce(data: parts.nonce), ciphertext: parts.bytes, tag: parts.tag)
            }

            /// The nonce, the encrypted data and the tag; nil if the nonce does not have 12 bytes.
            public var combined: Data? { nonce._bytes.count == 12 ? Data(nonce._bytes) + ciphertext + tag : nil }
        }

        /// Encrypts data, and authenticates other data with it.
        /// - Parameter nonce: A nonce that was never used with the key; random by default.
        public static func seal<P: DataProtocol, A: DataProtocol>(
            _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
        ) throws -> SealedBox {
            try sealBox(.aesGCM, Array(message), key, nonce ?? Nonce(), Array(authenticatedData))
        }

        /// Encrypts data.
        /// - Parameter nonce: A nonce that was never used with the key; random by default.
        public static func seal<P: DataProtocol>(
            _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox {
            try sealBox(.aesGCM, Array(message), key, nonce ?? Nonce(), [])
        }

        /// Decrypts a box that was sealed with other data.
        public static func open<A: DataProtocol>(
            _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
        ) throws -> Data { try openBox(.aesGCM, sealedBox, key, Array(authenticatedData)) }

        /// Decrypts a box.
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            try openBox(.aesGCM, sealedBox, key, [])
        }
    }

    /// Wraps keys with keys, by RFC 3394.
    public enum KeyWrap {
        /// Returns a key wrapped with another; it has a multiple of eight bytes, at least 16.
        public static func wrap(_ keyToWrap: SymmetricKey, using kek: SymmetricKey) throws -> Data {
            try check(kek)
            let bytes = keyToWrap.withUnsafeBytes { Array($0) }
            guard let result = kek.withUnsafeBytes({ SealedBytes.wrap(bytes, with: $0, wraps: true) }) else {
                throw CryptoKitError.wrapFailure
            }
            return Data(result)
        }

        /// Returns the key that was wrapped with another.
        public static func unwrap<W: DataProtocol>(
            _ wrappedKey: W, using kek: SymmetricKey
        ) throws -> SymmetricKey {
            try check(kek)
            let bytes = Array(wrappedKey)
            guard let result = kek.withUnsafeBytes({ SealedBytes.wrap(bytes, with: $0, wraps: false) }) else {
                throw CryptoKitError.unwrapFailure
            }
            return SymmetricKey(data: result)
        }

        private static func check(_ kek: SymmetricKey) throws {
            guard [128, 192, 256].contains(kek.bitCount) else { throw CryptoKitError.incorrectKeySize }
        }
    }
}
