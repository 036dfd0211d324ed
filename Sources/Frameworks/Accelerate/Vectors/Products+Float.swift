import Foundation

// Sums, differences and products of several vectors. A comment names vectors by their letters, A to E; the last one is the result.

/// Writes the vector (A + B) × C.
public func vDSP_vam(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __D[i * __ID] = (__A[i * __IA] + __B[i * __IB]) * __C[i * __IC] }
}

/// Writes the vector (A + B) × c.
public func vDSP_vasm(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Float>, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let c = __C.pointee
    for i in 0..<Int(__N) { __D[i * __ID] = (__A[i * __IA] + __B[i * __IB]) * c }
}

/// Writes the vector (A − B) × C.
public func vDSP_vsbm(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __D[i * __ID] = (__A[i * __IA] - __B[i * __IB]) * __C[i * __IC] }
}

/// Writes the vector (A − B) × c.
public func vDSP_vsbsm(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Float>, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let c = __C.pointee
    for i in 0..<Int(__N) { __D[i * __ID] = (__A[i * __IA] - __B[i * __IB]) * c }
}

/// Writes the vector A × B + C.
public func vDSP_vma(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __D[i * __ID] = __A[i * __IA] * __B[i * __IB] + __C[i * __IC] }
}

/// Writes the vector A × B + c.
public func vDSP_vmsa(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Float>, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let c = __C.pointee
    for i in 0..<Int(__N) { __D[i * __ID] = __A[i * __IA] * __B[i * __IB] + c }
}

/// Writes the vector A × B − C.
public func vDSP_vmsb(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __D[i * __ID] = __A[i * __IA] * __B[i * __IB] - __C[i * __IC] }
}

/// Writes the vector A × b + C.
public func vDSP_vsma(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    for i in 0..<Int(__N) { __D[i * __ID] = __A[i * __IA] * b + __C[i * __IC] }
}

/// Writes the vector A × b − C.
public func vDSP_vsmsb(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    for i in 0..<Int(__N) { __D[i * __ID] = __A[i * __IA] * b - __C[i * __IC] }
}

/// Writes the vector (A + B) × (C + D).
public func vDSP_vaam(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafePointer<Float>, _ __ID: vDSP_Stride,
    _ __E: UnsafeMutablePointer<Float>, _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __E[i * __IE] = (__A[i * __IA] + __B[i * __IB]) * (__C[i * __IC] + __D[i * __ID]) }
}

/// Writes the vector (A + B) × (C − D).
public func vDSP_vasbm(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafePointer<Float>, _ __ID: vDSP_Stride,
    _ __E: UnsafeMutablePointer<Float>, _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __E[i * __IE] = (__A[i * __IA] + __B[i * __IB]) * (__C[i * __IC] - __D[i * __ID]) }
}

/// Writes the vector (A − B) × (C − D).
public func vDSP_vsbsbm(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafePointer<Float>, _ __ID: vDSP_Stride,
    _ __E: UnsafeMutablePointer<Float>, _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __E[i * __IE] = (__A[i * __IA] - __B[i * __IB]) * (__C[i * __IC] - __D[i * __ID]) }
}

/// Writes the vector A × B + C × D.
public func vDSP_vmma(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafePointer<Float>, _ __ID: vDSP_Stride,
    _ __E: UnsafeMutablePointer<Float>, _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __E[i * __IE] = __A[i * __IA] * __B[i * __IB] + __C[i * __IC] * __D[i * __ID] }
}

/// Writes the vector A × B − C × D.
public func vDSP_vmmsb(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafePointer<Float>, _ __ID: vDSP_Stride,
    _ __E: UnsafeMutablePointer<Float>, _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __E[i * __IE] = __A[i * __IA] * __B[i * __IB] - __C[i * __IC] * __D[i * __ID] }
}

