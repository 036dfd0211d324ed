import Foundation
import Testing

@testable import SpriteKit

@MainActor
@Suite("Files of particles and tiles")
struct ParticleFileTests {
    private func root(_ writer: ArchiveWriter, _ root: ArchiveWriter.Value) -> ArchivedValue? {
        KeyedArchive(writer.binary(root))?.object(named: "root")
    }

    @Test("An emitter has all values of its file")
    func emitter() throws {
        var writer = ArchiveWriter()
        let color = writer.make(["NSColor"], ["NSColorSpace": .int(1), "NSRGB": .data(Array("1 0.5 0\0".utf8))])
        let gray = writer.make(["NSColor"], ["NSColorSpace": .int(3), "NSWhite": .data(Array("0.25 0.5\0".utf8))])
        let sequence = writer.make(
            ["SKKeyframeSequence"],
            [
                "_times": writer.array([writer.number(0), writer.number(1)]), "_values": writer.array([color, gray]),
                "_interpolationMode": .int(3), "_repeatMode": .int(2),
            ])
        let emitter = writer.node(
            "SKEmitterNode",
            [
                "_birthrate": .real(40), "_numParticlesToEmit": writer.add(.int(200)), "_lifetime": .real(8),
                "_lifetimeVariance": .real(2), "_startSpeed": .real(80), "_startSpeedVariance": .real(100),
                "_emissionAngle": .real(1.5), "_emissionAngleVariance": .real(0.5),
                "_startPosition": writer.text("{1, 2}"), "_startPositionVariance": writer.text("{363.5, 5}"),
                "_acceleration": writer.text("{3, -10}"), "_startScale": .real(0.5), "_startScaleVariance": .real(0.25),
                "_scaleSpeed": .real(-0.5), "_startRotation": .real(1), "_startRotationVariance": .real(6),
                "_rotationSpeed": .real(3), "_startOpacity": .real(0.75), "_startOpacityVariance": .real(0.5),
                "_opacitySpeed": .real(-0.25), "_startColorR": .real(1), "_startColorG": .real(0.5),
                "_startColorB": .real(0), "_startColorA": .real(1), "_startColorVarianceG": .real(0.125),
                "_colorSpeedB": .real(0.5), "_startColorMix": .real(1), "_startColorBlendVariance": .real(0.5),
                "_colorBlendSpeed": .real(-0.5), "_particleBlendMode": .int(1), "_startSize": writer.text("{64, 32}"),
                "_startZPosition": .real(2), "_particleColorSequence": sequence,
                "_particleScaleSequence": ArchiveWriter.none, "_particleTexture": ArchiveWriter.none,
            ])
        let archive = try #require(KeyedArchive(writer.binary(emitter)))
        let node = try #require(SpriteReader(archive).root(as: SKEmitterNode.self) as? SKEmitterNode)
        #expect(node.particleBirthRate == 40 && node.numParticlesToEmit == 200)
        #expect(node.particleLifetime == 8 && node.particleLifetimeRange == 2)
        #expect(node.particleSpeed == 80 && node.particleSpeedRange == 100)
        #expect(node.emissionAngle == 1.5 && node.emissionAngleRange == 0.5)
        #expect(node.particlePosition == CGPoint(x: 1, y: 2))
        #expect(node.particlePositionRange == CGVector(dx: 363.5, dy: 5))
        #expect(node.xAcceleration == 3 && node.yAcceleration == -10)
        #expect(node.particleScale == 0.5 && node.particleScaleRange == 0.25 && node.particleScaleSpeed == -0.5)
        #expect(node.particleRotation == 1 && node.particleRotationRange == 6 && node.particleRotationSpeed == 3)
        #expect(node.particleAlpha == 0.75 && node.particleAlphaRange == 0.5 && node.particleAlphaSpeed == -0.25)
        #expect(node.particleColor.rgba.green == 0.5 && node.particleColorGreenRange == 0.125)
        #expect(node.particleColorBlueSpeed == 0.5 && node.particleColorBlendFactor == 1)
        #expect(node.particleColorBlendFactorRange == 0.5 && node.particleColorBlendFactorSpeed == -0.5)
        #expect(node.particleBlendMode == .add && node.particleSize == CGSize(width: 64, height: 32))
        #expect(node.particleZPosition == 2 && node.particleScaleSequence == nil && node.particleTexture == nil)
        let colors = try #require(node.particleColorSequence)
        #expect(colors.count() == 2 && colors.interpolationMode == .step && colors.repeatMode == .loop)
        let last = try #require(colors.getKeyframeValue(for: 1) as? SKColor)
        #expect(last.rgba.red == 0.25 && last.rgba.opacity == 0.5)
        node.advanceSimulationTime(1)
        #expect(node.particles.count == 40 || node.particles.count == 39)
    }

