import Foundation
import Testing
import simd

@testable import SceneKit

/// Joints of bodies in space: what they hold, and what they leave free.
@MainActor
@Suite("Joints of bodies")
struct JointTests {
    private let scene = SCNScene()

    init() { scene.physicsWorld.gravity = SCNVector3() }

    private func box(at place: SIMD3<Float>, mass: CGFloat = 1) -> (SCNNode, SCNPhysicsBody) {
        let node = SCNNode(geometry: SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0))
        let body = SCNPhysicsBody.dynamic()
        (body.mass, body.damping, body.angularDamping, body.allowsResting) = (mass, 0, 0, false)
        body.collisionBitMask = 0
        body.categoryBitMask = 0
        node.simdPosition = place
        node.physicsBody = body
        scene.rootNode.addChildNode(node)
        return (node, body)
    }
    private func step(_ count: Int = 1) { for _ in 0..<count { scene.physicsWorld.advance(1.0 / 60) } }

    @Test("A hinge lets a body turn about its axis, and about no other one")
    func hinge() {
        let (node, body) = box(at: [1, 2, 3])
        scene.physicsWorld.addBehavior(
            SCNPhysicsHingeJoint(body: body, axis: SCNVector3(0, 1, 0), anchor: SCNVector3()))
        body.angularVelocity = SCNVector4(0, 1, 0, 2)
        step(30)
        #expect(abs(body.angular.y - 2) < 1e-3 && abs(node.simdOrientation.angle - 1) < 0.02)
        body.angularVelocity = SCNVector4(1, 0, 0, 2)
        step(1)
        #expect(simd_length(body.angular) < 0.05)
        body.velocity = SCNVector3(4, -3, 2)
        step(30)
        #expect(simd_distance(node.simdPosition, [1, 2, 3]) < 0.1 && simd_length(body.linear) < 0.2)
    }

    @Test("A slider lets a body move along its axis, without turns")
    func slider() {
        let (node, body) = box(at: [1, 2, 3])
        scene.physicsWorld.addBehavior(
            SCNPhysicsSliderJoint(body: body, axis: SCNVector3(0, 0, 1), anchor: SCNVector3()))
        body.velocity = SCNVector3(5, 4, 1)
        body.angularVelocity = SCNVector4(0, 0, 1, 3)
        step(30)
        #expect(abs(node.simdPosition.z - 3.5) < 0.05)
        #expect(abs(node.simdPosition.x - 1) < 0.15 && abs(node.simdPosition.y - 2) < 0.15)
        #expect(simd_length(body.angular) < 1e-3 && abs(body.linear.z - 1) < 1e-3)
    }

    @Test("A motor brings the speed along the axis to the one that is wanted, as quickly as its force allows")
    func motor() {
        let (_, body) = box(at: .zero)
        let joint = SCNPhysicsSliderJoint(body: body, axis: SCNVector3(0, 1, 0), anchor: SCNVector3())
        scene.physicsWorld.addBehavior(joint)
        joint.motorTargetLinearVelocity = 2
        step()
        #expect(body.linear.y == 0)
        joint.motorMaximumForce = 0.01
        step()
        #expect(body.linear.y > 0 && body.linear.y < 1)
        step(120)
        #expect(abs(body.linear.y - 2) < 1e-3)
        joint.motorTargetLinearVelocity = -1
        step()
        #expect(body.linear.y < 2 && body.linear.y > 0)
        step(120)
        #expect(abs(body.linear.y + 1) < 1e-3)
    }

    @Test("Two bodies on a hinge share their speeds by their masses")
    func pair() {
        let (first, a) = box(at: [-1, 0, 0], mass: 1)
        let (second, b) = box(at: [1, 0, 0], mass: 3)
        scene.physicsWorld.addBehavior(
            SCNPhysicsHingeJoint(
                bodyA: a, axisA: SCNVector3(0, 0, 1), anchorA: SCNVector3(1, 0, 0), bodyB: b,
                axisB: SCNVector3(0, 0, 1), anchorB: SCNVector3(-1, 0, 0)))
        a.velocity = SCNVector3(4, 0, 0)
        step(20)
        #expect(abs(a.linear.x - 1) < 0.05 && abs(b.linear.x - 1) < 0.05)
        #expect(abs(second.simdPosition.x - first.simdPosition.x - 2) < 0.1)
    }

    @Test("Two bodies on a slider turn together")
    func stiffPair() {
        let (_, a) = box(at: [0, 0, 0], mass: 1)
        let (_, b) = box(at: [0, 0, 0], mass: 1)
        scene.physicsWorld.addBehavior(
            SCNPhysicsSliderJoint(
                bodyA: a, axisA: SCNVector3(0, 1, 0), anchorA: SCNVector3(), bodyB: b, axisB: SCNVector3(0, 1, 0),
                anchorB: SCNVector3()))
        a.angularVelocity = SCNVector4(0, 1, 0, 2)
        step(5)
        #expect(abs(a.angular.y - b.angular.y) < 0.02 && abs(a.angular.y + b.angular.y - 2) < 0.02)
    }

    @Test("A ball joint and a cone hold a place, and let the body turn")
    func balls() {
        let (node, body) = box(at: [0, 5, 0])
        scene.physicsWorld.addBehavior(SCNPhysicsBallSocketJoint(body: body, anchor: SCNVector3()))
        body.angularVelocity = SCNVector4(1, 0, 0, 2)
        body.velocity = SCNVector3(3, 0, 0)
        step(30)
        #expect(simd_distance(node.simdPosition, [0, 5, 0]) < 0.1 && simd_distance(body.angular, [2, 0, 0]) < 0.05)
        let (other, second) = box(at: [0, 20, 0])
        let cone = SCNPhysicsConeTwistJoint(body: second, frame: SCNMatrix4MakeTranslation(0.5, 1, 2))
        #expect(cone.anchorA == SCNVector3(0.5, 1, 2) && cone.anchorB == SCNVector3(0.5, 1, 2))
        scene.physicsWorld.addBehavior(cone)
        scene.physicsWorld.addBehavior(cone)
        #expect(scene.physicsWorld.allBehaviors.count == 2)
        second.velocity = SCNVector3(0, -3, 0)
        step(20)
        let anchor = other.simdWorldTransform * SIMD4<Float>(0.5, 1, 2, 1)
        #expect(simd_distance(anchor, SIMD4(0.5, 21, 2, 1)) < 0.15)
    }
}
