import Accelerate
import Testing

/// Functions of vectors, beside the same by plain loops.
@Suite("Vectors, transforms and matrices of Accelerate")
struct VectorTests {
    private let a: [Float] = [1, -2, 3, -4, 5]
    private let b: [Float] = [2, 3, -4, 5, 0.5]

    private func isClose(_ x: [Float], _ y: [Float], _ limit: Float = 1e-4) -> Bool {
        x.count == y.count && zip(x, y).allSatisfy { abs($0 - $1) <= limit }
    }

    @Test("Sums, products and their combinations are a loop's")
    func arithmetic() {
        #expect(vDSP.add(a, b) == zip(a, b).map(+) && vDSP.subtract(a, b) == zip(a, b).map(-))
        #expect(vDSP.multiply(a, b) == zip(a, b).map(*) && vDSP.divide(a, b) == zip(a, b).map(/))
        #expect(vDSP.divide(2, a) == a.map { 2 / $0 } && vDSP.divide(a, 2) == a.map { $0 / 2 })
        #expect(vDSP.add(multiplication: (a: a, b: b), b) == zip(a, b).map { $0 * $1 + $1 })
        #expect(vDSP.subtract(multiplication: (a: a, b: 2), b) == zip(a, b).map { $0 * 2 - $1 })
        #expect(vDSP.multiply(addition: (a: a, b: b), subtraction: (c: a, d: b)) == zip(a, b).map { $0 * $0 - $1 * $1 })
        #expect(vDSP.maximum(a, b) == zip(a, b).map { max($0, $1) } && vDSP.absolute(a) == a.map { abs($0) })
        var result = [Float](repeating: 9, count: 6)
        vDSP.add(1, a[1...], result: &result)
        #expect(result == [-1, 4, -3, 6, 9, 9])
        #expect(vDSP.linearInterpolate(a, b, using: 0.5) == zip(a, b).map { ($0 + $1) / 2 })
        #expect(vDSP.dot(a, b) == zip(a, b).map(*).reduce(0, +) && vDSP.distanceSquared(a, a) == 0)
        #expect(vDSP.add([Double](), []).isEmpty && vDSP.sum([Double]()) == 0)
    }

