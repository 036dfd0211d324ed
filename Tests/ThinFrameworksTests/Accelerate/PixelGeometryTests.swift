import Accelerate
import Testing

/// Buffers of pixels that are mirrored, turned and scaled, in each arrangement of pixels.
@Suite("Pixels that move")
struct PixelGeometryTests {
    typealias Function = (inout vImage_Buffer, inout vImage_Buffer) -> vImage_Error

    /// Calls a function with rows of numbers, of some channels each, and returns the rows that it writes, which have 9 before.
    static func result<N: Numeric>(
        _ rows: [[N]], _ channels: Int, _ width: Int, _ height: Int, error: vImage_Error = kvImageNoError,
        _ function: Function
    ) throws -> [[N]] {
        let bits = UInt32(MemoryLayout<N>.size * 8 * channels)
        var source = try vImage_Buffer(width: rows[0].count / channels, height: rows.count, bitsPerPixel: bits)
        var target = try vImage_Buffer(width: width, height: height, bitsPerPixel: bits)
        defer {
            source.free()
            target.free()
        }
        for (y, row) in rows.enumerated() {
            let line = (source.data + y * source.rowBytes).bindMemory(to: N.self, capacity: row.count)
            for (x, number) in row.enumerated() { line[x] = number }
        }
        for y in 0..<height {
            let line = (target.data + y * target.rowBytes).bindMemory(to: N.self, capacity: width * channels)
            for x in 0..<width * channels { line[x] = 9 }
        }
        let made = function(&source, &target)
        #expect(made == error)
        return (0..<height).map { y in
            let line = (target.data + y * target.rowBytes).assumingMemoryBound(to: N.self)
            return (0..<width * channels).map { line[$0] }
        }
    }

    /// Rows whose pixels have a number for each channel.
    private func spread<N: Numeric>(_ rows: [[N]], _ channels: Int) -> [[N]] {
        rows.map { row in row.flatMap { number in (0..<channels).map { number + N(exactly: 50 * $0)! } } }
    }

    private func check<N: Numeric>(
        _ type: N.Type, _ channels: Int, _ across: @escaping Function, _ down: @escaping Function,
        _ turn: (UInt8) -> Function
    ) throws {
        let rows = spread([[10, 11, 12], [20, 21, 22]] as [[N]], channels)
        let mirrored = spread([[12, 11, 10], [22, 21, 20]] as [[N]], channels)
        #expect(try Self.result(rows, channels, 3, 2, across) == mirrored)
        #expect(try Self.result(rows, channels, 3, 2, down) == spread([[20, 21, 22], [10, 11, 12]], channels))
        let untouched = [[N]](repeating: [N](repeating: 9, count: 2 * channels), count: 2)
        let low = [[N]](repeating: [N](repeating: 9, count: 3 * channels), count: 3)
        for function in [across, down] {
            #expect(try Self.result(rows, channels, 2, 2, error: kvImageBufferSizeMismatch, function) == untouched)
            #expect(try Self.result(rows, channels, 3, 3, error: kvImageBufferSizeMismatch, function) == low)
        }
        let turned: [[[N]]] = [
            [[10, 11, 12], [20, 21, 22]], [[12, 22], [11, 21], [10, 20]], [[22, 21, 20], [12, 11, 10]],
            [[20, 10], [21, 11], [22, 12]],
        ]
        for constant in 0..<4 {
            let expected = turned[constant]
            let made = try Self.result(
                rows, channels, expected[0].count, expected.count, turn(UInt8(constant)))
            #expect(made == spread(expected, channels), "\(constant)")
        }
        #expect(try Self.result(rows, channels, 2, 2, error: kvImageInvalidParameter, turn(4)) == untouched)
        // A larger result has the color of the background around.
        let wide = try Self.result(rows, channels, 7, 4, turn(0))
        let edge = spread([[1, 1, 1, 1, 1, 1, 1]] as [[N]], channels)[0]
        #expect(wide[0] == edge && wide[3] == edge)
        #expect(wide[1] == spread([[1, 1, 10, 11, 12, 1, 1]] as [[N]], channels)[0])
        let high = try Self.result(rows, channels, 4, 5, turn(3))
        #expect(high[1] == spread([[1, 20, 10, 1]] as [[N]], channels)[0])
    }

