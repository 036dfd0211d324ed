import Foundation
import FrontEndKit
import Testing

@testable import TerminalFrontend

/// Pictures of every form of PNG, made here byte by byte.
@Suite("Forms of PNG")
struct PNGReaderTests {
    /// A file of rows that are stored as they are; each begins with its filter.
    private func file(
        _ width: Int, kind: UInt8, depth: UInt8, rows: [[UInt8]], palette: [UInt8] = [], alphas: [UInt8] = []
    ) -> [UInt8] {
        func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
        func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
            number(body.count) + Array(name.utf8) + body + number(0)
        }
        let data = rows.flatMap { $0 }
        let length = [UInt8(data.count & 255), UInt8(data.count >> 8)]
        let packed: [UInt8] = [0x78, 0x01, 1] + length + length.map { ~$0 } + data + [0, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", number(width) + number(rows.count) + [depth, kind, 0, 0, 0])
            + (palette.isEmpty ? [] : chunk("PLTE", palette)) + (alphas.isEmpty ? [] : chunk("tRNS", alphas))
            + chunk("IDAT", packed) + chunk("IEND", [])
    }

    private func pixels(_ bytes: [UInt8]) throws -> [[UInt8]] {
        let bitmap = try #require(PNGReader.bitmap(bytes))
        return stride(from: 0, to: bitmap.pixels.count, by: 4).map { Array(bitmap.pixels[$0..<$0 + 4]) }
    }

    @Test("Of 16 bits a part the upper eight are taken")
    func sixteenBits() throws {
        let gray = file(2, kind: 0, depth: 16, rows: [[0, 0x12, 0xFF, 0xAB, 0x01]])
        #expect(try pixels(gray) == [[0x12, 0x12, 0x12, 255], [0xAB, 0xAB, 0xAB, 255]])
        let color = file(2, kind: 2, depth: 16, rows: [[0, 1, 9, 2, 9, 3, 9, 4, 9, 5, 9, 6, 9]])
        #expect(try pixels(color) == [[1, 2, 3, 255], [4, 5, 6, 255]])
        let grayAlpha = file(2, kind: 4, depth: 16, rows: [[0, 100, 9, 255, 9, 50, 9, 0, 9]])
        #expect(try pixels(grayAlpha) == [[100, 100, 100, 255], [0, 0, 0, 0]])
        let all = file(1, kind: 6, depth: 16, rows: [[0, 10, 9, 20, 9, 30, 9, 255, 9]])
        #expect(try pixels(all) == [[10, 20, 30, 255]])
    }

    @Test("Colors are multiplied by their opacity")
    func opacity() throws {
        let bytes = file(2, kind: 6, depth: 8, rows: [[0, 255, 100, 50, 128, 200, 200, 200, 0]])
        #expect(try pixels(bytes) == [[128, 50, 25, 128], [0, 0, 0, 0]])
    }

    @Test("Grays of one, two and four bits range from black to white")
    func fewBits() throws {
        #expect(try pixels(file(3, kind: 0, depth: 1, rows: [[0, 0b1010_0000]])).map { $0[0] } == [255, 0, 255])
        #expect(try pixels(file(4, kind: 0, depth: 2, rows: [[0, 0b00_01_10_11]])).map { $0[0] } == [0, 85, 170, 255])
        #expect(try pixels(file(3, kind: 0, depth: 4, rows: [[0, 0x0F, 0x80]])).map { $0[0] } == [0, 255, 136])
        let long = file(9, kind: 0, depth: 1, rows: [[0, 0, 0x80], [0, 0xFF, 0]])
        #expect(
            try pixels(long).map { $0[0] } == Array(repeating: 0, count: 8) + [255] + Array(repeating: 255, count: 8)
                + [0])
    }

    @Test("Palettes have opacities for their first colors; a color that is not in one is clear")
    func palettes() throws {
        let palette: [UInt8] = [1, 2, 3, 40, 50, 60, 7, 8, 9]
        let bytes = file(4, kind: 3, depth: 2, rows: [[0, 0b00_01_10_11]], palette: palette, alphas: [255, 0])
        #expect(try pixels(bytes) == [[1, 2, 3, 255], [0, 0, 0, 0], [7, 8, 9, 255], [0, 0, 0, 0]])
    }

    @Test("Each filter is undone by the pixel to the left, above, their mean, and the nearest of three")
    func filters() throws {
        let first: [UInt8] = [0, 10, 20, 30, 40]
        let expected: [UInt8: [UInt8]] = [
            0: [1, 2, 3, 4], 1: [1, 3, 6, 10], 2: [11, 22, 33, 44], 3: [6, 15, 25, 36], 4: [11, 22, 33, 44],
        ]
        for (filter, row) in expected {
            let bytes = file(4, kind: 0, depth: 8, rows: [first, [filter, 1, 2, 3, 4]])
            #expect(try pixels(bytes).suffix(4).map { $0[0] } == row, "filter \(filter)")
        }
        // Paeth takes the left one where that is nearest, and the corner where it is.
        let left = file(2, kind: 0, depth: 8, rows: [[0, 50, 50], [4, 20, 0]])
        #expect(try pixels(left).suffix(2).map { $0[0] } == [70, 70])
        let corner = file(2, kind: 0, depth: 8, rows: [[0, 50, 60], [4, 246, 0]])
        #expect(try pixels(corner).suffix(2).map { $0[0] } == [40, 50])
        #expect(PNGReader.bitmap(file(1, kind: 0, depth: 8, rows: [[5, 1]])) == nil)
    }

    @Test("Forms that do not exist, rows that are too few and sizes beyond all screens are no pictures")
    func none() {
        for (kind, depth) in [(1, 8), (2, 4), (3, 16), (4, 2), (5, 8), (6, 1), (0, 3), (0, 0)] as [(UInt8, UInt8)] {
            #expect(PNGReader.bitmap(file(1, kind: kind, depth: depth, rows: [[0, 1, 2, 3, 4, 5, 6, 7, 8]])) == nil)
        }
        #expect(PNGReader.bitmap(file(2, kind: 0, depth: 8, rows: [[0, 1]])) == nil)
        #expect(PNGReader.bitmap(file(0, kind: 0, depth: 8, rows: [[0]])) == nil)
        #expect(PNGReader.bitmap(file(65_535, kind: 0, depth: 8, rows: [[0, 1]])) == nil)
        let whole = file(1, kind: 0, depth: 8, rows: [[0, 1]])
        for length in 0..<whole.count - 16 { #expect(PNGReader.bitmap(Array(whole[..<length])) == nil) }
    }
}
