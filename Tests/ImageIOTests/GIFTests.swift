import Foundation
import ImageIO
import SwiftUI
import Testing

@testable import SwiftUICore

/// GIFs with several pictures are written, and read again.
@MainActor
@Suite("GIFs")
struct GIFTests {
    // As an app does when it begins.
    init() { PictureHooks.install() }

    /// Numbers that are the same in each run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    /// A picture of one color, in premultiplied RGBA.
    private func picture(_ color: [UInt8], width: Int = 7, height: Int = 5) throws -> CGImage {
        let pixels = (0..<width * height).flatMap { _ in color }
        return try #require(CGImage(width: width, height: height, premultipliedRGBA: pixels))
    }

    private func gif(_ images: [(CGImage, Double)], loops: Int? = nil) throws -> Data {
        let data = NSMutableData()
        let destination = try #require(
            CGImageDestinationCreateWithData(data, "com.compuserve.gif" as CFString, images.count, nil))
        if let loops {
            CGImageDestinationSetProperties(
                destination, [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: loops]] as NSDictionary)
        }
        for (image, delay) in images {
            CGImageDestinationAddImage(
                destination, image,
                [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: delay]] as NSDictionary)
        }
        #expect(CGImageDestinationFinalize(destination))
        return data as Data
    }

    private func source(_ data: Data) throws -> CGImageSource {
        try #require(CGImageSourceCreateWithData(data as NSData, nil))
    }

    private func delay(_ source: CGImageSource, _ index: Int) -> Double? {
        let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
        let gif = properties?[kCGImagePropertyGIFDictionary] as? NSDictionary
        return (gif?[kCGImagePropertyGIFUnclampedDelayTime] as? NSNumber)?.doubleValue
    }

    @Test("Pictures of one color come back with their times, in any order")
    func colors() throws {
        let colors: [[UInt8]] = [[255, 0, 0, 255], [0, 200, 0, 255], [0, 0, 0, 0], [10, 20, 255, 255]]
        let images = try colors.map { try picture($0) }
        let source = try source(gif(Array(zip(images, [0.05, 0.2, 0.01, 3])), loops: 0))
        #expect(CGImageSourceGetCount(source) == 4)
        for index in [0, 1, 2, 3, 1, 3, 0, 2] {
            let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
            #expect(image.premultipliedPixels == images[index].premultipliedPixels, "picture \(index)")
        }
        #expect((0..<4).map { delay(source, $0) } == [0.05, 0.2, 0.01, 3])
        #expect(CGImageSourceCreateImageAtIndex(source, 4, nil) == nil)
        #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 4, nil) == nil)
        let whole = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? NSDictionary
        #expect((whole?[kCGImagePropertyGIFLoopCount] as? NSNumber)?.intValue == 0)
    }

    @Test("Pictures of many colors and of noise come back with colors that are near", arguments: [1, 2, 40, 90])
    func manyColors(side: Int) throws {
        var generator = Numbers(state: UInt64(side))
        let pixels = (0..<side * side).flatMap { place -> [UInt8] in
            let noise = UInt8.random(in: 0...255, using: &generator)
            return [UInt8(place % side * 255 / side), UInt8(place / side * 255 / side), noise & 0xF0, 255]
        }
        let image = try #require(CGImage(width: side, height: side, premultipliedRGBA: pixels))
        let source = try source(gif([(image, 0.1), (image, 0.1)]))
        let read = try #require(CGImageSourceCreateImageAtIndex(source, 1, nil)).premultipliedPixels
        #expect(read.count == pixels.count)
        let differences = zip(read, pixels).map { abs(Int($0) - Int($1)) }
        #expect(Double(differences.reduce(0, +)) / Double(differences.count) < 14)
    }

    @Test("A picture that changes a part lies on the one before; rows in passes are put in their places")
    func parts() throws {
        // Two by eight pixels: all of color 1; then, interlaced, the right column by rows 0, 1, 0, 1 …; then that is removed.
        let head: [UInt8] = Array("GIF89a".utf8) + [2, 0, 8, 0, 0x80, 0, 0, 9, 9, 9, 200, 100, 50]
        func control(_ disposal: UInt8) -> [UInt8] { [0x21, 0xF9, 4, disposal << 2, 5, 0, 0, 0] }
        // Uncompressed: a code for clearing before each three bits.
        func data(_ indices: [Int]) -> [UInt8] {
            var (bits, bytes): ([Int], [UInt8]) = ([], [])
            for code in indices.flatMap({ [4, $0] }) + [5] { bits += (0..<3).map { code >> $0 & 1 } }
            for start in stride(from: 0, to: bits.count, by: 8) {
                bytes.append(bits[start..<min(start + 8, bits.count)].reversed().reduce(0) { $0 << 1 | UInt8($1) })
            }
            return [2, UInt8(bytes.count)] + bytes + [0]
        }
        var bytes = head + control(1) + [0x2C, 0, 0, 0, 0, 2, 0, 8, 0, 0] + data(Array(repeating: 1, count: 16))
        // In the order of the file: rows 0, 4, 2, 6, 1, 3, 5, 7.
        bytes += control(3) + [0x2C, 1, 0, 0, 0, 1, 0, 8, 0, 0x40] + data([0, 0, 0, 0, 1, 1, 1, 1])
        bytes += control(0) + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0] + data([0]) + [0x3B]
        let source = try source(Data(bytes))
        func columns(_ index: Int) throws -> [[UInt8]] {
            let pixels = try #require(CGImageSourceCreateImageAtIndex(source, index, nil)).premultipliedPixels
            return (0..<2).map { column in (0..<8).map { pixels[($0 * 2 + column) * 4] } }
        }
        #expect(try columns(0) == [Array(repeating: 200, count: 8), Array(repeating: 200, count: 8)])
        #expect(try columns(1) == [Array(repeating: 200, count: 8), [9, 200, 9, 200, 9, 200, 9, 200]])
        #expect(try columns(2) == [[9] + Array(repeating: 200, count: 7), Array(repeating: 200, count: 8)])
        #expect(try columns(1)[1] == [9, 200, 9, 200, 9, 200, 9, 200])
    }

    @Test("A table of sequences that is full stays as it is")
    func fullTable() throws {
        // Each pixel has a code of its own, so that there is a sequence more for each but the first.
        let (width, height) = (80, 60)
        let indices = (0..<width * height).map { $0 * $0 % 7 % 3 }
        var (bits, length, next): ([UInt8], Int, Int) = ([], 3, 6)
        func add(_ code: Int) { for place in 0..<length { bits.append(UInt8(code >> place & 1)) } }
        add(4)
        for (place, index) in indices.enumerated() {
            add(index)
            guard place > 0, next < 4096 else { continue }
            next += 1
            if next == 1 << length, length < 12 { length += 1 }
        }
        add(5)
        #expect(next == 4096 && length == 12)
        var bytes = Array("GIF89a".utf8) + [UInt8(width), 0, UInt8(height), 0, 0x81, 0, 0]
        bytes += [9, 9, 9, 200, 100, 50, 30, 60, 90, 0, 0, 0]
        bytes += [0x2C, 0, 0, 0, 0, UInt8(width), 0, UInt8(height), 0, 0, 2]
        let data = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<min(start + 8, bits.count)].reversed().reduce(UInt8(0)) { $0 << 1 | $1 }
        }
        for start in stride(from: 0, to: data.count, by: 255) {
            let block = data[start..<min(start + 255, data.count)]
            bytes += [UInt8(block.count)] + block
        }
        let source = try source(Data(bytes + [0, 0x3B]))
        let pixels = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil)).premultipliedPixels
        let reds = stride(from: 0, to: pixels.count, by: 4).map { pixels[$0] }
        #expect(reds == indices.map { [9, 200, 30][$0] })
    }

    @Test("Of a GIF that is cut off, the pictures before the last are whole")
    func statuses() throws {
        let images = try [[255, 0, 0, 255], [0, 200, 0, 255], [10, 20, 255, 255]].map { try picture($0) }
        let data = try gif(images.map { ($0, 0.1) })
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, data.dropLast(3) as CFData, false)
        #expect(CGImageSourceGetCount(source) == 3)
        let statuses = (-1...3).map { CGImageSourceGetStatusAtIndex(source, $0) }
        #expect(
            statuses == [
                .statusUnexpectedEOF, .statusComplete, .statusComplete, .statusIncomplete, .statusUnexpectedEOF,
            ])
        CGImageSourceUpdateData(source, data as CFData, true)
        #expect(
            (0...3).map { CGImageSourceGetStatusAtIndex(source, $0) == .statusComplete } == [true, true, true, false])
    }

    @Test("A GIF that is cut off or changed at random is read as far as it goes")
    func broken() throws {
        let images = try [[255, 0, 0, 255], [0, 0, 255, 255], [1, 2, 3, 255]].map { try picture($0) }
        let whole = try gif(images.map { ($0, 0.1) })
        var generator = Numbers(state: 7)
        var read = 0
        for round in 0..<400 {
            var data = whole
            if round < 200 {
                data = data.prefix(round * data.count / 200)
            } else {
                for _ in 0..<4 {
                    let place = Int.random(in: 6..<data.count, using: &generator)
                    data[place] = .random(in: 0...255, using: &generator)
                }
            }
            guard let source = CGImageSourceCreateWithData(data as NSData, nil) else { continue }
            for index in 0..<CGImageSourceGetCount(source) {
                if CGImageSourceCreateImageAtIndex(source, index, nil) != nil { read += 1 }
            }
        }
        #expect(read > 200)
    }

    @Test("Animating calls with each picture, as often as the options say, until it is stopped")
    func animation() async throws {
        let data = try gif([(picture([255, 0, 0, 255]), 0.02), (picture([0, 0, 255, 255]), 0.02)], loops: 0)
        let shown = await withCheckedContinuation { (next: CheckedContinuation<[Int], Never>) in
            var numbers: [Int] = []
            let status = CGAnimateImageDataWithBlock(data, [kCGImageAnimationStartIndex: 1] as NSDictionary) {
                numbers.append($0)
                #expect($1.width == 7)
                if numbers.count == 4 {
                    $2.pointee = true
                    next.resume(returning: numbers)
                }
            }
            #expect(status == 0)
        }
        #expect(shown == [1, 0, 1, 0])
        let status = CGAnimateImageDataWithBlock(Data([1, 2]), nil) { _, _, _ in }
        #expect(status == CGImageAnimationStatus.corruptInputImage.rawValue)
    }
}
