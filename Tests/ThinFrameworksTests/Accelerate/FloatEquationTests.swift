import Accelerate
import Testing

/// LAPACK: matrices whose columns follow each other.
@Suite("Equations of matrices, Float")
struct FloatEquationTests {
    private func isNear(_ a: [Float], _ b: [Float]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-4 }
    }
    private let letters: [String: CChar] = ["N": 78, "n": 110, "T": 84, "U": 85, "u": 117, "L": 76, "l": 108, "V": 86]

    private func factored(
        _ rows: Int32, _ columns: Int32, _ a: [Float], _ leading: Int32
    ) -> (a: [Float], pivots: [Int32], info: Int32) {
        var (m, n, lda, info, a, pivots): (Int32, Int32, Int32, Int32, [Float], [Int32]) = (
            rows, columns, leading, 77, a, [77, 77, 77]
        )
        let result = sgetrf_(&m, &n, &a, &lda, &pivots, &info)
        #expect(result == info)
        return (a, pivots, info)
    }

    @Test("Rows are exchanged for the largest factor, in high and wide matrices")
    func factors() {
        let high = factored(3, 2, [1, 2, 4, 3, 8, 2], 3)
        #expect(isNear(high.a, [4, 0.5, 0.25, 2, 7, 2.5 / 7]) && high.pivots == [3, 2, 77] && high.info == 0)
        let wide = factored(2, 3, [1, 2, 3, 4, 5, 7], 2)
        #expect(isNear(wide.a, [2, 0.5, 4, 1, 7, 1.5]) && wide.pivots == [2, 2, 77] && wide.info == 0)
        let spread = factored(2, 2, [1, 2, 99, 3, 4, 98], 3)
        #expect(isNear(spread.a, [2, 0.5, 99, 4, 1, 98]) && spread.info == 0)
        let negative = factored(2, 2, [1, -2, 3, 4], 2)
        #expect(isNear(negative.a, [-2, -0.5, 4, 5]) && negative.pivots == [2, 2, 77])
    }

    @Test("A singular matrix is reported with its first column without a pivot, and wrong sizes with their parameter")
    func faults() {
        let first = factored(2, 2, [0, 0, 1, 2], 2)
        #expect(first.info == 1 && first.a == [0, 0, 1, 2] && first.pivots == [1, 2, 77])
        #expect(factored(2, 2, [0, 0, 0, 0], 2).info == 1 && factored(2, 2, [1, 2, 2, 4], 2).info == 2)
        #expect(factored(-1, 2, [1], 2).info == -1 && factored(2, -1, [1], 2).info == -2)
        #expect(factored(2, 2, [1, 2, 3, 4], 1).info == -4 && factored(0, 0, [1], 0).info == -4)
        #expect(factored(0, 0, [1], 1).info == 0 && factored(0, 0, [1], 1).pivots == [77, 77, 77])
    }

    private func solved(
        _ letter: String, _ count: Int32, _ sides: Int32, _ factors: [Float], _ pivots: [Int32], _ b: [Float],
        _ room: Int32
    ) throws -> (x: [Float], info: Int32) {
        var (trans, n, nrhs, lda, ldb, info) = (try #require(letters[letter]), count, sides, count, room, Int32(77))
        var (a, pivots, x) = (factors, pivots, b)
        let result = sgetrs_(&trans, &n, &nrhs, &a, &lda, &pivots, &x, &ldb, &info)
        #expect(result == info)
        return (x, info)
    }

    @Test("Factors solve several systems, plain and transposed")
    func solutions() throws {
        let plain = factored(2, 2, [1, 3, 2, 4], 2)
        for letter in ["N", "n"] {
            let made = try solved(letter, 2, 2, plain.a, plain.pivots, [5, 11, 77, 11, 25, 78], 3)
            #expect(isNear(made.x, [1, 2, 77, 3, 4, 78]) && made.info == 0, "\(letter)")
        }
        let turned = try solved("T", 2, 2, plain.a, plain.pivots, [7, 10, 77, 15, 22, 78], 3)
        #expect(isNear(turned.x, [1, 2, 77, 3, 4, 78]) && turned.info == 0)
        // Three rows that change places: 0 1 0, 0 0 1, 1 0 0.
        let circle = factored(3, 3, [0, 0, 1, 1, 0, 0, 0, 1, 0], 3)
        #expect(circle.pivots == [3, 3, 3])
        #expect(try solved("N", 3, 1, circle.a, circle.pivots, [2, 3, 1], 3).x == [1, 2, 3])
        #expect(try solved("T", 3, 1, circle.a, circle.pivots, [3, 1, 2], 3).x == [1, 2, 3])
        #expect(try solved("N", -1, 1, [1], [1], [7], 1).info == -2 && solved("N", 1, -1, [1], [1], [7], 1).info == -3)
        #expect(try solved("N", 2, 1, plain.a, plain.pivots, [7, 8], 1).info == -8)
        #expect(try solved("N", 0, 1, [1], [1], [7], 0).info == -8 && solved("N", 0, 1, [1], [1], [7], 1).info == 0)
        #expect(try solved("N", 2, 0, plain.a, plain.pivots, [7, 8], 2).x == [7, 8])
    }

    @Test("A system is factored and solved at once, unless it is singular")
    func systems() {
        var (n, sides, lda, ldb, info): (Int32, Int32, Int32, Int32, Int32) = (2, 2, 3, 2, 77)
        var (a, pivots, x): ([Float], [Int32], [Float]) = ([1, 3, 99, 2, 4, 98], [77, 77], [5, 11, 11, 25])
        #expect(sgesv_(&n, &sides, &a, &lda, &pivots, &x, &ldb, &info) == 0)
        #expect(isNear(x, [1, 2, 3, 4]) && info == 0 && pivots == [2, 2])
        a = [1, 2, 99, 2, 4, 98]
        x = [5, 6, 7, 8]
        #expect(sgesv_(&n, &sides, &a, &lda, &pivots, &x, &ldb, &info) == 2)
        #expect(info == 2 && x == [5, 6, 7, 8])
    }

    @Test("A factored matrix is inverted in its place; its working memory can be asked for")
    func inverses() {
        var (n, lda, length, info): (Int32, Int32, Int32, Int32) = (3, 4, -1, 77)
        // 0 2 0, 0 0 4, 8 0 0.
        var (a, pivots): ([Float], [Int32]) = ([0, 0, 8, 99, 2, 0, 0, 98, 0, 4, 0, 97], [77, 77, 77])
        var work: [Float] = [77, 77, 77]
        #expect(sgetri_(&n, &a, &lda, &pivots, &work, &length, &info) == 0)
        #expect(work == [3, 77, 77] && info == 0)
        var rows = n
        sgetrf_(&rows, &n, &a, &lda, &pivots, &info)
        length = 3
        #expect(sgetri_(&n, &a, &lda, &pivots, &work, &length, &info) == 0)
        #expect(a == [0, 0.5, 0, 99, 0, 0, 0.25, 98, 0.125, 0, 0, 97] && info == 0)
        a = [1, 0, 0, 99, 2, 0, 0, 98, 3, 4, 0, 97]
        #expect(sgetri_(&n, &a, &lda, &pivots, &work, &length, &info) == 2)
        #expect(info == 2 && a == [1, 0, 0, 99, 2, 0, 0, 98, 3, 4, 0, 97])
        (n, length) = (0, -1)
        #expect(sgetri_(&n, &a, &lda, &pivots, &work, &length, &info) == 0 && work[0] == 1)
    }

    @Test("A positive matrix is a triangle times its transpose, upper or lower")
    func positiveMatrices() throws {
        func triangle(
            _ letter: String, _ count: Int32, _ a: [Float], _ leading: Int32
        ) throws -> (a: [Float], info: Int32) {
            var (uplo, n, a, lda, info) = (try #require(letters[letter]), count, a, leading, Int32(77))
            let result = spotrf_(&uplo, &n, &a, &lda, &info)
            #expect(result == info)
            return (a, info)
        }
        // 4 2 6, 2 5 5, 6 5 19.
        for letter in ["L", "l"] {
            let made = try triangle(letter, 3, [4, 2, 6, 99, 5, 5, 98, 97, 19], 3)
            #expect(made.a == [2, 1, 3, 99, 2, 1, 98, 97, 3] && made.info == 0)
        }
        for letter in ["U", "u"] {
            let made = try triangle(letter, 3, [4, 99, 98, 2, 5, 97, 6, 5, 19], 3)
            #expect(made.a == [2, 99, 98, 1, 2, 97, 3, 1, 3] && made.info == 0)
        }
        let spread = try triangle("L", 2, [4, 2, 96, 99, 5, 95], 3)
        #expect(spread.a == [2, 1, 96, 99, 2, 95] && spread.info == 0)
        #expect(try triangle("L", 2, [1, 2, 2, 1], 2).info == 2 && triangle("L", 1, [0], 1).info == 1)
        #expect(try triangle("L", 3, [1, 0, 0, 0, 1, 0, 0, 0, -1], 3).info == 3)
    }

    @Test("A symmetric matrix has eigenvalues upwards, with vectors if they are asked for")
    func eigenvalues() throws {
        let matrix: [[Float]] = [[4, 1, 2], [1, 3, 0], [2, 0, -5]]
        for letter in ["U", "u", "L", "l"] {
            let isUpper = letter.uppercased() == "U"
            // The other triangle is not read; columns are four apart.
            let given = (0..<3).flatMap { column in
                (0..<3).map { (isUpper ? $0 <= column : $0 >= column) ? matrix[$0][column] : 50 } + [99 as Float]
            }
            var (a, n, lda, info, length): ([Float], Int32, Int32, Int32, Int32) = (given, 3, 4, 77, -1)
            var (job, uplo) = (try #require(letters["V"]), try #require(letters[letter]))
            var (values, work): ([Float], [Float]) = ([77, 77, 77], [Float](repeating: 77, count: 8))
            #expect(ssyev_(&job, &uplo, &n, &a, &lda, &values, &work, &length, &info) == 0)
            #expect(work[0] == 8 && info == 0 && values == [77, 77, 77] && a == given)
            length = 8
            #expect(ssyev_(&job, &uplo, &n, &a, &lda, &values, &work, &length, &info) == 0)
            #expect(info == 0 && values[0] < values[1] && values[1] < values[2])
            for k in 0..<3 {
                let vector = (0..<3).map { a[$0 + 4 * k] }
                let image = matrix.map { zip($0, vector).map(*).reduce(0, +) }
                #expect(isNear(image, vector.map { $0 * values[k] }), "\(letter), \(k)")
                #expect(abs(vector.map { $0 * $0 }.reduce(0, +) - 1) < 1e-4 && a[3 + 4 * k] == 99)
            }
            let known = values
            (a, job, values) = (given, try #require(letters["N"]), [77, 77, 77])
            #expect(ssyev_(&job, &uplo, &n, &a, &lda, &values, &work, &length, &info) == 0)
            #expect(values == known)
        }
        var (job, uplo): (CChar, CChar) = (118, 85)
        var (one, lda, length, info): (Int32, Int32, Int32, Int32) = (1, 1, 3, 77)
        var (a, values, work): ([Float], [Float], [Float]) = ([-6], [77], [77, 77, 77])
        #expect(ssyev_(&job, &uplo, &one, &a, &lda, &values, &work, &length, &info) == 0)
        #expect(values == [-6] && a == [1] && info == 0)
        (one, length) = (0, -1)
        #expect(ssyev_(&job, &uplo, &one, &a, &lda, &values, &work, &length, &info) == 0 && work[0] == 1)
    }
}
