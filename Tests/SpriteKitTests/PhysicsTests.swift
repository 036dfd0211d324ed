import Foundation
import SpriteKit
import SwiftUITesting
import Testing

/// Notes contacts.
final class ContactLog: NSObject, SKPhysicsContactDelegate {
    var begun: [String] = []
    var ended = 0
    var onBegin: ((SKPhysicsContact) -> Void)?
    func didBegin(_ contact: SKPhysicsContact) {
        begun.append([contact.bodyA, contact.bodyB].map { $0.node?.name ?? "" }.sorted().joined(separator: "+"))
        onBegin?(contact)
    }
    func didEnd(_ contact: SKPhysicsContact) { ended += 1 }
}

@MainActor
@Suite("Physics")
struct PhysicsTests {
    private func ball(_ radius: CGFloat = 10, at x: CGFloat, _ y: CGFloat, _ name: String = "ball") -> SKNode {
        let node = SKNode()
        node.name = name
        node.position = CGPoint(x: x, y: y)
        node.physicsBody = SKPhysicsBody(circleOfRadius: radius)
        node.physicsBody?.linearDamping = 0
        return node
    }

    private func box(_ size: CGSize, at x: CGFloat, _ y: CGFloat) -> SKNode {
        let node = SKNode()
        node.position = CGPoint(x: x, y: y)
        node.physicsBody = SKPhysicsBody(rectangleOf: size)
        return node
    }

    private func floor(_ scene: SKScene) {
        let ground = SKNode()
        ground.name = "ground"
        ground.physicsBody = SKPhysicsBody(edgeFrom: CGPoint(x: -1000, y: 0), to: CGPoint(x: 1000, y: 0))
        scene.addChild(ground)
        scene.physicsWorld.gravity = CGVector(dx: 0, dy: -9.8)
    }

    @Test("A body falls by 150 points a meter, and masses follow areas")
    func falling() throws {
        let ball = ball(at: 0, 1000)
        let host = SceneHost {
            $0.addChild(ball)
            $0.physicsWorld.gravity = CGVector(dx: 0, dy: -9.8)
        }
        host.advance(1)
        #expect(isNear(ball.position.y, 1000 - 9.8 * 150 / 2, 40))
        let body = SKPhysicsBody(rectangleOf: CGSize(width: 100, height: 100))
        #expect(isNear(body.mass, 0.4444, 1e-3) && isNear(body.area, 0.4444, 1e-3) && body.density == 1)
        body.mass = 2
        body.applyImpulse(CGVector(dx: 10, dy: 0))
        #expect(isNear(body.velocity.dx, 5))
    }

    @Test("Boxes come to rest on the floor and on each other")
    func stacks() {
        let boxes = (0..<4).map { box(CGSize(width: 40, height: 40), at: 0, 30 + CGFloat($0) * 45) }
        let host = SceneHost {
            floor($0)
            for box in boxes { $0.addChild(box) }
        }
        host.advance(4)
        for (index, box) in boxes.enumerated() {
            #expect(isNear(box.position.y, 20 + CGFloat(index) * 40, 3) && isNear(box.position.x, 0, 2))
            #expect(isNear(box.zRotation, 0, 0.05) && box.physicsBody?.isResting == true)
        }
        boxes[0].removeFromParent()
        host.advance(2)
        #expect(isNear(boxes[1].position.y, 20, 3))
    }

    @Test("Restitution gives speed back, friction takes it")
    func surfaces() {
        let (elastic, dead) = (ball(at: 0, 200), ball(at: 100, 200))
        elastic.physicsBody?.restitution = 0.9
        dead.physicsBody?.restitution = 0
        let slider = box(CGSize(width: 20, height: 20), at: 300, 10)
        slider.physicsBody?.friction = 1
        slider.physicsBody?.velocity = CGVector(dx: 300, dy: 0)
        let host = SceneHost {
            floor($0)
            $0.children.first?.physicsBody?.restitution = 0
            $0.children.first?.physicsBody?.friction = 1
            for node in [elastic, dead, slider] { $0.addChild(node) }
        }
        var highest: CGFloat = 0
        host.scene.onUpdate = { scene in if scene.times.count > 40 { highest = max(highest, elastic.position.y) } }
        host.advance(1.5)
        #expect(highest > 120 && highest < 190 && isNear(dead.position.y, 10, 2))
        host.advance(2)
        let place = slider.position.x
        host.advance(1)
        #expect(place > 305 && place < 400 && isNear(slider.position.x, place, 0.5))
    }

