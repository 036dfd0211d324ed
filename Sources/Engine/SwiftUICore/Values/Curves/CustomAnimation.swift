import Foundation

/// A way in which a value moves from one vector to another in time.
///
/// Follows Apple's [CustomAnimation](https://developer.apple.com/documentation/swiftui/customanimation).
public protocol CustomAnimation: Hashable, Sendable {
    /// The place on the way at a time.
    /// - Parameters:
    ///   - value: The whole way, as a vector from where the animation began.
    ///   - time: Seconds since the animation began.
    ///   - context: The animation's state between calls, and the environment.
    /// - Returns: The part of the way that is done; nil once the animation is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// How fast the value moves at a time, a second; nil, the default, where that is not known.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether the animation takes the place of one that is still running, keeping its state and time; false by
    /// default: both continue and their distances add up.
    /// - Parameters:
    ///   - previous: The running animation.
    ///   - value: The whole way, from where the running animation began to the new end.
    ///   - time: Seconds since the running animation began.
    ///   - context: The running animation's state, which may be changed.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { nil }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// An animation of the engine's own, of which is known when it ends.
protocol TimedAnimation: CustomAnimation {
    /// Seconds until the animation is over; infinite where it never is.
    var endTime: TimeInterval { get }
    /// Seconds until the animation is over to the user (A11).
    var logicalEndTime: TimeInterval { get }
}

extension TimedAnimation {
    var logicalEndTime: TimeInterval { endTime }
}
