import Foundation
import SpriteKit
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Scenes")
struct SceneTests {
    @Test("A scene is presented in a view of a size, and updated once a frame")
    func frames() {
        let host = SceneHost()
        host.advance(0.5)
        #expect(host.scene.calls.first == "didMove 200" && host.scene.view != nil)
        #expect(host.scene.times.count >= 30 && host.scene.times.count <= 32)
        let steps = zip(host.scene.times, host.scene.times.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { abs($0 - 1.0 / 60) < 1e-4 })
    }

    @Test("A scene that is paused, or in a paused view, stays")
    func pauses() {
        let node = SKNode()
        let host = SceneHost { $0.addChild(node) }
        node.run(.moveBy(x: 60, y: 0, duration: 1))
        host.host.update()
        host.advance(0.25)
        let place = node.position.x
        host.scene.isPaused = true
        host.advance(1)
        #expect(node.position.x == place && place > 10)
        host.scene.isPaused = false
        host.scene.view?.isPaused = true
        let count = host.scene.times.count
        host.advance(1)
        #expect(host.scene.times.count <= count + 1 && node.position.x < place + 2)
        host.scene.view?.isPaused = false
        host.advance(0.25)
        #expect(node.position.x > place + 10)
    }

    @Test("Touches reach the scene, or a node that takes them, in their spaces")
    func touches() {
        final class Button: SKSpriteNode {
            var presses: [CGPoint] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                presses += touches.map { $0.location(in: self) }
            }
        }
        let button = Button(color: .red, size: CGSize(width: 40, height: 40))
        button.position = CGPoint(x: 150, y: 50)
        let host = SceneHost { $0.addChild(button) }
        host.advance(0.1)
        host.host.press(at: CGPoint(x: 20, y: 10))
        host.host.move(to: CGPoint(x: 40, y: 30))
        host.host.release(at: CGPoint(x: 40, y: 30))
        #expect(host.scene.calls.suffix(3) == ["began", "moved", "ended"])
        #expect(host.scene.touched.first == CGPoint(x: 20, y: 90) && host.scene.touched.last == CGPoint(x: 40, y: 70))
        host.scene.touched = []
        host.host.tap(at: CGPoint(x: 160, y: 45))
        #expect(button.presses.isEmpty && host.scene.touched.count == 2)
        button.isUserInteractionEnabled = true
        host.host.tap(at: CGPoint(x: 160, y: 45))
        #expect(button.presses == [CGPoint(x: 10, y: 5)] && host.scene.touched.count == 3)
    }

    @Test(
        "Scale modes fit the scene into its view",
        arguments: [SKSceneScaleMode.fill, .aspectFill, .aspectFit, .resizeFill])
    func scaleModes(_ mode: SKSceneScaleMode) throws {
        let host = SceneHost(CGSize(width: 100, height: 100), window: CGSize(width: 200, height: 100)) {
            $0.scaleMode = mode
        }
        host.advance(0.1)
        let view = try #require(host.scene.view)
        let corner = view.convert(CGPoint(x: 100, y: 100), from: host.scene)
        switch mode {
        case .fill: #expect(corner == CGPoint(x: 200, y: 0))
        case .aspectFill: #expect(corner == CGPoint(x: 200, y: -50))
        case .aspectFit: #expect(corner == CGPoint(x: 150, y: 0))
        case .resizeFill: #expect(corner == CGPoint(x: 100, y: 0) && host.scene.size.width == 200)
        }
        let back = view.convert(corner, to: host.scene)
        #expect(isNear(back.x, 100) && isNear(back.y, 100))
    }

    @Test("Nodes are drawn by their depths, with y up, tinted and faded")
    func pixels() throws {
        let (low, high) = (
            SKSpriteNode(color: .red, size: CGSize(width: 100, height: 60)),
            SKSpriteNode(color: .blue, size: CGSize(width: 40, height: 40))
        )
        let white = SKTexture(data: Data(repeating: 255, count: 16), size: CGSize(width: 2, height: 2))
        let tinted = SKSpriteNode(texture: white, size: CGSize(width: 20, height: 20))
        let host = SceneHost { scene in
            scene.backgroundColor = .white
            high.position = CGPoint(x: 60, y: 70)
            high.zPosition = 1
            low.position = CGPoint(x: 60, y: 60)
            tinted.position = CGPoint(x: 180, y: 20)
            (tinted.color, tinted.colorBlendFactor) = (.red, 1)
            for node in [high, low, tinted] { scene.addChild(node) }
        }
        host.advance(0.1)
        let (red, blue) = (try host.color(20, 40), try host.color(60, 30))
        #expect(red[0] > 200 && red[2] < 120 && blue[2] > 200 && blue[0] < 120)
        #expect(try host.color(60, 95) == [255, 255, 255])
        let tint = try host.color(180, 80)
        #expect(tint[0] > 200 && tint[1] < 120)
        high.alpha = 0
        low.zPosition = -1
        host.advance(0.1)
        #expect(try host.color(60, 30)[2] < 120)
    }

    @Test("A camera moves, turns and scales the view of a scene; its children stay")
    func camera() throws {
        let camera = SKCameraNode()
        let label = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
        let far = SKSpriteNode(color: .blue, size: CGSize(width: 20, height: 20))
        far.position = CGPoint(x: 1000, y: 500)
        let host = SceneHost { scene in
            scene.addChild(camera)
            scene.addChild(far)
            camera.addChild(label)
            label.position = CGPoint(x: -80, y: 0)
            scene.camera = camera
            camera.position = far.position
        }
        host.advance(0.1)
        #expect(try host.color(100, 50)[2] > 200 && host.color(20, 50)[0] > 200)
        #expect(camera.contains(far) && camera.containedNodeSet().contains(far))
        far.position.x = 1110
        #expect(!camera.contains(far))
        far.position.x = 1000
        let view = try #require(host.scene.view)
        #expect(view.convert(CGPoint(x: 100, y: 50), to: host.scene) == far.position)
        camera.setScale(2)
        #expect(isNear(view.convert(CGPoint(x: 200, y: 50), to: host.scene).x, 1200))
        camera.position = .zero
        #expect(!camera.contains(far))
    }

    @Test("A transition shows both scenes, and ends the old one")
    func transitions() throws {
        let host = SceneHost { $0.backgroundColor = .red }
        host.advance(0.1)
        let next = RecordingScene(size: CGSize(width: 200, height: 100))
        next.backgroundColor = .blue
        let view = try #require(host.scene.view)
        view.presentScene(next, transition: .push(with: .left, duration: 1))
        host.advance(0.5)
        #expect(try host.color(10, 50)[0] > 200 && host.color(190, 50)[2] > 200)
        #expect(next.calls == ["didMove 200"] && next.times.isEmpty && host.scene.calls.last != "willMove")
        host.advance(0.7)
        #expect(try host.color(10, 50)[2] > 200 && host.scene.calls.last == "willMove" && host.scene.view == nil)
        #expect(!next.times.isEmpty && view.scene === next)
        view.presentScene(nil)
        host.advance(0.1)
        #expect(next.calls.last == "willMove" && view.scene == nil)
    }

    @Test("Masks, effects, shapes, labels and textures of nodes are drawn")
    func content() throws {
        let crop = SKCropNode()
        crop.position = CGPoint(x: 50, y: 50)
        crop.maskNode = SKShapeNode(circleOfRadius: 20)
        (crop.maskNode as? SKShapeNode)?.fillColor = .white
        crop.addChild(SKSpriteNode(color: .red, size: CGSize(width: 90, height: 90)))
        let label = SKLabelNode(text: "■■■")
        label.fontColor = .blue
        label.fontSize = 20
        (label.position, label.verticalAlignmentMode) = (CGPoint(x: 150, y: 70), .center)
        let host = SceneHost { scene in
            scene.backgroundColor = .white
            scene.addChild(crop)
            scene.addChild(label)
        }
        host.advance(0.1)
        #expect(try host.color(50, 50)[1] < 120 && host.color(15, 15) == [255, 255, 255])
        let texture = try #require(host.scene.view?.texture(from: crop.children[0]))
        #expect(texture.size() == CGSize(width: 90, height: 90))
        #expect(host.scene.view?.texture(from: SKNode()) == nil)
    }

    @Test("An emitter makes as many particles as it should, and they leave")
    func particles() throws {
        let sparks = SKEmitterNode()
        (sparks.particleBirthRate, sparks.particleLifetime, sparks.numParticlesToEmit) = (100, 0.5, 40)
        (sparks.particleColor, sparks.particleSize) = (.red, CGSize(width: 60, height: 60))
        sparks.position = CGPoint(x: 100, y: 50)
        let host = SceneHost {
            $0.backgroundColor = .white
            $0.addChild(sparks)
        }
        host.advance(0.2)
        #expect(try host.color(100, 50)[1] < 120)
        host.advance(1.5)
        #expect(try host.color(100, 50) == [255, 255, 255])
        sparks.particleLifetime = .nan
        sparks.particleBirthRate = .infinity
        sparks.resetSimulation()
        host.advance(0.2)
    }

    @Test("Constraints keep nodes in ranges and turned to others")
    func constraints() {
        let (hero, eye) = (SKNode(), SKNode())
        hero.position = CGPoint(x: 500, y: 0)
        hero.constraints = [.positionX(SKRange(lowerLimit: 0, upperLimit: 100), y: SKRange(constantValue: 20))]
        eye.constraints = [
            .orient(to: hero, offset: SKRange(constantValue: 0)), .distance(SKRange(upperLimit: 10), to: .zero),
        ]
        eye.position = CGPoint(x: 0, y: 20)
        let host = SceneHost {
            $0.addChild(hero)
            $0.addChild(eye)
        }
        host.advance(0.1)
        #expect(hero.position == CGPoint(x: 100, y: 20) && isNear(eye.position.y, 10) && abs(eye.zRotation) < 0.2)
    }

    @Test("Scenes of no size, lost nodes and thousands of nodes are drawn")
    func hostile() throws {
        let empty = SceneHost(.zero, window: CGSize(width: 50, height: 50))
        empty.advance(0.1)
        let many = SceneHost { scene in
            for index in 0..<5000 {
                let node = SKSpriteNode(color: .red, size: CGSize(width: 2, height: 2))
                node.position = CGPoint(x: index % 200, y: index / 50)
                scene.addChild(node)
            }
            let lost = SKSpriteNode(color: .red, size: CGSize(width: CGFloat.nan, height: 5))
            lost.position = CGPoint(x: CGFloat.nan, y: .infinity)
            (lost.zRotation, lost.xScale, lost.alpha, lost.zPosition) = (.nan, .infinity, .nan, .nan)
            scene.addChild(lost)
            scene.addChild(SKShapeNode(rectOf: CGSize(width: -5, height: CGFloat.infinity)))
            scene.addChild(SKLabelNode(text: String(repeating: "x", count: 2000)))
            scene.onUpdate = { $0.children.last?.removeFromParent() }
        }
        many.host.frameDuration = 0.1
        many.advance(0.3)
        #expect(many.scene.children.count < 5003 && many.scene.children.count > 4900)
        var parent = SKNode()
        many.scene.addChild(parent)
        for _ in 0..<500 {
            let child = SKNode()
            parent.addChild(child)
            parent = child
        }
        many.advance(0.1)
    }
}
