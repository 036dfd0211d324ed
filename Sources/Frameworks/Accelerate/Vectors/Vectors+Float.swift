import Foundation

// Functions of vectors, as plain loops, which the compiler turns into the processor's own. All lengths are numbers of elements; a stride of
// 1 means that elements follow each other.

/// Adds two vectors.
public func vDSP_vadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] + __B[i * __IB] }
}

/// Multiplies two vectors, element by element.
public func vDSP_vmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] * __B[i * __IB] }
}

/// Takes the larger of two elements.
public func vDSP_vmax(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = max(__A[i * __IA], __B[i * __IB]) }
}

/// Takes the smaller of two elements.
public func vDSP_vmin(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = min(__A[i * __IA], __B[i * __IB]) }
}

/// Subtracts the first vector from the second.
public func vDSP_vsub(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] - __B[i * __IB] }
}

/// Divides the second vector by the first, element by element.
public func vDSP_vdiv(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] / __B[i * __IB] }
}

/// Adds a number to a vector.
public func vDSP_vsadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] + b }
}

/// Multiplies a vector by a number.
public func vDSP_vsmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] * b }
}

/// Divides a vector by a number.
public func vDSP_vsdiv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] / b }
}

/// Multiplies a vector by a number, and adds another number.
public func vDSP_vsmsa(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let (factor, summand) = (__B.pointee, __C.pointee)
    for i in 0..<Int(__N) { __D[i * __ID] = __A[i * __IA] * factor + summand }
}

/// Limits the elements of a vector to a range.
public func vDSP_vclip(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let (low, high) = (__B.pointee, __C.pointee)
    for i in 0..<Int(__N) { __D[i * __ID] = min(max(__A[i * __IA], low), high) }
}

/// Squares the elements of a vector.
public func vDSP_vsq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] * __A[i * __IA] }
}

/// Takes the elements of a vector without their signs.
public func vDSP_vabs(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = abs(__A[i * __IA]) }
}

/// Changes the signs of a vector's elements.
public func vDSP_vneg(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = -__A[i * __IA] }
}

/// Sets all elements of a vector to a number.
public func vDSP_vfill(
    _ __A: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let value = __A.pointee
    for i in 0..<Int(__N) { __C[i * __IC] = value }
}

/// Sets all elements of a vector to 0.
public func vDSP_vclr(
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = 0 }
}

/// Writes numbers that grow by the same amount.
public func vDSP_vramp(
    _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    let (start, step) = (__A.pointee, __B.pointee)
    for i in 0..<Int(__N) { __C[i * __IC] = start + Float(i) * step }
}

/// Turns amplitudes (`__F` is 1) or powers (0) into decibels, beside a reference.
public func vDSP_vdbcon(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32
) {
    let (reference, factor): (Float, Float) = (__B.pointee, __F == 1 ? 20 : 10)
    for i in 0..<Int(__N) { __C[i * __IC] = factor * log10(__A[i * __IA] / reference) }
}
