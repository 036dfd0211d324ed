import Foundation

// Functions of complex numbers whose parts are in two places.

/// Splits complex numbers into their real and imaginary parts; the stride of the first counts real numbers.
public func vDSP_ctoz(
    _ __C: UnsafePointer<DSPComplex>, _ __IC: vDSP_Stride, _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride,
    _ __N: vDSP_Length
) {
    let parts = __Z.pointee
    for i in 0..<Int(__N) {
        let number = __C[i * __IC / 2]
        (parts.realp[i * __IZ], parts.imagp[i * __IZ]) = (number.real, number.imag)
    }
}

/// Joins complex numbers of their real and imaginary parts; the stride of the result counts real numbers.
public func vDSP_ztoc(
    _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride, _ __C: UnsafeMutablePointer<DSPComplex>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let parts = __Z.pointee
    for i in 0..<Int(__N) { __C[i * __IC / 2] = DSPComplex(real: parts.realp[i * __IZ], imag: parts.imagp[i * __IZ]) }
}

/// Writes the squares of complex numbers' absolute values.
public func vDSP_zvmags(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    let a = __A.pointee
    for i in 0..<Int(__N) {
        let (x, y) = (a.realp[i * __IA], a.imagp[i * __IA])
        __C[i * __IC] = x * x + y * y
    }
}

/// Adds the squares of complex numbers' absolute values to a vector.
public func vDSP_zvmgsa(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let a = __A.pointee
    for i in 0..<Int(__N) {
        let (x, y) = (a.realp[i * __IA], a.imagp[i * __IA])
        __C[i * __IC] = x * x + y * y + __B[i * __IB]
    }
}

/// Writes the absolute values of complex numbers.
public func vDSP_zvabs(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    let a = __A.pointee
    for i in 0..<Int(__N) { __C[i * __IC] = hypot(a.realp[i * __IA], a.imagp[i * __IA]) }
}

/// Writes the angles of complex numbers, in radians.
public func vDSP_zvphas(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    let a = __A.pointee
    for i in 0..<Int(__N) { __C[i * __IC] = atan2(a.imagp[i * __IA], a.realp[i * __IA]) }
}

/// Adds two complex vectors.
public func vDSP_zvadd(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPSplitComplex>,
    _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let (a, b, c) = (__A.pointee, __B.pointee, __C.pointee)
    for i in 0..<Int(__N) {
        c.realp[i * __IC] = a.realp[i * __IA] + b.realp[i * __IB]
        c.imagp[i * __IC] = a.imagp[i * __IA] + b.imagp[i * __IB]
    }
}

/// Subtracts the second complex vector from the first.
public func vDSP_zvsub(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPSplitComplex>,
    _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let (a, b, c) = (__A.pointee, __B.pointee, __C.pointee)
    for i in 0..<Int(__N) {
        c.realp[i * __IC] = a.realp[i * __IA] - b.realp[i * __IB]
        c.imagp[i * __IC] = a.imagp[i * __IA] - b.imagp[i * __IB]
    }
}

/// Multiplies two complex vectors; with −1 as the last parameter the first one is conjugated.
public func vDSP_zvmul(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPSplitComplex>,
    _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length,
    _ __Conjugate: Int32
) {
    let (a, b, c) = (__A.pointee, __B.pointee, __C.pointee)
    let sign: Float = __Conjugate < 0 ? -1 : 1
    for i in 0..<Int(__N) {
        let (ar, ai) = (a.realp[i * __IA], a.imagp[i * __IA] * sign)
        let (br, bi) = (b.realp[i * __IB], b.imagp[i * __IB])
        (c.realp[i * __IC], c.imagp[i * __IC]) = (ar * br - ai * bi, ar * bi + ai * br)
    }
}

