import Foundation

/// The nodes that depend on positions in the window, their own or others': readers of frames outside their own space.
struct GeometryDependents {
    private var nodes: Set<NodeHandle> = []
    /// Rows, which depend on positions within them alone: only those are asked in which something moved.
    private var rows: Set<NodeHandle> = []
    /// The elements that moved since the rows were last asked; empty where there are no rows.
    private var moved: [NodeHandle] = []

    /// Whether no node depends on geometry.
    var isEmpty: Bool { nodes.isEmpty && rows.isEmpty }

    /// Adds a node; it is forgotten when it leaves the tree.
    mutating func insert(_ node: NodeRef) { nodes.insert(NodeHandle(node)) }

    /// Takes a node out.
    mutating func remove(_ node: NodeRef) { nodes.remove(NodeHandle(node)) }

    /// Adds a node that depends on positions within it; it is removed when it leaves the tree.
    mutating func insertRow(_ node: NodeRef) { rows.insert(NodeHandle(node)) }

    /// Removes a row that leaves the tree.
    mutating func removeRow(_ node: NodeRef) { rows.remove(NodeHandle(node)) }

    /// Notes that an element moved, relative to those around it.
    @inline(__always)
    mutating func noteMove(of node: NodeRef) {
        if rows.isEmpty { return }
        if moved.count >= mostMoved { compactMoved() }
        moved.append(NodeHandle(node))
    }

    /// The number of elements noted before their rows replace them.
    private var mostMoved = Self.leastLimit
    private static let leastLimit = 4096

    /// Replaces the elements by their rows: an element may place its content in every frame without a move that leads to
    /// a check.
    private mutating func compactMoved() {
        moved = Array(rowsAroundMoved())
        mostMoved = max(Self.leastLimit, 2 * moved.count)
    }

    /// Returns the rows in which something moved.
    private mutating func takeRows() -> [NodeRef] {
        if moved.isEmpty { return [] }
        let found = rowsAroundMoved()
        moved.removeAll(keepingCapacity: moved.count < 1024)
        mostMoved = Self.leastLimit
        return found.compactMap(\.node)
    }

    private func rowsAroundMoved() -> Set<NodeHandle> {
        var found: Set<NodeHandle> = []
        for handle in moved {
            var node = handle.node
            while let current = node {
                let row = NodeHandle(current)
                if rows.contains(row) { found.insert(row) }
                node = current.parent
            }
        }
        return found
    }

    /// Returns the nodes to ask, the outermost first.
    fileprivate mutating func take() -> [NodeHandle] {
        var gone: [NodeHandle] = []
        var result = takeRows()
        for handle in nodes {
            if let node = handle.node { result.append(node) } else { gone.append(handle) }
        }
        for handle in gone { nodes.remove(handle) }
        return result.sorted { $0.depth < $1.depth }.map { NodeHandle($0) }
    }

    /// Leaves a node that is out of sight for later; others are asked each time something moved anyway.
    fileprivate mutating func postpone(_ handle: NodeHandle) {
        if rows.contains(handle) { moved.append(handle) }
    }
}

extension ViewGraph {
    /// Whether the nodes that depend on geometry need an update.
    var needsGeometryCheck: Bool { hasMoved && !geometry.isEmpty }

    /// After layout: updates the nodes whose geometry has changed.
    func updateGeometry() {
        guard needsGeometryCheck else { return }
        hasMoved = false
        for handle in geometry.take() {
            guard let node = handle.node else { continue }
            if node.isOutOfSight { geometry.postpone(handle) } else { node.kind.geometryChanged(node) }
        }
    }
}

extension NodeRef {
    /// Whether the node is in content that is kept, and not shown: a row scrolled away, a page that is covered.
    fileprivate var isOutOfSight: Bool {
        var node: NodeRef? = self
        while let current = node {
            if current.flags.contains(.isHidden), !current.kind.showsContentAside { return true }
            node = current.parent
        }
        return false
    }
}
