import Foundation

/// A step of a simulation.
@MainActor
enum PhysicsStep {
    private static let iterations = 12

    /// Returns in how many parts a step is calculated, so that fast bodies do not pass through others.
    static func parts(_ bodies: [SKPhysicsBody], _ seconds: Double) -> Int {
        var parts = 1.0
        for body in bodies where body.motion.inverseMass > 0 && !body.motion.isAsleep {
            let size = min(
                body.motion.box.high.x - body.motion.box.low.x, body.motion.box.high.y - body.motion.box.low.y)
            guard size > 0 else { continue }
            let travel = body.motion.velocity.length * seconds / (size * 0.45)
            parts = max(parts, min(travel.rounded(.up), body.usesPreciseCollisionDetection ? 12 : 4))
        }
        return Int(parts)
    }

    /// Moves the bodies by some seconds; returns what touches.
    static func run(
        _ bodies: [SKPhysicsBody], _ joints: [SKPhysicsJoint], _ old: [ContactKey: ShapeContact], _ seconds: Double
    ) -> [ContactKey: ShapeContact] {
        let found = contacts(bodies, old, seconds)
        let solid = found.filter { $0.isSolid && !($0.a.isAsleep && $0.b.isAsleep) }
        for contact in solid { contact.warmStart() }
        for joint in joints { joint.prepare(seconds) }
        for _ in 0..<iterations {
            for joint in joints { joint.solve(seconds) }
            for contact in solid { contact.solve() }
        }
        for _ in 0..<4 { for contact in solid { contact.separate() } }
        for body in bodies where body.motion.isDynamic && !body.motion.isAsleep {
            let start = body.motion.center
            body.motion.integrate(seconds, body)
            stopAtLines(body, from: start, bodies)
        }
        return Dictionary(found.map { ($0.key, $0) }) { first, _ in first }
    }

    /// Brings a fast body back to the side of a line that it comes from.
    private static func stopAtLines(_ body: SKPhysicsBody, from start: Vec, _ bodies: [SKPhysicsBody]) {
        let motion = body.motion
        let size = min(motion.box.high.x - motion.box.low.x, motion.box.high.y - motion.box.low.y)
        let way = motion.center - start
        guard size > 0, way.length > size * 0.3 else { return }
        var share = 1.0
        for other in bodies where other.isEdge && body.collisionBitMask & other.categoryBitMask != 0 {
            for shape in other.motion.shapes { share = min(share, Ray.hit(shape, start, way)?.share ?? 1) }
        }
        guard share < 1 else { return }
        // The line is then within the body, which is pushed back in the next step.
        let back = way * share - way.unit * (size * 0.1) - way
        motion.center += back
        motion.frame.position += back
        motion.placeShapes(body)
    }

    /// Finds the shapes that touch: first by their rectangles, from left to right.
    private static func contacts(
        _ bodies: [SKPhysicsBody], _ old: [ContactKey: ShapeContact], _ seconds: Double
    ) -> [ShapeContact] {
        let sorted = bodies.filter { !$0.motion.shapes.isEmpty && $0.motion.box.low.x.isFinite }
            .sorted { ($0.motion.box.low.x, $0.motion.index) < ($1.motion.box.low.x, $1.motion.index) }
        var active: [SKPhysicsBody] = []
        var found: [ShapeContact] = []
        for body in sorted {
            active.removeAll { $0.motion.box.high.x < body.motion.box.low.x }
            for other in active where other.motion.box.meets(body.motion.box) && concerns(other, body) {
                let isFirst = other.motion.index < body.motion.index
                collide(isFirst ? other : body, isFirst ? body : other, old, seconds, &found)
            }
            active.append(body)
        }
        return found.sorted {
            ($0.a.index, $0.b.index, $0.key.shapeA, $0.key.shapeB) < (
                $1.a.index, $1.b.index, $1.key.shapeA, $1.key.shapeB
            )
        }
    }

