/// The release pass: removes rows that a list made and that are far out of sight.
///
/// It runs when everything else has come to rest. The rows that it removes are hidden and contribute nothing, so no
/// other pass has anything to do for it.
struct ReleasePass {
    private struct Entry {
        var collection: NodeHandle
        /// The places of the elements whose rows stay.
        var kept: Range<Int>
    }

    private var queue: [Entry] = []

    /// Whether nothing waits.
    var isEmpty: Bool { queue.isEmpty }

    /// Notes that a collection made many more rows than those near the visible ones.
    mutating func enqueue(_ collection: NodeRef, keeping kept: Range<Int>) {
        queue.append(Entry(collection: NodeHandle(collection), kept: kept))
    }

    /// Runs the pass.
    mutating func run(in graph: ViewGraph) {
        var queue: [Entry] = []
        swap(&queue, &self.queue)
        let inUse = graph.nodesInUse
        for entry in queue {
            guard let node = entry.collection.node, let provider = node.kind as? LazyProviding else { continue }
            provider.releaseItems(node, keeping: entry.kept, inUse: inUse)
        }
    }
}

extension ViewGraph {
    /// The focused node and its ancestors: a row in which the user types stays, wherever it is scrolled to.
    fileprivate var nodesInUse: Set<NodeRef> {
        var nodes: Set<NodeRef> = []
        var node = eventHandling?.focusedNode
        while let current = node {
            nodes.insert(current)
            node = current.parent
        }
        return nodes
    }
}
