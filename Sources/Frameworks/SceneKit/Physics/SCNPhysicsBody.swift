import Foundation
import SwiftUI
import simd

/// How a body moves.
public enum SCNPhysicsBodyType: Int, Sendable { case `static`, dynamic, kinematic }

/// A body of a node: it falls, bounces, and is pushed by others.
///
/// Bodies are balls, boxes and floors here: of other forms, the box around counts. The simulation moves the node itself.
///
/// ```swift
/// let ball = SCNNode(geometry: SCNSphere(radius: 0.5))
/// ball.physicsBody = .dynamic()
/// ball.physicsBody?.restitution = 0.9
/// ```
///
/// Follows Apple's [SCNPhysicsBody](https://developer.apple.com/documentation/scenekit/scnphysicsbody).
open class SCNPhysicsBody: NSObject, @unchecked Sendable {
    /// How it moves.
    open var type: SCNPhysicsBodyType { didSet { wake() } }
    /// The shape; nil for the geometry's.
    open var physicsShape: SCNPhysicsShape? { didSet { wake() } }
    /// The mass, in kilograms; 1 by default.
    open var mass: CGFloat = 1
    /// The charge, in coulombs; 0 by default.
    open var charge: CGFloat = 0
    /// How much it is slowed by others that it touches, from 0 to 1; 0.5 by default.
    open var friction: CGFloat = 0.5
    /// How much it bounces, from 0 to 1; 0.5 by default.
    open var restitution: CGFloat = 0.5
    /// How much turns are slowed by others that it touches; without effect.
    open var rollingFriction: CGFloat = 0
    /// How much it is slowed, from 0 to 1; 0.1 by default.
    open var damping: CGFloat = 0.1
    /// How much its turns are slowed, from 0 to 1; 0.1 by default.
    open var angularDamping: CGFloat = 0.1
    /// The velocity, in meters per second; zero by default.
    open var velocity: SCNVector3 {
        get { SCNVector3(linear) }
        set {
            linear = SIMD3(newValue)
            wake()
        }
    }
    /// The turns, as an axis and radians per second; zero by default.
    open var angularVelocity: SCNVector4 {
        get {
            let speed = simd_length(angular)
            return speed > 0 ? SCNVector4(SIMD4(angular / speed, speed)) : SCNVector4()
        }
        set {
            let axis = SIMD3(newValue.x, newValue.y, newValue.z)
            angular = simd_length(axis) > 0 ? simd_normalize(axis) * newValue.w : .zero
            wake()
        }
    }
    /// How much the velocity counts along each axis; 1 by default.
    open var velocityFactor = SCNVector3(1, 1, 1)
    /// How much turns count about each axis; 1 by default.
    open var angularVelocityFactor = SCNVector3(1, 1, 1)
    /// Whether it falls; true by default.
    open var isAffectedByGravity = true { didSet { wake() } }
    /// Whether ``momentOfInertia`` counts instead of the shape's; false by default.
    open var usesDefaultMomentOfInertia = true
    /// How hard turns are about each axis, in kilograms times square meters.
    open var momentOfInertia = SCNVector3()
    /// The place of the mass in the node's space; the shape's middle counts.
    open var centerOfMassOffset = SCNVector3()
    /// The speed above which a body is moved in smaller steps; without effect.
    open var continuousCollisionDetectionThreshold: CGFloat = 0
    /// The speed below which a body rests, in meters per second; 0.1 by default.
    open var linearRestingThreshold: CGFloat = 0.1
    /// The speed of turns below which a body rests, in radians per second; 0.1 by default.
    open var angularRestingThreshold: CGFloat = 0.1
    /// Whether a body without movement may be left out of the simulation; true by default.
    open var allowsResting = true
    /// Whether the body is left out of the simulation at present.
    open var isResting = false
    /// The groups of the body, as bits; 1 for bodies that move, and 2 for others, by default.
    open var categoryBitMask: Int
    /// The groups with which it collides, as bits; all by default.
    open var collisionBitMask = -1
    /// The groups whose contact is reported, as bits; none by default.
    open var contactTestBitMask = 0

