import Foundation
import LibCrypto

/// A public key on a curve of NIST's, for signatures or shared secrets.
public protocol _CurvePublicKey: Sendable {
    /// The curve.
    associatedtype _Place: _Curve
    /// The key itself.
    var _key: _CurveKey { get }
    /// Creates a key from the key itself.
    init(_ _key: _CurveKey)
}

extension _CurvePublicKey {
    /// Creates a key from both coordinates of its point.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        guard bytes.count == 2 * _Place._side else { throw CryptoKitError.incorrectParameterSize }
        self.init(try _Place.key(point: [4] + bytes))
    }

    /// Creates a key from the first coordinate of its point: the second is the lesser one of two.
    public init<D: ContiguousBytes>(compactRepresentation: D) throws {
        let bytes = compactRepresentation.withUnsafeBytes { Array($0) }
        guard bytes.count == _Place._side else { throw CryptoKitError.incorrectParameterSize }
        let key = try _Place.key(point: [2] + bytes)
        self.init(_Place.isCompactPoint(key.point) ? key : try _Place.key(point: [3] + bytes))
    }

    /// Creates a key from X9.63's form: the byte 4 and both coordinates.
    public init<D: ContiguousBytes>(x963Representation: D) throws {
        let bytes = x963Representation.withUnsafeBytes { Array($0) }
        guard bytes.count == 2 * _Place._side + 1 else { throw CryptoKitError.incorrectParameterSize }
        guard bytes[0] == 4 else { throw CryptoKitError.badKey }
        self.init(try _Place.key(point: bytes))
    }

    /// Creates a key from the first coordinate and the byte 2 or 3, which says which of two the second is.
    public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
        let bytes = compressedRepresentation.withUnsafeBytes { Array($0) }
        guard bytes.count == _Place._side + 1 else { throw CryptoKitError.incorrectParameterSize }
        guard bytes[0] == 2 || bytes[0] == 3 else { throw CryptoKitError.badKey }
        self.init(try _Place.key(point: bytes))
    }

    /// Creates a key from X.509's form as a text.
    public init(pemRepresentation: String) throws {
        self.init(try _Place.key(text: pemRepresentation, isPrivate: false))
    }

    /// Creates a key from X.509's form.
    public init<B: RandomAccessCollection>(derRepresentation: B) throws where B.Element == UInt8 {
        self.init(try _Place.key(encoded: Array(derRepresentation), isPrivate: false))
    }

    /// Both coordinates of the point.
    public var rawRepresentation: Data { Data(_key.point.dropFirst()) }
    /// The byte 4 and both coordinates.
    public var x963Representation: Data { Data(_key.point) }
    /// The first coordinate; nil if the second one is not the lesser of two.
    public var compactRepresentation: Data? {
        let point = _key.point
        return _Place.isCompactPoint(point) ? Data(point.dropFirst().prefix(_Place._side)) : nil
    }
    /// The first coordinate after the byte 2 or 3, which says which of two the second is.
    public var compressedRepresentation: Data {
        let point = _key.point
        return Data([2 | ((point.last ?? 0) & 1)] + point.dropFirst().prefix(_Place._side))
    }
    /// X.509's form.
    public var derRepresentation: Data { Data(_key.pair.encoded(isPrivate: false) ?? []) }
    /// X.509's form as a text.
    public var pemRepresentation: String { Armor.text("PUBLIC KEY", Array(derRepresentation)) }
}

/// A private key on a curve of NIST's, for signatures or shared secrets.
public protocol _CurvePrivateKey: Sendable {
    /// The type of the public key.
    associatedtype PublicKey: _CurvePublicKey
    /// The key itself.
    var _key: _CurveKey { get }
    /// Creates a key from the key itself.
    init(_ _key: _CurveKey)
}

extension _CurvePrivateKey {
    /// Creates a random key.
    /// - Parameter compactRepresentable: Whether its public key has a compact form; true by default.
    public init(compactRepresentable: Bool = true) {
        self.init(PublicKey._Place.newKey(isCompact: compactRepresentable))
    }

    /// Creates a key from its number.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        self.init(try PublicKey._Place.key(number: rawRepresentation.withUnsafeBytes { Array($0) }))
    }

    /// Creates a key from X9.63's form: the byte 4, both coordinates of the point, and the number.
    public init<D: ContiguousBytes>(x963Representation: D) throws {
        let bytes = x963Representation.withUnsafeBytes { Array($0) }
        let side = PublicKey._Place._side
        guard bytes.count == 3 * side + 1 else { throw CryptoKitError.incorrectParameterSize }
        self.init(try PublicKey._Place.key(number: Array(bytes.suffix(side))))
        guard _key.point == Array(bytes.prefix(2 * side + 1)) else { throw CryptoKitError.badKey }
    }

    /// Creates a key from PKCS #8's or SEC 1's form as a text.
    public init(pemRepresentation: String) throws {
        self.init(try PublicKey._Place.key(text: pemRepresentation, isPrivate: true))
    }

    /// Creates a key from PKCS #8's or SEC 1's form.
    public init<B: RandomAccessCollection>(derRepresentation: B) throws where B.Element == UInt8 {
        self.init(try PublicKey._Place.key(encoded: Array(derRepresentation), isPrivate: true))
    }

    /// The public key.
    public var publicKey: PublicKey {
        guard let pair = _key.pair.publicHalf else { fatalError("libcrypto cannot divide a key.") }
        return PublicKey(_CurveKey(pair: pair))
    }

    /// The number.
    public var rawRepresentation: Data { x963Representation.suffix(PublicKey._Place._side) }
    /// The byte 4, both coordinates of the point, and the number.
    public var x963Representation: Data { Data(_key.pair.external(isPrivate: true) ?? []) }
    /// PKCS #8's form.
    public var derRepresentation: Data { Data(_key.pair.encoded(isPrivate: true) ?? []) }
    /// PKCS #8's form as a text.
    public var pemRepresentation: String { Armor.text("PRIVATE KEY", Array(derRepresentation)) }
}
