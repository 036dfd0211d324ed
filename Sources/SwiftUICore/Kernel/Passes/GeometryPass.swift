import Foundation

/// The nodes that depend on positions in the window, their own or others': readers of frames outside their own space.
struct GeometryDependents {
    private var nodes: Set<NodeHandle> = []
    var isEmpty: Bool { nodes.isEmpty }

    /// Adds a node; it is forgotten when it leaves the tree.
    mutating func insert(_ node: NodeRef) { nodes.insert(NodeHandle(node)) }

    /// Takes a node out.
    mutating func remove(_ node: NodeRef) { nodes.remove(NodeHandle(node)) }

    fileprivate mutating func take() -> [NodeRef] {
        var gone: [NodeHandle] = []
        var result: [NodeRef] = []
        for handle in nodes {
            if let node = handle.node { result.append(node) } else { gone.append(handle) }
        }
        for handle in gone { nodes.remove(handle) }
        return result.sorted { $0.pointee.depth < $1.pointee.depth }
    }
}

extension ViewGraph {
    /// Whether the nodes that depend on geometry need an update.
    var needsGeometryCheck: Bool { hasMoved && !geometry.isEmpty }

    /// After layout: updates the nodes whose geometry has changed.
    func updateGeometry() {
        guard needsGeometryCheck else { return }
        hasMoved = false
        for node in geometry.take() where !node.pointee.flags.contains(.removed) {
            node.pointee.kind.geometryChanged(node)
        }
    }
}
