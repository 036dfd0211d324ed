import Foundation
import SwiftUI

/// A connection of two bodies; one of the kinds below it.
///
/// Anchors are points of the scene at the time when a joint is added to the physics.
@MainActor @preconcurrency
open class SKPhysicsJoint: NSObject {
    /// The first body.
    open var bodyA: SKPhysicsBody
    /// The second body.
    open var bodyB: SKPhysicsBody
    /// The force of the joint in the last step, in newtons.
    open internal(set) var reactionForce = CGVector.zero
    /// The torque of the joint in the last step.
    open internal(set) var reactionTorque: CGFloat = 0
    /// Whether the bodies stop each other.
    var shouldCollide: Bool { true }
    /// Whether the joint has ended by itself.
    var isBroken: Bool { false }
    let sceneAnchorA: CGPoint, sceneAnchorB: CGPoint
    /// The anchors in the spaces of the bodies.
    private(set) var localA = Vec.zero, localB = Vec.zero
    /// The angle of the second body to the first at the beginning.
    private(set) var startAngle = 0.0

    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ anchorA: CGPoint, _ anchorB: CGPoint) {
        (self.bodyA, self.bodyB) = (bodyA, bodyB)
        (sceneAnchorA, sceneAnchorB) = (anchorA.sound, anchorB.sound)
    }

    var a: BodyMotion { bodyA.motion }
    var b: BodyMotion { bodyB.motion }

    /// Notes where the anchors are in the bodies.
    func prepareAnchors() {
        localA = a.frame.inverse(Vec(sceneAnchorA))
        localB = b.frame.inverse(Vec(sceneAnchorB))
        startAngle = b.frame.angle - a.frame.angle
    }

    /// The anchors from the middles of the masses, in the scene's directions.
    var arms: (a: Vec, b: Vec) {
        (
            localA.rotated(a.frame.cosine, a.frame.sine) + a.frame.position - a.center,
            localB.rotated(b.frame.cosine, b.frame.sine) + b.frame.position - b.center
        )
    }

    /// Prepares a step.
    func prepare(_ seconds: Double) {}
    /// Changes the speeds of the bodies so that they keep to the joint.
    func solve(_ seconds: Double) {}

    /// Keeps the anchors at one place.
    func keepTogether(_ seconds: Double) {
        let arms = arms
        let gap = b.center + arms.b - a.center - arms.a
        let speed = b.velocity(at: arms.b) - a.velocity(at: arms.a) + gap * (0.2 / seconds)
        let mass = a.inverseMass + b.inverseMass
        let k11 = mass + a.inverseInertia * arms.a.y * arms.a.y + b.inverseInertia * arms.b.y * arms.b.y
        let k22 = mass + a.inverseInertia * arms.a.x * arms.a.x + b.inverseInertia * arms.b.x * arms.b.x
        let k12 = -a.inverseInertia * arms.a.x * arms.a.y - b.inverseInertia * arms.b.x * arms.b.y
        let determinant = k11 * k22 - k12 * k12
        guard determinant > 1e-12 else { return }
        let impulse = Vec(
            -(k22 * speed.x - k12 * speed.y) / determinant, -(k11 * speed.y - k12 * speed.x) / determinant)
        a.apply(-impulse, arms.a)
        b.apply(impulse, arms.b)
        reactionForce = CGVector(dx: impulse.x / seconds / 150, dy: impulse.y / seconds / 150)
    }

    /// Keeps the angle between the bodies in a range.
    func keepAngle(_ low: Double, _ high: Double, _ seconds: Double) {
        let inertia = a.inverseInertia + b.inverseInertia
        guard inertia > 0 else { return }
        let angle = b.frame.angle - a.frame.angle - startAngle
        let speed = b.spin - a.spin
        var wanted = 0.0
        if angle <= low || low == high {
            wanted = speed + (angle - low) * 0.2 / seconds
        } else if angle >= high {
            wanted = speed + (angle - high) * 0.2 / seconds
        } else {
            return
        }
        if low != high, angle <= low, wanted > 0 { return }
        if low != high, angle >= high, wanted < 0 { return }
        let impulse = -wanted / inertia
        a.spin -= impulse * a.inverseInertia
        b.spin += impulse * b.inverseInertia
        reactionTorque = CGFloat(impulse / seconds / 150 / 150)
    }

    /// Applies an impulse along a direction, so that the anchors' speed along it is a number.
    /// - Parameter range: The impulses that are allowed.
    func drive(
        _ direction: Vec, to speed: Double, _ seconds: Double, range: ClosedRange<Double> = -.infinity ... .infinity
    ) {
        let arms = arms
        let (x, y) = (arms.a.cross(direction), arms.b.cross(direction))
        let mass = a.inverseMass + b.inverseMass + x * x * a.inverseInertia + y * y * b.inverseInertia
        guard mass > 0 else { return }
        let present = (b.velocity(at: arms.b) - a.velocity(at: arms.a)).dot(direction)
        let amount = min(max((speed - present) / mass, range.lowerBound), range.upperBound)
        a.apply(-(direction * amount), arms.a)
        b.apply(direction * amount, arms.b)
    }
}

