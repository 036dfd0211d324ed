import Foundation

// LAPACK's functions, as Fortran has them: columns follow each other, and every parameter is a pointer. A result of 0 means success; one
// below 0 names a parameter that is not valid.

/// Factors a matrix into triangles, with exchanged rows.
///
/// The result `info` is the number of the first diagonal element that is 0, if there is one.
@discardableResult
public func sgetrf_(
    _ m: UnsafeMutablePointer<Int32>, _ n: UnsafeMutablePointer<Int32>, _ a: UnsafeMutablePointer<Float>,
    _ lda: UnsafeMutablePointer<Int32>, _ ipiv: UnsafeMutablePointer<Int32>, _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
    let (rows, columns, leading) = (Int(m.pointee), Int(n.pointee), Int(lda.pointee))
    guard rows >= 0, columns >= 0, leading >= max(rows, 1) else {
        info.pointee = rows < 0 ? -1 : (columns < 0 ? -2 : -4)
        return info.pointee
    }
    info.pointee = 0
    for k in 0..<min(rows, columns) {
        var pivot = k
        for row in k..<rows where abs(a[row + k * leading]) > abs(a[pivot + k * leading]) { pivot = row }
        ipiv[k] = Int32(pivot + 1)
        guard a[pivot + k * leading] != 0 else {
            if info.pointee == 0 { info.pointee = Int32(k + 1) }
            continue
        }
        if pivot != k {
            for column in 0..<columns {
                (a[k + column * leading], a[pivot + column * leading]) = (
                    a[pivot + column * leading], a[k + column * leading]
                )
            }
        }
        for row in k + 1..<max(rows, k + 1) { a[row + k * leading] /= a[k + k * leading] }
        for column in k + 1..<max(columns, k + 1) {
            let factor = a[k + column * leading]
            for row in k + 1..<max(rows, k + 1) { a[row + column * leading] -= a[row + k * leading] * factor }
        }
    }
    return info.pointee
}

/// Solves systems of equations by a factored matrix; `trans` is `N`, or `T` for the transposed matrix.
@discardableResult
public func sgetrs_(
    _ trans: UnsafeMutablePointer<CChar>, _ n: UnsafeMutablePointer<Int32>, _ nrhs: UnsafeMutablePointer<Int32>,
    _ a: UnsafeMutablePointer<Float>, _ lda: UnsafeMutablePointer<Int32>, _ ipiv: UnsafeMutablePointer<Int32>,
    _ b: UnsafeMutablePointer<Float>, _ ldb: UnsafeMutablePointer<Int32>, _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
    let isTransposed = trans.pointee != 78 && trans.pointee != 110
    let (count, sides) = (n.pointee, Int(nrhs.pointee))
    info.pointee = count < 0 ? -2 : (sides < 0 ? -3 : (ldb.pointee < max(count, 1) ? -8 : 0))
    guard info.pointee == 0 else { return info.pointee }
    for side in 0..<sides {
        let x = b + side * Int(ldb.pointee)
        func exchange(_ row: Int) {
            let other = Int(ipiv[row]) - 1
            (x[row], x[other]) = (x[other], x[row])
        }
        if isTransposed {
            cblas_strsv(.columnMajor, .upper, .transpose, .nonUnit, count, a, lda.pointee, x, 1)
            cblas_strsv(.columnMajor, .lower, .transpose, .unit, count, a, lda.pointee, x, 1)
            for row in (0..<Int(count)).reversed() { exchange(row) }
        } else {
            for row in 0..<Int(count) { exchange(row) }
            cblas_strsv(.columnMajor, .lower, .noTranspose, .unit, count, a, lda.pointee, x, 1)
            cblas_strsv(.columnMajor, .upper, .noTranspose, .nonUnit, count, a, lda.pointee, x, 1)
        }
    }
    return 0
}

/// Solves systems of equations; the matrix becomes its factors, the right sides the solutions.
@discardableResult
public func sgesv_(
    _ n: UnsafeMutablePointer<Int32>, _ nrhs: UnsafeMutablePointer<Int32>, _ a: UnsafeMutablePointer<Float>,
    _ lda: UnsafeMutablePointer<Int32>, _ ipiv: UnsafeMutablePointer<Int32>, _ b: UnsafeMutablePointer<Float>,
    _ ldb: UnsafeMutablePointer<Int32>, _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
    var (rows, plain): (Int32, CChar) = (n.pointee, 78)
    guard sgetrf_(&rows, n, a, lda, ipiv, info) == 0 else { return info.pointee }
    return sgetrs_(&plain, n, nrhs, a, lda, ipiv, b, ldb, info)
}

