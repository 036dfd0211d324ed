// Functions of matrices. A leading dimension is the distance from a row to the next, or from a column to the next.

/// A matrix in memory, in either order.
private struct MatrixDouble {
    let start: UnsafePointer<Double>
    let rowStep: Int
    let columnStep: Int

    init(_ start: UnsafePointer<Double>, _ order: CBLAS_ORDER, _ transpose: CBLAS_TRANSPOSE, _ leading: Int32) {
        self.start = start
        let isByRow = (order == .rowMajor) == (transpose == .noTranspose)
        (rowStep, columnStep) = isByRow ? (Int(leading), 1) : (1, Int(leading))
    }
    subscript(row: Int, column: Int) -> Double { start[row * rowStep + column * columnStep] }
}

/// Multiplies a matrix and a vector: y = alpha × A × x + beta × y.
public func cblas_dgemv(
    _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32, _ __alpha: Double,
    _ __A: UnsafePointer<Double>, _ __lda: Int32, _ __X: UnsafePointer<Double>, _ __incX: Int32, _ __beta: Double,
    _ __Y: UnsafeMutablePointer<Double>, _ __incY: Int32
) {
    let a = MatrixDouble(__A, __Order, __TransA, __lda)
    let (rows, columns) = __TransA == .noTranspose ? (__M, __N) : (__N, __M)
    let (firstX, firstY) = (firstPlace(columns, __incX), firstPlace(rows, __incY))
    for row in 0..<Int(max(rows, 0)) {
        var sum: Double = 0
        for column in 0..<Int(max(columns, 0)) { sum += a[row, column] * __X[firstX + column * Int(__incX)] }
        let place = firstY + row * Int(__incY)
        __Y[place] = __alpha * sum + (__beta == 0 ? 0 : __beta * __Y[place])
    }
}

/// Adds the products of two vectors' elements to a matrix: A = alpha × x × y + A.
public func cblas_dger(
    _ __Order: CBLAS_ORDER, _ __M: Int32, _ __N: Int32, _ __alpha: Double, _ __X: UnsafePointer<Double>,
    _ __incX: Int32,
    _ __Y: UnsafePointer<Double>, _ __incY: Int32, _ __A: UnsafeMutablePointer<Double>, _ __lda: Int32
) {
    let (rowStep, columnStep) = __Order == .rowMajor ? (Int(__lda), 1) : (1, Int(__lda))
    let (firstX, firstY) = (firstPlace(__M, __incX), firstPlace(__N, __incY))
    for row in 0..<Int(max(__M, 0)) {
        let x = __alpha * __X[firstX + row * Int(__incX)]
        for column in 0..<Int(max(__N, 0)) {
            __A[row * rowStep + column * columnStep] += x * __Y[firstY + column * Int(__incY)]
        }
    }
}

/// Multiplies a symmetric matrix, of which one triangle is used, and a vector: y = alpha × A × x + beta × y.
public func cblas_dsymv(
    _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __N: Int32, _ __alpha: Double, _ __A: UnsafePointer<Double>,
    _ __lda: Int32, _ __X: UnsafePointer<Double>, _ __incX: Int32, _ __beta: Double,
    _ __Y: UnsafeMutablePointer<Double>,
    _ __incY: Int32
) {
    let a = MatrixDouble(__A, __Order, .noTranspose, __lda)
    let (firstX, firstY) = (firstPlace(__N, __incX), firstPlace(__N, __incY))
    for row in 0..<Int(max(__N, 0)) {
        var sum: Double = 0
        for column in 0..<Int(__N) {
            let (low, high) = (min(row, column), max(row, column))
            sum += (__Uplo == .upper ? a[low, high] : a[high, low]) * __X[firstX + column * Int(__incX)]
        }
        let place = firstY + row * Int(__incY)
        __Y[place] = __alpha * sum + (__beta == 0 ? 0 : __beta * __Y[place])
    }
}

/// Solves a triangular system in place: x becomes the solution of A × x = b.
public func cblas_dtrsv(
    _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE, _ __Diag: CBLAS_DIAG, _ __N: Int32,
    _ __A: UnsafePointer<Double>, _ __lda: Int32, _ __X: UnsafeMutablePointer<Double>, _ __incX: Int32
) {
    let a = MatrixDouble(__A, __Order, __TransA, __lda)
    let (count, first) = (Int(max(__N, 0)), firstPlace(__N, __incX))
    let isLower = (__Uplo == .lower) == (__TransA == .noTranspose)
    for step in 0..<count {
        let row = isLower ? step : count - 1 - step
        var value = __X[first + row * Int(__incX)]
        for column in isLower ? 0..<row : row + 1..<count {
            value -= a[row, column] * __X[first + column * Int(__incX)]
        }
        __X[first + row * Int(__incX)] = __Diag == .unit ? value : value / a[row, row]
    }
}