    /// Whether a contact of two bodies would have consequences.
    private static func concerns(_ a: SKPhysicsBody, _ b: SKPhysicsBody) -> Bool {
        guard a.motion.isDynamic || b.motion.isDynamic else { return false }
        let stopsA = a.motion.isDynamic && a.collisionBitMask & b.categoryBitMask != 0
        let stopsB = b.motion.isDynamic && b.collisionBitMask & a.categoryBitMask != 0
        let reports = a.contactTestBitMask & b.categoryBitMask != 0 || b.contactTestBitMask & a.categoryBitMask != 0
        guard stopsA || stopsB || reports else { return false }
        // Bodies of a joint pass through each other.
        return a.joints.isEmpty || !a.joints.contains { !$0.shouldCollide && ($0.bodyA === b || $0.bodyB === b) }
    }

    private static func collide(
        _ a: SKPhysicsBody, _ b: SKPhysicsBody, _ old: [ContactKey: ShapeContact], _ seconds: Double,
        _ found: inout [ShapeContact]
    ) {
        for (i, first) in a.motion.shapes.enumerated() {
            // A single shape has the rectangle of its body.
            if a.motion.shapes.count > 1, !first.box.meets(b.motion.box) { continue }
            for (j, second) in b.motion.shapes.enumerated() {
                if b.motion.shapes.count > 1, !second.box.meets(a.motion.box) { continue }
                guard let manifold = Manifold.between(first, second) else { continue }
                let key = ContactKey(a: ObjectIdentifier(a), b: ObjectIdentifier(b), shapeA: i, shapeB: j)
                found.append(ShapeContact(a, b, key, manifold, old[key], seconds))
            }
        }
    }

    // MARK: Rest

    /// Lets groups of bodies rest that have hardly moved for a while, and wakes bodies that something moves.
    static func rest(
        _ bodies: [SKPhysicsBody], _ contacts: [ContactKey: ShapeContact], _ joints: [SKPhysicsJoint],
        _ seconds: Double
    ) {
        var group = Array(bodies.indices)
        func root(_ index: Int) -> Int {
            var index = index
            while group[index] != index {
                group[index] = group[group[index]]
                index = group[index]
            }
            return index
        }
        var mayRest = [Bool](repeating: true, count: bodies.count)
        func join(_ a: BodyMotion, _ b: BodyMotion) {
            guard bodies.indices.contains(a.index), bodies.indices.contains(b.index) else { return }
            switch (a.isDynamic, b.isDynamic) {
            case (true, true): group[root(a.index)] = root(b.index)
            // A body on something that the app moves does not rest.
            case (true, false): if b.wasMoved { mayRest[a.index] = false }
            case (false, true): if a.wasMoved { mayRest[b.index] = false }
            case (false, false): break
            }
        }
        for contact in contacts.values where contact.isSolid { join(contact.a, contact.b) }
        for joint in joints { join(joint.bodyA.motion, joint.bodyB.motion) }
        for (index, body) in bodies.enumerated() where body.motion.isDynamic {
            let motion = body.motion
            let isSlow = motion.velocity.length < 5 && abs(motion.spin) < 0.1 && motion.force == .zero
            if !motion.isAsleep { motion.stillTime = isSlow && mayRest[index] ? motion.stillTime + seconds : 0 }
            // A body in the air is slow at the top of its way.
            if motion.stillTime < 0.5 { mayRest[index] = false }
        }
        var groupRests = [Bool](repeating: true, count: bodies.count)
        for index in bodies.indices where bodies[index].motion.isDynamic && !mayRest[index] {
            groupRests[root(index)] = false
        }
        for (index, body) in bodies.enumerated() where body.motion.isDynamic {
            if groupRests[root(index)] {
                if !body.motion.isAsleep { body.motion.sleep() }
            } else if body.motion.isAsleep {
                body.motion.isAsleep = false
                body.motion.stillTime = 0
            }
        }
    }
}