    @Test("A closed line keeps fast bodies in")
    func edges() {
        let balls = (0..<12).map { index in
            let ball = ball(8, at: 100, 50)
            ball.physicsBody?.velocity = CGVector(dx: CGFloat(index - 6) * 400, dy: CGFloat(index % 5 - 2) * 500)
            ball.physicsBody?.restitution = 1
            ball.physicsBody?.friction = 0
            return ball
        }
        let host = SceneHost { scene in
            scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
            for ball in balls { scene.addChild(ball) }
        }
        host.advance(5)
        #expect(balls.allSatisfy { host.scene.frame.insetBy(dx: -2, dy: -2).contains($0.position) })
    }

    @Test("Contacts are reported by masks, once each, and only collide by masks")
    func contacts() {
        let log = ContactLog()
        let (a, b, ghost) = (ball(at: 0, 60, "a"), ball(at: 100, 60, "b"), ball(at: 200, 60, "ghost"))
        let host = SceneHost { scene in
            floor(scene)
            scene.physicsWorld.contactDelegate = log
            for node in [a, b, ghost] { scene.addChild(node) }
        }
        for node in [a, b, ghost] { node.physicsBody?.restitution = 0 }
        host.scene.children[0].physicsBody?.categoryBitMask = 2
        host.scene.children[0].physicsBody?.restitution = 0
        a.physicsBody?.contactTestBitMask = 2
        ghost.physicsBody?.collisionBitMask = 0
        ghost.physicsBody?.contactTestBitMask = 2
        host.advance(1)
        #expect(log.begun.sorted() == ["a+ground", "ghost+ground"] && isNear(a.position.y, 10, 2))
        #expect(ghost.position.y < -100 && log.ended == 1)
        #expect(a.physicsBody?.allContactedBodies().count == 1)
    }

    @Test("A callback may remove the nodes of other contacts")
    func removal() {
        let log = ContactLog()
        let balls = (0..<5).map { ball(at: CGFloat($0) * 50, 30, "ball") }
        let host = SceneHost { scene in
            floor(scene)
            scene.physicsWorld.contactDelegate = log
            for ball in balls {
                ball.physicsBody?.contactTestBitMask = .max
                scene.addChild(ball)
            }
        }
        log.onBegin = { _ in host.scene.removeAllChildren() }
        host.advance(1)
        #expect(log.begun.count == 1 && host.scene.children.isEmpty)
    }

    @Test("Joints keep bodies together")
    func joints() {
        let host = SceneHost { $0.physicsWorld.gravity = CGVector(dx: 0, dy: -9.8) }
        let scene = host.scene
        func pair(_ x: CGFloat) -> (SKNode, SKNode) {
            let (fixed, free) = (ball(5, at: x, 80), ball(5, at: x + 40, 80))
            fixed.physicsBody?.isDynamic = false
            free.physicsBody?.linearDamping = 0.5
            for node in [fixed, free] { scene.addChild(node) }
            return (fixed, free)
        }
        func body(_ node: SKNode) -> SKPhysicsBody { node.physicsBody ?? SKPhysicsBody(bodies: []) }
        let (pinA, pinB) = pair(0), (fixA, fixB) = pair(200), (ropeA, ropeB) = pair(400), (springA, springB) = pair(600)
        let world = scene.physicsWorld
        world.add(SKPhysicsJointPin.joint(withBodyA: body(pinA), bodyB: body(pinB), anchor: pinA.position))
        world.add(SKPhysicsJointFixed.joint(withBodyA: body(fixA), bodyB: body(fixB), anchor: fixA.position))
        world.add(
            SKPhysicsJointLimit.joint(
                withBodyA: body(ropeA), bodyB: body(ropeB), anchorA: ropeA.position, anchorB: ropeB.position))
        let spring = SKPhysicsJointSpring.joint(
            withBodyA: body(springA), bodyB: body(springB), anchorA: springA.position, anchorB: springB.position)
        (spring.frequency, spring.damping) = (2, 0.5)
        world.add(spring)
        host.advance(6)
        func distance(_ a: SKNode, _ b: SKNode) -> CGFloat {
            hypot(a.position.x - b.position.x, a.position.y - b.position.y)
        }
        #expect(isNear(distance(pinA, pinB), 40, 1.5) && pinB.position.y < 60)
        #expect(isNear(fixB.position.x, 240, 3) && isNear(fixB.position.y, 80, 4))
        #expect(isNear(distance(ropeA, ropeB), 40, 2) && ropeB.position.y < 60)
        #expect(distance(springA, springB) > 41 && distance(springA, springB) < 90)
        world.removeAllJoints()
        host.advance(0.5)
        #expect(ropeB.position.y < 0 && body(ropeB).joints.isEmpty)
    }

