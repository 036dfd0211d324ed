import Foundation
import SwiftUI

/// A spring between two bodies.
///
/// Follows Apple's [SKPhysicsJointSpring](https://developer.apple.com/documentation/spritekit/skphysicsjointspring).
@MainActor @preconcurrency
open class SKPhysicsJointSpring: SKPhysicsJoint {
    /// How quickly the spring comes to rest, from 0 to 1; 0 by default.
    open var damping: CGFloat = 0
    /// How often the spring swings in a second; 0, the default, for a rod.
    open var frequency: CGFloat = 0
    private var length = 0.0

    /// Returns a spring between two points of the scene; it is at rest at the beginning.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointSpring { SKPhysicsJointSpring(bodyA, bodyB, anchorA, anchorB) }

    override func prepareAnchors() {
        super.prepareAnchors()
        length = (Vec(sceneAnchorB) - Vec(sceneAnchorA)).length
    }

    override func prepare(_ seconds: Double) {
        guard frequency > 0, frequency.isFinite else { return }
        let (arms, way) = (arms, way)
        let direction = way.unit
        let (x, y) = (arms.a.cross(direction), arms.b.cross(direction))
        let inverse = a.inverseMass + b.inverseMass + x * x * a.inverseInertia + y * y * b.inverseInertia
        guard inverse > 0, direction != .zero else { return }
        // An implicit step, which is stable for any frequency.
        let omega = 2 * .pi * Double(frequency)
        let (stiffness, friction) = (omega * omega / inverse, 2 * Double(max(damping.sound, 0)) * omega / inverse)
        let softness = 1 / (seconds * (friction + seconds * stiffness))
        let speed = (b.velocity(at: arms.b) - a.velocity(at: arms.a)).dot(direction)
        let bias = (way.length - length) * seconds * stiffness * softness
        let impulse = -(speed + bias) / (inverse + softness)
        a.apply(-(direction * impulse), arms.a)
        b.apply(direction * impulse, arms.b)
    }

    private var way: Vec {
        let arms = arms
        return b.center + arms.b - a.center - arms.a
    }

    override func solve(_ seconds: Double) {
        guard !(frequency > 0) else { return }
        let way = way
        drive(way.unit, to: -(way.length - length) * 0.2 / seconds, seconds)
    }
}

/// A rope between two bodies: they are never farther apart than its length.
///
/// Follows Apple's [SKPhysicsJointLimit](https://developer.apple.com/documentation/spritekit/skphysicsjointlimit).
@MainActor @preconcurrency
open class SKPhysicsJointLimit: SKPhysicsJoint {
    /// The length of the rope, in points; by default the distance of the anchors.
    open var maxLength: CGFloat = 0

    /// Returns a rope between two points of the scene.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointLimit {
        let joint = SKPhysicsJointLimit(bodyA, bodyB, anchorA, anchorB)
        joint.maxLength = (anchorB.sound - anchorA.sound).length
        return joint
    }

    override func solve(_ seconds: Double) {
        let arms = arms
        let way = b.center + arms.b - a.center - arms.a
        let excess = way.length - Double(maxLength.sound)
        guard excess > -0.5 else { return }
        drive(way.unit, to: -max(excess, 0) * 0.2 / seconds, seconds, range: -.infinity...0)
    }
}

/// A joint along whose axis two bodies slide.
///
/// Follows Apple's [SKPhysicsJointSliding](https://developer.apple.com/documentation/spritekit/skphysicsjointsliding).
@MainActor @preconcurrency
open class SKPhysicsJointSliding: SKPhysicsJoint {
    /// Whether the way has limits; false by default.
    open var shouldEnableLimits = false
    /// The least distance along the axis, in points.
    open var lowerDistanceLimit: CGFloat = 0
    /// The greatest distance along the axis, in points.
    open var upperDistanceLimit: CGFloat = 0
    private var axis = Vec(1, 0)
    private var localAxis = Vec(1, 0)

    /// Returns a joint at a point of the scene, with a direction.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
    ) -> SKPhysicsJointSliding {
        let joint = SKPhysicsJointSliding(bodyA, bodyB, anchor, anchor)
        let direction = Vec(axis).unit
        joint.axis = direction == .zero || !direction.isFinite ? Vec(1, 0) : direction
        return joint
    }

    override var shouldCollide: Bool { false }

    override func prepareAnchors() {
        super.prepareAnchors()
        localAxis = axis.rotated(a.frame.cosine, -a.frame.sine)
    }

    /// The direction of the axis in the scene, and the way from the first body's anchor to the second's.
    private var place: (along: Vec, way: Vec) {
        let arms = arms
        return (localAxis.rotated(a.frame.cosine, a.frame.sine), b.center + arms.b - a.center - arms.a)
    }

    /// The limits in points; nil where they do not count.
    private var limits: ClosedRange<Double>? {
        guard shouldEnableLimits, lowerDistanceLimit <= upperDistanceLimit else { return nil }
        return Double(lowerDistanceLimit)...Double(upperDistanceLimit)
    }

    // Bodies beyond a limit are brought back without a speed: they would leave the limit with it.
    override func prepare(_ seconds: Double) {
        guard let limits else { return }
        let (along, way) = place
        let distance = way.dot(along)
        let excess = distance - min(max(distance, limits.lowerBound), limits.upperBound)
        let (massA, massB) = (a.isAsleep ? 0 : a.inverseMass, b.isAsleep ? 0 : b.inverseMass)
        guard excess != 0, massA + massB > 0 else { return }
        let push = along * (excess * 0.2 / seconds / (massA + massB))
        a.push += push * massA
        b.push += push * -massB
    }

    override func solve(_ seconds: Double) {
        keepAngle(0, 0, seconds)
        let (along, way) = place
        let across = Vec(-along.y, along.x)
        drive(across, to: -way.dot(across) * 0.2 / seconds, seconds)
        guard let limits else { return }
        // The greatest speeds with which the step ends at a limit.
        let distance = way.dot(along)
        drive(along, to: min((limits.lowerBound - distance) / seconds, 0), seconds, range: 0 ... .infinity)
        drive(along, to: max((limits.upperBound - distance) / seconds, 0), seconds, range: -.infinity...0)
    }
}
