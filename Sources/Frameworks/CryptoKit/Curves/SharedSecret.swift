import Foundation
import LibCrypto

/// A secret that two sides have computed from their keys; derive keys from it.
///
/// Follows Apple's [SharedSecret](https://developer.apple.com/documentation/cryptokit/sharedsecret).
public struct SharedSecret: ContiguousBytes, CustomStringConvertible, Hashable, Sendable {
    private let secret: Secret

    init(_ bytes: [UInt8]) { secret = Secret(bytes) }

    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try body(UnsafeRawBufferPointer(secret.bytes))
    }

    /// Returns a key by RFC 5869.
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: self), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
    }

    /// Returns a key by X9.63.
    public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        var (bytes, number): ([UInt8], UInt32) = ([], 0)
        while bytes.count < outputByteCount {
            number += 1
            var function = H()
            withUnsafeBytes { function.update(bufferPointer: $0) }
            function.update(data: Swift.withUnsafeBytes(of: number.bigEndian) { Array($0) })
            function.update(data: sharedInfo)
            bytes += Array(function.finalize())
        }
        return SymmetricKey(data: Array(bytes.prefix(max(outputByteCount, 0))))
    }

    public static func == (left: SharedSecret, right: SharedSecret) -> Bool {
        left.withUnsafeBytes { FixedTime.areEqual($0, Array(right.secret.bytes)) }
    }

    /// Whether data has the same bytes, compared in a time that does not depend on where they differ.
    public static func == <D: DataProtocol>(left: SharedSecret, right: D) -> Bool {
        left.withUnsafeBytes { FixedTime.areEqual($0, Array(right)) }
    }

    public func hash(into hasher: inout Hasher) { withUnsafeBytes { hasher.combine(bytes: $0) } }

    public var description: String { "SharedSecret: \(Array(secret.bytes).hexadecimal)" }
}
