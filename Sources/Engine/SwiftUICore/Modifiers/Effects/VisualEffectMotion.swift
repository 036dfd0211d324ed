/// A visual effect whose changes are animated by themselves, whatever the transaction.
protocol ChangeAnimatedEffect {
    /// How changes are shown; nil for at once.
    nonisolated var changeAnimation: Animation? { get }
}

/// A visual effect on its way from one state to another.
final class VisualEffectMotion<Effect: VisualEffect> {
    private var effect: Effect
    private var value: AnimatedValue<Effect.AnimatableData>
    private var record: Record?
    private let show: (NodeRef, Effect) -> Void

    /// Begins at rest.
    /// - Parameter show: Applies an effect to a node.
    init(_ node: NodeRef, _ effect: Effect, show: @escaping (NodeRef, Effect) -> Void) {
        self.effect = effect
        value = AnimatedValue(effect.animatableData)
        self.show = show
    }

    /// Changes the effect.
    func move(to new: Effect, _ animation: Animation, _ node: NodeRef) {
        let graph = node.graph
        effect = new
        if new.animatableData != value.model {
            value.move(
                to: new.animatableData, in: Transaction(animation: animation), at: graph.time, node.environmentValues)
        }
        guard value.isMoving else { return show(node, new) }
        if record?.isOver != false {
            let record = Record(node, self)
            self.record = record
            graph.motion.add(record, graph, at: value.nextTime(after: graph.time))
        }
        advance(node, graph)
    }

    @discardableResult
    private func advance(_ node: NodeRef, _ graph: ViewGraph) -> Double {
        var shown = effect
        let data = value.shown(at: graph.time, node.environmentValues)
        if value.isMoving { shown.animatableData = data }
        show(node, shown)
        return value.nextTime(after: graph.time)
    }

    /// The motion's part among all that moves.
    private final class Record: MotionRecord {
        private weak var motion: VisualEffectMotion?

        init(_ node: NodeRef, _ motion: VisualEffectMotion) {
            self.motion = motion
            super.init(node)
        }

        override func advance(_ node: NodeRef, _ graph: ViewGraph) -> Double {
            motion?.advance(node, graph) ?? .infinity
        }
        override func takeEnded() -> [AnimationCompletion] { motion?.value.takeEnded() ?? [] }
        override func stop() { motion?.value.stop() }
    }
}
