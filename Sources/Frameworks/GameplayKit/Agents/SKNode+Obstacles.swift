import Foundation
import SpriteKit
import simd

extension SKNode {
    /// Returns the rectangles of nodes as obstacles, in the space of their scene.
    public class func obstacles(fromNodeBounds nodes: [SKNode]) -> [GKPolygonObstacle] {
        nodes.map { node in
            let frame = node.calculateAccumulatedFrame()
            let corners = [
                CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
                CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
            ]
            return GKPolygonObstacle(points: corners.map { node.parent?.inScene($0) ?? vector_float2($0) })
        }
    }

    /// Returns the physics bodies of nodes as obstacles, in the space of their scene: one for each part of a body.
    public class func obstacles(fromNodePhysicsBodies nodes: [SKNode]) -> [GKPolygonObstacle] {
        nodes.flatMap { node in
            (node.physicsBody?.outlines ?? []).map { GKPolygonObstacle(points: $0.map(node.inScene)) }
        }
    }

    /// Returns the outlines of sprites' textures as obstacles, in the space of their scene: convex ones, whatever the accuracy.
    public class func obstacles(fromSpriteTextures sprites: [SKNode], accuracy: Float) -> [GKPolygonObstacle] {
        sprites.compactMap { $0 as? SKSpriteNode }.flatMap { sprite -> [GKPolygonObstacle] in
            guard let texture = sprite.texture else { return [] }
            let body = SKPhysicsBody(texture: texture, size: sprite.size)
            return body.outlines.map { GKPolygonObstacle(points: $0.map(sprite.inScene)) }
        }
    }

    private func inScene(_ point: CGPoint) -> vector_float2 {
        vector_float2(scene.map { convert(point, to: $0) } ?? point)
    }
}

extension SIMD2<Float> {
    fileprivate init(_ point: CGPoint) { self.init(Float(point.x), Float(point.y)) }
}
