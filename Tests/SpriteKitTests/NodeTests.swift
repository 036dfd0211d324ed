import Foundation
import SpriteKit
import SwiftUITesting
import Testing

@MainActor
@Suite("Nodes")
struct NodeTests {
    private func tree() -> SKNode {
        let root = SKNode()
        for group in ["red", "blue"] {
            let node = SKNode()
            node.name = group
            root.addChild(node)
            for index in 1...2 {
                let leaf = SKNode()
                leaf.name = "ball\(index)"
                node.addChild(leaf)
            }
        }
        return root
    }

    @Test("Searches by names, paths, wildcards and sets of characters")
    func searches() throws {
        let root = tree()
        #expect(root.childNode(withName: "blue")?.name == "blue" && root.childNode(withName: "ball1") == nil)
        #expect(root.childNode(withName: "blue/ball2")?.parent?.name == "blue")
        #expect(root["//ball1"].count == 2 && root["//ball*"].count == 4 && root["*/ball[2-9]"].count == 2)
        #expect(root["b*e"].count == 1 && root["[rb]*"].count == 2 && root["none"].isEmpty && root[""].isEmpty)
        let leaf = try #require(root.childNode(withName: "red/ball1"))
        #expect(leaf.childNode(withName: "..")?.name == "red" && leaf.childNode(withName: "/blue")?.name == "blue")
        #expect(leaf["//red"].count == 1 && leaf.childNode(withName: "../ball2")?.name == "ball2")
        var count = 0
        root.enumerateChildNodes(withName: "//ball*") { _, stop in
            count += 1
            stop.pointee = ObjCBool(count == 3)
        }
        #expect(count == 3)
    }

    @Test("Nodes have one parent, and no rings")
    func parents() {
        let (a, b, c) = (SKNode(), SKNode(), SKNode())
        a.addChild(b)
        b.addChild(c)
        let warnings = TestHost.warnings {
            c.addChild(a)
            a.addChild(a)
            a.addChild(c)
        }
        #expect(warnings.count == 3 && c.parent === a && b.children.isEmpty && a.children.count == 2)
        #expect(c.inParentHierarchy(a) && !a.inParentHierarchy(c))
        a.insertChild(SKNode(), at: 99)
        a.removeChildren(in: [b, SKNode()])
        #expect(a.children.count == 2 && b.parent == nil)
        a.removeAllChildren()
        #expect(a.children.isEmpty && c.parent == nil)
    }

    @Test("Points are converted through places, rotations and scales")
    func conversion() {
        let (root, outer, inner) = (SKNode(), SKNode(), SKNode())
        root.addChild(outer)
        outer.addChild(inner)
        outer.position = CGPoint(x: 100, y: 50)
        outer.zRotation = .pi / 2
        inner.position = CGPoint(x: 10, y: 0)
        inner.setScale(2)
        let point = inner.convert(CGPoint(x: 5, y: 0), to: root)
        #expect(isNear(point.x, 100) && isNear(point.y, 70))
        let back = root.convert(point, to: inner)
        #expect(isNear(back.x, 5) && isNear(back.y, 0))
        inner.move(toParent: root)
        #expect(inner.parent === root && isNear(inner.position.y, 60))
    }

    @Test("Frames follow anchors, scales and children")
    func frames() {
        let box = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 20))
        box.position = CGPoint(x: 100, y: 100)
        #expect(box.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
        box.anchorPoint = .zero
        box.xScale = 2
        #expect(box.frame == CGRect(x: 100, y: 100, width: 80, height: 20))
        let group = SKNode()
        group.addChild(box)
        let disc = SKShapeNode(circleOfRadius: 10)
        disc.strokeColor = .clear
        group.addChild(disc)
        #expect(group.calculateAccumulatedFrame() == CGRect(x: -10, y: -10, width: 190, height: 130))
        #expect(group.contains(CGPoint(x: 150, y: 110)) && group.atPoint(CGPoint(x: 150, y: 110)) === box)
        #expect(group.nodes(at: CGPoint(x: 500, y: 0)).isEmpty && group.atPoint(CGPoint(x: 500, y: 0)) === group)
        #expect(box.intersects(disc) == false)
        // A shared edge is not an intersection.
        let next = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        next.position = CGPoint(x: 185, y: 110)
        group.addChild(next)
        #expect(!box.intersects(next) && !next.intersects(box))
        next.position.x = 184
        #expect(box.intersects(next))
        let label = SKLabelNode(text: "Score")
        #expect(label.frame.width > 40 && label.frame.midX == 0 && SKNode().frame.size == .zero)
    }

    @Test("The topmost node is hit first")
    func depth() {
        let root = SKNode()
        let (low, high) = (
            SKSpriteNode(color: .red, size: CGSize(width: 50, height: 50)),
            SKSpriteNode(color: .blue, size: CGSize(width: 50, height: 50))
        )
        root.addChild(high)
        root.addChild(low)
        high.zPosition = 5
        #expect(root.nodes(at: .zero).map { $0 === high } == [true, false])
        high.isHidden = true
        #expect(root.nodes(at: .zero).count == 1)
    }

    @Test("Copies have the same values and their own children")
    func copies() throws {
        let ship = SKSpriteNode(color: .green, size: CGSize(width: 10, height: 20))
        ship.name = "ship"
        ship.zRotation = 1
        ship.physicsBody = SKPhysicsBody(circleOfRadius: 5)
        ship.physicsBody?.categoryBitMask = 4
        ship.addChild(SKLabelNode(text: "1"))
        let copy = try #require(ship.copy() as? SKSpriteNode)
        #expect(
            copy !== ship && copy.name == "ship" && copy.zRotation == 1 && copy.size == ship.size && copy.parent == nil)
        #expect(copy.physicsBody !== ship.physicsBody && copy.physicsBody?.categoryBitMask == 4)
        #expect((copy.children.first as? SKLabelNode)?.text == "1" && copy.children.first !== ship.children.first)
    }

    @Test("Files of Xcode's editors that are missing are nil, with one warning")
    func archives() {
        #expect(TestHost.warnings { _ = SKScene(fileNamed: "Game") }.count == 1)
        #expect(SKScene(fileNamed: "Game") == nil)
        final class Game: SKScene {}
        #expect(Game(fileNamed: "Game") == nil && SKEmitterNode(fileNamed: "Fire") == nil)
        #expect(SKAction(named: "Jump") == nil && SKTileSet(named: "Ground") == nil)
    }

    @Test("An atlas has the names of a sprite atlas in an asset catalog")
    func atlases() throws {
        let folder = NSTemporaryDirectory() + "atlas-\(UUID().uuidString)"
        let set = folder + "/Media.xcassets/Ships.spriteatlas/rocket.imageset"
        try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
        defer {
            AssetCatalog.removeFolder(folder)
            try? FileManager.default.removeItem(atPath: folder)
        }
        let json = #"{"images": [{"filename": "r.png", "scale": "1x"}]}"#
        try json.write(toFile: set + "/Contents.json", atomically: true, encoding: .utf8)
        let picture = try #require(CGImage(width: 3, height: 2, premultipliedRGBA: [UInt8](repeating: 255, count: 24)))
        try #require(UIImage(cgImage: picture).pngData()).write(to: URL(fileURLWithPath: set + "/r.png"))
        AssetCatalog.addFolder(folder)
        let atlas = SKTextureAtlas(named: "Ships")
        #expect(atlas.textureNames == ["rocket"] && atlas.textureNamed("rocket").size() == CGSize(width: 3, height: 2))
        #expect(SKTextureAtlas(named: "None").textureNames.isEmpty)
    }
}
