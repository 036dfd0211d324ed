import Foundation
import SwiftUITesting
import Testing

@testable import SpriteKit

/// The scene of a game, as its file names it.
final class FiledScene: SKScene {
    private(set) var loads = 0
    private(set) var found: [String] = []
    private(set) var own: String?
    required init?(coder aDecoder: NSCoder) {
        own = aDecoder.decodeObject(forKey: "own") as? String
        super.init(coder: aDecoder)
    }
    override func sceneDidLoad() {
        loads += 1
        found = children.compactMap(\.name)
    }
}
/// A sprite of a game, as its file names it.
final class FiledSprite: SKSpriteNode {}
/// A scene that no file names.
final class OtherScene: SKScene {}

@MainActor
@Suite("Files of scenes")
struct SceneFileTests {
    private func read(_ data: Data, as type: SKNode.Type = SKNode.self) -> SKNode? {
        KeyedArchive(data).flatMap { SpriteReader($0).root(as: type) }
    }

    private func scene(_ writer: inout ArchiveWriter) -> ArchiveWriter.Value {
        let body = writer.make(
            ["PKPhysicsBody"],
            [
                "_shapeType": .int(1), "_radius": .real(20), "dynamic": .bool(false), "friction": .real(0.5),
                "categoryBitMask": .int(4), "collisionBitMask": .int(-1), "intersectionTestBitMask": .int(2),
            ])
        let sprite = writer.node(
            "SKSpriteNode", custom: "SpriteKitTests.FiledSprite",
            [
                "_name": writer.text("hero"), "_position": writer.point("{10, -20.5}"),
                "_zPosition": writer.number(3), "_bounds": writer.rect("{{0, 0}, {40, 30}}"),
                "_xScale": writer.number(2), "_yScale": writer.number(2), "_opacity": writer.number(0.5),
                "_zRotation": writer.number(1), "_hidden": writer.add(.bool(true)), "_PKPhysicsBody": body,
                "_baseColorR": writer.number(1), "_baseColorG": writer.number(0), "_baseColorB": writer.number(0),
                "_baseColorA": writer.number(1), "_colorMix": writer.number(0.25), "_blendMode": writer.add(.int(1)),
                "_anchorPoint": writer.point("{0, 1}"), "_texture": ArchiveWriter.none,
                "_userData": writer.dictionary(["lives": writer.number(3), "kind": writer.text("cat")]),
            ])
        let label = writer.node(
            "SKLabelNode",
            [
                "_name": writer.text("title"), "_text": writer.text("Grüße"), "_fontName": writer.text("Papyrus"),
                "_fontSize": .real(60), "_fontColorR": .real(0), "_fontColorG": .real(1), "_fontColorB": .real(0),
                "_fontColorA": .real(1), "_verticalAlignmentMode": writer.number(1),
                "_horizontalAlignmentMode": writer.number(2), "_numberOfLines": writer.add(.int(0)),
            ])
        let camera = writer.node("SKCameraNode", ["_name": writer.text("camera")])
        let world = writer.make(
            ["PKPhysicsWorld"], ["gravity": writer.text("{0, -2}"), "speedMultiplier": .real(0.5)])
        return writer.node(
            "SKScene", custom: "SpriteKitTests.FiledScene",
            [
                "Scene_bounds": writer.rect("{{0, 0}, {750, 1334}}"), "_anchorPoint": writer.point("{0.5, 0.5}"),
                "_backgroundColorR": writer.number(0), "_backgroundColorG": writer.number(0),
                "_backgroundColorB": writer.number(1), "_backgroundColorA": writer.number(1),
                "_scaleMode": writer.add(.int(1)), "_paused": writer.add(.bool(true)), "_camera": camera,
                "_physicsWorld": world, "_children": writer.array([sprite, label, camera]),
                "own": writer.text("mine"),
            ])
    }

    enum Form: CaseIterable { case binary, xml, serializedBinary, serializedXML }

