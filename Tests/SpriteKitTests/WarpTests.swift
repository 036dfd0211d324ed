import Foundation
import SpriteKit
import SwiftUITesting
import Testing
import simd

@MainActor
@Suite("Warps, reaches, tiles by neighbors, and textures of bytes")
struct WarpTests {
    private let wide: [SIMD2<Float>] = [[0, 0], [2, 0], [0, 1], [2, 1]]

    @Test("A warped sprite is drawn in its new form")
    func drawing() throws {
        let sprite = SKSpriteNode(
            texture: SKTexture(
                data: Data((0..<64).flatMap { _ in [255, 0, 0, 255] as [UInt8] }), size: CGSize(width: 8, height: 8)),
            size: CGSize(width: 40, height: 40))
        sprite.anchorPoint = .zero
        let scene = SKScene(size: CGSize(width: 100, height: 60))
        scene.backgroundColor = .black
        scene.addChild(sprite)
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.presentScene(scene)
        func isRed(_ x: Int, _ y: Int) throws -> Bool {
            let picture = try #require(view.texture(from: scene)?.cgImage())
            let data = try #require(picture.dataProvider?.data) as Data
            let scale = picture.width / 100
            return data[(y * scale * picture.width + x * scale) * 4] > 200
        }
        #expect(try isRed(20, 40) && !isRed(60, 40))
        sprite.warpGeometry = SKWarpGeometryGrid(columns: 1, rows: 1).replacingByDestinationPositions(positions: wide)
        #expect(try isRed(20, 40) && isRed(60, 40) && !isRed(90, 40))
    }

    @Test("Warps move from form to form, and come back where that is wanted")
    func actions() throws {
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        let host = SceneHost { $0.addChild(sprite) }
        let grid = SKWarpGeometryGrid(columns: 1, rows: 1).replacingByDestinationPositions(positions: wide)
        sprite.run(try #require(SKAction.warp(to: grid, duration: 1)))
        host.host.update()
        host.advance(0.5)
        let half = try #require(sprite.warpGeometry as? SKWarpGeometryGrid)
        #expect(abs(half.destPosition(at: 1).x - 1.5) < 0.05 && half.vertexCount == 4)
        host.advance(1)
        #expect((sprite.warpGeometry as? SKWarpGeometryGrid)?.destPosition(at: 3) == [2, 1])
        sprite.warpGeometry = nil
        sprite.run(try #require(SKAction.animate(withWarps: [grid, grid], times: [0.5, 1], restore: true)))
        host.advance(0.75)
        #expect((sprite.warpGeometry as? SKWarpGeometryGrid)?.destPosition(at: 1) == [2, 0])
        host.advance(1)
        #expect(sprite.warpGeometry == nil)
        #expect(SKAction.animate(withWarps: [grid], times: [0, 1]) == nil)
    }

    @Test("An arm reaches a point, within the limits of its joints")
    func reaching() {
        let (shoulder, elbow, hand) = (SKNode(), SKNode(), SKNode())
        elbow.position = CGPoint(x: 50, y: 0)
        hand.position = CGPoint(x: 50, y: 0)
        shoulder.addChild(elbow)
        elbow.addChild(hand)
        var scene: SKScene?
        let host = SceneHost {
            scene = $0
            $0.addChild(shoulder)
        }
        elbow.zRotation = 0.3
        hand.run(.reach(to: CGPoint(x: 30, y: 60), rootNode: shoulder, duration: 0.5))
        host.host.update()
        host.advance(1)
        if let scene {
            let place = hand.convert(CGPoint.zero, to: scene)
            #expect(abs(place.x - 30) < 1 && abs(place.y - 60) < 1)
        }
        elbow.reachConstraints = SKReachConstraints(lowerAngleLimit: -0.1, upperAngleLimit: 0.1)
        hand.run(.reach(to: CGPoint(x: 10, y: 10), rootNode: shoulder, duration: 0.5))
        host.advance(1)
        #expect(abs(elbow.zRotation) < 0.11)
    }

    @Test("Tiles take the definitions of the rules that fit their neighbors")
    func tiles() {
        func rule(_ mask: SKTileAdjacencyMask, _ name: String) -> SKTileGroupRule {
            let definition = SKTileDefinition()
            definition.name = name
            return SKTileGroupRule(adjacency: mask, tileDefinitions: [definition])
        }
        let group = SKTileGroup(rules: [
            rule(.adjacencyAll, "middle"), rule(.adjacencyUpEdge, "up"), rule(.adjacencyLeftEdge, "left"),
            rule(.adjacencyLowerRightEdge, "corner"),
        ])
        let map = SKTileMapNode(
            tileSet: SKTileSet(tileGroups: [group]), columns: 3, rows: 3, tileSize: CGSize(width: 4, height: 4))
        map.fill(with: group)
        func name(_ column: Int, _ row: Int) -> String? { map.tileDefinition(atColumn: column, row: row)?.name }
        #expect(name(1, 1) == "middle" && name(1, 2) == "up" && name(0, 1) == "left" && name(2, 0) == "corner")
        for column in 0..<3 { map.setTileGroup(nil, forColumn: column, row: 2) }
        #expect(name(1, 1) == "up")
    }

    @Test("The app changes the pixels of a texture; textures of noise and of rows have their sizes")
    func textures() throws {
        let texture = SKMutableTexture(size: CGSize(width: 2, height: 2))
        texture.modifyPixelData { bytes, count in
            #expect(count == 16)
            bytes?.storeBytes(of: 255, as: UInt8.self)
            bytes?.storeBytes(of: 255, toByteOffset: 3, as: UInt8.self)
        }
        let data = try #require(texture.cgImage().dataProvider?.data) as Data
        #expect(Array(data.prefix(12).suffix(4)) == [255, 0, 0, 255] && data[0] == 0)
        let noise = SKTexture(noiseWithSmoothness: 0.2, size: CGSize(width: 16, height: 8), grayscale: true)
        #expect(noise.size() == CGSize(width: 16, height: 8))
        let rows = SKTexture(
            data: Data(repeating: 9, count: 40), size: CGSize(width: 1, height: 4), rowLength: 2, alignment: 8)
        #expect(rows.size() == CGSize(width: 1, height: 4))
    }

    @Test("Rotations are the same as angles, matrices and quaternions")
    func rotations() {
        let (node, other) = (SKTransformNode(), SKTransformNode())
        node.setEulerAngles([0.3, -0.4, 0.9])
        other.setQuaternion(node.quaternion())
        #expect(simd_distance(other.eulerAngles(), [0.3, -0.4, 0.9]) < 1e-4)
        other.setRotationMatrix(node.rotationMatrix())
        #expect(simd_distance(other.eulerAngles(), [0.3, -0.4, 0.9]) < 1e-4)
        #expect(SKUniform(name: "m", matrixFloat4x4: matrix_identity_float4x4).uniformType == .floatMatrix4)
    }
}
