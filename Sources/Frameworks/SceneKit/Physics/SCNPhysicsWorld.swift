import Foundation
import SwiftUI
import simd

/// The physics of a scene: bodies, their contacts, behaviors and fields.
///
/// Follows Apple's [SCNPhysicsWorld](https://developer.apple.com/documentation/scenekit/scnphysicsworld).
open class SCNPhysicsWorld: NSObject, @unchecked Sendable {
    /// How tests of the world search.
    public struct TestOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates an option of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The groups of bodies, as bits.
        public static let collisionBitMask = TestOption(rawValue: "SCNPhysicsTestCollisionBitMaskKey")
        /// Which results are wanted: a ``TestSearchMode``.
        public static let searchMode = TestOption(rawValue: "SCNPhysicsTestSearchModeKey")
        /// Whether back sides are left out; they always are here.
        public static let backfaceCulling = TestOption(rawValue: "SCNPhysicsTestBackfaceCullingKey")
    }
    /// Which results are wanted.
    public struct TestSearchMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a mode of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Any one.
        public static let any = TestSearchMode(rawValue: "SCNPhysicsTestSearchModeAny")
        /// The nearest one.
        public static let closest = TestSearchMode(rawValue: "SCNPhysicsTestSearchModeClosest")
        /// All.
        public static let all = TestSearchMode(rawValue: "SCNPhysicsTestSearchModeAll")
    }

    /// The gravity, in meters per second squared; 9.8 downward by default.
    open var gravity = SCNVector3(0, -9.8, 0)
    /// The speed; 1 by default.
    open var speed: CGFloat = 1
    /// The seconds of a step; a sixtieth by default.
    open var timeStep: TimeInterval = 1.0 / 60
    /// Receives contacts.
    open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
    /// The joints and vehicles.
    open private(set) var allBehaviors: [SCNPhysicsBehavior] = []
    weak var root: SCNNode?
    private var left = 0.0
    private var known: [ContactPair: SCNPhysicsContact] = [:]
    private struct ContactPair: Hashable {
        let a: ObjectIdentifier, b: ObjectIdentifier
    }
    override init() {}

    /// Adds a joint or a vehicle.
    open func addBehavior(_ behavior: SCNPhysicsBehavior) {
        guard !allBehaviors.contains(where: { $0 === behavior }) else { return }
        allBehaviors.append(behavior)
        behavior.attach()
    }
    /// Removes a joint or a vehicle.
    open func removeBehavior(_ behavior: SCNPhysicsBehavior) { allBehaviors.removeAll { $0 === behavior } }
    /// Removes all joints and vehicles.
    open func removeAllBehaviors() { allBehaviors = [] }

    var nodes: [SCNNode] {
        var found: [SCNNode] = []
        root?.enumerateHierarchy { node, _ in if node.physicsBody != nil { found.append(node) } }
        return found
    }
    /// Whether a body moves.
    var moves: Bool {
        guard speed > 0, let root else { return false }
        var moves = false
        root.enumerateHierarchy { node, stop in
            if let body = node.physicsBody, body.type == .dynamic, !body.isResting {
                moves = true
                stop.pointee = true
            }
        }
        return moves
    }

    // MARK: Steps

    /// Continues the simulation for a time: in steps, of which at most ten are done.
    package func advance(_ seconds: Double) {
        let step = timeStep > 0.0005 && timeStep < 1 ? timeStep : 1.0 / 60
        left = min(left + seconds * max(Double(speed), 0), step * 10)
        guard left >= step - 1e-9 else { return }
        let nodes = nodes
        guard nodes.contains(where: { $0.physicsBody?.type == .dynamic || $0.physicsBody?.isSensor == true }) else {
            left = 0
            return
        }
        let fields = self.fields
        while left >= step - 1e-9 {
            left -= step
            self.step(nodes, fields, Float(step))
        }
        for node in nodes { node.physicsBody?.clearAllForces() }
    }

    private var fields: [(SCNPhysicsField, SCNNode)] {
        var found: [(SCNPhysicsField, SCNNode)] = []
        root?.enumerateHierarchy { node, _ in
            if let field = node.physicsField, field.isActive { found.append((field, node)) }
        }
        return found
    }

    private func step(_ nodes: [SCNNode], _ fields: [(SCNPhysicsField, SCNNode)], _ seconds: Float) {
        let bodies = nodes.compactMap { MovingBody($0) }
        let middles = bodies.map(\.center)
        for moving in bodies where moving.inverseMass > 0 {
            let body = moving.body
            var force = body.force
            if body.isAffectedByGravity { force += SIMD3(gravity) / moving.inverseMass }
            for (field, node) in fields { force += field.force(on: body, at: moving.center, seconds, from: node) }
            body.linear += force * moving.inverseMass * seconds * SIMD3(body.velocityFactor)
            body.angular += moving.turned(body.torque) * seconds * SIMD3(body.angularVelocityFactor)
            body.linear *= Float(pow(1 - min(max(Double(body.damping), 0), 1), Double(seconds)))
            body.angular *= Float(pow(1 - min(max(Double(body.angularDamping), 0), 1), Double(seconds)))
        }
        var contacts: [Contact] = []
        var touching: [(MovingBody, MovingBody, [Contact])] = []
        for (number, a) in bodies.enumerated() {
            for b in bodies[(number + 1)...] where mayTouch(a, b) {
                let found = touches(a, b)
                guard !found.isEmpty else { continue }
                touching.append((a, b, found))
                if collide(a.body, b.body) { contacts += found }
            }
        }
        let joints = allBehaviors.flatMap { $0.links(bodies) }
        for _ in 0..<12 {
            for joint in joints { joint.solve(seconds) }
            for contact in contacts { contact.solve() }
        }
        for moving in bodies { moving.integrate(seconds) }
        for (a, b, found) in touching where collide(a.body, b.body) {
            for contact in found { contact.part(found.count) }
        }
        for (moving, middle) in zip(bodies, middles) {
            moving.show(middle)
            rest(moving, seconds)
        }
        for (a, b, found) in touching { wake(a, b, found) }
        report(touching)
    }

    private func mayTouch(_ a: MovingBody, _ b: MovingBody) -> Bool {
        if a.body.isSensor || b.body.isSensor { return true }
        return a.inverseMass > 0 || b.inverseMass > 0 || isKnown(a, b)
    }
    private func isKnown(_ a: MovingBody, _ b: MovingBody) -> Bool { known[pair(a, b)] != nil }
    private func pair(_ a: MovingBody, _ b: MovingBody) -> ContactPair {
        ContactPair(a: ObjectIdentifier(a.node), b: ObjectIdentifier(b.node))
    }
    private func collide(_ a: SCNPhysicsBody, _ b: SCNPhysicsBody) -> Bool {
        if a.isSensor || b.isSensor { return false }
        return a.collisionBitMask & b.categoryBitMask != 0 || b.collisionBitMask & a.categoryBitMask != 0
    }
    private func touches(_ a: MovingBody, _ b: MovingBody) -> [Contact] {
        a.solids.flatMap { first in
            b.solids.flatMap { first.meets($0) ? first.touches($0).map { Contact(a, b, $0) } : [] }
        }
    }

    private func rest(_ moving: MovingBody, _ seconds: Float) {
        let body = moving.body
        guard moving.inverseMass > 0, body.allowsResting else { return }
        let isQuiet =
            simd_length(body.linear) < Float(body.linearRestingThreshold)
            && simd_length(body.angular) < Float(body.angularRestingThreshold)
        body.quiet = isQuiet ? body.quiet + seconds : 0
        if body.quiet > 0.5 { body.setResting(true) }
    }
    private func wake(_ a: MovingBody, _ b: MovingBody, _ contacts: [Contact]) {
        for (one, other) in [(a, b), (b, a)] where one.body.isResting && one.body.type == .dynamic {
            if !other.body.isResting, simd_length(other.body.linear) > 0.3 { one.body.wake() }
        }
    }

    // MARK: Contacts

    private func report(_ touching: [(MovingBody, MovingBody, [Contact])]) {
        var now: [ContactPair: SCNPhysicsContact] = [:]
        for (a, b, contacts) in touching {
            guard
                a.body.contactTestBitMask & b.body.categoryBitMask != 0
                    || b.body.contactTestBitMask & a.body.categoryBitMask != 0
            else { continue }
            guard let deepest = contacts.max(by: { $0.touch.depth < $1.touch.depth }) else { continue }
            let impulse = contacts.reduce(0) { $0 + $1.impulse }
            let contact = SCNPhysicsContact(a.node, b.node, deepest.touch, impulse)
            now[pair(a, b)] = contact
            if known[pair(a, b)] == nil {
                contactDelegate?.physicsWorld(self, didBegin: contact)
            } else {
                contactDelegate?.physicsWorld(self, didUpdate: contact)
            }
        }
        let ended = known.filter { now[$0.key] == nil }
        known = now
        for contact in ended.values { contactDelegate?.physicsWorld(self, didEnd: contact) }
    }

    /// Reports contacts at once, without a step.
    open func updateCollisionPairs() {}
}
