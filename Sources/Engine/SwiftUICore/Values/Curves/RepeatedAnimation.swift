import Foundation
import OrielBasics

/// An animation that runs several times.
struct RepeatedAnimation: TimedAnimation {
    let base: Animation
    /// How many times; nil forever.
    let count: Int?
    /// Whether every second repetition is reversed.
    let autoreverses: Bool

    var endTime: TimeInterval {
        guard let count, let once = base.endTime else { return .infinity }
        return once * Double(max(count, 0))
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var inner = context
        defer { context.state = inner.state }
        if let once = base.endTime {
            guard once > 0, let index = index(at: time, once) else {
                context.isLogicallyComplete = true
                return nil
            }
            let part = base.animate(value: value, time: time - Double(index) * once, context: &inner) ?? value
            return isBackwards(index) ? value - part : part
        }
        // When the animation ends is known only once it has: each time begins where the last was found over.
        var run = inner.state[RepeatState.self]
        var part = base.animate(value: value, time: time - run.start, context: &inner)
        if part == nil {
            run.index += 1
            run.start = time
            if let count, run.index >= count {
                context.isLogicallyComplete = true
                return nil
            }
            inner = context
            part = base.animate(value: value, time: 0, context: &inner)
        }
        inner.state[RepeatState.self] = run
        guard let part else { return nil }
        return isBackwards(run.index) ? value - part : part
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let start: TimeInterval
        let backwards: Bool
        if let once = base.endTime {
            guard once > 0, let index = index(at: time, once) else { return .zero }
            (start, backwards) = (Double(index) * once, isBackwards(index))
        } else {
            let run = context.state[RepeatState.self]
            (start, backwards) = (run.start, isBackwards(run.index))
        }
        return base.velocity(value: value, time: time - start, context: context)?.scaled(by: backwards ? -1 : 1)
    }

    /// The number of the run at a time, from 0; nil once all are over.
    private func index(at time: TimeInterval, _ once: TimeInterval) -> Int? {
        if once == .infinity { return 0 }
        let index = max((time / once).rounded(.down), 0)
        if let count, index >= Double(count) { return nil }
        return index < 1e15 ? Int(clamping: index) : 0
    }

    private func isBackwards(_ index: Int) -> Bool { autoreverses && index % 2 == 1 }
}

/// Which run of a repeated animation is under way, and when it began.
private struct RepeatState: AnimationStateKey {
    static var defaultValue: RepeatState { RepeatState() }
    var index = 0
    var start: TimeInterval = 0
}
