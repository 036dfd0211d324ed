import Foundation
import LibCrypto

/// A function that computes digests: equal ones for equal data, and in practice for no other.
///
/// Follows Apple's [HashFunction](https://developer.apple.com/documentation/cryptokit/hashfunction).
public protocol HashFunction: Sendable {
    /// The type of the digests.
    associatedtype Digest: CryptoKit.Digest
    /// The number of bytes that the function processes at a time.
    static var blockByteCount: Int { get }
    /// Creates a function that has received no bytes.
    init()
    /// Adds bytes.
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

    /// Adds data.
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
    private var sum = RunningDigest("SHA256")
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
    private var sum = RunningDigest("SHA384")
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
    private var sum = RunningDigest("SHA512")
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { sum.update(bufferPointer) }
    public func finalize() -> Digest { Digest(bytes: sum.digest(count: Digest.byteCount)) }
}

/// SHA-3 with 256 bits.
///
/// Follows Apple's [SHA3_256](https://developer.apple.com/documentation/cryptokit/sha3_256).
public struct SHA3_256: HashFunction {
    public typealias Digest = SHA3_256Digest
    public static let blockByteCount = 136
    private var sum = RunningDigest("SHA3-256")
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { sum.update(bufferPointer) }
    public func finalize() -> Digest { Digest(bytes: sum.digest(count: Digest.byteCount)) }
}

/// SHA-3 with 384 bits.
///
/// Follows Apple's [SHA3_384](https://developer.apple.com/documentation/cryptokit/sha3_384).
public struct SHA3_384: HashFunction {
    public typealias Digest = SHA3_384Digest
    public static let blockByteCount = 104
    private var sum = RunningDigest("SHA3-384")
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { sum.update(bufferPointer) }
    public func finalize() -> Digest { Digest(bytes: sum.digest(count: Digest.byteCount)) }
}

/// SHA-3 with 512 bits.
///
/// Follows Apple's [SHA3_512](https://developer.apple.com/documentation/cryptokit/sha3_512).
public struct SHA3_512: HashFunction {
    public typealias Digest = SHA3_512Digest
    public static let blockByteCount = 72
    private var sum = RunningDigest("SHA3-512")
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { sum.update(bufferPointer) }
    public func finalize() -> Digest { Digest(bytes: sum.digest(count: Digest.byteCount)) }
}

/// Hash functions that are broken, for compatibility with older data.
///
/// Follows Apple's [Insecure](https://developer.apple.com/documentation/cryptokit/insecure).
public enum Insecure {
    /// SHA-1.
    public struct SHA1: HashFunction {
        public typealias Digest = SHA1Digest
        public static let blockByteCount = 64
        private var sum = RunningDigest("SHA1")
        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { sum.update(bufferPointer) }
        public func finalize() -> Digest { Digest(bytes: sum.digest(count: Digest.byteCount)) }
    }

    /// MD5.
    public struct MD5: HashFunction {
        public typealias Digest = MD5Digest
        public static let blockByteCount = 64
        private var sum = RunningDigest("MD5")
        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { sum.update(bufferPointer) }
        public func finalize() -> Digest { Digest(bytes: sum.digest(count: Digest.byteCount)) }
    }
}
