import ARKit
import Combine
import Foundation
import RealityKit
import SwiftUI
import SwiftUITesting
import Testing
import simd

private struct Spin: Component { var turns = 0 }

private final class SpinSystem: System {
    static let query = EntityQuery(where: .has(Spin.self))
    required init(scene: RealityKit.Scene) {}
    func update(context: SceneUpdateContext) {
        for entity in context.entities(matching: Self.query, updatingSystemWhen: .rendering) {
            entity.components[Spin.self]?.turns += 1
        }
    }
}

private final class Rover: Entity, HasModel, HasPhysics, HasAnchoring {
    required init() {
        super.init()
        model = ModelComponent(mesh: .generateBox(size: 1), materials: [])
    }
}

/// Systems, events, physics and animations of RealityKit in views.
@MainActor
@Suite("What happens in scenes of RealityKit")
struct RealityTests {
    private let view = ARView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), cameraMode: .nonAR)

    /// Continues the view's scene in frames.
    private func run(_ seconds: Double) {
        guard let surface = view.subviews.first as? SCNView, let scene = surface.scene else { return }
        for _ in 0..<Int((seconds * 60).rounded()) {
            surface.sceneTime += 1.0 / 60
            surface.delegate?.renderer(surface, updateAtTime: surface.sceneTime)
            scene.physicsWorld.advance(1.0 / 60)
        }
    }
    private func ball(at place: SIMD3<Float>) -> ModelEntity {
        let ball = ModelEntity(mesh: .generateSphere(radius: 0.5), materials: [UnlitMaterial(color: .red)])
        ball.position = place
        ball.collision = CollisionComponent(shapes: [.generateSphere(radius: 0.5)])
        return ball
    }

    @Test("Systems run in each frame, and subscriptions receive updates until they are canceled")
    func systems() {
        SpinSystem.registerSystem()
        let anchor = AnchorEntity(world: SIMD3<Float>(0, 0, 0))
        let entity = Entity()
        entity.components.set(Spin())
        anchor.addChild(entity)
        view.scene.addAnchor(anchor)
        var (updates, published) = (0, 0)
        let subscription = view.scene.subscribe(to: SceneEvents.Update.self) { _ in updates += 1 }
        let sink = view.scene.publisher(for: SceneEvents.Update.self).sink { event in
            published += event.deltaTime >= 0 ? 1 : 0
        }
        run(0.1)
        subscription.cancel()
        run(0.1)
        sink.cancel()
        run(0.1)
        #expect(entity.components[Spin.self]?.turns == 18 && updates == 6 && published == 12)
        #expect(entity.scene === view.scene && entity.anchor === anchor && entity.isActive)
        #expect(view.scene.performQuery(SpinSystem.query).map { $0 } == [entity])
        view.scene.anchors.removeAll()
        #expect(entity.scene == nil && view.scene.anchors.isEmpty)
    }

    @Test("Bodies fall, collisions are reported, and forces move")
    func physics() {
        let floor = ModelEntity(mesh: .generateBox(width: 10, height: 1, depth: 10), materials: [])
        floor.position = [0, -0.5, 0]
        floor.generateCollisionShapes(recursive: false)
        floor.physicsBody = PhysicsBodyComponent(massProperties: .default, material: .default, mode: .static)
        let ball = ball(at: [0, 3, 0])
        ball.physicsBody = PhysicsBodyComponent(
            massProperties: .init(mass: 2), material: .generate(friction: 0.5, restitution: 0), mode: .dynamic)
        let ghost = self.ball(at: [0, 1.5, 0])
        ghost.collision?.mode = .trigger
        let anchor = AnchorEntity(world: SIMD3<Float>(0, 0, 0))
        for entity in [floor, ball, ghost] { anchor.addChild(entity) }
        view.scene.addAnchor(anchor)
        var met: [Entity] = []
        let subscription = view.scene.subscribe(to: CollisionEvents.Began.self, on: ball) {
            met.append($0.entityA === ball ? $0.entityB : $0.entityA)
        }
        var others = 0
        let other = view.scene.subscribe(to: CollisionEvents.Began.self, on: Entity()) { _ in others += 1 }
        run(3)
        subscription.cancel()
        other.cancel()
        #expect(others == 0)
        #expect(abs(ball.position.y - 0.5) < 0.05 && met.first === ghost && met.contains { $0 === floor })
        ball.applyLinearImpulse([0, 10, 0], relativeTo: nil)
        run(0.2)
        #expect(ball.position.y > 1)
        let hit = view.scene.raycast(origin: [0, 10, 0], direction: [0, -1, 0], length: 20, query: .nearest).first
        #expect(hit?.entity === ball || hit?.entity === ghost)
        ball.physicsMotion = PhysicsMotionComponent(linearVelocity: [1, 0, 0])
        #expect(ball.physicsMotion?.linearVelocity == [1, 0, 0])
    }

    @Test("Animations move entities, repeat, pause and end with an event")
    func animations() throws {
        let entity = Entity()
        let anchor = AnchorEntity(world: SIMD3<Float>(0, 0, 0))
        anchor.addChild(entity)
        view.scene.addAnchor(anchor)
        var ends = 0
        let subscription = view.scene.subscribe(to: AnimationEvents.PlaybackCompleted.self, on: entity) { _ in ends += 1
        }
        let controller = entity.move(
            to: Transform(translation: [2, 0, 0]), relativeTo: anchor, duration: 1, timingFunction: .linear)
        run(0.5)
        #expect(abs(entity.position.x - 1) < 0.05 && controller.isPlaying)
        controller.pause()
        run(0.5)
        #expect(abs(entity.position.x - 1) < 0.05)
        controller.resume()
        run(0.6)
        #expect(entity.position.x == 2 && ends == 1 && controller.isComplete)
        let orbit = OrbitAnimation(
            duration: 1, axis: [0, 1, 0], startTransform: Transform(translation: [3, 0, 0]), bindTarget: .transform)
        let turning = entity.playAnimation(try AnimationResource.generate(with: orbit).repeat())
        run(2.5)
        #expect(abs(entity.position.x + 3) < 0.3 && turning.isPlaying)
        entity.stopAllAnimations()
        #expect(turning.isStopped)
        let fade = FromToByAnimation<Float>(from: 1, to: 0, duration: 0.5, bindTarget: .opacity)
        entity.playAnimation(try AnimationResource.generate(with: fade))
        run(0.25)
        #expect(abs((entity.components[OpacityComponent.self]?.opacity ?? 1) - 0.5) < 0.05)
        subscription.cancel()
    }

    @Test("Points find entities, and places are projected and come back")
    func points() throws {
        let box = ModelEntity(mesh: .generateBox(size: 1), materials: [SimpleMaterial()])
        let anchor = AnchorEntity(world: SIMD3<Float>(0, 0, 0))
        anchor.addChild(box)
        view.scene.addAnchor(anchor)
        view.layoutIfNeeded()
        #expect(view.entity(at: CGPoint(x: 100, y: 100)) === box && view.entity(at: CGPoint(x: 2, y: 2)) == nil)
        let point = try #require(view.project([0.2, 0.1, 0]))
        let place = try #require(view.unproject(point, ontoPlane: Transform(pitch: .pi / 2).matrix))
        #expect(simd_distance(place, [0.2, 0.1, 0]) < 0.01)
        #expect(view.cameraTransform.translation.z > 1)
        #expect(view.installGestures([.translation, .scale], for: box).count == 2)
        #expect(Rover().model != nil && Rover().physicsBody == nil)
    }

    @Test("Taps find the entity of a view that takes input")
    func taps() async {
        let box = ModelEntity(mesh: .generateBox(size: 1), materials: [SimpleMaterial()])
        box.components.set(InputTargetComponent())
        var tapped: [Entity] = []
        let host = TestHost(
            RealityView { content in content.add(box) }
                .gesture(TapGesture().targetedToAnyEntity().onEnded { tapped.append($0.entity) }),
            size: CGSize(width: 200, height: 200))
        for _ in 0..<20 where box.parent == nil {
            await Task.yield()
            host.update()
        }
        host.update()
        host.tap(at: CGPoint(x: 100, y: 100))
        #expect(tapped == [box])
        host.tap(at: CGPoint(x: 3, y: 3))
        #expect(tapped == [box])
    }

    @Test("A form is made of a description; a wrong one fails")
    func meshes() throws {
        var triangle = MeshDescriptor(name: "triangle")
        triangle.positions = MeshBuffers.Positions([[0, 0, 0], [2, 0, 0], [0, 3, 0]])
        triangle.primitives = .triangles([0, 1, 2])
        #expect(try MeshResource.generate(from: [triangle]).bounds.extents == [2, 3, 0])
        triangle.primitives = .triangles([0, 1, 7])
        #expect(throws: CocoaError.self) { try MeshResource.generate(from: [triangle]) }
        let anchor = AnchorEntity(plane: .horizontal, minimumBounds: [0.2, 0.2])
        #expect(anchor.anchoring.target == .plane(.horizontal, classification: .any, minimumBounds: [0.2, 0.2]))
    }

    @Test("Files and sounds that are not there fail")
    func files() async {
        let error = await withCheckedContinuation { continuation in
            var sink: AnyCancellable?
            sink = Entity.loadAsync(named: "toy").sink { completion in
                if case .failure(let error) = completion { continuation.resume(returning: error as? CocoaError) }
                sink?.cancel()
            } receiveValue: { _ in
            }
        }
        #expect(error != nil)
        #expect(throws: CocoaError.self) {
            try AudioFileResource.load(named: "nothing", inputMode: .spatial, shouldLoop: true)
        }
        #expect(
            view.session.currentFrame == nil
                && view.session.raycast(
                    ARRaycastQuery(origin: .zero, direction: [0, 0, -1], allowing: .estimatedPlane, alignment: .any)
                ).isEmpty)
    }
}
