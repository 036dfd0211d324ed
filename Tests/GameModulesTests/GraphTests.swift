import GameplayKit
import Testing

/// A node without a place, whose steps have costs by their aims.
private final class Toll: GKGraphNode {
    var tolls: [GKGraphNode: Float] = [:]
    override func cost(to node: GKGraphNode) -> Float { tolls[node] ?? 1 }
}

@Suite("Ways in graphs")
struct GraphTests {
    @Test("A way in a grid goes around the nodes that were removed")
    func grid() throws {
        let graph = GKGridGraph(
            fromGridStartingAt: vector_int2(0, 0), width: 5, height: 5, diagonalsAllowed: false)
        #expect(graph.nodes?.count == 25)
        let wall = (0..<4).compactMap { graph.node(atGridPosition: [2, $0]) }
        graph.remove(wall)
        let start = try #require(graph.node(atGridPosition: [0, 0]))
        let end = try #require(graph.node(atGridPosition: [4, 0]))
        let path = try #require(graph.findPath(from: start, to: end) as? [GKGridGraphNode])
        #expect(path.count == 13 && path.first === start && path.last === end)
        #expect(
            path.contains { $0.gridPosition == [2, 4] }
                && !path.contains { $0.gridPosition.x == 2 && $0.gridPosition.y < 4 })
        graph.remove([try #require(graph.node(atGridPosition: [2, 4]))])
        #expect(graph.findPath(from: start, to: end).isEmpty)
    }

    @Test("Diagonal steps are allowed where the grid says so")
    func diagonals() throws {
        let graph = GKGridGraph<GKGridGraphNode>(
            fromGridStartingAt: [1, 1], width: 4, height: 4, diagonalsAllowed: true)
        let (start, end) = (graph.node(atGridPosition: [1, 1]), graph.node(atGridPosition: [4, 4]))
        #expect(try graph.findPath(from: #require(start), to: #require(end)).count == 4)
        #expect(graph.node(atGridPosition: [0, 0]) == nil)
    }

    @Test("The cheapest way counts, not the one with the fewest steps")
    func costs() {
        let nodes = [[0, 0], [10, 0], [3, 0], [6, 0]].map { GKGraphNode2D(point: vector_float2($0[0], $0[1])) }
        let detour = GKGraphNode2D(point: [5, 40])
        nodes[0].addConnections(to: [detour, nodes[2]], bidirectional: true)
        detour.addConnections(to: [nodes[1]], bidirectional: true)
        nodes[2].addConnections(to: [nodes[3]], bidirectional: true)
        nodes[3].addConnections(to: [nodes[1]], bidirectional: false)
        let graph = GKGraph(nodes + [detour])
        #expect(graph.findPath(from: nodes[0], to: nodes[1]) == [nodes[0], nodes[2], nodes[3], nodes[1]])
        #expect(graph.findPath(from: nodes[1], to: nodes[0]) == [nodes[1], detour, nodes[0]])
        let near = GKGraphNode2D(point: [6, 1])
        graph.connectToLowestCostNode(node: near, bidirectional: true)
        #expect(near.connectedNodes == [nodes[3]])
    }

    @Test("A class of the app has its own costs")
    func tolls() {
        let nodes = (0..<4).map { _ in Toll() }
        nodes[0].addConnections(to: [nodes[1], nodes[3]], bidirectional: true)
        nodes[1].addConnections(to: [nodes[2]], bidirectional: true)
        nodes[2].addConnections(to: [nodes[3]], bidirectional: true)
        #expect(nodes[0].findPath(to: nodes[3]) == [nodes[0], nodes[3]])
        nodes[0].tolls[nodes[3]] = 5
        #expect(nodes[0].findPath(to: nodes[3]) == nodes)
    }

    @Test("Ways around an obstacle keep their distance from it")
    func obstacles() {
        let square = GKPolygonObstacle(points: [[-1, -1], [-1, 1], [1, 1], [1, -1]])
        let graph = GKObstacleGraph(obstacles: [square], bufferRadius: 0.5)
        let (start, end) = (GKGraphNode2D(point: [-4, 0]), GKGraphNode2D(point: [4, 0]))
        graph.connectUsingObstacles(node: start)
        graph.connectUsingObstacles(node: end)
        let path = graph.findPath(from: start, to: end).compactMap { $0 as? GKGraphNode2D }
        #expect(path.count == 4)
        #expect(path.dropFirst().dropLast().allSatisfy { abs(abs($0.position.y) - 1.5) < 0.01 })
        graph.removeAllObstacles()
        #expect(graph.findPath(from: start, to: end).count == 2 && graph.nodes?.count == 2)
    }
}