    @Test("A field has the kind that its file names")
    func field() throws {
        var writer = ArchiveWriter()
        let bytes: [UInt8] = [0, 0, 128, 63, 0, 0, 0, 192, 0, 0, 0, 0]
        let direction = writer.make(["NSMutableData", "NSData"], ["NS.data": .data(bytes)])
        let root = writer.make(
            ["SKLinearGravityFieldNode", "SKFieldNode", "SKNode"],
            ["_strength": .real(2), "_falloff": .real(-1), "_active": .bool(false), "_direction": direction])
        let archive = try #require(KeyedArchive(writer.binary(root)))
        let node = try #require(SpriteReader(archive).root(as: SKNode.self) as? SKFieldNode)
        #expect(node.strength == 2 && node.falloff == -1 && !node.isEnabled && node.direction == SIMD3(1, -2, 0))
    }

    @Test("A map has the tiles of its set, by their numbers among all")
    func tiles() throws {
        var writer = ArchiveWriter()
        func definition(_ name: String) -> ArchiveWriter.Value {
            writer.make(
                ["SKTileDefinition"],
                [
                    "_name": writer.text(name), "_width": .real(16), "_height": .real(16), "_placementWeight": .int(5),
                    "_textures": writer.array([]), "_userData": writer.dictionary(["deadly": writer.add(.bool(true))]),
                ])
        }
        let rules = [["grass", "flower"], ["water"]].map { names in
            let definitions = writer.array(names.map(definition))
            return writer.make(
                ["SKTileGroupRule"], ["_adjacency": .int(255), "_tileDefinitions": definitions])
        }
        let groups = rules.enumerated().map { index, rule in
            writer.make(
                ["SKTileGroup"], ["_name": writer.text("group\(index)"), "_rules": writer.array([rule])])
        }
        let set = writer.make(
            ["SKTileSet"],
            [
                "_name": writer.text("Ground"), "_groups": writer.array(groups), "_type": .int(0),
                "_defaultTileSize.width": .real(16), "_defaultTileSize.height": .real(16),
                "_defaultTileGroupIndex": .int(1),
            ])
        let file = writer.array([set])
        let read = try #require(root(writer, file).flatMap { SKTileSet.archived(in: $0).first })
        #expect(read.name == "Ground" && read.tileGroups.map(\.name) == ["group0", "group1"])
        #expect(read.defaultTileGroup?.name == "group1" && read.defaultTileSize.width == 16)
        let flower = try #require(read.tileGroups.first?.rules.first?.tileDefinitions.last)
        #expect(flower.name == "flower" && flower.placementWeight == 5 && flower.userData?["deadly"] as? Bool == true)

        let none: [UInt8] = [255, 255, 255, 127]
        let map = writer.node(
            "SKTileMapNode",
            [
                "_tileSet": set, "_currentColumns": writer.add(.int(2)), "_currentRows": writer.add(.int(2)),
                "_tileWidth": .real(16), "_tileHeight": .real(8), "_enableAutomapping": .bool(false),
                "_rawTiles": .data([0, 0, 0, 0, 2, 0, 0, 0] + none + [1, 0, 0, 0]),
            ])
        let archive = try #require(KeyedArchive(writer.binary(map)))
        let node = try #require(SpriteReader(archive).root(as: SKNode.self) as? SKTileMapNode)
        #expect(node.mapSize == CGSize(width: 32, height: 16))
        #expect(node.tileDefinition(atColumn: 0, row: 0)?.name == "grass")
        #expect(node.tileDefinition(atColumn: 1, row: 0)?.name == "water")
        #expect(node.tileGroup(atColumn: 1, row: 0)?.name == "group1")
        #expect(node.tileGroup(atColumn: 0, row: 1) == nil)
        #expect(node.tileDefinition(atColumn: 1, row: 1)?.name == "flower")
    }
}
