import Foundation

// Sums, differences and products of several vectors. A comment names vectors by their letters, A to E; the last one is the result.

/// Writes the vector (A + B) × C.
public func vDSP_vamD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __D[i * __ID] = (__A[i * __IA] + __B[i * __IB]) * __C[i * __IC] }
}

/// Writes the vector (A + B) × c.
public func vDSP_vasmD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Double>, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let c = __C.pointee
    for i in 0..<Int(__N) { __D[i * __ID] = (__A[i * __IA] + __B[i * __IB]) * c }
}

/// Writes the vector (A − B) × C.
public func vDSP_vsbmD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __D[i * __ID] = (__A[i * __IA] - __B[i * __IB]) * __C[i * __IC] }
}

/// Writes the vector (A − B) × c.
public func vDSP_vsbsmD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Double>, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let c = __C.pointee
    for i in 0..<Int(__N) { __D[i * __ID] = (__A[i * __IA] - __B[i * __IB]) * c }
}

/// Writes the vector A × B + C.
public func vDSP_vmaD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __D[i * __ID] = __A[i * __IA] * __B[i * __IB] + __C[i * __IC] }
}

/// Writes the vector A × B + c.
public func vDSP_vmsaD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Double>, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let c = __C.pointee
    for i in 0..<Int(__N) { __D[i * __ID] = __A[i * __IA] * __B[i * __IB] + c }
}

/// Writes the vector A × B − C.
public func vDSP_vmsbD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __D[i * __ID] = __A[i * __IA] * __B[i * __IB] - __C[i * __IC] }
}

/// Writes the vector A × b + C.
public func vDSP_vsmaD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
    _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    for i in 0..<Int(__N) { __D[i * __ID] = __A[i * __IA] * b + __C[i * __IC] }
}

/// Writes the vector A × b − C.
public func vDSP_vsmsbD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
    _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    for i in 0..<Int(__N) { __D[i * __ID] = __A[i * __IA] * b - __C[i * __IC] }
}

/// Writes the vector (A + B) × (C + D).
public func vDSP_vaamD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride, _ __D: UnsafePointer<Double>, _ __ID: vDSP_Stride,
    _ __E: UnsafeMutablePointer<Double>, _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __E[i * __IE] = (__A[i * __IA] + __B[i * __IB]) * (__C[i * __IC] + __D[i * __ID]) }
}

/// Writes the vector (A + B) × (C − D).
public func vDSP_vasbmD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride, _ __D: UnsafePointer<Double>, _ __ID: vDSP_Stride,
    _ __E: UnsafeMutablePointer<Double>, _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __E[i * __IE] = (__A[i * __IA] + __B[i * __IB]) * (__C[i * __IC] - __D[i * __ID]) }
}

/// Writes the vector (A − B) × (C − D).
public func vDSP_vsbsbmD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride, _ __D: UnsafePointer<Double>, _ __ID: vDSP_Stride,
    _ __E: UnsafeMutablePointer<Double>, _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __E[i * __IE] = (__A[i * __IA] - __B[i * __IB]) * (__C[i * __IC] - __D[i * __ID]) }
}

/// Writes the vector A × B + C × D.
public func vDSP_vmmaD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride, _ __D: UnsafePointer<Double>, _ __ID: vDSP_Stride,
    _ __E: UnsafeMutablePointer<Double>, _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __E[i * __IE] = __A[i * __IA] * __B[i * __IB] + __C[i * __IC] * __D[i * __ID] }
}

/// Writes the vector A × B − C × D.
public func vDSP_vmmsbD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride, _ __D: UnsafePointer<Double>, _ __ID: vDSP_Stride,
    _ __E: UnsafeMutablePointer<Double>, _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __E[i * __IE] = __A[i * __IA] * __B[i * __IB] - __C[i * __IC] * __D[i * __ID] }
}

