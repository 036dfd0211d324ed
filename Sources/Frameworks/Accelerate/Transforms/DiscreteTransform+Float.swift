import Foundation

/// The factors of transforms of a length that need not be a power of two.
public typealias vDSP_DFT_Setup = OpaquePointer

/// A transform of a length: by powers of two where the length is one, by way of a longer convolution otherwise.
final class DiscreteTransformFloat {
    let count: Int
    let isForward: Bool
    /// Whether the numbers are real: pairs of elements are one complex number.
    let isReal: Bool
    private let roots: Roots
    private let exponent: Int
    /// The chirp and its transform, for lengths that are not powers of two.
    private var chirp: (real: [Float], imaginary: [Float]) = ([], [])
    private var filter: (real: [Float], imaginary: [Float]) = ([], [])

    init?(count: Int, isForward: Bool, isReal: Bool) {
        guard count > 0, count <= 1 << 22, !isReal || count % 2 == 0 else { return nil }
        (self.count, self.isForward, self.isReal) = (count, isForward, isReal)
        let isPower = count & (count - 1) == 0
        exponent = Int.bitWidth - (isPower ? count - 1 : 2 * count - 1).leadingZeroBitCount
        roots = Roots(vDSP_Length(max(exponent, 1)))
        guard !isPower else { return }
        let sign = isForward ? -1.0 : 1.0
        let angles = (0..<count).map { sign * Double.pi * Double($0 * $0 % (2 * count)) / Double(count) }
        chirp = (angles.map { Float(cos($0)) }, angles.map { Float(sin($0)) })
        let length = 1 << exponent
        filter = ([Float](repeating: 0, count: length), [Float](repeating: 0, count: length))
        for i in 0..<count {
            for place in Set([i, (length - i) % length]) {
                (filter.real[place], filter.imaginary[place]) = (chirp.real[i], -chirp.imaginary[i])
            }
        }
        run(&filter, kFFTDirection_Forward)
    }

    static func of(_ setup: vDSP_DFT_Setup) -> DiscreteTransformFloat {
        Unmanaged<DiscreteTransformFloat>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue()
    }

    private func run(_ numbers: inout (real: [Float], imaginary: [Float]), _ direction: FFTDirection) {
        numbers.real.withUnsafeMutableBufferPointer { real in
            numbers.imaginary.withUnsafeMutableBufferPointer { imaginary in
                let data = DSPSplitComplex(realp: real.baseAddress!, imagp: imaginary.baseAddress!)
                roots.transform(data, 1, exponent, direction)
            }
        }
    }

    /// Returns the transform of complex numbers; nothing is divided.
    func callAsFunction(_ real: [Float], _ imaginary: [Float]) -> (real: [Float], imaginary: [Float]) {
        var numbers = (real: real, imaginary: imaginary)
        guard !chirp.real.isEmpty else {
            run(&numbers, isForward ? kFFTDirection_Forward : kFFTDirection_Inverse)
            return numbers
        }
        let length = 1 << exponent
        numbers = ([Float](repeating: 0, count: length), [Float](repeating: 0, count: length))
        for i in 0..<count {
            numbers.real[i] = real[i] * chirp.real[i] - imaginary[i] * chirp.imaginary[i]
            numbers.imaginary[i] = real[i] * chirp.imaginary[i] + imaginary[i] * chirp.real[i]
        }
        run(&numbers, kFFTDirection_Forward)
        for i in 0..<length {
            let (x, y) = (numbers.real[i], numbers.imaginary[i])
            numbers.real[i] = x * filter.real[i] - y * filter.imaginary[i]
            numbers.imaginary[i] = x * filter.imaginary[i] + y * filter.real[i]
        }
        run(&numbers, kFFTDirection_Inverse)
        let scale = 1 / Float(length)
        var result = ([Float](repeating: 0, count: count), [Float](repeating: 0, count: count))
        for i in 0..<count {
            let (x, y) = (numbers.real[i] * scale, numbers.imaginary[i] * scale)
            result.0[i] = x * chirp.real[i] - y * chirp.imaginary[i]
            result.1[i] = x * chirp.imaginary[i] + y * chirp.real[i]
        }
        return result
    }

