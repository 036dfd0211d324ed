nonisolated(unsafe) private let animatableTypes = ConformanceFilter((any Animatable).self)

/// Knows with which part of a payload animations calculate.
class PayloadAnimator<Payload> {
    init() {}

    /// The payload to show while a node's payload changes: the new one, or a state between.
    /// - Parameters:
    ///   - current: The payload shown now.
    ///   - new: The new payload.
    ///   - write: Shows a payload at a later time.
    func shown(
        _ node: NodeRef, current: Payload, new: Payload, write: @escaping (NodeRef, Payload) -> Void
    ) -> Payload { new }

    /// An animator of an animatable type; nil where it has nothing to animate.
    static func of(_ type: Payload.Type) -> PayloadAnimator<Payload>? {
        guard animatableTypes.mayConform(type), let animatable = type as? any Animatable.Type
        else { return nil }
        func open<A: Animatable>(_ type: A.Type) -> PayloadAnimator<Payload>? {
            if A.AnimatableData.self == EmptyAnimatableData.self { return nil }
            let animator = VectorAnimator<A, A.AnimatableData>(
                get: { $0.animatableData }, set: { $0.animatableData = $1 })
            return unsafeDowncast(animator as AnyObject, to: PayloadAnimator<Payload>.self)
        }
        return open(animatable)
    }
}

/// An animator by animatable data.
final class VectorAnimator<Payload, Data: VectorArithmetic>: PayloadAnimator<Payload> {
    let get: (Payload) -> Data
    let set: (inout Payload, Data) -> Void

    init(get: @escaping (Payload) -> Data, set: @escaping (inout Payload, Data) -> Void) {
        self.get = get
        self.set = set
    }

    override func shown(
        _ node: NodeRef, current: Payload, new: Payload, write: @escaping (NodeRef, Payload) -> Void
    ) -> Payload {
        let graph = node.graph
        let target = get(new)
        if let running = graph.motion.payloads[node] as? PayloadMotion<Payload, Data> {
            running.model = new
            if target != running.value.model {
                running.value.move(to: target, in: node.effectiveTransaction, at: graph.time, node.environmentValues)
                running.release(graph)
            }
            // An animation at rest ends with the next frame.
            graph.motion.wake(at: running.value.isMoving ? running.value.nextTime(after: graph.time) : graph.time)
            return running.shown(graph, node.environmentValues)
        }
        let start = get(current)
        if start == target { return new }
        let transaction = node.effectiveTransaction
        if transaction.animation == nil { return new }
        var value = AnimatedValue(start)
        value.move(to: target, in: transaction, at: graph.time, node.environmentValues)
        guard value.isMoving else { return new }
        let record = PayloadMotion(node, self, new, value, write)
        graph.motion.payloads[node] = record
        graph.motion.add(record, graph, at: value.nextTime(after: graph.time))
        return record.shown(graph, node.environmentValues)
    }
}

/// A payload on its way.
final class PayloadMotion<Payload, Data: VectorArithmetic>: MotionRecord {
    /// The payload's new value.
    var model: Payload
    var value: AnimatedValue<Data>
    private let animator: VectorAnimator<Payload, Data>
    private let write: (NodeRef, Payload) -> Void

    init(
        _ node: NodeRef, _ animator: VectorAnimator<Payload, Data>, _ model: Payload, _ value: AnimatedValue<Data>,
        _ write: @escaping (NodeRef, Payload) -> Void
    ) {
        self.animator = animator
        self.model = model
        self.value = value
        self.write = write
        super.init(node)
    }

    /// The value to show now: the model itself once it is reached.
    func shown(_ graph: ViewGraph, _ environment: EnvironmentValues) -> Payload {
        let data = value.shown(at: graph.time, environment)
        guard value.isMoving else { return model }
        var result = model
        animator.set(&result, data)
        return result
    }

    override func advance(_ node: NodeRef, _ graph: ViewGraph) -> Double {
        write(node, shown(graph, node.environmentValues))
        return value.nextTime(after: graph.time)
    }

    override func forget(_ motion: MotionState) { motion.payloads[node.ref] = nil }
    override func takeEnded() -> [AnimationCompletion] { value.takeEnded() }
    override func stop() { value.stop() }
}

extension TypedKind {
    /// Adopts a new payload, at once or animated; returns the updates this requires.
    func updateAnimated(_ node: NodeRef, with new: Payload) -> NodeChange {
        guard let animator else { return update(node, with: new) }
        let shown = animator.shown(node, current: payload(node).pointee, new: new) { [unowned self] node, shown in
            let change = update(node, with: shown)
            if !change.isEmpty { node.kind.payloadChanged(node, change) }
        }
        return update(node, with: shown)
    }
}

extension NodeRef {
    /// The environment of the node's content.
    var environmentValues: EnvironmentValues { EnvironmentValues(head: environment) }
}
