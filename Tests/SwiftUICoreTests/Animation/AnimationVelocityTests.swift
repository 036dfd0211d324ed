import Foundation
import Testing

@testable import SwiftUICore

/// The velocity of animations, with which a spring that takes over continues.
@Suite struct AnimationVelocityTests {
    private let linear = Animation.linear(duration: 2)

    private func velocity(_ animation: Animation, _ time: Double) -> Double? {
        animation.velocity(value: 10.0, time: time, context: AnimationContext<Double>())
    }

    @Test func theSpeedIsTheSlopeOfTheWay() {
        let animations: [Animation] = [
            linear, .easeInOut(duration: 1), .smooth, .bouncy, .interpolatingSpring(duration: 0.5, bounce: 0.2),
            .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2),
            linear.delay(0.25), linear.speed(3), linear.repeatCount(3, autoreverses: true),
            linear.repeatForever(autoreverses: false), linear.logicallyComplete(after: 1),
        ]
        for animation in animations {
            for time in [0.1, 0.3, 0.45] {
                let step = 1e-6
                let slope = (animation.share(time + step)! - animation.share(time - step)!) / (2 * step)
                #expect(isNear(velocity(animation, time)!, 10 * slope, 1e-2), "\(animation) at \(time)")
            }
        }
    }

    @Test func whatWaitsOrIsOverStandsStill() {
        #expect(velocity(linear.delay(1), 0.5) == 0 && velocity(linear.delay(1), 1.5) == 5)
        #expect(velocity(linear, 3) == 0 && velocity(linear.speed(0), 0.5) == 0)
        #expect(velocity(linear.repeatCount(2), 5) == 0 && velocity(linear.speed(2), 0.5) == 10)
    }

    @Test func backwardsTheSpeedIsNegative() {
        let there = linear.repeatCount(2, autoreverses: true)
        #expect(velocity(there, 0.5) == 5 && velocity(there, 2.5) == -5)
        #expect(velocity(linear.repeatCount(2, autoreverses: false), 2.5) == 5)
    }

    /// An animation that moves by 1 a second for a second; its end is known only once it has come.
    private struct Steady: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time < 1 ? value.scaled(by: time) : nil
        }
        func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { value }
    }

    private struct Silent: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            nil
        }
    }

    @Test func animationsOfOnesOwnMakingTellTheirSpeed() {
        var context = AnimationContext<Double>()
        let repeated = Animation(Steady()).repeatForever()
        _ = repeated.animate(value: 10, time: 0.5, context: &context)
        #expect(repeated.velocity(value: 10.0, time: 0.5, context: context) == 10)
        _ = repeated.animate(value: 10, time: 1.01, context: &context)
        #expect(repeated.velocity(value: 10.0, time: 1.25, context: context) == -10)
        #expect(velocity(Animation(Silent()), 0) == nil && velocity(Animation(Silent()).speed(2), 0) == nil)
        #expect(!Animation(Silent()).shouldMerge(previous: linear, value: 1.0, time: 0, context: &context))
        #expect(Animation(Steady()).delay(1).endTime == .infinity && Animation(Steady()).speed(2).endTime == .infinity)
    }

    @Test func aWrapperTakesOverAsWhatItWraps() {
        var context = AnimationContext<Double>()
        let spring = Animation.smooth.logicallyComplete(after: 0.1)
        _ = spring.animate(value: 10, time: 0.1, context: &context)
        #expect(spring.shouldMerge(previous: spring, value: 10.0, time: 0.1, context: &context))
        #expect(spring.shouldMerge(previous: .smooth, value: 10.0, time: 0.1, context: &context))
        #expect(!Animation.smooth.delay(1).shouldMerge(previous: .smooth, value: 10.0, time: 0.1, context: &context))
    }

    @Test func endsAreKnownInAdvance() {
        #expect(linear.delay(1).endTime == 3 && linear.delay(1).logicalEndTime == 3)
        #expect(linear.speed(4).endTime == 0.5 && linear.speed(4).logicalEndTime == 0.5)
        #expect(linear.speed(-1).endTime == 0 && linear.speed(-1).logicalEndTime == 0)
        #expect(linear.repeatCount(3).endTime == 6 && linear.repeatForever().logicalEndTime == .infinity)
        let push = Animation.interpolatingSpring(duration: 0.5, initialVelocity: 1)
        #expect(push.logicalEndTime == 0.5 && push.endTime! > 0.5)
        #expect(Animation(Silent()).logicalEndTime == nil)
        #expect(
            Animation.interactiveSpring(response: 0.2, dampingFraction: 0.5).logicalEndTime.map { isNear($0, 0.2) }
                == true)
    }

    private struct Count: AnimationStateKey { static var defaultValue: Int { 7 } }

    @Test func aContextKeepsStateAndPassesItOn() {
        var context = AnimationContext<Double>()
        #expect(context.state[Count.self] == 7 && !context.isLogicallyComplete)
        context.state[Count.self] = 8
        context.isLogicallyComplete = true
        var other = AnimationState<CGFloat>()
        other[Count.self] = 9
        let next = context.withState(other)
        #expect(context.state[Count.self] == 8 && next.state[Count.self] == 9 && next.isLogicallyComplete)
        #expect(next.environment.layoutDirection == .leftToRight)
    }

    @Test func animationsDescribeThemselves() {
        #expect(
            "\(Animation.linear(duration: 2))"
                == "BezierAnimation(duration: 2.0, curve: SwiftUI.UnitCurve.CubicSolver("
                + "ax: -2.0, bx: 3.0, cx: 0.0, ay: -2.0, by: 3.0, cy: 0.0))")
        #expect(linear.debugDescription.hasPrefix("Animation("))
        #expect(
            "\(Animation.spring(response: 0.5, dampingFraction: 0.75, blendDuration: 0.25))"
                == "FluidSpringAnimation(response: 0.5, dampingFraction: 0.75, blendDuration: 0.25)")
        #expect(
            "\(Animation.interpolatingSpring(mass: 1, stiffness: 100, damping: 10))".hasPrefix(
                "SpringAnimation(mass: 1.0, stiffness: 100"))
        #expect(Mirror(reflecting: linear).children.first?.label == "base")
        #expect(Set([Animation.linear, .linear, .easeIn]).count == 2)
    }
}
