import Accelerate
import Testing

/// Matrices, equations, integrals and pixels in memory.
@Suite("Matrices, equations and pixels of Accelerate")
struct MatrixTests {
    @Test("Matrices are multiplied in both orders, transposed or not")
    func products() {
        let (a, b): ([Double], [Double]) = ([1, 2, 3, 4, 5, 6], [1, 0, 0, 1, 1, 1])
        var c = [Double](repeating: 1, count: 4)
        cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, 2, 2, 3, 1, a, 3, b, 2, 1, &c, 2)
        #expect(c == [5, 6, 11, 12])
        cblas_dgemm(CblasColMajor, CblasTrans, CblasNoTrans, 2, 2, 3, 1, a, 3, b, 3, 0, &c, 2)
        #expect(c == [1, 4, 6, 15])
        var y: [Float] = [1, 1]
        cblas_sgemv(CblasRowMajor, CblasNoTrans, 2, 3, 2, a.map(Float.init), 3, [1, 0, -1], 1, 1, &y, 1)
        #expect(y == [-3, -3] && cblas_snrm2(2, [3, 4], 1) == 5 && cblas_isamax(3, [1, -5, 2], 1) == 1)
        cblas_saxpy(2, 2, [1, 2], 1, &y, -1)
        #expect(y == [1, -1] && cblas_sdot(2, [1, 2], 1, [3, 4], -1) == 10)
        var product = [Float](repeating: 0, count: 4)
        vDSP_mmul([1, 2, 3, 4], 1, [0, 1, 1, 0], 1, &product, 1, 2, 2, 2)
        #expect(product == [2, 1, 4, 3])
        var triangle: [Double] = [4, 10]
        cblas_dtrsm(
            CblasRowMajor, CblasLeft, CblasLower, CblasNoTrans, CblasNonUnit, 2, 1, 1, [2, 0, 1, 4], 2, &triangle, 1)
        #expect(triangle == [2, 2])
    }

    @Test("Equations are solved, matrices inverted and factored; a singular one is reported")
    func equations() {
        // Columns follow each other.
        var (n, one, info): (Int32, Int32, Int32) = (3, 1, 0)
        let matrix: [Double] = [0, 2, 1, 1, 1, 0, 3, 0, 1]
        var (a, pivots, x) = (matrix, [Int32](repeating: 0, count: 3), [9.0, 4, 4])
        var (lda, ldb) = (n, n)
        dgesv_(&n, &one, &a, &lda, &pivots, &x, &ldb, &info)
        let product = (0..<3).map { row in (0..<3).reduce(0) { $0 + matrix[row + 3 * $1] * x[$1] } }
        #expect(info == 0 && zip(product, [9.0, 4, 4]).allSatisfy { abs($0 - $1) < 1e-12 })
        var (work, length) = ([Double](repeating: 0, count: 9), Int32(9))
        dgetri_(&n, &a, &lda, &pivots, &work, &length, &info)
        let corner = (0..<3).reduce(0) { $0 + a[3 * $1] * matrix[$1] }
        #expect(info == 0 && abs(corner - 1) < 1e-12)
        var (rows, columns): (Int32, Int32) = (3, 3)
        var singular: [Double] = [1, 2, 3, 2, 4, 6, 1, 1, 1]
        dgetrf_(&rows, &columns, &singular, &lda, &pivots, &info)
        #expect(info > 0)
        var (job, upper, two): (CChar, CChar, Int32) = (86, 85, 2)
        var (symmetric, values): ([Float], [Float]) = ([2, 0, 1, 2], [0, 0])
        var (space, room, order) = ([Float](repeating: 0, count: 8), Int32(8), Int32(2))
        ssyev_(&job, &upper, &two, &symmetric, &order, &values, &space, &room, &info)
        #expect(abs(values[0] - 1) < 1e-5 && abs(values[1] - 3) < 1e-5 && abs(symmetric[2] - symmetric[3]) < 1e-5)
    }

    @Test("An integral is precise; one of a pole is not")
    func integral() throws {
        let quadrature = Quadrature(
            integrator: .adaptiveWithSingularities(maxIntervals: 20), absoluteTolerance: 1e-10, relativeTolerance: 1e-10
        )
        let result = try quadrature.integrate(over: 0...Double.pi) { sin($0) }.get()
        #expect(abs(result.integralResult - 2) < 1e-9)
        #expect(throws: Quadrature.Error.self) { try quadrature.integrate(over: 0...1) { 1 / $0 }.get() }
    }

    /// Calls a function with a buffer of rows of grays, and returns what it writes to another of a size.
    private func pixels(
        _ rows: [[UInt8]], _ width: Int, _ height: Int, bits: UInt32 = 8,
        _ body: (inout vImage_Buffer, inout vImage_Buffer) -> vImage_Error
    ) throws -> [[UInt8]] {
        let bytes = Int(bits / 8)
        var source = try vImage_Buffer(width: rows[0].count / bytes, height: rows.count, bitsPerPixel: bits)
        var result = try vImage_Buffer(width: width, height: height, bitsPerPixel: bits)
        defer {
            source.free()
            result.free()
        }
        for (y, row) in rows.enumerated() {
            (source.data + y * source.rowBytes).copyMemory(from: row, byteCount: row.count)
        }
        #expect(body(&source, &result) == kvImageNoError)
        return (0..<height).map { y in
            Array(UnsafeRawBufferPointer(start: result.data + y * result.rowBytes, count: width * bytes))
        }
    }

    @Test("Pixels are scaled, mirrored, turned, blurred and counted")
    func buffers() throws {
        let rows: [[UInt8]] = [[0, 100, 200], [10, 110, 210]]
        #expect(
            try pixels(rows, 3, 2) { vImageHorizontalReflect_Planar8(&$0, &$1, 0) } == [
                [200, 100, 0], [210, 110, 10],
            ])
        #expect(
            try pixels(rows, 2, 3) { vImageRotate90_Planar8(&$0, &$1, UInt8(kRotate90DegreesClockwise), 0, 0) } == [
                [10, 0], [110, 100], [210, 200],
            ])
        #expect(try pixels(rows, 1, 1) { vImageScale_Planar8(&$0, &$1, nil, 0) }[0][0] == 105)
        let flat = try pixels([[7, 7], [7, 7]], 5, 4) { vImageScale_Planar8(&$0, &$1, nil, 0) }
        #expect(flat.allSatisfy { $0 == [7, 7, 7, 7, 7] })
        let blurred = try pixels([[0, 0, 90], [0, 0, 0], [0, 0, 0]], 3, 3) {
            vImageBoxConvolve_Planar8(&$0, &$1, nil, 0, 0, 3, 3, 0, kvImageEdgeExtend)
        }
        #expect(blurred[0] == [0, 20, 40] && blurred[1][1] == 10)
        var histogram = [vImagePixelCount](repeating: 0, count: 256)
        _ = try pixels(rows, 3, 2) { source, _ in vImageHistogramCalculation_Planar8(&source, &histogram, 0) }
        #expect(histogram[110] == 1 && histogram.reduce(0, +) == 6)
        let mixed = try pixels([[255, 10, 20, 30]], 1, 1, bits: 32) {
            vImagePermuteChannels_ARGB8888(&$0, &$1, [3, 2, 1, 0], 0)
        }
        #expect(mixed == [[30, 20, 10, 255]])
    }

    @Test("An image's pixels are read in an arrangement, and make an image again")
    func images() throws {
        let image = try #require(CGImage(width: 2, height: 1, premultipliedRGBA: [100, 50, 0, 200, 1, 2, 3, 255]))
        let format = try #require(
            vImage_CGImageFormat(
                bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)))
        let buffer = try vImage_Buffer(cgImage: image, format: format)
        defer { buffer.free() }
        #expect(Array(UnsafeRawBufferPointer(start: buffer.data, count: 8)) == [200, 100, 50, 0, 255, 1, 2, 3])
        #expect(try buffer.createCGImage(format: format) == image)
    }
}
