import Accelerate
import Foundation
import Testing

/// Functions of the surroundings of each pixel: extremes and weighted sums.
@Suite("Surroundings of pixels")
struct PixelSurroundingTests {
    private let rows: [[UInt8]] = [[90, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 80]]

    private func spread(_ rows: [[UInt8]], _ channels: Int) -> [[UInt8]] {
        rows.map { row in row.flatMap { number in (0..<channels).map { number + 50 * UInt8($0) } } }
    }

    typealias Extreme = (Int, UInt, UInt, UInt, UInt) -> PixelGeometryTests.Function

    private static func largest(
        _ channels: Int, _ x: UInt, _ y: UInt, _ height: UInt, _ width: UInt
    )
        -> PixelGeometryTests.Function
    {
        {
            channels == 1
                ? vImageMax_Planar8(&$0, &$1, nil, x, y, height, width, 0)
                : vImageMax_ARGB8888(&$0, &$1, nil, x, y, height, width, 0)
        }
    }
    private static func smallest(
        _ channels: Int, _ x: UInt, _ y: UInt, _ height: UInt, _ width: UInt
    )
        -> PixelGeometryTests.Function
    {
        {
            channels == 1
                ? vImageMin_Planar8(&$0, &$1, nil, x, y, height, width, 0)
                : vImageMin_ARGB8888(&$0, &$1, nil, x, y, height, width, 0)
        }
    }

    @Test("The largest and smallest neighbors are within the picture", arguments: [1, 4])
    func extremes(_ channels: Int) throws {
        func made(_ extreme: Extreme, _ height: UInt, _ width: UInt) throws -> [[UInt8]] {
            try PixelGeometryTests.result(
                spread(rows, channels), channels, 4, 3, extreme(channels, 0, 0, height, width))
        }
        let most: [[UInt8]] = [[90, 90, 7, 7], [90, 90, 80, 80], [9, 10, 80, 80]]
        let least: [[UInt8]] = [[1, 1, 1, 2], [1, 1, 1, 2], [4, 4, 5, 6]]
        #expect(try made(Self.largest, 3, 3) == spread(most, channels))
        #expect(try made(Self.smallest, 3, 3) == spread(least, channels))
        let across: [[UInt8]] = [[90, 90, 3, 3], [5, 6, 7, 7], [9, 10, 80, 80]]
        let down: [[UInt8]] = [[90, 5, 6, 7], [90, 9, 10, 80], [8, 9, 10, 80]]
        #expect(try made(Self.largest, 1, 3) == spread(across, channels))
        #expect(try made(Self.largest, 3, 1) == spread(down, channels))
        let above: [[UInt8]] = [[90, 1, 2, 3], [4, 1, 2, 3], [4, 5, 6, 7]]
        #expect(try made(Self.smallest, 2, 1) == spread(above, channels))
        #expect(try made(Self.smallest, 1, 1) == spread(rows, channels))
        for extreme in [Self.largest, Self.smallest] as [Extreme] {
            for (height, width) in [(0, 1), (1, 0), (65537, 1), (1, 65537)] as [(UInt, UInt)] {
                _ = try PixelGeometryTests.result(
                    rows, channels, 1, 1, error: kvImageInvalidKernelSize, extreme(channels, 0, 0, height, width))
            }
        }
    }

    @Test("A part of a picture has surroundings outside the part; it ends with the picture", arguments: [1, 4])
    func parts(_ channels: Int) throws {
        let source = spread(rows, channels)
        let part = try PixelGeometryTests.result(source, channels, 2, 1, Self.largest(channels, 1, 1, 3, 3))
        #expect(part == spread([[90, 80]], channels))
        let corner = try PixelGeometryTests.result(source, channels, 1, 2, Self.smallest(channels, 3, 1, 1, 3))
        #expect(corner == spread([[6], [10]], channels))
        for (x, y) in [(3, 0), (0, 3)] as [(UInt, UInt)] {
            let outside = try PixelGeometryTests.result(
                source, channels, 2, 1, error: kvImageRoiLargerThanInputBuffer, Self.largest(channels, x, y, 1, 1))
            #expect(outside == [[UInt8](repeating: 9, count: 2 * channels)])
        }
    }

