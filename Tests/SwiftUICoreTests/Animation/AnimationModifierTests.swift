import Foundation
import Testing

@testable import SwiftUICore

@Suite struct AnimationModifierTests {
    private let linear = Animation.linear(duration: 1)

    @Test func A12_aDelayShiftsTheStart() {
        let delayed = linear.delay(0.5)
        #expect(delayed.share(0.4) == 0)
        #expect(delayed.isNear(0.25, at: 0.75))
        #expect(delayed.share(1.5) == nil)
        #expect(linear.delay(-0.5).isNear(0.5, at: 0))
    }

    @Test func A12_speedDividesTheDuration() {
        let fast = linear.speed(2)
        #expect(fast.isNear(0.5, at: 0.25))
        #expect(fast.endTime == 0.5)
        #expect(fast.share(0.5) == nil)
        #expect(linear.delay(1).speed(2).isNear(0.5, at: 0.75))
        #expect(linear.speed(2).delay(1).isNear(0.5, at: 1.25))
    }

    @Test(arguments: [0, -1, Double.nan, .infinity]) func aSpeedThatLeadsNowhereEndsAtOnce(speed: Double) {
        #expect(linear.speed(speed).share(0) == nil)
    }

    @Test func A12_repeatsTurnRoundOrBeginAnew() {
        let there = linear.repeatCount(3, autoreverses: false)
        #expect(there.isNear(0.25, at: 1.25))
        #expect(there.isNear(0.75, at: 2.75))
        #expect(there.share(3) == nil)
        let back = linear.repeatCount(3)
        #expect(back.isNear(0.75, at: 1.25))
        #expect(back.isNear(0.25, at: 2.25))
        let forever = linear.repeatForever()
        #expect(forever.isNear(0.5, at: 1000.5))
        #expect(forever.endTime == .infinity)
        #expect(linear.repeatCount(0).share(0) == nil)
    }

    /// An animation whose end is known only once it has come.
    private struct Steps: CustomAnimation {
        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? {
            time < 1 ? value.scaled(by: time) : nil
        }
    }

    @Test func animationsOfOnesOwnMakingRepeatToo() {
        let animation = Animation(Steps()).repeatCount(2)
        var context = AnimationContext<Double>()
        #expect(animation.animate(value: 1, time: 0.5, context: &context) == 0.5)
        #expect(animation.animate(value: 1, time: 1, context: &context) == 1)
        #expect(animation.animate(value: 1, time: 1.25, context: &context) == 0.75)
        #expect(animation.animate(value: 1, time: 2.25, context: &context) == nil)
        #expect(Animation(Steps()) == Animation(Steps()))
        #expect(Animation(Steps()) != linear)
    }

    @Test func A11_aLogicalEndComesWhenSaid() {
        var context = AnimationContext<Double>()
        let animation = linear.logicallyComplete(after: 0.25)
        _ = animation.animate(value: 1, time: 0.2, context: &context)
        #expect(!context.isLogicallyComplete)
        _ = animation.animate(value: 1, time: 0.25, context: &context)
        #expect(context.isLogicallyComplete)
        #expect(animation.logicalEndTime == 0.25)
        #expect(animation.endTime == 1)
        #expect(Animation.smooth.logicalEndTime == 0.5)
    }
}
