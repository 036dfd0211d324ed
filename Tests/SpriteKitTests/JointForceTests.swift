import Foundation
import Testing

@testable import SpriteKit

/// What joints do to the speeds of two bodies of different masses and forms.
@MainActor
@Suite("Forces of joints")
struct JointForceTests {
    private let seconds = 1.0 / 60
    private let host: SceneHost
    private let a: BodyMotion, b: BodyMotion
    private let bodies: (SKPhysicsBody, SKPhysicsBody)

    init() {
        func node(_ size: CGSize, _ x: CGFloat, _ y: CGFloat, mass: CGFloat) -> (SKNode, SKPhysicsBody) {
            let (node, body) = (SKNode(), SKPhysicsBody(rectangleOf: size))
            node.position = CGPoint(x: x, y: y)
            body.mass = mass
            (body.linearDamping, body.angularDamping) = (0, 0)
            node.physicsBody = body
            return (node, body)
        }
        let first = node(CGSize(width: 40, height: 20), 10, 30, mass: 2)
        let second = node(CGSize(width: 30, height: 60), 110, 50, mass: 5)
        host = SceneHost { scene in for node in [first.0, second.0] { scene.addChild(node) } }
        bodies = (first.1, second.1)
        (a, b) = (first.1.motion, second.1.motion)
    }

