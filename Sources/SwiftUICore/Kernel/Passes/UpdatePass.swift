/// The update pass: bodies are evaluated, parents first, each at most once.
struct UpdatePass {
    fileprivate var queue = DepthQueue(.shallowFirst)

    /// Whether no body waits.
    var isEmpty: Bool { queue.isEmpty }
}

extension ViewGraph {
    /// Puts a node into the queue of the update pass.
    func enqueueBody(_ node: NodeRef) {
        node.pointee.flags.insert(.bodyDirty)
        if node.pointee.flags.contains(.bodyQueued) { return }
        node.pointee.flags.insert(.bodyQueued)
        updatePass.queue.push(node)
    }

    /// Runs the update pass.
    func updateBodies() {
        while let node = updatePass.queue.pop() {
            node.pointee.flags.remove(.bodyQueued)
            // A node outside the tree may refer to deleted data (S18); it is evaluated if it comes back.
            if node.pointee.flags.isDisjoint(with: [.isLeaving, .awaitsBatch]), node.pointee.flags.contains(.bodyDirty)
            {
                node.pointee.kind.evaluate(node)
            }
        }
    }
}
