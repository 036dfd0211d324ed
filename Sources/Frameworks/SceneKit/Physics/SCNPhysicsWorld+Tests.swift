import Foundation
import simd

extension SCNPhysicsWorld {
    /// Returns the places where a line of the scene enters bodies, the nearest first.
    public func rayTestWithSegment(
        from origin: SCNVector3, to dest: SCNVector3, options: [TestOption: Any]? = nil
    ) -> [SCNHitTestResult] {
        let (from, to) = (SIMD3<Float>(origin), SIMD3<Float>(dest))
        let mask = options?[.collisionBitMask] as? Int ?? -1
        let mode = options?[.searchMode] as? TestSearchMode ?? .any
        var found: [SCNHitTestResult] = []
        for node in nodes {
            guard let body = node.physicsBody, body.categoryBitMask & mask != 0 else { continue }
            let entries = body.solids.compactMap { $0.enters(from, to) }
            guard let first = entries.min(by: { $0.share < $1.share }) else { continue }
            let inverse = node.shownWorldTransform.inverse
            var hit = HitTest.Hit(distance: first.share)
            hit.place = inverse.place(from + (to - from) * first.share)
            hit.normal = inverse.direction(first.normal)
            found.append(SCNHitTestResult(node, hit))
        }
        found.sort { $0.distance < $1.distance }
        return mode == .all ? found : Array(found.prefix(1))
    }

    private func contacts(_ a: SCNPhysicsBody, _ b: SCNPhysicsBody) -> [SCNPhysicsContact] {
        guard a !== b, let first = a.node, let second = b.node else { return [] }
        return a.solids.flatMap { solid in
            b.solids.flatMap { solid.meets($0) ? solid.touches($0) : [] }
        }.map { SCNPhysicsContact(first, second, $0, 0) }
    }

    /// Returns the places where two bodies touch.
    public func contactTestBetween(
        _ bodyA: SCNPhysicsBody, _ bodyB: SCNPhysicsBody, options: [TestOption: Any]? = nil
    ) -> [SCNPhysicsContact] { contacts(bodyA, bodyB) }

    /// Returns the places where a body touches others.
    public func contactTest(with body: SCNPhysicsBody, options: [TestOption: Any]? = nil) -> [SCNPhysicsContact] {
        let mask = options?[.collisionBitMask] as? Int ?? -1
        return nodes.compactMap(\.physicsBody).filter { $0.categoryBitMask & mask != 0 }.flatMap { contacts(body, $0) }
    }

    /// Returns the bodies that a shape meets on its way from one place to another, in small steps.
    public func convexSweepTest(
        with shape: SCNPhysicsShape, from: SCNMatrix4, to: SCNMatrix4, options: [TestOption: Any]? = nil
    ) -> [SCNPhysicsContact] {
        let (start, end) = (Placement(simd_float4x4(from)), Placement(simd_float4x4(to)))
        let mask = options?[.collisionBitMask] as? Int ?? -1
        let steps = min(max(Int(simd_distance(start.position, end.position) / 0.05), 1), 200)
        var found: [SCNPhysicsContact] = []
        for node in nodes {
            guard let body = node.physicsBody, body.categoryBitMask & mask != 0 else { continue }
            let solids = body.solids
            for step in 0...steps {
                let matrix = start.mixed(with: end, Float(step) / Float(steps)).matrix
                let touches = shape.solids(in: matrix).flatMap { own in
                    solids.flatMap { own.meets($0) ? own.touches($0) : [] }
                }
                guard let touch = touches.first else { continue }
                let contact = SCNPhysicsContact(node, node, touch, 0)
                contact.sweepTestFraction = CGFloat(step) / CGFloat(steps)
                found.append(contact)
                break
            }
        }
        return found.sorted { $0.sweepTestFraction < $1.sweepTestFraction }
    }
}

extension SCNNode {
    /// Moves the node in the scene, without the animation of a transaction.
    func placeByPhysics(_ place: SIMD3<Float>, _ turn: simd_quatf) {
        var matrix = simd_float4x4(turn)
        matrix.columns.3 = SIMD4(place, 1)
        if let parent {
            let around = Placement(parent.simdWorldTransform)
            placement.orientation = (around.orientation.inverse * turn).normalized
            placement.position = parent.simdWorldTransform.inverse.place(place)
        } else {
            (placement.orientation, placement.position) = (turn, place)
        }
    }
}
