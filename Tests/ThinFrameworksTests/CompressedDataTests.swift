import Foundation
import OrielFoundation
import Testing

@Suite("Compressed data") struct CompressedDataTests {
    @Test(
        "What is compressed is smaller, and the same afterward", arguments: [NSData.CompressionAlgorithm.zlib, .lzma])
    func rounds(algorithm: NSData.CompressionAlgorithm) throws {
        let data = NSData(data: Data(String(repeating: "words and words ", count: 5000).utf8))
        let small = try data.compressed(using: algorithm)
        #expect(small.length < data.length / 20)
        #expect(try small.decompressed(using: algorithm).isEqual(to: data as Data))
    }

    @Test("What this system lacks, and what is not valid, is an error")
    func errors() {
        let data = NSData(data: Data("not compressed".utf8))
        #expect(throws: (any Error).self) { try data.compressed(using: .lzfse) }
        #expect(throws: (any Error).self) { try data.decompressed(using: .lzma) }
    }
}
