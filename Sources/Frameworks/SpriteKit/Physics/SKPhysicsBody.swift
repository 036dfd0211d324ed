import Foundation
import SwiftUI

/// What makes a node part of the physics of its scene.
///
/// Lengths are points, masses kilograms, forces newtons; 150 points are a meter.
///
/// ```swift
/// ball.physicsBody = SKPhysicsBody(circleOfRadius: 20)
/// ball.physicsBody?.restitution = 0.8
/// scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
/// ```
///
/// Follows Apple's [SKPhysicsBody](https://developer.apple.com/documentation/spritekit/skphysicsbody).
@MainActor @preconcurrency
open class SKPhysicsBody: NSObject {
    /// The parts, in the node's space.
    let shapes: [BodyShape]
    /// Whether the body is of lines, which never move by themselves.
    let isEdge: Bool
    /// The body's part in a simulation.
    let motion = BodyMotion()
    /// The node that the body belongs to; nil for none.
    open private(set) weak var node: SKNode?
    /// The joints that the body is part of.
    open internal(set) var joints: [SKPhysicsJoint] = []
    /// Whether forces and collisions move the body; true by default, but for lines.
    open var isDynamic: Bool { didSet { motion.wake() } }
    /// Whether the body is nailed to its parent at its place, about which it may turn; false by default.
    open var pinned = false { didSet { motion.wake() } }
    /// Whether the body can turn; true by default.
    open var allowsRotation = true { didSet { motion.wake() } }
    /// Whether gravity moves the body; true by default.
    open var affectedByGravity = true { didSet { motion.wake() } }
    /// Whether fast movement is calculated in smaller steps; false by default.
    open var usesPreciseCollisionDetection = false
    /// Whether the body rests until something touches it.
    open var isResting: Bool {
        get { motion.isAsleep }
        set { if newValue { motion.sleep() } else { motion.wake() } }
    }
    /// The roughness, from 0 to 1; 0.2 by default.
    open var friction: CGFloat = 0.2
    /// How much of the speed remains after a collision, from 0 to 1; 0.2 by default.
    open var restitution: CGFloat = 0.2
    /// How quickly the speed goes down, from 0 to 1; 0.1 by default.
    open var linearDamping: CGFloat = 0.1
    /// How quickly the turning goes down, from 0 to 1; 0.1 by default.
    open var angularDamping: CGFloat = 0.1
    /// The charge for electric and magnetic fields; 0 by default.
    open var charge: CGFloat = 0
    private var ownDensity: CGFloat = 1
    /// The mass of a square meter, in kilograms; 1 by default.
    open var density: CGFloat {
        get { ownDensity }
        set {
            ownDensity = newValue > 0 && newValue.isFinite ? newValue : 1
            ownMass = nil
            motion.wake()
        }
    }
    private var ownMass: CGFloat?
    /// The mass in kilograms; by default the area's.
    open var mass: CGFloat {
        get { ownMass ?? area * ownDensity }
        set {
            ownMass = newValue > 0 && newValue.isFinite ? newValue : nil
            motion.wake()
        }
    }
    /// The area, in square meters.
    open var area: CGFloat {
        let scale = motion.frame.scale
        return CGFloat(shapes.reduce(0) { $0 + $1.area } * abs(scale.x * scale.y)) / (150 * 150)
    }
    /// The bits of the body's categories; all by default.
    open var categoryBitMask: UInt32 = .max { didSet { motion.wake() } }
    /// The bits of the categories that the body is stopped by; all by default.
    open var collisionBitMask: UInt32 = .max { didSet { motion.wake() } }
    /// The bits of the categories with which contacts are reported; none by default.
    open var contactTestBitMask: UInt32 = 0 { didSet { motion.wake() } }
    /// The bits of the fields that move the body; all by default.
    open var fieldBitMask: UInt32 = .max
    /// The speed, in points a second.
    open var velocity: CGVector {
        get { CGVector(dx: motion.velocity.x, dy: motion.velocity.y) }
        set {
            let new = Vec(newValue)
            guard new.isFinite else { return }
            motion.velocity = new
            motion.wake()
        }
    }
    /// How quickly the body turns, in radians a second.
    open var angularVelocity: CGFloat {
        get { CGFloat(motion.spin) }
        set {
            guard newValue.isFinite else { return }
            motion.spin = Double(newValue)
            motion.wake()
        }
    }

    /// The outlines of the parts in the body's space; a circle has sixteen corners.
    package var outlines: [[CGPoint]] {
        shapes.map { shape in
            guard case .circle(let center, let radius) = shape else { return shape.points.map(\.point) }
            return (0..<16).map { number in
                let angle = Double(number) * .pi / 8
                return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            }
        }
    }