    @Test("Elements are limited, ordered, gathered and found")
    func elements() {
        #expect(
            vDSP.clip(a, to: -2...3) == [1, -2, 3, -2, 3]
                && vDSP.threshold(a, to: 1, with: .clampToThreshold) == [1, 1, 3, 1, 5])
        #expect(vDSP.threshold(a, to: 2, with: .zeroFill) == [0, 0, 3, 0, 5])
        #expect(vDSP.invertedClip(a, to: -3...3) == [3, -3, 3, -4, 5])
        #expect(vDSP.limit(a, limit: 0, withOutputConstant: 7) == [7, -7, 7, -7, 7])
        var sorted = a
        vDSP.sort(&sorted, sortOrder: .descending)
        #expect(sorted == [5, 3, 1, -2, -4])
        vDSP.reverse(&sorted)
        #expect(sorted == [-4, -2, 1, 3, 5] && vDSP.gather(a, indices: [UInt(5), 1]) == [5, 1])
        let (place, value) = vDSP.indexOfMinimum(a)
        #expect(place == 3 && value == -4 && vDSP.indexOfMaximum(a).0 == 4 && vDSP.countZeroCrossings(a) == 4)
        #expect(vDSP.meanMagnitude(a) == 3 && vDSP.sumAndSumOfSquares(a) == (3, 55))
        let normal = vDSP.normalize(a)
        #expect(abs(vDSP.mean(normal)) < 1e-6 && abs(vDSP.standardDeviation(normal) - 1) < 1e-6)
        #expect(
            vDSP.floatingPointToInteger([1.5, -300, .nan] as [Float], integerType: Int8.self, rounding: .towardZero)
                == [1, -128, 0])
        #expect(vDSP.integerToFloatingPoint([1, 2] as [UInt8], floatingPointType: Double.self) == [1, 2])
        #expect(vDSP.ramp(in: 0...1, count: 3) == [0, 0.5, 1] as [Double])
    }

    @Test("Convolutions turn the kernel, correlations do not; windows of sums, integrals and polynomials are a loop's")
    func filters() {
        #expect(vDSP.convolve(a, withKernel: [1, 0, -1] as [Float]) == [2, -2, 2])
        #expect(vDSP.correlate(a, withKernel: [1, 0, -1] as [Float]) == [-2, 2, -2])
        #expect(vDSP.slidingWindowSum(a, usingWindowLength: 2) == [-1, 1, -1, 1])
        #expect(vDSP.downsample(a, decimationFactor: 2, filter: [0.5, 0.5] as [Float]) == [-0.5, -0.5])
        #expect(vDSP.integrate(a, using: .trapezoidal) == [0, -0.5, 0, -0.5, 0])
        #expect(
            vDSP.evaluatePolynomial(usingCoefficients: [2, 0, 1], withVariables: [0, 1, 3] as [Float]) == [1, 3, 19])
        #expect(vDSP.linearInterpolate(values: [0, 4, 2] as [Double], atIndices: [0, 2, 4]) == [0, 2, 4, 3, 2])
        let picture: [Float] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
        let kernel: [Float] = [0, 0, 0, 0, 0, 1, 0, 0, 0]
        #expect(
            vDSP.convolve(picture, rowCount: 3, columnCount: 3, with3x3Kernel: kernel) == [0, 0, 0, 0, 4, 0, 0, 0, 0])
        var biquad = vDSP.Biquad(
            coefficients: [0.5, 0.25, 0, -0.5, 0], channelCount: 1, sectionCount: 1, ofType: Double.self)
        var (x1, y1, expected): (Double, Double, [Double]) = (0, 0, [])
        for x in [1.0, 2, 3, 4] {
            y1 = 0.5 * x + 0.25 * x1 + 0.5 * y1
            x1 = x
            expected.append(y1)
        }
        let filtered = (biquad?.apply(input: [1.0, 2]) ?? []) + (biquad?.apply(input: [3.0, 4]) ?? [])
        #expect(zip(filtered, expected).allSatisfy { abs($0 - $1) < 1e-12 } && filtered.count == 4)
    }

    @Test("Transforms of any length are the sums of waves, forth and back", arguments: [8, 12, 15])
    func discreteTransform(_ count: Int) throws {
        let (real, imaginary) = ((0..<count).map { sin(Double($0 * $0)) }, (0..<count).map { cos(Double($0) * 1.7) })
        let forward = try #require(
            vDSP.DFT(count: count, direction: .forward, transformType: .complexComplex, ofType: Double.self))
        let result = forward.transform(real: real, imaginary: imaginary)
        for k in 0..<count {
            var (x, y) = (0.0, 0.0)
            for n in 0..<count {
                let angle = -2 * Double.pi * Double(k * n) / Double(count)
                x += real[n] * cos(angle) - imaginary[n] * sin(angle)
                y += real[n] * sin(angle) + imaginary[n] * cos(angle)
            }
            #expect(abs(result.real[k] - x) < 1e-9 && abs(result.imaginary[k] - y) < 1e-9)
        }
        let inverse = try #require(
            vDSP.DFT(count: count, direction: .inverse, transformType: .complexComplex, ofType: Double.self))
        let back = inverse.transform(real: result.real, imaginary: result.imaginary)
        #expect(zip(back.real, real).allSatisfy { abs($0 / Double(count) - $1) < 1e-9 })
    }

    @Test("Real numbers are packed and doubled, by powers of two as in any length", arguments: [16, 12])
    func realTransform(_ count: Int) throws {
        let signal = (0..<count).map { sin(Double($0) * 0.9) + 0.2 }
        let (even, odd) = (
            stride(from: 0, to: count, by: 2).map { signal[$0] }, stride(from: 1, to: count, by: 2).map { signal[$0] }
        )
        let forward = try #require(
            vDSP.DFT(count: count, direction: .forward, transformType: .complexReal, ofType: Double.self))
        let result = forward.transform(real: even, imaginary: odd)
        #expect(abs(result.real[0] - 2 * signal.reduce(0, +)) < 1e-9)
        let wave = signal.enumerated().reduce(0) { $0 + $1.1 * cos(2 * .pi * 3 * Double($1.0) / Double(count)) }
        #expect(abs(result.real[3] - 2 * wave) < 1e-9)
        let inverse = try #require(
            vDSP.DFT(count: count, direction: .inverse, transformType: .complexReal, ofType: Double.self))
        let back = inverse.transform(real: result.real, imaginary: result.imaginary)
        #expect(zip(back.imaginary, odd).allSatisfy { abs($0 / Double(2 * count) - $1) < 1e-9 })
        #expect(vDSP.DFT(count: 7, direction: .forward, transformType: .complexReal, ofType: Double.self) == nil)
    }

    @Test("A transform of powers of two is the one of its setup; cosines are sums of waves")
    func otherTransforms() throws {
        let fft = try #require(vDSP.FFT(log2n: 3, radix: .radix2, ofType: DSPSplitComplex.self))
        var (inReal, inImaginary): ([Float], [Float]) = ([1, 2, 3, 4], [0, 1, 0, 1])
        var (outReal, outImaginary) = ([Float](repeating: 0, count: 4), [Float](repeating: 0, count: 4))
        inReal.withUnsafeMutableBufferPointer { r in
            inImaginary.withUnsafeMutableBufferPointer { i in
                outReal.withUnsafeMutableBufferPointer { outR in
                    outImaginary.withUnsafeMutableBufferPointer { outI in
                        let input = DSPSplitComplex(realp: r.baseAddress!, imagp: i.baseAddress!)
                        var output = DSPSplitComplex(realp: outR.baseAddress!, imagp: outI.baseAddress!)
                        fft.forward(input: input, output: &output)
                    }
                }
            }
        }
        #expect(outReal[0] == 24 && outImaginary[0] == 16)
        let dct = try #require(vDSP.DCT(count: 5, transformType: .II))
        let expected = (0..<5).map { k in
            a.enumerated().reduce(Float(0)) { $0 + $1.1 * cos(Float(k) * (Float($1.0) + 0.5) * .pi / 5) }
        }
        #expect(isClose(dct.transform(a), expected))
        let back = try #require(vDSP.DCT(count: 5, transformType: .III)).transform(expected)
        #expect(isClose(back.map { $0 * 2 / 5 }, a))
        let fourth = try #require(vDSP.DCT(count: 5, transformType: .IV)).transform(a)
        let direct = (0..<5).map { k in
            a.enumerated().reduce(Float(0)) { $0 + $1.1 * cos((Float(k) + 0.5) * (Float($1.0) + 0.5) * .pi / 5) }
        }
        #expect(isClose(fourth, direct))
    }

    @Test("Functions of elements are Foundation's")
    func elementFunctions() {
        #expect(isClose(vForce.sqrt([4, 9] as [Float]), [2, 3]) && vForce.floor([1.5, -1.5] as [Double]) == [1, -2])
        #expect(vForce.pow(bases: [2, 3] as [Double], exponents: [3, 2]) == [8, 9])
        #expect(vForce.atan2(x: [1, 0] as [Double], y: [0, 1]) == [0, .pi / 2])
        var (result, count): ([Float], Int32) = ([0, 0], 2)
        vvexpf(&result, [0, 1], &count)
        #expect(isClose(result, [1, 2.71828]))
    }
}
