import Foundation

// The same for each curve: the protocols have the members.

extension P256 {
    /// Signatures.
    public enum Signing {
        /// A key that checks signatures.
        public struct PublicKey: _CurveVerificationKey {
            public typealias _Place = P256
            public typealias _Signature = ECDSASignature
            public let _key: _CurveKey
            public init(_ _key: _CurveKey) { self._key = _key }
        }

        /// A key that signs.
        public struct PrivateKey: _CurveSigningKey {
            public typealias PublicKey = P256.Signing.PublicKey
            public let _key: _CurveKey
            public init(_ _key: _CurveKey) { self._key = _key }
        }

        /// A signature.
        public struct ECDSASignature: _CurveSignature {
            public typealias _Place = P256
            public let rawRepresentation: Data
            public init(_raw: Data) { rawRepresentation = _raw }
        }
    }

    /// Shared secrets.
    public enum KeyAgreement {
        /// The other side's key.
        public struct PublicKey: _CurvePublicKey, HPKEDiffieHellmanPublicKey {
            public typealias _Place = P256
            public typealias EphemeralPrivateKey = PrivateKey
            public static var _kem: HPKE.KEM { .P256_HKDF_SHA256 }
            public let _key: _CurveKey
            public init(_ _key: _CurveKey) { self._key = _key }
        }

        /// A key of one's own.
        public struct PrivateKey: _CurveAgreementKey, HPKEDiffieHellmanPrivateKey {
            public typealias PublicKey = P256.KeyAgreement.PublicKey
            public let _key: _CurveKey
            public init(_ _key: _CurveKey) { self._key = _key }
        }
    }
}

extension P384 {
    /// Signatures.
    public enum Signing {
        /// A key that checks signatures.
        public struct PublicKey: _CurveVerificationKey {
            public typealias _Place = P384
            public typealias _Signature = ECDSASignature
            public let _key: _CurveKey
            public init(_ _key: _CurveKey) { self._key = _key }
        }

        /// A key that signs.
        public struct PrivateKey: _CurveSigningKey {
            public typealias PublicKey = P384.Signing.PublicKey
            public let _key: _CurveKey
            public init(_ _key: _CurveKey) { self._key = _key }
        }

        /// A signature.
        public struct ECDSASignature: _CurveSignature {
            public typealias _Place = P384
            public let rawRepresentation: Data
            public init(_raw: Data) { rawRepresentation = _raw }
        }
    }

    /// Shared secrets.
    public enum KeyAgreement {
        /// The other side's key.
        public struct PublicKey: _CurvePublicKey, HPKEDiffieHellmanPublicKey {
            public typealias _Place = P384
            public typealias EphemeralPrivateKey = PrivateKey
            public static var _kem: HPKE.KEM { .P384_HKDF_SHA384 }
            public let _key: _CurveKey
            public init(_ _key: _CurveKey) { self._key = _key }
        }

        /// A key of one's own.
        public struct PrivateKey: _CurveAgreementKey, HPKEDiffieHellmanPrivateKey {
            public typealias PublicKey = P384.KeyAgreement.PublicKey
            public let _key: _CurveKey
            public init(_ _key: _CurveKey) { self._key = _key }
        }
    }
}

extension P521 {
    /// Signatures.
    public enum Signing {
        /// A key that checks signatures.
        public struct PublicKey: _CurveVerificationKey {
            public typealias _Place = P521
            public typealias _Signature = ECDSASignature
            public let _key: _CurveKey
            public init(_ _key: _CurveKey) { self._key = _key }
        }

        /// A key that signs.
        public struct PrivateKey: _CurveSigningKey {
            public typealias PublicKey = P521.Signing.PublicKey
            public let _key: _CurveKey
            public init(_ _key: _CurveKey) { self._key = _key }
        }

        /// A signature.
        public struct ECDSASignature: _CurveSignature {
            public typealias _Place = P521
            public let rawRepresentation: Data
            public init(_raw: Data) { rawRepresentation = _raw }
        }
    }

    /// Shared secrets.
    public enum KeyAgreement {
        /// The other side's key.
        public struct PublicKey: _CurvePublicKey, HPKEDiffieHellmanPublicKey {
            public typealias _Place = P521
            public typealias EphemeralPrivateKey = PrivateKey
            public static var _kem: HPKE.KEM { .P521_HKDF_SHA512 }
            public let _key: _CurveKey
            public init(_ _key: _CurveKey) { self._key = _key }
        }

        /// A key of one's own.
        public struct PrivateKey: _CurveAgreementKey, HPKEDiffieHellmanPrivateKey {
            public typealias PublicKey = P521.KeyAgreement.PublicKey
            public let _key: _CurveKey
            public init(_ _key: _CurveKey) { self._key = _key }
        }
    }
}