    @Test("A scene has the app's class, its children and its values, in all forms of files", arguments: Form.allCases)
    func wholeScene(_ form: Form) throws {
        var writer = ArchiveWriter()
        let root = scene(&writer)
        let data =
            switch form {
            case .binary: writer.binary(root)
            case .xml: writer.xml(root)
            case .serializedBinary: try writer.serialized(root, as: .binary)
            case .serializedXML: try writer.serialized(root, as: .xml)
            }
        let node = read(data, as: SKScene.self)
        let scene = try #require(node as? FiledScene)
        #expect(scene.loads == 1 && scene.found == ["hero", "title", "camera"] && scene.own == "mine")
        #expect(scene.size == CGSize(width: 750, height: 1334) && scene.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(scene.backgroundColor.rgba.blue == 1 && scene.scaleMode == .aspectFill && !scene.isPaused)
        #expect(scene.camera?.name == "camera" && scene.camera?.parent === scene)
        #expect(scene.physicsWorld.gravity == CGVector(dx: 0, dy: -2) && scene.physicsWorld.speed == 0.5)

        let hero = try #require(scene.childNode(withName: "hero") as? FiledSprite)
        #expect(hero.position == CGPoint(x: 10, y: -20.5) && hero.zPosition == 3 && hero.xScale == 2)
        #expect(hero.alpha == 0.5 && hero.zRotation == 1 && hero.isHidden && hero.anchorPoint == CGPoint(x: 0, y: 1))
        #expect(hero.size == CGSize(width: 40, height: 30) && hero.texture == nil && hero.blendMode == .add)
        #expect(hero.color.rgba.red == 1 && hero.color.rgba.green == 0 && hero.colorBlendFactor == 0.25)
        #expect(hero.userData?["lives"] as? Double == 3 && hero.userData?["kind"] as? String == "cat")
        let body = try #require(hero.physicsBody)
        #expect(!body.isDynamic && body.friction == 0.5 && body.categoryBitMask == 4)
        #expect(body.collisionBitMask == .max && body.contactTestBitMask == 2)
        // The file has the radius on the screen, the body the one before the scale.
        guard case .circle(_, let radius)? = body.shapes.first else { throw Failure() }
        #expect(radius == 10)

        let label = try #require(scene.childNode(withName: "title") as? SKLabelNode)
        #expect(label.text == "Grüße" && label.fontName == "Papyrus" && label.fontSize == 60)
        #expect(label.fontColor?.rgba.green == 1 && label.numberOfLines == 0)
        #expect(label.verticalAlignmentMode == .center && label.horizontalAlignmentMode == .right)
    }

    private struct Failure: Error {}

    @Test("The class is the one of the file, in all forms of its name, or the one that is asked for")
    func classes() {
        func type(_ classes: [String], custom: String? = nil, as type: SKNode.Type = SKScene.self) -> String {
            var writer = ArchiveWriter()
            var values: [String: ArchiveWriter.Value] = [:]
            if let custom {
                values["_info"] = writer.dictionary(["_PB_previewSKNodeCustomClassName": writer.text(custom)])
            }
            let root = writer.make(classes, values)
            return read(writer.binary(root), as: type).map { "\(Swift.type(of: $0))" } ?? "none"
        }
        let plain = ["SKScene", "SKEffectNode", "SKNode"]
        #expect(type(plain) == "SKScene" && type(plain, as: OtherScene.self) == "OtherScene")
        #expect(type(["SpriteKitTests.FiledScene"] + plain) == "FiledScene")
        #expect(type(["_TtC14SpriteKitTests10FiledScene"] + plain) == "FiledScene")
        #expect(type(plain, custom: "SpriteKitTests.FiledScene", as: OtherScene.self) == "FiledScene")
        #expect(type(plain, custom: "NoSuchScene") == "SKScene" && type(plain, custom: "") == "SKScene")
        #expect(type(["_TtC99SpriteKitTests10FiledScene"] + plain) == "SKScene")
        #expect(type(["NSMutableArray", "NSArray"]) == "none" && type(["SpriteKitTests.ArchiveWriter"]) == "none")
        #expect(type(["SKSpringFieldNode", "SKFieldNode", "SKNode"], as: SKNode.self) == "SKFieldNode")
    }