    @Test("Fields move bodies by their masks")
    func fields() {
        let (near, other) = (ball(at: 100, 0), ball(at: -100, 0))
        other.physicsBody?.fieldBitMask = 0
        let host = SceneHost { scene in
            let field = SKFieldNode.radialGravityField()
            field.strength = 2
            for node in [field, near, other] { scene.addChild(node) }
        }
        host.advance(0.4)
        #expect(near.position.x < 85 && other.position.x == -100)
    }

    @Test("Bodies are found at points, in rectangles and along lines")
    func queries() {
        let host = SceneHost {
            $0.addChild(ball(at: 50, 50, "first"))
            $0.addChild(box(CGSize(width: 20, height: 20), at: 120, 50))
        }
        let world = host.scene.physicsWorld
        #expect(world.body(at: CGPoint(x: 52, y: 52))?.node?.name == "first" && world.body(at: .zero) == nil)
        #expect(world.body(in: CGRect(x: 115, y: 45, width: 2, height: 2))?.node?.name == nil)
        #expect(world.body(alongRayStart: CGPoint(x: 0, y: 50), end: CGPoint(x: 200, y: 50))?.node?.name == "first")
        var places: [CGFloat] = []
        world.enumerateBodies(alongRayStart: CGPoint(x: 200, y: 50), end: CGPoint(x: 0, y: 50)) { _, point, normal, _ in
            places.append(point.x)
            #expect(normal.dx > 0.9)
        }
        #expect(places.count == 2 && isNear(places[0], 130) && isNear(places[1], 60))
    }

    @Test("Bodies without an area, of no numbers or moved by the app do not trap")
    func hostile() {
        let host = SceneHost { floor($0) }
        let bodies = [
            SKPhysicsBody(circleOfRadius: 0), SKPhysicsBody(circleOfRadius: .nan), SKPhysicsBody(rectangleOf: .zero),
            SKPhysicsBody(polygonFrom: CGMutablePath()), SKPhysicsBody(bodies: []),
            SKPhysicsBody(edgeChainFrom: CGMutablePath()), SKPhysicsBody(edgeLoopFrom: .zero), SKPhysicsBody(),
        ]
        for body in bodies {
            let node = SKNode()
            node.physicsBody = body
            body.applyForce(CGVector(dx: CGFloat.nan, dy: 1))
            body.applyImpulse(CGVector(dx: CGFloat.infinity, dy: 1), at: CGPoint(x: CGFloat.nan, y: 0))
            body.mass = -1
            host.scene.addChild(node)
        }
        let lost = ball(at: .nan, .infinity)
        host.scene.addChild(lost)
        let twins = (0..<3).map { _ in ball(at: 10, 20) }
        for twin in twins { host.scene.addChild(twin) }
        host.scene.physicsWorld.gravity = CGVector(dx: CGFloat.nan, dy: -5)
        host.advance(0.5)
        #expect(twins.allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite })
        #expect(Set(twins.map(\.position.y)).count > 1 || Set(twins.map(\.position.x)).count > 1)
    }
}
