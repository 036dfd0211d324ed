import Foundation

// Functions that make one number of a vector.

/// Adds the elements of a vector.
public func vDSP_sve(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var sum: Float = 0
    for i in 0..<Int(__N) { sum = sum + __A[i * __IA] }
    __C.pointee = sum
}

/// Adds the squares of a vector's elements.
public func vDSP_svesq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var sum: Float = 0
    for i in 0..<Int(__N) { sum = sum + __A[i * __IA] * __A[i * __IA] }
    __C.pointee = sum
}

/// Adds the elements of a vector without their signs.
public func vDSP_svemg(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var sum: Float = 0
    for i in 0..<Int(__N) { sum = sum + abs(__A[i * __IA]) }
    __C.pointee = sum
}

/// Returns the mean of a vector.
public func vDSP_meanv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var sum: Float = 0
    for i in 0..<Int(__N) { sum = sum + __A[i * __IA] }
    __C.pointee = sum / Float(__N)
}

/// Returns the mean of the squares of a vector.
public func vDSP_measqv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var sum: Float = 0
    for i in 0..<Int(__N) { sum = sum + __A[i * __IA] * __A[i * __IA] }
    __C.pointee = sum / Float(__N)
}

/// Returns the root of the mean of the squares of a vector.
public func vDSP_rmsqv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var sum: Float = 0
    for i in 0..<Int(__N) { sum = sum + __A[i * __IA] * __A[i * __IA] }
    __C.pointee = (sum / Float(__N)).squareRoot()
}

/// Returns the mean of a vector's elements without their signs.
public func vDSP_meamgv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var sum: Float = 0
    for i in 0..<Int(__N) { sum = sum + abs(__A[i * __IA]) }
    __C.pointee = sum / Float(__N)
}

/// Returns the largest element of a vector; minus infinity for an empty one.
public func vDSP_maxv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = -.infinity
    for i in 0..<Int(__N) { result = max(result, __A[i * __IA]) }
    __C.pointee = result
}

/// Returns the smallest element of a vector; infinity for an empty one.
public func vDSP_minv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = .infinity
    for i in 0..<Int(__N) { result = min(result, __A[i * __IA]) }
    __C.pointee = result
}

/// Returns the largest element of a vector without its sign; 0 for an empty one.
public func vDSP_maxmgv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = 0
    for i in 0..<Int(__N) { result = max(result, abs(__A[i * __IA])) }
    __C.pointee = result
}

/// Returns the largest element of a vector, and how far it is from the first.
public func vDSP_maxvi(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
    var (result, place): (Float, Int) = (-.infinity, 0)
    for i in 0..<Int(__N) where __A[i * __IA] > result { (result, place) = (__A[i * __IA], i * __IA) }
    __C.pointee = result
    __I.pointee = vDSP_Length(bitPattern: place)
}

/// Returns the sum of the products of two vectors' elements.
public func vDSP_dotpr(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var sum: Float = 0
    for i in 0..<Int(__N) { sum += __A[i * __IA] * __B[i * __IB] }
    __C.pointee = sum
}
