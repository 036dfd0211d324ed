import Foundation

// Functions of complex numbers whose parts are in two places.

/// Splits complex numbers into their real and imaginary parts; the stride of the first counts real numbers.
public func vDSP_ctozD(
    _ __C: UnsafePointer<DSPDoubleComplex>, _ __IC: vDSP_Stride, _ __Z: UnsafePointer<DSPDoubleSplitComplex>,
    _ __IZ: vDSP_Stride, _ __N: vDSP_Length
) {
    let parts = __Z.pointee
    for i in 0..<Int(__N) {
        let number = __C[i * __IC / 2]
        (parts.realp[i * __IZ], parts.imagp[i * __IZ]) = (number.real, number.imag)
    }
}

/// Joins complex numbers of their real and imaginary parts; the stride of the result counts real numbers.
public func vDSP_ztocD(
    _ __Z: UnsafePointer<DSPDoubleSplitComplex>, _ __IZ: vDSP_Stride, _ __C: UnsafeMutablePointer<DSPDoubleComplex>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let parts = __Z.pointee
    for i in 0..<Int(__N) {
        __C[i * __IC / 2] = DSPDoubleComplex(real: parts.realp[i * __IZ], imag: parts.imagp[i * __IZ])
    }
}

/// Writes the squares of complex numbers' absolute values.
public func vDSP_zvmagsD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let a = __A.pointee
    for i in 0..<Int(__N) {
        let (x, y) = (a.realp[i * __IA], a.imagp[i * __IA])
        __C[i * __IC] = x * x + y * y
    }
}

/// Adds the squares of complex numbers' absolute values to a vector.
public func vDSP_zvmgsaD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let a = __A.pointee
    for i in 0..<Int(__N) {
        let (x, y) = (a.realp[i * __IA], a.imagp[i * __IA])
        __C[i * __IC] = x * x + y * y + __B[i * __IB]
    }
}

/// Writes the absolute values of complex numbers.
public func vDSP_zvabsD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let a = __A.pointee
    for i in 0..<Int(__N) { __C[i * __IC] = hypot(a.realp[i * __IA], a.imagp[i * __IA]) }
}

/// Writes the angles of complex numbers, in radians.
public func vDSP_zvphasD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let a = __A.pointee
    for i in 0..<Int(__N) { __C[i * __IC] = atan2(a.imagp[i * __IA], a.realp[i * __IA]) }
}

/// Adds two complex vectors.
public func vDSP_zvaddD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPDoubleSplitComplex>,
    _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let (a, b, c) = (__A.pointee, __B.pointee, __C.pointee)
    for i in 0..<Int(__N) {
        c.realp[i * __IC] = a.realp[i * __IA] + b.realp[i * __IB]
        c.imagp[i * __IC] = a.imagp[i * __IA] + b.imagp[i * __IB]
    }
}

/// Subtracts the second complex vector from the first.
public func vDSP_zvsubD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPDoubleSplitComplex>,
    _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let (a, b, c) = (__A.pointee, __B.pointee, __C.pointee)
    for i in 0..<Int(__N) {
        c.realp[i * __IC] = a.realp[i * __IA] - b.realp[i * __IB]
        c.imagp[i * __IC] = a.imagp[i * __IA] - b.imagp[i * __IB]
    }
}

/// Multiplies two complex vectors; with −1 as the last parameter the first one is conjugated.
public func vDSP_zvmulD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPDoubleSplitComplex>,
    _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length,
    _ __Conjugate: Int32
) {
    let (a, b, c) = (__A.pointee, __B.pointee, __C.pointee)
    let sign: Double = __Conjugate < 0 ? -1 : 1
    for i in 0..<Int(__N) {
        let (ar, ai) = (a.realp[i * __IA], a.imagp[i * __IA] * sign)
        let (br, bi) = (b.realp[i * __IB], b.imagp[i * __IB])
        (c.realp[i * __IC], c.imagp[i * __IC]) = (ar * br - ai * bi, ar * bi + ai * br)
    }
}

/// Divides the second complex vector by the first.
public func vDSP_zvdivD(
    _ __B: UnsafePointer<DSPDoubleSplitComplex>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<DSPDoubleSplitComplex>,
    _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let (a, b, c) = (__A.pointee, __B.pointee, __C.pointee)
    for i in 0..<Int(__N) {
        let (ar, ai) = (a.realp[i * __IA], a.imagp[i * __IA])
        let (br, bi) = (b.realp[i * __IB], b.imagp[i * __IB])
        let square = br * br + bi * bi
        (c.realp[i * __IC], c.imagp[i * __IC]) = ((ar * br + ai * bi) / square, (ai * br - ar * bi) / square)
    }
}