    private func move() {
        (a.velocity, a.spin) = (Vec(30, -20), 1.5)
        (b.velocity, b.spin) = (Vec(-40, 70), -0.5)
    }
    private func momentum() -> Vec { a.velocity * 2 + b.velocity * 5 }
    /// The momentum of all turns about the origin.
    private func turning() -> Double {
        a.spin / a.inverseInertia + b.spin / b.inverseInertia + a.center.cross(a.velocity) * 2
            + b.center.cross(b.velocity) * 5
    }
    private func speed(_ joint: SKPhysicsJoint) -> Vec { b.velocity(at: joint.arms.b) - a.velocity(at: joint.arms.a) }
    private func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) <= tolerance }

    @Test("A body has the moment of inertia of its form")
    func inertia() {
        host.scene.physicsWorld.collect()
        #expect(isNear(a.inverseMass, 0.5) && isNear(b.inverseMass, 0.2))
        // A rectangle's is its mass times the sum of the squares of its sides, by twelve.
        #expect(
            isNear(1 / a.inverseInertia, 2 * 2000 / 12.0, 1e-6) && isNear(1 / b.inverseInertia, 5 * 4500 / 12.0, 1e-6))
    }

    @Test("A push along a direction gives the anchors the wanted speed, and keeps the momentum")
    func drive() {
        let joint = SKPhysicsJointSpring.joint(
            withBodyA: bodies.0, bodyB: bodies.1, anchorA: CGPoint(x: 20, y: 38), anchorB: CGPoint(x: 98, y: 75))
        host.scene.physicsWorld.add(joint)
        for direction in [Vec(1, 0), Vec(0, 1), Vec(0.6, -0.8)] {
            move()
            let (line, old) = (momentum(), (b.velocity, a.spin, b.spin))
            joint.drive(direction, to: 12, seconds)
            #expect(isNear(speed(joint).dot(direction), 12) && isNear((momentum() - line).length, 0))
            let impulse = (b.velocity - old.0) * 5
            #expect(isNear((b.spin - old.2) / b.inverseInertia, joint.arms.b.cross(impulse), 1e-4))
            #expect(isNear((a.spin - old.1) / a.inverseInertia, -joint.arms.a.cross(impulse), 1e-4))
            #expect(isNear(impulse.cross(direction), 0) && joint.arms.a.cross(direction) != 0)
        }
        move()
        let before = speed(joint)
        joint.drive(Vec(1, 0), to: before.x + 5, seconds, range: -.infinity...0)
        #expect(speed(joint) == before)
        joint.drive(Vec(1, 0), to: before.x - 5, seconds, range: -.infinity...0)
        #expect(isNear(speed(joint).x, before.x - 5))
    }

    @Test("A rod keeps its length, also where a body is off its middle")
    func rod() {
        let joint = SKPhysicsJointSpring.joint(
            withBodyA: bodies.0, bodyB: bodies.1, anchorA: CGPoint(x: 20, y: 38), anchorB: CGPoint(x: 98, y: 75))
        host.scene.physicsWorld.add(joint)
        let length = (Vec(98, 75) - Vec(20, 38)).length
        bodies.1.velocity = CGVector(dx: 90, dy: -30)
        host.advance(0.5)
        let way = b.center + joint.arms.b - a.center - joint.arms.a
        #expect(isNear(way.length, length, 1.5) && bodies.0.velocity.dx > 1)
    }

    @Test("A joint at one place brings the anchors together, and reports its force")
    func together() {
        let joint = SKPhysicsJointPin.joint(withBodyA: bodies.0, bodyB: bodies.1, anchor: CGPoint(x: 70, y: 45))
        host.scene.physicsWorld.add(joint)
        move()
        let (line, turn, old) = (momentum(), turning(), a.velocity)
        joint.keepTogether(seconds)
        #expect(
            isNear(speed(joint).length, 0) && isNear((momentum() - line).length, 0) && isNear(turning(), turn, 1e-4))
        let impulse = (old - a.velocity) * 2
        #expect(isNear(Double(joint.reactionForce.dx), impulse.x * 60 / 150))
        #expect(isNear(Double(joint.reactionForce.dy), impulse.y * 60 / 150))
        // A gap of 3 and −6 points is closed by a fifth in a step.
        b.center += Vec(3, -6)
        b.frame.position += Vec(3, -6)
        joint.keepTogether(seconds)
        #expect(isNear(speed(joint).x, -36) && isNear(speed(joint).y, 72))
    }

    @Test("The angle between bodies is kept, or stays between its limits")
    func angles() {
        let joint = SKPhysicsJointPin.joint(withBodyA: bodies.0, bodyB: bodies.1, anchor: CGPoint(x: 70, y: 45))
        host.scene.physicsWorld.add(joint)
        func spins() -> Double { a.spin / a.inverseInertia + b.spin / b.inverseInertia }
        func keep(_ low: Double, _ high: Double, angle: Double, speed: Double) -> Double {
            (a.spin, b.spin, b.frame.angle) = (1, 1 + speed, angle)
            let sum = spins()
            joint.keepAngle(low, high, seconds)
            #expect(isNear(spins(), sum))
            return b.spin - a.spin
        }
        #expect(isNear(keep(0, 0, angle: 0, speed: -2), 0) && isNear(keep(0, 0, angle: 0.05, speed: 3), -0.6))
        #expect(keep(-0.5, 1, angle: 0.2, speed: 7) == 7 && keep(-0.5, 1, angle: 0.2, speed: -7) == -7)
        #expect(
            isNear(keep(-0.5, 1, angle: 1.05, speed: 3), -0.6) && isNear(keep(-0.5, 1, angle: -0.55, speed: -3), 0.6))
        // Who already turns back quickly is not slowed.
        #expect(keep(-0.5, 1, angle: 1.05, speed: -3) == -3 && keep(-0.5, 1, angle: -0.55, speed: 3) == 3)
        b.frame.angle = 0
        (joint.shouldEnableLimits, joint.lowerAngleLimit, joint.upperAngleLimit) = (true, 0, 0)
        (a.spin, b.spin) = (0, 4)
        for _ in 0..<200 { joint.solve(seconds) }
        #expect(isNear(b.spin, a.spin, 1e-3) && isNear(speed(joint).length, 0, 1e-3))
    }

    @Test("Friction of a pin slows turns, and a wanted speed drives them")
    func pins() {
        let joint = SKPhysicsJointPin.joint(withBodyA: bodies.0, bodyB: bodies.1, anchor: CGPoint(x: 70, y: 45))
        host.scene.physicsWorld.add(joint)
        func solved(_ friction: CGFloat, _ speed: CGFloat) -> Double {
            (joint.frictionTorque, joint.rotationSpeed) = (friction, speed)
            (a.velocity, b.velocity, a.spin, b.spin) = (.zero, .zero, 0, 2)
            for _ in 0..<200 { joint.solve(seconds) }
            return b.spin - a.spin
        }
        #expect(solved(0, 0) != 0 && isNear(solved(1000, 0), 0, 0.01) && isNear(solved(0, 3), 3, 0.01))
    }

    @Test("A fixed joint keeps place and angle at once")
    func fixed() {
        let joint = SKPhysicsJointFixed.joint(withBodyA: bodies.0, bodyB: bodies.1, anchor: CGPoint(x: 70, y: 45))
        host.scene.physicsWorld.add(joint)
        move()
        let (line, turn) = (momentum(), turning())
        joint.solve(seconds)
        #expect(isNear(speed(joint).length, 0, 1e-5) && isNear(b.spin, a.spin, 1e-6))
        #expect(isNear((momentum() - line).length, 0, 1e-5) && isNear(turning(), turn, 1e-3))
        #expect(!joint.shouldCollide && joint.reactionForce != .zero)
    }

    @Test("A slider lets bodies pass along its axis, without turns to each other")
    func slider() {
        let joint = SKPhysicsJointSliding.joint(
            withBodyA: bodies.0, bodyB: bodies.1, anchor: CGPoint(x: 70, y: 45), axis: CGVector(dx: 3, dy: 4))
        host.scene.physicsWorld.add(joint)
        let (along, across) = (Vec(0.6, 0.8), Vec(-0.8, 0.6))
        move()
        for _ in 0..<100 { joint.solve(seconds) }
        #expect(isNear(speed(joint).dot(across), 0, 1e-3) && isNear(b.spin, a.spin, 1e-3))
        #expect(abs(speed(joint).dot(along)) > 1 && !joint.shouldCollide)
        #expect(!SKPhysicsJointPin.joint(withBodyA: bodies.0, bodyB: bodies.1, anchor: .zero).shouldCollide)
    }

    @Test("The way of a slider ends at its limits, if they count")
    func limits() {
        func end(_ low: CGFloat, _ high: CGFloat, velocity: CGFloat, isOn: Bool = true) -> CGFloat {
            let host = SceneHost()
            let nodes = [CGFloat(0), 40].map { x in
                let (node, body) = (SKNode(), SKPhysicsBody(rectangleOf: CGSize(width: 10, height: 10)))
                node.position = CGPoint(x: x, y: 50)
                (body.linearDamping, body.isDynamic) = (0, x > 0)
                node.physicsBody = body
                host.scene.addChild(node)
                return node
            }
            let joint = SKPhysicsJointSliding.joint(
                withBodyA: nodes[0].physicsBody ?? SKPhysicsBody(), bodyB: nodes[1].physicsBody ?? SKPhysicsBody(),
                anchor: nodes[1].position, axis: CGVector(dx: 1, dy: 0))
            (joint.shouldEnableLimits, joint.lowerDistanceLimit, joint.upperDistanceLimit) = (isOn, low, high)
            host.scene.physicsWorld.add(joint)
            nodes[1].physicsBody?.velocity = CGVector(dx: velocity, dy: 90)
            host.advance(2)
            return nodes[1].position.x
        }
        for velocity in [CGFloat(300), 290, 37] {
            #expect(isNear(end(-10, 20, velocity: velocity), 60, 0.01), "\(velocity)")
            #expect(isNear(end(-10, 20, velocity: -velocity), 30, 0.01), "\(velocity)")
        }
        // Bodies beyond a limit come back to it, and stay there.
        #expect(isNear(end(15, 20, velocity: 0), 55, 0.1) && isNear(end(-20, -15, velocity: 0), 25, 0.1))
        #expect(end(-10, 20, velocity: 300, isOn: false) > 500 && end(20, -10, velocity: 300) > 500)
    }
}
