import Foundation
import SpriteKit
import SwiftUI
import SwiftUITesting
import Testing

@testable import SceneKit

@MainActor
@Suite("Animations, particles, forms and levels of detail")
struct AnimationTests {
    private let scene = SCNScene()
    private let renderer = SCNRenderer(device: nil)
    private let node = SCNNode(geometry: SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0))

    private func run(_ seconds: Double) {
        renderer.scene = scene
        if node.parent == nil { scene.rootNode.addChildNode(node) }
        for _ in 0..<Int((seconds * 60).rounded()) { renderer.update(atTime: renderer.sceneTime + 1.0 / 60) }
    }

    @Test("A basic animation moves what is shown, and the node's own place stays")
    func basic() {
        let animation = CABasicAnimation(keyPath: "position")
        animation.toValue = NSValue(scnVector3: SCNVector3(10, 0, 0))
        animation.duration = 1
        node.addAnimation(animation, forKey: "move")
        run(0.5)
        #expect(abs(node.presentation.position.x - 5) < 0.3 && node.position.x == 0 && node.animationKeys == ["move"])
        run(1)
        #expect(node.animationKeys.isEmpty && node.presentation.position.x == 0)
    }

    @Test("Turns go all the way around, again and again; players pause, and stop")
    func players() throws {
        let animation = CABasicAnimation(keyPath: "rotation")
        animation.toValue = NSValue(scnVector4: SCNVector4(0, 1, 0, Float.pi * 2))
        animation.duration = 1
        animation.repeatCount = .infinity
        let player = SCNAnimationPlayer(animation: SCNAnimation(caAnimation: animation))
        node.addAnimationPlayer(player, forKey: "turn")
        run(3.25)
        let shown = node.presentation.simdOrientation
        #expect(abs(abs(shown.angle) - .pi / 2) < 0.15)
        player.paused = true
        run(0.5)
        #expect(node.presentation.simdOrientation.angle == shown.angle)
        node.animationPlayer(forKey: "turn")?.stop()
        run(0.1)
        #expect(abs(node.presentation.simdOrientation.angle) < 0.001)
    }

    @Test("Key frames, parts of vectors, groups and opacity")
    func frames() {
        let frames = CAKeyframeAnimation(keyPath: "position.y")
        frames.values = [0, 4, 0]
        frames.duration = 1
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = 1
        let group = CAAnimationGroup()
        group.animations = [frames, fade]
        group.duration = 1
        node.addAnimation(group, forKey: nil)
        run(0.5)
        #expect(abs(node.presentation.position.y - 4) < 0.3 && abs(node.presentation.opacity - 0.5) < 0.05)
    }

    @Test("Values of vectors and matrices are kept")
    func values() {
        #expect(NSValue(scnVector4: SCNVector4(1, 2, 3, 4)).scnVector4Value == SCNVector4(1, 2, 3, 4))
        #expect(NSValue(scnMatrix4: SCNMatrix4MakeTranslation(1, 2, 3)).scnMatrix4Value.m43 == 3)
        node.setValue(SCNVector3(1, 2, 3), forKey: "position")
        node.setValue(5, forKey: "power")
        #expect(node.position.y == 2 && node.value(forKey: "power") as? Int == 5)
    }

    @Test("Particles are born, fly, are drawn, and end")
    func particles() throws {
        let system = SCNParticleSystem()
        (system.birthRate, system.particleLifeSpan, system.particleVelocity) = (60, 0.5, 2)
        (system.particleSize, system.loops, system.emissionDuration) = (0.5, false, 1)
        (system.emittingDirection, system.particleColor) = (SCNVector3(0, 1, 0), .red)
        node.geometry = nil
        node.addParticleSystem(system)
        let camera = SCNNode()
        camera.camera = SCNCamera()
        camera.simdPosition = [0, 0, 8]
        scene.rootNode.addChildNode(camera)
        scene.background.contents = UIColor.black
        run(0.5)
        let picture = renderer.snapshot(
            atTime: renderer.sceneTime, with: CGSize(width: 40, height: 40), antialiasingMode: .none)
        let pixels = try #require(picture.cgImage?.dataProvider?.data) as Data
        #expect(stride(from: 0, to: pixels.count, by: 4).contains { pixels[$0] > 150 && pixels[$0 + 1] < 60 })
        #expect(node.particleSystems?.count == 1 && node.moves)
        run(2)
        #expect(!node.moves)
        node.removeAllParticleSystems()
        #expect(node.particleSystems == nil)
    }

    @Test("A form is mixed into a geometry, and a level of detail replaces it from afar")
    func forms() {
        let tall = SCNBox(width: 1, height: 3, length: 1, chamferRadius: 0)
        let morpher = SCNMorpher()
        morpher.targets = [tall]
        morpher.setWeight(0.5, forTargetAt: 0)
        let base = SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0)
        #expect(morpher.morphed(base).bounds.high.y == 1 && morpher.weights == [0.5])
        morpher.setWeight(0, forTargetAt: 0)
        #expect(morpher.morphed(base) === base)
        #expect(base.sources(for: .vertex).first?.vectorCount == base.mesh.positions.count)
    }

    @Test("A scene of SpriteKit is drawn above the picture")
    func overlays() {
        let view = SCNView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.scene = scene
        let overlay = SKScene(size: CGSize(width: 40, height: 40))
        overlay.backgroundColor = .clear
        view.overlaySKScene = overlay
        #expect(view.overlaySKScene === overlay)
        var isShown = false
        let other = SCNScene()
        view.present(other, with: .fade(withDuration: 0), incomingPointOfView: nil) { isShown = true }
        view.advance(0.1)
        #expect(view.scene === other && isShown)
    }
}
