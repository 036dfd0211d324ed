import Accelerate
import Foundation
import Testing

/// Complex numbers whose parts are in two places, and their transforms.
@Suite("Complex numbers and transforms, Double")
struct DoubleComplexTests {
    /// Memory of the parts of complex numbers.
    private final class Parts {
        let split: DSPDoubleSplitComplex
        let count: Int

        init(_ real: [Double], _ imaginary: [Double]) {
            count = real.count
            split = DSPDoubleSplitComplex(realp: .allocate(capacity: count), imagp: .allocate(capacity: count))
            split.realp.initialize(from: real, count: count)
            split.imagp.initialize(from: imaginary, count: count)
        }
        deinit {
            split.realp.deallocate()
            split.imagp.deallocate()
        }
        static func empty(_ count: Int) -> Parts {
            Parts([Double](repeating: 77, count: count), [Double](repeating: 78, count: count))
        }
        var numbers: [[Double]] { [split.realp, split.imagp].map { start in (0..<count).map { start[$0] } } }
    }
    private typealias Split = UnsafePointer<DSPDoubleSplitComplex>
    private typealias Combination = (Split, Int, Split, Int, Split, Int, UInt) -> Void

    /// Calls a function with a result of some room, and returns what it writes.
    private func result(_ room: Int = 3, _ body: (inout DSPDoubleSplitComplex) -> Void) -> [[Double]] {
        let parts = Parts.empty(room)
        var split = parts.split
        body(&split)
        return parts.numbers
    }

