import Foundation
import SwiftUI

extension SKNode {
    /// Reads the values that all nodes have, and the children.
    func readNode(_ coder: SpriteCoder) {
        let value = coder.object
        coder.reader.note(self, value)
        name = value["_name"]?.text
        position = value.point("_position") ?? position
        zPosition = value.number("_zPosition") ?? zPosition
        zRotation = value.number("_zRotation") ?? zRotation
        xScale = value.number("_xScale") ?? xScale
        yScale = value.number("_yScale") ?? yScale
        alpha = value.number("_opacity") ?? alpha
        isHidden = value.bool("_hidden") ?? isHidden
        speed = value.number("_speed") ?? speed
        userData = coder.reader.userData(value["_userData"])
        if let limits = value["_reachConstraints"] {
            reachConstraints = SKReachConstraints(
                lowerAngleLimit: limits.number("_lowerAngleLimit") ?? 0,
                upperAngleLimit: limits.number("_upperAngleLimit") ?? 2 * .pi)
        }
        if value["_constraints"]?.list.isEmpty == false { SpriteGaps.left("SKConstraint") }
        if value["_shader"] != nil { SpriteGaps.left("SKShader") }
        for node in coder.reader.children(value["_children"]?.list ?? []) { insert(node, at: children.count) }
        // The editor pauses all nodes while it shows them, and writes that, too: it is not meant for the app.
        for action in (value["_actions"]?.list ?? []).compactMap(coder.reader.actions.action) { run(action) }
        for (key, value) in value["_keyedActions"]?.pairs ?? [] {
            if let action = coder.reader.actions.action(value) { run(action, withKey: key) }
        }
    }

    /// Reads the body, once the scales, the texture and the size are known.
    func readBody(_ coder: SpriteCoder) {
        guard let value = coder.object["_PKPhysicsBody"] else { return }
        physicsBody = SKPhysicsBody.archived(value, of: self)
    }
}

extension SKScene {
    /// The size of the scene of a coder; one point for other coders.
    static func archivedSize(_ coder: NSCoder) -> CGSize {
        let size = (coder as? SpriteCoder)?.object.rect("Scene_bounds")?.size
        return size.map { CGSize(width: abs($0.width), height: abs($0.height)) } ?? CGSize(width: 1, height: 1)
    }

    /// Reads the values that scenes have.
    func readScene(_ coder: SpriteCoder) {
        let value = coder.object
        anchorPoint = value.point("_anchorPoint") ?? anchorPoint
        backgroundColor = value.color("_backgroundColor") ?? backgroundColor
        if let mode = value["_scaleMode"]?.int.flatMap(SKSceneScaleMode.init) { scaleMode = mode }
        camera = coder.reader.node(value["_camera"]) as? SKCameraNode
        if let world = value["_physicsWorld"] {
            physicsWorld.gravity = world.vector("gravity") ?? physicsWorld.gravity
            physicsWorld.speed = world.number("speedMultiplier") ?? physicsWorld.speed
            if world["_joints"]?.list.isEmpty == false { SpriteGaps.left("SKPhysicsJoint") }
        }
        // Each scene of the editor has a body that nothing touches.
        if let body = value["_PKPhysicsBody"], body.bits("collisionBitMask") ?? 0 != 0 { readBody(coder) }
    }
}
