import Foundation
import LibCrypto

/// The curve of X25519 and Ed25519.
///
/// Follows Apple's [Curve25519](https://developer.apple.com/documentation/cryptokit/curve25519).
public enum Curve25519 {
    /// Signatures with Ed25519, by RFC 8032.
    public enum Signing {
        /// A key that checks signatures.
        public struct PublicKey: Sendable {
            let pair: KeyPair

            /// Creates a key from its 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                pair = try keyPair("ED25519", isPrivate: false, rawRepresentation)
            }
            init(pair: KeyPair) { self.pair = pair }

            /// The 32 bytes.
            public var rawRepresentation: Data { Data(pair.raw(isPrivate: false)) }

            /// Returns whether a signature belongs to data.
            public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
                pair.isValid(Array(signature), of: Array(data))
            }
        }

        /// A key that signs.
        public struct PrivateKey: Sendable {
            let pair: KeyPair

            /// Creates a random key.
            public init() { pair = newKeyPair("ED25519") }

            /// Creates a key from its 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                pair = try keyPair("ED25519", isPrivate: true, rawRepresentation)
            }

            /// The 32 bytes.
            public var rawRepresentation: Data { Data(pair.raw(isPrivate: true)) }
            /// The public key.
            public var publicKey: PublicKey { PublicKey(pair: publicPair(pair, "ED25519")) }

            /// Returns the signature of data, 64 bytes.
            public func signature<D: DataProtocol>(for data: D) throws -> Data {
                guard let bytes = pair.signature(of: Array(data)) else { throw CryptoKitError.badKey }
                return Data(bytes)
            }
        }
    }

    /// Shared secrets with X25519, by RFC 7748.
    public enum KeyAgreement {
        /// The other side's key.
        public struct PublicKey: HPKEDiffieHellmanPublicKey {
            public typealias EphemeralPrivateKey = PrivateKey
            public static var _kem: HPKE.KEM { .Curve25519_HKDF_SHA256 }
            let pair: KeyPair

            /// Creates a key from its 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                pair = try keyPair("X25519", isPrivate: false, rawRepresentation)
            }
            init(pair: KeyPair) { self.pair = pair }

            /// The 32 bytes.
            public var rawRepresentation: Data { Data(pair.raw(isPrivate: false)) }
        }

        /// A key of one's own.
        public struct PrivateKey: HPKEDiffieHellmanPrivateKey {
            public typealias PublicKey = Curve25519.KeyAgreement.PublicKey
            let pair: KeyPair

            /// Creates a random key.
            public init() { pair = newKeyPair("X25519") }

            /// Creates a key from its 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                pair = try keyPair("X25519", isPrivate: true, rawRepresentation)
            }

            /// The 32 bytes.
            public var rawRepresentation: Data { Data(pair.raw(isPrivate: true)) }
            /// The public key.
            public var publicKey: PublicKey { PublicKey(pair: publicPair(pair, "X25519")) }

            /// Returns the secret that this key shares with another's; throws for the few public keys that reveal it.
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                guard let bytes = pair.secret(with: publicKeyShare.pair) else { throw CryptoKitError.badKey }
                return SharedSecret(bytes)
            }
        }
    }
}

private func keyPair(_ type: String, isPrivate: Bool, _ bytes: some ContiguousBytes) throws -> KeyPair {
    let bytes = bytes.withUnsafeBytes { Array($0) }
    guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    guard let pair = KeyPair(type: type, isPrivate: isPrivate, bytes: bytes) else { throw CryptoKitError.badKey }
    return pair
}

private func newKeyPair(_ type: String) -> KeyPair {
    guard let pair = KeyPair(type: type, isPrivate: true, bytes: randomBytes(32)) else {
        fatalError("libcrypto cannot make keys of \(type).")
    }
    return pair
}

private func publicPair(_ pair: KeyPair, _ type: String) -> KeyPair {
    guard let half = KeyPair(type: type, isPrivate: false, bytes: pair.raw(isPrivate: false)) else {
        fatalError("libcrypto cannot divide a key.")
    }
    return half
}
