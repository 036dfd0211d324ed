import Foundation

/// How a change of a value is spread over time.
///
/// Follows Apple's [Animation](https://developer.apple.com/documentation/swiftui/animation); statements A01 to A04
/// and A12.
public struct Animation: Equatable, Sendable {
    /// What evaluates the animation.
    public let base: any CustomAnimation

    /// Creates an animation of one's own making.
    public init<A: CustomAnimation>(_ base: A) { self.base = base }

    /// Whether both evaluate to the same.
    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        AnyHashable(lhs.base) == AnyHashable(rhs.base)
    }
}

extension Animation: Hashable {
    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation {
    /// The part of a way that is done at a time; nil once the animation is over.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// How fast the value moves at a time, a second; nil where that is not known.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Whether the animation takes the place of a running one: see ``CustomAnimation``.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// Seconds until the animation is over; nil where only running it tells.
    var endTime: TimeInterval? { (base as? any TimedAnimation)?.endTime }

    /// Seconds until the animation is over in the eye of the beholder; nil where only running it tells.
    var logicalEndTime: TimeInterval? { (base as? any TimedAnimation)?.logicalEndTime }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "\(base)" }
    public var debugDescription: String { "Animation(\(base))" }
    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}