/// Writes the vector A × b + C × d.
public func vDSP_vsmsmaD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
    _ __IC: vDSP_Stride, _ __D: UnsafePointer<Double>, _ __E: UnsafeMutablePointer<Double>, _ __IE: vDSP_Stride,
    _ __N: vDSP_Length
) {
    let (b, d) = (__B.pointee, __D.pointee)
    for i in 0..<Int(__N) { __E[i * __IE] = __A[i * __IA] * b + __C[i * __IC] * d }
}

/// Writes the sums and the differences of two vectors: I0 + I1 and I1 − I0.
public func vDSP_vaddsubD(
    _ __I0: UnsafePointer<Double>, _ __I0S: vDSP_Stride, _ __I1: UnsafePointer<Double>, _ __I1S: vDSP_Stride,
    _ __O0: UnsafeMutablePointer<Double>, _ __O0S: vDSP_Stride, _ __O1: UnsafeMutablePointer<Double>,
    _ __O1S: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) {
        let (a, b) = (__I0[i * __I0S], __I1[i * __I1S])
        __O0[i * __O0S] = a + b
        __O1[i * __O1S] = b - a
    }
}

/// Divides a number by each element of a vector.
public func vDSP_svdivD(
    _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let a = __A.pointee
    for i in 0..<Int(__N) { __C[i * __IC] = a / __B[i * __IB] }
}

/// Squares the elements of a vector and keeps their signs.
public func vDSP_vssqD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] * abs(__A[i * __IA]) }
}

/// Writes the elements of a vector, all with a minus sign.
public func vDSP_vnabsD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = -abs(__A[i * __IA]) }
}

/// Writes the fractions of a vector's elements, with their signs.
public func vDSP_vfracD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] - __A[i * __IA].rounded(.towardZero) }
}

/// Moves elements that are within a range to its nearer bound: to the lower one if they are negative, else to the upper one.
public func vDSP_viclipD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
    _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let (low, high) = (__B.pointee, __C.pointee)
    for i in 0..<Int(__N) {
        let a = __A[i * __IA]
        __D[i * __ID] = a <= low || a >= high ? a : (a < 0 ? low : high)
    }
}

/// Raises smaller elements to a threshold.
public func vDSP_vthrD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] >= b ? __A[i * __IA] : b }
}

/// Sets elements below a threshold to 0.
public func vDSP_vthresD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] >= b ? __A[i * __IA] : 0 }
}

/// Writes a number for elements from a threshold up, and the number with a minus sign for smaller ones.
public func vDSP_vthrscD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
    _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let (b, c) = (__B.pointee, __C.pointee)
    for i in 0..<Int(__N) { __D[i * __ID] = __A[i * __IA] >= b ? c : -c }
}

/// Writes a number for elements from a limit up, and the number with a minus sign for smaller ones.
public func vDSP_vlimD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
    _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let (b, c) = (__B.pointee, __C.pointee)
    for i in 0..<Int(__N) { __D[i * __ID] = __A[i * __IA] >= b ? c : -c }
}

/// Writes the lengths of vectors in the plane: the roots of A² + B².
public func vDSP_vdistD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) {
        __C[i * __IC] = (__A[i * __IA] * __A[i * __IA] + __B[i * __IB] * __B[i * __IB]).squareRoot()
    }
}

/// Writes the distances of points in the plane: the roots of (A − C)² + (B − D)².
public func vDSP_vpythgD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride, _ __D: UnsafePointer<Double>, _ __ID: vDSP_Stride,
    _ __E: UnsafeMutablePointer<Double>, _ __IE: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) {
        let (x, y) = (__A[i * __IA] - __C[i * __IC], __B[i * __IB] - __D[i * __ID])
        __E[i * __IE] = (x * x + y * y).squareRoot()
    }
}

/// Takes the larger of two elements without their signs.
public func vDSP_vmaxmgD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = max(abs(__A[i * __IA]), abs(__B[i * __IB])) }
}

/// Takes the smaller of two elements without their signs.
public func vDSP_vminmgD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = min(abs(__A[i * __IA]), abs(__B[i * __IB])) }
}
