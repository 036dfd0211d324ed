import Compression
import Foundation
import SwiftUITesting
import Testing

@MainActor
@Suite("Data that is compressed piece by piece") struct CompressionStreamTests {
    private let text = Data(String(repeating: "words and more words, ", count: 20000).utf8)

    /// Runs a stream with small pieces at both sides.
    private func run(
        _ operation: compression_stream_operation, _ algorithm: compression_algorithm, _ data: Data, _ piece: Int
    ) -> (Data, compression_status) {
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: piece)
        defer { memory.deallocate() }
        var stream = compression_stream(dst_ptr: memory, dst_size: 0, src_ptr: memory, src_size: 0, state: nil)
        var status = compression_stream_init(&stream, operation, algorithm)
        guard status == COMPRESSION_STATUS_OK else { return (Data(), status) }
        defer { compression_stream_destroy(&stream) }
        var result = Data()
        var place = 0
        repeat {
            let end = min(place + piece, data.count)
            [UInt8](data[place..<end]).withUnsafeBufferPointer { source in
                stream.src_ptr = source.baseAddress ?? UnsafePointer(memory)
                stream.src_size = source.count
                (stream.dst_ptr, stream.dst_size) = (memory, piece)
                let flags = end == data.count ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0
                status = compression_stream_process(&stream, flags)
                place = end - stream.src_size
            }
            result += Data(bytes: memory, count: piece - stream.dst_size)
        } while status == COMPRESSION_STATUS_OK
        return (result, status)
    }

    @Test("The pieces are the whole, whatever their size", arguments: [COMPRESSION_ZLIB, COMPRESSION_LZMA])
    func rounds(algorithm: compression_algorithm) {
        for piece in [1000, 4096, 1 << 20] {
            let (small, status) = run(COMPRESSION_STREAM_ENCODE, algorithm, text, piece)
            #expect(status == COMPRESSION_STATUS_END && small.count < text.count / 20)
            let (whole, end) = run(COMPRESSION_STREAM_DECODE, algorithm, small, piece)
            #expect(end == COMPRESSION_STATUS_END && whole == text)
            let (part, error) = run(COMPRESSION_STREAM_DECODE, algorithm, small.dropLast(20), piece)
            #expect(error == COMPRESSION_STATUS_ERROR && text.starts(with: part))
        }
    }

    @Test("Invalid data and missing algorithms are errors")
    func errors() {
        #expect(run(COMPRESSION_STREAM_DECODE, COMPRESSION_LZMA, text, 100).1 == COMPRESSION_STATUS_ERROR)
        let warnings = TestHost.warnings {
            #expect(run(COMPRESSION_STREAM_ENCODE, COMPRESSION_LZFSE, text, 100).1 == COMPRESSION_STATUS_ERROR)
        }
        #expect(warnings.count == 1)
        var byte: UInt8 = 0
        withUnsafeMutablePointer(to: &byte) { byte in
            var stream = compression_stream(dst_ptr: byte, dst_size: 1, src_ptr: byte, src_size: 1, state: nil)
            #expect(compression_stream_process(&stream, 0) == COMPRESSION_STATUS_ERROR)
            #expect(compression_stream_destroy(&stream) == COMPRESSION_STATUS_ERROR)
            let other = compression_stream_operation(7)
            #expect(compression_stream_init(&stream, other, COMPRESSION_ZLIB) == COMPRESSION_STATUS_ERROR)
        }
    }

    @Test("Filters write and read pieces", arguments: [Algorithm.zlib, .lzma])
    func filters(algorithm: Algorithm) throws {
        var small = Data()
        var ends = 0
        let output = try OutputFilter(.compress, using: algorithm, bufferCapacity: 500) {
            if let data = $0 { small += data } else { ends += 1 }
        }
        for place in stride(from: 0, to: text.count, by: 7000) {
            try output.write(text[place..<min(place + 7000, text.count)])
        }
        try output.finalize()
        #expect(ends == 1 && small.count < text.count / 20)
        var place = 0
        let input = try InputFilter(.decompress, using: algorithm) { (count: Int) -> Data? in
            defer { place = min(place + min(count, 300), small.count) }
            return small[place..<min(place + min(count, 300), small.count)]
        }
        var whole = Data()
        while let part = try input.readData(ofLength: 999) { whole += part }
        #expect(whole == text)
        #expect(throws: FilterError.self) { try OutputFilter(.compress, using: .lz4) { _ in } }
    }
}
