import Foundation
import SceneKit
import SwiftUITesting
import Testing

private final class Recorder: NSObject, SCNPhysicsContactDelegate {
    var log: [String] = []
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {
        log.append("begin \(contact.nodeA.name ?? "")-\(contact.nodeB.name ?? "")")
    }
    func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) { log.append("end") }
}

@MainActor
@Suite("Bodies that fall, bounce and are joined")
struct PhysicsTests {
    private let scene = SCNScene()
    private let renderer = SCNRenderer(device: nil)

    private func run(_ seconds: Double) {
        renderer.scene = scene
        for _ in 0..<Int(seconds * 60) { renderer.update(atTime: renderer.sceneTime + 1.0 / 60) }
    }
    @discardableResult
    private func add(_ geometry: SCNGeometry, _ body: SCNPhysicsBody?, at place: SIMD3<Float>) -> SCNNode {
        let node = SCNNode(geometry: geometry)
        node.simdPosition = place
        node.physicsBody = body
        scene.rootNode.addChildNode(node)
        return node
    }

    @Test("A ball falls by the gravity, and comes to rest on the floor")
    func falling() {
        add(SCNFloor(), .static(), at: .zero)
        let ball = add(SCNSphere(radius: 0.5), .dynamic(), at: [0, 10, 0])
        ball.physicsBody?.damping = 0
        run(1)
        #expect(abs(ball.simdPosition.y - (10 - 4.9)) < 0.2)
        run(8)
        #expect(abs(ball.simdPosition.y - 0.5) < 0.05 && ball.physicsBody?.isResting == true)
        ball.physicsBody?.applyForce(SCNVector3(0, 5, 0), asImpulse: true)
        run(0.25)
        #expect(ball.simdPosition.y > 1)
    }

    @Test("Balls bounce by their restitution, and bodies without gravity stay")
    func bouncing() {
        add(SCNBox(width: 10, height: 1, length: 10, chamferRadius: 0), .static(), at: [0, -0.5, 0])
            .physicsBody?.restitution = 1
        let lively = add(SCNSphere(radius: 0.5), .dynamic(), at: [0, 3, 0])
        let dull = add(SCNSphere(radius: 0.5), .dynamic(), at: [3, 3, 0])
        let calm = add(SCNSphere(radius: 0.5), .dynamic(), at: [-3, 3, 0])
        lively.physicsBody?.restitution = 0.9
        dull.physicsBody?.restitution = 0
        calm.physicsBody?.isAffectedByGravity = false
        run(1.2)
        #expect(lively.simdPosition.y > 1.5 && dull.simdPosition.y < 0.6 && calm.simdPosition.y == 3)
    }

