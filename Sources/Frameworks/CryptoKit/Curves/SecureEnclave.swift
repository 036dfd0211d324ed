import Foundation

/// The processor that keeps keys to itself; there is none here.
///
/// Follows Apple's [SecureEnclave](https://developer.apple.com/documentation/cryptokit/secureenclave).
public enum SecureEnclave {
    /// Whether the device has a Secure Enclave: no.
    public static var isAvailable: Bool { false }

    /// Keys on the curve P-256.
    public enum P256 {
        /// Signatures.
        public enum Signing {
            /// A key that signs; none can be made.
            public struct PrivateKey: Sendable {
                private let none: Never

                /// Creates a key; always fails.
                public init(compactRepresentable: Bool = true) throws { throw CryptoKitError.invalidParameter }
                /// Creates a key from the data that stands for it; always fails.
                public init(dataRepresentation: Data) throws { throw CryptoKitError.invalidParameter }
                /// The data that stands for the key.
                public var dataRepresentation: Data { switch none {} }
                /// The public key.
                public var publicKey: CryptoKit.P256.Signing.PublicKey { switch none {} }
                /// Returns the signature of a digest.
                public func signature<D: Digest>(for digest: D) throws -> CryptoKit.P256.Signing.ECDSASignature {
                    switch none {}
                }
                /// Returns the signature of data.
                public func signature<D: DataProtocol>(for data: D) throws -> CryptoKit.P256.Signing.ECDSASignature {
                    switch none {}
                }
            }
        }

        /// Shared secrets.
        public enum KeyAgreement {
            /// A key of one's own; none can be made.
            public struct PrivateKey: Sendable {
                private let none: Never

                /// Creates a key; always fails.
                public init(compactRepresentable: Bool = true) throws { throw CryptoKitError.invalidParameter }
                /// Creates a key from the data that stands for it; always fails.
                public init(dataRepresentation: Data) throws { throw CryptoKitError.invalidParameter }
                /// The data that stands for the key.
                public var dataRepresentation: Data { switch none {} }
                /// The public key.
                public var publicKey: CryptoKit.P256.KeyAgreement.PublicKey { switch none {} }
                /// Returns the secret that this key shares with another's.
                public func sharedSecretFromKeyAgreement(
                    with publicKeyShare: CryptoKit.P256.KeyAgreement.PublicKey
                ) throws -> SharedSecret { switch none {} }
            }
        }
    }
}
