import Foundation

extension NSData {
    /// How data is compressed.
    public enum CompressionAlgorithm: Int, Sendable {
        /// LZFSE, which this system does not have.
        case lzfse
        /// LZ4, which this system does not have.
        case lz4
        /// LZMA, as an xz file.
        case lzma
        /// Deflate, without the header of zlib.
        case zlib
    }

    /// Returns the data compressed.
    ///
    /// Throws an error in the Cocoa domain, `NSCompressionFailedError`, where this system lacks the algorithm.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        let data = self as Data
        // Data that can't be compressed becomes slightly longer.
        let room = data.count + data.count / 8 + 1024
        let result = data.withUnsafeBytes { source in
            Self.fill(room) { target in
                switch algorithm {
                case .zlib: ZLibrary.shared?.deflate(source.bindMemory(to: UInt8.self), into: target) ?? 0
                case .lzma: XZLibrary.shared?.encode(source.bindMemory(to: UInt8.self), into: target) ?? 0
                case .lzfse, .lz4: 0
                }
            }
        }
        guard let result else { throw Self.failure(5376, algorithm) }
        return result as NSData
    }

    /// Returns the data decompressed.
    ///
    /// Throws an error in the Cocoa domain, `NSDecompressionFailedError`, for data that is not valid, and where this system lacks the
    /// algorithm.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        let data = self as Data
        var room = Swift.max(data.count * 4, 4096)
        // No data becomes more than some thousand times as long.
        let most = Swift.min(data.count * 8192 + 1 << 20, 1 << 31)
        while room <= most {
            let result = data.withUnsafeBytes { source in
                Self.fill(room) { target in
                    switch algorithm {
                    case .zlib: ZLibrary.shared?.inflate(source.bindMemory(to: UInt8.self), into: target) ?? 0
                    case .lzma: XZLibrary.shared?.decode(source.bindMemory(to: UInt8.self), into: target) ?? 0
                    case .lzfse, .lz4: 0
                    }
                }
            }
            // A result that fills the room may be incomplete; LZMA gives none then.
            if let result, result.count < room { return result as NSData }
            if result == nil, algorithm != .lzma { break }
            room *= 8
        }
        throw Self.failure(5377, algorithm)
    }

    private static func fill(_ room: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int) -> Data? {
        var result = Data(count: room)
        let count = result.withUnsafeMutableBytes { body($0.bindMemory(to: UInt8.self)) }
        return count > 0 ? result.prefix(count) : nil
    }

    private static func failure(_ code: Int, _ algorithm: CompressionAlgorithm) -> NSError {
        let lacks = algorithm == .lzfse || algorithm == .lz4
        let reason = lacks ? "This system has zlib and LZMA alone." : "The data is not valid."
        return NSError(
            domain: NSCocoaErrorDomain, code: code,
            userInfo: [NSLocalizedDescriptionKey: "The data can’t be processed. \(reason)"])
    }
}

extension NSMutableData {
    /// Compresses the data; throws as ``Foundation/NSData/compressed(using:)`` does.
    public func compress(using algorithm: CompressionAlgorithm) throws {
        setData(try compressed(using: algorithm) as Data)
    }
    /// Decompresses the data; throws as ``Foundation/NSData/decompressed(using:)`` does.
    public func decompress(using algorithm: CompressionAlgorithm) throws {
        setData(try decompressed(using: algorithm) as Data)
    }
}
