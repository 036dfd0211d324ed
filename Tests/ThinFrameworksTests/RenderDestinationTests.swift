import SwiftUI
import SwiftUITesting
import Testing
import Vision

/// Pixels that a context writes to memory: their order, their form, and where they go.
@MainActor
@Suite("Destinations of pictures")
struct RenderDestinationTests {
    private func image(_ width: Int, _ height: Int, _ pixels: [UInt8]) throws -> CIImage {
        CIImage(cgImage: try #require(CGImage(width: width, height: height, premultipliedRGBA: pixels)))
    }

    /// The memory after a picture of one pixel, red 10, green 20, blue 30 and opacity 200, was written to it.
    private func written(
        _ format: CIFormat, over old: [UInt8] = [7, 7, 7, 7], pixel: [UInt8] = [10, 20, 30, 200],
        _ change: (CIRenderDestination) -> Void = { _ in }
    ) throws -> [UInt8] {
        var memory = old
        try memory.withUnsafeMutableBytes { bytes in
            let destination = CIRenderDestination(
                bitmapData: try #require(bytes.baseAddress), width: 1, height: 1, bytesPerRow: 4, format: format)
            change(destination)
            try CIContext().startTask(toRender: try image(1, 1, pixel), to: destination)
        }
        return memory
    }

    @Test("The components of a pixel have the order of the form")
    func orders() throws {
        #expect(try written(.RGBA8) == [10, 20, 30, 200])
        #expect(try written(.BGRA8) == [30, 20, 10, 200])
        #expect(try written(.ARGB8) == [200, 10, 20, 30])
        #expect(try written(.ABGR8) == [200, 30, 20, 10])
        let one = try image(1, 1, [10, 20, 30, 200])
        let orders: [(CIFormat, [UInt8])] = [
            (.RGBA8, [10, 20, 30, 200]), (.BGRA8, [30, 20, 10, 200]), (.ARGB8, [200, 10, 20, 30]),
            (.ABGR8, [200, 30, 20, 10]),
        ]
        for (format, wanted) in orders {
            var memory: [UInt8] = [7, 7, 7, 7]
            CIContext().render(
                one, toBitmap: &memory, rowBytes: 4, bounds: one.extent, format: format, colorSpace: nil)
            #expect(memory == wanted)
        }
        var memory: [UInt8] = [7, 7, 7, 7]
        let warnings = TestHost.warnings {
            CIContext().render(one, toBitmap: &memory, rowBytes: 4, bounds: one.extent, format: .R8, colorSpace: nil)
        }
        #expect(memory == [7, 7, 7, 7] && warnings.count == 1)
    }

    @Test("Colors are divided by their opacity, or opaque, as the form of colors says")
    func alphaModes() throws {
        #expect(try written(.RGBA8) { $0.alphaMode = .premultiplied } == [10, 20, 30, 200])
        // 10, 20 and 30 of 200 are 12, 25 and 38 of 255.
        #expect(try written(.RGBA8) { $0.alphaMode = .unpremultiplied } == [12, 25, 38, 200])
        #expect(try written(.ARGB8) { $0.alphaMode = .unpremultiplied } == [200, 12, 25, 38])
        #expect(try written(.RGBA8, pixel: [0, 0, 0, 0]) { $0.alphaMode = .unpremultiplied } == [0, 0, 0, 0])
        #expect(try written(.RGBA8, pixel: [1, 0, 1, 1]) { $0.alphaMode = .unpremultiplied } == [255, 0, 255, 1])
        #expect(try written(.BGRA8) { $0.alphaMode = .none } == [30, 20, 10, 255])
        #expect(try written(.ABGR8) { $0.alphaMode = .none } == [255, 30, 20, 10])
    }

    @Test("A picture replaces what is there, or covers it")
    func blending() throws {
        // 55 of 255 of the old shine through.
        let old: [UInt8] = [100, 255, 0, 51]
        #expect(try written(.RGBA8, over: old) == [10, 20, 30, 200])
        let covers = { (destination: CIRenderDestination) in destination.blendsInDestinationColorSpace = true }
        #expect(try written(.RGBA8, over: old, covers) == [31, 75, 30, 211])
        // The old blue is where red of the other order would be.
        #expect(try written(.BGRA8, over: old, covers) == [51, 75, 10, 211])
        #expect(
            try written(.RGBA8, over: [255, 255, 255, 255], pixel: [200, 10, 30, 200], covers) == [255, 65, 85, 255])
    }

    @Test("A part of a picture goes to a place, counted from the bottom left, and no further than the edges")
    func parts() throws {
        // Three columns and two rows; reds count from 1, left to right and from the top.
        let pixels = (UInt8(1)...6).flatMap { red -> [UInt8] in [red, 0, 0, 255] }
        let picture = try image(3, 2, pixels)
        func reds(
            _ part: CGRect, at place: CGPoint, isFlipped: Bool = false, rowBytes: Int = 20
        ) throws -> (reds: [[UInt8]], count: Int) {
            var memory = [UInt8](repeating: 0, count: 60)
            var count = 0
            try memory.withUnsafeMutableBytes { bytes in
                let destination = CIRenderDestination(
                    bitmapData: try #require(bytes.baseAddress), width: 4, height: 3, bytesPerRow: rowBytes,
                    format: .RGBA8)
                destination.isFlipped = isFlipped
                count = try CIContext().startTask(toRender: picture, from: part, to: destination, at: place)
                    .waitUntilCompleted().pixelsProcessed
            }
            // The fifth pixel of each row is none of the picture's.
            return ((0..<3).map { row in (0..<5).map { memory[row * 20 + $0 * 4] } }, count)
        }
        let whole = try reds(picture.extent, at: CGPoint(x: 1, y: 0))
        #expect(whole.reds == [[0, 0, 0, 0, 0], [0, 1, 2, 3, 0], [0, 4, 5, 6, 0]] && whole.count == 6)
        let flipped = try reds(picture.extent, at: CGPoint(x: 1, y: 0), isFlipped: true)
        #expect(flipped.reds == [[0, 4, 5, 6, 0], [0, 1, 2, 3, 0], [0, 0, 0, 0, 0]] && flipped.count == 6)
        // The right two columns of the upper row.
        let part = try reds(CGRect(x: 1, y: 1, width: 2, height: 1), at: CGPoint(x: 0, y: 2))
        #expect(part.reds == [[2, 3, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]] && part.count == 2)
        let beyond = try reds(picture.extent, at: CGPoint(x: 2, y: 2))
        #expect(beyond.reds == [[0, 0, 4, 5, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]] && beyond.count == 2)
        let before = try reds(picture.extent, at: CGPoint(x: -1, y: -1))
        #expect(before.reds == [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [2, 3, 0, 0, 0]] && before.count == 2)
        // Rows that are shorter than their pixels stay as they are.
        #expect(try reds(picture.extent, at: .zero, rowBytes: 15).count == 0)
        #expect(try reds(picture.extent, at: .zero, rowBytes: 16).count == 6)
    }

    @Test("A bitmap has the part of a picture at its place, and is transparent around it")
    func bitmaps() throws {
        // Three columns and two rows; reds count from 1, left to right and from the top.
        let pixels = (UInt8(1)...6).flatMap { red -> [UInt8] in [red, 0, 0, 255] }
        let picture = try image(3, 2, pixels).transformed(by: CGAffineTransform(translationX: 2, y: 1))
        func reds(_ bounds: CGRect, rowBytes: Int = 20) -> [[UInt8]] {
            var memory = [UInt8](repeating: 9, count: 60)
            CIContext().render(
                picture, toBitmap: &memory, rowBytes: rowBytes, bounds: bounds, format: .RGBA8, colorSpace: nil)
            return (0..<3).map { row in (0..<5).map { memory[row * 20 + $0 * 4] } }
        }
        // The memory has three rows of five pixels; the fifth of each is not the bitmap's.
        #expect(
            reds(CGRect(x: 0, y: 0, width: 4, height: 3)) == [[0, 0, 1, 2, 9], [0, 0, 4, 5, 9], [0, 0, 0, 0, 9]])
        #expect(
            reds(CGRect(x: 3, y: 2, width: 4, height: 3)) == [[0, 0, 0, 0, 9], [0, 0, 0, 0, 9], [2, 3, 0, 0, 9]])
        #expect(
            reds(CGRect(x: 2, y: 1, width: 3, height: 2)) == [[1, 2, 3, 9, 9], [4, 5, 6, 9, 9], [9, 9, 9, 9, 9]])
        #expect(
            reds(CGRect(x: 30, y: 0, width: 4, height: 2)) == [[0, 0, 0, 0, 9], [0, 0, 0, 0, 9], [9, 9, 9, 9, 9]])
        // Rows that are longer than their memory, and rectangles without an end, are not written.
        for bounds in [CGRect(x: 0, y: 0, width: 6, height: 1), .infinite, .null] {
            #expect(reds(bounds) == [[UInt8]](repeating: [UInt8](repeating: 9, count: 5), count: 3))
        }
    }

    @Test("Colors are multiplied by their opacity, divided by it, or opaque")
    func opacities() throws {
        let picture = try image(2, 1, [20, 10, 50, 128, 9, 30, 0, 255])
            .transformed(by: CGAffineTransform(translationX: 3, y: -2))
        func pixels(_ image: CIImage) throws -> [UInt8] {
            Array(try #require(image.cgImage?.dataProvider?.data))
        }
        let less = picture.premultiplyingAlpha()
        #expect(try less.extent == picture.extent && pixels(less) == [10, 5, 25, 128, 9, 30, 0, 255])
        // No color is stronger than its opacity.
        let more = picture.unpremultiplyingAlpha()
        #expect(try more.extent == picture.extent && pixels(more) == [39, 19, 99, 128, 9, 30, 0, 255])
        #expect(try pixels(image(1, 1, [100, 64, 1, 100]).unpremultiplyingAlpha()) == [100, 100, 2, 100])
        #expect(try pixels(image(1, 1, [0, 0, 0, 0]).unpremultiplyingAlpha()) == [0, 0, 0, 0])
        let opaque = picture.settingAlphaOne(in: picture.extent)
        #expect(try opaque.extent == picture.extent && pixels(opaque) == [39, 19, 99, 255, 9, 30, 0, 255])
        #expect(try pixels(image(1, 1, [0, 0, 0, 0]).settingAlphaOne(in: .infinite)) == [0, 0, 0, 255])
        let part = picture.settingAlphaOne(in: CGRect(x: 4, y: -3, width: 9, height: 9))
        #expect(part.extent == CGRect(x: 4, y: -2, width: 1, height: 1))
        #expect(try pixels(part) == [9, 30, 0, 255])
    }

    @Test("An orientation turns a picture, which begins at zero then")
    func orientations() throws {
        // abc above def.
        let picture = try image(3, 2, Array("abcdef".utf8).flatMap { letter -> [UInt8] in [letter, 0, 0, 255] })
            .transformed(by: CGAffineTransform(translationX: 7, y: 5))
        let wanted: [(CGImagePropertyOrientation, Int32, String, Int)] = [
            (.upMirrored, 2, "cbafed", 3), (.down, 3, "fedcba", 3), (.downMirrored, 4, "defabc", 3),
            (.leftMirrored, 5, "adbecf", 2), (.right, 6, "daebfc", 2), (.rightMirrored, 7, "fcebda", 2),
            (.left, 8, "cfbead", 2),
        ]
        for (orientation, number, letters, width) in wanted {
            for turned in [picture.oriented(orientation), picture.oriented(forExifOrientation: number)] {
                #expect(turned.extent == CGRect(x: 0, y: 0, width: width, height: 6 / width))
                let data = try #require(turned.cgImage?.dataProvider?.data)
                let found = stride(from: 0, to: data.count, by: 4).map { data[$0] }
                #expect(String(decoding: found, as: UTF8.self) == letters, "\(number)")
            }
        }
        for same in [picture.oriented(.up)] + [Int32.min, 0, 1, 9].map(picture.oriented(forExifOrientation:)) {
            #expect(same.extent == picture.extent)
        }
    }
}
