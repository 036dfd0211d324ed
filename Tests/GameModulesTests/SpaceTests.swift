import Foundation
import Testing
import simd

@testable import GameplayKit

@Suite("Boxes of space, their tree, and outlines of obstacles")
struct SpaceTests {
    /// Boxes at places that are the same in each run.
    private func boxes(_ count: Int, seed: UInt64, size: Float) -> [SpaceBox] {
        let source = GKMersenneTwisterRandomSource(seed: seed)
        func point() -> SIMD3<Float> { SIMD3(source.nextUniform(), source.nextUniform(), source.nextUniform()) }
        return (0..<count).map { _ in
            let corner = point() * 100
            return SpaceBox(corner, corner + point() * size)
        }
    }

    @Test("Boxes meet where they touch, on each axis alone they do not")
    func meeting() {
        let box = SpaceBox([4, 5, 6], [1, 2, 3])
        #expect(box.low == [1, 2, 3] && box.high == [4, 5, 6] && box.margin == 9)
        for axis in 0..<3 {
            var (far, near) = (SIMD3<Float>(1, 2, 3), SIMD3<Float>(1, 2, 3))
            far[axis] += 3.01
            near[axis] += 3
            #expect(box.meets(SpaceBox(near, near)) && !box.meets(SpaceBox(far, far)) && !SpaceBox(far, far).meets(box))
            far[axis] -= 3.02
            #expect(!box.meets(SpaceBox(far, far)))
        }
        let union = box.union(SpaceBox([0, 3, 9], [2, 4, 9]))
        #expect(union.low == [0, 2, 3] && union.high == [4, 5, 9])
    }

    @Test(
        "A tree finds what a search through all boxes finds, also after some were removed", arguments: [2, 5, 8, 1000])
    func trees(most: Int) {
        let tree = BoxTree<Int>(most: most)
        let all = boxes(400, seed: 3, size: 12)
        for (number, box) in all.enumerated() { _ = tree.insert(number, box) }
        var gone: Set<Int> = []
        func agrees() -> Bool {
            boxes(60, seed: 9, size: 30).allSatisfy { area in
                let expected = all.indices.filter { !gone.contains($0) && all[$0].meets(area) }
                return tree.elements(in: area).sorted() == expected
            }
        }
        #expect(agrees())
        gone = Set((0..<400).filter { $0.isMultiple(of: 3) })
        #expect(tree.remove { gone.contains($0.element) } && agrees())
        #expect(!tree.remove { gone.contains($0.element) })
        #expect(tree.remove { $0.element >= 0 } && tree.elements(in: SpaceBox([-1, -1, -1], [999, 999, 999])).isEmpty)
        _ = tree.insert(7, all[0])
        #expect(tree.elements(in: all[0]) == [7])
    }

    @Test("An element is removed from its own place, with its node, and not from another")
    func places() {
        let (first, second) = (NSNumber(value: 1), NSNumber(value: 2))
        let tree = GKQuadtree<NSNumber>(boundingQuad: GKQuad(quadMin: [0, 0], quadMax: [10, 10]), minimumCellSize: 1)
        let left = tree.add(first, at: [1, 2])
        let right = tree.add(first, in: GKQuad(quadMin: [5, 6], quadMax: [7, 9]))
        let outside = tree.add(first, at: [10.5, 2])
        #expect(left.quad.quadMin == [1, 2] && right.quad.quadMax == [7, 9])
        #expect(tree.elements(at: [1, 2]) == [first] && tree.elements(at: [6, 9]) == [first])
        #expect(!tree.remove(first, using: outside) && !tree.remove(second, using: left) && !tree.remove(second))
        #expect(tree.remove(first, using: left) && !tree.remove(first, using: left))
        #expect(tree.elements(at: [1, 2]).isEmpty && tree.elements(at: [5, 6]) == [first])
        #expect(tree.remove(first) && tree.elements(at: [5, 6]).isEmpty)
        let edge = tree.add(second, at: [10, 10])
        #expect(tree.elements(at: [10, 10]) == [second] && tree.remove(second, using: edge))
        let plane = GKRTree<NSNumber>(maxNumberOfChildren: 2)
        plane.addElement(first, boundingRectMin: [0, 0], boundingRectMax: [1, 2], splitStrategy: .halve)
        plane.addElement(first, boundingRectMin: [5, 5], boundingRectMax: [6, 7], splitStrategy: .halve)
        plane.removeElement(first, boundingRectMin: [5, 5], boundingRectMax: [6, 7])
        #expect(plane.elements(inBoundingRectMin: [5, 5], rectMax: [9, 9]).isEmpty)
        #expect(plane.elements(inBoundingRectMin: [1, 2], rectMax: [3, 3]) == [first])
    }