    @Test("A dilation takes weights off its neighbors, an erosion adds them", arguments: [1, 4])
    func weights(_ channels: Int) throws {
        let kernel: [UInt8] = [10, 0, 20]
        func dilated(_ rows: [[UInt8]], _ kernel: [UInt8], _ height: UInt, _ width: UInt) throws -> [[UInt8]] {
            let (columns, lines) = (rows[0].count, rows.count)
            return try PixelGeometryTests.result(spread(rows, channels), channels, columns, lines) {
                channels == 1
                    ? vImageDilate_Planar8(&$0, &$1, 0, 0, kernel, height, width, 0)
                    : vImageDilate_ARGB8888(&$0, &$1, 0, 0, kernel, height, width, 0)
            }
        }
        func eroded(_ rows: [[UInt8]], _ height: UInt, _ width: UInt) throws -> [[UInt8]] {
            let (columns, lines) = (rows[0].count, rows.count)
            return try PixelGeometryTests.result(spread(rows, channels), channels, columns, lines) {
                channels == 1
                    ? vImageErode_Planar8(&$0, &$1, 0, 0, kernel, height, width, 0)
                    : vImageErode_ARGB8888(&$0, &$1, 0, 0, kernel, height, width, 0)
            }
        }
        let column: [[UInt8]] = [[50], [1], [2], [90]]
        #expect(try dilated([[50, 1, 2, 90]], kernel, 1, 3) == spread([[50, 40, 70, 90]], channels))
        #expect(try dilated(column, kernel, 3, 1) == spread([[50], [40], [70], [90]], channels))
        #expect(try eroded([[50, 1, 2, 90]], 1, 3) == spread([[21, 1, 2, 12]], channels))
        #expect(try eroded(column, 3, 1) == spread([[21], [1], [2], [12]], channels))
        let point: [[UInt8]] = [[0, 0, 0], [0, 100, 0], [0, 0, 0]]
        let around: [[UInt8]] = [[91, 92, 93], [94, 100, 96], [97, 98, 99]]
        #expect(try dilated(point, [1, 2, 3, 4, 5, 6, 7, 8, 9], 3, 3) == spread(around, channels))
    }

    private let row: [[UInt8]] = [[10, 20, 30, 40]]

    private func sums(
        _ channels: Int, _ kernel: [Int16], _ divisor: Int32, _ flags: vImage_Flags,
        _ background: [UInt8] = [60, 110, 160, 210]
    ) throws -> [[UInt8]] {
        let width = UInt32(kernel.count)
        let across = try PixelGeometryTests.result(spread(row, channels), channels, 4, 1) {
            channels == 1
                ? vImageConvolve_Planar8(&$0, &$1, nil, 0, 0, kernel, 1, width, divisor, background[0], flags)
                : vImageConvolve_ARGB8888(&$0, &$1, nil, 0, 0, kernel, 1, width, divisor, background, flags)
        }
        let column = row[0].map { [$0] }
        let down = try PixelGeometryTests.result(spread(column, channels), channels, 1, 4) {
            channels == 1
                ? vImageConvolve_Planar8(&$0, &$1, nil, 0, 0, kernel, width, 1, divisor, background[0], flags)
                : vImageConvolve_ARGB8888(&$0, &$1, nil, 0, 0, kernel, width, 1, divisor, background, flags)
        }
        #expect(Array(across.joined()) == Array(down.joined()))
        return across
    }

    @Test("Weighted sums end as the flags say", arguments: [1, 4])
    func edges(_ channels: Int) throws {
        let kernel: [Int16] = [1, 2, 3]
        #expect(try sums(channels, kernel, 6, kvImageEdgeExtend) == spread([[15, 23, 33, 38]], channels))
        #expect(try sums(channels, kernel, 6, kvImageBackgroundColorFill) == spread([[23, 23, 33, 48]], channels))
        #expect(try sums(channels, kernel, 6, kvImageCopyInPlace) == spread([[10, 23, 33, 40]], channels))
        #expect(try sums(channels, kernel, 99, kvImageTruncateKernel) == spread([[16, 23, 33, 37]], channels))
    }

