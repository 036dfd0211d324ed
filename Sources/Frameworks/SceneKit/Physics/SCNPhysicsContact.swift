import Foundation
import SwiftUI
import simd

/// Receives contacts of bodies, whose masks say which of them are reported.
///
/// Follows Apple's [SCNPhysicsContactDelegate](https://developer.apple.com/documentation/scenekit/scnphysicscontactdelegate).
public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
    /// Called when two bodies touch.
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
    /// Called in each step while two bodies touch.
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
    /// The place, in the scene.
    public let contactPoint: SCNVector3
    /// The direction from the first to the other node.
    public let contactNormal: SCNVector3
    /// How hard they met, in newtons times seconds.
    public let collisionImpulse: CGFloat
    /// How far they are within each other, in meters.
    public let penetrationDistance: CGFloat
    /// The share of the way of a sweep test, from 0 to 1; 0 for other contacts.
    open internal(set) var sweepTestFraction: CGFloat = 0

    init(_ nodeA: SCNNode, _ nodeB: SCNNode, _ touch: PhysicsSolid.Touch, _ impulse: Float) {
        (self.nodeA, self.nodeB) = (nodeA, nodeB)
        (contactPoint, contactNormal) = (SCNVector3(touch.place), SCNVector3(touch.normal))
        (collisionImpulse, penetrationDistance) = (CGFloat(impulse), CGFloat(touch.depth))
    }
}
