import Foundation
import OrielFoundation

/// An algorithm of a filter.
///
/// Follows Apple's [Algorithm](https://developer.apple.com/documentation/compression/algorithm).
public enum Algorithm: CaseIterable, RawRepresentable, Sendable {
    case lzfse, zlib, lz4, lzma, lzbitmap, brotli

    /// Finds the algorithm of the functions' kind; nil for another one.
    public init?(rawValue: compression_algorithm) {
        guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = found
    }

    /// The algorithm for the functions.
    public var rawValue: compression_algorithm {
        switch self {
        case .lzfse: COMPRESSION_LZFSE
        case .zlib: COMPRESSION_ZLIB
        case .lz4: COMPRESSION_LZ4
        case .lzma: COMPRESSION_LZMA
        case .lzbitmap: COMPRESSION_LZBITMAP
        case .brotli: COMPRESSION_BROTLI
        }
    }
}

/// Whether a filter compresses or decompresses.
///
/// Follows Apple's [FilterOperation](https://developer.apple.com/documentation/compression/filteroperation).
public enum FilterOperation: RawRepresentable, Sendable {
    case compress, decompress

    /// Finds the operation of the functions' kind; nil for another one.
    public init?(rawValue: compression_stream_operation) {
        switch rawValue {
        case COMPRESSION_STREAM_ENCODE: self = .compress
        case COMPRESSION_STREAM_DECODE: self = .decompress
        default: return nil
        }
    }

    /// The operation for the functions.
    public var rawValue: compression_stream_operation {
        // Two values of a type with raw values are compared by these.
        switch self {
        case .compress: COMPRESSION_STREAM_ENCODE
        case .decompress: COMPRESSION_STREAM_DECODE
        }
    }
}

/// What went wrong in a filter.
///
/// Follows Apple's [FilterError](https://developer.apple.com/documentation/compression/filtererror).
public enum FilterError: Error, Sendable {
    case invalidState, invalidData
}

/// A stream for filters, which hands out its results.
private struct FilterStream {
    private var stream: compression_stream
    private let room: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    private(set) var hasEnded = false

    init(_ operation: FilterOperation, _ algorithm: Algorithm, _ capacity: Int) throws {
        self.capacity = min(max(capacity, 1), 1 << 30)
        room = .allocate(capacity: self.capacity)
        stream = compression_stream(
            dst_ptr: room, dst_size: 0, src_ptr: UnsafePointer(room), src_size: 0, state: nil)
        guard compression_stream_init(&stream, operation.rawValue, algorithm.rawValue) == COMPRESSION_STATUS_OK else {
            room.deallocate()
            throw FilterError.invalidState
        }
    }

    func destroy() {
        var stream = stream
        compression_stream_destroy(&stream)
        room.deallocate()
    }

    mutating func process(_ data: Data, isLast: Bool, _ body: (Data) throws -> Void) throws {
        try data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            stream.src_ptr = bytes.bindMemory(to: UInt8.self).baseAddress ?? UnsafePointer(room)
            stream.src_size = bytes.count
            repeat {
                (stream.dst_ptr, stream.dst_size) = (room, capacity)
                let status = compression_stream_process(&stream, isLast ? 1 : 0)
                guard status != COMPRESSION_STATUS_ERROR else { throw FilterError.invalidData }
                hasEnded = status == COMPRESSION_STATUS_END
                if stream.dst_size < capacity { try body(Data(bytes: room, count: capacity - stream.dst_size)) }
            } while !hasEnded && (stream.src_size > 0 || stream.dst_size == 0 || isLast)
        }
    }
}

/// Compresses or decompresses the data that it takes, and passes on the result.
///
/// Follows Apple's [OutputFilter](https://developer.apple.com/documentation/compression/outputfilter).
public final class OutputFilter {
    private var stream: FilterStream
    private let writeFunc: (Data?) throws -> Void
    private var isFinal = false

    /// Creates a filter.
    /// - Parameters:
    ///   - operation: Whether it compresses or decompresses.
    ///   - algorithm: zlib's or LZMA's; others throw ``FilterError/invalidState``.
    ///   - bufferCapacity: The most bytes that are passed on at a time; 65536 by default.
    ///   - writeFunc: Receives the result in pieces, and nil at its end.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
        writingTo writeFunc: @escaping (Data?) throws -> Void
    ) throws {
        stream = try FilterStream(operation, algorithm, bufferCapacity)
        self.writeFunc = writeFunc
    }

    /// Takes data; nil, or no data, ends it.
    public func write<D: DataProtocol>(_ data: D?) throws {
        guard let data, !data.isEmpty else { return try finalize() }
        guard !isFinal else { throw FilterError.invalidState }
        if stream.hasEnded { return }
        try stream.process(Data(data), isLast: false) { try writeFunc($0) }
    }

    /// Ends the data, and passes on the rest of the result.
    public func finalize() throws {
        guard !isFinal else { return }
        isFinal = true
        if !stream.hasEnded { try stream.process(Data(), isLast: true) { try writeFunc($0) } }
        try writeFunc(nil)
    }

    deinit {
        try? finalize()
        stream.destroy()
    }
}

/// Compresses or decompresses the data that it reads, as far as it is asked for.
///
/// Follows Apple's [InputFilter](https://developer.apple.com/documentation/compression/inputfilter).
public final class InputFilter<D: DataProtocol> {
    private var stream: FilterStream
    private let readFunc: (Int) throws -> D?
    private let capacity: Int
    /// The result that was not yet asked for.
    private var rest = Data()
    private var isRead = false

    /// Creates a filter.
    /// - Parameters:
    ///   - operation: Whether it compresses or decompresses.
    ///   - algorithm: zlib's or LZMA's; others throw ``FilterError/invalidState``.
    ///   - bufferCapacity: The number of bytes to read at a time; 65536 by default.
    ///   - readFunc: Returns a part of the data, of at most the given length; nil or none at its end.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
        readingFrom readFunc: @escaping (Int) throws -> D?
    ) throws {
        stream = try FilterStream(operation, algorithm, bufferCapacity)
        capacity = min(max(bufferCapacity, 1), 1 << 30)
        self.readFunc = readFunc
    }

    /// Returns the next bytes of the result, as many as wanted but for the last ones; nil at its end.
    public func readData(ofLength count: Int) throws -> Data? {
        guard count > 0 else { return Data() }
        while rest.count < count, !isRead, !stream.hasEnded {
            let next = try readFunc(capacity)
            isRead = next?.isEmpty ?? true
            try stream.process(next.map { Data($0) } ?? Data(), isLast: isRead) { rest += $0 }
        }
        let result = rest.prefix(count)
        rest = Data(rest.dropFirst(count))
        return result.isEmpty ? nil : Data(result)
    }

    deinit { stream.destroy() }
}
