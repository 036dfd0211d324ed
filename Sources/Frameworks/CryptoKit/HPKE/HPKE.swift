import Foundation
import LibCrypto

/// Encryption for the owner of a public key, by RFC 9180.
///
/// Follows Apple's [HPKE](https://developer.apple.com/documentation/cryptokit/hpke).
public enum HPKE {
    /// How the secret is shared.
    public enum KEM: CaseIterable, Hashable, Sendable {
        case P256_HKDF_SHA256, P384_HKDF_SHA384, P521_HKDF_SHA512, Curve25519_HKDF_SHA256

        var identifier: UInt16 {
            switch self {
            case .P256_HKDF_SHA256: 0x10
            case .P384_HKDF_SHA384: 0x11
            case .P521_HKDF_SHA512: 0x12
            case .Curve25519_HKDF_SHA256: 0x20
            }
        }
        var function: KDF {
            switch self {
            case .P256_HKDF_SHA256, .Curve25519_HKDF_SHA256: .HKDF_SHA256
            case .P384_HKDF_SHA384: .HKDF_SHA384
            case .P521_HKDF_SHA512: .HKDF_SHA512
            }
        }
    }

    /// How keys are derived from the secret.
    public enum KDF: CaseIterable, Hashable, Sendable {
        case HKDF_SHA256, HKDF_SHA384, HKDF_SHA512

        var identifier: UInt16 {
            switch self {
            case .HKDF_SHA256: 1
            case .HKDF_SHA384: 2
            case .HKDF_SHA512: 3
            }
        }
        var byteCount: Int {
            switch self {
            case .HKDF_SHA256: 32
            case .HKDF_SHA384: 48
            case .HKDF_SHA512: 64
            }
        }
    }

    /// How messages are encrypted.
    public enum AEAD: CaseIterable, Hashable, Sendable {
        case AES_GCM_128, AES_GCM_256, chaChaPoly
        /// No messages: only secrets are exported.
        case exportOnly

        var identifier: UInt16 {
            switch self {
            case .AES_GCM_128: 1
            case .AES_GCM_256: 2
            case .chaChaPoly: 3
            case .exportOnly: 0xFFFF
            }
        }
        var keyByteCount: Int {
            switch self {
            case .AES_GCM_128: 16
            case .AES_GCM_256, .chaChaPoly: 32
            case .exportOnly: 0
            }
        }
        var cipher: SealedBytes.Cipher { self == .chaChaPoly ? .chaChaPoly : .aesGCM }
    }

    /// The algorithms that both sides use.
    public struct Ciphersuite: Hashable, Sendable {
        /// How the secret is shared.
        public let kem: KEM
        /// How keys are derived from the secret.
        public let kdf: KDF
        /// How messages are encrypted.
        public let aead: AEAD

        /// Creates a suite of three algorithms.
        public init(kem: KEM, kdf: KDF, aead: AEAD) {
            self.kem = kem
            self.kdf = kdf
            self.aead = aead
        }

        /// P-256 with SHA-256 and AES-GCM with 256 bits.
        public static let P256_SHA256_AES_GCM_256 = Ciphersuite(
            kem: .P256_HKDF_SHA256, kdf: .HKDF_SHA256, aead: .AES_GCM_256)
        /// P-384 with SHA-384 and AES-GCM with 256 bits.
        public static let P384_SHA384_AES_GCM_256 = Ciphersuite(
            kem: .P384_HKDF_SHA384, kdf: .HKDF_SHA384, aead: .AES_GCM_256)
        /// P-521 with SHA-512 and AES-GCM with 256 bits.
        public static let P521_SHA512_AES_GCM_256 = Ciphersuite(
            kem: .P521_HKDF_SHA512, kdf: .HKDF_SHA512, aead: .AES_GCM_256)
        /// X25519 with SHA-256 and ChaCha20-Poly1305.
        public static let Curve25519_SHA256_ChachaPoly = Ciphersuite(
            kem: .Curve25519_HKDF_SHA256, kdf: .HKDF_SHA256, aead: .chaChaPoly)
    }

    /// An error of the protocol.
    public enum Errors: Error, Hashable, Sendable {
        /// The values do not fit each other.
        case inconsistentParameters
        /// The key belongs to another way of sharing the secret than the suite.
        case inconsistentCiphersuiteAndKey
        /// The suite only exports secrets.
        case exportOnlyMode
        /// A shared key is missing.
        case inconsistentPSKInputs
        /// A shared key is expected.
        case expectedPSK
        /// A shared key is not expected.
        case unexpectedPSK
        /// There were too many messages.
        case outOfRangeSequenceNumber
        /// The cipher text is too short.
        case ciphertextTooShort
    }
}

/// A public key for which secrets are shared.
public protocol HPKEDiffieHellmanPublicKey: Sendable {
    /// The type of the private key.
    associatedtype EphemeralPrivateKey: HPKEDiffieHellmanPrivateKey where EphemeralPrivateKey.PublicKey == Self
    /// The way of sharing secrets to which the key belongs.
    static var _kem: HPKE.KEM { get }
    /// Creates a key from the form in which it is sent.
    init<D: ContiguousBytes>(_ serialization: D, kem: HPKE.KEM) throws
    /// Returns the form in which the key is sent.
    func hpkeRepresentation(kem: HPKE.KEM) throws -> Data
}

/// A private key with which secrets are shared.
public protocol HPKEDiffieHellmanPrivateKey: Sendable {
    /// The type of the public key.
    associatedtype PublicKey: HPKEDiffieHellmanPublicKey
    /// Creates a random key.
    init()
    /// The public key.
    var publicKey: PublicKey { get }
    /// Returns the secret that this key shares with another's.
    func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret
}

extension _CurvePublicKey where Self: HPKEDiffieHellmanPublicKey {
    public init<D: ContiguousBytes>(_ serialization: D, kem: HPKE.KEM) throws {
        guard kem == Self._kem else { throw HPKE.Errors.inconsistentCiphersuiteAndKey }
        try self.init(x963Representation: serialization)
    }

    public func hpkeRepresentation(kem: HPKE.KEM) throws -> Data {
        guard kem == Self._kem else { throw HPKE.Errors.inconsistentCiphersuiteAndKey }
        return x963Representation
    }
}

extension _CurvePrivateKey where Self: HPKEDiffieHellmanPrivateKey {
    public init() { self.init(compactRepresentable: true) }
}

extension Curve25519.KeyAgreement.PublicKey {
    public init<D: ContiguousBytes>(_ serialization: D, kem: HPKE.KEM) throws {
        guard kem == Self._kem else { throw HPKE.Errors.inconsistentCiphersuiteAndKey }
        try self.init(rawRepresentation: serialization)
    }

    public func hpkeRepresentation(kem: HPKE.KEM) throws -> Data {
        guard kem == Self._kem else { throw HPKE.Errors.inconsistentCiphersuiteAndKey }
        return rawRepresentation
    }
}
