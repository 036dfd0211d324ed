/// A value in motion: its end, and the animations toward it that are running (A05).
///
/// The value shown is the model, less the rest of each animation's distance. A new animation adds its own distance; a
/// spring takes over from a running one and keeps its speed.
struct AnimatedValue<Data: VectorArithmetic> {
    /// The value at the end.
    private(set) var model: Data
    private var runs: [AnimationRun<Data>] = []
    /// Completions that waited for animations which are over: the owner of the value runs them.
    private var ended: [AnimationCompletion] = []

    /// A value at rest.
    init(_ model: Data) { self.model = model }

    /// Whether the value is on its way.
    var isMoving: Bool { !runs.isEmpty }

    /// Changes the end of the value, with the transaction's animation: at once if there is none, or if the distance is
    /// not finite.
    mutating func move(
        to target: Data, in transaction: Transaction, at time: Double, _ environment: EnvironmentValues
    ) {
        var way = target - model
        model = target
        guard let animation = transaction.animation, way.magnitudeSquared.isFinite else { return stop() }
        if way == .zero || prolong(by: way, animation, transaction, time) { return }
        if merge(way, animation, transaction, time, environment) { return }
        // An endless animation makes room: the new animation continues from its current value.
        for index in runs.indices.reversed() where runs[index].animation.endTime == .infinity {
            var run = runs.remove(at: index)
            way += run.way - (run.part(at: time, environment) ?? run.way)
            ended += run.waiting
        }
        var run = AnimationRun(animation: animation, way: way, start: time)
        guard run.part(at: time, environment) != nil else { return }
        run.wait(for: transaction.completions)
        runs.append(run)
    }

    /// Makes the last animation's way longer, if it began at the same moment and is the same.
    private mutating func prolong(
        by way: Data, _ animation: Animation, _ transaction: Transaction, _ time: Double
    ) -> Bool {
        guard let last = runs.indices.last, runs[last].start == time, runs[last].animation == animation else {
            return false
        }
        runs[last].way += way
        runs[last].wait(for: transaction.completions)
        if runs[last].way == .zero { ended += runs.removeLast().waiting }
        return true
    }

    /// Offers the last animation's state to a new one, which may merge with it.
    private mutating func merge(
        _ way: Data, _ animation: Animation, _ transaction: Transaction, _ time: Double,
        _ environment: EnvironmentValues
    ) -> Bool {
        guard let last = runs.indices.last else { return false }
        let run = runs[last]
        var context = AnimationContext(state: run.state, environment: environment)
        let merges = animation.shouldMerge(
            previous: run.animation, value: run.way + way, time: max(time - run.start, 0), context: &context)
        if !merges { return false }
        runs[last].state = context.state
        runs[last].animation = animation
        runs[last].way += way
        runs[last].isLogicallyComplete = false
        runs[last].wait(for: transaction.completions)
        return true
    }

    /// Changes the end of the value and keeps the rest of the distances.
    mutating func shift(to target: Data) {
        if (target - model).magnitudeSquared.isFinite { model = target } else { jump(to: target) }
    }

    /// Brings the value to an end at once.
    mutating func jump(to target: Data) {
        model = target
        stop()
    }

    /// Brings the value to its end at once.
    mutating func stop() {
        for run in runs { ended += run.waiting }
        runs.removeAll()
    }

    /// The value at a time; finished animations are removed.
    mutating func shown(at time: Double, _ environment: EnvironmentValues) -> Data {
        var result = model
        var isAnyOver = false
        for index in runs.indices {
            if let part = runs[index].part(at: time, environment) {
                result += part - runs[index].way
                if runs[index].isLogicallyComplete { ended += runs[index].takeLogicallyComplete() }
            } else {
                isAnyOver = true
                ended += runs[index].waiting
                runs[index].isOver = true
            }
        }
        if isAnyOver { runs.removeAll(where: \.isOver) }
        return result
    }

    /// The time of the next change: now while something moves, later if all animations wait.
    func nextTime(after time: Double) -> Double { runs.map { max($0.begin, time) }.min() ?? .infinity }

    /// Removes and returns the completions to be released.
    mutating func takeEnded() -> [AnimationCompletion] {
        defer { ended.removeAll() }
        return ended
    }
}

/// One animation of a value.
struct AnimationRun<Data: VectorArithmetic> {
    var animation: Animation
    /// The whole way, as a vector.
    var way: Data
    /// When it began, in seconds of the host's clock.
    let start: Double
    var state = AnimationState<Data>()
    var isLogicallyComplete = false
    var isOver = false
    /// The completions that wait for the animation.
    var waiting: [AnimationCompletion] = []

    init(animation: Animation, way: Data, start: Double) {
        self.animation = animation
        self.way = way
        self.start = start
    }

    /// When the value first leaves its place, in seconds of the host's clock.
    var begin: Double { start + max((animation.base as? DelayedAnimation)?.delay ?? 0, 0) }

    /// The part of the distance that is covered at a time; nil once the animation is over, or returns a value that is
    /// not a number.
    mutating func part(at time: Double, _ environment: EnvironmentValues) -> Data? {
        var context = AnimationContext(state: state, environment: environment)
        context.isLogicallyComplete = isLogicallyComplete
        let part = animation.animate(value: way, time: max(time - start, 0), context: &context)
        state = context.state
        isLogicallyComplete = context.isLogicallyComplete
        return part.flatMap { $0.magnitudeSquared.isFinite ? $0 : nil }
    }

    /// Adds completions that wait for the animation, each once.
    mutating func wait(for completions: [AnimationCompletion]) {
        for completion in completions where !waiting.contains(where: { $0 === completion }) {
            completion.hold()
            waiting.append(completion)
        }
    }

    /// Removes and returns the completions that wait only until the animation appears to be over.
    mutating func takeLogicallyComplete() -> [AnimationCompletion] {
        let done = waiting.filter { $0.criteria == .logicallyComplete }
        waiting.removeAll { $0.criteria == .logicallyComplete }
        return done
    }
}
