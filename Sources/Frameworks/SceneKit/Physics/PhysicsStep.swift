import Foundation
import simd

/// A body during a step.
final class MovingBody {
    let body: SCNPhysicsBody, node: SCNNode
    var solids: [PhysicsSolid]
    let inverseMass: Float
    var isMoved = false

    init?(_ node: SCNNode) {
        guard let body = node.physicsBody else { return nil }
        (self.body, self.node) = (body, node)
        solids = body.solids
        inverseMass = body.isResting ? 0 : body.inverseMass
    }

    var center: SIMD3<Float> { solids.first?.center ?? node.simdWorldPosition }
    func velocity(at place: SIMD3<Float>) -> SIMD3<Float> { body.linear + simd_cross(body.angular, place - center) }
    func turned(_ push: SIMD3<Float>) -> SIMD3<Float> {
        let change = solids.first?.turned(push, inverseMass) ?? .zero
        return body.usesDefaultMomentOfInertia || inverseMass == 0
            ? change : push / max(SIMD3(body.momentOfInertia), SIMD3(repeating: 1e-6))
    }
    func push(_ impulse: SIMD3<Float>, at place: SIMD3<Float>) {
        guard inverseMass > 0 else { return }
        body.linear += impulse * inverseMass * SIMD3(body.velocityFactor)
        body.angular += turned(simd_cross(place - center, impulse)) * SIMD3(body.angularVelocityFactor)
    }
    func move(_ way: SIMD3<Float>) {
        let way = way * SIMD3(body.velocityFactor)
        for index in solids.indices { solids[index].center += way }
        offset += way
        isMoved = true
    }
    /// How far the body was moved in the step.
    var offset = SIMD3<Float>.zero
    var spin = simd_quatf(real: 1, imag: .zero)

    /// How much a push along a direction changes the velocity there.
    func response(_ place: SIMD3<Float>, _ normal: SIMD3<Float>) -> Float {
        let arm = place - center
        return inverseMass + simd_dot(simd_cross(turned(simd_cross(arm, normal)), arm), normal)
    }

    func integrate(_ seconds: Float) {
        guard inverseMass > 0 else { return }
        move(body.linear * seconds)
        let speed = simd_length(body.angular)
        guard speed > 1e-6 else { return }
        let turn = simd_quatf(angle: speed * seconds, axis: body.angular / speed)
        let middle = center
        for index in solids.indices {
            solids[index].center = middle + turn.act(solids[index].center - middle)
            solids[index].turn = (turn * solids[index].turn).normalized
        }
        spin = (turn * spin).normalized
    }

    /// Moves the node to the body's place.
    func show(_ middleBefore: SIMD3<Float>) {
        guard isMoved else { return }
        let place = node.simdWorldPosition
        let new = middleBefore + offset + spin.act(place - middleBefore)
        guard new.x.isFinite, new.y.isFinite, new.z.isFinite else { return }
        node.placeByPhysics(new, (spin * node.simdWorldOrientation).normalized)
    }
}

/// A contact during a step.
final class Contact {
    let a: MovingBody, b: MovingBody
    let touch: PhysicsSolid.Touch
    private let (bounce, friction): (Float, Float)
    private(set) var impulse: Float = 0
    private var slide = SIMD3<Float>.zero

    init(_ a: MovingBody, _ b: MovingBody, _ touch: PhysicsSolid.Touch) {
        (self.a, self.b, self.touch) = (a, b, touch)
        let speed = simd_dot(b.velocity(at: touch.place) - a.velocity(at: touch.place), touch.normal)
        let restitution = Float(a.body.restitution * b.body.restitution).squareRoot()
        bounce = speed < -0.5 ? -speed * min(max(restitution, 0), 1) : 0
        friction = Float(max(a.body.friction, 0) * max(b.body.friction, 0)).squareRoot()
    }

    func solve() {
        let (place, normal) = (touch.place, touch.normal)
        let velocity = b.velocity(at: place) - a.velocity(at: place)
        let response = a.response(place, normal) + b.response(place, normal)
        guard response > 0 else { return }
        let wanted = impulse + (bounce - simd_dot(velocity, normal)) / response
        let change = max(wanted, 0) - impulse
        impulse += change
        a.push(-normal * change, at: place)
        b.push(normal * change, at: place)
        rub(place, normal)
    }

    private func rub(_ place: SIMD3<Float>, _ normal: SIMD3<Float>) {
        let velocity = b.velocity(at: place) - a.velocity(at: place)
        let along = velocity - normal * simd_dot(velocity, normal)
        let speed = simd_length(along)
        guard speed > 1e-6 else { return }
        let direction = along / speed
        let response = a.response(place, direction) + b.response(place, direction)
        guard response > 0 else { return }
        var wanted = slide - direction * (speed / response)
        let (size, most) = (simd_length(wanted), friction * impulse)
        if size > most { wanted *= size > 0 ? most / size : 0 }
        let change = wanted - slide
        slide = wanted
        a.push(-change, at: place)
        b.push(change, at: place)
    }

    /// Moves bodies apart that are within each other.
    func part(_ count: Int) {
        let mass = a.inverseMass + b.inverseMass
        guard mass > 0 else { return }
        let way = touch.normal * (max(touch.depth - 0.002, 0) * 0.4 / mass / Float(max(count, 1)))
        if a.inverseMass > 0 { a.move(-way * a.inverseMass) }
        if b.inverseMass > 0 { b.move(way * b.inverseMass) }
    }
}