    @Test("Complex numbers are added, subtracted, multiplied and divided")
    func arithmetic() {
        let (a, b) = (Parts([1, 3], [2, -4]), Parts([5, -7], [6, 8]))
        #expect(result { vDSP.add(a.split, to: b.split, count: 2, result: &$0) } == [[6, -4, 77], [8, 4, 78]])
        #expect(
            result { vDSP.subtract(a.split, from: b.split, count: 2, result: &$0) } == [[4, -10, 77], [4, 12, 78]])
        #expect(
            result { vDSP.multiply(a.split, by: b.split, count: 2, useConjugate: false, result: &$0) }
                == [[-7, 11, 77], [16, 52, 78]])
        #expect(
            result { vDSP.multiply(a.split, by: b.split, count: 2, useConjugate: true, result: &$0) }
                == [[17, -53, 77], [-4, -4, 78]])
        let divisor = Parts([1, 0], [1, 2])
        #expect(
            result { vDSP.divide(a.split, by: divisor.split, count: 2, result: &$0) }
                == [[1.5, -2, 77], [0.5, -1.5, 78]])
        #expect(
            result { vDSP.multiply(a.split, by: [10, 100] as [Double], result: &$0) }
                == [[10, 300, 77], [20, -400, 78]])
        #expect(result { vDSP.conjugate(a.split, count: 2, result: &$0) } == [[1, 3, 77], [-2, 4, 78]])
        #expect(result { vDSP.conjugate(a.split, count: 1, result: &$0) } == [[1, 77, 77], [-2, 78, 78]])
    }

    @Test("Strides of complex numbers count elements of each vector alone")
    func strides() {
        let (a, b) = (Parts([1, 99, 3], [2, 99, -4]), Parts([5, -7], [6, 8]))
        let functions: [(Combination, [Double], [Double])] = [
            (vDSP_zvaddD, [6, -4], [8, 4]), (vDSP_zvsubD, [-4, 10], [-4, -12]),
        ]
        for (index, (function, real, imaginary)) in functions.enumerated() {
            let made = result(4) { function([a.split], 2, [b.split], 1, [$0], 3, 2) }
            #expect(made == [[real[0], 77, 77, real[1]], [imaginary[0], 78, 78, imaginary[1]]], "\(index)")
        }
        #expect(
            result(4) { vDSP_zvmulD([a.split], 2, [b.split], 1, [$0], 3, 2, 1) }
                == [[-7, 77, 77, 11], [16, 78, 78, 52]])
        #expect(
            result(4) { vDSP_zvmulD([a.split], 2, [b.split], 1, [$0], 3, 2, -1) }
                == [[17, 77, 77, -53], [-4, 78, 78, -4]])
        let divisor = Parts([1, 0], [1, 2])
        #expect(
            result(4) { vDSP_zvdivD([divisor.split], 1, [a.split], 2, [$0], 3, 2) }
                == [[1.5, 77, 77, -2], [0.5, 78, 78, -1.5]])
        let summand = Parts([100, 1000], [200, 2000])
        #expect(
            result(4) { vDSP_zvcmaD([a.split], 2, [b.split], 1, [summand.split], 1, [$0], 3, 2) }
                == [[117, 77, 77, 947], [196, 78, 78, 1996]])
        #expect(
            result(4) { vDSP_zrvmulD([a.split], 2, [10, 9, 100], 2, [$0], 3, 2) } == [
                [10, 77, 77, 300], [20, 78, 78, -400],
            ])
        #expect(
            result(4) { vDSP_zrvaddD([a.split], 2, [10, 9, 100], 2, [$0], 3, 2) } == [
                [11, 77, 77, 103], [2, 78, 78, -4],
            ])
        let factor = Parts([2], [3])
        #expect(
            result(4) { vDSP_zvzsmlD([a.split], 2, [factor.split], [$0], 3, 2) } == [
                [-4, 77, 77, 18], [7, 78, 78, 1],
            ])
        #expect(result(4) { vDSP_zvconjD([a.split], 2, [$0], 3, 2) } == [[1, 77, 77, 3], [-2, 78, 78, 4]])
        #expect(result(4) { vDSP_zvnegD([a.split], 2, [$0], 3, 2) } == [[-1, 77, 77, -3], [-2, 78, 78, 4]])
        #expect(result(4) { vDSP_zvmovD([a.split], 2, [$0], 3, 2) } == [[1, 77, 77, 3], [2, 78, 78, -4]])
        #expect(result(4) { vDSP_zvfillD([factor.split], [$0], 2, 2) } == [[2, 77, 2, 77], [3, 78, 3, 78]])
        #expect(result(2) { vDSP_zdotprD([a.split], 2, [b.split], 1, [$0], 2) } == [[4, 77], [68, 78]])
        #expect(result(2) { vDSP_zidotprD([a.split], 2, [b.split], 1, [$0], 2) } == [[-36, 77], [-8, 78]])
    }

    @Test("Complex numbers have sizes and angles, as many as there is room for")
    func sizes() {
        let a = Parts([3, 99, -5], [-4, 99, 12])
        var made: [Double] = [77, 77, 77]
        vDSP_zvmagsD([a.split], 2, &made, 2, 2)
        #expect(made == [25, 77, 169])
        vDSP_zvmgsaD([a.split], 2, [1, 2], 1, &made, 2, 2)
        #expect(made == [26, 77, 171])
        vDSP_zvabsD([a.split], 2, &made, 2, 2)
        #expect(made == [5, 77, 13])
        vDSP_zvphasD([a.split], 2, &made, 2, 2)
        #expect(made == [atan2(-4, 3), 77, atan2(12, -5)])
        var one: [Double] = [77]
        vDSP.absolute(a.split, result: &one)
        #expect(one == [5])
        vDSP.squareMagnitudes(a.split, result: &one)
        #expect(one == [25])
        vDSP.phase(a.split, result: &one)
        #expect(one == [atan2(-4, 3)])
    }

    @Test("Pairs of numbers are split, joined and turned into distances and angles")
    func pairs() {
        let numbers = [DSPDoubleComplex(real: 1, imag: 2), DSPDoubleComplex(real: 3, imag: 4)]
        #expect(
            result { vDSP.convert(interleavedComplexVector: numbers, toSplitComplexVector: &$0) }
                == [[1, 3, 77], [2, 4, 78]])
        let parts = Parts([1, 3, 5], [2, 4, 6])
        var joined = [DSPDoubleComplex](repeating: DSPDoubleComplex(), count: 2)
        vDSP.convert(splitComplexVector: parts.split, toInterleavedComplexVector: &joined)
        #expect(joined == numbers)
        #expect(result(4) { split in vDSP_ctozD(numbers, 2, [split], 3, 2) } == [[1, 77, 77, 3], [2, 78, 78, 4]])
        let polar = vDSP.rectangularToPolar([3, 4, 0, -2, 9] as [Double])
        #expect(polar == [5, atan2(4, 3), 2, atan2(-2, 0)])
        let back = vDSP.polarToRectangular([2, 0, 3, .pi / 2, 9] as [Double])
        #expect(back.count == 4 && zip(back, [2, 0, 0, 3]).allSatisfy { abs($0 - $1) < 1e-5 })
    }

    /// The sums of waves of complex numbers, of rows of a length.
    private func sums(_ parts: Parts, _ width: Int, _ height: Int, _ sign: Double) -> [[Double]] {
        var result = [[Double](repeating: 0, count: width * height), [Double](repeating: 0, count: width * height)]
        for index in 0..<width * height {
            for place in 0..<width * height {
                let across = Double(index % width * (place % width)) / Double(width)
                let down = Double(index / width * (place / width)) / Double(height)
                let angle = -2 * Double.pi * sign * (across + down)
                let (x, y) = (parts.split.realp[place], parts.split.imagp[place])
                result[0][index] += x * cos(angle) - y * sin(angle)
                result[1][index] += x * sin(angle) + y * cos(angle)
            }
        }
        return result
    }
    private func isNear(_ a: some Collection<Double>, _ b: some Collection<Double>) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-3 }
    }

    @Test("Rows and columns are transformed, and nothing beside them", arguments: [(4, 2), (2, 8), (1, 4)])
    func planes(_ width: Int, _ height: Int) throws {
        let count = width * height
        let input = Parts(
            (0..<2 * count).map { Double($0 * $0 % 7) }, (0..<2 * count).map { Double(($0 * 5 + 1) % 4) })
        let transform = try #require(vDSP.FFT2D(width: width, height: height, ofType: DSPDoubleSplitComplex.self))
        for (direction, sign) in [(vDSP.FourierTransformDirection.forward, 1.0), (.inverse, -1)] {
            let made = result(2 * count) { transform.transform(input: input.split, output: &$0, direction: direction) }
            let expected = sums(input, width, height, Double(sign))
            #expect(isNear(made[0][..<count], expected[0]) && isNear(made[1][..<count], expected[1]))
            #expect(made[0][count...].allSatisfy { $0 == 77 } && made[1][count...].allSatisfy { $0 == 78 })
        }
        #expect(vDSP.FFT2D(width: 3, height: 4, ofType: DSPDoubleSplitComplex.self) == nil)
        #expect(vDSP.FFT2D(width: 4, height: 6, ofType: DSPDoubleSplitComplex.self) == nil)
        #expect(vDSP.FFT2D(width: 0, height: 4, ofType: DSPDoubleSplitComplex.self) == nil)
        #expect(vDSP.FFT2D(width: 4, height: 0, ofType: DSPDoubleSplitComplex.self) == nil)
    }

    @Test("A setup serves shorter transforms, with strides; longer ones are left out")
    func setups() throws {
        let setup = try #require(vDSP_create_fftsetupD(4, FFTRadix(kFFTRadix2)))
        defer { vDSP_destroy_fftsetupD(setup) }
        let plain = Parts([1, 5, -2, 3, 0, 2, 7, -1], [2, 0, 4, -3, 1, 6, -5, 2])
        var wide = (0..<16).map { $0 % 2 == 0 ? plain.split.realp[$0 / 2] : 9 }
        let spread = Parts(wide, (0..<16).map { $0 % 2 == 0 ? plain.split.imagp[$0 / 2] : 8 })
        for (direction, sign) in [(FFTDirection(FFT_FORWARD), 1.0), (FFTDirection(FFT_INVERSE), -1)] {
            let expected = sums(plain, 8, 1, Double(sign))
            let made = result(24) { vDSP_fft_zopD(setup, [spread.split], 2, [$0], 3, 3, direction) }
            #expect(isNear((0..<8).map { made[0][3 * $0] }, expected[0]))
            #expect(isNear((0..<8).map { made[1][3 * $0] }, expected[1]))
            #expect((0..<24).allSatisfy { $0 % 3 == 0 || (made[0][$0] == 77 && made[1][$0] == 78) })
        }
        let shorter = try #require(vDSP_create_fftsetupD(2, FFTRadix(kFFTRadix2)))
        defer { vDSP_destroy_fftsetupD(shorter) }
        vDSP_fft_zipD(shorter, [plain.split], 1, 3, FFTDirection(FFT_FORWARD))
        vDSP_fft_zripD(shorter, [plain.split], 1, 3, FFTDirection(FFT_FORWARD))
        vDSP_fft_zripD(shorter, [plain.split], 1, 0, FFTDirection(FFT_FORWARD))
        #expect(plain.numbers == [[1, 5, -2, 3, 0, 2, 7, -1], [2, 0, 4, -3, 1, 6, -5, 2]])
        #expect(vDSP_create_fftsetupD(3, 1) == nil && vDSP_create_fftsetupD(25, FFTRadix(kFFTRadix2)) == nil)
        wide = result(3) { vDSP_fft_zropD(setup, [plain.split], 1, [$0], 1, 2, FFTDirection(FFT_FORWARD)) }[0]
        // 1, 2, 5 and 0: the sum is 8, and 1 - 5 is at the first wave, each twice.
        #expect(isNear(wide, [16, -8, 77]))
    }
}
