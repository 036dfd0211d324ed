import Accelerate
import Testing

/// BLAS, by rows and by columns.
@Suite("Products of matrices and vectors, Float")
struct FloatMatrixTests {
    private let matrix: [Float] = [1, 2, 3, 4, 5, 6]

    @Test("A matrix times a vector, by rows or columns, transposed or not, with strides from either end")
    func vectorProducts() {
        var y: [Float] = [1, 2]
        cblas_sgemv(CblasRowMajor, CblasNoTrans, 2, 3, 2, matrix, 3, [1, 10, 100], 1, 3, &y, 1)
        #expect(y == [645, 1314])
        var wide: [Float] = [.nan, 77, .nan, 77, .nan]
        cblas_sgemv(CblasRowMajor, CblasTrans, 2, 3, 1, matrix, 3, [10, 1], -1, 0, &wide, 2)
        #expect(wide == [41, 77, 52, 77, 63])
        var z: [Float] = [1, 2, 3]
        cblas_sgemv(CblasColMajor, CblasNoTrans, 3, 2, 1, matrix, 3, [1, 9, 10], 2, 1, &z, -1)
        #expect(z == [64, 54, 44])
        cblas_sgemv(CblasColMajor, CblasTrans, 3, 2, 1, matrix, 3, [1, 10, 100], 1, 0, &y, 1)
        #expect(y == [321, 654])
        cblas_sgemv(CblasColMajor, CblasTrans, 3, -2, 1, matrix, 3, [1, 10, 100], 1, 0, &y, 1)
        cblas_sgemv(CblasRowMajor, CblasTrans, -2, 2, 1, matrix, 3, [1, 10, 100], 1, 1, &y, 1)
        #expect(y == [321, 654])
    }

    @Test("Columns times rows are added to a matrix")
    func outerProducts() {
        var a = [Float](repeating: 1, count: 6)
        cblas_sger(CblasRowMajor, 2, 3, 2, [1, 2], 1, [1, 10, 100], 1, &a, 3)
        #expect(a == [3, 21, 201, 5, 41, 401])
        a = [Float](repeating: 1, count: 6)
        cblas_sger(CblasColMajor, 2, 3, 2, [2, 1], -1, [100, 9, 10, 9, 1], -2, &a, 2)
        #expect(a == [3, 5, 21, 41, 201, 401])
        cblas_sger(CblasColMajor, -1, 3, 2, [2, 1], 1, [1, 1, 1], 1, &a, 2)
        cblas_sger(CblasColMajor, 2, -1, 2, [2, 1], 1, [1, 1, 1], 1, &a, 2)
        #expect(a == [3, 5, 21, 41, 201, 401])
    }

    @Test("Of a symmetric matrix only one triangle is read")
    func symmetricProducts() {
        var y: [Float] = [1, 2]
        cblas_ssymv(CblasRowMajor, CblasUpper, 2, 1, [1, 2, 99, 3], 2, [10, 100], 1, 1, &y, 1)
        #expect(y == [211, 322])
        y = [.nan, .nan]
        cblas_ssymv(CblasRowMajor, CblasLower, 2, 2, [1, 99, 2, 3], 2, [100, 10], -1, 0, &y, 1)
        #expect(y == [420, 640])
        y = [1, 2]
        cblas_ssymv(CblasColMajor, CblasUpper, 2, 1, [1, 99, 2, 3], 2, [10, 100], 1, 2, &y, -1)
        #expect(y == [322, 214])
        cblas_ssymv(CblasColMajor, CblasUpper, -1, 1, [1, 99, 2, 3], 2, [10, 100], 1, 2, &y, 1)
        #expect(y == [322, 214])
    }