    @Test("Rows and columns are exchanged and turned, for grays and colors, of bytes and fractions")
    func moves() throws {
        try check(
            UInt8.self, 1, { vImageHorizontalReflect_Planar8(&$0, &$1, 0) },
            { vImageVerticalReflect_Planar8(&$0, &$1, 0) }
        ) { constant in { vImageRotate90_Planar8(&$0, &$1, constant, 1, 0) } }
        try check(
            Float.self, 1, { vImageHorizontalReflect_PlanarF(&$0, &$1, 0) },
            { vImageVerticalReflect_PlanarF(&$0, &$1, 0) }
        ) { constant in { vImageRotate90_PlanarF(&$0, &$1, constant, 1, 0) } }
        try check(
            UInt8.self, 4, { vImageHorizontalReflect_ARGB8888(&$0, &$1, 0) },
            { vImageVerticalReflect_ARGB8888(&$0, &$1, 0) }
        ) { constant in { vImageRotate90_ARGB8888(&$0, &$1, constant, [1, 51, 101, 151], 0) } }
        try check(
            Float.self, 4, { vImageHorizontalReflect_ARGBFFFF(&$0, &$1, 0) },
            { vImageVerticalReflect_ARGBFFFF(&$0, &$1, 0) }
        ) { constant in { vImageRotate90_ARGBFFFF(&$0, &$1, constant, [1, 51, 101, 151], 0) } }
    }

    private func isNear(_ a: [[Float]], _ b: [[Float]]) -> Bool {
        a.count == b.count && zip(a.joined(), b.joined()).allSatisfy { abs($0 - $1) < 1e-3 }
    }

    @Test("Pixels are turned to the left around the middle; beyond the source is the background")
    func turns() throws {
        let rows: [[Float]] = [[10, 20, 30], [40, 50, 60], [70, 80, 90]]
        let left = try Self.result(rows, 1, 3, 3) { vImageRotate_PlanarF(&$0, &$1, nil, .pi / 2, 5, 0) }
        #expect(isNear(left, [[30, 60, 90], [20, 50, 80], [10, 40, 70]]))
        let colors = try Self.result(spread(rows, 4), 4, 3, 3) {
            vImageRotate_ARGBFFFF(&$0, &$1, nil, -.pi / 2, [1, 2, 3, 4], 0)
        }
        #expect(isNear(colors, spread([[70, 40, 10], [80, 50, 20], [90, 60, 30]], 4)))
        let half = try Self.result(rows, 1, 5, 1) { vImageRotate_PlanarF(&$0, &$1, nil, 0, 5, 0) }
        #expect(isNear(half, [[5, 40, 50, 60, 5]]))
        let between = try Self.result(rows, 1, 2, 2) { vImageRotate_PlanarF(&$0, &$1, nil, 0, 5, 0) }
        #expect(isNear(between, [[30, 40], [60, 70]]))
        let gray = try Self.result([[10, 20], [30, 40]] as [[UInt8]], 1, 3, 1) {
            vImageRotate_Planar8(&$0, &$1, nil, 0, 100, 0)
        }
        #expect(gray == [[60, 25, 65]])
        let color = try Self.result([[1, 2, 3, 4, 11, 12, 13, 14]] as [[UInt8]], 4, 2, 1) {
            vImageRotate_ARGB8888(&$0, &$1, nil, .pi, [0, 0, 0, 0], 0)
        }
        #expect(color == [[11, 12, 13, 14, 1, 2, 3, 4]])
    }

