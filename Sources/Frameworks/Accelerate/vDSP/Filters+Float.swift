extension vDSP {
    /// Returns a list that is convolved with a kernel: its length is the list's without the kernel's, plus 1.
    public static func convolve<U: AccelerateBuffer, V: AccelerateBuffer>(_ vector: U, withKernel kernel: V) -> [Float]
    where U.Element == Float, V.Element == Float {
        let length = kernel.count
        return list(length == 0 ? 0 : vector.count - length + 1) { result in
            _ = vector.reading { vector, count in
                kernel.reading {
                    vDSP_conv(vector, 1, $0 + (length - 1), -1, result, 1, count - $1 + 1, $1)
                }
            }
        }
    }
    /// Writes a list that is convolved with a kernel.
    public static func convolve<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vector: U, withKernel kernel: V, result: inout W
    ) where U.Element == Float, V.Element == Float, W.Element == Float {
        copy(convolve(vector, withKernel: kernel), to: &result)
    }
    /// Returns a list that is correlated with a kernel: its length is the list's without the kernel's, plus 1.
    public static func correlate<U: AccelerateBuffer, V: AccelerateBuffer>(_ vector: U, withKernel kernel: V) -> [Float]
    where U.Element == Float, V.Element == Float {
        let length = kernel.count
        return list(length == 0 ? 0 : vector.count - length + 1) { result in
            _ = vector.reading { vector, count in
                kernel.reading { vDSP_conv(vector, 1, $0, 1, result, 1, count - $1 + 1, $1) }
            }
        }
    }
    /// Writes a list that is correlated with a kernel.
    public static func correlate<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vector: U, withKernel kernel: V, result: inout W
    ) where U.Element == Float, V.Element == Float, W.Element == Float {
        copy(correlate(vector, withKernel: kernel), to: &result)
    }
    /// Returns a picture that is convolved with a kernel; points whose surroundings are incomplete are 0.
    public static func convolve<U: AccelerateBuffer, V: AccelerateBuffer>(
        _ vector: U, rowCount: Int, columnCount: Int, withKernel kernel: V, kernelRowCount: Int, kernelColumnCount: Int
    ) -> [Float] where U.Element == Float, V.Element == Float {
        precondition(vector.count >= rowCount * columnCount, "A picture has a number for each point.")
        precondition(kernel.count >= kernelRowCount * kernelColumnCount, "A kernel has a number for each point.")
        return list(rowCount * columnCount) { result in
            _ = vector.reading { vector, _ in
                kernel.reading { kernel, _ in
                    vDSP_imgfir(
                        vector, vDSP_Length(rowCount), vDSP_Length(columnCount), kernel, result,
                        vDSP_Length(kernelRowCount),
                        vDSP_Length(kernelColumnCount))
                }
            }
        }
    }
    /// Returns a picture that is convolved with a kernel of three rows and columns.
    public static func convolve<U: AccelerateBuffer, V: AccelerateBuffer>(
        _ vector: U, rowCount: Int, columnCount: Int, with3x3Kernel kernel: V
    ) -> [Float] where U.Element == Float, V.Element == Float {
        convolve(
            vector, rowCount: rowCount, columnCount: columnCount, withKernel: kernel, kernelRowCount: 3,
            kernelColumnCount: 3)
    }
    /// Returns a picture that is convolved with a kernel of five rows and columns.
    public static func convolve<U: AccelerateBuffer, V: AccelerateBuffer>(
        _ vector: U, rowCount: Int, columnCount: Int, with5x5Kernel kernel: V
    ) -> [Float] where U.Element == Float, V.Element == Float {
        convolve(
            vector, rowCount: rowCount, columnCount: columnCount, withKernel: kernel, kernelRowCount: 5,
            kernelColumnCount: 5)
    }
    /// Returns every few elements of a list, after a filter.
    public static func downsample<U: AccelerateBuffer, V: AccelerateBuffer>(
        _ source: U, decimationFactor: Int, filter: V
    ) -> [Float] where U.Element == Float, V.Element == Float {
        precondition(decimationFactor > 0, "A decimation is 1 or more.")
        let count = source.count < filter.count ? 0 : (source.count - filter.count) / decimationFactor + 1
        return list(filter.count == 0 ? 0 : count) { result in
            _ = source.reading { source, _ in
                filter.reading { vDSP_desamp(source, decimationFactor, $0, result, vDSP_Length(count), $1) }
            }
        }
    }
    /// Writes every few elements of a list, after a filter.
    public static func downsample<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ source: U, decimationFactor: Int, filter: V, result: inout W
    ) where U.Element == Float, V.Element == Float, W.Element == Float {
        copy(downsample(source, decimationFactor: decimationFactor, filter: filter), to: &result)
    }
    /// Returns the sums of windows of a list.
    public static func slidingWindowSum<U: AccelerateBuffer>(
        _ source: U, usingWindowLength windowLength: Int
    ) -> [Float]
    where U.Element == Float {
        let count = source.count - windowLength + 1
        return list(windowLength < 1 ? 0 : count) { result in
            _ = source.reading { source, _ in
                vDSP_vswsum(source, 1, result, 1, vDSP_Length(count), vDSP_Length(windowLength))
            }
        }
    }
    /// Returns the integral of a list up to each element.
    public static func integrate<U: AccelerateBuffer>(
        _ vector: U, using rule: IntegrationRule, stepSize: Float = 1
    ) -> [Float]
    where U.Element == Float {
        list(vector.count) { result in
            _ = vector.reading { vector, count in
                switch rule {
                case .runningSum: vDSP_vrsum(vector, 1, [stepSize], result, 1, count)
                case .simpson: vDSP_vsimps(vector, 1, [stepSize], result, 1, count)
                case .trapezoidal: vDSP_vtrapz(vector, 1, [stepSize], result, 1, count)
                }
            }
        }
    }
    /// Writes the integral of a list up to each element.
    public static func integrate<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U, using rule: IntegrationRule, stepSize: Float = 1, result: inout V
    ) where U.Element == Float, V.Element == Float {
        copy(integrate(vector, using: rule, stepSize: stepSize), to: &result)
    }
    /// Returns the values of a polynomial, whose coefficients begin with the highest power.
    public static func evaluatePolynomial<U: AccelerateBuffer>(
        usingCoefficients coefficients: [Float], withVariables variables: U
    ) -> [Float] where U.Element == Float {
        guard !coefficients.isEmpty else { return [Float](repeating: 0, count: variables.count) }
        return list(variables.count) { result in
            _ = variables.reading {
                vDSP_vpoly(coefficients, 1, $0, 1, result, 1, $1, vDSP_Length(coefficients.count - 1))
            }
        }
    }
    /// Writes the values of a polynomial, whose coefficients begin with the highest power.
    public static func evaluatePolynomial<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        usingCoefficients coefficients: [Float], withVariables variables: U, result: inout V
    ) where U.Element == Float, V.Element == Float {
        copy(evaluatePolynomial(usingCoefficients: coefficients, withVariables: variables), to: &result)
    }
    /// Returns the numbers between the elements of a list, at places with fractions.
    public static func linearInterpolate<U: AccelerateBuffer, V: AccelerateBuffer>(
        elementsOf vector: U, using controlVector: V
    ) -> [Float]
    where U.Element == Float, V.Element == Float {
        list(controlVector.count) { result in
            _ = vector.reading { vector, length in
                controlVector.reading { vDSP_vlint(vector, $0, 1, result, 1, $1, length) }
            }
        }
    }
    /// Returns the numbers between known values at places, which grow from 0; the last place gives the length.
    public static func linearInterpolate<U: AccelerateBuffer, V: AccelerateBuffer>(
        values: U, atIndices indices: V
    ) -> [Float]
    where U.Element == Float, V.Element == Float {
        let known = values.withUnsafeBufferPointer { Array($0) }
        let places = indices.withUnsafeBufferPointer { Array($0) }
        guard let last = places.last, known.count >= places.count, last >= 0 else { return [] }
        var segment = 0
        return (0...Int(last)).map { place in
            let x = Float(place)
            while segment + 2 < places.count, places[segment + 1] <= x { segment += 1 }
            guard segment + 1 < places.count else { return known[segment] }
            let (a, b) = (places[segment], places[segment + 1])
            return b == a ? known[segment] : known[segment] + (known[segment + 1] - known[segment]) * (x - a) / (b - a)
        }
    }
    /// Returns the numbers between the elements of a list, at places with fractions, by parabolas.
    public static func quadraticInterpolate<U: AccelerateBuffer, V: AccelerateBuffer>(
        elementsOf vector: U, using controlVector: V
    ) -> [Float]
    where U.Element == Float, V.Element == Float {
        precondition(vector.count >= 3, "A parabola needs three elements.")
        return list(controlVector.count) { result in
            _ = vector.reading { vector, length in
                controlVector.reading { vDSP_vqint(vector, $0, 1, result, 1, $1, length) }
            }
        }
    }
    /// Returns numbers that grow by the same amount.
    public static func ramp(withInitialValue initialValue: Float, increment: Float, count: Int) -> [Float] {
        list(count) { vDSP_vramp([initialValue], [increment], $0, 1, vDSP_Length(count)) }
    }
    /// Returns numbers in equal steps from the lower to the upper bound of a range.
    public static func ramp(in range: ClosedRange<Float>, count: Int) -> [Float] {
        list(count) { vDSP_vgen([range.lowerBound], [range.upperBound], $0, 1, vDSP_Length(count)) }
    }
    /// Writes numbers that grow by the same amount.
    public static func formRamp<V: AccelerateMutableBuffer>(
        withInitialValue initialValue: Float, increment: Float, result: inout V
    )
    where V.Element == Float { result.writing { vDSP_vramp([initialValue], [increment], $0, 1, $1) } }
    /// Writes numbers in equal steps from the lower to the upper bound of a range.
    public static func formRamp<V: AccelerateMutableBuffer>(in range: ClosedRange<Float>, result: inout V)
    where V.Element == Float { result.writing { vDSP_vgen([range.lowerBound], [range.upperBound], $0, 1, $1) } }
    /// Returns a window, which fades the ends of a list.
    public static func window(
        ofType: Float.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool
    ) -> [Float] {
        var result = [Float](repeating: 0, count: max(count, 0))
        formWindow(usingSequence: sequence, result: &result, isHalfWindow: isHalfWindow)
        return result
    }
    /// Writes a window, which fades the ends of a list.
    public static func formWindow<V: AccelerateMutableBuffer>(
        usingSequence sequence: WindowSequence, result: inout V, isHalfWindow: Bool
    ) where V.Element == Float {
        let half = isHalfWindow ? vDSP_HALF_WINDOW : 0
        result.writing { result, count in
            switch sequence {
            case .hanningNormalized: vDSP_hann_window(result, count, vDSP_HANN_NORM | half)
            case .hanningDenormalized: vDSP_hann_window(result, count, half)
            case .hamming: vDSP_hamm_window(result, count, half)
            case .blackman: vDSP_blkman_window(result, count, half)
            }
        }
    }
    /// Returns amplitudes in decibels, beside a reference.
    public static func amplitudeToDecibels<U: AccelerateBuffer>(_ amplitude: U, zeroReference: Float) -> [Float]
    where U.Element == Float {
        list(amplitude.count) { result in
            _ = amplitude.reading { vDSP_vdbcon($0, 1, [zeroReference], result, 1, $1, 1) }
        }
    }
    /// Writes amplitudes in decibels, beside a reference.
    public static func convert<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        amplitude: U, toDecibels decibels: inout V, zeroReference: Float
    ) where U.Element == Float, V.Element == Float {
        copy(amplitudeToDecibels(amplitude, zeroReference: zeroReference), to: &decibels)
    }
    /// Returns powers in decibels, beside a reference.
    public static func powerToDecibels<U: AccelerateBuffer>(_ power: U, zeroReference: Float) -> [Float]
    where U.Element == Float {
        list(power.count) { result in
            _ = power.reading { vDSP_vdbcon($0, 1, [zeroReference], result, 1, $1, 0) }
        }
    }
    /// Writes powers in decibels, beside a reference.
    public static func convert<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        power: U, toDecibels decibels: inout V, zeroReference: Float
    ) where U.Element == Float, V.Element == Float {
        copy(powerToDecibels(power, zeroReference: zeroReference), to: &decibels)
    }
}
