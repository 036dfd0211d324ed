import Foundation

/// An animation that begins later.
struct DelayedAnimation: TimedAnimation {
    let base: Animation
    /// In seconds; a negative one begins in the midst.
    let delay: TimeInterval

    var endTime: TimeInterval { delay + (base.endTime ?? .infinity) }
    var logicalEndTime: TimeInterval { delay + (base.logicalEndTime ?? .infinity) }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// An animation with another speed.
struct PacedAnimation: TimedAnimation {
    let base: Animation
    /// The factor; one that is not positive ends the animation at once, lest it never end.
    let speed: Double

    private var isUsable: Bool { speed > 0 && speed.isFinite }

    var endTime: TimeInterval { isUsable ? (base.endTime ?? .infinity) / speed : 0 }
    var logicalEndTime: TimeInterval { isUsable ? (base.logicalEndTime ?? .infinity) / speed : 0 }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        isUsable ? base.animate(value: value, time: time * speed, context: &context) : nil
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard isUsable else { return .zero }
        return base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }
}

/// An animation that counts as over after a time (A11).
struct LogicallyCompleteAnimation: TimedAnimation {
    let base: Animation
    /// In seconds.
    let duration: TimeInterval

    var endTime: TimeInterval { base.endTime ?? .infinity }
    var logicalEndTime: TimeInterval { duration }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let result = base.animate(value: value, time: time, context: &context)
        context.isLogicallyComplete = result == nil || time >= duration
        return result
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let previous = (previous.base as? LogicallyCompleteAnimation)?.base ?? previous
        return base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

extension Animation {
    /// Returns an animation that begins after a delay in seconds.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayedAnimation(base: self, delay: delay)) }

    /// Returns an animation that runs at a multiple of its speed.
    public func speed(_ speed: Double) -> Animation { Animation(PacedAnimation(base: self, speed: speed)) }

    /// Returns an animation that repeats a number of times, every second one backward where it reverses.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
    }

    /// Returns an animation that runs again and again, every second time backward where it reverses.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
    }

    /// Returns an animation that counts as over, for completions, after a number of seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicallyCompleteAnimation(base: self, duration: duration))
    }
}
