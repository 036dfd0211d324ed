import Foundation

/// The factors of transforms of up to a length; made by ``vDSP_create_fftsetup(_:_:)``, released by ``vDSP_destroy_fftsetup(_:)``.
public typealias FFTSetup = OpaquePointer

/// The factors of transforms of up to a length: the roots of 1.
private final class Roots {
    let count: Int
    let real: [Float]
    let imaginary: [Float]

    /// The longest transform: 2 to the power of 24.
    static let limit: vDSP_Length = 24

    init(_ exponent: vDSP_Length) {
        let whole = 1 << Int(exponent)
        let angles = (0..<max(whole / 2, 1)).map { -2 * Double.pi * Double($0) / Double(whole) }
        count = whole
        real = angles.map { Float(cos($0)) }
        imaginary = angles.map { Float(sin($0)) }
    }

    static func of(_ setup: FFTSetup) -> Roots {
        Unmanaged<Roots>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue()
    }
}

/// Returns the factors of transforms of up to 2 to the power of a number; nil beyond 24, or for other radices than 2.
public func vDSP_create_fftsetup(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetup? {
    guard __Log2n <= Roots.limit, __Radix == kFFTRadix2 else { return nil }
    return FFTSetup(Unmanaged.passRetained(Roots(__Log2n)).toOpaque())
}

/// Releases the factors of transforms.
public func vDSP_destroy_fftsetup(_ __setup: FFTSetup?) {
    guard let __setup else { return }
    Unmanaged<Roots>.fromOpaque(UnsafeRawPointer(__setup)).release()
}

/// Transforms complex numbers in their place; nothing is divided, so that both ways multiply them by their number.
public func vDSP_fft_zip(
    _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
    _ __Direction: FFTDirection
) {
    transform(Roots.of(__Setup), __C.pointee, __IC, Int(__Log2N), __Direction)
}

/// Transforms real numbers in their place: those at even places are the real parts, those at odd places the imaginary ones.
///
/// The result has the constant part and that of the highest frequency at the first place, and is twice the usual one; both ways
/// multiply by twice the number of elements.
public func vDSP_fft_zrip(
    _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
    _ __Direction: FFTDirection
) {
    guard __Log2N >= 1 else { return }
    let (roots, data) = (Roots.of(__Setup), __C.pointee)
    let half = 1 << (Int(__Log2N) - 1)
    guard half * 2 <= roots.count else { return }
    let isForward = __Direction == kFFTDirection_Forward
    if isForward { transform(roots, data, __IC, Int(__Log2N) - 1, __Direction) }
    let (real, imaginary) = (data.realp, data.imagp)
    let (first, second) = (real[0], imaginary[0])
    // Doubled on the way to frequencies, as Apple's is.
    let factor: Float = isForward ? 2 : 1
    (real[0], imaginary[0]) = ((first + second) * factor, (first - second) * factor)
    let step = roots.count / (half * 2)
    for low in stride(from: 1, through: half / 2, by: 1) {
        let (a, b) = (low * __IC, (half - low) * __IC)
        let (evenReal, evenImaginary) = (real[a] + real[b], imaginary[a] - imaginary[b])
        let (oddReal, oddImaginary) = (imaginary[a] + imaginary[b], real[b] - real[a])
        let cosine = roots.real[low * step]
        let sine = isForward ? roots.imaginary[low * step] : -roots.imaginary[low * step]
        // On the way back the odd part turns the other way.
        let sign: Float = isForward ? 1 : -1
        let turnedReal = (oddReal * cosine - oddImaginary * sine) * sign
        let turnedImaginary = (oddReal * sine + oddImaginary * cosine) * sign
        real[a] = evenReal + turnedReal
        imaginary[a] = evenImaginary + turnedImaginary
        real[b] = evenReal - turnedReal
        imaginary[b] = turnedImaginary - evenImaginary
    }
    if !isForward { transform(roots, data, __IC, Int(__Log2N) - 1, __Direction) }
}

/// Transforms complex numbers in their place.
private func transform(
    _ roots: Roots, _ data: DSPSplitComplex, _ stride: Int, _ exponent: Int, _ direction: FFTDirection
) {
    let count = 1 << exponent
    guard count <= roots.count else { return }
    let (real, imaginary) = (data.realp, data.imagp)
    // Elements change places with those whose numbers have their bits in the other order.
    var other = 0
    for index in 0..<count {
        if index < other {
            let (a, b) = (index * stride, other * stride)
            (real[a], real[b]) = (real[b], real[a])
            (imaginary[a], imaginary[b]) = (imaginary[b], imaginary[a])
        }
        var bit = count >> 1
        while bit > 0, other & bit != 0 {
            other ^= bit
            bit >>= 1
        }
        other |= bit
    }
    let sign: Float = direction == kFFTDirection_Forward ? 1 : -1
    var width = 1
    while width < count {
        let step = roots.count / (width * 2)
        for start in Swift.stride(from: 0, to: count, by: width * 2) {
            for offset in 0..<width {
                let (cosine, sine) = (roots.real[offset * step], roots.imaginary[offset * step] * sign)
                let (a, b) = ((start + offset) * stride, (start + offset + width) * stride)
                let turnedReal = real[b] * cosine - imaginary[b] * sine
                let turnedImaginary = real[b] * sine + imaginary[b] * cosine
                (real[b], imaginary[b]) = (real[a] - turnedReal, imaginary[a] - turnedImaginary)
                (real[a], imaginary[a]) = (real[a] + turnedReal, imaginary[a] + turnedImaginary)
            }
        }
        width *= 2
    }
}
