import Foundation
import Testing

@testable import SpriteKit

@MainActor
@Suite("Broken files of scenes")
struct BrokenFileTests {
    private func read(_ data: Data) -> SKNode? {
        KeyedArchive(data).flatMap { SpriteReader($0).root(as: SKNode.self) }
    }

    private func small() -> Data {
        var writer = ArchiveWriter()
        let child = writer.node("SKSpriteNode", ["_name": writer.text("child"), "_position": writer.point("{1, 2}")])
        let root = writer.node("SKScene", ["_children": writer.array([child])])
        return writer.binary(root)
    }

    @Test("A file that ends too early, or is something else, is nil")
    func truncated() {
        let data = small()
        #expect(read(data)?.children.count == 1)
        for length in 0..<data.count { _ = read(data.prefix(length)) }
        for text in ["", "bplist00", "<plist>", "<plist><dict/></plist>", "<html/>", "hello"] {
            #expect(read(Data(text.utf8)) == nil)
        }
        #expect(read(Data(repeating: 255, count: 1000)) == nil && read(Data("bplist00".utf8) + Data(count: 64)) == nil)
    }

    @Test("Any byte of a file may be another one")
    func changedBytes() {
        let data = small()
        for index in data.indices {
            for value in [0, 1, 0x0F, 0x7F, 0x80, 0xFF] as [UInt8] {
                var changed = data
                changed[index] = value
                _ = read(changed)
            }
        }
    }

    @Test("A node that is its own child, twice a child, or an object that is missing, is left out")
    func cycles() throws {
        var writer = ArchiveWriter()
        let root = writer.node("SKNode")
        let twice = writer.node("SKNode", ["_name": writer.text("twice")])
        let children = writer.array([root, twice, twice, .object(9999), .object(0), .int(5)])
        let inner = writer.node("SKNode", ["_children": writer.array([root, twice])])
        let all = writer.array([inner, children])
        writer.replace(
            root, with: .record(["$class": writer.text("?"), "_children": children]))
        #expect(read(writer.binary(root)) == nil)
        let type = writer.add(.record(["$classname": .text("SKNode"), "$classes": .list([.text("SKNode")])]))
        writer.replace(root, with: .record(["$class": type, "_children": children, "_userData": all]))
        let node = try #require(read(writer.binary(root)))
        #expect(node.children.map(\.name) == ["twice"])
        writer.replace(root, with: .record(["$class": type, "_children": writer.array([inner, root, twice])]))
        let other = try #require(read(writer.binary(root)))
        #expect(other.children.count == 1 && other.children.first?.children.count == 1)
    }

    @Test("A class that is its own class, or its own name, is unknown")
    func ownClass() {
        var writer = ArchiveWriter()
        let root = writer.node("SKNode")
        writer.replace(root, with: .record(["$class": root, "$classname": root, "$classes": .list([root])]))
        #expect(read(writer.binary(root)) == nil)
        writer.replace(root, with: .record(["$class": root, "$classname": .text("SKNode"), "_name": root]))
        #expect(read(writer.binary(root)) != nil)
    }

    @Test("Numbers without bounds end: particles in a second, and tiles of a map")
    func greatNumbers() throws {
        var writer = ArchiveWriter()
        let emitter = writer.node("SKEmitterNode", ["_birthrate": .real(1e125), "_lifetime": .real(50)])
        let particles = try #require(read(writer.binary(emitter)) as? SKEmitterNode)
        particles.advanceSimulationTime(0.2)
        #expect(particles.particles.count == 4000)
        let map = writer.node(
            "SKTileMapNode",
            [
                "_currentColumns": .int(4096), "_currentRows": .int(4096), "_tileWidth": .real(1),
                "_tileHeight": .real(1),
            ])
        #expect((read(writer.binary(map)) as? SKTileMapNode)?.numberOfRows == 0)
    }

    @Test("Values of other types, and numbers that are none, leave the values of a new node")
    func types() throws {
        var writer = ArchiveWriter()
        let wrong = writer.array([])
        let children = writer.number(1)
        var values = ["_position", "_name", "_bounds", "_xScale", "_texture", "_PKPhysicsBody", "_info", "_actions"]
            .reduce(into: [String: ArchiveWriter.Value]()) { $0[$1] = wrong }
        values["_children"] = children
        values["_opacity"] = writer.number(.nan)
        values["_zRotation"] = writer.number(.infinity)
        values["_yScale"] = .text("two")
        values["_anchorPoint"] = writer.point("{nan, 0}")
        values["_centerRect"] = writer.rect("{{0, 0}, {1}}")
        let root = writer.node("SKSpriteNode", values)
        let node = try #require(read(writer.binary(root)) as? SKSpriteNode)
        #expect(node.position == .zero && node.name == nil && node.xScale == 1 && node.yScale == 1)
        #expect(node.alpha == 1 && node.zRotation == 0 && node.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(node.children.isEmpty && node.physicsBody == nil && node.centerRect.width == 1)
    }

    @Test("A tree of a great depth, or with very many nodes, is cut")
    func sizes() throws {
        var writer = ArchiveWriter()
        var node = writer.node("SKNode")
        for _ in 0..<20_000 {
            node = writer.add(.record(["$class": .object(1), "_children": .list([node])]))
        }
        var depth = 0
        var next = try #require(read(writer.binary(node)))
        while let child = next.children.first {
            depth += 1
            next = child
        }
        #expect(depth > 50 && depth < 1000)

        writer = ArchiveWriter()
        _ = writer.node("SKNode")
        let many = (0..<60_000).map { _ in writer.add(.record(["$class": .object(1)])) }
        let wide = writer.add(.record(["$class": .object(1), "_children": .list(many)]))
        let count = try #require(read(writer.binary(wide))).children.count
        #expect(count > 10_000 && count < 60_000)
    }

    @Test("Actions within themselves, and ones that double at each level, are left out")
    func actions() throws {
        var writer = ArchiveWriter()
        let own = writer.make(["SKGroup", "SKAction"], [:])
        writer.replace(own, with: .record(["$class": .object(1), "_actions": .list([own])]))
        var doubled = writer.make(["SKWait", "SKAction"], ["_duration": .real(1)])
        for _ in 0..<40 { doubled = writer.make(["SKGroup", "SKAction"], ["_actions": .list([doubled, doubled])]) }
        let root = writer.node("SKNode", ["_actions": .list([own, doubled])])
        let node = try #require(read(writer.binary(root)))
        node.evaluateActions(0.1)
        #expect(node.children.isEmpty)
    }

    @Test("Lists that share their bytes take no more memory than the file")
    func sharedBytes() {
        // A thousand offsets of one long list.
        var bytes = Array("bplist00".utf8) + [0xAF, 0x12, 0, 0, 0x40, 0] + [UInt8](repeating: 0, count: 0x4000)
        let table = bytes.count
        for _ in 0..<1000 { bytes += [0, 8] }
        bytes += [0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 3, 0xE8] + [UInt8](repeating: 0, count: 8)
        bytes += [0, 0, 0, 0, 0, 0, UInt8(table >> 8), UInt8(table & 255)]
        let entries = BinaryPropertyReader(bytes)?.table().entries ?? []
        let lists = entries.filter { if case .list = $0 { true } else { false } }
        #expect(entries.count == 1000 && lists.count == 1)
    }
}
