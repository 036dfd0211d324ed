import LibCrypto

/// The number of bytes of data.
public typealias CC_LONG = UInt32
/// The number of bytes of data, with twice as many bits.
public typealias CC_LONG64 = UInt64

/// The state of a digest, for all digests; as in C, it begins with a function such as `CC_SHA256_Init(_:)`.
public struct _DigestContext {
    var digest: RunningDigest?

    /// Creates a state that does not belong to a digest yet.
    public init() {}

    mutating func begin(_ name: String) -> Int32 {
        digest = RunningDigest(name)
        return 1
    }
    mutating func update(_ data: UnsafeRawPointer?, _ count: CC_LONG) -> Int32 {
        guard digest != nil else { return 0 }
        digest?.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)))
        return 1
    }
    mutating func finish(_ out: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int32 {
        guard let result = digest?.digest(count: count), let out else { return 0 }
        out.update(from: result, count: count)
        digest = nil
        return 1
    }
}

func digest(
    _ name: String, _ count: Int, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ out: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    var digest = RunningDigest(name)
    digest.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
    guard let out else { return nil }
    out.update(from: digest.digest(count: count), count: count)
    return out
}

/// The number of bytes of a digest of MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes that MD5 processes at a time.
public let CC_MD5_BLOCK_BYTES: Int32 = 64
/// The state of a digest of MD5.
public typealias CC_MD5_CTX = _DigestContext
/// Begins a digest of MD5; returns 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 { c.pointee.begin("MD5") }
/// Adds bytes to a digest of MD5; returns 1.
@discardableResult
public func CC_MD5_Update(
    _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.pointee.update(data, len) }
/// Writes a digest of MD5, and ends it; returns 1.
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    c.pointee.finish(md, 16)
}
/// Writes the digest of bytes with MD5; returns where it was written.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest("MD5", 16, data, len, md) }

/// The number of bytes of a digest of SHA1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes that SHA1 processes at a time.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
/// The state of a digest of SHA1.
public typealias CC_SHA1_CTX = _DigestContext
/// Begins a digest of SHA1; returns 1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 { c.pointee.begin("SHA1") }
/// Adds bytes to a digest of SHA1; returns 1.
@discardableResult
public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.pointee.update(data, len) }
/// Writes a digest of SHA1, and ends it; returns 1.
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    c.pointee.finish(md, 20)
}
/// Writes the digest of bytes with SHA1; returns where it was written.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest("SHA1", 20, data, len, md) }

/// The number of bytes of a digest of SHA224.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The number of bytes that SHA224 processes at a time.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64
/// Begins a digest of SHA224; returns 1.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { c.pointee.begin("SHA224") }
/// Adds bytes to a digest of SHA224; returns 1.
@discardableResult
public func CC_SHA224_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.pointee.update(data, len) }
/// Writes a digest of SHA224, and ends it; returns 1.
@discardableResult
public func CC_SHA224_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    c.pointee.finish(md, 28)
}
/// Writes the digest of bytes with SHA224; returns where it was written.
@discardableResult
public func CC_SHA224(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest("SHA224", 28, data, len, md) }

/// The number of bytes of a digest of SHA256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes that SHA256 processes at a time.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
/// The state of a digest of SHA256.
public typealias CC_SHA256_CTX = _DigestContext
/// Begins a digest of SHA256; returns 1.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { c.pointee.begin("SHA256") }
/// Adds bytes to a digest of SHA256; returns 1.
@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.pointee.update(data, len) }
/// Writes a digest of SHA256, and ends it; returns 1.
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    c.pointee.finish(md, 32)
}
/// Writes the digest of bytes with SHA256; returns where it was written.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest("SHA256", 32, data, len, md) }

/// The number of bytes of a digest of SHA384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The number of bytes that SHA384 processes at a time.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
/// Begins a digest of SHA384; returns 1.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { c.pointee.begin("SHA384") }
/// Adds bytes to a digest of SHA384; returns 1.
@discardableResult
public func CC_SHA384_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.pointee.update(data, len) }
/// Writes a digest of SHA384, and ends it; returns 1.
@discardableResult
public func CC_SHA384_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    c.pointee.finish(md, 48)
}
/// Writes the digest of bytes with SHA384; returns where it was written.
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest("SHA384", 48, data, len, md) }

/// The number of bytes of a digest of SHA512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The number of bytes that SHA512 processes at a time.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128
/// The state of a digest of SHA512.
public typealias CC_SHA512_CTX = _DigestContext
/// Begins a digest of SHA512; returns 1.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { c.pointee.begin("SHA512") }
/// Adds bytes to a digest of SHA512; returns 1.
@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.pointee.update(data, len) }
/// Writes a digest of SHA512, and ends it; returns 1.
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    c.pointee.finish(md, 64)
}
/// Writes the digest of bytes with SHA512; returns where it was written.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest("SHA512", 64, data, len, md) }
