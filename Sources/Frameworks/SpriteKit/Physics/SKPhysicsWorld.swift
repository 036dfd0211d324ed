import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// The physics of a scene: gravity, joints, contacts, and questions about bodies.
///
/// Bodies are moved by a solver of sequential impulses in steps of a sixtieth of a second or less: the same frames give
/// the same places on every machine.
///
/// Follows Apple's [SKPhysicsWorld](https://developer.apple.com/documentation/spritekit/skphysicsworld).
@MainActor @preconcurrency
open class SKPhysicsWorld: NSObject {
    /// The acceleration of all bodies, in meters per square second; (0, −9.8) by default.
    open var gravity = CGVector(dx: 0, dy: -9.8) { didSet { if gravity != oldValue { wakeAll() } } }
    /// The factor of time; 1 by default.
    open var speed: CGFloat = 1
    /// Receives contacts; nil for none.
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
    weak var scene: SKScene?
    private(set) var joints: [SKPhysicsJoint] = []
    /// The bodies of the last step.
    private(set) var bodies: [SKPhysicsBody] = []
    private(set) var fields: [SKFieldNode] = []
    private var contacts: [ContactKey: ShapeContact] = [:]
    /// The pairs in touch whose contacts are reported.
    private var reported: [BodyPair: SKPhysicsContact] = [:]

    nonisolated override init() { super.init() }

    // MARK: Joints

    /// Adds a joint between two bodies of the scene.
    open func add(_ joint: SKPhysicsJoint) {
        guard !joints.contains(where: { $0 === joint }), joint.bodyA !== joint.bodyB else { return }
        collect()
        joint.prepareAnchors()
        joints.append(joint)
        joint.bodyA.joints.append(joint)
        joint.bodyB.joints.append(joint)
        joint.bodyA.motion.wake()
        joint.bodyB.motion.wake()
    }

    /// Removes a joint.
    open func remove(_ joint: SKPhysicsJoint) {
        joints.removeAll { $0 === joint }
        for body in [joint.bodyA, joint.bodyB] {
            body.joints.removeAll { $0 === joint }
            body.motion.wake()
        }
    }

    /// Removes all joints.
    open func removeAllJoints() { for joint in joints { remove(joint) } }

    // MARK: Simulation

    /// Simulates seconds of the scene's time.
    func simulate(_ seconds: Double) {
        collect()
        let factor = Double(speed)
        let time = seconds * (factor.isFinite ? max(factor, 0) : 0)
        guard time > 0, !bodies.isEmpty else { return }
        let frames = max((time * 60 - 1e-6).rounded(.up), 1)
        var begun: [SKPhysicsContact] = []
        var ended: [SKPhysicsContact] = []
        for _ in 0..<Int(min(frames, 60)) {
            let step = time / frames
            applyForces(step)
            let parts = PhysicsStep.parts(bodies, step)
            for _ in 0..<parts {
                contacts = PhysicsStep.run(bodies, joints, contacts, step / Double(parts))
                note(&begun, &ended)
            }
            PhysicsStep.rest(bodies, contacts, joints, step)
        }
        for body in bodies where body.motion.isDynamic {
            (body.motion.force, body.motion.torque) = (.zero, 0)
            if let node = body.node { body.motion.write(node) }
        }
        breakJoints(time)
        report(begun, ended)
    }

    private func breakJoints(_ seconds: Double) {
        for joint in joints where joint.isBroken { remove(joint) }
        joints.removeAll { $0.bodyA.node == nil || $0.bodyB.node == nil }
    }

    private func applyForces(_ seconds: Double) {
        let pull = Vec(gravity).isFinite ? Vec(gravity) * 150 : .zero
        for body in bodies {
            let motion = body.motion
            guard motion.isDynamic, !motion.isAsleep else { continue }
            if motion.inverseMass > 0 {
                motion.velocity += motion.force * (motion.inverseMass * seconds)
                if body.affectedByGravity { motion.velocity += pull * seconds }
            }
            motion.spin += motion.torque * motion.inverseInertia * seconds
            for field in fields { field.apply(to: body, seconds) }
            func damped(_ value: CGFloat) -> Double { 1 / (1 + seconds * (value.isFinite ? max(Double(value), 0) : 0)) }
            motion.velocity = motion.velocity * damped(body.linearDamping)
            motion.spin *= damped(body.angularDamping)
        }
    }

