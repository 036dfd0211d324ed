import Foundation
import simd

/// A graph of the ways around obstacles of the plane: the corners, with a distance, and the lines of sight between them.
///
/// Follows Apple's [GKObstacleGraph](https://developer.apple.com/documentation/gameplaykit/gkobstaclegraph).
open class GKObstacleGraph<NodeType: GKGraphNode2D>: GKGraph {
    private struct Part {
        let obstacle: GKPolygonObstacle, nodes: [GKGraphNode2D], wall: Outline
    }
    private struct Lock: Hashable {
        let a: ObjectIdentifier, b: ObjectIdentifier
        init(_ a: GKGraphNode, _ b: GKGraphNode) { (self.a, self.b) = (ObjectIdentifier(a), ObjectIdentifier(b)) }
    }

    /// The distance from obstacles, in the units of their corners.
    public let bufferRadius: Float
    private var parts: [Part] = []
    private var locks: Set<Lock> = []

    /// The obstacles.
    open var obstacles: [GKPolygonObstacle] { parts.map(\.obstacle) }

    /// Creates a graph around obstacles, with nodes of a class.
    public init(obstacles: [GKPolygonObstacle], bufferRadius: Float, nodeClass: AnyClass) {
        self.bufferRadius = max(bufferRadius, 0)
        super.init()
        if ObjectIdentifier(nodeClass) != ObjectIdentifier(GKGraphNode2D.self) { GameplayGaps.nodeClass() }
        addObstacles(obstacles)
    }
    /// Creates a graph around obstacles.
    public convenience init(obstacles: [GKPolygonObstacle], bufferRadius: Float) {
        self.init(obstacles: obstacles, bufferRadius: bufferRadius, nodeClass: NodeType.self)
    }
    /// Creates an empty graph: archives cannot be read here.
    public required init?(coder: NSCoder) {
        bufferRadius = 0
        super.init(coder: coder)
    }

    // MARK: Obstacles

    /// Adds obstacles: nodes at their corners, and fewer lines of sight between the others.
    open func addObstacles(_ obstacles: [GKPolygonObstacle]) {
        for obstacle in obstacles where !parts.contains(where: { $0.obstacle === obstacle }) {
            let outline = Outline(obstacle.points)
            // Walls are a little nearer than nodes, so that lines along a wall stay open.
            let slack = max(outline.extent, 1) * 1e-3
            let corners = outline.grown(by: bufferRadius).points.map { GKGraphNode2D(point: $0) }
            parts.append(Part(obstacle: obstacle, nodes: corners, wall: outline.grown(by: bufferRadius - slack)))
            super.add(corners)
        }
        connectAll()
    }
    /// Removes obstacles and their nodes.
    open func removeObstacles(_ obstacles: [GKPolygonObstacle]) {
        let gone = parts.filter { part in obstacles.contains { $0 === part.obstacle } }
        parts.removeAll { part in gone.contains { $0.obstacle === part.obstacle } }
        super.remove(gone.flatMap(\.nodes))
        connectAll()
    }
    /// Removes all obstacles and their nodes.
    open func removeAllObstacles() { removeObstacles(obstacles) }
    /// Returns the nodes around an obstacle.
    open func nodes(for obstacle: GKPolygonObstacle) -> [NodeType] {
        parts.first { $0.obstacle === obstacle }?.nodes.compactMap { $0 as? NodeType } ?? []
    }

    // MARK: Nodes

    /// Adds a node with connections to all nodes that are visible from it.
    open func connectUsingObstacles(node: NodeType) { connectUsingObstacles(node: node, ignoring: []) }
    /// Adds a node with connections to all nodes that are visible from it, as if some obstacles were not there.
    open func connectUsingObstacles(node: NodeType, ignoring obstaclesToIgnore: [GKPolygonObstacle]) {
        let walls = parts.filter { part in !obstaclesToIgnore.contains { $0 === part.obstacle } }.map(\.wall)
        connect(node, walls)
    }
    /// Adds a node with connections to all nodes that are visible from it; some obstacles have no distance around them.
    open func connectUsingObstacles(
        node: NodeType, ignoringBufferRadiusOf obstaclesBufferRadiusToIgnore: [GKPolygonObstacle]
    ) {
        let walls = parts.map { part in
            obstaclesBufferRadiusToIgnore.contains { $0 === part.obstacle } ? Outline(part.obstacle.points) : part.wall
        }
        connect(node, walls)
    }

    private func connect(_ node: GKGraphNode2D, _ walls: [Outline]) {
        super.add([node])
        for case let other as GKGraphNode2D in nodes ?? [] where other !== node {
            if !walls.contains(where: { $0.blocks(node.position, other.position) }) {
                node.addConnections(to: [other], bidirectional: true)
            }
        }
    }

    /// Connects all nodes again by their lines of sight; locked connections stay.
    private func connectAll() {
        let all = (nodes ?? []).compactMap { $0 as? GKGraphNode2D }
        let walls = parts.map(\.wall)
        for (place, node) in all.enumerated() {
            for other in all[(place + 1)...] {
                let isOpen = !walls.contains { $0.blocks(node.position, other.position) }
                for (from, to) in [(node, other), (other, node)] where !locks.contains(Lock(from, to)) {
                    if isOpen {
                        from.addConnections(to: [to], bidirectional: false)
                    } else {
                        from.removeConnections(to: [to], bidirectional: false)
                    }
                }
            }
        }
    }

    // MARK: Locks

    /// Keeps a connection as it is when obstacles change.
    open func lockConnection(from startNode: NodeType, to endNode: NodeType) { locks.insert(Lock(startNode, endNode)) }
    /// Allows changes of a connection when obstacles change.
    open func unlockConnection(from startNode: NodeType, to endNode: NodeType) {
        locks.remove(Lock(startNode, endNode))
    }
    /// Returns whether a connection stays when obstacles change.
    open func isConnectionLocked(from startNode: NodeType, to endNode: NodeType) -> Bool {
        locks.contains(Lock(startNode, endNode))
    }
    /// Returns the class of the nodes.
    open func classForGenericArgument(at index: Int) -> AnyClass { NodeType.self }
}

extension GKObstacleGraph where NodeType == GKGraphNode2D {
    /// Creates a graph around obstacles.
    @_disfavoredOverload
    public convenience init(obstacles: [GKPolygonObstacle], bufferRadius: Float) {
        self.init(obstacles: obstacles, bufferRadius: bufferRadius, nodeClass: GKGraphNode2D.self)
    }
}
