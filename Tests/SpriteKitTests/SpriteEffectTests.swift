import Foundation
import SpriteKit
import SwiftUITesting
import Testing

/// Properties of nodes, each of which must change the picture of a scene.
@MainActor @Suite("Effects of nodes")
struct SpriteEffectTests {
    private func picture(_ scene: SKScene, after seconds: Double) throws -> Data {
        let host = TestHost(
            SpriteView(scene: scene).frame(width: 200, height: 200), size: CGSize(width: 200, height: 200),
            text: .system)
        host.update()
        var left = seconds
        while left > 0 {
            host.advance(by: 0.05)
            left -= 0.05
        }
        return try host.png(scale: 1)
    }

    private func scene(_ nodes: SKNode...) -> SKScene {
        let scene = SKScene(size: CGSize(width: 200, height: 200))
        scene.backgroundColor = .white
        scene.physicsWorld.gravity.dy = -1
        for node in nodes {
            if node.position == .zero { node.position = CGPoint(x: 100, y: 100) }
            scene.addChild(node)
        }
        return scene
    }

    private func check<N: SKNode>(
        _ name: String, _ make: () -> N, after seconds: Double = 0, from base: (N) -> Void = { _ in },
        _ change: (N) -> Void
    ) throws {
        let (first, second) = (make(), make())
        base(first)
        base(second)
        change(second)
        let (before, after) = (try picture(scene(first), after: seconds), try picture(scene(second), after: seconds))
        #expect(before != after, "\(name) changes nothing")
    }

    private func checkScene(_ name: String, _ change: (SKScene) -> Void) throws {
        func make() -> SKScene {
            let scene = scene(SKSpriteNode(color: .orange, size: CGSize(width: 60, height: 40)))
            scene.size = CGSize(width: 300, height: 200)
            return scene
        }
        let (first, second) = (make(), make())
        change(second)
        #expect(try picture(first, after: 0) != picture(second, after: 0), "\(name) changes nothing")
    }

    /// Two by two areas of different colors, ten points each.
    private let texture = SKTexture(
        data: Data(
            (0..<20).flatMap { row in
                (0..<20).flatMap { column -> [UInt8] in
                    [row < 10 ? 255 : 0, column < 10 ? 200 : 40, row < 10 ? 0 : 180, 255]
                }
            }), size: CGSize(width: 20, height: 20))

    @Test("Properties of all nodes change the picture")
    func nodes() throws {
        let sprite = { SKSpriteNode(color: .orange, size: CGSize(width: 60, height: 40)) }
        try check("alpha", sprite) { $0.alpha = 0.5 }
        try check("isHidden", sprite) { $0.isHidden = true }
        try check("position", sprite) { $0.position = CGPoint(x: 50, y: 80) }
        try check("zRotation", sprite) { $0.zRotation = 0.4 }
        try check("xScale", sprite) { $0.xScale = 2 }
        try check("yScale", sprite) { $0.yScale = 2 }
        try check("setScale", sprite) { $0.setScale(0.5) }
        let pair = { () -> SKNode in
            let node = SKNode()
            let (first, second) = (sprite(), SKSpriteNode(color: .blue, size: CGSize(width: 30, height: 60)))
            node.addChild(first)
            node.addChild(second)
            return node
        }
        try check("zPosition", pair) { $0.children[0].zPosition = 1 }
        try check("negative zPosition", pair) { $0.children[1].zPosition = -1 }
        try check("alpha of a parent", pair) { $0.alpha = 0.3 }
        try check("scale of a parent", pair) { $0.setScale(2) }
        try check("run", sprite, after: 0.5) { $0.run(.moveBy(x: 40, y: 0, duration: 0.2)) }
        try check("speed", sprite, after: 0.5, from: { $0.run(.moveBy(x: 60, y: 0, duration: 2)) }) { $0.speed = 3 }
        try check("isPaused", sprite, after: 0.5, from: { $0.run(.moveBy(x: 60, y: 0, duration: 2)) }) {
            $0.isPaused = true
        }
        try check("constraints", sprite, after: 0.2) { $0.constraints = [.positionX(SKRange(lowerLimit: 140))] }
        try check("physicsBody", sprite, after: 0.5) { $0.physicsBody = SKPhysicsBody(rectangleOf: $0.size) }
        try check("velocity", sprite, after: 0.5, from: { $0.physicsBody = SKPhysicsBody(rectangleOf: $0.size) }) {
            $0.physicsBody?.velocity = CGVector(dx: 60, dy: 0)
        }
        try check(
            "affectedByGravity", sprite, after: 0.5, from: { $0.physicsBody = SKPhysicsBody(rectangleOf: $0.size) }
        ) {
            $0.physicsBody?.affectedByGravity = false
        }
        try check("isDynamic", sprite, after: 0.5, from: { $0.physicsBody = SKPhysicsBody(rectangleOf: $0.size) }) {
            $0.physicsBody?.isDynamic = false
        }
        try check("angularVelocity", sprite, after: 0.5, from: { $0.physicsBody = SKPhysicsBody(rectangleOf: $0.size) })
        {
            $0.physicsBody?.angularVelocity = 3
        }
        try check("linearDamping", sprite, after: 0.5, from: { $0.physicsBody = SKPhysicsBody(rectangleOf: $0.size) }) {
            $0.physicsBody?.linearDamping = 5
        }
    }

