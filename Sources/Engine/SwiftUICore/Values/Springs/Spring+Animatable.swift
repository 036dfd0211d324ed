import Foundation

extension Spring {
    /// The value at a time on the way from one value to another.
    /// - Parameters:
    ///   - fromValue: Where the way begins.
    ///   - toValue: Where the spring pulls to.
    ///   - initialVelocity: How fast the value moves at the beginning, a second.
    ///   - time: Seconds since the beginning.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = toValue
        let start = fromValue.animatableData
        result.animatableData =
            start
            + value(
                target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// How fast the value moves at a time on the way from one value to another, a second.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = toValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The force that the spring has on a value at a place of the way from one value to another.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        let start = fromValue.animatableData
        result.animatableData = force(
            target: toValue.animatableData - start, position: position.animatableData - start,
            velocity: velocity.animatableData)
        return result
    }

    /// The time at which the value comes to rest between two values, in seconds.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
