import Accelerate
import Foundation
import Testing

/// Functions that make one number of a vector, order it, or look numbers up in it.
@Suite("Numbers of vectors and orders, Double")
struct DoubleReductionTests {
    private typealias Reduction = (UnsafePointer<Double>, Int, UnsafeMutablePointer<Double>, UInt) -> Void
    private typealias Finding = (
        UnsafePointer<Double>, Int, UnsafeMutablePointer<Double>, UnsafeMutablePointer<UInt>, UInt
    ) -> Void

    @Test("A number is made of the elements that a stride reaches")
    func reductions() {
        // Every second element: 3, -4 and 0.5.
        let vector: [Double] = [3, 100, -4, 100, 0.5, 100]
        let functions: [(Reduction, Double)] = [
            (vDSP_sveD, -0.5), (vDSP_svesqD, 25.25), (vDSP_svemgD, 7.5), (vDSP_meanvD, -0.5 / 3),
            (vDSP_measqvD, 25.25 / 3), (vDSP_rmsqvD, (25.25 / 3 as Double).squareRoot()), (vDSP_meamgvD, 2.5),
            (vDSP_maxvD, 3), (vDSP_minvD, -4), (vDSP_maxmgvD, 4), (vDSP_minmgvD, 0.5), (vDSP_svsD, -6.75),
            (vDSP_mvessqD, -2.25),
        ]
        for (index, (function, expected)) in functions.enumerated() {
            var result: Double = 77
            function(vector, 2, &result, 3)
            #expect(result == expected, "\(index)")
        }
        let findings: [(Finding, Double, UInt)] = [
            (vDSP_maxviD, 3, 0), (vDSP_minviD, -4, 2), (vDSP_maxmgviD, 4, 2), (vDSP_minmgviD, 0.5, 4),
        ]
        for (index, (function, expected, expectedPlace)) in findings.enumerated() {
            var (result, place): (Double, UInt) = (77, 77)
            function(vector, 2, &result, &place, 3)
            #expect(result == expected && place == expectedPlace, "\(index)")
        }
        var (sum, squares, mean, deviation): (Double, Double, Double, Double) = (77, 77, 77, 77)
        vDSP_sve_svesqD(vector, 2, &sum, &squares, 3)
        #expect(sum == -0.5 && squares == 25.25)
        var normal: [Double] = [77, 77, 77]
        vDSP_normalizeD([1, 9, 5], 2, &normal, 1, &mean, &deviation, 2)
        #expect(mean == 3 && deviation == 2 && normal == [-1, 1, 77])
        vDSP_normalizeD([2, 10], 1, nil, 1, &mean, &deviation, 2)
        #expect(mean == 6 && deviation == 4)
        vDSP_dotprD([1, 9, 2], 2, [3, 4], 1, &sum, 2)
        #expect(sum == 11)
        vDSP_distancesqD([1, 9, 5], 2, [3, 2], 1, &sum, 2)
        #expect(sum == 13)
    }

    @Test("A list has sums, means, extremes and their places, the first ones of equal elements")
    func lists() {
        let list: [Double] = [1, -2, 3, -4, 0.5]
        #expect(vDSP.sum(list) == -1.5 && vDSP.sumOfSquares(list) == 30.25 && vDSP.sumOfMagnitudes(list) == 10.5)
        #expect(vDSP.mean(list) == -1.5 / 5 && vDSP.meanSquare(list) == 30.25 / 5 && vDSP.meanMagnitude(list) == 2.1)
        #expect(vDSP.rootMeanSquare(list) == (30.25 / 5 as Double).squareRoot())
        #expect(vDSP.maximum([-5, -2, -9] as [Double]) == -2 && vDSP.minimum([5, 2, 9] as [Double]) == 2)
        #expect(vDSP.maximumMagnitude(list) == 4 && vDSP.minimumMagnitude(list) == 0.5)
        #expect(vDSP.sumAndSumOfSquares(list) == (-1.5, 30.25) && vDSP.standardDeviation([2, 10] as [Double]) == 4)
        let equal: [Double] = [1, 3, -3, 3, -1]
        #expect(vDSP.indexOfMaximum(equal) == (1, 3) && vDSP.indexOfMinimum(equal) == (2, -3))
        #expect(vDSP.indexOfMaximumMagnitude(equal) == (1, 3) && vDSP.indexOfMinimumMagnitude(equal) == (0, 1))
        #expect(vDSP.indexOfMinimum([2, 1, 1] as [Double]) == (1, 1))
        #expect(vDSP.dot([1, 2, 3] as [Double], [4, 5]) == 14 && vDSP.dot([4, 5] as [Double], [1, 2, 3]) == 14)
        #expect(vDSP.distanceSquared([1, 2, 3] as [Double], [4, 6]) == 25)
        #expect(vDSP.distanceSquared([4, 6] as [Double], [1, 2, 3]) == 25)
    }

