import Foundation
import LibCrypto

/// A signature on a curve of NIST's.
public protocol _CurveSignature: ContiguousBytes, Hashable, Sendable {
    /// The curve.
    associatedtype _Place: _Curve
    /// Both numbers.
    var rawRepresentation: Data { get }
    /// Creates a signature from both of its numbers, whose length is right.
    init(_raw: Data)
}

extension _CurveSignature {
    /// Creates a signature from both of its numbers.
    public init<D: DataProtocol>(rawRepresentation: D) throws {
        guard rawRepresentation.count == 2 * _Place._side else { throw CryptoKitError.incorrectParameterSize }
        self.init(_raw: Data(rawRepresentation))
    }

    /// Creates a signature from DER's form.
    public init<D: DataProtocol>(derRepresentation: D) throws {
        guard let raw = CurveSignature.raw(encoded: Array(derRepresentation), side: _Place._side) else {
            throw CryptoKitASN1Error.invalidASN1Object
        }
        self.init(_raw: Data(raw))
    }

    /// DER's form.
    public var derRepresentation: Data { Data(CurveSignature.encoded(raw: Array(rawRepresentation))) }

    /// Calls a function with both numbers.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try rawRepresentation.withUnsafeBytes(body)
    }
}

/// A public key for signatures.
public protocol _CurveVerificationKey: _CurvePublicKey {
    /// The type of the signatures.
    associatedtype _Signature: _CurveSignature where _Signature._Place == _Place
}

extension _CurveVerificationKey {
    /// Returns whether a signature belongs to a digest.
    public func isValidSignature<D: Digest>(_ signature: _Signature, for digest: D) -> Bool {
        _key.pair.isValid(Array(signature.derRepresentation), of: Array(digest))
    }

    /// Returns whether a signature belongs to data.
    public func isValidSignature<D: DataProtocol>(_ signature: _Signature, for data: D) -> Bool {
        isValidSignature(signature, for: _Place._Function.hash(data: data))
    }
}

/// A private key for signatures.
public protocol _CurveSigningKey: _CurvePrivateKey where PublicKey: _CurveVerificationKey {}

extension _CurveSigningKey {
    /// Returns the signature of a digest.
    public func signature<D: Digest>(for digest: D) throws -> PublicKey._Signature {
        guard let bytes = _key.pair.signature(of: Array(digest)) else { throw CryptoKitError.badKey }
        return try PublicKey._Signature(derRepresentation: bytes)
    }

    /// Returns the signature of data.
    public func signature<D: DataProtocol>(for data: D) throws -> PublicKey._Signature {
        try signature(for: PublicKey._Place._Function.hash(data: data))
    }
}

/// A private key for shared secrets.
public protocol _CurveAgreementKey: _CurvePrivateKey {}

extension _CurveAgreementKey {
    /// Returns the secret that this key shares with another's.
    public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
        guard let bytes = _key.pair.secret(with: publicKeyShare._key.pair) else { throw CryptoKitError.badKey }
        return SharedSecret(bytes)
    }
}