/// Inverts a factored matrix in place; a length of −1 of the working memory asks for the length that is needed.
@discardableResult
public func sgetri_(
    _ n: UnsafeMutablePointer<Int32>, _ a: UnsafeMutablePointer<Float>, _ lda: UnsafeMutablePointer<Int32>,
    _ ipiv: UnsafeMutablePointer<Int32>, _ work: UnsafeMutablePointer<Float>, _ lwork: UnsafeMutablePointer<Int32>,
    _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
    let (count, leading) = (Int(n.pointee), Int(lda.pointee))
    info.pointee = 0
    if lwork.pointee == -1 {
        work.pointee = Float(max(count, 1))
        return 0
    }
    for k in 0..<count where a[k + k * leading] == 0 {
        info.pointee = Int32(k + 1)
        return info.pointee
    }
    var result = [Float](repeating: 0, count: count * count)
    for k in 0..<count { result[k * count + k] = 1 }
    var (plain, sides, rows): (CChar, Int32, Int32) = (78, n.pointee, n.pointee)
    sgetrs_(&plain, n, &sides, a, lda, ipiv, &result, &rows, info)
    for column in 0..<count {
        for row in 0..<count { a[row + column * leading] = result[row + column * count] }
    }
    return info.pointee
}

/// Factors a symmetric positive matrix into a triangle and its transpose; `uplo` is `U` or `L`.
@discardableResult
public func spotrf_(
    _ uplo: UnsafeMutablePointer<CChar>, _ n: UnsafeMutablePointer<Int32>, _ a: UnsafeMutablePointer<Float>,
    _ lda: UnsafeMutablePointer<Int32>, _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
    let isUpper = uplo.pointee == 85 || uplo.pointee == 117
    let (count, leading) = (Int(n.pointee), Int(lda.pointee))
    func place(_ row: Int, _ column: Int) -> Int { isUpper ? column + row * leading : row + column * leading }
    info.pointee = 0
    for column in 0..<count {
        var square = a[place(column, column)]
        for k in 0..<column { square -= a[place(column, k)] * a[place(column, k)] }
        guard square > 0 else {
            info.pointee = Int32(column + 1)
            return info.pointee
        }
        let root = square.squareRoot()
        a[place(column, column)] = root
        for row in column + 1..<max(count, column + 1) {
            var value = a[place(row, column)]
            for k in 0..<column { value -= a[place(row, k)] * a[place(column, k)] }
            a[place(row, column)] = value / root
        }
    }
    return 0
}

/// Computes the eigenvalues of a symmetric matrix, upwards, and its eigenvectors if `jobz` is `V`; `uplo` is `U` or `L`.
///
/// A length of −1 of the working memory asks for the length that is needed.
@discardableResult
public func ssyev_(
    _ jobz: UnsafeMutablePointer<CChar>, _ uplo: UnsafeMutablePointer<CChar>, _ n: UnsafeMutablePointer<Int32>,
    _ a: UnsafeMutablePointer<Float>, _ lda: UnsafeMutablePointer<Int32>, _ w: UnsafeMutablePointer<Float>,
    _ work: UnsafeMutablePointer<Float>, _ lwork: UnsafeMutablePointer<Int32>, _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
    let (count, leading) = (Int(n.pointee), Int(lda.pointee))
    info.pointee = 0
    if lwork.pointee == -1 {
        work.pointee = Float(max(3 * count - 1, 1))
        return 0
    }
    let isUpper = uplo.pointee == 85 || uplo.pointee == 117
    var m = [Float](repeating: 0, count: count * count)
    var v = [Float](repeating: 0, count: count * count)
    for row in 0..<count {
        v[row * count + row] = 1
        for column in 0..<count {
            let (low, high) = (min(row, column), max(row, column))
            m[row * count + column] = isUpper ? a[low + high * leading] : a[high + low * leading]
        }
    }
    // Jacobi's rotations, until the elements beside the diagonal vanish.
    var isDone = count < 2
    for _ in 0..<100 where !isDone {
        var rest: Float = 0
        for p in 0..<count - 1 {
            for q in p + 1..<count where m[p * count + q] != 0 {
                rest += abs(m[p * count + q])
                let theta = (m[q * count + q] - m[p * count + p]) / (2 * m[p * count + q])
                let t = (theta < 0 ? -1 : 1) / (abs(theta) + (theta * theta + 1).squareRoot())
                let c = 1 / (t * t + 1).squareRoot()
                let s = t * c
                for k in 0..<count {
                    let (x, y) = (m[k * count + p], m[k * count + q])
                    (m[k * count + p], m[k * count + q]) = (c * x - s * y, s * x + c * y)
                }
                for k in 0..<count {
                    let (x, y) = (m[p * count + k], m[q * count + k])
                    (m[p * count + k], m[q * count + k]) = (c * x - s * y, s * x + c * y)
                    let (i, j) = (v[k * count + p], v[k * count + q])
                    (v[k * count + p], v[k * count + q]) = (c * i - s * j, s * i + c * j)
                }
            }
        }
        isDone = rest <= Float.leastNormalMagnitude
    }
    let order = (0..<count).sorted { m[$0 * count + $0] < m[$1 * count + $1] }
    for (place, k) in order.enumerated() {
        w[place] = m[k * count + k]
        guard jobz.pointee == 86 || jobz.pointee == 118 else { continue }
        for row in 0..<count { a[row + place * leading] = v[row * count + k] }
    }
    return 0
}
