import Accelerate
import Foundation
import Testing

/// Kernels, integrals, interpolations and windows.
@Suite("Filters of vectors, Double")
struct DoubleFilterTests {
    private func isNear(_ a: some Collection<Double>, _ b: some Collection<Double>) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-5 }
    }

    @Test("A kernel is turned for a convolution alone, and has to fit in the list")
    func kernels() {
        let (list, kernel): ([Double], [Double]) = ([1, 2, 3, 4], [1, 10, 100])
        #expect(vDSP.correlate(list, withKernel: kernel) == [321, 432])
        #expect(vDSP.convolve(list, withKernel: kernel) == [123, 234])
        #expect(
            vDSP.correlate(kernel, withKernel: kernel) == [10101]
                && vDSP.convolve(list[..<3], withKernel: kernel) == [123])
        #expect(vDSP.correlate(kernel, withKernel: list).isEmpty && vDSP.convolve(kernel, withKernel: list).isEmpty)
        #expect(
            vDSP.correlate(list, withKernel: [Double]()).isEmpty && vDSP.convolve(list, withKernel: [Double]()).isEmpty)
        var result: [Double] = [77, 77, 77]
        vDSP.correlate(list, withKernel: kernel, result: &result)
        #expect(result == [321, 432, 77])
        vDSP.convolve(list, withKernel: kernel, result: &result)
        #expect(result == [123, 234, 77])
        var short: [Double] = [77]
        vDSP.convolve(list, withKernel: kernel, result: &short)
        #expect(short == [123])
        vDSP_convD([1, 9, 2, 9, 3], 2, [10, 9, 1], 2, &result, 2, 2, 2)
        #expect(result == [12, 234, 23])
    }

    @Test("A picture's points whose kernel is not inside are 0")
    func pictures() {
        let (picture, kernel): ([Double], [Double]) = ([1, 2, 3, 4, 5, 6], [1, 10, 100])
        #expect(
            vDSP.convolve(
                picture, rowCount: 2, columnCount: 3, withKernel: kernel, kernelRowCount: 1, kernelColumnCount: 3)
                == [0, 123, 0, 0, 456, 0])
        #expect(
            vDSP.convolve(
                picture, rowCount: 3, columnCount: 2, withKernel: kernel, kernelRowCount: 3, kernelColumnCount: 1)
                == [0, 0, 135, 246, 0, 0])
        let field = (0..<25).map { Double($0) }
        var corner = [Double](repeating: 0, count: 25)
        corner[1] = 1
        var expected = [Double](repeating: 0, count: 25)
        expected[12] = 23
        #expect(vDSP.convolve(field, rowCount: 5, columnCount: 5, with5x5Kernel: corner) == expected)
        let edge: [Double] = [0, 0, 0, 1, 0, 0, 0, 0, 0]
        #expect(
            vDSP.convolve(field[..<9], rowCount: 3, columnCount: 3, with3x3Kernel: edge) == [0, 0, 0, 0, 5, 0, 0, 0, 0])
    }

    @Test("Every few elements are filtered, as long as a filter fits")
    func downsampling() {
        let (list, filter): ([Double], [Double]) = ([1, 2, 3, 4, 5, 6], [1, 10, 100])
        #expect(vDSP.downsample(list, decimationFactor: 2, filter: filter) == [321, 543])
        #expect(vDSP.downsample(list, decimationFactor: 3, filter: filter) == [321, 654])
        #expect(vDSP.downsample(list, decimationFactor: 4, filter: filter) == [321])
        #expect(vDSP.downsample(filter, decimationFactor: 1, filter: list).isEmpty)
        #expect(vDSP.downsample(filter, decimationFactor: 5, filter: filter) == [10101])
        #expect(vDSP.downsample(list, decimationFactor: 1, filter: [Double]()).isEmpty)
        var result: [Double] = [77, 77, 77]
        vDSP.downsample(list, decimationFactor: 2, filter: filter, result: &result)
        #expect(result == [321, 543, 77])
    }

    @Test("Windows slide as long as they are inside")
    func windowsOfLists() {
        let list: [Double] = [1, 2, 3, 4]
        #expect(vDSP.slidingWindowSum(list, usingWindowLength: 3) == [6, 9])
        #expect(vDSP.slidingWindowSum(list, usingWindowLength: 4) == [10])
        #expect(vDSP.slidingWindowSum(list, usingWindowLength: 1) == list)
        #expect(vDSP.slidingWindowSum(list, usingWindowLength: 5).isEmpty)
        #expect(vDSP.slidingWindowSum(list, usingWindowLength: 0).isEmpty)
        var result: [Double] = [77, 77, 77]
        vDSP_vswmaxD([1, 5, 2, 4, 3], 1, &result, 1, 3, 3)
        #expect(result == [5, 5, 4])
        vDSP_vswsumD([1, 9, 2, 9, 4], 2, &result, 2, 2, 2)
        #expect(result == [3, 5, 6])
        var averages: [Double] = [2, 77, 4]
        vDSP_vavlinD([5, 10], 1, [3], &averages, 2, 2)
        #expect(averages == [2.75, 77, 5.5])
        var output: [Double] = [1, 2, 77, 77, 77]
        vDSP_deq22D([1, 2, 3, 4], 1, [1, 10, 100, 0.5, 0.25], &output, 1, 2)
        #expect(output == [1, 2, 121.75, 172.625, 77])
    }

    @Test("Integrals grow by their rule, times the size of a step")
    func integrals() {
        let list: [Double] = [4, 1, 2, 3]
        #expect(vDSP.integrate(list, using: .runningSum, stepSize: 2) == [0, 2, 6, 12])
        #expect(vDSP.integrate(list, using: .trapezoidal, stepSize: 2) == [0, 5, 8, 13])
        #expect(vDSP.integrate([1, 2, 4, 8] as [Double], using: .simpson, stepSize: 3) == [0, 4.5, 13, 30.5])
        #expect(vDSP.integrate(list, using: .runningSum) == [0, 1, 3, 6])
        var result: [Double] = [77, 77, 77, 77, 77]
        vDSP.integrate(list, using: .trapezoidal, stepSize: 4, result: &result)
        #expect(result == [0, 10, 16, 26, 77])
        vDSP_vrsumD([4, 9, 1, 9, 2], 2, [3], &result, 2, 3)
        #expect(result == [0, 10, 3, 26, 9])
        vDSP_vtrapzD([4, 9, 1, 9, 2], 2, [2], &result, 2, 3)
        #expect(result == [0, 10, 5, 26, 8])
        vDSP_vsimpsD([1, 9, 2, 9, 4], 2, [3], &result, 2, 3)
        #expect(result == [0, 10, 4.5, 26, 13])
    }

    @Test("A polynomial begins with the highest power; none is 0 everywhere")
    func polynomials() {
        let places: [Double] = [0, 1, 2]
        #expect(vDSP.evaluatePolynomial(usingCoefficients: [2, -1, 3], withVariables: places) == [3, 4, 9])
        #expect(vDSP.evaluatePolynomial(usingCoefficients: [7], withVariables: places) == [7, 7, 7])
        #expect(vDSP.evaluatePolynomial(usingCoefficients: [], withVariables: places) == [0, 0, 0])
        var result: [Double] = [77, 77, 77, 77]
        vDSP.evaluatePolynomial(usingCoefficients: [2, -1, 3], withVariables: places, result: &result)
        #expect(result == [3, 4, 9, 77])
        vDSP_vpolyD([2, 9, 3], 2, [1, 9, 2], 2, &result, 3, 2, 1)
        #expect(result == [5, 4, 9, 7])
    }

    @Test("Numbers between elements lie on lines and parabolas; beyond the ends are the ends")
    func interpolations() {
        let list: [Double] = [10, 20, 40]
        #expect(
            vDSP.linearInterpolate(elementsOf: list, using: [0, 0.5, 1, 1.5, 2, 9, -1] as [Double])
                == [10, 15, 20, 30, 40, 40, 10])
        #expect(vDSP.linearInterpolate(elementsOf: [5] as [Double], using: [0, 0.5] as [Double]) == [5, 5])
        // Cubes, which no parabola goes through everywhere.
        let cubes: [Double] = [0, 1, 8, 27]
        #expect(
            vDSP.quadraticInterpolate(elementsOf: cubes, using: [0, 0.5, 1.5, 2, 2.5, 3] as [Double])
                == [0, -0.25, 3.75, 8, 16, 27])
        #expect(
            vDSP.linearInterpolate(values: [0, 4, 6, 8] as [Double], atIndices: [0, 2, 2, 4] as [Double])
                == [0, 2, 6, 7, 8])
        #expect(vDSP.linearInterpolate(values: [7] as [Double], atIndices: [2] as [Double]) == [7, 7, 7])
        #expect(vDSP.linearInterpolate(values: [7] as [Double], atIndices: [0, 2] as [Double]).isEmpty)
        #expect(vDSP.linearInterpolate(values: [7] as [Double], atIndices: [] as [Double]).isEmpty)
        #expect(vDSP.linearInterpolate(values: [7] as [Double], atIndices: [-1] as [Double]).isEmpty)
    }

    @Test("Windows are cosines, whole or half")
    func windows() {
        func window(_ sequence: vDSP.WindowSequence) -> [Double] {
            vDSP.window(ofType: Double.self, usingSequence: sequence, count: 4, isHalfWindow: false)
        }
        #expect(isNear(window(.hanningDenormalized), [0, 0.5, 1, 0.5]))
        #expect(isNear(window(.hanningNormalized), [0, 0.8165, 1.633, 0.8165]))
        #expect(isNear(window(.hamming), [0.08, 0.54, 1, 0.54]) && isNear(window(.blackman), [0, 0.34, 1, 0.34]))
        for sequence in [vDSP.WindowSequence.hanningDenormalized, .hanningNormalized, .hamming, .blackman] {
            var half: [Double] = [77, 77, 77, 77]
            vDSP.formWindow(usingSequence: sequence, result: &half, isHalfWindow: true)
            #expect(isNear(half, window(sequence)[..<2] + [77, 77]))
        }
        var odd: [Double] = [77, 77, 77]
        vDSP_hann_windowD(&odd, 3, vDSP_HALF_WINDOW)
        #expect(isNear(odd, [0, 0.75, 77]))
        #expect(vDSP.window(ofType: Double.self, usingSequence: .hamming, count: -1, isHalfWindow: false).isEmpty)
    }

    @Test("Decibels are ten for each power of ten, twenty for amplitudes")
    func decibels() {
        #expect(isNear(vDSP.amplitudeToDecibels([10, 1] as [Double], zeroReference: 1), [20, 0]))
        #expect(isNear(vDSP.amplitudeToDecibels([10, 1] as [Double], zeroReference: 10), [0, -20]))
        #expect(isNear(vDSP.powerToDecibels([10, 1] as [Double], zeroReference: 1), [10, 0]))
        #expect(isNear(vDSP.powerToDecibels([10, 1] as [Double], zeroReference: 10), [0, -10]))
        var result: [Double] = [77, 77, 77]
        vDSP.convert(amplitude: [100, 10] as [Double], toDecibels: &result, zeroReference: 1)
        #expect(isNear(result, [40, 20, 77]))
        vDSP.convert(power: [100, 10] as [Double], toDecibels: &result, zeroReference: 1)
        #expect(isNear(result, [20, 10, 77]))
        vDSP_vdbconD([10, 9, 100], 2, [1], &result, 2, 2, 0)
        #expect(isNear(result, [10, 10, 20]))
    }
}
