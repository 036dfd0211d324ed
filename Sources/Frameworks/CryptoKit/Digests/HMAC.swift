import Foundation
import LibCrypto

/// A code that proves that data comes from someone who knows a key.
///
/// Follows Apple's [HashedAuthenticationCode](https://developer.apple.com/documentation/cryptokit/hashedauthenticationcode).
public struct HashedAuthenticationCode<H: HashFunction>: Hashable, ContiguousBytes, CustomStringConvertible, Sequence,
    Sendable
{
    let bytes: [UInt8]

    /// The number of bytes.
    public var byteCount: Int { bytes.count }

    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    public static func == (left: Self, right: Self) -> Bool {
        left.withUnsafeBytes { FixedTime.areEqual($0, right.bytes) }
    }

    /// Whether data has the same bytes, compared in a time that does not depend on where they differ.
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
        left.withUnsafeBytes { FixedTime.areEqual($0, Array(right)) }
    }

    public var description: String { "HMAC with \(H.self): \(bytes.hexadecimal)" }
}

/// Computes authentication codes from data and a key, by RFC 2104.
///
/// Follows Apple's [HMAC](https://developer.apple.com/documentation/cryptokit/hmac).
public struct HMAC<H: HashFunction>: Sendable {
    /// The type of the codes.
    public typealias MAC = HashedAuthenticationCode<H>
    private var inner = H()
    private var outer = H()

    /// Creates a function that has received no data.
    public init(key: SymmetricKey) {
        var block = key.withUnsafeBytes { $0.count > H.blockByteCount ? Array(H.hash(data: Data($0))) : Array($0) }
        block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
        inner.update(data: block.map { $0 ^ 0x36 })
        outer.update(data: block.map { $0 ^ 0x5C })
    }

    /// Adds data.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// Returns the code of all data until now.
    public func finalize() -> MAC {
        var outer = outer
        outer.update(data: Array(inner.finalize()))
        return MAC(bytes: Array(outer.finalize()))
    }

    /// Returns the code of data.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var function = Self(key: key)
        function.update(data: data)
        return function.finalize()
    }

    /// Returns whether a code belongs to data.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ mac: MAC, authenticating data: D, using key: SymmetricKey
    ) -> Bool { authenticationCode(for: data, using: key) == mac }

    /// Returns whether bytes are the code of data.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        let code = Self.authenticationCode(for: authenticatedData, using: key)
        return authenticationCode.withUnsafeBytes { FixedTime.areEqual($0, code.bytes) }
    }
}
