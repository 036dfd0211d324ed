import Foundation

/// A chain of filters of two poles and two zeros.
public typealias vDSP_biquad_SetupD = OpaquePointer

private final class Chain {
    let coefficients: [Double]
    init(_ coefficients: [Double]) { self.coefficients = coefficients }
}

/// Returns a chain of filters, each with five coefficients: three of the input, two of the output.
public func vDSP_biquad_CreateSetupD(_ __Coefficients: UnsafePointer<Double>, _ __M: vDSP_Length) -> vDSP_biquad_SetupD?
{
    guard __M > 0 else { return nil }
    let chain = Chain(Array(UnsafeBufferPointer(start: __Coefficients, count: 5 * Int(__M))))
    return vDSP_biquad_SetupD(Unmanaged.passRetained(chain).toOpaque())
}

/// Releases a chain of filters.
public func vDSP_biquad_DestroySetupD(_ __setup: vDSP_biquad_SetupD?) {
    guard let __setup else { return }
    Unmanaged<Chain>.fromOpaque(UnsafeRawPointer(__setup)).release()
}

/// Filters numbers by a chain of filters.
///
/// The delays, two for each filter and two more, keep the state between calls; they begin as 0.
public func vDSP_biquadD(
    _ __Setup: vDSP_biquad_SetupD, _ __Delay: UnsafeMutablePointer<Double>, _ __X: UnsafePointer<Double>,
    _ __IX: vDSP_Stride,
    _ __Y: UnsafeMutablePointer<Double>, _ __IY: vDSP_Stride, _ __N: vDSP_Length
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
            (__Delay[d], __Delay[d + 1]) = (Double(value), Double(x1))
            value = output
        }
        let last = 2 * sections
        (__Delay[last], __Delay[last + 1]) = (Double(value), __Delay[last])
        __Y[i * __IY] = Double(value)
    }
}
