import Foundation

// Functions that find elements of a vector.

/// Returns the smallest element of a vector without its sign; infinity for an empty one.
public func vDSP_minmgv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result = Float.infinity
    for i in 0..<Int(__N) { result = min(result, abs(__A[i * __IA])) }
    __C.pointee = result
}

/// Returns the smallest element of a vector, and its distance from the first.
public func vDSP_minvi(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
    var (result, place): (Float, Int) = (.infinity, 0)
    for i in 0..<Int(__N) where __A[i * __IA] < result { (result, place) = (__A[i * __IA], i * __IA) }
    __C.pointee = result
    __I.pointee = vDSP_Length(bitPattern: place)
}

/// Returns the largest element of a vector without its sign, and its distance from the first.
public func vDSP_maxmgvi(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
    var (result, place): (Float, Int) = (-1, 0)
    for i in 0..<Int(__N) where abs(__A[i * __IA]) > result { (result, place) = (abs(__A[i * __IA]), i * __IA) }
    __C.pointee = max(result, 0)
    __I.pointee = vDSP_Length(bitPattern: place)
}

/// Returns the smallest element of a vector without its sign, and its distance from the first.
public func vDSP_minmgvi(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
    var (result, place): (Float, Int) = (.infinity, 0)
    for i in 0..<Int(__N) where abs(__A[i * __IA]) < result { (result, place) = (abs(__A[i * __IA]), i * __IA) }
    __C.pointee = result
    __I.pointee = vDSP_Length(bitPattern: place)
}

/// Adds the signed squares of a vector's elements.
public func vDSP_svs(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var sum: Float = 0
    for i in 0..<Int(__N) { sum += __A[i * __IA] * abs(__A[i * __IA]) }
    __C.pointee = sum
}

/// Returns the mean of the signed squares of a vector's elements.
public func vDSP_mvessq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var sum: Float = 0
    for i in 0..<Int(__N) { sum += __A[i * __IA] * abs(__A[i * __IA]) }
    __C.pointee = sum / Float(__N)
}

/// Adds a vector's elements, and their squares.
public func vDSP_sve_svesq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __Sum: UnsafeMutablePointer<Float>,
    _ __SumOfSquares: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var (sum, squares): (Float, Float) = (0, 0)
    for i in 0..<Int(__N) {
        sum += __A[i * __IA]
        squares += __A[i * __IA] * __A[i * __IA]
    }
    (__Sum.pointee, __SumOfSquares.pointee) = (sum, squares)
}

/// Adds the squares of two vectors' differences.
public func vDSP_distancesq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var sum: Float = 0
    for i in 0..<Int(__N) { sum += (__A[i * __IA] - __B[i * __IB]) * (__A[i * __IA] - __B[i * __IB]) }
    __C.pointee = sum
}

/// Multiplies matrices of M rows and P columns, and of P rows and N columns; rows follow each other.
public func vDSP_mmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    let (rows, columns, inner) = (Int(__M), Int(__N), Int(__P))
    for row in 0..<rows {
        for column in 0..<columns {
            var sum: Float = 0
            for k in 0..<inner { sum += __A[(row * inner + k) * __IA] * __B[(k * columns + column) * __IB] }
            __C[(row * columns + column) * __IC] = sum
        }
    }
}

/// Transposes a matrix; the result has M rows and N columns.
public func vDSP_mtrans(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __M: vDSP_Length, _ __N: vDSP_Length
) {
    for row in 0..<Int(__M) {
        for column in 0..<Int(__N) { __C[(row * Int(__N) + column) * __IC] = __A[(column * Int(__M) + row) * __IA] }
    }
}

/// Copies a part of a matrix into another: M columns and N rows, of lines with TA and TC elements.
public func vDSP_mmov(
    _ __A: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __M: vDSP_Length, _ __N: vDSP_Length,
    _ __TA: vDSP_Length, _ __TC: vDSP_Length
) {
    for row in 0..<Int(__N) {
        for column in 0..<Int(__M) { __C[row * Int(__TC) + column] = __A[row * Int(__TA) + column] }
    }
}

/// Correlates a vector with a filter; with a negative stride and a pointer to the filter's end it convolves.
///
/// The vector has N + P − 1 elements, the filter P.
public func vDSP_conv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __F: UnsafePointer<Float>, _ __IF: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    for i in 0..<Int(__N) {
        var sum: Float = 0
        for k in 0..<Int(__P) { sum += __A[(i + k) * __IA] * __F[k * __IF] }
        __C[i * __IC] = sum
    }
}

/// Correlates a vector with a filter at each element whose distance from the one before is the decimation.
public func vDSP_desamp(
    _ __A: UnsafePointer<Float>, _ __DF: vDSP_Stride, _ __F: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    for i in 0..<Int(__N) {
        var sum: Float = 0
        for k in 0..<Int(__P) { sum += __A[i * __DF + k] * __F[k] }
        __C[i] = sum
    }
}

/// Convolves a picture with a filter of P rows and Q columns; points whose surroundings are incomplete are 0.
public func vDSP_imgfir(
    _ __A: UnsafePointer<Float>, _ __NR: vDSP_Length, _ __NC: vDSP_Length, _ __F: UnsafePointer<Float>,
    _ __C: UnsafeMutablePointer<Float>, _ __P: vDSP_Length, _ __Q: vDSP_Length
) {
    let (rows, columns, height, width) = (Int(__NR), Int(__NC), Int(__P), Int(__Q))
    for row in 0..<rows {
        for column in 0..<columns {
            let (top, left) = (row - height / 2, column - width / 2)
            guard top >= 0, left >= 0, top + height <= rows, left + width <= columns else {
                __C[row * columns + column] = 0
                continue
            }
            var sum: Float = 0
            for y in 0..<height {
                // The filter is turned, as a convolution asks for.
                for x in 0..<width {
                    sum += __A[(top + y) * columns + left + x] * __F[(height - 1 - y) * width + width - 1 - x]
                }
            }
            __C[row * columns + column] = sum
        }
    }
}

/// Filters a vector by two poles and two zeros; its first two results are the state before it.
///
/// The vector and the result have N + 2 elements.
public func vDSP_deq22(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 2..<Int(__N) + 2 {
        let inputs = __A[i * __IA] * __B[0] + __A[(i - 1) * __IA] * __B[1] + __A[(i - 2) * __IA] * __B[2]
        __C[i * __IC] = inputs - __C[(i - 1) * __IC] * __B[3] - __C[(i - 2) * __IC] * __B[4]
    }
}