    @Test("Properties of sprites change the picture")
    func sprites() throws {
        let plain = { SKSpriteNode(color: .orange, size: CGSize(width: 60, height: 40)) }
        try check("color", plain) { $0.color = .red }
        try check("size", plain) { $0.size = CGSize(width: 20, height: 90) }
        try check("anchorPoint", plain) { $0.anchorPoint = .zero }
        try check("texture", plain) { $0.texture = texture }
        let textured = { SKSpriteNode(texture: texture, size: CGSize(width: 100, height: 60)) }
        try check("colorBlendFactor", textured, from: { $0.color = .blue }) { $0.colorBlendFactor = 1 }
        try check("centerRect", textured) { $0.centerRect = CGRect(x: 0.1, y: 0.1, width: 0.2, height: 0.2) }
        try check("texture's part", textured) {
            $0.texture = SKTexture(rect: CGRect(x: 0, y: 0, width: 0.5, height: 0.5), in: texture)
        }
        let edged = {
            SKSpriteNode(
                texture: SKTexture(rect: CGRect(x: 0, y: 0, width: 1, height: 1), in: texture),
                size: CGSize(width: 90, height: 90))
        }
        try check("filteringMode", edged) { $0.texture?.filteringMode = .nearest }
        for (name, mode) in [
            ("add", SKBlendMode.add), ("subtract", .subtract), ("multiply", .multiply), ("multiplyX2", .multiplyX2),
            ("screen", .screen),
        ] {
            let blended = { () -> SKNode in
                let node = SKNode()
                node.addChild(
                    SKSpriteNode(
                        color: UIColor(red: 0.2, green: 0.5, blue: 0.4, alpha: 1), size: CGSize(width: 90, height: 40)))
                node.addChild(
                    SKSpriteNode(
                        color: UIColor(red: 0.6, green: 0.3, blue: 0.1, alpha: 0.5), size: CGSize(width: 40, height: 90)
                    ))
                return node
            }
            try check("blendMode \(name)", blended) { ($0.children[1] as? SKSpriteNode)?.blendMode = mode }
        }
        try check("warpGeometry", textured) {
            $0.warpGeometry = SKWarpGeometryGrid(
                columns: 1, rows: 1, sourcePositions: [[0, 0], [1, 0], [0, 1], [1, 1]],
                destinationPositions: [[0, 0], [1, 0.4], [0, 1], [1, 0.6]])
        }
    }

    @Test("Properties of shapes and labels change the picture")
    func shapes() throws {
        let shape = { () -> SKShapeNode in
            let path = CGMutablePath()
            path.move(to: CGPoint(x: -40, y: -30))
            path.addLine(to: CGPoint(x: 0, y: 40))
            path.addLine(to: CGPoint(x: 40, y: -30))
            let node = SKShapeNode(path: path)
            node.strokeColor = .blue
            node.lineWidth = 12
            return node
        }
        try check("fillColor", shape) { $0.fillColor = .red }
        try check("strokeColor", shape) { $0.strokeColor = .red }
        try check("lineWidth", shape) { $0.lineWidth = 3 }
        try check("lineCap", shape) { $0.lineCap = .round }
        try check("lineJoin", shape) { $0.lineJoin = .round }
        try check("miterLimit", shape) { $0.miterLimit = 1 }
        try check("glowWidth", shape) { $0.glowWidth = 10 }
        try check("isAntialiased", shape) { $0.isAntialiased = false }
        try check("path", shape) {
            $0.path = CGPath(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40), transform: nil)
        }
        try check("fillTexture", shape, from: { $0.fillColor = .white }) { $0.fillTexture = texture }
        try check("strokeTexture", shape, from: { $0.strokeColor = .white }) { $0.strokeTexture = texture }
        try check("blendMode of a shape", shape, from: { $0.fillColor = .red }) { $0.blendMode = .subtract }