    init(shapes: [BodyShape], isEdge: Bool = false) {
        self.shapes = shapes
        self.isEdge = isEdge
        isDynamic = !isEdge
        super.init()
        motion.body = self
    }

    /// Creates a body without an area, which touches nothing.
    public convenience override init() { self.init(shapes: []) }

    /// Returns the bodies that touch this one.
    open func allContactedBodies() -> [SKPhysicsBody] { motion.world?.bodies(touching: self) ?? [] }

    /// Returns a copy of the body, without a node.
    open override func copy() -> Any {
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated { copy = copyOfBody() }
        return copy
    }

    private func copyOfBody() -> SKPhysicsBody {
        let copy = SKPhysicsBody(shapes: shapes, isEdge: isEdge)
        copy.isDynamic = isDynamic
        copy.pinned = pinned
        copy.allowsRotation = allowsRotation
        copy.affectedByGravity = affectedByGravity
        copy.usesPreciseCollisionDetection = usesPreciseCollisionDetection
        copy.friction = friction
        copy.restitution = restitution
        copy.linearDamping = linearDamping
        copy.angularDamping = angularDamping
        copy.charge = charge
        copy.ownDensity = ownDensity
        copy.ownMass = ownMass
        copy.categoryBitMask = categoryBitMask
        copy.collisionBitMask = collisionBitMask
        copy.contactTestBitMask = contactTestBitMask
        copy.fieldBitMask = fieldBitMask
        copy.velocity = velocity
        copy.angularVelocity = angularVelocity
        return copy
    }

    /// Becomes a node's body.
    func join(_ node: SKNode) {
        if let old = self.node, old !== node { old.physicsBody = nil }
        self.node = node
        motion.wake()
    }

    /// Is no longer a node's body.
    func leave(_ node: SKNode) {
        guard self.node === node else { return }
        self.node = nil
        motion.world?.forget(self)
    }
}

extension SKPhysicsBody {
    // MARK: Forces

    /// Applies a force, in newtons, until the next frame.
    public func applyForce(_ force: CGVector) {
        let force = Vec(force)
        guard force.isFinite else { return }
        motion.force += force * 150
        motion.wake()
    }

    /// Applies a force, in newtons, to a point of the scene, until the next frame.
    public func applyForce(_ force: CGVector, at point: CGPoint) {
        let arm = Vec(point) - motion.center(of: self)
        applyForce(force)
        let torque = arm.cross(Vec(force)) * 150
        if torque.isFinite { motion.torque += torque }
    }

    /// Applies a torque, in newton-meters, until the next frame.
    public func applyTorque(_ torque: CGFloat) {
        guard torque.isFinite else { return }
        motion.torque += Double(torque) * 150 * 150
        motion.wake()
    }

    /// Applies an impulse: the speed changes by it, divided by the mass, in points a second.
    public func applyImpulse(_ impulse: CGVector) {
        let impulse = Vec(impulse)
        guard impulse.isFinite, isDynamic, mass > 0 else { return }
        motion.velocity += impulse * (1 / Double(mass))
        motion.wake()
    }

    /// Applies an impulse to a point of the scene.
    public func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
        let arm = Vec(point) - motion.center(of: self)
        applyImpulse(impulse)
        turn(arm.cross(Vec(impulse)))
    }

    /// Applies an angular impulse, in newton-meter-seconds.
    public func applyAngularImpulse(_ impulse: CGFloat) { turn(Double(impulse) * 150 * 150) }

    private func turn(_ impulse: Double) {
        let inertia = inertia
        guard isDynamic, allowsRotation, inertia > 0, impulse.isFinite else { return }
        motion.spin += impulse / inertia
        motion.wake()
    }

    /// The resistance to turning about the middle of the mass, in kilograms and square points.
    var inertia: Double {
        let area = shapes.reduce(0) { $0 + $1.area }
        guard area > 0 else { return 0 }
        let center = localCenter
        let mean = shapes.reduce(0) { $0 + $1.gyration(about: center) * $1.area } / area
        return Double(mass) * mean * motion.frame.meanScale * motion.frame.meanScale
    }

    /// The middle of the mass, in the node's space.
    var localCenter: Vec {
        let area = shapes.reduce(0) { $0 + $1.area }
        guard area > 0 else { return .zero }
        return shapes.reduce(Vec.zero) { $0 + $1.centroid * $1.area } * (1 / area)
    }
}