    private let square: [SIMD2<Float>] = [[0, 0], [4, 0], [4, 2], [0, 2]]

    @Test("An outline is counterclockwise, grows to all sides, and has a longest side")
    func outlines() {
        let outline = Outline(square)
        #expect(outline.points == square && Outline(square.reversed()).points == square && outline.extent == 4)
        #expect(outline.grown(by: 1).points == [[-1, -1], [5, -1], [5, 3], [-1, 3]])
        #expect(outline.grown(by: -0.5).points == [[0.5, 0.5], [3.5, 0.5], [3.5, 1.5], [0.5, 1.5]])
        #expect(Outline([[1, 1], [3, 9]]).grown(by: 1).points == [[1, 1], [3, 9]] && Outline([]).extent == 0)
        #expect(Outline([[1, 1], [3, 9]]).extent == 8)
    }

    @Test("A line is blocked where it crosses an outline or is within, not where it passes or touches a corner")
    func lines() {
        let outline = Outline(square)
        #expect(outline.contains([1, 1]) && !outline.contains([5, 1]) && !outline.contains([1, 3]))
        #expect(!outline.contains([-1, 1]) && !outline.contains([1, -1]))
        #expect(
            outline.blocks([-1, 1], [5, 1]) && outline.blocks([2, -1], [2, 1]) && outline.blocks([1, 1], [2, 1]))
        #expect(
            !outline.blocks([-1, 3], [5, 3]) && !outline.blocks([-1, -1], [0, 0]) && !outline.blocks([-2, 1], [-1, 1]))
        #expect(!outline.blocks([5, -1], [5, 3]) && !Outline([[1, 1]]).blocks([0, 0], [2, 2]))
    }

    @Test("Connections that are locked stay as they are when obstacles change")
    func locks() {
        let wall = GKPolygonObstacle(points: [[-1, -5], [1, -5], [1, 5], [-1, 5]])
        let graph = GKObstacleGraph<GKGraphNode2D>(obstacles: [wall], bufferRadius: 0)
        let (left, right, far) = (
            GKGraphNode2D(point: [-3, 0]), GKGraphNode2D(point: [3, 0]), GKGraphNode2D(point: [6, 1])
        )
        for node in [left, right, far] { graph.connectUsingObstacles(node: node) }
        #expect(!left.connectedNodes.contains(right) && right.connectedNodes.contains(far))
        #expect(graph.nodes(for: wall).count == 4 && graph.obstacles == [wall] && graph.nodes?.count == 7)
        graph.lockConnection(from: left, to: right)
        #expect(graph.isConnectionLocked(from: left, to: right) && !graph.isConnectionLocked(from: right, to: left))
        graph.removeObstacles([wall])
        #expect(!left.connectedNodes.contains(right) && right.connectedNodes.contains(left))
        #expect(left.connectedNodes.contains(far) && graph.nodes == [left, right, far])
        graph.unlockConnection(from: left, to: right)
        graph.addObstacles([wall, wall])
        #expect(!right.connectedNodes.contains(left) && graph.obstacles == [wall] && graph.nodes?.count == 7)
        let open = GKGraphNode2D(point: [-3, 1])
        graph.connectUsingObstacles(node: open, ignoring: [wall])
        #expect(open.connectedNodes.contains(right) && open.connectedNodes.contains(left))
    }
}
