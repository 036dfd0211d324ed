import Foundation

/// An animation by a spring.
///
/// A new one takes over from a running one with its velocity (A05).
struct SpringAnimation: TimedAnimation, CustomStringConvertible {
    let spring: Spring
    /// Over how many seconds a change of the spring itself is spread when one takes over from another.
    let blendDuration: TimeInterval

    /// The share of the way at which the motion counts as over: no more than a fraction of a pixel in any window.
    static let restingShare = 1e-5

    var endTime: TimeInterval { spring.settlingDuration(target: 1.0, epsilon: Self.restingShare) }
    var logicalEndTime: TimeInterval { min(spring.duration, endTime) }
    var description: String {
        "FluidSpringAnimation(response: \(spring.response), dampingFraction: \(spring.dampingRatio), "
            + "blendDuration: \(blendDuration))"
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let start = context.state[SpringStart<V>.self]
        context.state[SpringWay<V>.self] = value
        let elapsed = time - start.time
        if elapsed >= logicalEndTime { context.isLogicallyComplete = true }
        let way = value - start.position
        let rest = max(value.magnitudeSquared.squareRoot(), way.magnitudeSquared.squareRoot()) * Self.restingShare
        // A way that is not a number, or none at all, is done.
        guard value.magnitudeSquared.isFinite, rest > 0 else { return nil }
        let end = spring.settlingDuration(target: way, initialVelocity: start.velocity, epsilon: rest)
        if elapsed >= end { return nil }
        return start.position + spring.value(target: way, initialVelocity: start.velocity, time: elapsed)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let start = context.state[SpringStart<V>.self]
        return spring.velocity(
            target: value - start.position, initialVelocity: start.velocity, time: time - start.time)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let running = previous.base as? SpringAnimation else { return false }
        // A motion that was never shown is still at its beginning.
        guard let way = context.state[SpringWay<V>.self] else { return true }
        let start = context.state[SpringStart<V>.self]
        let target = way - start.position
        let elapsed = time - start.time
        context.state[SpringStart<V>.self] = SpringStart(
            time: time,
            position: start.position
                + running.spring.value(target: target, initialVelocity: start.velocity, time: elapsed),
            velocity: running.spring.velocity(target: target, initialVelocity: start.velocity, time: elapsed))
        return true
    }
}

/// Where, when and how fast the spring in effect began.
private struct SpringStart<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: SpringStart { SpringStart() }
    var time: TimeInterval = 0
    var position = V.zero
    var velocity = V.zero
}

/// The whole way that the running motion was last given.
private struct SpringWay<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: V? { nil }
}

/// An animation by a spring that adds to a running one (A05).
struct AdditiveSpringAnimation: TimedAnimation, CustomStringConvertible {
    let spring: Spring
    /// How fast the value moves at the beginning, in ways a second.
    let initialVelocity: Double

    var description: String {
        "SpringAnimation(mass: \(spring.mass), stiffness: \(spring.stiffness), damping: \(spring.damping), "
            + "initialVelocity: SwiftUI._Velocity<Swift.Double>(valuePerSecond: \(initialVelocity)))"
    }

    var endTime: TimeInterval {
        spring.settlingDuration(
            target: 1.0, initialVelocity: initialVelocity, epsilon: SpringAnimation.restingShare)
    }
    var logicalEndTime: TimeInterval { min(spring.duration, endTime) }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time >= logicalEndTime { context.isLogicallyComplete = true }
        guard value.magnitudeSquared.isFinite, time < endTime else { return nil }
        return spring.value(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
    }
}
