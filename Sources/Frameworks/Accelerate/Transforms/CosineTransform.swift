import Foundation

/// The factors of a transform of cosines.
private final class Cosines {
    let count: Int
    let kind: vDSP_DCT_Type
    private let transform: DiscreteTransformFloat

    init?(count: Int, kind: vDSP_DCT_Type) {
        guard let transform = DiscreteTransformFloat(count: 2 * count, isForward: true, isReal: false) else {
            return nil
        }
        (self.count, self.kind, self.transform) = (count, kind, transform)
    }

    /// Returns a number turned by a part of a half turn.
    private func root(_ numerator: Int, _ denominator: Int) -> (Float, Float) {
        let angle = -Double.pi * Double(numerator) / Double(denominator)
        return (Float(cos(angle)), Float(sin(angle)))
    }

    func callAsFunction(_ input: UnsafePointer<Float>, _ output: UnsafeMutablePointer<Float>) {
        var (real, imaginary) = ([Float](repeating: 0, count: 2 * count), [Float](repeating: 0, count: 2 * count))
        for n in 0..<count {
            let value = kind == .III && n == 0 ? input[0] / 2 : input[n]
            let (cosine, sine) = kind == .II ? (1, 0) : root(n, 2 * count)
            (real[n], imaginary[n]) = (value * cosine, value * sine)
        }
        let result = transform(real, imaginary)
        for k in 0..<count {
            let (cosine, sine): (Float, Float) =
                switch kind {
                case .II: root(k, 2 * count)
                case .III: (1, 0)
                case .IV: root(2 * k + 1, 4 * count)
                }
            output[k] = result.real[k] * cosine - result.imaginary[k] * sine
        }
    }
}

/// Returns the factors of transforms of cosines; nil for a length of 0 or beyond two million.
public func vDSP_DCT_CreateSetup(
    _ __Previous: vDSP_DFT_Setup?, _ __Length: vDSP_Length, _ __Type: vDSP_DCT_Type
) -> vDSP_DFT_Setup? {
    guard __Length > 0, __Length < 1 << 21 else { return nil }
    return Cosines(count: Int(__Length), kind: __Type).map { vDSP_DFT_Setup(Unmanaged.passRetained($0).toOpaque()) }
}

/// Transforms numbers to cosines or back; nothing is divided.
public func vDSP_DCT_Execute(
    _ __Setup: vDSP_DFT_Setup, _ __Input: UnsafePointer<Float>, _ __Output: UnsafeMutablePointer<Float>
) {
    Unmanaged<Cosines>.fromOpaque(UnsafeRawPointer(__Setup)).takeUnretainedValue()(__Input, __Output)
}

extension vDSP {
    /// A transform to cosines or back.
    ///
    /// Follows Apple's [vDSP.DCT](https://developer.apple.com/documentation/accelerate/vdsp/dct).
    public class DCT {
        private let cosines: Cosines
        /// Creates a transform; nil for a length of 0 or beyond two million.
        public init?(previous: DCT? = nil, count: Int, transformType: DCTTransformType) {
            guard count > 0, count < 1 << 21, let cosines = Cosines(count: count, kind: transformType.dctType) else {
                return nil
            }
            self.cosines = cosines
        }
        /// Returns the transform of numbers.
        public func transform<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
            precondition(vector.count >= cosines.count, "A transform needs as many elements as its length.")
            return list(cosines.count) { result in _ = vector.reading { input, _ in cosines(input, result) } }
        }
        /// Writes the transform of numbers.
        public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
        where U.Element == Float, V.Element == Float { vDSP.copy(transform(vector), to: &result) }
    }
}