        let label = { () -> SKLabelNode in
            let node = SKLabelNode(text: "A label of words")
            node.fontColor = .black
            node.fontSize = 20
            return node
        }
        try check("text", label) { $0.text = "Other" }
        try check("fontSize", label) { $0.fontSize = 30 }
        try check("fontColor", label) { $0.fontColor = .red }
        try check("fontName", label) { $0.fontName = "Helvetica-Bold" }
        try check("horizontalAlignmentMode", label) { $0.horizontalAlignmentMode = .left }
        try check("verticalAlignmentMode", label) { $0.verticalAlignmentMode = .top }
        try check("numberOfLines", label, from: { $0.preferredMaxLayoutWidth = 80 }) { $0.numberOfLines = 0 }
        try check("preferredMaxLayoutWidth", label, from: { $0.numberOfLines = 0 }) { $0.preferredMaxLayoutWidth = 80 }
        try check(
            "lineBreakMode", label,
            from: { node in
                node.preferredMaxLayoutWidth = 80
                node.numberOfLines = 1
            }
        ) { $0.lineBreakMode = .byTruncatingHead }
        try check("attributedText", label) {
            $0.attributedText = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
        }
        try check(
            "color of a label", label,
            from: { node in
                (node.fontColor, node.color) = (.lightGray, .red)
            }
        ) { $0.colorBlendFactor = 1 }
    }

    @Test("Cropping, effects, cameras, tiles and scenes change the picture")
    func containers() throws {
        let crop = { () -> SKCropNode in
            let node = SKCropNode()
            node.addChild(SKSpriteNode(color: .orange, size: CGSize(width: 90, height: 90)))
            return node
        }
        try check("maskNode", crop) { node in
            let mask = SKShapeNode(circleOfRadius: 30)
            mask.fillColor = .white
            node.maskNode = mask
        }
        let effect = { () -> SKEffectNode in
            let node = SKEffectNode()
            node.addChild(SKSpriteNode(texture: texture, size: CGSize(width: 90, height: 90)))
            return node
        }
        try check("filter", effect) { $0.filter = CIFilter(name: "CIColorInvert") }
        try check("shouldEnableEffects", effect, from: { $0.filter = CIFilter(name: "CIColorInvert") }) {
            $0.shouldEnableEffects = false
        }
        try check("blendMode of an effect", effect) { $0.blendMode = .subtract }
        let group = SKTileGroup(tileDefinition: SKTileDefinition(texture: texture, size: CGSize(width: 20, height: 20)))
        let tiles = { () -> SKTileMapNode in
            let set = SKTileSet(tileGroups: [group])
            return SKTileMapNode(tileSet: set, columns: 3, rows: 3, tileSize: CGSize(width: 20, height: 20))
        }
        try check("tiles", tiles) { $0.fill(with: group) }
        try check("one tile", tiles) { $0.setTileGroup(group, forColumn: 1, row: 2) }
        try check("tiles' anchorPoint", tiles, from: { $0.fill(with: group) }) { $0.anchorPoint = .zero }
        try check(
            "tiles' color", tiles,
            from: { node in
                node.fill(with: group)
                node.color = .red
            }
        ) { $0.colorBlendFactor = 1 }
        try check("tiles' size", tiles, from: { $0.fill(with: group) }) { $0.tileSize = CGSize(width: 30, height: 30) }
        try checkScene("backgroundColor") { $0.backgroundColor = .black }
        try checkScene("anchorPoint of a scene") { $0.anchorPoint = CGPoint(x: 0.5, y: 0.5) }
        try checkScene("size of a scene") { $0.size = CGSize(width: 100, height: 100) }
        for (name, mode) in [
            ("aspectFit", SKSceneScaleMode.aspectFit), ("aspectFill", .aspectFill), ("resizeFill", .resizeFill),
        ] {
            try checkScene("scaleMode \(name)") { $0.scaleMode = mode }
        }
        try checkScene("camera") { scene in
            let camera = SKCameraNode()
            camera.position = CGPoint(x: 20, y: 20)
            camera.setScale(2)
            camera.zRotation = 0.3
            scene.addChild(camera)
            scene.camera = camera
        }
    }

    @Test("Properties of emitters change the picture")
    func emitters() throws {
        let emitter = { () -> SKEmitterNode in
            let node = SKEmitterNode()
            node.particleTexture = texture
            node.particleBirthRate = 20
            node.particleLifetime = 3
            node.particleSpeed = 40
            node.particleScale = 0.5
            return node
        }
        func check(_ name: String, _ change: (SKEmitterNode) -> Void) throws {
            try self.check(name, emitter, after: 1, change)
        }
        try check("particleBirthRate") { $0.particleBirthRate = 5 }
        try check("numParticlesToEmit") { $0.numParticlesToEmit = 2 }
        try check("particleLifetime") { $0.particleLifetime = 0.3 }
        try self.check("particleLifetimeRange", emitter, after: 2.5) { $0.particleLifetimeRange = 5.9 }
        try check("particlePosition") { $0.particlePosition = CGPoint(x: 30, y: 30) }
        try check("particlePositionRange") { $0.particlePositionRange = CGVector(dx: 80, dy: 10) }
        try check("particleSpeed") { $0.particleSpeed = 90 }
        try check("particleSpeedRange") { $0.particleSpeedRange = 60 }
        try check("emissionAngle") { $0.emissionAngle = 2 }
        try check("emissionAngleRange") { $0.emissionAngleRange = 3 }
        try check("xAcceleration") { $0.xAcceleration = 100 }
        try check("yAcceleration") { $0.yAcceleration = 100 }
        try check("particleAlpha") { $0.particleAlpha = 0.3 }
        try check("particleAlphaRange") { $0.particleAlphaRange = 0.9 }
        try check("particleAlphaSpeed") { $0.particleAlphaSpeed = -0.8 }
        try check("particleAlphaSequence") {
            $0.particleAlphaSequence = SKKeyframeSequence(keyframeValues: [0, 1], times: [0, 1])
        }
        try check("particleScale") { $0.particleScale = 1 }
        try check("particleScaleRange") { $0.particleScaleRange = 0.6 }
        try check("particleScaleSpeed") { $0.particleScaleSpeed = 0.5 }
        try check("particleScaleSequence") {
            $0.particleScaleSequence = SKKeyframeSequence(keyframeValues: [0.1, 2], times: [0, 1])
        }
        try check("particleRotation") { $0.particleRotation = 0.7 }
        try check("particleRotationRange") { $0.particleRotationRange = 3 }
        try check("particleRotationSpeed") { $0.particleRotationSpeed = 2 }
        try check("particleColor") { node in
            node.particleColorBlendFactor = 1
            node.particleColor = .blue
        }
        try check("particleColorSequence") { node in
            node.particleColorBlendFactor = 1
            node.particleColorSequence = SKKeyframeSequence(
                keyframeValues: [UIColor.red, UIColor.blue], times: [0, 1])
        }
        try check("particleColorRedSpeed") { node in
            node.particleColorBlendFactor = 1
            node.particleColor = .black
            node.particleColorRedSpeed = 0.9
        }
        try check("particleColorGreenRange") { node in
            node.particleColorBlendFactor = 1
            node.particleColor = .gray
            node.particleColorGreenRange = 1
        }
        try check("particleBlendMode") { $0.particleBlendMode = .subtract }
        try check("particleSize") { $0.particleSize = CGSize(width: 60, height: 10) }
        try check("particleTexture") { $0.particleTexture = nil }
        try check("particleAction") { $0.particleAction = .scale(to: 3, duration: 1) }
        try check("targetNode and its movement") { node in node.run(.moveBy(x: 40, y: 0, duration: 0.5)) }
        try check("advanceSimulationTime") { $0.advanceSimulationTime(2) }
        try check("isPaused of an emitter") { $0.isPaused = true }
    }
}
