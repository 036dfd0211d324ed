import Foundation

/// The factors of transforms of up to a length; created by ``vDSP_create_fftsetupD(_:_:)``, released by ``vDSP_destroy_fftsetupD(_:)``.
public typealias FFTSetupD = OpaquePointer

/// The factors of transforms of up to a length: the roots of 1.
final class DoubleRoots {
    let count: Int
    let real: [Double]
    let imaginary: [Double]

    /// The longest transform: 2 to the power of 24.
    static var limit: vDSP_Length { 24 }

    init(_ exponent: vDSP_Length) {
        let whole = 1 << Int(exponent)
        let angles = (0..<max(whole / 2, 1)).map { -2 * Double.pi * Double($0) / Double(whole) }
        count = whole
        real = angles.map { Double(cos($0)) }
        imaginary = angles.map { Double(sin($0)) }
    }

    static func of(_ setup: FFTSetupD) -> DoubleRoots {
        Unmanaged<DoubleRoots>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue()
    }
}

/// Returns the factors of transforms of up to 2 to the power of a number; nil beyond 24, or for other radices than 2.
public func vDSP_create_fftsetupD(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetupD? {
    guard __Log2n <= DoubleRoots.limit, __Radix == kFFTRadix2 else { return nil }
    return FFTSetupD(Unmanaged.passRetained(DoubleRoots(__Log2n)).toOpaque())
}

/// Releases the factors of transforms.
public func vDSP_destroy_fftsetupD(_ __setup: FFTSetupD?) {
    guard let __setup else { return }
    Unmanaged<DoubleRoots>.fromOpaque(UnsafeRawPointer(__setup)).release()
}

/// Transforms complex numbers in place; nothing is divided, so that both directions multiply them by their number.
public func vDSP_fft_zipD(
    _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
    _ __Direction: FFTDirection
) {
    DoubleRoots.of(__Setup).transform(__C.pointee, __IC, Int(__Log2N), __Direction)
}

/// Transforms complex numbers into others; nothing is divided, so that both directions multiply them by their number.
public func vDSP_fft_zopD(
    _ __Setup: FFTSetupD, _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride,
    _ __C: UnsafePointer<DSPDoubleSplitComplex>,
    _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
    vDSP_zvmovD(__A, __IA, __C, __IC, 1 << __Log2N)
    vDSP_fft_zipD(__Setup, __C, __IC, __Log2N, __Direction)
}

/// Transforms real numbers into others, which are twice the usual ones; see ``vDSP_fft_zripD(_:_:_:_:_:)``.
public func vDSP_fft_zropD(
    _ __Setup: FFTSetupD, _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride,
    _ __C: UnsafePointer<DSPDoubleSplitComplex>,
    _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
    guard __Log2N >= 1 else { return }
    vDSP_zvmovD(__A, __IA, __C, __IC, 1 << (__Log2N - 1))
    vDSP_fft_zripD(__Setup, __C, __IC, __Log2N, __Direction)
}

/// Transforms rows and columns of complex numbers in place.
///
/// The strides count elements of a row and rows; a stride of 0 between rows is their length. The exponents are the columns' and the rows'.
public func vDSP_fft2d_zipD(
    _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC0: vDSP_Stride, _ __IC1: vDSP_Stride,
    _ __Log2N0: vDSP_Length, _ __Log2N1: vDSP_Length, _ __Direction: FFTDirection
) {
    let (roots, data) = (DoubleRoots.of(__Setup), __C.pointee)
    let (columns, rows) = (1 << Int(__Log2N0), 1 << Int(__Log2N1))
    let between = __IC1 == 0 ? columns * __IC0 : __IC1
    for row in 0..<rows {
        let line = DSPDoubleSplitComplex(realp: data.realp + row * between, imagp: data.imagp + row * between)
        roots.transform(line, __IC0, Int(__Log2N0), __Direction)
    }
    for column in 0..<columns {
        let line = DSPDoubleSplitComplex(realp: data.realp + column * __IC0, imagp: data.imagp + column * __IC0)
        roots.transform(line, between, Int(__Log2N1), __Direction)
    }
}

/// Transforms real numbers in place: the real parts are the numbers at even places, the imaginary parts the ones at odd places.
///
/// The result has the constant part and the highest frequency at the first place, and is twice the usual one; both directions
/// multiply by twice the number of elements.
public func vDSP_fft_zripD(
    _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
    _ __Direction: FFTDirection
) {
    guard __Log2N >= 1 else { return }
    let (roots, data) = (DoubleRoots.of(__Setup), __C.pointee)
    let half = 1 << (Int(__Log2N) - 1)
    guard half * 2 <= roots.count else { return }
    let isForward = __Direction == kFFTDirection_Forward
    if isForward { roots.transform(data, __IC, Int(__Log2N) - 1, __Direction) }
    let (real, imaginary) = (data.realp, data.imagp)
    let (first, second) = (real[0], imaginary[0])
    // Doubled on the way to frequencies, as Apple's is.
    let factor: Double = isForward ? 2 : 1
    (real[0], imaginary[0]) = ((first + second) * factor, (first - second) * factor)
    let step = roots.count / (half * 2)
    for low in stride(from: 1, through: half / 2, by: 1) {
        let (a, b) = (low * __IC, (half - low) * __IC)
        let (evenReal, evenImaginary) = (real[a] + real[b], imaginary[a] - imaginary[b])
        let (oddReal, oddImaginary) = (imaginary[a] + imaginary[b], real[b] - real[a])
        let cosine = roots.real[low * step]
        let sine = isForward ? roots.imaginary[low * step] : -roots.imaginary[low * step]
        // On the way back the odd part turns the other way.
        let sign: Double = isForward ? 1 : -1
        let turnedReal = (oddReal * cosine - oddImaginary * sine) * sign
        let turnedImaginary = (oddReal * sine + oddImaginary * cosine) * sign
        real[a] = evenReal + turnedReal
        imaginary[a] = evenImaginary + turnedImaginary
        real[b] = evenReal - turnedReal
        imaginary[b] = turnedImaginary - evenImaginary
    }
    if !isForward { roots.transform(data, __IC, Int(__Log2N) - 1, __Direction) }
}

extension DoubleRoots {
    /// Transforms complex numbers in place.
    func transform(_ data: DSPDoubleSplitComplex, _ stride: Int, _ exponent: Int, _ direction: FFTDirection) {
        let length = 1 << exponent
        guard length <= count else { return }
        let (real, imaginary) = (data.realp, data.imagp)
        // Elements change places with the elements whose numbers have their bits in the other order.
        var other = 0
        for index in 0..<length {
            if index < other {
                let (a, b) = (index * stride, other * stride)
                (real[a], real[b]) = (real[b], real[a])
                (imaginary[a], imaginary[b]) = (imaginary[b], imaginary[a])
            }
            var bit = length >> 1
            while bit > 0, other & bit != 0 {
                other ^= bit
                bit >>= 1
            }
            other |= bit
        }
        let sign: Double = direction == kFFTDirection_Forward ? 1 : -1
        var width = 1
        while width < length {
            let step = count / (width * 2)
            for start in Swift.stride(from: 0, to: length, by: width * 2) {
                for offset in 0..<width {
                    let (cosine, sine) = (self.real[offset * step], self.imaginary[offset * step] * sign)
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
}
