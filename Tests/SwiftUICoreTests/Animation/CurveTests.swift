import Foundation
import Testing

@testable import SwiftUICore

@Suite struct CurveTests {
    @Test func A01_easedAnimationsLastAsLongAsAppleSays() {
        for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut] {
            #expect(animation.endTime == 0.35)
            #expect(animation.share(0.35) == nil)
            #expect(animation.share(0) == 0)
        }
        #expect(Animation.linear == .linear(duration: 0.35))
        #expect(Animation.easeInOut == .timingCurve(0.42, 0, 0.58, 1))
        #expect(Animation.easeIn == .timingCurve(0.42, 0, 1, 1, duration: 0.35))
        #expect(Animation.easeOut == .timingCurve(0, 0, 0.58, 1))
    }

    @Test func A04_easedAnimationsHaveTheSampleValues() {
        let easeInOut = Animation.easeInOut(duration: 1)
        #expect(easeInOut.isNear(0.129162, at: 0.25))
        #expect(easeInOut.isNear(0.5, at: 0.5))
        #expect(easeInOut.isNear(0.870838, at: 0.75))
        #expect(Animation.easeIn(duration: 1).isNear(0.315357, at: 0.5))
        #expect(Animation.easeOut(duration: 1).isNear(0.684643, at: 0.5))
        #expect(Animation.linear(duration: 2).isNear(0.25, at: 0.5))
    }

    @Test func theSlopeIsThatOfTheCurve() {
        for curve in [UnitCurve.easeInOut, .easeIn, .easeOut, .circularEaseIn, .circularEaseInOut, .linear] {
            for progress in stride(from: 0.12, through: 0.9, by: 0.1) {
                let step = 1e-5
                let slope = (curve.value(at: progress + step) - curve.value(at: progress - step)) / (2 * step)
                #expect(abs(curve.velocity(at: progress) - slope) < 1e-4)
            }
        }
    }

    @Test("A curve whose end has no slope of its own begins evenly, and ends at rest")
    func slopesOfTheEnds() {
        #expect(UnitCurve.easeIn.velocity(at: 0) == 0 && UnitCurve.easeIn.velocity(at: 1) == 0)
        #expect(UnitCurve.easeOut.velocity(at: 0) == 1 && UnitCurve.easeOut.velocity(at: 1) == 0)
        #expect(UnitCurve.linear.velocity(at: 0) == 1 && UnitCurve.linear.velocity(at: 1) == 1)
        // Close to the ends the slopes are those of the curve.
        #expect(UnitCurve.easeIn.velocity(at: 0.999) > 1.6 && UnitCurve.easeOut.velocity(at: 0.001) > 1.6)
    }

    @Test("The schedule of animations has no entries in low-frequency mode")
    func lowFrequency() {
        let schedule = AnimationTimelineSchedule(minimumInterval: 0.5)
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(Array(schedule.entries(from: start, mode: .lowFrequency).prefix(2)) == [])
        #expect(
            Array(schedule.entries(from: start, mode: .normal).prefix(2)) == [start, start.addingTimeInterval(0.5)])
    }

    @Test func theInverseLeadsBack() {
        for curve in [UnitCurve.easeInOut, .easeIn, .circularEaseOut, .linear] {
            for progress in stride(from: 0.0, through: 1, by: 0.125) {
                #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-7)
            }
            #expect(curve.inverse.inverse == curve)
        }
    }

    @Test(arguments: [0, -1, Double.nan, .infinity]) func aDurationThatIsNoneEndsAtOnce(duration: Double) {
        #expect(Animation.linear(duration: duration).share(0) == nil)
        #expect(Animation.linear(duration: duration).repeatForever().share(0) == nil)
    }
}
