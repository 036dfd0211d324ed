import Foundation
import SwiftUI

extension SKAction {
    /// An action that works on a node's body in each frame, with the share of the duration that passed in it.
    private static func body(
        _ duration: TimeInterval, reversal: (() -> SKAction)?, _ work: @escaping (SKPhysicsBody, CGFloat) -> Void
    ) -> SKAction {
        adding(duration, reversal: reversal) { node, part in if let body = node.physicsBody { work(body, part) } }
    }

    /// Returns an action that applies a force, in newtons, to a node's body.
    public class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction {
        body(sec, reversal: { applyForce(CGVector(dx: -force.dx, dy: -force.dy), duration: sec) }) { body, _ in
            body.applyForce(force)
        }
    }

    /// Returns an action that applies a force, in newtons, to a point of the scene that moves with a node's body.
    public class func applyForce(_ force: CGVector, at point: CGPoint, duration sec: TimeInterval) -> SKAction {
        body(sec, reversal: nil) { body, _ in body.applyForce(force, at: point) }
    }

    /// Returns an action that applies a torque to a node's body.
    public class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction {
        body(sec, reversal: { applyTorque(-torque, duration: sec) }) { body, _ in body.applyTorque(torque) }
    }

    /// Returns an action that applies an impulse, in newton-seconds, in equal parts over the duration.
    public class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction {
        body(sec, reversal: { applyImpulse(CGVector(dx: -impulse.dx, dy: -impulse.dy), duration: sec) }) {
            $0.applyImpulse(CGVector(dx: impulse.dx * $1, dy: impulse.dy * $1))
        }
    }

    /// Returns an action that applies an impulse to a point of the scene, in equal parts over the duration.
    public class func applyImpulse(_ impulse: CGVector, at point: CGPoint, duration sec: TimeInterval) -> SKAction {
        body(sec, reversal: nil) {
            $0.applyImpulse(CGVector(dx: impulse.dx * $1, dy: impulse.dy * $1), at: point)
        }
    }

    /// Returns an action that applies an angular impulse, in equal parts over the duration.
    public class func applyAngularImpulse(_ impulse: CGFloat, duration sec: TimeInterval) -> SKAction {
        body(sec, reversal: { applyAngularImpulse(-impulse, duration: sec) }) { $0.applyAngularImpulse(impulse * $1) }
    }

    /// Returns an action that brings the mass of a node's body to a value, in kilograms.
    public class func changeMass(to v: Float, duration: TimeInterval) -> SKAction {
        reaching(duration, from: { $0.physicsBody?.mass ?? 0 }) { node, start, share in
            node.physicsBody?.mass = start + (CGFloat(v).sound - start) * share
        }
    }

    /// Returns an action that adds to the mass of a node's body, in kilograms.
    public class func changeMass(by v: Float, duration: TimeInterval) -> SKAction {
        body(duration, reversal: { changeMass(by: -v, duration: duration) }) { $0.mass += CGFloat(v).sound * $1 }
    }

    /// Returns an action that brings the charge of a node's body to a value.
    public class func changeCharge(to v: Float, duration: TimeInterval) -> SKAction {
        reaching(duration, from: { $0.physicsBody?.charge ?? 0 }) { node, start, share in
            node.physicsBody?.charge = start + (CGFloat(v).sound - start) * share
        }
    }

    /// Returns an action that adds to the charge of a node's body.
    public class func changeCharge(by v: Float, duration: TimeInterval) -> SKAction {
        body(duration, reversal: { changeCharge(by: -v, duration: duration) }) { $0.charge += CGFloat(v).sound * $1 }
    }

    /// Returns an action that brings the strength of a field to a value.
    public class func strength(to strength: Float, duration sec: TimeInterval) -> SKAction {
        reaching(sec, from: { ($0 as? SKFieldNode)?.strength ?? 0 }) {
            ($0 as? SKFieldNode)?.strength = $1 + (strength - $1) * Float($2)
        }
    }

    /// Returns an action that adds to the strength of a field.
    public class func strength(by strength: Float, duration sec: TimeInterval) -> SKAction {
        adding(sec, reversal: { SKAction.strength(by: -strength, duration: sec) }) {
            ($0 as? SKFieldNode)?.strength += strength * Float($1)
        }
    }

    /// Returns an action that brings the falloff of a field to a value.
    public class func falloff(to falloff: Float, duration sec: TimeInterval) -> SKAction {
        reaching(sec, from: { ($0 as? SKFieldNode)?.falloff ?? 0 }) {
            ($0 as? SKFieldNode)?.falloff = $1 + (falloff - $1) * Float($2)
        }
    }

    /// Returns an action that adds to the falloff of a field.
    public class func falloff(by falloff: Float, duration sec: TimeInterval) -> SKAction {
        adding(sec, reversal: { SKAction.falloff(by: -falloff, duration: sec) }) {
            ($0 as? SKFieldNode)?.falloff += falloff * Float($1)
        }
    }
}