    /// Finds the bodies and fields of the scene, and where they are.
    func collect() {
        let former = bodies
        bodies = []
        fields = []
        guard let scene else { return }
        func visit(_ node: SKNode, _ outer: (transform: CGAffineTransform, angle: Double), _ scale: Vec) {
            let isRoot = node === scene
            let own = isRoot ? scale : Vec(scale.x * Double(node.xScale.sound), scale.y * Double(node.yScale.sound))
            if let body = node.physicsBody {
                body.motion.world = self
                body.motion.index = bodies.count
                body.motion.read(body, node, outer, own)
                bodies.append(body)
            }
            if let field = node as? SKFieldNode {
                field.place = Vec(node.position.sound.applying(outer.transform))
                fields.append(field)
            }
            if node.children.isEmpty { return }
            let inner =
                isRoot
                ? outer : (node.transform.concatenating(outer.transform), outer.angle + Double(node.zRotation.sound))
            for child in node.children { visit(child, inner, own) }
        }
        visit(scene, (.identity, 0), Vec(1, 1))
        for body in former where !isPresent(body) { forget(body) }
    }

    /// Whether the body is one of a node in the scene.
    private func isPresent(_ body: SKPhysicsBody) -> Bool {
        body.node.map { $0 === scene || $0.scene === scene } ?? false
    }

    private func wakeAll() { for body in bodies { body.motion.wake() } }

    /// Forgets a body that is no longer in the scene; the bodies that it touched may fall.
    func forget(_ body: SKPhysicsBody) {
        for contact in contacts.values where contact.a === body.motion || contact.b === body.motion {
            contact.a.wake()
            contact.b.wake()
        }
        contacts = contacts.filter { $0.value.a !== body.motion && $0.value.b !== body.motion }
        body.motion.world = nil
    }

    /// The bodies that touch another.
    func bodies(touching body: SKPhysicsBody) -> [SKPhysicsBody] {
        var found: [SKPhysicsBody] = []
        for contact in contacts.values {
            let other = contact.a === body.motion ? contact.b : contact.b === body.motion ? contact.a : nil
            if let other = other?.body, !found.contains(where: { $0 === other }) { found.append(other) }
        }
        return found
    }

    // MARK: Contacts

    private struct BodyPair: Hashable {
        let a: ObjectIdentifier, b: ObjectIdentifier
    }

    /// Notes which contacts have begun and ended.
    private func note(_ begun: inout [SKPhysicsContact], _ ended: inout [SKPhysicsContact]) {
        guard contactDelegate != nil else { return reported = [:] }
        var present: [BodyPair: SKPhysicsContact] = [:]
        for contact in contacts.values.sorted(by: { ($0.a.index, $0.b.index) < ($1.a.index, $1.b.index) }) {
            guard let a = contact.a.body, let b = contact.b.body,
                a.contactTestBitMask & b.categoryBitMask != 0 || b.contactTestBitMask & a.categoryBitMask != 0
            else { continue }
            let pair = BodyPair(a: ObjectIdentifier(a), b: ObjectIdentifier(b))
            if present[pair] != nil { continue }
            if let known = reported[pair] {
                present[pair] = known
            } else {
                let new = SKPhysicsContact(a, b, contact)
                present[pair] = new
                begun.append(new)
            }
        }
        for (pair, contact) in reported where present[pair] == nil { ended.append(contact) }
        reported = present
    }

    private func report(_ begun: [SKPhysicsContact], _ ended: [SKPhysicsContact]) {
        guard let contactDelegate else { return }
        // A callback may remove the nodes of further contacts.
        for contact in begun where isPresent(contact.bodyA) && isPresent(contact.bodyB) {
            contactDelegate.didBegin(contact)
        }
        for contact in ended where isPresent(contact.bodyA) && isPresent(contact.bodyB) {
            contactDelegate.didEnd(contact)
        }
    }
}

/// Receives the contacts of a scene's bodies; both methods are optional.
@MainActor @preconcurrency
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    /// Called when two bodies begin to touch.
    func didBegin(_ contact: SKPhysicsContact)
    /// Called when two bodies no longer touch.
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}

/// Two bodies that touch.
///
/// Follows Apple's [SKPhysicsContact](https://developer.apple.com/documentation/spritekit/skphysicscontact).
@MainActor @preconcurrency
open class SKPhysicsContact: NSObject {
    /// The first body.
    public let bodyA: SKPhysicsBody
    /// The second body.
    public let bodyB: SKPhysicsBody
    /// Where the bodies touch, in the scene.
    public let contactPoint: CGPoint
    /// The direction from the first body to the second.
    public let contactNormal: CGVector
    /// How hard the collision is, in newton-seconds.
    public let collisionImpulse: CGFloat

    init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ contact: ShapeContact) {
        (bodyA, bodyB) = (a, b)
        contactPoint = contact.place.point
        contactNormal = CGVector(dx: contact.normal.x, dy: contact.normal.y)
        collisionImpulse = CGFloat(contact.impulse)
    }
}
