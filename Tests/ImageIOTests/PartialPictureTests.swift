import Foundation
import ImageIO
import SwiftUI
import Testing

@testable import SwiftUICore

/// Files of PNG of all kinds of pixels that end too early.
@MainActor
@Suite("Parts of pictures")
struct PartialPictureTests {
    // As an app does when it begins.
    init() { PictureHooks.install() }

    private static let size = (width: 13, height: 11)

    private func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

    private func piece(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        var sum = UInt32.max
        for byte in body {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return number(data.count) + body + number(Int(~sum))
    }

    /// A file with rows that are not compressed, up to a number of them; and how many there are.
    private func file(depth: Int, kind: UInt8, isInterlaced: Bool = false, rows count: Int = .max) -> Data {
        let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind] ?? 1
        let header =
            number(Self.size.width) + number(Self.size.height) + [UInt8(depth), kind, 0, 0, isInterlaced ? 1 : 0]
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + piece("IHDR", header)
        if kind == 3 { file += piece("PLTE", (0..<(1 << depth) * 3).map { UInt8(truncatingIfNeeded: $0 * 37 + 11) }) }
        let rows = lengths(channels * depth, isInterlaced).enumerated().map { row, length in
            [0] + (0..<length).map { UInt8(truncatingIfNeeded: row * 29 + $0 * 53 + 170) }
        }
        let all = rows.joined()
        let kept = rows.prefix(count).joined()
        var (low, high) = (1, 0)
        for byte in all {
            low = (low + Int(byte)) % 65521
            high = (high + low) % 65521
        }
        // One block, as it is.
        let head = [0x78, 0x01, 1, UInt8(all.count & 255), UInt8(all.count >> 8)]
        let inverse = [UInt8(~all.count & 255), UInt8(~all.count >> 8 & 255)]
        let whole = piece("IDAT", head + inverse + all + number(high << 16 | low)) + piece("IEND", [])
        // The name and length of the piece come before the block.
        return Data(file + whole.prefix(count < rows.count ? 8 + 7 + kept.count : whole.count))
    }

    /// The lengths of rows in bytes, without the one for the filter, in the order of the file.
    private func lengths(_ bits: Int, _ isInterlaced: Bool) -> [Int] {
        func length(_ pixels: Int) -> Int { (pixels * bits + 7) / 8 }
        guard isInterlaced else { return Array(repeating: length(Self.size.width), count: Self.size.height) }
        // Of 13 by 11 pixels: columns and rows of the seven passes.
        let passes = [(2, 2), (2, 2), (4, 1), (3, 3), (7, 3), (6, 6), (13, 5)]
        return passes.flatMap { columns, rows in Array(repeating: length(columns), count: rows) }
    }

    private func rows(_ data: Data, isFinal: Bool) throws -> [[UInt8]] {
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, data as CFData, isFinal)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(image.width == Self.size.width && image.height == Self.size.height)
        let pixels = image.premultipliedPixels
        return (0..<Self.size.height).map { row in
            Array(pixels[(row * Self.size.width * 4)..<((row + 1) * Self.size.width * 4)])
        }
    }

    @Test(
        "The rows that have arrived are those of the whole picture, whatever a pixel is made of",
        arguments: [
            (1, 0), (2, 0), (4, 0), (8, 0), (16, 0), (8, 2), (16, 2), (1, 3), (2, 3), (4, 3), (8, 3), (8, 4), (16, 4),
            (8, 6), (16, 6),
        ] as [(Int, UInt8)])
    func kinds(depth: Int, kind: UInt8) throws {
        let whole = try rows(file(depth: depth, kind: kind), isFinal: true)
        for count in [1, 7, 10] {
            let part = try rows(file(depth: depth, kind: kind, rows: count), isFinal: false)
            #expect(part.prefix(count) == whole.prefix(count))
            // The missing rows are all the same.
            #expect(Set(part.dropFirst(count)).count == 1)
        }
    }

    @Test("The passes that have arrived are shown", arguments: [(1, 0), (8, 2), (4, 3), (16, 6)] as [(Int, UInt8)])
    func passes(depth: Int, kind: UInt8) throws {
        let whole = try rows(file(depth: depth, kind: kind, isInterlaced: true), isFinal: true)
        // All but the last pass, whose rows are the odd ones.
        let most = try rows(file(depth: depth, kind: kind, isInterlaced: true, rows: 17), isFinal: false)
        for row in stride(from: 0, to: 11, by: 2) { #expect(most[row] == whole[row]) }
        #expect(Set(stride(from: 1, to: 11, by: 2).map { most[$0] }).count == 1)
        // With one row of that, the first odd row.
        let more = try rows(file(depth: depth, kind: kind, isInterlaced: true, rows: 18), isFinal: false)
        #expect(more[0...2] == whole[0...2] && more[3] == most[3])
        // The first pass has each eighth pixel of each eighth row.
        let first = try rows(file(depth: depth, kind: kind, isInterlaced: true, rows: 2), isFinal: false)
        for row in [0, 8] {
            for column in [0, 8] {
                #expect(first[row][(column * 4)..<(column * 4 + 4)] == whole[row][(column * 4)..<(column * 4 + 4)])
            }
        }
    }
}