    @Test("A file is found by its name, and a missing one is nil")
    func fileNames() throws {
        #expect(SKScene(fileNamed: "NoSuchFile") == nil && SKNode(fileNamed: "") == nil)
        #expect(SKEmitterNode(fileNamed: "NoSuchFile.sks") == nil && SKAction(named: "NoSuchAction") == nil)
        let folder = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        let url = folder.appendingPathComponent("SceneFileTests.sks")
        var writer = ArchiveWriter()
        let root = scene(&writer)
        try writer.binary(root).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(SKScene(fileNamed: "SceneFileTests") is FiledScene)
        let scene: FiledScene = try #require(FiledScene(fileNamed: "SceneFileTests.sks"))
        #expect(scene.children.count == 3)
        // The file has a scene, which is not a sprite, nor of another class.
        #expect(SKSpriteNode(fileNamed: "SceneFileTests") == nil && OtherScene(fileNamed: "SceneFileTests") == nil)
    }

    @Test("A reference shows the nodes of another file, and one to itself is empty")
    func references() throws {
        final class Reference: SKReferenceNode {
            var loaded: SKNode?
            override func didLoad(_ node: SKNode?) { loaded = node }
        }
        let folder = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        let url = folder.appendingPathComponent("SceneReferenceTests.sks")
        var writer = ArchiveWriter()
        let leaf = writer.node("SKNode", ["_name": writer.text("leaf")])
        let own = writer.node("SKReferenceNode", ["_referenceFileName": writer.text("SceneReferenceTests")])
        let root = writer.node("SKScene", ["_children": writer.array([leaf, own])])
        try writer.binary(root).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let node = Reference(url: url)
        #expect(node.loaded != nil && node.children.first === node.loaded && !(node.loaded is SKScene))
        #expect(node["//leaf"].count == 1 && node["//*"].compactMap { $0 as? SKReferenceNode }.count == 1)
        node.resolve()
        #expect(node.children.count == 1 && node["//leaf"].count == 1)
        #expect((node.copy() as? SKReferenceNode)?["//leaf"].count == 1)
        #expect(SKReferenceNode(fileNamed: "NoSuchFile").children.isEmpty)
        let named: SKReferenceNode = SKReferenceNode(fileNamed: "SceneReferenceTests")
        #expect(named["//leaf"].count == 1)
    }

    @Test("Actions and paths of a file")
    func actionsAndPaths() throws {
        var writer = ArchiveWriter()
        let move = writer.make(
            ["SKMove", "SKAction"],
            [
                "_posTarget.x": writer.number(60), "_posTarget.y": writer.number(0), "_duration": writer.number(1),
                "_isRelative": writer.add(.bool(true)), "_timingMode": writer.add(.int(0)),
            ])
        let unknown = writer.make(["SKFutureAction", "SKAction"], ["_duration": writer.number(0.5)])
        let fade = writer.make(
            ["SKFade", "SKAction"], ["_alphaTarget": writer.number(0), "_duration": writer.number(0.5)])
        let all = writer.make(["SKSequence", "SKAction"], ["_actions": writer.array([unknown, fade])])
        let start = writer.dictionary(["type": writer.add(.int(0)), "points": writer.array([writer.point("{0, 0}")])])
        let line = writer.dictionary(["type": writer.add(.int(1)), "points": writer.array([writer.point("{30, 40}")])])
        let shape = writer.node(
            "SKShapeNode",
            [
                "_cgPath": writer.array([start, line]), "_actions": writer.array([move]),
                "_keyedActions": writer.dictionary(["fade": all]), "_lineWidth": writer.number(4),
            ])
        let node = try #require(read(writer.binary(shape)) as? SKShapeNode)
        #expect(node.lineLength == 50 && node.lineWidth == 4 && node.action(forKey: "fade")?.duration == 1)
        let host = SceneHost { $0.addChild(node) }
        host.advance(1.2)
        #expect(isNear(node.position.x, 60) && node.alpha == 0)
    }
}
