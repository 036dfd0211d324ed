/// A graph's queues of appearance and change actions.
struct LifecycleState {
    /// Counts frames, to limit the actions of one.
    private(set) var frame: UInt64 = 0
    /// Lifecycle nodes in whose content elements were inserted or removed.
    private(set) var changed: [NodeHandle] = []

    /// Begins a frame: change actions may run again.
    mutating func beginFrame() { frame += 1 }

    /// Notes that elements were inserted or removed in a lifecycle node's content.
    mutating func noteChange(in node: NodeRef) { changed.append(NodeHandle(node)) }

    /// Removes and returns the noted nodes.
    mutating func takeChanged() -> [NodeHandle] {
        defer { changed.removeAll(keepingCapacity: true) }
        return changed
    }
}

/// How often an action ran in the frame under way.
struct FrameBudget {
    private var frame: UInt64 = 0
    private var runs = 0

    /// Counts a run; returns whether it may take place.
    mutating func spend(in graph: ViewGraph) -> Bool {
        if frame != graph.lifecycle.frame { (frame, runs) = (graph.lifecycle.frame, 0) }
        runs += 1
        return runs <= FrameLimits.actions
    }
}

extension ViewGraph {
    /// Notifies the lifecycle nodes around dynamic content that elements were inserted or removed.
    func noteLifecycleChange(of node: NodeRef) {
        var current: NodeRef? = node
        while let node = current, !node.isElement {
            if node.kind === LifecycleKind.shared { lifecycle.noteChange(in: node) }
            current = node.parent
        }
    }

    /// Runs appearance actions of contents that were empty, and disappearance actions of contents that have become so.
    func updateLifecycle() {
        for handle in lifecycle.takeChanged() {
            guard let node = handle.node else { continue }
            let record = LifecycleKind.shared.payload(node).pointee
            if record.needsContent { record.setPresent(node.canAppear(record), at: node) }
        }
    }
}
