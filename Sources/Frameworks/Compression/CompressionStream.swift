import Foundation
import OrielFoundation

/// The state of data that is compressed or decompressed piece by piece.
///
/// Follows Apple's [compression_stream](https://developer.apple.com/documentation/compression/compression_stream).
public struct compression_stream {
    /// Where the next bytes are written.
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    /// The room there, in bytes.
    public var dst_size: Int
    /// Where the next bytes are read.
    public var src_ptr: UnsafePointer<UInt8>
    /// The number of bytes there.
    public var src_size: Int
    /// The coder's own state; nil before the beginning and after the end.
    public var state: UnsafeMutableRawPointer?

    /// Creates a stream, which is to be begun with ``compression_stream_init(_:_:_:)``.
    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
        state: UnsafeMutableRawPointer?
    ) {
        (self.dst_ptr, self.dst_size, self.src_ptr, self.src_size) = (dst_ptr, dst_size, src_ptr, src_size)
        self.state = state
    }
}

/// Whether data is compressed or decompressed.
///
/// Follows Apple's
/// [compression_stream_operation](https://developer.apple.com/documentation/compression/compression_stream_operation).
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    /// Creates an operation of its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Creates an operation of its number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// Data is compressed.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
/// Data is decompressed.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

/// Flags of a step of a stream.
///
/// Follows Apple's [compression_stream_flags](https://developer.apple.com/documentation/compression/compression_stream_flags).
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    /// Creates flags of their number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Creates flags of their number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// The bytes at the source are the last ones.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

/// How a step of a stream ended.
///
/// Follows Apple's [compression_status](https://developer.apple.com/documentation/compression/compression_status).
public struct compression_status: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32
    /// Creates a status of its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// Creates a status of its number.
    public init(_ rawValue: Int32) { self.rawValue = rawValue }
}

/// All that was possible has been done; there is more to read or write.
public let COMPRESSION_STATUS_OK = compression_status(0)
/// The data is not valid, or the system lacks the algorithm.
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
/// The end of the data has been written.
public let COMPRESSION_STATUS_END = compression_status(1)

/// Begins a stream.
/// - Parameters:
///   - stream: The stream, whose state is set.
///   - operation: Whether it compresses or decompresses.
///   - algorithm: zlib's or LZMA's; others fail, with one warning.
/// - Returns: ``COMPRESSION_STATUS_OK``, or ``COMPRESSION_STATUS_ERROR``.
@discardableResult
public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
    _ algorithm: compression_algorithm
) -> compression_status {
    // The stream may be memory that was never written; only its state is.
    var state: UnsafeMutableRawPointer?
    if let coder = streamCoder(operation, algorithm) { state = Unmanaged.passRetained(coder).toOpaque() }
    stream.pointee.state = state
    return state == nil ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
}

/// Reads and writes as many bytes as are there, and moves the stream's places behind them.
/// - Parameters:
///   - stream: The stream.
///   - flags: The number of ``COMPRESSION_STREAM_FINALIZE`` where no bytes follow; 0 otherwise.
/// - Returns: Whether there is more to do.
@discardableResult
public func compression_stream_process(
    _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    let coder = Unmanaged<StreamCoder>.fromOpaque(state).takeUnretainedValue()
    let isLast = flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0
    return coder.process(&stream.pointee, isLast: isLast)
}

/// Ends a stream, and releases its state.
@discardableResult
public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    stream.pointee.state = nil
    Unmanaged<StreamCoder>.fromOpaque(state).release()
    return COMPRESSION_STATUS_OK
}

private func streamCoder(
    _ operation: compression_stream_operation, _ algorithm: compression_algorithm
) -> StreamCoder? {
    let isEncoder = operation == COMPRESSION_STREAM_ENCODE
    guard isEncoder || operation == COMPRESSION_STREAM_DECODE else { return nil }
    switch algorithm {
    case COMPRESSION_ZLIB:
        guard ZStreamCoder.isThere else { break }
        return ZStreamCoder(isEncoder: isEncoder)
    case COMPRESSION_LZMA:
        guard XZStreamCoder.isThere else { break }
        return XZStreamCoder(isEncoder: isEncoder)
    default:
        RuntimeWarning.issue("Compression: this system has zlib and LZMA alone.")
        return nil
    }
    let library = algorithm == COMPRESSION_ZLIB ? "libz.so.1" : "liblzma.so.5"
    RuntimeWarning.issue("Compression: the library \(library) is not installed.")
    return nil
}