/// A joint about whose anchor two bodies turn.
///
/// Follows Apple's [SKPhysicsJointPin](https://developer.apple.com/documentation/spritekit/skphysicsjointpin).
@MainActor @preconcurrency
open class SKPhysicsJointPin: SKPhysicsJoint {
    /// Whether the angle between the bodies has limits; false by default.
    open var shouldEnableLimits = false
    /// The least angle, in radians.
    open var lowerAngleLimit: CGFloat = 0
    /// The greatest angle, in radians.
    open var upperAngleLimit: CGFloat = 0
    /// How hard it is to turn the bodies, as a torque; 0 by default.
    open var frictionTorque: CGFloat = 0
    /// How quickly the bodies are to turn about each other; 0 by default.
    open var rotationSpeed: CGFloat = 0
    override var shouldCollide: Bool { false }

    /// Returns a joint at a point of the scene.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin {
        SKPhysicsJointPin(bodyA, bodyB, anchor, anchor)
    }

    override func solve(_ seconds: Double) {
        if shouldEnableLimits, lowerAngleLimit <= upperAngleLimit {
            keepAngle(Double(lowerAngleLimit), Double(upperAngleLimit), seconds)
        }
        let inertia = a.inverseInertia + b.inverseInertia
        if inertia > 0, frictionTorque > 0 || rotationSpeed != 0 {
            let most = rotationSpeed != 0 ? Double.infinity : Double(frictionTorque.sound) * 150 * 150 * seconds / 10
            let impulse = min(max((Double(rotationSpeed.sound) - (b.spin - a.spin)) / inertia, -most), most)
            a.spin -= impulse * a.inverseInertia
            b.spin += impulse * b.inverseInertia
        }
        keepTogether(seconds)
    }
}

/// A joint that makes one of two bodies.
///
/// Follows Apple's [SKPhysicsJointFixed](https://developer.apple.com/documentation/spritekit/skphysicsjointfixed).
@MainActor @preconcurrency
open class SKPhysicsJointFixed: SKPhysicsJoint {
    override var shouldCollide: Bool { false }

    /// Returns a joint at a point of the scene.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
    ) -> SKPhysicsJointFixed { SKPhysicsJointFixed(bodyA, bodyB, anchor, anchor) }

    // The place and the angle are solved as one: one after the other would bend under a load.
    override func solve(_ seconds: Double) {
        let turn = a.inverseInertia + b.inverseInertia
        guard turn > 0 else { return keepTogether(seconds) }
        let (p, q) = (arms.a, arms.b)
        let (ia, ib) = (a.inverseInertia, b.inverseInertia)
        let mass = a.inverseMass + b.inverseMass
        let bias = 0.2 / seconds
        let speed =
            b.velocity(at: q) - a.velocity(at: p) + (b.center + q - a.center - p) * bias
        let spin = b.spin - a.spin + (b.frame.angle - a.frame.angle - startAngle) * bias
        let xx = mass + p.y * p.y * ia + q.y * q.y * ib, yy = mass + p.x * p.x * ia + q.x * q.x * ib
        let xy = -p.y * p.x * ia - q.y * q.x * ib
        let xz = -p.y * ia - q.y * ib, yz = p.x * ia + q.x * ib
        let (m1, m2, m3) = (yy * turn - yz * yz, xz * yz - xy * turn, xy * yz - xz * yy)
        let determinant = xx * m1 + xy * m2 + xz * m3
        guard abs(determinant) > 1e-18 else { return keepTogether(seconds) }
        let x = m1 * speed.x + m2 * speed.y + m3 * spin
        let y = m2 * speed.x + (xx * turn - xz * xz) * speed.y + (xy * xz - xx * yz) * spin
        let z = m3 * speed.x + (xy * xz - xx * yz) * speed.y + (xx * yy - xy * xy) * spin
        let impulse = Vec(-x / determinant, -y / determinant)
        a.apply(-impulse, p)
        b.apply(impulse, q)
        a.spin += z / determinant * ia
        b.spin -= z / determinant * ib
        reactionForce = CGVector(dx: impulse.x / seconds / 150, dy: impulse.y / seconds / 150)
    }
}
