import Foundation
import SceneKit
import SwiftUI
import simd

/// Which results of a search are wanted.
public enum CollisionCastQueryType: Hashable, Sendable { case nearest, all, any }

/// A place where a ray meets an entity.
///
/// Follows Apple's [CollisionCastHit](https://developer.apple.com/documentation/realitykit/collisioncasthit).
@MainActor @preconcurrency
public struct CollisionCastHit {
    /// The entity.
    public let entity: Entity
    /// The place.
    public let position: SIMD3<Float>
    /// The direction of the surface.
    public let normal: SIMD3<Float>
    /// The distance from the beginning of the ray.
    public let distance: Float
}

extension Scene {
    /// Returns the places where a ray meets the shapes of entities, the nearest first.
    public func raycast(
        origin: SIMD3<Float>, direction: SIMD3<Float>, length: Float = 100, query: CollisionCastQueryType = .all,
        mask: CollisionGroup = .all, relativeTo referenceEntity: Entity? = nil
    ) -> [CollisionCastHit] {
        guard simd_length(direction) > 0 else { return [] }
        return raycast(
            from: origin, to: origin + simd_normalize(direction) * length, query: query, mask: mask,
            relativeTo: referenceEntity)
    }
    /// Returns the places where a line meets the shapes of entities, the nearest first.
    public func raycast(
        from startPosition: SIMD3<Float>, to endPosition: SIMD3<Float>, query: CollisionCastQueryType = .all,
        mask: CollisionGroup = .all, relativeTo referenceEntity: Entity? = nil
    ) -> [CollisionCastHit] {
        let start = referenceEntity?.node.simdConvertPosition(startPosition, to: nil) ?? startPosition
        let end = referenceEntity?.node.simdConvertPosition(endPosition, to: nil) ?? endPosition
        let mode: SCNPhysicsWorld.TestSearchMode = query == .all ? .all : .closest
        let hits = drawn.physicsWorld.rayTestWithSegment(
            from: SCNVector3(start), to: SCNVector3(end),
            options: [.searchMode: mode, .collisionBitMask: Int(mask.rawValue)])
        return hits.compactMap { hit in
            guard let entity = Entity.of(hit.node) else { return nil }
            let place = SIMD3<Float>(hit.worldCoordinates)
            return CollisionCastHit(
                entity: entity, position: referenceEntity?.node.simdConvertPosition(place, from: nil) ?? place,
                normal: SIMD3(hit.worldNormal), distance: simd_distance(start, place))
        }
    }
}

extension Entity {
    /// The entity of a node or of one around it; nil if there is none.
    static func of(_ node: SCNNode) -> Entity? {
        var node: SCNNode? = node
        while let current = node {
            if let entity = current.entityOfRealityKit as? Entity { return entity }
            node = current.parent
        }
        return nil
    }
}