    @Test("A rough box stops on the floor, and a smooth one slides on")
    func sliding() {
        add(SCNFloor(), .static(), at: .zero)
        let boxes = [CGFloat(1), 0].map { (friction: CGFloat) -> SCNNode in
            let body = SCNPhysicsBody.dynamic()
            (body.friction, body.restitution, body.damping) = (friction, 0, 0)
            body.angularVelocityFactor = SCNVector3()
            body.velocity = SCNVector3(3, 0, 0)
            let form = SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0)
            return add(form, body, at: [0, 0.5, Float(friction) * 5])
        }
        run(2)
        #expect(boxes[0].simdPosition.x < 1.2 && boxes[1].simdPosition.x > 5)
    }

    @Test("Boxes stand on each other")
    func stacking() {
        add(SCNFloor(), .static(), at: .zero)
        let boxes = (0..<3).map { number in
            add(
                SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0), .dynamic(),
                at: [0, 0.5 + Float(number) * 1.02, 0])
        }
        for box in boxes { box.physicsBody?.restitution = 0 }
        run(4)
        #expect(abs(boxes[0].simdPosition.y - 0.5) < 0.05 && abs(boxes[2].simdPosition.y - 2.5) < 0.15)
        #expect(abs(boxes[2].simdPosition.x) < 0.2 && abs(boxes[2].simdPosition.z) < 0.2)
    }

    @Test("Contacts begin and end, if the masks want them; others are not reported")
    func contacts() {
        let recorder = Recorder()
        scene.physicsWorld.contactDelegate = recorder
        scene.physicsWorld.gravity = SCNVector3()
        let wall = add(SCNBox(width: 1, height: 4, length: 4, chamferRadius: 0), .static(), at: [5, 0, 0])
        let ball = add(SCNSphere(radius: 0.5), .dynamic(), at: .zero)
        (wall.name, ball.name) = ("wall", "ball")
        ball.physicsBody?.velocity = SCNVector3(8, 0, 0)
        ball.physicsBody?.contactTestBitMask = wall.physicsBody?.categoryBitMask ?? 0
        let ghost = add(SCNSphere(radius: 0.5), .dynamic(), at: [0, 1.5, 0])
        ghost.physicsBody?.velocity = SCNVector3(8, 0, 0)
        ghost.physicsBody?.collisionBitMask = 0
        wall.physicsBody?.collisionBitMask = 1
        ghost.physicsBody?.categoryBitMask = 4
        run(1.5)
        #expect(recorder.log == ["begin wall-ball", "end"] || recorder.log == ["begin ball-wall", "end"])
        #expect(ball.simdPosition.x < 4.2 && ghost.simdPosition.x > 7)
    }

    @Test("Lines, shapes and bodies find what they meet")
    func queries() {
        let box = add(SCNBox(width: 2, height: 2, length: 2, chamferRadius: 0), .static(), at: [5, 0, 0])
        let ball = add(SCNSphere(radius: 1), .static(), at: [10, 0, 0])
        let all = scene.physicsWorld.rayTestWithSegment(
            from: SCNVector3(), to: SCNVector3(20, 0, 0), options: [.searchMode: SCNPhysicsWorld.TestSearchMode.all])
        #expect(
            all.map(\.node) == [box, ball] && abs(all[0].worldCoordinates.x - 4) < 0.01 && all[0].worldNormal.x < -0.9)
        #expect(scene.physicsWorld.rayTestWithSegment(from: SCNVector3(0, 3, 0), to: SCNVector3(20, 3, 0)).isEmpty)
        let probe = add(SCNSphere(radius: 1), .static(), at: [5, 1.5, 0])
        if let body = probe.physicsBody { #expect(scene.physicsWorld.contactTest(with: body).first?.nodeB === box) }
        let sweep = scene.physicsWorld.convexSweepTest(
            with: SCNPhysicsShape(geometry: SCNSphere(radius: 0.5)), from: SCNMatrix4Identity,
            to: SCNMatrix4MakeTranslation(4, 0, 0))
        #expect(sweep.first?.nodeA === box && abs((sweep.first?.sweepTestFraction ?? 0) - 0.875) < 0.05)
    }

    @Test("A pendulum keeps its length, and a field attracts")
    func jointsAndFields() throws {
        let ball = add(SCNSphere(radius: 0.2), .dynamic(), at: [2, 0, 0])
        scene.physicsWorld.addBehavior(
            SCNPhysicsBallSocketJoint(body: try #require(ball.physicsBody), anchor: SCNVector3(-2, 0, 0)))
        run(0.6)
        #expect(abs(simd_length(ball.simdPosition) - 2) < 0.15 && ball.simdPosition.y < -0.5)
        scene.physicsWorld.removeAllBehaviors()
        scene.physicsWorld.gravity = SCNVector3()
        let sun = SCNNode()
        sun.physicsField = .radialGravity()
        sun.physicsField?.strength = 5
        sun.simdPosition = [20, 0, 0]
        scene.rootNode.addChildNode(sun)
        let planet = add(SCNSphere(radius: 0.2), .dynamic(), at: [25, 0, 0])
        run(0.5)
        #expect(planet.simdPosition.x < 24.8)
    }

    @Test("Rules bend arms, keep distances from bodies, and move nodes out of shadows")
    func rules() {
        let (shoulder, elbow, hand) = (SCNNode(), SCNNode(), SCNNode())
        (elbow.simdPosition, hand.simdPosition) = ([1, 0, 0], [1, 0, 0])
        shoulder.addChildNode(elbow)
        elbow.addChildNode(hand)
        scene.rootNode.addChildNode(shoulder)
        elbow.simdOrientation = simd_quatf(angle: 0.2, axis: [0, 0, 1])
        let reach = SCNIKConstraint.inverseKinematicsConstraint(chainRootNode: shoulder)
        reach.targetPosition = SCNVector3(0.5, 1.2, 0)
        hand.constraints = [reach]
        let wall = add(SCNBox(width: 1, height: 8, length: 8, chamferRadius: 0), .static(), at: [5, 0, 0])
        let slider = SCNSliderConstraint()
        slider.radius = 0.5
        let walker = add(SCNSphere(radius: 0.1), nil, at: [4.4, 0, 0])
        walker.constraints = [slider]
        let (hero, camera) = (SCNNode(), SCNNode())
        (hero.simdPosition, camera.simdPosition) = ([3, 0, 0], [9, 0, 0])
        camera.constraints = [SCNAvoidOccluderConstraint(target: hero)]
        for node in [hero, camera] { scene.rootNode.addChildNode(node) }
        walker.categoryBitMask = 2
        run(0.1)
        #expect(simd_distance(hand.simdWorldPosition, [0.5, 1.2, 0]) < 0.05)
        #expect(abs(walker.simdPosition.x - 4) < 0.01 && abs(camera.simdPosition.x - 4.5) < 0.01)
        #expect(wall.simdPosition.x == 5)
        let lens = SCNCamera()
        lens.focalLength = 12
        #expect(abs(lens.fieldOfView - 90) < 0.01)
    }
}