    @Test("An empty list has no sum, no mean, and extremes beyond all numbers")
    func emptyLists() {
        let none: [Double] = []
        #expect(vDSP.sum(none) == 0 && vDSP.sumOfSquares(none) == 0 && vDSP.sumOfMagnitudes(none) == 0)
        #expect(vDSP.mean(none).isNaN && vDSP.meanSquare(none).isNaN && vDSP.meanMagnitude(none).isNaN)
        #expect(vDSP.rootMeanSquare(none).isNaN && vDSP.standardDeviation(none).isNaN)
        #expect(vDSP.maximum(none) == -.infinity && vDSP.minimum(none) == .infinity)
        #expect(vDSP.maximumMagnitude(none) == 0 && vDSP.minimumMagnitude(none) == .infinity)
        #expect(vDSP.indexOfMaximum(none) == (0, -.infinity) && vDSP.indexOfMinimum(none) == (0, .infinity))
        #expect(vDSP.indexOfMaximumMagnitude(none) == (0, 0) && vDSP.indexOfMinimumMagnitude(none) == (0, .infinity))
        #expect(vDSP.sumAndSumOfSquares(none) == (0, 0) && vDSP.dot(none, [1]) == 0 && vDSP.dot([1], none) == 0)
        #expect(vDSP.distanceSquared(none, [1]) == 0 && vDSP.countZeroCrossings(none) == 0)
        var (largest, place): (Double, UInt) = (77, 77)
        vDSP_maxmgviD([1], 1, &largest, &place, 0)
        #expect(largest == 0 && place == 0)
    }

    @Test("Changes of sign are counted up to a number, whose place is found")
    func crossings() {
        #expect(vDSP.countZeroCrossings([1, -1, -1, 1] as [Double]) == 2)
        #expect(vDSP.countZeroCrossings([1] as [Double]) == 0 && vDSP.countZeroCrossings([1, 2] as [Double]) == 0)
        var (place, count): (UInt, UInt) = (77, 77)
        vDSP_nzcrosD([1, -1, 2, -2] as [Double], 1, 2, &place, &count, 4)
        #expect(place == 2 && count == 2)
        vDSP_nzcrosD([1, -1, 2, -2] as [Double], 1, 9, &place, &count, 4)
        #expect(place == 0 && count == 3)
        vDSP_nzcrosD([1, -9, -1, -9, 2] as [Double], 2, 1, &place, &count, 3)
        #expect(place == 2 && count == 1)
        vDSP_nzcrosD([1, -1] as [Double], 1, 0, &place, &count, 2)
        #expect(place == 0 && count == 0)
    }

    @Test("Elements are set, turned around, exchanged and ordered")
    func orders() {
        var list: [Double] = [30, 10, 20]
        vDSP.reverse(&list)
        #expect(list == [20, 10, 30])
        var even: [Double] = [1, 2, 3, 4]
        vDSP.reverse(&even)
        #expect(even == [4, 3, 2, 1])
        var other: [Double] = [1, 9, 2, 8, 3]
        vDSP_vrvrsD(&other, 2, 3)
        #expect(other == [3, 9, 2, 8, 1])
        vDSP.swapElements(&list, &other)
        #expect(list == [3, 9, 2] && other == [20, 10, 30, 8, 1])
        vDSP.swapElements(&other, &list)
        #expect(list == [20, 10, 30] && other == [3, 9, 2, 8, 1])
        vDSP_vswapD(&list, 2, &other, 1, 2)
        #expect(list == [3, 10, 9] && other == [20, 30, 2, 8, 1])
        vDSP.sort(&other, sortOrder: .ascending)
        #expect(other == [1, 2, 8, 20, 30])
        vDSP.sort(&other, sortOrder: .descending)
        #expect(other == [30, 20, 8, 2, 1])
        var places: [UInt] = [0, 1, 2]
        vDSP_vsortiD([30, 10, 20] as [Double], &places, nil, 3, 1)
        #expect(places == [1, 2, 0])
        vDSP_vsortiD([30, 10, 20] as [Double], &places, nil, 3, -1)
        #expect(places == [0, 2, 1])
        vDSP.fill(&list, with: 4)
        #expect(list == [4, 4, 4])
        vDSP.clear(&list)
        #expect(list == [0, 0, 0])
        vDSP_vfillD([6], &list, 2, 2)
        #expect(list == [6, 0, 6])
        vDSP_vclrD(&list, 2, 2)
        #expect(list == [0, 0, 0])
    }

