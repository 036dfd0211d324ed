import Accelerate
import Testing

/// BLAS's functions of vectors, whose strides may begin at the end.
@Suite("Vectors of BLAS, Double")
struct DoubleVectorProductTests {
    @Test("Products and sums of vectors follow their strides")
    func numbers() {
        #expect(cblas_ddot(2, [1, 9, 2], 2, [3, 4], 1) == 11 && cblas_ddot(2, [1, 9, 2], 2, [3, 4], -1) == 10)
        #expect(cblas_ddot(2, [1, 9, 2], -2, [3, 4], 1) == 10 && cblas_ddot(0, [1], 1, [2], 1) == 0)
        #expect(cblas_ddot(-1, [1], 1, [2], 1) == 0)
        #expect(
            cblas_dasum(3, [1, -2, 3], 1) == 6 && cblas_dasum(2, [1, -2, -3], 2) == 4 && cblas_dasum(-1, [1], 1) == 0)
        #expect(cblas_idamax(4, [1, -5, 5, 2], 1) == 1 && cblas_idamax(2, [1, 9, -5], 2) == 1)
        #expect(cblas_idamax(0, [1], 1) == 0 && cblas_idamax(1, [0], 1) == 0)
    }

    @Test("A length is precise for numbers whose squares are beyond the range")
    func lengths() {
        #expect(cblas_dnrm2(3, [3, 0, 4], 1) == 5 && cblas_dnrm2(2, [4, 9, -3], 2) == 5)
        #expect(cblas_dnrm2(2, [0, 0], 1) == 0 && cblas_dnrm2(-1, [1], 1) == 0)
        let large = Double(sign: .plus, exponent: Double.greatestFiniteMagnitude.exponent - 4, significand: 1)
        #expect(cblas_dnrm2(2, [3 * large, 4 * large], 1) == 5 * large)
        #expect(cblas_dnrm2(2, [4 * large, 3 * large], 1) == 5 * large)
        #expect(cblas_dnrm2(4, [2, 2, 2, 2], 1) == 4)
    }

    @Test("Vectors are exchanged, copied, set, multiplied and added with strides")
    func vectors() {
        var (x, y): ([Double], [Double]) = ([1, 2, 3], [10, 20, 30, 40, 50])
        cblas_dswap(2, &x, 2, &y, 1)
        #expect(x == [10, 2, 20] && y == [1, 3, 30, 40, 50])
        cblas_dswap(2, &x, 1, &y, -2)
        #expect(x == [30, 1, 20] && y == [2, 3, 10, 40, 50])
        cblas_dcopy(2, [7, 8], 1, &y, 3)
        #expect(y == [7, 3, 10, 8, 50])
        cblas_dcopy(2, [5, 6], -1, &y, 1)
        #expect(y == [6, 5, 10, 8, 50])
        cblas_daxpy(2, 2, [1, 9, 3], 2, &y, 1)
        #expect(y == [8, 11, 10, 8, 50])
        cblas_daxpy(2, 10, [1, 2], -1, &y, 1)
        #expect(y == [28, 21, 10, 8, 50])
        catlas_daxpby(2, 2, [1, 9, 3], 2, 10, &y, 3)
        #expect(y == [282, 21, 10, 86, 50])
        catlas_dset(2, 4, &y, 2)
        #expect(y == [4, 21, 4, 86, 50])
        catlas_dset(2, 9, &y, -3)
        #expect(y == [9, 21, 4, 9, 50])
        cblas_dscal(3, 3, &y, 2)
        #expect(y == [27, 21, 12, 9, 150])
        cblas_dswap(-1, &x, 1, &y, 1)
        cblas_dcopy(0, x, 1, &y, 1)
        cblas_daxpy(0, 1, x, 1, &y, 1)
        catlas_daxpby(-1, 1, x, 1, 2, &y, 1)
        catlas_dset(-1, 1, &y, 1)
        cblas_dscal(-1, 2, &y, 1)
        #expect(x == [30, 1, 20] && y == [27, 21, 12, 9, 150])
    }

    @Test("A turn is applied to pairs, and made for a pair")
    func turns() {
        var (x, y): ([Double], [Double]) = ([1, 9, 2], [10, 20])
        cblas_drot(2, &x, 2, &y, -1, 2, 3)
        #expect(x == [62, 9, 34] && y == [14, 37])
        func turn(_ a: Double, _ b: Double) -> [Double] {
            var (a, b, c, s): (Double, Double, Double, Double) = (a, b, 77, 77)
            cblas_drotg(&a, &b, &c, &s)
            return [a, b, c, s]
        }
        func isNear(_ a: [Double], _ b: [Double]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 1e-5 } }
        #expect(isNear(turn(3, 4), [5, 1 / 0.6, 0.6, 0.8]) && isNear(turn(4, 3), [5, 0.6, 0.8, 0.6]))
        #expect(isNear(turn(-4, 3), [-5, -0.6, 0.8, -0.6]) && isNear(turn(3, -4), [-5, -1 / 0.6, -0.6, 0.8]))
        #expect(isNear(turn(0, 2), [2, 1, 0, 1]) && isNear(turn(2, 0), [2, 0, 1, 0]))
        #expect(turn(0, 0) == [0, 0, 1, 0])
        #expect(
            isNear(
                turn(-1, 1),
                [
                    Double(2).squareRoot(), -(Double(2).squareRoot()), -(Double(0.5).squareRoot()),
                    Double(0.5).squareRoot(),
                ]))
    }
}
