import Accelerate
import Testing

/// Chains of filters, each of which has five coefficients.
@Suite("Chains of filters, Double")
struct DoubleBiquadTests {
    /// A filter by its equation.
    private func filtered(_ input: [Double], _ c: ArraySlice<Double>) -> [Double] {
        let c = Array(c)
        var output: [Double] = []
        func at(_ list: [Double], _ index: Int) -> Double { index < 0 ? 0 : list[index] }
        for n in input.indices {
            let inputs = c[0] * input[n] + c[1] * at(input, n - 1) + c[2] * at(input, n - 2)
            output.append(inputs - c[3] * at(output, n - 1) - c[4] * at(output, n - 2))
        }
        return output
    }
    private func isNear(_ a: some Collection<Double>, _ b: some Collection<Double>) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-3 }
    }

    private let first: [Double] = [0.5, 0.25, 0.125, -0.5, 0.25, 1, -0.5, 0.75, 0.25, -0.125]
    private let second: [Double] = [2, 1, -1, 0.5, 0.125, 0.25, 0.5, 1, -0.25, 0.5]

    @Test("Each channel has its own filters, which go on where the last call ended")
    func channels() throws {
        let coefficients = (first + second).map { Swift.Double($0) }
        var biquad = try #require(
            vDSP.Biquad(coefficients: coefficients, channelCount: 2, sectionCount: 2, ofType: Double.self))
        let (left, right): ([Double], [Double]) = ([1, 2, -3, 4, 0, 1], [5, -1, 2, 0, 3, 7])
        let expected = [(left, first), (right, second)].map { filtered(filtered($0, $1[..<5]), $1[5...]) }
        let start = biquad.apply(input: left[..<4] + right[..<4])
        #expect(isNear(start, expected[0][..<4] + expected[1][..<4]))
        var rest: [Double] = [77, 77, 77, 77]
        biquad.apply(input: [left[4], left[5], right[4], right[5]], output: &rest)
        #expect(isNear(rest, expected[0][4...] + expected[1][4...]))
    }

    @Test("A chain needs five coefficients for each filter of each channel")
    func counts() {
        let coefficients = (first + second).map { Swift.Double($0) }
        func isValid(_ count: Int, _ channels: UInt, _ sections: UInt) -> Bool {
            vDSP.Biquad(
                coefficients: Array(coefficients[..<count]), channelCount: channels, sectionCount: sections,
                ofType: Double.self) != nil
        }
        #expect(isValid(5, 1, 1) && isValid(10, 2, 1) && isValid(10, 1, 2) && isValid(20, 2, 2) && isValid(15, 1, 3))
        #expect(!isValid(4, 1, 1) && !isValid(6, 1, 1) && !isValid(5, 2, 1) && !isValid(10, 1, 1))
        #expect(!isValid(0, 0, 1) && !isValid(0, 1, 0))
        #expect(vDSP_biquad_CreateSetupD([1], 0) == nil)
    }

    @Test("A setup has as many filters as it is created with, and keeps what was in and out")
    func setup() throws {
        // Five filters that double, and one behind them that is not asked for.
        let gains: [Swift.Double] = (0..<6).flatMap { _ -> [Swift.Double] in [2, 0, 0, 0, 0] }
        let setup = try #require(vDSP_biquad_CreateSetupD(gains, 5))
        defer { vDSP_biquad_DestroySetupD(setup) }
        var delays = [Double](repeating: 0, count: 12) + [77, 77]
        var output: [Double] = [77, 77, 77, 77]
        vDSP_biquadD(setup, &delays, [1, 9, 3], 2, &output, 3, 2)
        #expect(output == [32, 77, 77, 96])
        #expect(delays == [3, 1, 6, 2, 12, 4, 24, 8, 48, 16, 96, 32, 77, 77])
    }
}
