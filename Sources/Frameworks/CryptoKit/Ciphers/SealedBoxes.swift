import Foundation
import LibCrypto

/// The nonces of both ciphers.
public protocol _Nonce: ContiguousBytes, Sequence, Sendable where Element == UInt8 {
    /// The bytes.
    var _bytes: [UInt8] { get }
}

extension _Nonce {
    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try _bytes.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { _bytes.makeIterator() }
}

/// The boxes of both ciphers.
public protocol _SealedBox: Sendable {
    /// The type of the nonces.
    associatedtype Nonce: _Nonce
    /// The value that was used once with the key.
    var nonce: Nonce { get }
    /// The encrypted data, as long as the data.
    var ciphertext: Data { get }
    /// The 16 bytes that detect changes.
    var tag: Data { get }
    /// Creates a box from its parts.
    init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws
}

func randomBytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
}

func splitBox(_ bytes: [UInt8]) throws -> (nonce: [UInt8], bytes: [UInt8], tag: [UInt8]) {
    guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
    return (Array(bytes.prefix(12)), Array(bytes.dropFirst(12).dropLast(16)), Array(bytes.suffix(16)))
}

func sealBox<Box: _SealedBox>(
    _ cipher: SealedBytes.Cipher, _ message: [UInt8], _ key: SymmetricKey, _ nonce: Box.Nonce, _ data: [UInt8]
) throws -> Box {
    guard SealedBytes.accepts(keyCount: key.bitCount / 8, for: cipher) else { throw CryptoKitError.incorrectKeySize }
    let sealed = key.withUnsafeBytes {
        SealedBytes.seal(message, with: cipher, key: $0, nonce: nonce._bytes, data: data)
    }
    guard let sealed else { throw CryptoKitError.invalidParameter }
    return try Box(nonce: nonce, ciphertext: sealed.bytes, tag: sealed.tag)
}

func openBox<Box: _SealedBox>(
    _ cipher: SealedBytes.Cipher, _ box: Box, _ key: SymmetricKey, _ data: [UInt8]
) throws -> Data {
    guard SealedBytes.accepts(keyCount: key.bitCount / 8, for: cipher) else { throw CryptoKitError.incorrectKeySize }
    let opened = key.withUnsafeBytes {
        SealedBytes.open(
            Array(box.ciphertext), tag: Array(box.tag), with: cipher, key: $0, nonce: box.nonce._bytes, data: data)
    }
    guard let opened else { throw CryptoKitError.authenticationFailure }
    return Data(opened)
}
