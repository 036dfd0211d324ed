import Foundation
import simd

/// A place of a graph, with connections to others.
///
/// Follows Apple's [GKGraphNode](https://developer.apple.com/documentation/gameplaykit/gkgraphnode).
open class GKGraphNode: NSObject {
    /// The nodes that can be reached from this one.
    open internal(set) var connectedNodes: [GKGraphNode] = []

    /// Creates a node without connections.
    public override init() {}
    /// Creates a node without connections: archives cannot be read here.
    public required init?(coder: NSCoder) {}

    /// Adds connections to nodes; in both directions if they are bidirectional.
    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes where node !== self {
            if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
            if bidirectional, !node.connectedNodes.contains(where: { $0 === self }) { node.connectedNodes.append(self) }
        }
    }
    /// Removes connections to nodes; in both directions if they are bidirectional.
    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            connectedNodes.removeAll { $0 === node }
            if bidirectional { node.connectedNodes.removeAll { $0 === self } }
        }
    }

    /// Returns a guess of the cost of the way to a node, never more than the cost itself; 0 for a plain node.
    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }
    /// Returns the cost of the step to a connected node; 1 for a plain node.
    open func cost(to node: GKGraphNode) -> Float { 1 }

    /// Returns the nodes on the cheapest way to a node, with both ends; none if there is no way.
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { PathSearch.path(from: self, to: goalNode) }
    /// Returns the nodes on the cheapest way from a node, with both ends; none if there is no way.
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { PathSearch.path(from: startNode, to: self) }
}

/// A place in the plane.
///
/// Follows Apple's [GKGraphNode2D](https://developer.apple.com/documentation/gameplaykit/gkgraphnode2d).
open class GKGraphNode2D: GKGraphNode {
    /// The place.
    open var position: vector_float2

    /// Creates a node at a place.
    public init(point: vector_float2) {
        position = point
        super.init()
    }
    /// Creates a node at the origin: archives cannot be read here.
    public required init?(coder: NSCoder) {
        position = .zero
        super.init(coder: coder)
    }

    /// Returns the distance to another node of the plane.
    open override func estimatedCost(to node: GKGraphNode) -> Float {
        (node as? GKGraphNode2D).map { simd_distance(position, $0.position) } ?? 0
    }
    /// Returns the distance to another node of the plane.
    open override func cost(to node: GKGraphNode) -> Float { estimatedCost(to: node) }
}

/// A place in space.
///
/// Follows Apple's [GKGraphNode3D](https://developer.apple.com/documentation/gameplaykit/gkgraphnode3d).
open class GKGraphNode3D: GKGraphNode {
    /// The place.
    open var position: vector_float3

    /// Creates a node at a place.
    public init(point: vector_float3) {
        position = point
        super.init()
    }
    /// Creates a node at the origin: archives cannot be read here.
    public required init?(coder: NSCoder) {
        position = .zero
        super.init(coder: coder)
    }

    /// Returns the distance to another node of space.
    open override func estimatedCost(to node: GKGraphNode) -> Float {
        (node as? GKGraphNode3D).map { simd_distance(position, $0.position) } ?? 0
    }
    /// Returns the distance to another node of space.
    open override func cost(to node: GKGraphNode) -> Float { estimatedCost(to: node) }
}

/// A place of a grid.
///
/// Follows Apple's [GKGridGraphNode](https://developer.apple.com/documentation/gameplaykit/gkgridgraphnode).
open class GKGridGraphNode: GKGraphNode {
    /// The column and the row.
    public internal(set) var gridPosition: vector_int2

    /// Creates a node at a column and a row.
    public init(gridPosition: vector_int2) {
        self.gridPosition = gridPosition
        super.init()
    }
    /// Creates a node in the first column and row: archives cannot be read here.
    public required init?(coder: NSCoder) {
        gridPosition = .zero
        super.init(coder: coder)
    }

    /// Returns the distance to another node of the grid, in columns.
    open override func estimatedCost(to node: GKGraphNode) -> Float {
        guard let node = node as? GKGridGraphNode else { return 0 }
        let (x, y) = (
            Float(node.gridPosition.x) - Float(gridPosition.x), Float(node.gridPosition.y) - Float(gridPosition.y)
        )
        return (x * x + y * y).squareRoot()
    }
    /// Returns the distance to another node of the grid, in columns.
    open override func cost(to node: GKGraphNode) -> Float { estimatedCost(to: node) }
}
