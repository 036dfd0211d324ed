import Foundation
import Testing
import simd

@testable import SceneKit

/// Rules for the places of nodes, applied by hand.
@MainActor
@Suite("Rules for nodes")
struct ConstraintTests {
    private let node = SCNNode(), target = SCNNode()

    private func isNear(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool { simd_distance(a, b) < 1e-4 }

    @Test("A distance stays within its bounds, along the same way")
    func distance() {
        target.simdPosition = [1, 1, 1]
        let rule = SCNDistanceConstraint(target: target)
        func placed(_ low: CGFloat, _ high: CGFloat) -> SIMD3<Float> {
            node.simdPosition = [9, 1, 7]
            (rule.minimumDistance, rule.maximumDistance) = (low, high)
            rule.apply(to: node, camera: nil)
            return node.simdPosition
        }
        #expect(isNear(placed(0, 5), [5, 1, 4]) && isNear(placed(20, 30), [17, 1, 13]))
        #expect(placed(0, 10) == [9, 1, 7] && placed(10, 10) == [9, 1, 7] && placed(3, 12) == [9, 1, 7])
        node.simdPosition = [1, 1, 1]
        (rule.minimumDistance, rule.maximumDistance) = (3, 5)
        rule.apply(to: node, camera: nil)
        #expect(node.simdPosition == [1, 1, 1])
        rule.target = nil
        #expect(placed(0, 5) == [9, 1, 7])
    }

    @Test("A node looks at another one, or a part of the way")
    func looking() {
        target.simdPosition = [-10, 0, 0]
        let rule = SCNLookAtConstraint(target: target)
        func angle(_ influence: CGFloat) -> Float {
            node.simdOrientation = simd_quatf(real: 1, imag: .zero)
            rule.influenceFactor = influence
            rule.apply(to: node, camera: nil)
            #expect(influence <= 0 || isNear(node.simdOrientation.axis, [0, 1, 0]))
            return node.simdOrientation.angle
        }
        #expect(abs(angle(1) - .pi / 2) < 1e-3 && abs(angle(0.5) - .pi / 4) < 1e-3)
        #expect(abs(angle(0)) < 1e-3 && abs(angle(-1)) < 1e-3)
        rule.targetOffset = SCNVector3(0, 0, -10)
        #expect(abs(angle(1) - .pi / 4) < 1e-3)
    }

    @Test("A node takes another one's place, turn and scale, each if that is wanted")
    func replicas() {
        target.simdPosition = [1, 2, 3]
        target.simdOrientation = simd_quatf(angle: 0.5, axis: [0, 1, 0])
        target.simdScale = [2, 3, 4]
        let rule = SCNReplicatorConstraint(target: target)
        rule.positionOffset = SCNVector3(10, 20, 30)
        for (position, orientation, scale) in [(true, false, false), (false, true, false), (false, false, true)] {
            let copy = SCNNode()
            (rule.replicatesPosition, rule.replicatesOrientation, rule.replicatesScale) = (position, orientation, scale)
            rule.apply(to: copy, camera: nil)
            #expect(isNear(copy.simdPosition, position ? [11, 22, 33] : .zero))
            #expect(abs(copy.simdOrientation.angle - (orientation ? 0.5 : 0)) < 1e-3)
            #expect(isNear(copy.simdScale, scale ? [2, 3, 4] : [1, 1, 1]))
        }
    }

    @Test("A node faces the camera: as it is turned, or about the upright axis alone")
    func billboards() {
        let camera = SCNNode()
        camera.simdOrientation = simd_quatf(angle: 0.5, axis: [0, 1, 0]) * simd_quatf(angle: 0.3, axis: [1, 0, 0])
        let rule = SCNBillboardConstraint()
        rule.apply(to: node, camera: camera)
        #expect(simd_distance(node.simdOrientation.vector, camera.simdOrientation.vector) < 1e-4)
        rule.freeAxes = .Y
        rule.apply(to: node, camera: camera)
        let upright = simd_quatf(angle: 0.5, axis: [0, 1, 0])
        #expect(simd_distance(node.simdOrientation.vector, upright.vector) < 1e-4)
        camera.simdOrientation = simd_quatf(angle: .pi / 2, axis: [1, 0, 0])
        rule.apply(to: node, camera: camera)
        rule.apply(to: node, camera: nil)
        #expect(simd_distance(node.simdOrientation.vector, upright.vector) < 1e-4)
    }

    @Test("A function gets and returns the place in the scene, or in the node around")
    func functions() {
        let outer = SCNNode()
        outer.simdPosition = [10, 0, 0]
        outer.addChildNode(node)
        node.simdPosition = [1, 2, 3]
        var seen: [Float] = []
        for isWorld in [true, false] {
            SCNTransformConstraint(inWorldSpace: isWorld) { node, matrix in
                seen.append(matrix.m41)
                var moved = matrix
                moved.m42 += 5
                return moved
            }.apply(to: node, camera: nil)
        }
        #expect(seen.map { $0.rounded() } == [11, 1] && isNear(node.simdPosition, [1, 12, 3]))
    }

    @Test("Rules that are off are not applied, in a tree of nodes")
    func tree() {
        let outer = SCNNode()
        outer.addChildNode(node)
        node.simdPosition = [8, 0, 6]
        let rule = SCNDistanceConstraint(target: target)
        (rule.maximumDistance, rule.isEnabled) = (5, false)
        node.constraints = [rule]
        outer.applyConstraints(camera: nil)
        #expect(node.simdPosition == [8, 0, 6])
        rule.isEnabled = true
        outer.applyConstraints(camera: nil)
        #expect(isNear(node.simdPosition, [4, 0, 3]))
    }
}
