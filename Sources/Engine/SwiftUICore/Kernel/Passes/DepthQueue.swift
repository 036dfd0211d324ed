/// Nodes waiting for a pass, ordered by their distance from the root: a row for each distance.
///
/// Nodes at the same distance come out in the order in which they went in. Rows of a list are therefore visited in the
/// order in which their records were made, which is the order of memory.
struct DepthQueue {
    /// The order of the nodes.
    enum Order { case shallowFirst, deepFirst }

    /// The nodes at one distance from the root.
    private struct Level {
        var handles: ContiguousArray<NodeHandle> = []
        /// The place of the first node that waits.
        var next = 0

        /// Removes and returns the first node; nil where none waits.
        mutating func take() -> NodeHandle? {
            guard next < handles.count else { return nil }
            let handle = handles[next]
            next += 1
            if next == handles.count {
                handles.removeAll(keepingCapacity: next <= DepthQueue.keptCapacity)
                next = 0
            }
            return handle
        }
    }

    private var levels: ContiguousArray<Level> = []
    private let order: Order
    /// How many nodes wait.
    private var count = 0
    /// No node waits that comes before the ones at this distance.
    private var front = 0
    /// Rows longer than this give their memory back once they are empty.
    private static let keptCapacity = 1024

    init(_ order: Order) { self.order = order }

    var isEmpty: Bool { count == 0 }

    mutating func push(_ node: NodeRef) {
        let depth = Int(node.depth)
        while levels.count <= depth { levels.append(Level()) }
        levels[depth].handles.append(NodeHandle(node))
        if count == 0 {
            front = depth
        } else {
            front = order == .shallowFirst ? min(front, depth) : max(front, depth)
        }
        count += 1
    }

    /// Removes and returns the first node that is still in the tree.
    mutating func pop() -> NodeRef? {
        while count > 0 {
            if let handle = levels[front].take() {
                count -= 1
                if let node = handle.node { return node }
            } else {
                front += order == .shallowFirst ? 1 : -1
            }
        }
        return nil
    }
}
