/// Something of a node that is on its way: a payload, a frame, a drawing.
class MotionRecord {
    /// The node.
    let node: NodeHandle
    /// Whether nothing moves any more.
    fileprivate(set) var isOver = false

    init(_ node: NodeRef) { self.node = NodeHandle(node) }

    /// Shows the state at the graph's time; returns when it needs to be updated next, infinity for never again.
    func advance(_ node: NodeRef, _ graph: ViewGraph) -> Double { .infinity }

    /// Removes the record from the graph's tables.
    func forget(_ motion: MotionState) {}

    /// Removes and returns the completions whose animations are over.
    func takeEnded() -> [AnimationCompletion] { [] }

    /// Stops all motion at its current place.
    func stop() {}

    /// Ends the record.
    final func end(_ graph: ViewGraph) {
        if isOver { return }
        isOver = true
        stop()
        forget(graph.motion)
        release(graph)
    }

    /// Runs the completions of animations that have ended.
    final func release(_ graph: ViewGraph) {
        for completion in takeEnded() { graph.actions.append { completion.release() } }
    }
}
