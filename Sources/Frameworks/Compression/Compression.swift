import Foundation
import OrielFoundation

/// How data is compressed.
///
/// Follows Apple's [compression_algorithm](https://developer.apple.com/documentation/compression/compression_algorithm).
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    /// Creates an algorithm of its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Creates an algorithm of its number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// LZ4 in blocks, which this system does not have.
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// LZ4 without blocks, which this system does not have.
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// Deflate, without the header of zlib.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// LZMA, as an xz file.
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// LZFSE, which this system does not have.
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
/// LZBITMAP, which this system does not have.
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)
/// Brotli, which this system does not have.
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

/// Compresses data; returns the number of bytes, 0 if they do not fit or this system lacks the algorithm.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    guard dst_size >= 0, src_size >= 0 else { return 0 }
    let (target, source) = (
        UnsafeMutableBufferPointer(start: dst_buffer, count: dst_size),
        UnsafeBufferPointer(start: src_buffer, count: src_size)
    )
    switch algorithm {
    case COMPRESSION_ZLIB: return ZLibrary.shared?.deflate(source, into: target) ?? missing("libz.so.1")
    case COMPRESSION_LZMA: return XZLibrary.shared?.encode(source, into: target) ?? missing("liblzma.so.5")
    default: return unsupported()
    }
}

/// Decompresses data; returns the number of bytes: as many as fit, 0 if the data is not valid or this system lacks the algorithm.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    guard dst_size >= 0, src_size >= 0 else { return 0 }
    let (target, source) = (
        UnsafeMutableBufferPointer(start: dst_buffer, count: dst_size),
        UnsafeBufferPointer(start: src_buffer, count: src_size)
    )
    switch algorithm {
    case COMPRESSION_ZLIB: return ZLibrary.shared?.inflate(source, into: target) ?? missing("libz.so.1")
    case COMPRESSION_LZMA: return XZLibrary.shared?.decode(source, into: target) ?? missing("liblzma.so.5")
    default: return unsupported()
    }
}

/// Returns how much room compressing needs beside the data, in bytes: none.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
/// Returns how much room decompressing needs beside the data, in bytes: none.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

private func missing(_ library: String) -> Int {
    RuntimeWarning.issue("Compression: the library \(library) is not installed.")
    return 0
}

private func unsupported() -> Int {
    RuntimeWarning.issue("Compression: this system has zlib and LZMA alone.")
    return 0
}
