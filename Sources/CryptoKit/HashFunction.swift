import CGLib
import Foundation

/// Makes digests of data: the same for the same bytes, another for any others.
///
/// Follows Apple's [HashFunction](https://developer.apple.com/documentation/cryptokit/hashfunction).
public protocol HashFunction: Sendable {
    /// The digests that it makes.
    associatedtype Digest: CryptoKit.Digest
    /// How many bytes it works on at a time.
    static var blockByteCount: Int { get }
    /// Creates one that has seen no bytes.
    init()
    /// Takes more bytes.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// Returns the digest of all bytes until now.
    func finalize() -> Digest
}

extension HashFunction {
    /// Returns the digest of data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Takes more data.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// SHA-2 with 256 bits.
///
/// Follows Apple's [SHA256](https://developer.apple.com/documentation/cryptokit/sha256).
public struct SHA256: HashFunction {
    public typealias Digest = SHA256Digest
    public static let blockByteCount = 64
    private var sum = Checksum(G_CHECKSUM_SHA256)
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { sum.update(bufferPointer) }
    public func finalize() -> Digest { Digest(bytes: sum.digest(count: Digest.byteCount)) }
}

/// SHA-2 with 384 bits.
///
/// Follows Apple's [SHA384](https://developer.apple.com/documentation/cryptokit/sha384).
public struct SHA384: HashFunction {
    public typealias Digest = SHA384Digest
    public static let blockByteCount = 128
    private var sum = Checksum(G_CHECKSUM_SHA384)
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { sum.update(bufferPointer) }
    public func finalize() -> Digest { Digest(bytes: sum.digest(count: Digest.byteCount)) }
}

/// SHA-2 with 512 bits.
///
/// Follows Apple's [SHA512](https://developer.apple.com/documentation/cryptokit/sha512).
public struct SHA512: HashFunction {
    public typealias Digest = SHA512Digest
    public static let blockByteCount = 128
    private var sum = Checksum(G_CHECKSUM_SHA512)
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { sum.update(bufferPointer) }
    public func finalize() -> Digest { Digest(bytes: sum.digest(count: Digest.byteCount)) }
}

/// Hash functions that are broken, for what has to be as it was.
///
/// Follows Apple's [Insecure](https://developer.apple.com/documentation/cryptokit/insecure).
public enum Insecure {
    /// SHA-1.
    public struct SHA1: HashFunction {
        public typealias Digest = SHA1Digest
        public static let blockByteCount = 64
        private var sum = Checksum(G_CHECKSUM_SHA1)
        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { sum.update(bufferPointer) }
        public func finalize() -> Digest { Digest(bytes: sum.digest(count: Digest.byteCount)) }
    }

    /// MD5.
    public struct MD5: HashFunction {
        public typealias Digest = MD5Digest
        public static let blockByteCount = 64
        private var sum = Checksum(G_CHECKSUM_MD5)
        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { sum.update(bufferPointer) }
        public func finalize() -> Digest { Digest(bytes: sum.digest(count: Digest.byteCount)) }
    }
}
