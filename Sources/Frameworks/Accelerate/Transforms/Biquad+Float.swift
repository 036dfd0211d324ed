import Foundation

/// A chain of filters of two poles and two zeros.
public typealias vDSP_biquad_Setup = OpaquePointer

private final class Chain {
    let coefficients: [Double]
    init(_ coefficients: [Double]) { self.coefficients = coefficients }
}

/// Returns a chain of filters, each with five coefficients: three of the input, two of the output.
public func vDSP_biquad_CreateSetup(_ __Coefficients: UnsafePointer<Double>, _ __M: vDSP_Length) -> vDSP_biquad_Setup? {
    guard __M > 0 else { return nil }
    let chain = Chain(Array(UnsafeBufferPointer(start: __Coefficients, count: 5 * Int(__M))))
    return vDSP_biquad_Setup(Unmanaged.passRetained(chain).toOpaque())
}

/// Releases a chain of filters.
public func vDSP_biquad_DestroySetup(_ __setup: vDSP_biquad_Setup?) {
    guard let __setup else { return }
    Unmanaged<Chain>.fromOpaque(UnsafeRawPointer(__setup)).release()
}

/// Filters numbers by a chain of filters.
///
/// The delays, two for each filter and two more, keep the state between calls; they begin as 0.
public func vDSP_biquad(
    _ __Setup: vDSP_biquad_Setup, _ __Delay: UnsafeMutablePointer<Float>, _ __X: UnsafePointer<Float>,
    _ __IX: vDSP_Stride,
    _ __Y: UnsafeMutablePointer<Float>, _ __IY: vDSP_Stride, _ __N: vDSP_Length
) {
    let c = Unmanaged<Chain>.fromOpaque(UnsafeRawPointer(__Setup)).takeUnretainedValue().coefficients
    let sections = c.count / 5
    for i in 0..<Int(__N) {
        var value = Double(__X[i * __IX])
        for section in 0..<sections {
            let (k, d) = (5 * section, 2 * section)
            let (x1, x2) = (Double(__Delay[d]), Double(__Delay[d + 1]))
            let (y1, y2) = (Double(__Delay[d + 2]), Double(__Delay[d + 3]))
            let output = c[k] * value + c[k + 1] * x1 + c[k + 2] * x2 - c[k + 3] * y1 - c[k + 4] * y2
            (__Delay[d], __Delay[d + 1]) = (Float(value), Float(x1))
            value = output
        }
        let last = 2 * sections
        (__Delay[last], __Delay[last + 1]) = (Float(value), __Delay[last])
        __Y[i * __IY] = Float(value)
    }
}
