import Foundation
import SwiftUI

extension SKPhysicsBody {
    /// Returns the body of a node in a file; nil for one whose shape is not known.
    ///
    /// Files have the shape in the size that the node's scales give it.
    static func archived(_ value: ArchivedValue, of node: SKNode) -> SKPhysicsBody? {
        let scale = CGPoint(x: max(abs(node.xScale.sound), 1e-6), y: max(abs(node.yScale.sound), 1e-6))
        let center = value.point("_p0").map { CGPoint(x: $0.x / scale.x, y: $0.y / scale.y) } ?? .zero
        let body: SKPhysicsBody
        switch value["_shapeType"]?.int {
        case 1:
            let radius = (value.number("_radius") ?? 0) / max(scale.x, scale.y)
            body = SKPhysicsBody(circleOfRadius: radius, center: center)
        case 2:
            let size = value.size("_size") ?? .zero
            body = SKPhysicsBody(
                rectangleOf: CGSize(width: size.width / scale.x, height: size.height / scale.y), center: center)
        default:
            guard let sprite = node as? SKSpriteNode, let texture = sprite.texture else {
                SpriteGaps.left("the shape of a physics body")
                return nil
            }
            body = SKPhysicsBody(texture: texture, size: sprite.size)
        }
        body.read(value)
        return body
    }

    private func read(_ value: ArchivedValue) {
        isDynamic = value.bool("dynamic") ?? isDynamic
        pinned = value.bool("pinned") ?? pinned
        allowsRotation = value.bool("allowRotation") ?? allowsRotation
        affectedByGravity = value.bool("affectedByGravity") ?? affectedByGravity
        // The key is misspelled in the files.
        usesPreciseCollisionDetection = value.bool("needsContinuousCollsionDetection") ?? usesPreciseCollisionDetection
        friction = value.number("friction") ?? friction
        restitution = value.number("restitution") ?? restitution
        linearDamping = value.number("linearDamping") ?? linearDamping
        angularDamping = value.number("angularDamping") ?? angularDamping
        charge = value.number("charge") ?? charge
        density = value.number("density") ?? density
        categoryBitMask = value.bits("categoryBitMask") ?? categoryBitMask
        collisionBitMask = value.bits("collisionBitMask") ?? collisionBitMask
        contactTestBitMask = value.bits("intersectionTestBitMask") ?? contactTestBitMask
        fieldBitMask = value.bits("fieldBitMask") ?? fieldBitMask
        velocity = value.vector("linearVelocity") ?? velocity
        angularVelocity = value.number("angularVelocity") ?? angularVelocity
    }
}
