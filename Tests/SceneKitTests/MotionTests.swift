import SceneKit
import SwiftUI
import SwiftUITesting
import Testing

/// Scenes that move, in views of SwiftUI's.
@MainActor
@Suite("Motion of SceneKit")
struct MotionTests {
    private let scene = SCNScene()
    private let node = SCNNode(geometry: SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0))

    init() { scene.rootNode.addChildNode(node) }

    private func host(_ options: SceneView.Options = []) -> TestHost {
        TestHost(SceneView(scene: scene, options: options), size: CGSize(width: 200, height: 200))
    }

    /// Continues for a time in frames.
    private func advance(_ host: TestHost, by seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    @Test("Actions run with the frames: one after the other, at the same time, again and again, under names")
    func actions() {
        let host = host()
        var calls = 0
        node.runAction(
            .sequence([.moveBy(x: 4, y: 0, z: 0, duration: 1), .run { _ in calls += 1 }, .fadeOut(duration: 1)]))
        node.runAction(.repeatForever(.rotateBy(x: 0, y: .pi, z: 0, duration: 1)), forKey: "turn")
        advance(host, by: 0.55)
        #expect(node.position.x > 1.5 && node.position.x < 2.7 && node.opacity == 1 && calls == 0)
        advance(host, by: 1)
        #expect(abs(node.position.x - 4) < 1e-3 && calls == 1 && node.opacity < 1 && node.opacity > 0)
        advance(host, by: 1)
        #expect(node.opacity == 0 && node.actionKeys == ["turn"])
        node.removeAction(forKey: "turn")
        #expect(!node.hasActions)
    }

    @Test("Curves, reversed actions, and the end of an action")
    func curves() {
        let host = host()
        let action = SCNAction.move(by: SCNVector3(0, 8, 0), duration: 1)
        action.timingMode = .easeIn
        nonisolated(unsafe) var isDone = false
        node.runAction(action) { isDone = true }
        advance(host, by: 0.5)
        #expect(node.position.y > 1 && node.position.y < 3 && !isDone)
        advance(host, by: 0.6)
        #expect(abs(node.position.y - 8) < 1e-3 && isDone)
        node.runAction(action.reversed())
        advance(host, by: 1.1)
        #expect(abs(node.position.y) < 1e-3)
    }

    @Test("Transactions animate places and opacity, and call their completion; changes outside are at once")
    func transactions() {
        let host = host()
        var isDone = false
        SCNTransaction.begin()
        SCNTransaction.animationDuration = 1
        SCNTransaction.completionBlock = { isDone = true }
        node.position = SCNVector3(2, 0, 0)
        node.opacity = 0
        SCNTransaction.commit()
        #expect(node.position.x == 2)
        host.update()
        #expect(node.presentation.position.x == 0 && node.presentation.opacity == 1)
        advance(host, by: 0.5)
        let shown = node.presentation
        #expect(
            !isDone && shown.position.x > 0.5 && shown.position.x < 1.5 && shown.opacity < 0.9 && shown.opacity > 0.1)
        advance(host, by: 0.7)
        #expect(isDone && node.presentation === node)
        node.position = SCNVector3(5, 0, 0)
        #expect(node.presentation.position.x == 5)
    }

    @Test("Rules are applied with each frame: a node looks at another one, and keeps its distance")
    func rules() {
        let host = host(.rendersContinuously)
        let target = SCNNode()
        target.position = SCNVector3(10, 0, 0)
        scene.rootNode.addChildNode(target)
        let near = SCNDistanceConstraint(target: target)
        near.maximumDistance = 3
        node.constraints = [near, SCNLookAtConstraint(target: target)]
        advance(host, by: 0.1)
        #expect(abs(node.position.x - 7) < 1e-3 && abs(node.worldFront.x - 1) < 1e-3)
    }

    @Test("A drag turns the camera around the scene if that is allowed; the app's camera stays")
    func cameraControl() {
        final class Frames: NSObject, SCNSceneRendererDelegate {
            var count = 0
            weak var point: SCNNode?
            func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {
                count += 1
                MainActor.assumeIsolated { point = renderer.pointOfView }
            }
        }
        let camera = SCNNode()
        camera.camera = SCNCamera()
        camera.position = SCNVector3(0, 0, 5)
        scene.rootNode.addChildNode(camera)
        let frames = Frames()
        let host = TestHost(
            SceneView(
                scene: scene, pointOfView: camera, options: [.allowsCameraControl, .rendersContinuously],
                delegate: frames),
            size: CGSize(width: 200, height: 200))
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100))
        host.advance(by: 0.1)
        host.update()
        #expect(camera.position == SCNVector3(0, 0, 5))
        let place = frames.point?.position ?? SCNVector3()
        #expect(place.x < -1 && abs(length(SIMD3<Float>(place)) - 5) < 1e-2)
    }

    @Test("Each part of a scene takes animations of Core Animation's, and nodes alone play them")
    func coreAnimations() {
        let animation = CABasicAnimation(keyPath: "radius")
        let light = SCNLight(), camera = SCNCamera(), material = SCNMaterial()
        let parts: [any SCNAnimatable] = [node.geometry!, light, camera, material, material.diffuse]
        for part in parts {
            part.addAnimation(animation, forKey: "grow")
            #expect(part.animationKeys == [])
            part.removeAllAnimations()
        }
        node.addAnimation(animation, forKey: "grow")
        #expect(node.animationKeys == ["grow"])
        node.removeAllAnimations()
        #expect(node.animationKeys == [])
        light.castsShadow = true
        #expect(light.maximumShadowDistance == 100 && light.shadowBias == 1)
        #expect(light.automaticallyAdjustsShadowProjection)
    }
}
