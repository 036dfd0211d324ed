import Foundation
import Testing

@testable import SwiftUICore

@Suite struct SpringTests {
    @Test func A02_theDefaultIsASpringOfHalfASecond() {
        #expect(Animation.default == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.default == .smooth)
        #expect(Animation.spring() == .spring)
    }

    @Test func A03_parametersAreConvertedAsAppleSays() {
        #expect(Spring.smooth.dampingRatio == 1)
        #expect(abs(Spring.snappy.dampingRatio - 0.85) < 1e-12)
        #expect(abs(Spring.bouncy.dampingRatio - 0.7) < 1e-12)
        #expect(Spring(duration: 0.5, bounce: -0.5).dampingRatio == 2)
        #expect(abs(Spring(response: 0.5, dampingRatio: 2).bounce + 0.5) < 1e-12)
        let spring = Spring(response: 0.5, dampingRatio: 0.825)
        #expect(abs(spring.stiffness - pow(2 * .pi / 0.5, 2)) < 1e-9)
        #expect(abs(spring.damping - 2 * 0.825 * 2 * .pi / 0.5) < 1e-9)
        #expect(spring.mass == 1)
        let same = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
        #expect(abs(same.response - 0.5) < 1e-12 && abs(same.dampingRatio - 0.825) < 1e-12)
        #expect(Spring(mass: 1, stiffness: 1, damping: 8).dampingRatio == 1)
        #expect(Spring(mass: 1, stiffness: 1, damping: 8, allowOverDamping: true).dampingRatio == 4)
        #expect(Animation.interactiveSpring() == .spring(duration: 0.15, bounce: 0.14, blendDuration: 0.25))
        #expect(Animation.bouncy(duration: 1, extraBounce: 0.1) == .spring(duration: 1, bounce: 0.4))
    }

    @Test func A04_springsHaveTheSampleValues() {
        let smooth: [(Double, Double)] = [
            (0.05, 0.131311), (0.1, 0.357740), (0.2, 0.715416), (0.3, 0.890034), (0.5, 0.986399), (1, 0.999953),
        ]
        for (time, value) in smooth { #expect(Animation.smooth.isNear(value, at: time)) }
        for (time, value) in [(0.1, 0.388102), (0.3, 0.956447), (0.5, 1.006020)] {
            #expect(Animation.snappy.isNear(value, at: time))
        }
        for (time, value) in [(0.1, 0.423302), (0.3, 1.033930), (0.5, 1.014498)] {
            #expect(Animation.bouncy.isNear(value, at: time))
        }
        let legacy = Animation.spring(response: 0.5, dampingFraction: 0.825)
        for (time, value) in [(0.1, 0.393608), (0.3, 0.968511), (0.5, 1.008402)] {
            #expect(legacy.isNear(value, at: time))
        }
    }

    @Test(arguments: [-0.9, -0.5, 0, 0.15, 0.3, 0.9, 1]) func speedAndForceFitTheMotion(bounce: Double) {
        let spring = Spring(duration: 0.5, bounce: bounce)
        let step = 1e-5
        for time in stride(from: 0.05, through: 1, by: 0.05) {
            let (before, now, after) = (
                spring.value(target: 3.0, initialVelocity: 2, time: time - step),
                spring.value(target: 3.0, initialVelocity: 2, time: time),
                spring.value(target: 3.0, initialVelocity: 2, time: time + step)
            )
            let velocity = spring.velocity(target: 3.0, initialVelocity: 2, time: time)
            #expect(abs((after - before) / (2 * step) - velocity) < 1e-4)
            let force = spring.force(target: 3.0, position: now, velocity: velocity)
            #expect(abs((after - 2 * now + before) / (step * step) - force) < 1)
        }
    }

    @Test func stepsComeToTheSameAsTheWhole() {
        let spring = Spring.bouncy
        var (value, velocity) = (0.0, 0.0)
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.03) }
        #expect(abs(value - spring.value(target: 1.0, time: 0.3)) < 1e-12)
        #expect(abs(velocity - spring.velocity(target: 1.0, time: 0.3)) < 1e-9)
    }

    @Test func aSpringIsAtRestFromItsSettlingTimeOn() {
        for bounce in [-0.7, 0, 0.3, 0.8] {
            let spring = Spring(duration: 0.5, bounce: bounce)
            let end = spring.settlingDuration
            for time in stride(from: end, through: end + 3, by: 0.01) {
                #expect(abs(spring.value(target: 1.0, time: time) - 1) < 0.001 + 1e-9)
            }
        }
        let made = Spring(settlingDuration: 2, dampingRatio: 0.6)
        #expect(abs(made.settlingDuration - 2) < 1e-6)
        #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    }

    @Test func A05_aSpringTakesOverWithPlaceAndSpeed() {
        var context = AnimationContext<Double>()
        let first = Animation.smooth
        let before = first.animate(value: 100, time: 0.1, context: &context)!
        let speed = first.velocity(value: 100, time: 0.1, context: context)!
        let second = Animation.bouncy(duration: 0.8)
        #expect(second.shouldMerge(previous: first, value: 50, time: 0.1, context: &context))
        #expect(abs(second.animate(value: 50, time: 0.1, context: &context)! - before) < 1e-9)
        #expect(abs(second.velocity(value: 50, time: 0.1, context: context)! - speed) < 1e-9)
        let late = second.animate(value: 50, time: 1.2, context: &context)!
        #expect(abs(late - 50) < 5)
        #expect(second.animate(value: 50, time: 20, context: &context) == nil)
        #expect(!Animation.linear.shouldMerge(previous: first, value: 1.0, time: 0, context: &context))
        #expect(!second.shouldMerge(previous: .linear, value: 1.0, time: 0, context: &context))
        #expect(!Animation.interpolatingSpring.shouldMerge(previous: first, value: 1.0, time: 0, context: &context))
    }

    @Test func badParametersMakeASpringAllTheSame() {
        for value in [Double.nan, .infinity, -.infinity, 0, -1] {
            for spring in [
                Spring(duration: value), Spring(duration: 0.5, bounce: value),
                Spring(response: 0.5, dampingRatio: value), Spring(mass: value, stiffness: value, damping: value),
            ] {
                #expect(spring.value(target: 1.0, time: 0.3).isFinite)
            }
        }
        #expect(Animation.spring(duration: 0).share(0.01) == nil)
        var context = AnimationContext<Double>()
        #expect(Animation.smooth.animate(value: .nan, time: 0.1, context: &context) == nil)
        #expect(Animation.interpolatingSpring.animate(value: .infinity, time: 0.1, context: &context) == nil)
    }
}
