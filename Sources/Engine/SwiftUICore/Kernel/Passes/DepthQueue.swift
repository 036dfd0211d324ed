/// Nodes waiting for a pass, ordered by their distance from the root: a binary heap.
struct DepthQueue {
    /// The order of the nodes.
    enum Order { case shallowFirst, deepFirst }

    private var entries: [(key: Int32, handle: NodeHandle)] = []
    private let order: Order

    init(_ order: Order) { self.order = order }

    var isEmpty: Bool { entries.isEmpty }

    mutating func push(_ node: NodeRef) {
        let depth = Int32(node.depth)
        entries.append((order == .shallowFirst ? depth : -depth, NodeHandle(node)))
        var index = entries.count - 1
        while index > 0 {
            let parent = (index - 1) / 2
            if entries[parent].key <= entries[index].key { break }
            entries.swapAt(parent, index)
            index = parent
        }
    }

    /// Removes and returns the first node that is still in the tree.
    mutating func pop() -> NodeRef? {
        while let first = entries.first {
            let last = entries.removeLast()
            if !entries.isEmpty {
                entries[0] = last
                var index = 0
                while true {
                    var least = index
                    let left = 2 * index + 1
                    if left < entries.count, entries[left].key < entries[least].key { least = left }
                    if left + 1 < entries.count, entries[left + 1].key < entries[least].key { least = left + 1 }
                    if least == index { break }
                    entries.swapAt(index, least)
                    index = least
                }
            }
            if let node = first.handle.node { return node }
        }
        return nil
    }
}