    /// Writes the transform of numbers; of real ones in the packed form, doubled on the way to frequencies.
    func execute(
        _ inputReal: UnsafePointer<Float>, _ inputImaginary: UnsafePointer<Float>,
        _ outputReal: UnsafeMutablePointer<Float>,
        _ outputImaginary: UnsafeMutablePointer<Float>
    ) {
        let length = isReal ? count / 2 : count
        let input = (
            Array(UnsafeBufferPointer(start: inputReal, count: length)),
            Array(UnsafeBufferPointer(start: inputImaginary, count: length))
        )
        let output = isReal ? packed(input.0, input.1) : self(input.0, input.1)
        for i in 0..<length { (outputReal[i], outputImaginary[i]) = (output.real[i], output.imaginary[i]) }
    }

    private func packed(_ first: [Float], _ second: [Float]) -> (real: [Float], imaginary: [Float]) {
        let half = count / 2
        var (real, imaginary) = ([Float](repeating: 0, count: count), [Float](repeating: 0, count: count))
        if isForward {
            for i in 0..<half { (real[2 * i], real[2 * i + 1]) = (first[i], second[i]) }
            let result = self(real, imaginary)
            var (low, high) = (result.real[..<half].map { 2 * $0 }, result.imaginary[..<half].map { 2 * $0 })
            (low[0], high[0]) = (2 * result.real[0], 2 * result.real[half])
            return (low, high)
        }
        (real[0], real[half]) = (first[0], second[0])
        for i in 1..<max(half, 1) {
            (real[i], imaginary[i]) = (first[i], second[i])
            (real[count - i], imaginary[count - i]) = (first[i], -second[i])
        }
        let result = self(real, imaginary).real
        return ((0..<half).map { result[2 * $0] }, (0..<half).map { result[2 * $0 + 1] })
    }
}

/// Returns the factors of transforms of complex numbers; nil for a length of 0 or beyond four million.
public func vDSP_DFT_zop_CreateSetup(
    _ __Previous: vDSP_DFT_Setup?, _ __Length: vDSP_Length, _ __Direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? {
    DiscreteTransformFloat(count: Int(clamping: __Length), isForward: __Direction == .FORWARD, isReal: false)
        .map { vDSP_DFT_Setup(Unmanaged.passRetained($0).toOpaque()) }
}

/// Returns the factors of transforms of real numbers; nil for an odd length, 0 or one beyond four million.
public func vDSP_DFT_zrop_CreateSetup(
    _ __Previous: vDSP_DFT_Setup?, _ __Length: vDSP_Length, _ __Direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? {
    DiscreteTransformFloat(count: Int(clamping: __Length), isForward: __Direction == .FORWARD, isReal: true)
        .map { vDSP_DFT_Setup(Unmanaged.passRetained($0).toOpaque()) }
}

/// Transforms numbers by the factors of a setup; the imaginary parts of real numbers are the elements at odd places.
public func vDSP_DFT_Execute(
    _ __Setup: vDSP_DFT_Setup, _ __Ir: UnsafePointer<Float>, _ __Ii: UnsafePointer<Float>,
    _ __Or: UnsafeMutablePointer<Float>,
    _ __Oi: UnsafeMutablePointer<Float>
) {
    DiscreteTransformFloat.of(__Setup).execute(__Ir, __Ii, __Or, __Oi)
}

/// Releases the factors of transforms.
public func vDSP_DFT_DestroySetup(_ __Setup: vDSP_DFT_Setup?) {
    guard let __Setup else { return }
    Unmanaged<DiscreteTransformFloat>.fromOpaque(UnsafeRawPointer(__Setup)).release()
}
