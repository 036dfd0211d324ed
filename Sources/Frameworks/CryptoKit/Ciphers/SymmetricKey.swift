import Foundation
import LibCrypto

/// The length of a key.
///
/// Follows Apple's [SymmetricKeySize](https://developer.apple.com/documentation/cryptokit/symmetrickeysize).
public struct SymmetricKeySize: Sendable {
    /// The number of bits.
    public let bitCount: Int
    /// Creates a size in bits, a positive multiple of eight.
    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount % 8 == 0, "The size of a key is a positive multiple of eight bits.")
        self.bitCount = bitCount
    }
    /// 128 bits.
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    /// 192 bits.
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    /// 256 bits.
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret that both sides know.
///
/// Follows Apple's [SymmetricKey](https://developer.apple.com/documentation/cryptokit/symmetrickey). The bytes are erased
/// when the last copy of the key is released.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    private let secret: Secret

    /// Creates a key of random bytes.
    public init(size: SymmetricKeySize) {
        var generator = SystemRandomNumberGenerator()
        secret = Secret((0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }

    /// Creates a key from data.
    public init<D: ContiguousBytes>(data: D) { secret = Secret(data.withUnsafeBytes { Array($0) }) }

    /// The number of bits.
    public var bitCount: Int { secret.bytes.count * 8 }

    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try body(UnsafeRawBufferPointer(secret.bytes))
    }

    public static func == (left: SymmetricKey, right: SymmetricKey) -> Bool {
        left.withUnsafeBytes { FixedTime.areEqual($0, Array(right.secret.bytes)) }
    }
}
