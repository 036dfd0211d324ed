/// The update pass: bodies are evaluated, parents first, each at most once.
struct UpdatePass {
    fileprivate var queue = DepthQueue(.shallowFirst)

    /// Whether no body waits.
    var isEmpty: Bool { queue.isEmpty }
}

extension ViewGraph {
    /// Puts a node into the queue of the update pass.
    func enqueueBody(_ node: NodeRef) {
        checkThread()
        node.flags.insert(.bodyDirty)
        if node.flags.contains(.bodyQueued) { return }
        node.flags.insert(.bodyQueued)
        updatePass.queue.push(node)
    }

    /// Runs the update pass.
    func updateBodies() {
        while let node = updatePass.queue.pop() {
            node.flags.remove(.bodyQueued)
            // A node outside the tree may refer to deleted data (S18); it is evaluated if it comes back.
            if node.flags.isDisjoint(with: [.isLeaving, .awaitsBatch]), node.flags.contains(.bodyDirty) {
                node.kind.evaluate(node)
            }
        }
    }
}
