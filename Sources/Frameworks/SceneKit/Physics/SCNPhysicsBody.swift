import Foundation
import SwiftUI

/// How a body moves.
public enum SCNPhysicsBodyType: Int, Sendable { case `static`, dynamic, kinematic }

/// A body of a node; nothing falls or bounces here, which is reported once.
///
/// Follows Apple's [SCNPhysicsBody](https://developer.apple.com/documentation/scenekit/scnphysicsbody).
open class SCNPhysicsBody: NSObject, @unchecked Sendable {
    /// How it moves.
    open var type: SCNPhysicsBodyType
    /// The shape; nil for the geometry's.
    open var physicsShape: SCNPhysicsShape?
    /// The mass, in kilograms; 1 by default.
    open var mass: CGFloat = 1
    /// The charge; 0 by default.
    open var charge: CGFloat = 0
    /// How much it is slowed by others; 0.5 by default.
    open var friction: CGFloat = 0.5
    /// How much it bounces; 0.5 by default.
    open var restitution: CGFloat = 0.5
    /// How much it is slowed; 0.1 by default.
    open var damping: CGFloat = 0.1
    /// How much its turns are slowed; 0.1 by default.
    open var angularDamping: CGFloat = 0.1
    /// The velocity; zero by default.
    open var velocity = SCNVector3()
    /// The turns; zero by default.
    open var angularVelocity = SCNVector4()
    /// Whether it falls; true by default.
    open var isAffectedByGravity = true
    /// The groups of the body, as bits.
    open var categoryBitMask = 1
    /// The groups with which it collides, as bits.
    open var collisionBitMask = -1
    /// The groups whose contact is reported, as bits.
    open var contactTestBitMask = 0
    /// Creates a body.
    public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) { (self.type, physicsShape) = (type, shape) }
    /// Returns a body that does not move.
    open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
    /// Returns a body that falls.
    open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
    /// Returns a body that the app moves.
    open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }
    /// Pushes the body; without effect.
    open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
    /// Pushes a place of the body; without effect.
    open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
    /// Turns the body; without effect.
    open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
    /// Ends all pushes.
    open func clearAllForces() {}
    /// Takes the node's place.
    open func resetTransform() {}
}

/// The shape of a body.
open class SCNPhysicsShape: NSObject, @unchecked Sendable {
    /// How shapes are made.
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates an option of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The kind of shape.
        public static let type = Option(rawValue: "SCNPhysicsShapeTypeKey")
        /// Whether parts are kept.
        public static let keepAsCompound = Option(rawValue: "SCNPhysicsShapeKeepAsCompoundKey")
        /// The scale.
        public static let scale = Option(rawValue: "SCNPhysicsShapeScaleKey")
    }
    /// Creates a shape of a geometry.
    public init(geometry: SCNGeometry, options: [Option: Any]? = nil) {}
    /// Creates a shape of a node.
    public init(node: SCNNode, options: [Option: Any]? = nil) {}
}

/// Receives contacts of bodies; there are none here.
public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
    /// Called when two bodies touch.
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
    /// Called when a contact has changed.
    func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
    /// Called when two bodies no longer touch.
    func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}

extension SCNPhysicsContactDelegate {
    public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}

/// Two bodies that touch.
open class SCNPhysicsContact: NSObject, @unchecked Sendable {
    /// A node.
    public let nodeA: SCNNode
    /// The other node.
    public let nodeB: SCNNode
    init(_ nodeA: SCNNode, _ nodeB: SCNNode) { (self.nodeA, self.nodeB) = (nodeA, nodeB) }
}

/// The physics of a scene; nothing falls here.
open class SCNPhysicsWorld: NSObject, @unchecked Sendable {
    /// The gravity; 9.8 downward by default.
    open var gravity = SCNVector3(0, -9.8, 0)
    /// The speed; 1 by default.
    open var speed: CGFloat = 1
    /// The seconds of a step.
    open var timeStep = 1.0 / 60
    /// Receives contacts; there are none here.
    open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
    override init() {}
}
