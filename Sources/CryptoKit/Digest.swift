import Foundation

/// What a hash function makes of data: always as many bytes.
///
/// Follows Apple's [Digest](https://developer.apple.com/documentation/cryptokit/digest).
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    /// How many bytes there are.
    static var byteCount: Int { get }
}

/// A digest as an array.
protocol ByteDigest: Digest {
    static var name: String { get }
    var bytes: [UInt8] { get }
    init(bytes: [UInt8])
}

extension Digest {
    /// Whether data are the same bytes, compared in a time that says nothing of where they differ.
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
        left.withUnsafeBytes { FixedTime.areEqual($0, Array(right)) }
    }

    /// Whether data are other bytes.
    public static func != <D: DataProtocol>(left: Self, right: D) -> Bool { !(left == right) }
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

/// Compares secrets.
enum FixedTime {
    /// Whether bytes are the same, in a time that depends on their number alone.
    static func areEqual(_ left: UnsafeRawBufferPointer, _ right: [UInt8]) -> Bool {
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

extension [UInt8] {
    var hexadecimal: String {
        let digits = Array<UInt8>("0123456789abcdef".utf8)
        return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
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