    @Test("Sums are divided, rounded and limited to bytes")
    func limits() throws {
        #expect(try sums(1, [-1, 0, 1], 1, kvImageEdgeExtend) == [[10, 20, 20, 10]])
        #expect(try sums(1, [1, 0, -1], 1, kvImageEdgeExtend) == [[0, 0, 0, 0]])
        #expect(try sums(1, [1, 1, 1], 0, kvImageEdgeExtend) == [[40, 60, 90, 110]])
        #expect(try sums(1, [9, 9, 9], 1, kvImageEdgeExtend) == [[255, 255, 255, 255]])
        #expect(try sums(1, [-1, -1, -1], -3, kvImageEdgeExtend) == [[13, 20, 30, 37]])
        #expect(try sums(1, [3], 20, kvImageEdgeExtend) == [[2, 3, 5, 6]])
    }

    @Test("Boxes weigh neighbors equally, tents by their distance")
    func boxesAndTents() throws {
        func made(_ channels: Int, _ function: PixelGeometryTests.Function) throws -> [[UInt8]] {
            try PixelGeometryTests.result(spread(row, channels), channels, 4, 1, function)
        }
        let extend = kvImageEdgeExtend
        #expect(try made(1) { vImageBoxConvolve_Planar8(&$0, &$1, nil, 0, 0, 1, 3, 0, extend) } == [[13, 20, 30, 37]])
        #expect(
            try made(4) { vImageBoxConvolve_ARGB8888(&$0, &$1, nil, 0, 0, 3, 3, nil, extend) }
                == spread([[13, 20, 30, 37]], 4))
        #expect(try made(1) { vImageTentConvolve_Planar8(&$0, &$1, nil, 0, 0, 1, 3, 0, extend) } == [[13, 20, 30, 38]])
        #expect(
            try made(4) { vImageTentConvolve_ARGB8888(&$0, &$1, nil, 0, 0, 3, 3, nil, extend) }
                == spread([[13, 20, 30, 38]], 4))
        #expect(try made(1) { vImageTentConvolve_Planar8(&$0, &$1, nil, 0, 0, 1, 5, 0, extend) }[0][1] == 21)
        let fill = kvImageBackgroundColorFill
        let gray = try made(1) { vImageBoxConvolve_Planar8(&$0, &$1, nil, 0, 0, 1, 3, 60, fill) }
        #expect(gray == [[30, 20, 30, 43]])
        let black = try made(4) { vImageBoxConvolve_ARGB8888(&$0, &$1, nil, 0, 0, 1, 3, nil, fill) }
        #expect(Array(black[0][..<4]) == [10, 43, 77, 110])
        let colors = try made(4) { vImageBoxConvolve_ARGB8888(&$0, &$1, nil, 0, 0, 1, 3, [60, 110, 160, 210], fill) }
        #expect(colors == spread([[30, 20, 30, 43]], 4))
        let tall: [[UInt8]] = [[0, 0, 0], [0, 160, 0], [0, 0, 0]]
        let tent = try PixelGeometryTests.result(tall, 1, 3, 3) {
            vImageTentConvolve_Planar8(&$0, &$1, nil, 0, 0, 3, 3, 0, extend)
        }
        #expect(tent == [[10, 20, 10], [20, 40, 20], [10, 20, 10]])
        let fractions: [[Float]] = [[0.5, 1, 2, 4]]
        let float = try PixelGeometryTests.result(fractions, 1, 4, 1) {
            vImageConvolve_PlanarF(&$0, &$1, nil, 0, 0, [1, 10, 100], 1, 3, 8, fill)
        }
        #expect(float == [[113, 210.5, 421, 842]])
    }

    @Test("Kernels are odd, parts are inside, and one flag says how the edge continues")
    func mistakes() throws {
        func error(
            _ code: vImage_Error, _ x: UInt, _ y: UInt, _ height: UInt32, _ width: UInt32, _ flags: vImage_Flags
        ) throws {
            let made = try PixelGeometryTests.result(rows, 1, 2, 2, error: code) {
                vImageBoxConvolve_Planar8(&$0, &$1, nil, x, y, height, width, 0, flags)
            }
            #expect((made == [[9, 9], [9, 9]]) == (code != kvImageNoError))
        }
        try error(kvImageInvalidKernelSize, 0, 0, 2, 1, kvImageEdgeExtend)
        try error(kvImageInvalidKernelSize, 0, 0, 1, 2, kvImageEdgeExtend)
        try error(kvImageRoiLargerThanInputBuffer, 3, 0, 1, 1, kvImageEdgeExtend)
        try error(kvImageRoiLargerThanInputBuffer, 0, 2, 1, 1, kvImageEdgeExtend)
        try error(kvImageNoError, 2, 1, 1, 1, kvImageEdgeExtend)
        try error(kvImageInvalidEdgeStyle, 0, 0, 1, 1, kvImageNoFlags)
        try error(kvImageInvalidEdgeStyle, 0, 0, 1, 1, kvImageEdgeExtend | kvImageCopyInPlace)
        let part = try PixelGeometryTests.result(rows, 1, 2, 1) {
            vImageConvolve_Planar8(&$0, &$1, nil, 1, 1, [0, 0, 0, 0, 0, 0, 0, 0, 1], 3, 3, 1, 0, kvImageCopyInPlace)
        }
        #expect(part == [[10, 80]])
        let edge = try PixelGeometryTests.result(rows, 1, 4, 3) {
            vImageConvolve_Planar8(&$0, &$1, nil, 0, 0, [0, 0, 0, 0, 0, 0, 0, 0, 1], 3, 3, 1, 0, kvImageCopyInPlace)
        }
        #expect(edge == [[90, 1, 2, 3], [4, 10, 80, 7], [8, 9, 10, 80]])
    }

    @Test("Buffers have rows of whole vectors, limits, and copies of equal size")
    func buffers() throws {
        let buffer = try vImage_Buffer(width: 100, height: 3, bitsPerPixel: 8)
        var other = try vImage_Buffer(size: CGSize(width: 17, height: 2), bitsPerPixel: 32)
        defer {
            buffer.free()
            other.free()
        }
        #expect(buffer.rowBytes == 112 && buffer.size == CGSize(width: 100, height: 3))
        #expect(other.rowBytes == 80 && other.width == 17 && other.height == 2)
        #expect(throws: vImage.Error.invalidParameter) { try vImage_Buffer(width: -1, height: 1, bitsPerPixel: 8) }
        #expect(throws: vImage.Error.invalidParameter) { try vImage_Buffer(width: 1, height: -1, bitsPerPixel: 8) }
        #expect(throws: vImage.Error.invalidParameter) { try vImage_Buffer(width: 1, height: 1, bitsPerPixel: 0) }
        #expect(throws: vImage.Error.invalidParameter) { try vImage_Buffer(width: 1, height: 1, bitsPerPixel: 1025) }
        #expect(throws: vImage.Error.invalidParameter) {
            try vImage_Buffer(width: 1, height: 1 << 20 + 1, bitsPerPixel: 8)
        }
        #expect(throws: vImage.Error.bufferSizeMismatch) { try buffer.copy(destinationBuffer: &other, pixelSize: 1) }
        let copied = try PixelGeometryTests.result(rows, 1, 4, 3) { source, target in
            vImageCopyBuffer(&source, &target, 1, 0)
        }
        #expect(copied == rows)
        _ = try PixelGeometryTests.result(rows, 1, 4, 3, error: kvImageInvalidParameter) {
            vImageCopyBuffer(&$0, &$1, 0, 0)
        }
        _ = try PixelGeometryTests.result(rows, 1, 4, 2, error: kvImageBufferSizeMismatch) {
            vImageCopyBuffer(&$0, &$1, 1, 0)
        }
    }
}