    /// Whether the body is reported where it touches others, and stops none.
    package var isSensor = false
    /// The velocity in the scene.
    var linear = SIMD3<Float>.zero
    /// The turns in the scene, as an axis times radians per second.
    var angular = SIMD3<Float>.zero
    /// The pushes until the next step.
    var (force, torque) = (SIMD3<Float>.zero, SIMD3<Float>.zero)
    /// The seconds without movement.
    var quiet: Float = 0
    weak var node: SCNNode?

    /// Creates a body.
    public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
        (self.type, physicsShape) = (type, shape)
        categoryBitMask = type == .static ? 2 : 1
    }
    /// Returns a body that does not move.
    open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
    /// Returns a body that falls.
    open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
    /// Returns a body that the app moves.
    open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }

    /// Pushes the body in its middle: by newtons until the next step, or at once by newtons times seconds.
    open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {
        wake()
        if impulse { linear += SIMD3(direction) * inverseMass } else { force += SIMD3(direction) }
    }
    /// Pushes a place of the body, in the node's space.
    open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {
        applyForce(direction, asImpulse: impulse)
        guard let solid = solids.first else { return }
        let arm = (node?.simdWorldTransform ?? matrix_identity_float4x4).direction(SIMD3(position))
        let turn = simd_cross(arm, SIMD3(direction))
        if impulse { angular += solid.turned(turn, inverseMass) } else { torque += turn }
    }
    /// Turns the body, by an axis and a strength.
    open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {
        wake()
        let turn = SIMD3(torque.x, torque.y, torque.z) * torque.w
        if impulse, let solid = solids.first {
            angular += solid.turned(turn, inverseMass)
        } else if !impulse {
            self.torque += turn
        }
    }
    /// Ends all pushes.
    open func clearAllForces() { (force, torque) = (.zero, .zero) }
    /// Takes the node's place, without its velocity.
    open func resetTransform() {
        (linear, angular) = (.zero, .zero)
        wake()
    }
    /// Makes the body rest or move again.
    open func setResting(_ resting: Bool) {
        if resting { (linear, angular, isResting) = (.zero, .zero, true) } else { wake() }
    }

    func wake() {
        (isResting, quiet) = (false, 0)
        SceneChanges.note()
    }

    /// One by the mass; 0 for a body that nothing moves.
    var inverseMass: Float { type == .dynamic && mass > 0 ? Float(1 / mass) : 0 }
    /// The forms of the body in the scene.
    var solids: [PhysicsSolid] {
        guard let node else { return [] }
        return (physicsShape ?? SCNPhysicsShape(of: node)).solids(in: node.simdWorldTransform)
    }

    public override func copy() -> Any {
        let copy = SCNPhysicsBody(type: type, shape: physicsShape)
        (copy.mass, copy.charge, copy.friction, copy.restitution) = (mass, charge, friction, restitution)
        (copy.damping, copy.angularDamping, copy.isAffectedByGravity) = (damping, angularDamping, isAffectedByGravity)
        (copy.categoryBitMask, copy.collisionBitMask) = (categoryBitMask, collisionBitMask)
        (copy.contactTestBitMask, copy.allowsResting) = (contactTestBitMask, allowsResting)
        (copy.velocityFactor, copy.angularVelocityFactor) = (velocityFactor, angularVelocityFactor)
        return copy
    }
}

/// The groups of bodies.
public struct SCNPhysicsCollisionCategory: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates groups from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Bodies that move.
    public static let `default` = SCNPhysicsCollisionCategory(rawValue: 1)
    /// Bodies that do not move.
    public static let `static` = SCNPhysicsCollisionCategory(rawValue: 2)
    /// All bodies.
    public static let all = SCNPhysicsCollisionCategory(rawValue: .max)
}