/// Multiplies matrices: C = alpha × A × B + beta × C.
public func cblas_dgemm(
    _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __TransB: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32,
    _ __K: Int32, _ __alpha: Double, _ __A: UnsafePointer<Double>, _ __lda: Int32, _ __B: UnsafePointer<Double>,
    _ __ldb: Int32, _ __beta: Double, _ __C: UnsafeMutablePointer<Double>, _ __ldc: Int32
) {
    let (m, n, k) = (Int(max(__M, 0)), Int(max(__N, 0)), Int(max(__K, 0)))
    let (a, b) = (MatrixDouble(__A, __Order, __TransA, __lda), MatrixDouble(__B, __Order, __TransB, __ldb))
    let (rowStep, columnStep) = __Order == .rowMajor ? (Int(__ldc), 1) : (1, Int(__ldc))
    // Rows of the second matrix are copied, so that the innermost loop reads neighbors.
    var line = [Double](repeating: 0, count: n)
    for row in 0..<m {
        for column in 0..<n {
            let old = __C[row * rowStep + column * columnStep]
            line[column] = __beta == 0 ? 0 : __beta * old
        }
        for inner in 0..<k {
            let factor = __alpha * a[row, inner]
            for column in 0..<n { line[column] += factor * b[inner, column] }
        }
        for column in 0..<n { __C[row * rowStep + column * columnStep] = line[column] }
    }
}

/// Multiplies a matrix and its transpose, into one triangle: C = alpha × A × Aᵀ + beta × C.
public func cblas_dsyrk(
    _ __Order: CBLAS_ORDER, _ __Uplo: CBLAS_UPLO, _ __Trans: CBLAS_TRANSPOSE, _ __N: Int32, _ __K: Int32,
    _ __alpha: Double, _ __A: UnsafePointer<Double>, _ __lda: Int32, _ __beta: Double,
    _ __C: UnsafeMutablePointer<Double>,
    _ __ldc: Int32
) {
    let a = MatrixDouble(__A, __Order, __Trans, __lda)
    let (rowStep, columnStep) = __Order == .rowMajor ? (Int(__ldc), 1) : (1, Int(__ldc))
    for row in 0..<Int(max(__N, 0)) {
        for column in __Uplo == .upper ? row..<Int(__N) : 0..<row + 1 {
            var sum: Double = 0
            for inner in 0..<Int(max(__K, 0)) { sum += a[row, inner] * a[column, inner] }
            let place = row * rowStep + column * columnStep
            __C[place] = __alpha * sum + (__beta == 0 ? 0 : __beta * __C[place])
        }
    }
}

/// Solves triangular systems in place: B becomes the solution of A × X = alpha × B, or of X × A = alpha × B.
public func cblas_dtrsm(
    _ __Order: CBLAS_ORDER, _ __Side: CBLAS_SIDE, _ __Uplo: CBLAS_UPLO, _ __TransA: CBLAS_TRANSPOSE,
    _ __Diag: CBLAS_DIAG, _ __M: Int32, _ __N: Int32, _ __alpha: Double, _ __A: UnsafePointer<Double>, _ __lda: Int32,
    _ __B: UnsafeMutablePointer<Double>, _ __ldb: Int32
) {
    let (rowStep, columnStep) = __Order == .rowMajor ? (__ldb, 1) : (1, __ldb)
    let isLeft = __Side == .left
    // On the right, a row solves the transposed system.
    let transpose: CBLAS_TRANSPOSE = (__TransA == .noTranspose) == isLeft ? .noTranspose : .transpose
    for line in 0..<Int(max(isLeft ? __N : __M, 0)) {
        let start = __B + line * Int(isLeft ? columnStep : rowStep)
        let (count, step) = isLeft ? (__M, rowStep) : (__N, columnStep)
        cblas_dscal(count, __alpha, start, step)
        cblas_dtrsv(__Order, __Uplo, transpose, __Diag, count, __A, __lda, start, step)
    }
}