    @Test("Elements are gathered by places from 1, indexed by numbers from 0, and kept where a gate is open")
    func gathering() {
        let list: [Double] = [10, 20, 30]
        #expect(vDSP.gather(list, indices: [3, 1, 1, 2] as [UInt]) == [30, 10, 10, 20])
        #expect(vDSP.gather(list, indices: [UInt]()).isEmpty)
        var result: [Double] = [77, 77, 77, 77]
        vDSP_vgathrD(list, [3, 9, 2], 2, &result, 3, 2)
        #expect(result == [30, 77, 77, 20])
        vDSP_vindexD(list, [2, 9, 1.75], 2, &result, 1, 2)
        #expect(result == [30, 20, 77, 20])
        result = [77, 77, 77, 77]
        vDSP_vcmprsD([1, 9, 2, 9, 3], 2, [1, 0, -1], 1, &result, 2, 3)
        #expect(result == [1, 77, 3, 77])
        #expect(vDSP.compress(list, gatingVector: [0, 1, 2] as [Double], nonZeroGatingCount: nil) == [20, 30])
        #expect(vDSP.compress(list, gatingVector: [0, 1, 2] as [Double], nonZeroGatingCount: 1) == [20])
        #expect(vDSP.compress(list, gatingVector: [0, 1, 2] as [Double], nonZeroGatingCount: 5) == [20, 30])
        #expect(vDSP.compress(list, gatingVector: [0, 1] as [Double], nonZeroGatingCount: -1).isEmpty)
        #expect(vDSP.compress(list, gatingVector: [0, 1] as [Double], nonZeroGatingCount: nil) == [20])
        #expect(vDSP.compress(list[..<2], gatingVector: [0, 1, 1] as [Double], nonZeroGatingCount: nil) == [20])
    }

    @Test("A list is normal as long as there is room, and its mean and deviation are the ones of that part")
    func normalizing() {
        #expect(vDSP.normalize([1, 5] as [Double]) == [-1, 1] && vDSP.normalize([Double]()).isEmpty)
        var short: [Double] = [77, 77]
        let part = vDSP.normalize([1, 5, 100] as [Double], result: &short)
        #expect(part.mean == 3 && part.standardDeviation == 2)
        #expect(short == [-1, 1])
        var long: [Double] = [77, 77, 77]
        vDSP.normalize([2, 10] as [Double], result: &long)
        #expect(long == [-1, 1, 77])
        var none: [Double] = []
        let nothing = vDSP.normalize([2, 10] as [Double], result: &none)
        #expect(nothing.mean == 0 && nothing.standardDeviation == 0)
    }

    @Test("Ramps begin and end with their numbers")
    func ramps() {
        #expect(vDSP.ramp(in: 1...4, count: 4) == [1, 2, 3, 4] as [Double])
        #expect(vDSP.ramp(in: 1...4, count: 1) == [1] as [Double] && vDSP.ramp(in: 1...4, count: 0) == [] as [Double])
        #expect(vDSP.ramp(in: 1...4, count: 2) == [1, 4] as [Double])
        #expect(vDSP.ramp(withInitialValue: 2, increment: 3, count: 3) == [2, 5, 8] as [Double])
        var result: [Double] = [77, 77, 77, 77, 77]
        vDSP.formRamp(in: 1...9, result: &result)
        #expect(result == [1, 3, 5, 7, 9])
        vDSP.formRamp(withInitialValue: 4, increment: -2, result: &result)
        #expect(result == [4, 2, 0, -2, -4])
        vDSP_vgenD([1], [4], &result, 2, 3)
        #expect(result == [1, 2, 2.5, -2, 4])
        vDSP_vrampD([5], [10], &result, 3, 2)
        #expect(result == [5, 2, 2.5, 15, 4])
    }
}
