import Foundation

/// Names two shapes of two bodies.
struct ContactKey: Hashable {
    let a: ObjectIdentifier, b: ObjectIdentifier
    let shapeA: Int, shapeB: Int
}

/// Two shapes that touch, and the impulses between them.
@MainActor
final class ShapeContact {
    let a: BodyMotion, b: BodyMotion
    let key: ContactKey
    /// The shares of the masses that take part: 0 for a body that the other does not stop.
    private let massA: Double, massB: Double, turnA: Double, turnB: Double
    let normal: Vec
    private let friction: Double
    private var points: [Point]

    struct Point {
        let id: Int
        let place: Vec
        let armA: Vec, armB: Vec
        let normalMass: Double, tangentMass: Double
        /// The speed after the collision, along the normal.
        let bounce: Double
        /// The speed at which the shapes are brought apart.
        let separation: Double
        var impulse = 0.0, sideImpulse = 0.0, pushImpulse = 0.0
    }

    /// Collisions below this speed, in points a second, do not bounce.
    private static let leastBounce = 40.0

    init(
        _ a: SKPhysicsBody, _ b: SKPhysicsBody, _ key: ContactKey, _ manifold: Manifold, _ old: ShapeContact?,
        _ seconds: Double
    ) {
        (self.a, self.b, self.key) = (a.motion, b.motion, key)
        let stopsA = a.collisionBitMask & b.categoryBitMask != 0, stopsB = b.collisionBitMask & a.categoryBitMask != 0
        massA = stopsA ? a.motion.inverseMass : 0
        massB = stopsB ? b.motion.inverseMass : 0
        turnA = stopsA ? a.motion.inverseInertia : 0
        turnB = stopsB ? b.motion.inverseInertia : 0
        normal = manifold.normal
        func share(_ value: CGFloat) -> Double { value.isFinite ? max(Double(value), 0) : 0 }
        friction = (share(a.friction) * share(b.friction)).squareRoot()
        let restitution = min(max(share(a.restitution), share(b.restitution)), 1)
        let (massA, massB, turnA, turnB, normal) = (massA, massB, turnA, turnB, normal)
        let tangent = Vec(-normal.y, normal.x)
        points = manifold.points.map { point in
            let armA = point.place - a.motion.center, armB = point.place - b.motion.center
            func mass(_ direction: Vec) -> Double {
                let (x, y) = (armA.cross(direction), armB.cross(direction))
                let sum = massA + massB + x * x * turnA + y * y * turnB
                return sum > 0 ? 1 / sum : 0
            }
            let speed = (b.motion.velocity(at: armB) - a.motion.velocity(at: armA)).dot(normal)
            let known = old?.points.first { $0.id == point.id }
            return Point(
                id: point.id, place: point.place, armA: armA, armB: armB, normalMass: mass(normal),
                tangentMass: mass(tangent), bounce: speed < -Self.leastBounce ? -restitution * speed : 0,
                separation: min(max(point.depth - 0.5, 0) * 0.2 / seconds, 600), impulse: known?.impulse ?? 0,
                sideImpulse: known?.sideImpulse ?? 0)
        }
    }

    /// Whether the bodies stop each other.
    var isSolid: Bool { massA + massB + turnA + turnB > 0 }
    /// The point that is named to the app.
    var place: Vec { points.reduce(Vec.zero) { $0 + $1.place } * (1 / Double(max(points.count, 1))) }
    /// The impulse of the step.
    var impulse: Double { points.reduce(0) { $0 + $1.impulse } }

    private func apply(_ impulse: Vec, _ point: Point) {
        a.velocity -= impulse * massA
        a.spin -= point.armA.cross(impulse) * turnA
        b.velocity += impulse * massB
        b.spin += point.armB.cross(impulse) * turnB
    }

    /// Begins with the impulses of the last step.
    func warmStart() {
        let tangent = Vec(-normal.y, normal.x)
        for point in points { apply(normal * point.impulse + tangent * point.sideImpulse, point) }
    }

    func solve() {
        let tangent = Vec(-normal.y, normal.x)
        for index in points.indices {
            var point = points[index]
            var speed = b.velocity(at: point.armB) - a.velocity(at: point.armA)
            let most = friction * point.impulse
            let side = min(max(point.sideImpulse - speed.dot(tangent) * point.tangentMass, -most), most)
            apply(tangent * (side - point.sideImpulse), point)
            point.sideImpulse = side
            speed = b.velocity(at: point.armB) - a.velocity(at: point.armA)
            let impulse = max(point.impulse - (speed.dot(normal) - point.bounce) * point.normalMass, 0)
            apply(normal * (impulse - point.impulse), point)
            point.impulse = impulse
            points[index] = point
        }
    }

    /// Brings the shapes apart, without a change of their speeds.
    func separate() {
        for index in points.indices where points[index].separation > 0 {
            var point = points[index]
            let speed =
                (b.push + point.armB.crossed(b.pushSpin) - a.push - point.armA.crossed(a.pushSpin)).dot(normal)
            let impulse = max(point.pushImpulse + (point.separation - speed) * point.normalMass, 0)
            let change = normal * (impulse - point.pushImpulse)
            a.push -= change * massA
            a.pushSpin -= point.armA.cross(change) * turnA
            b.push += change * massB
            b.pushSpin += point.armB.cross(change) * turnB
            point.pushImpulse = impulse
            points[index] = point
        }
    }
}
