import Foundation

// Windows, which fade a vector's ends.

/// Writes a Hann window: a wave from 0 over 1 to 0.
///
/// The flag is `vDSP_HANN_NORM` for a mean that keeps the energy; `vDSP_HALF_WINDOW` writes the first half alone.
public func vDSP_hann_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {
    let scale: Double = __Flag & vDSP_HANN_NORM != 0 ? 0.8165 : 0.5
    writeWindow(__C, __N, __Flag) { scale * (1 - $0) }
}

/// Writes a Hamming window; the flag `vDSP_HALF_WINDOW` writes the first half alone.
public func vDSP_hamm_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {
    writeWindow(__C, __N, __Flag) { 0.54 - 0.46 * $0 }
}

/// Writes a Blackman window; the flag `vDSP_HALF_WINDOW` writes the first half alone.
public func vDSP_blkman_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {
    // The cosine of twice an angle by the cosine of the angle.
    writeWindow(__C, __N, __Flag) { 0.42 - 0.5 * $0 + 0.08 * (2 * $0 * $0 - 1) }
}

private func writeWindow(
    _ result: UnsafeMutablePointer<Double>, _ length: vDSP_Length, _ flag: Int32, _ value: (Double) -> Double
) {
    let count = flag & vDSP_HALF_WINDOW != 0 ? (Int(length) + 1) / 2 : Int(length)
    for i in 0..<count { result[i] = value(Double(cos(2 * Double.pi * Double(i) / Double(length)))) }
}
