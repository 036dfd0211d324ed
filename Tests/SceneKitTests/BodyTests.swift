import Foundation
import Testing
import simd

@testable import SceneKit

/// Bodies in the steps of a simulation.
@MainActor
@Suite("Bodies in steps")
struct BodyTests {
    private let scene = SCNScene()

    private func ball(at place: SIMD3<Float> = .zero, mass: CGFloat = 1) -> (SCNNode, SCNPhysicsBody) {
        let node = SCNNode(geometry: SCNSphere(radius: 0.5))
        let body = SCNPhysicsBody.dynamic()
        (body.mass, body.damping, body.angularDamping) = (mass, 0, 0)
        node.simdPosition = place
        node.physicsBody = body
        scene.rootNode.addChildNode(node)
        return (node, body)
    }
    private func step(_ count: Int = 1) { for _ in 0..<count { scene.physicsWorld.advance(1.0 / 60) } }
    private func isNear(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool { simd_distance(a, b) < 1e-4 }

    @Test("A long time is ten steps at most; the world's speed and its seconds of a step count")
    func time() {
        let (node, body) = ball(at: [0, 10, 0])
        scene.physicsWorld.advance(1)
        // After n steps the ball has fallen by 9.8 / 3600 · n · (n + 1) / 2.
        #expect(abs(node.simdPosition.y - (10 - 9.8 / 3600 * 55)) < 1e-4)
        node.simdPosition = [0, 10, 0]
        body.velocity = SCNVector3()
        scene.physicsWorld.speed = 0.5
        scene.physicsWorld.advance(4.0 / 60)
        #expect(abs(node.simdPosition.y - (10 - 9.8 / 3600 * 3)) < 1e-4)
        scene.physicsWorld.speed = -1
        scene.physicsWorld.advance(1)
        #expect(abs(node.simdPosition.y - (10 - 9.8 / 3600 * 3)) < 1e-4 && !scene.physicsWorld.moves)
        scene.physicsWorld.speed = 1
        scene.physicsWorld.timeStep = 0.1
        body.velocity = SCNVector3()
        node.simdPosition = [0, 10, 0]
        scene.physicsWorld.advance(0.05)
        #expect(node.simdPosition.y == 10)
        scene.physicsWorld.advance(0.05)
        #expect(abs(node.simdPosition.y - (10 - 0.098)) < 1e-4)
    }

    @Test("A body that is made to rest has no speed, and moves no more until it is woken")
    func resting() {
        let (node, body) = ball(at: [0, 10, 0])
        body.velocity = SCNVector3(1, 2, 3)
        body.angularVelocity = SCNVector4(0, 1, 0, 2)
        body.setResting(true)
        #expect(body.isResting && body.linear == .zero && body.angular == .zero && !scene.physicsWorld.moves)
        step(5)
        #expect(node.simdPosition == [0, 10, 0])
        body.setResting(false)
        #expect(!body.isResting && scene.physicsWorld.moves)
        step(1)
        #expect(node.simdPosition.y < 10)
        body.resetTransform()
        #expect(body.linear == .zero && !body.isResting)
    }

    @Test("A slow body comes to rest after half a second, if it may; a quicker one does not")
    func restingThreshold() {
        scene.physicsWorld.gravity = SCNVector3()
        let (_, slow) = ball(at: [0, 0, 0]), (_, quick) = ball(at: [5, 0, 0])
        let (_, turning) = ball(at: [10, 0, 0]), (_, restless) = ball(at: [15, 0, 0])
        slow.velocity = SCNVector3(0, 0, 0.09)
        quick.velocity = SCNVector3(0, 0, 0.11)
        turning.angularVelocity = SCNVector4(0, 0, 1, 0.11)
        restless.allowsResting = false
        step(29)
        #expect(!slow.isResting)
        step(3)
        #expect(slow.isResting && !quick.isResting && !turning.isResting && !restless.isResting)
        #expect(slow.linear == .zero)
        quick.linearRestingThreshold = 0.2
        turning.angularRestingThreshold = 0.2
        step(32)
        #expect(quick.isResting && turning.isResting)
    }

    @Test("Any change of a body wakes it")
    func waking() {
        let (_, body) = ball()
        let changes: [(SCNPhysicsBody) -> Void] = [
            { $0.velocity = SCNVector3(1, 0, 0) }, { $0.angularVelocity = SCNVector4(0, 1, 0, 1) },
            { $0.type = .dynamic }, { $0.isAffectedByGravity = true }, { $0.physicsShape = nil },
            { $0.applyForce(SCNVector3(1, 0, 0), asImpulse: true) },
            { $0.applyTorque(SCNVector4(0, 1, 0, 1), asImpulse: false) }, { $0.resetTransform() },
        ]
        for change in changes {
            body.setResting(true)
            change(body)
            #expect(!body.isResting)
        }
    }

    @Test("A force counts until the next steps are done, an impulse at once, both by the mass")
    func forces() {
        scene.physicsWorld.gravity = SCNVector3()
        let (_, body) = ball(mass: 4)
        body.applyForce(SCNVector3(8, 0, -4), asImpulse: true)
        #expect(isNear(body.linear, [2, 0, -1]))
        body.velocity = SCNVector3()
        body.applyForce(SCNVector3(0, 240, 0), asImpulse: false)
        #expect(body.linear == .zero)
        step()
        #expect(isNear(body.linear, [0, 1, 0]))
        step()
        #expect(isNear(body.linear, [0, 1, 0]))
        body.applyForce(SCNVector3(0, 240, 0), asImpulse: false)
        body.clearAllForces()
        step()
        #expect(isNear(body.linear, [0, 1, 0]))
    }

    @Test("A push beside the middle turns, and so does a torque: by two fifths of the mass times the radius squared")
    func torques() {
        scene.physicsWorld.gravity = SCNVector3()
        let (_, body) = ball(mass: 4)
        // The moment of inertia is 0.4 · 4 · 0.25 = 0.4.
        body.applyForce(SCNVector3(0, 0, 2), at: SCNVector3(0.5, 0, 0), asImpulse: true)
        #expect(isNear(body.linear, [0, 0, 0.5]) && isNear(body.angular, [0, -2.5, 0]))
        body.angularVelocity = SCNVector4()
        body.applyTorque(SCNVector4(0, 0, 1, 0.8), asImpulse: true)
        #expect(isNear(body.angular, [0, 0, 2]))
        #expect(body.angularVelocity.z == 1 && abs(body.angularVelocity.w - 2) < 1e-4)
        body.angularVelocity = SCNVector4()
        body.applyTorque(SCNVector4(1, 0, 0, 24), asImpulse: false)
        #expect(body.angular == .zero)
        step()
        #expect(isNear(body.angular, [1, 0, 0]))
    }

    @Test("A body turns by its turns, and moves by its velocity; factors switch axes off")
    func motion() {
        scene.physicsWorld.gravity = SCNVector3()
        let (node, body) = ball()
        body.velocity = SCNVector3(1, 2, -3)
        body.angularVelocity = SCNVector4(0, 0, 2, 1.5)
        step(6)
        #expect(isNear(node.simdPosition, [0.1, 0.2, -0.3]))
        #expect(abs(node.simdOrientation.angle - 0.15) < 1e-4 && isNear(node.simdOrientation.axis, [0, 0, 1]))
        body.velocityFactor = SCNVector3(1, 0, 0.5)
        step(6)
        #expect(isNear(node.simdPosition, [0.2, 0.2, -0.45]))
    }

    @Test("Damping takes its share of the speed in a second")
    func damping() {
        scene.physicsWorld.gravity = SCNVector3()
        let (_, body) = ball()
        (body.damping, body.angularDamping, body.allowsResting) = (0.75, 0.19, false)
        body.velocity = SCNVector3(8, 0, 0)
        body.angularVelocity = SCNVector4(0, 1, 0, 10)
        step(60)
        #expect(abs(body.linear.x - 2) < 0.01 && abs(body.angular.y - 8.1) < 0.02)
    }

    @Test("Bodies that fall by gravity are dynamic ones with a mass")
    func kinds() {
        let (still, a) = ball(at: [0, 1, 0]), (moved, b) = ball(at: [5, 2, 0]), (light, c) = ball(at: [10, 3, 0])
        (a.type, b.type, c.mass) = (.static, .kinematic, 0)
        let (falling, _) = ball(at: [15, 4, 0])
        step(3)
        #expect(still.simdPosition.y == 1 && moved.simdPosition.y == 2 && light.simdPosition.y == 3)
        #expect(falling.simdPosition.y < 4)
        #expect(SCNPhysicsBody.static().categoryBitMask == 2 && SCNPhysicsBody.dynamic().categoryBitMask == 1)
        #expect(SCNPhysicsBody.kinematic().categoryBitMask == 1 && SCNPhysicsBody.static().collisionBitMask == -1)
    }

    @Test("A copy has the settings")
    func copies() throws {
        let (_, body) = ball(mass: 7)
        (body.charge, body.friction, body.restitution, body.damping) = (2, 0.3, 0.7, 0.4)
        (body.angularDamping, body.isAffectedByGravity, body.allowsResting) = (0.6, false, false)
        (body.categoryBitMask, body.collisionBitMask, body.contactTestBitMask) = (8, 16, 32)
        (body.velocityFactor, body.angularVelocityFactor) = (SCNVector3(1, 0, 0), SCNVector3(0, 1, 0))
        let copy = try #require(body.copy() as? SCNPhysicsBody)
        #expect(copy.type == .dynamic && copy.mass == 7 && copy.charge == 2 && copy.friction == 0.3)
        #expect(copy.restitution == 0.7 && copy.damping == 0.4 && copy.angularDamping == 0.6)
        #expect(!copy.isAffectedByGravity && !copy.allowsResting && copy.categoryBitMask == 8)
        #expect(copy.collisionBitMask == 16 && copy.contactTestBitMask == 32)
        #expect(copy.velocityFactor == SCNVector3(1, 0, 0) && copy.angularVelocityFactor == SCNVector3(0, 1, 0))
    }
}