/// Multiplies the conjugates of a complex vector by another, and adds a third.
public func vDSP_zvcmaD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPDoubleSplitComplex>,
    _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
    _ __D: UnsafePointer<DSPDoubleSplitComplex>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let (a, b, c, d) = (__A.pointee, __B.pointee, __C.pointee, __D.pointee)
    for i in 0..<Int(__N) {
        let (ar, ai) = (a.realp[i * __IA], -a.imagp[i * __IA])
        let (br, bi) = (b.realp[i * __IB], b.imagp[i * __IB])
        let (cr, ci) = (c.realp[i * __IC], c.imagp[i * __IC])
        (d.realp[i * __ID], d.imagp[i * __ID]) = (ar * br - ai * bi + cr, ar * bi + ai * br + ci)
    }
}

/// Writes the conjugates of complex numbers.
public func vDSP_zvconjD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let (a, c) = (__A.pointee, __C.pointee)
    for i in 0..<Int(__N) { (c.realp[i * __IC], c.imagp[i * __IC]) = (a.realp[i * __IA], -a.imagp[i * __IA]) }
}

/// Writes complex numbers with the other sign.
public func vDSP_zvnegD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let (a, c) = (__A.pointee, __C.pointee)
    for i in 0..<Int(__N) { (c.realp[i * __IC], c.imagp[i * __IC]) = (-a.realp[i * __IA], -a.imagp[i * __IA]) }
}

/// Copies complex numbers.
public func vDSP_zvmovD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let (a, c) = (__A.pointee, __C.pointee)
    for i in 0..<Int(__N) { (c.realp[i * __IC], c.imagp[i * __IC]) = (a.realp[i * __IA], a.imagp[i * __IA]) }
}

/// Sets all complex numbers to one.
public func vDSP_zvfillD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    let (a, c) = (__A.pointee, __C.pointee)
    for i in 0..<Int(__N) { (c.realp[i * __IC], c.imagp[i * __IC]) = (a.realp[0], a.imagp[0]) }
}

/// Multiplies complex numbers by real ones.
public func vDSP_zrvmulD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let (a, c) = (__A.pointee, __C.pointee)
    for i in 0..<Int(__N) {
        (c.realp[i * __IC], c.imagp[i * __IC]) = (a.realp[i * __IA] * __B[i * __IB], a.imagp[i * __IA] * __B[i * __IB])
    }
}

/// Adds real numbers to complex ones.
public func vDSP_zrvaddD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let (a, c) = (__A.pointee, __C.pointee)
    for i in 0..<Int(__N) {
        (c.realp[i * __IC], c.imagp[i * __IC]) = (a.realp[i * __IA] + __B[i * __IB], a.imagp[i * __IA])
    }
}

/// Multiplies complex numbers by one.
public func vDSP_zvzsmlD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPDoubleSplitComplex>,
    _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let (a, b, c) = (__A.pointee, __B.pointee, __C.pointee)
    let (br, bi) = (b.realp[0], b.imagp[0])
    for i in 0..<Int(__N) {
        let (ar, ai) = (a.realp[i * __IA], a.imagp[i * __IA])
        (c.realp[i * __IC], c.imagp[i * __IC]) = (ar * br - ai * bi, ar * bi + ai * br)
    }
}

/// Adds the products of two complex vectors' elements.
public func vDSP_zdotprD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPDoubleSplitComplex>,
    _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __N: vDSP_Length
) {
    let (a, b, c) = (__A.pointee, __B.pointee, __C.pointee)
    var (real, imaginary): (Double, Double) = (0, 0)
    for i in 0..<Int(__N) {
        let (ar, ai) = (a.realp[i * __IA], a.imagp[i * __IA])
        let (br, bi) = (b.realp[i * __IB], b.imagp[i * __IB])
        real += ar * br - ai * bi
        imaginary += ar * bi + ai * br
    }
    (c.realp[0], c.imagp[0]) = (real, imaginary)
}

/// Adds the products of a complex vector's conjugates and another's elements.
public func vDSP_zidotprD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPDoubleSplitComplex>,
    _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __N: vDSP_Length
) {
    let (a, b, c) = (__A.pointee, __B.pointee, __C.pointee)
    var (real, imaginary): (Double, Double) = (0, 0)
    for i in 0..<Int(__N) {
        let (ar, ai) = (a.realp[i * __IA], -a.imagp[i * __IA])
        let (br, bi) = (b.realp[i * __IB], b.imagp[i * __IB])
        real += ar * br - ai * bi
        imaginary += ar * bi + ai * br
    }
    (c.realp[0], c.imagp[0]) = (real, imaginary)
}

/// Turns pairs of coordinates into pairs of a distance and an angle in radians.
public func vDSP_polarD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) {
        let (x, y) = (__A[i * __IA], __A[i * __IA + 1])
        (__C[i * __IC], __C[i * __IC + 1]) = (hypot(x, y), atan2(y, x))
    }
}

/// Turns pairs of a distance and an angle in radians into pairs of coordinates.
public func vDSP_rectD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) {
        let (distance, angle) = (__A[i * __IA], __A[i * __IA + 1])
        (__C[i * __IC], __C[i * __IC + 1]) = (distance * cos(angle), distance * sin(angle))
    }
}
