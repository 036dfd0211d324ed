import Testing

@testable import SwiftUICore

@Suite("Lists of numbers that animations calculate with")
struct NumberListTests {
    @Test("Lists are equal where their numbers are, missing ones counting as 0")
    func equality() {
        #expect(NumberList([1, 2]) == NumberList([1, 2]) && NumberList([1, 2]) != NumberList([2, 1]))
        #expect(NumberList([1, 0, 0]) == NumberList([1]) && NumberList([1]) == NumberList([1, 0]))
        #expect(NumberList([1, 0, 3]) != NumberList([1]) && NumberList([1]) != NumberList([1, 3]))
        #expect(NumberList() == .zero && NumberList([0, 0]) == .zero && NumberList([0, 1]) != .zero)
        #expect(NumberList([.infinity, 2]) == NumberList([.infinity, 2]))
        #expect(NumberList([.nan]) != NumberList([.nan]))
    }

    @Test("Sums and differences are as long as the longer list")
    func sums() {
        let (long, short) = (NumberList([1, 2, 4]), NumberList([10, 30]))
        #expect((long + short).values == [11, 32, 4] && (short + long).values == [11, 32, 4])
        #expect((long - short).values == [-9, -28, 4] && (short - long).values == [9, 28, -4])
        var scaled = long
        scaled.scale(by: -0.5)
        #expect(scaled.values == [-0.5, -1, -2])
        #expect(long.magnitudeSquared == 21 && NumberList.zero.magnitudeSquared == 0)
    }
}

extension CurveTests {
    @Test("Circular curves are quarters of a circle")
    func circles() {
        func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }
        #expect(near(UnitCurve.circularEaseIn.value(at: 0.6), 0.2))
        #expect(near(UnitCurve.circularEaseOut.value(at: 0.4), 0.8))
        #expect(near(UnitCurve.circularEaseInOut.value(at: 0.3), 0.1))
        #expect(near(UnitCurve.circularEaseInOut.value(at: 0.7), 0.9))
        #expect(near(UnitCurve.circularEaseInOut.value(at: 0.5), 0.5))
        for curve in [UnitCurve.circularEaseIn, .circularEaseOut, .circularEaseInOut, .linear, .easeIn] {
            #expect(near(curve.value(at: 0), 0) && near(curve.value(at: 1), 1))
            #expect(curve.value(at: -2) == curve.value(at: 0) && curve.value(at: 3) == curve.value(at: 1))
        }
        #expect(near(UnitCurve.circularEaseIn.velocity(at: 0.6), 0.75))
        #expect(near(UnitCurve.circularEaseOut.velocity(at: 0.4), 0.75))
        #expect(near(UnitCurve.circularEaseInOut.velocity(at: 0.3), 0.75))
        #expect(near(UnitCurve.circularEaseInOut.velocity(at: 0.7), 0.75))
        #expect(abs(UnitCurve.circularEaseIn.inverse.velocity(at: 0.2) - 4.0 / 3) < 1e-6)
    }
}
