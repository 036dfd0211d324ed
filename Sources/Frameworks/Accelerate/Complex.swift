import Foundation

/// Splits complex numbers into their real and imaginary parts; the strides count real numbers.
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

/// Puts complex numbers together from their real and imaginary parts; the strides count real numbers.
public func vDSP_ztoc(
    _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride, _ __C: UnsafeMutablePointer<DSPComplex>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let parts = __Z.pointee
    for i in 0..<Int(__N) { __C[i * __IC / 2] = DSPComplex(real: parts.realp[i * __IZ], imag: parts.imagp[i * __IZ]) }
}

/// Writes the squares of complex numbers' lengths.
public func vDSP_zvmags(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    let parts = __A.pointee
    for i in 0..<Int(__N) {
        let (x, y) = (parts.realp[i * __IA], parts.imagp[i * __IA])
        __C[i * __IC] = x * x + y * y
    }
}

/// Writes the lengths of complex numbers.
public func vDSP_zvabs(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    let parts = __A.pointee
    for i in 0..<Int(__N) { __C[i * __IC] = hypotf(parts.realp[i * __IA], parts.imagp[i * __IA]) }
}

/// Writes a Hann window: a wave from 0 over 1 to 0.
/// - Parameter __Flag: `vDSP_HANN_NORM` for a mean that keeps the energy, `vDSP_HALF_WINDOW` for the first half alone.
public func vDSP_hann_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
    let scale: Float = __Flag & vDSP_HANN_NORM != 0 ? 0.8165 : 0.5
    writeWindow(__C, __N, __Flag) { scale * (1 - $0) }
}

/// Writes a Hamming window.
/// - Parameter __Flag: `vDSP_HALF_WINDOW` for the first half alone, else 0.
public func vDSP_hamm_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
    writeWindow(__C, __N, __Flag) { 0.54 - 0.46 * $0 }
}

/// Writes a Blackman window.
/// - Parameter __Flag: `vDSP_HALF_WINDOW` for the first half alone, else 0.
public func vDSP_blkman_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
    // The cosine of twice an angle by that of the angle.
    writeWindow(__C, __N, __Flag) { 0.42 - 0.5 * $0 + 0.08 * (2 * $0 * $0 - 1) }
}

private func writeWindow(
    _ result: UnsafeMutablePointer<Float>, _ length: vDSP_Length, _ flag: Int32, _ value: (Float) -> Float
) {
    let count = flag & vDSP_HALF_WINDOW != 0 ? (Int(length) + 1) / 2 : Int(length)
    for i in 0..<count { result[i] = value(Float(cos(2 * Double.pi * Double(i) / Double(length)))) }
}
