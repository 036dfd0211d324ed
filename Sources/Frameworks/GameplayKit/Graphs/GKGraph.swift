import Foundation
import simd

/// Places with connections, between which ways are found.
///
/// ```swift
/// let (door, window) = (GKGraphNode2D(point: [0, 0]), GKGraphNode2D(point: [3, 4]))
/// door.addConnections(to: [window], bidirectional: true)
/// let way = GKGraph([door, window]).findPath(from: door, to: window)
/// ```
///
/// Follows Apple's [GKGraph](https://developer.apple.com/documentation/gameplaykit/gkgraph).
open class GKGraph: NSObject {
    /// The nodes.
    open internal(set) var nodes: [GKGraphNode]?

    /// Creates an empty graph.
    public override init() { nodes = [] }
    /// Creates a graph of nodes.
    public init(_ nodes: [GKGraphNode]) { self.nodes = nodes }
    /// Creates an empty graph: archives cannot be read here.
    public required init?(coder: NSCoder) { nodes = [] }

    /// Adds nodes that are not in the graph yet.
    open func add(_ nodes: [GKGraphNode]) {
        var known = Set((self.nodes ?? []).map(ObjectIdentifier.init))
        for node in nodes where known.insert(ObjectIdentifier(node)).inserted {
            self.nodes = (self.nodes ?? []) + [node]
        }
    }
    /// Removes nodes and the connections to them.
    open func remove(_ nodes: [GKGraphNode]) {
        let gone = Set(nodes.map(ObjectIdentifier.init))
        let all = self.nodes ?? []
        for node in all where !gone.contains(ObjectIdentifier(node)) {
            node.connectedNodes.removeAll { gone.contains(ObjectIdentifier($0)) }
        }
        for node in nodes { node.connectedNodes = [] }
        self.nodes = all.filter { !gone.contains(ObjectIdentifier($0)) }
    }
    /// Adds a node with a connection to the node that costs least from it.
    open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
        let nearest = (nodes ?? []).filter { $0 !== node }.min {
            node.estimatedCost(to: $0) < node.estimatedCost(to: $1)
        }
        if let nearest { node.addConnections(to: [nearest], bidirectional: bidirectional) }
        add([node])
    }
    /// Returns the nodes on the cheapest way between two nodes, with both ends; none if there is no way.
    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
        startNode.findPath(to: endNode)
    }
}

/// A graph of columns and rows, whose neighbors are connected.
///
/// Follows Apple's [GKGridGraph](https://developer.apple.com/documentation/gameplaykit/gkgridgraph). The graph makes nodes of the
/// class `GKGridGraphNode`; nodes of an app's own class are made in code.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
    /// The first column and row.
    public let gridOrigin: vector_int2
    /// The number of columns.
    public private(set) var gridWidth: Int
    /// The number of rows.
    public private(set) var gridHeight: Int
    /// Whether nodes are connected diagonally, too.
    public let diagonalsAllowed: Bool
    private var places: [vector_int2: GKGridGraphNode] = [:]

    /// Creates a grid with a node in each place, of a class.
    public init(
        fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool,
        nodeClass aClass: AnyClass
    ) {
        (gridOrigin, self.diagonalsAllowed) = (position, diagonalsAllowed)
        (gridWidth, gridHeight) = (Int(max(width, 0)), Int(max(height, 0)))
        super.init()
        if ObjectIdentifier(aClass) != ObjectIdentifier(GKGridGraphNode.self) { GameplayGaps.nodeClass() }
        fill()
    }
    /// Creates a grid with a node in each place.
    public convenience init(
        fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool
    ) {
        self.init(
            fromGridStartingAt: position, width: width, height: height, diagonalsAllowed: diagonalsAllowed,
            nodeClass: NodeType.self)
    }
    /// Creates an empty grid: archives cannot be read here.
    public required init?(coder: NSCoder) {
        (gridOrigin, gridWidth, gridHeight, diagonalsAllowed) = (.zero, 0, 0, false)
        super.init(coder: coder)
    }

    private func fill() {
        var made: [GKGraphNode] = []
        for row in 0..<Int32(gridHeight) {
            for column in 0..<Int32(gridWidth) {
                let node = GKGridGraphNode(gridPosition: gridOrigin &+ vector_int2(column, row))
                places[node.gridPosition] = node
                made.append(node)
            }
        }
        nodes = made
        for case let node as GKGridGraphNode in made { connect(node) }
    }

    private func connect(_ node: GKGridGraphNode) {
        var steps: [vector_int2] = [[1, 0], [-1, 0], [0, 1], [0, -1]]
        if diagonalsAllowed { steps += [[1, 1], [1, -1], [-1, 1], [-1, -1]] }
        node.addConnections(to: steps.compactMap { places[node.gridPosition &+ $0] }, bidirectional: true)
    }

    /// Returns the node in a place; nil if there is none.
    open func node(atGridPosition position: vector_int2) -> NodeType? { places[position] as? NodeType }
    /// Connects a node with its neighbors, and adds it to the grid.
    open func connectToAdjacentNodes(_ node: GKGridGraphNode) {
        add([node])
        connect(node)
    }
    /// Connects a node with its neighbors, and adds it to the grid.
    open func connectNode(toAdjacentNodes node: NodeType) { connectToAdjacentNodes(node) }

    open override func add(_ nodes: [GKGraphNode]) {
        super.add(nodes)
        for case let node as GKGridGraphNode in nodes { places[node.gridPosition] = node }
    }
    open override func remove(_ nodes: [GKGraphNode]) {
        super.remove(nodes)
        for case let node as GKGridGraphNode in nodes where places[node.gridPosition] === node {
            places[node.gridPosition] = nil
        }
    }
    /// Returns the class of the nodes.
    open func classForGenericArgument(at index: Int) -> AnyClass { NodeType.self }
}

extension GKGridGraph where NodeType == GKGridGraphNode {
    /// Creates a grid with a node in each place.
    @_disfavoredOverload
    public convenience init(
        fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool
    ) {
        self.init(
            fromGridStartingAt: position, width: width, height: height, diagonalsAllowed: diagonalsAllowed,
            nodeClass: GKGridGraphNode.self)
    }
}