    @Test("Triangles are solved from their corners")
    func triangles() {
        func solved(
            _ order: CBLAS_ORDER, _ part: CBLAS_UPLO, _ transpose: CBLAS_TRANSPOSE, _ diagonal: CBLAS_DIAG,
            _ a: [Float], _ b: [Float], _ stride: Int32 = 1
        ) -> [Float] {
            var x = b
            let count = Int32(Float(a.count).squareRoot())
            cblas_strsv(order, part, transpose, diagonal, count, a, count, &x, stride)
            return x
        }
        let lower: [Float] = [1, 99, 99, 2, 1, 99, 3, 4, 2]
        #expect(solved(CblasRowMajor, CblasLower, CblasNoTrans, CblasNonUnit, lower, [1, 4, 17]) == [1, 2, 3])
        #expect(solved(CblasColMajor, CblasUpper, CblasTrans, CblasNonUnit, lower, [1, 4, 17]) == [1, 2, 3])
        // Transposed: 1 2 3, 0 1 4, 0 0 2.
        #expect(solved(CblasRowMajor, CblasLower, CblasTrans, CblasNonUnit, lower, [14, 14, 6]) == [1, 2, 3])
        #expect(solved(CblasColMajor, CblasUpper, CblasNoTrans, CblasNonUnit, lower, [14, 14, 6]) == [1, 2, 3])
        let upper: [Float] = [2, 3, 4, 99, 1, 5, 99, 99, 3]
        #expect(solved(CblasRowMajor, CblasUpper, CblasNoTrans, CblasNonUnit, upper, [20, 17, 9]) == [1, 2, 3])
        #expect(solved(CblasRowMajor, CblasUpper, CblasNoTrans, CblasNonUnit, upper, [9, 17, 20], -1) == [3, 2, 1])
        #expect(
            solved(CblasRowMajor, CblasUpper, CblasNoTrans, CblasNonUnit, upper, [20, 77, 17, 77, 9], 2)
                == [1, 77, 2, 77, 3])
        #expect(solved(CblasRowMajor, CblasUpper, CblasNoTrans, CblasUnit, upper, [19, 17, 3]) == [1, 2, 3])
        #expect(solved(CblasRowMajor, CblasLower, CblasNoTrans, CblasUnit, lower, [1, 4, 14]) == [1, 2, 3])
    }

    /// The memory of a matrix whose rows or columns are some places longer.
    private func memory(
        _ rows: [[Float]], _ order: CBLAS_ORDER, _ transpose: CBLAS_TRANSPOSE, _ leading: Int
    ) -> [Float] {
        let isByRow = (order == .rowMajor) == (transpose == .noTranspose)
        let lines = isByRow ? rows : rows[0].indices.map { column in rows.map { $0[column] } }
        return lines.flatMap { $0 + [Float](repeating: 99, count: leading - $0.count) }
    }

    @Test(
        "Matrices are multiplied in each order, each transposed or not",
        arguments: [CBLAS_ORDER.rowMajor, .columnMajor], [CBLAS_TRANSPOSE.noTranspose, .transpose])
    func matrixProducts(_ order: CBLAS_ORDER, _ first: CBLAS_TRANSPOSE) {
        let (a, b): ([[Float]], [[Float]]) = (
            [[1, 2, 3], [4, 5, 6]], [[1, -2, 0, 3], [2, 0, 1, 1], [-1, 4, 2, 5]]
        )
        let c: [[Float]] = [[1, 2, 3, 4], [5, 6, 7, 8]]
        for second in [CBLAS_TRANSPOSE.noTranspose, .transpose] {
            for (alpha, beta) in [(2, 3), (1, 0)] as [(Float, Float)] {
                let expected = (0..<2).map { row in
                    (0..<4).map { column -> Float in
                        let product = (0..<3).reduce(0) { $0 + a[row][$1] * b[$1][column] }
                        return alpha * product + beta * c[row][column]
                    }
                }
                var result = memory(c, order, .noTranspose, 5)
                cblas_sgemm(
                    order, first, second, 2, 4, 3, alpha, memory(a, order, first, 5), 5, memory(b, order, second, 6), 6,
                    beta, &result, 5)
                #expect(result == memory(expected, order, .noTranspose, 5), "\(second), \(alpha)")
            }
        }
        var unchanged: [Float] = [.nan]
        cblas_sgemm(order, first, .noTranspose, 1, 1, 1, 2, [3], 1, [5], 1, 0, &unchanged, 1)
        #expect(unchanged == [30])
        cblas_sgemm(order, first, .noTranspose, -1, 1, 1, 2, [3], 1, [5], 1, 0, &unchanged, 1)
        cblas_sgemm(order, first, .noTranspose, 1, -1, 1, 2, [3], 1, [5], 1, 0, &unchanged, 1)
        #expect(unchanged == [30])
        cblas_sgemm(order, first, .noTranspose, 1, 1, -1, 2, [3], 1, [5], 1, 2, &unchanged, 1)
        #expect(unchanged == [60])
    }

    @Test("A matrix times itself, transposed, changes one triangle alone")
    func ownProducts() {
        func result(
            _ order: CBLAS_ORDER, _ part: CBLAS_UPLO, _ transpose: CBLAS_TRANSPOSE, _ a: [Float], _ leading: Int32,
            _ alpha: Float, _ beta: Float, _ old: Float
        ) -> [Float] {
            var c = [Float](repeating: old, count: 4)
            cblas_ssyrk(order, part, transpose, 2, 3, alpha, a, leading, beta, &c, 2)
            return c
        }
        let turned: [Float] = [1, 4, 2, 5, 3, 6]
        #expect(result(CblasRowMajor, CblasUpper, CblasNoTrans, matrix, 3, 2, 3, 1) == [31, 67, 1, 157])
        #expect(result(CblasRowMajor, CblasLower, CblasNoTrans, matrix, 3, 2, 3, 1) == [31, 1, 67, 157])
        #expect(result(CblasRowMajor, CblasUpper, CblasTrans, turned, 2, 1, 1, 1) == [15, 33, 1, 78])
        #expect(result(CblasColMajor, CblasUpper, CblasNoTrans, turned, 2, 1, 1, 1) == [15, 1, 33, 78])
        #expect(result(CblasColMajor, CblasLower, CblasTrans, matrix, 3, 1, 1, 1) == [15, 33, 1, 78])
        var c: [Float] = [.nan, 1, .nan, .nan]
        cblas_ssyrk(CblasRowMajor, CblasLower, CblasNoTrans, 2, 3, 1, matrix, 3, 0, &c, 2)
        #expect(c == [14, 1, 32, 77])
    }

    @Test("Triangles are solved for several columns or rows")
    func severalTriangles() {
        func solved(
            _ order: CBLAS_ORDER, _ side: CBLAS_SIDE, _ part: CBLAS_UPLO, _ transpose: CBLAS_TRANSPOSE,
            _ alpha: Float, _ a: [Float], _ b: [Float]
        ) -> [Float] {
            var x = b
            cblas_strsm(order, side, part, transpose, CblasNonUnit, 2, 2, alpha, a, 2, &x, 2)
            return x
        }
        let upper: [Float] = [2, 3, 99, 4]
        #expect(solved(CblasRowMajor, CblasRight, CblasUpper, CblasNoTrans, 1, upper, [2, 11, 6, 29]) == [1, 2, 3, 5])
        #expect(
            solved(CblasRowMajor, CblasRight, CblasUpper, CblasNoTrans, 2, upper, [1, 5.5, 3, 14.5]) == [1, 2, 3, 5])
        #expect(
            solved(CblasColMajor, CblasRight, CblasUpper, CblasNoTrans, 1, [2, 99, 3, 4], [2, 6, 11, 29]) == [
                1, 3, 2, 5,
            ])
        #expect(solved(CblasRowMajor, CblasRight, CblasUpper, CblasTrans, 1, upper, [8, 8, 21, 20]) == [1, 2, 3, 5])
        let lower: [Float] = [2, 99, 3, 4]
        #expect(solved(CblasRowMajor, CblasLeft, CblasLower, CblasNoTrans, 1, lower, [2, 6, 11, 29]) == [1, 3, 2, 5])
        #expect(solved(CblasRowMajor, CblasLeft, CblasLower, CblasTrans, 1, lower, [8, 21, 8, 20]) == [1, 3, 2, 5])
        #expect(
            solved(CblasColMajor, CblasLeft, CblasLower, CblasNoTrans, 1, [2, 3, 99, 4], [2, 11, 6, 29]) == [
                1, 2, 3, 5,
            ])
        var row: [Float] = [2, 11, 77]
        cblas_strsm(CblasRowMajor, CblasRight, CblasUpper, CblasNoTrans, CblasNonUnit, 1, 2, 1, upper, 2, &row, 2)
        #expect(row == [1, 2, 77])
        var column: [Float] = [2, 11, 77]
        cblas_strsm(CblasRowMajor, CblasLeft, CblasLower, CblasNoTrans, CblasNonUnit, 2, 1, 1, lower, 2, &column, 1)
        #expect(column == [1, 2, 77])
    }
}