    @Test("Scaled pixels are means of their surroundings")
    func scaling() throws {
        let row: [[Float]] = [[0, 8]]
        let wide = try Self.result(row, 1, 4, 1) { vImageScale_PlanarF(&$0, &$1, nil, 0) }
        #expect(isNear(wide, [[0, 2, 6, 8]]))
        let high = try Self.result([[0], [8]] as [[Float]], 1, 1, 4) { vImageScale_PlanarF(&$0, &$1, nil, 0) }
        #expect(isNear(high, [[0], [2], [6], [8]]))
        let small = try Self.result([[0, 8, 16, 40]] as [[Float]], 1, 2, 1) { vImageScale_PlanarF(&$0, &$1, nil, 0) }
        #expect(isNear(small, [[5, 27]]))
        let colors = try Self.result([[0, 4, 8, 12, 8, 8, 16, 32]] as [[Float]], 4, 4, 1) {
            vImageScale_ARGBFFFF(&$0, &$1, nil, 0)
        }
        #expect(isNear(colors, [[0, 4, 8, 12, 2, 5, 10, 17, 6, 7, 14, 27, 8, 8, 16, 32]]))
        let bytes = try Self.result([[0, 4, 8, 12, 8, 8, 16, 32]] as [[UInt8]], 4, 4, 1) {
            vImageScale_ARGB8888(&$0, &$1, nil, 0)
        }
        #expect(bytes == [[0, 4, 8, 12, 2, 5, 10, 17, 6, 7, 14, 27, 8, 8, 16, 32]])
        var (empty, target) = (vImage_Buffer(), try vImage_Buffer(width: 1, height: 1, bitsPerPixel: 8))
        defer { target.free() }
        #expect(vImageScale_Planar8(&empty, &target, nil, 0) == kvImageInvalidParameter)
        #expect(vImageScale_Planar8(&target, &empty, nil, 0) == kvImageNoError)
    }

    @Test("The size of a temporary buffer is 0, and nothing is written")
    func temporaryBuffers() throws {
        let flag = kvImageGetTempBufferSize
        let functions: [Function] = [
            { vImageScale_Planar8(&$0, &$1, nil, flag) }, { vImageScale_ARGB8888(&$0, &$1, nil, flag) },
            { vImageScale_PlanarF(&$0, &$1, nil, flag) }, { vImageScale_ARGBFFFF(&$0, &$1, nil, flag) },
            { vImageRotate_Planar8(&$0, &$1, nil, 1, 0, flag) }, { vImageRotate_PlanarF(&$0, &$1, nil, 1, 0, flag) },
            { vImageRotate_ARGB8888(&$0, &$1, nil, 1, [0, 0, 0, 0], flag) },
            { vImageRotate_ARGBFFFF(&$0, &$1, nil, 1, [0, 0, 0, 0], flag) },
            { vImageMax_Planar8(&$0, &$1, nil, 0, 0, 1, 1, flag) },
            { vImageMin_Planar8(&$0, &$1, nil, 0, 0, 1, 1, flag) },
            { vImageMax_ARGB8888(&$0, &$1, nil, 0, 0, 1, 1, flag) },
            { vImageMin_ARGB8888(&$0, &$1, nil, 0, 0, 1, 1, flag) },
            { vImageBoxConvolve_Planar8(&$0, &$1, nil, 0, 0, 1, 1, 0, flag | kvImageEdgeExtend) },
            { vImageTentConvolve_Planar8(&$0, &$1, nil, 0, 0, 1, 1, 0, flag | kvImageEdgeExtend) },
            { vImageConvolve_Planar8(&$0, &$1, nil, 0, 0, [1], 1, 1, 1, 0, flag | kvImageEdgeExtend) },
            { vImageConvolve_PlanarF(&$0, &$1, nil, 0, 0, [1], 1, 1, 0, flag | kvImageEdgeExtend) },
            { vImageBoxConvolve_ARGB8888(&$0, &$1, nil, 0, 0, 1, 1, nil, flag | kvImageEdgeExtend) },
            { vImageTentConvolve_ARGB8888(&$0, &$1, nil, 0, 0, 1, 1, nil, flag | kvImageEdgeExtend) },
            { vImageConvolve_ARGB8888(&$0, &$1, nil, 0, 0, [1], 1, 1, 1, nil, flag | kvImageEdgeExtend) },
        ]
        for (index, function) in functions.enumerated() {
            let rows: [[UInt8]] = [[UInt8](repeating: 3, count: 16), [UInt8](repeating: 4, count: 16)]
            let untouched = [[UInt8]](repeating: [UInt8](repeating: 9, count: 16), count: 2)
            // Sixteen bytes are a pixel of any of these arrangements.
            #expect(try Self.result(rows, 16, 1, 2, function) == untouched, "\(index)")
        }
    }
}