/// Writes the vector A × b + C × d.
public func vDSP_vsmsma(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __IC: vDSP_Stride, _ __D: UnsafePointer<Float>, _ __E: UnsafeMutablePointer<Float>, _ __IE: vDSP_Stride,
    _ __N: vDSP_Length
) {
    let (b, d) = (__B.pointee, __D.pointee)
    for i in 0..<Int(__N) { __E[i * __IE] = __A[i * __IA] * b + __C[i * __IC] * d }
}

/// Writes the sums and the differences of two vectors: I0 + I1 and I1 − I0.
public func vDSP_vaddsub(
    _ __I0: UnsafePointer<Float>, _ __I0S: vDSP_Stride, _ __I1: UnsafePointer<Float>, _ __I1S: vDSP_Stride,
    _ __O0: UnsafeMutablePointer<Float>, _ __O0S: vDSP_Stride, _ __O1: UnsafeMutablePointer<Float>,
    _ __O1S: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) {
        let (a, b) = (__I0[i * __I0S], __I1[i * __I1S])
        __O0[i * __O0S] = a + b
        __O1[i * __O1S] = b - a
    }
}

/// Divides a number by each element of a vector.
public func vDSP_svdiv(
    _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let a = __A.pointee
    for i in 0..<Int(__N) { __C[i * __IC] = a / __B[i * __IB] }
}

/// Squares the elements of a vector and keeps their signs.
public func vDSP_vssq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] * abs(__A[i * __IA]) }
}

/// Writes the elements of a vector, all with a minus sign.
public func vDSP_vnabs(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = -abs(__A[i * __IA]) }
}

/// Writes the fractions of a vector's elements, with their signs.
public func vDSP_vfrac(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] - __A[i * __IA].rounded(.towardZero) }
}

/// Moves elements that are within a range to its nearer bound: to the lower one if they are negative, else to the upper one.
public func vDSP_viclip(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let (low, high) = (__B.pointee, __C.pointee)
    for i in 0..<Int(__N) {
        let a = __A[i * __IA]
        __D[i * __ID] = a <= low || a >= high ? a : (a < 0 ? low : high)
    }
}

/// Raises smaller elements to a threshold.
public func vDSP_vthr(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] >= b ? __A[i * __IA] : b }
}

/// Sets elements below a threshold to 0.
public func vDSP_vthres(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] >= b ? __A[i * __IA] : 0 }
}

/// Writes a number for elements from a threshold up, and the number with a minus sign for smaller ones.
public func vDSP_vthrsc(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let (b, c) = (__B.pointee, __C.pointee)
    for i in 0..<Int(__N) { __D[i * __ID] = __A[i * __IA] >= b ? c : -c }
}

/// Writes a number for elements from a limit up, and the number with a minus sign for smaller ones.
public func vDSP_vlim(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let (b, c) = (__B.pointee, __C.pointee)
    for i in 0..<Int(__N) { __D[i * __ID] = __A[i * __IA] >= b ? c : -c }
}

/// Writes the lengths of vectors in the plane: the roots of A² + B².
public func vDSP_vdist(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) {
        __C[i * __IC] = (__A[i * __IA] * __A[i * __IA] + __B[i * __IB] * __B[i * __IB]).squareRoot()
    }
}

/// Writes the distances of points in the plane: the roots of (A − C)² + (B − D)².
public func vDSP_vpythg(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafePointer<Float>, _ __ID: vDSP_Stride,
    _ __E: UnsafeMutablePointer<Float>, _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) {
        let (x, y) = (__A[i * __IA] - __C[i * __IC], __B[i * __IB] - __D[i * __ID])
        __E[i * __IE] = (x * x + y * y).squareRoot()
    }
}

/// Takes the larger of two elements without their signs.
public func vDSP_vmaxmg(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = max(abs(__A[i * __IA]), abs(__B[i * __IB])) }
}

/// Takes the smaller of two elements without their signs.
public func vDSP_vminmg(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = min(abs(__A[i * __IA]), abs(__B[i * __IB])) }
}
