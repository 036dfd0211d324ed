import Foundation
import LibCrypto

/// The result of a hash function: a fixed number of bytes.
///
/// Follows Apple's [Digest](https://developer.apple.com/documentation/cryptokit/digest).
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    /// The number of bytes.
    static var byteCount: Int { get }
}

/// A digest as an array.
protocol ByteDigest: Digest {
    static var name: String { get }
    var bytes: [UInt8] { get }
    init(bytes: [UInt8])
}

extension Digest {
    /// Whether data has the same bytes, compared in a time that does not depend on where they differ.
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
        left.withUnsafeBytes { FixedTime.areEqual($0, Array(right)) }
    }

    /// Whether data has other bytes.
    public static func != <D: DataProtocol>(left: Self, right: D) -> Bool { !(left == right) }

    /// Returns the bytes one after the other.
    public func makeIterator() -> Array<UInt8>.Iterator { withUnsafeBytes { Array($0) }.makeIterator() }
}

extension ByteDigest {
    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    public static func == (left: Self, right: Self) -> Bool {
        left.withUnsafeBytes { FixedTime.areEqual($0, right.bytes) }
    }

    public var description: String { "\(Self.name) digest: \(bytes.hexadecimal)" }
}

/// A digest of SHA-2 with 256 bits.
public struct SHA256Digest: ByteDigest {
    public static let byteCount = 32
    static let name = "SHA256"
    let bytes: [UInt8]
}

/// A digest of SHA-2 with 384 bits.
public struct SHA384Digest: ByteDigest {
    public static let byteCount = 48
    static let name = "SHA384"
    let bytes: [UInt8]
}

/// A digest of SHA-2 with 512 bits.
public struct SHA512Digest: ByteDigest {
    public static let byteCount = 64
    static let name = "SHA512"
    let bytes: [UInt8]
}

/// A digest of SHA-3 with 256 bits.
public struct SHA3_256Digest: ByteDigest {
    public static let byteCount = 32
    static let name = "SHA3-256"
    let bytes: [UInt8]
}

/// A digest of SHA-3 with 384 bits.
public struct SHA3_384Digest: ByteDigest {
    public static let byteCount = 48
    static let name = "SHA3-384"
    let bytes: [UInt8]
}

/// A digest of SHA-3 with 512 bits.
public struct SHA3_512Digest: ByteDigest {
    public static let byteCount = 64
    static let name = "SHA3-512"
    let bytes: [UInt8]
}

extension Insecure {
    /// A digest of SHA-1.
    public struct SHA1Digest: ByteDigest {
        public static let byteCount = 20
        static let name = "SHA1"
        let bytes: [UInt8]
    }

    /// A digest of MD5.
    public struct MD5Digest: ByteDigest {
        public static let byteCount = 16
        static let name = "MD5"
        let bytes: [UInt8]
    }
}
