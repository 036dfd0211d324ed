import Foundation

/// A body's part in a simulation: its place, its speed, and what moves it.
@MainActor
final class BodyMotion {
    weak var body: SKPhysicsBody?
    weak var world: SKPhysicsWorld?
    /// The node's place in the scene.
    var frame = BodyFrame()
    /// The middle of the mass, in the scene.
    var center = Vec.zero
    var velocity = Vec.zero
    var spin = 0.0
    var force = Vec.zero
    var torque = 0.0
    /// Speeds that only bring shapes apart, for one step.
    var push = Vec.zero
    var pushSpin = 0.0
    var inverseMass = 0.0
    var inverseInertia = 0.0
    /// The shapes in the scene.
    var shapes: [BodyShape] = []
    var box = BodyBox.none
    var isAsleep = false
    /// How long the body has hardly moved, in seconds.
    var stillTime = 0.0
    /// The place that was written to the node; nil before the first step.
    private var written: (position: CGPoint, angle: CGFloat)?
    /// The place and rotation of the parent in the scene, and whether the app moved the node since the last step.
    private(set) var parent = (transform: CGAffineTransform.identity, angle: 0.0)
    private(set) var wasMoved = false
    /// The number by which pairs are ordered.
    var index = 0

    nonisolated init() {}

    func wake() {
        isAsleep = false
        stillTime = 0
    }

    func sleep() {
        isAsleep = true
        (velocity, spin) = (.zero, 0)
    }

    /// Whether the body moves by itself.
    var isDynamic: Bool { body.map { $0.isDynamic && !$0.isEdge } ?? false }

    func center(of body: SKPhysicsBody) -> Vec {
        world == nil ? body.node.map { Vec($0.position) } ?? .zero : center
    }

    /// Adopts the place of the node, which is in a parent with a place in the scene.
    func read(
        _ body: SKPhysicsBody, _ node: SKNode, _ parent: (transform: CGAffineTransform, angle: Double), _ scale: Vec
    ) {
        self.parent = parent
        let position = node is SKScene ? Vec.zero : Vec(node.position.sound.applying(parent.transform))
        let angle = node is SKScene ? 0 : Double(node.zRotation.sound) + parent.angle
        wasMoved = written.map { $0.position != node.position || $0.angle != node.zRotation } ?? true
        let isNew = written == nil || shapes.count != body.shapes.count
        if wasMoved || isNew || scale != frame.scale || (position - frame.position).length > 1e-6 {
            if isDynamic { wake() }
            frame = BodyFrame(position: position, angle: angle, scale: scale)
            center = frame.map(body.localCenter)
            placeShapes(body)
        }
        written = (node.position, node.zRotation)
        let mass = Double(body.mass)
        let canMove = isDynamic && mass > 0 && mass.isFinite
        inverseMass = canMove && !body.pinned ? 1 / mass : 0
        let inertia = canMove && body.allowsRotation ? body.inertia : 0
        inverseInertia = inertia > 0 ? 1 / inertia : 0
        if !velocity.isFinite { velocity = .zero }
        if !spin.isFinite { spin = 0 }
    }

    /// Moves the shapes to the body's place.
    func placeShapes(_ body: SKPhysicsBody) {
        shapes = body.shapes.map { $0.placed(frame) }
        box = shapes.reduce(into: .none) { $0.add($1.box) }
    }

    /// Moves the body by its speeds for some seconds.
    func integrate(_ seconds: Double, _ body: SKPhysicsBody) {
        let moves = inverseMass > 0
        // Nothing is faster than 100 000 points a second, or turns faster than 200 radians.
        let speed = velocity.length
        if speed > 100_000 { velocity = velocity * (100_000 / speed) }
        spin = min(max(spin, -200), 200)
        frame.angle += (spin + pushSpin) * seconds
        if moves {
            center += (velocity + push) * seconds
            frame.position = center - (frame.map(body.localCenter) - frame.position)
        } else {
            center = frame.map(body.localCenter)
        }
        (push, pushSpin) = (.zero, 0)
        placeShapes(body)
    }

    /// Writes the place to the node.
    func write(_ node: SKNode) {
        guard !(node is SKScene), parent.transform.isInvertibleHere, frame.position.isFinite, frame.angle.isFinite
        else {
            return
        }
        node.position = frame.position.point.applying(parent.transform.inverted())
        node.zRotation = CGFloat(frame.angle - parent.angle)
        written = (node.position, node.zRotation)
    }

    /// The speed of a point of the body.
    func velocity(at arm: Vec) -> Vec { velocity + arm.crossed(spin) }

    /// Changes the speeds by an impulse at a point of the body.
    func apply(_ impulse: Vec, _ arm: Vec) {
        velocity += impulse * inverseMass
        spin += arm.cross(impulse) * inverseInertia
    }
}
