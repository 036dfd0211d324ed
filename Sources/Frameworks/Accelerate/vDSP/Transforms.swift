extension vDSP {
    /// A transform of real numbers, whose number is a power of two.
    ///
    /// Follows Apple's [vDSP.FFT](https://developer.apple.com/documentation/accelerate/vdsp/fft). The result is in the packed form of
    /// ``vDSP_fft_zrop(_:_:_:_:_:_:_:)``, twice the usual one.
    public class FFT<T: vDSP_FourierTransformable> {
        private let setup: OpaquePointer
        private let log2n: vDSP_Length
        /// Creates a transform of 2 to the power of a number; nil beyond 24, or for other radices than 2.
        public init?(log2n: vDSP_Length, radix: Radix, ofType: T.Type) {
            guard let setup = T._makeSetup(log2n, radix) else { return nil }
            (self.setup, self.log2n) = (setup, log2n)
        }
        deinit { T._destroySetup(setup) }
        /// Writes the transform of numbers.
        public func transform(input: T, output: inout T, direction: FourierTransformDirection) {
            T._transform(setup, log2n, input, &output, direction.fftDirection)
        }
        /// Writes the frequencies of numbers.
        public func forward(input: T, output: inout T) { transform(input: input, output: &output, direction: .forward) }
        /// Writes the numbers of frequencies.
        public func inverse(input: T, output: inout T) { transform(input: input, output: &output, direction: .inverse) }
    }

    /// A transform of rows and columns of complex numbers, whose numbers are powers of two.
    ///
    /// Follows Apple's [vDSP.FFT2D](https://developer.apple.com/documentation/accelerate/vdsp/fft2d). Apple's transforms real numbers.
    public class FFT2D<T: vDSP_FourierTransformable> {
        private let setup: OpaquePointer
        private let size: (vDSP_Length, vDSP_Length)
        /// Creates a transform; nil if a length is not a power of two.
        public init?(width: Int, height: Int, ofType: T.Type) {
            guard width > 0, height > 0, width & (width - 1) == 0, height & (height - 1) == 0 else { return nil }
            size = (vDSP_Length(width.trailingZeroBitCount), vDSP_Length(height.trailingZeroBitCount))
            guard let setup = T._makeSetup(max(size.0, size.1), .radix2) else { return nil }
            self.setup = setup
        }
        deinit { T._destroySetup(setup) }
        /// Writes the transform of numbers.
        public func transform(input: T, output: inout T, direction: FourierTransformDirection) {
            T._transform2D(setup, size.0, size.1, input, &output, direction.fftDirection)
        }
    }

    /// A transform of numbers of any length.
    ///
    /// Follows Apple's [vDSP.DFT](https://developer.apple.com/documentation/accelerate/vdsp/dft).
    public class DFT<T: vDSP_FloatingPointDiscreteFourierTransformable> {
        private let setup: OpaquePointer
        /// The number of elements of each list: half of the length for real numbers.
        private let count: Int
        /// Creates a transform; nil for a length of 0 or beyond four million, or an odd one of real numbers.
        public init?(
            previous: DFT? = nil, count: Int, direction: FourierTransformDirection, transformType: DFTTransformType,
            ofType: T.Type
        ) {
            guard count > 0, let setup = T._makeTransform(count, direction.dftDirection, transformType) else {
                return nil
            }
            self.setup = setup
            self.count = transformType == .complexComplex ? count : count / 2
        }
        deinit { T._destroyTransform(setup) }
        /// Returns the transform of numbers; the imaginary parts of real numbers are the ones at odd places.
        public func transform<U: AccelerateBuffer, V: AccelerateBuffer>(
            real: U, imaginary: V
        ) -> (real: [T], imaginary: [T])
        where U.Element == T, V.Element == T {
            var result = ([T](repeating: 0, count: count), [T](repeating: 0, count: count))
            transform(inputReal: real, inputImaginary: imaginary, outputReal: &result.0, outputImaginary: &result.1)
            return result
        }
        /// Writes the transform of numbers; the imaginary parts of real numbers are the ones at odd places.
        public func transform<
            U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer, X: AccelerateMutableBuffer
        >(
            inputReal: U, inputImaginary: V, outputReal: inout W, outputImaginary: inout X
        ) where U.Element == T, V.Element == T, W.Element == T, X.Element == T {
            let shortest = min(inputReal.count, inputImaginary.count, outputReal.count, outputImaginary.count)
            precondition(shortest >= count, "A transform needs as many elements as its length.")
            outputReal.writing { outputReal, _ in
                outputImaginary.writing { outputImaginary, _ in
                    _ = inputReal.reading { inputReal, _ in
                        inputImaginary.reading { inputImaginary, _ in
                            T._transform(setup, inputReal, inputImaginary, outputReal, outputImaginary)
                        }
                    }
                }
            }
        }
    }

    /// A chain of filters of two poles and two zeros, which keeps its state between calls.
    ///
    /// Follows Apple's [vDSP.Biquad](https://developer.apple.com/documentation/accelerate/vdsp/biquad). Elements of several channels
    /// follow each other, channel by channel.
    public struct Biquad<T: vDSP_FloatingPointBiquadFilterable> {
        private final class Filter {
            let setup: OpaquePointer
            init(_ setup: OpaquePointer) { self.setup = setup }
            deinit { T._destroyFilter(setup) }
        }
        private let filters: [Filter]
        private var delays: [[T]]

        /// Creates a chain; nil without channels or sections, or if coefficients are missing: five for each section of each channel.
        public init?(coefficients: [Double], channelCount: vDSP_Length, sectionCount: vDSP_Length, ofType: T.Type) {
            let length = 5 * Int(sectionCount)
            guard channelCount > 0, sectionCount > 0, coefficients.count == length * Int(channelCount) else {
                return nil
            }
            filters = (0..<Int(channelCount)).compactMap {
                T._makeFilter(Array(coefficients[$0 * length..<($0 + 1) * length]), sectionCount).map(Filter.init)
            }
            delays = filters.map { _ in [T](repeating: 0, count: 2 * Int(sectionCount) + 2) }
        }
        /// Returns the filtered numbers.
        public mutating func apply<U: AccelerateBuffer>(input: U) -> [T] where U.Element == T {
            var result = [T](repeating: 0, count: input.count)
            apply(input: input, output: &result)
            return result
        }
        /// Writes the filtered numbers.
        public mutating func apply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(input: U, output: inout V)
        where U.Element == T, V.Element == T {
            let length = min(input.count, output.count) / filters.count
            output.writing { output, _ in
                _ = input.reading { input, _ in
                    for (channel, filter) in filters.enumerated() {
                        let start = channel * length
                        T._filter(filter.setup, &delays[channel], input + start, output + start, vDSP_Length(length))
                    }
                }
            }
        }
    }
}