/// Divides the second complex vector by the first.
public func vDSP_zvdiv(
    _ __B: UnsafePointer<DSPSplitComplex>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<DSPSplitComplex>,
    _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
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
public func vDSP_zvcma(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPSplitComplex>,
    _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
    _ __D: UnsafePointer<DSPSplitComplex>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
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
public func vDSP_zvconj(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let (a, c) = (__A.pointee, __C.pointee)
    for i in 0..<Int(__N) { (c.realp[i * __IC], c.imagp[i * __IC]) = (a.realp[i * __IA], -a.imagp[i * __IA]) }
}

/// Writes complex numbers with the other sign.
public func vDSP_zvneg(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let (a, c) = (__A.pointee, __C.pointee)
    for i in 0..<Int(__N) { (c.realp[i * __IC], c.imagp[i * __IC]) = (-a.realp[i * __IA], -a.imagp[i * __IA]) }
}

/// Copies complex numbers.
public func vDSP_zvmov(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let (a, c) = (__A.pointee, __C.pointee)
    for i in 0..<Int(__N) { (c.realp[i * __IC], c.imagp[i * __IC]) = (a.realp[i * __IA], a.imagp[i * __IA]) }
}

/// Sets all complex numbers to one.
public func vDSP_zvfill(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    let (a, c) = (__A.pointee, __C.pointee)
    for i in 0..<Int(__N) { (c.realp[i * __IC], c.imagp[i * __IC]) = (a.realp[0], a.imagp[0]) }
}

/// Multiplies complex numbers by real ones.
public func vDSP_zrvmul(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let (a, c) = (__A.pointee, __C.pointee)
    for i in 0..<Int(__N) {
        (c.realp[i * __IC], c.imagp[i * __IC]) = (a.realp[i * __IA] * __B[i * __IB], a.imagp[i * __IA] * __B[i * __IB])
    }
}

/// Adds real numbers to complex ones.
public func vDSP_zrvadd(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let (a, c) = (__A.pointee, __C.pointee)
    for i in 0..<Int(__N) {
        (c.realp[i * __IC], c.imagp[i * __IC]) = (a.realp[i * __IA] + __B[i * __IB], a.imagp[i * __IA])
    }
}

/// Multiplies complex numbers by one.
public func vDSP_zvzsml(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPSplitComplex>,
    _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let (a, b, c) = (__A.pointee, __B.pointee, __C.pointee)
    let (br, bi) = (b.realp[0], b.imagp[0])
    for i in 0..<Int(__N) {
        let (ar, ai) = (a.realp[i * __IA], a.imagp[i * __IA])
        (c.realp[i * __IC], c.imagp[i * __IC]) = (ar * br - ai * bi, ar * bi + ai * br)
    }
}

/// Adds the products of two complex vectors' elements.
public func vDSP_zdotpr(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPSplitComplex>,
    _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>, _ __N: vDSP_Length
) {
    let (a, b, c) = (__A.pointee, __B.pointee, __C.pointee)
    var (real, imaginary): (Float, Float) = (0, 0)
    for i in 0..<Int(__N) {
        let (ar, ai) = (a.realp[i * __IA], a.imagp[i * __IA])
        let (br, bi) = (b.realp[i * __IB], b.imagp[i * __IB])
        real += ar * br - ai * bi
        imaginary += ar * bi + ai * br
    }
    (c.realp[0], c.imagp[0]) = (real, imaginary)
}

/// Adds the products of a complex vector's conjugates and another's elements.
public func vDSP_zidotpr(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPSplitComplex>,
    _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>, _ __N: vDSP_Length
) {
    let (a, b, c) = (__A.pointee, __B.pointee, __C.pointee)
    var (real, imaginary): (Float, Float) = (0, 0)
    for i in 0..<Int(__N) {
        let (ar, ai) = (a.realp[i * __IA], -a.imagp[i * __IA])
        let (br, bi) = (b.realp[i * __IB], b.imagp[i * __IB])
        real += ar * br - ai * bi
        imaginary += ar * bi + ai * br
    }
    (c.realp[0], c.imagp[0]) = (real, imaginary)
}

/// Turns pairs of coordinates into pairs of a distance and an angle in radians.
public func vDSP_polar(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) {
        let (x, y) = (__A[i * __IA], __A[i * __IA + 1])
        (__C[i * __IC], __C[i * __IC + 1]) = (hypot(x, y), atan2(y, x))
    }
}

/// Turns pairs of a distance and an angle in radians into pairs of coordinates.
public func vDSP_rect(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) {
        let (distance, angle) = (__A[i * __IA], __A[i * __IA + 1])
        (__C[i * __IC], __C[i * __IC + 1]) = (distance * cos(angle), distance * sin(angle))
    }
}
