import Foundation
import LibCrypto

/// A curve of NIST's.
public protocol _Curve: Sendable {
    /// The hash function of signatures.
    associatedtype _Function: HashFunction
    /// libcrypto's name.
    static var _name: String { get }
    /// The number of bytes of a coordinate.
    static var _side: Int { get }
    /// The number below which coordinates are, as bytes.
    static var _prime: [UInt8] { get }
}

/// A key that libcrypto holds.
public struct _CurveKey: Sendable {
    let pair: KeyPair
}

extension _Curve {
    static func key(point: [UInt8]) throws -> _CurveKey {
        guard let pair = KeyPair(curve: _name, point: point) else { throw CryptoKitError.badKey }
        return _CurveKey(pair: pair)
    }

    static func key(number: [UInt8]) throws -> _CurveKey {
        guard number.count == _side else { throw CryptoKitError.incorrectParameterSize }
        guard let pair = KeyPair(curve: _name, number: number) else { throw CryptoKitError.badKey }
        return _CurveKey(pair: pair)
    }

    static func key(encoded: [UInt8], isPrivate: Bool) throws -> _CurveKey {
        guard let pair = KeyPair(encoded: encoded, isPrivate: isPrivate) else {
            throw CryptoKitASN1Error.invalidASN1Object
        }
        guard pair.name == _name else { throw CryptoKitASN1Error.invalidObjectIdentifier }
        return _CurveKey(pair: pair)
    }

    static func key(text: String, isPrivate: Bool) throws -> _CurveKey {
        let labels = isPrivate ? ["PRIVATE KEY", "EC PRIVATE KEY"] : ["PUBLIC KEY"]
        guard let (label, bytes) = Armor.bytes(text), labels.contains(label) else {
            throw CryptoKitASN1Error.invalidPEMDocument
        }
        return try key(encoded: bytes, isPrivate: isPrivate)
    }

    /// Returns a new private key.
    /// - Parameter isCompact: Whether the first coordinate of its point is to stand for the point.
    static func newKey(isCompact: Bool) -> _CurveKey {
        while true {
            guard let pair = KeyPair(newOn: _name) else { fatalError("libcrypto cannot make keys on \(_name).") }
            let key = _CurveKey(pair: pair)
            // Half of the keys are compact.
            if !isCompact || isCompactPoint(key.point) { return key }
        }
    }

    /// Whether a point has the lesser of the two second coordinates that its first coordinate allows.
    static func isCompactPoint(_ point: [UInt8]) -> Bool {
        let second = Array(point.suffix(_side))
        return !Self.difference(_prime, second).lexicographicallyPrecedes(second)
    }

    /// Returns the difference of two numbers of the same length.
    private static func difference(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
        var (result, borrow) = (left, 0)
        for index in left.indices.reversed() {
            let value = Int(left[index]) - Int(right[index]) - borrow
            borrow = value < 0 ? 1 : 0
            result[index] = UInt8(truncatingIfNeeded: value)
        }
        return result
    }
}

extension _CurveKey {
    /// The point without compression.
    var point: [UInt8] { pair.external(isPrivate: false) ?? [] }
}

/// The curve P-256.
///
/// Follows Apple's [P256](https://developer.apple.com/documentation/cryptokit/p256).
public enum P256: _Curve {
    public typealias _Function = SHA256
    public static var _name: String { "P-256" }
    public static var _side: Int { 32 }
    public static var _prime: [UInt8] {
        ones(4) + [0, 0, 0, 1] + zeros(12) + ones(12)
    }
}

/// The curve P-384.
///
/// Follows Apple's [P384](https://developer.apple.com/documentation/cryptokit/p384).
public enum P384: _Curve {
    public typealias _Function = SHA384
    public static var _name: String { "P-384" }
    public static var _side: Int { 48 }
    public static var _prime: [UInt8] { ones(31) + [0xFE] + ones(4) + zeros(8) + ones(4) }
}

/// The curve P-521.
///
/// Follows Apple's [P521](https://developer.apple.com/documentation/cryptokit/p521).
public enum P521: _Curve {
    public typealias _Function = SHA512
    public static var _name: String { "P-521" }
    public static var _side: Int { 66 }
    public static var _prime: [UInt8] { [1] + ones(65) }
}

private func ones(_ count: Int) -> [UInt8] { [UInt8](repeating: 0xFF, count: count) }
private func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
