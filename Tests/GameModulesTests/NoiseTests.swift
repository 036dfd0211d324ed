import GameplayKit
import SpriteKit
import Testing

@Suite("Noise")
struct NoiseTests {
    private func values(_ noise: GKNoise) -> [Float] {
        (0..<400).map { noise.value(atPosition: [Float($0 % 20) * 0.37, Float($0 / 20) * 0.29]) }
    }

    @Test("The same seed gives the same noise, another seed another one, within bounds and smooth")
    func seeds() {
        func perlin(_ seed: Int32) -> GKNoise {
            GKNoise(GKPerlinNoiseSource(frequency: 1, octaveCount: 3, persistence: 0.5, lacunarity: 2, seed: seed))
        }
        #expect(values(perlin(1)) == values(perlin(1)) && values(perlin(1)) != values(perlin(2)))
        #expect(values(perlin(3)).allSatisfy { abs($0) < 1.75 } && Set(values(perlin(3))).count > 100)
        let noise = perlin(1)
        let steps = (0..<100).map {
            abs(noise.value(atPosition: [Float($0) * 0.01, 0]) - noise.value(atPosition: [Float($0 + 1) * 0.01, 0]))
        }
        #expect(steps.allSatisfy { $0 < 0.1 })
    }

    @Test("Each source has its own form")
    func sources() {
        let squares = GKNoise(GKCheckerboardNoiseSource(squareSize: 2))
        #expect(squares.value(atPosition: [1, 1]) == 1 && squares.value(atPosition: [3, 1]) == -1)
        let shells = GKNoise(GKSpheresNoiseSource(frequency: 1))
        #expect(shells.value(atPosition: [0, 0]) == 1 && shells.value(atPosition: [0.5, 0]) == -1)
        #expect(GKNoise(GKCylindersNoiseSource(frequency: 1)).value(atPosition: [0, 0.5]) == 1)
        #expect(GKNoise(GKConstantNoiseSource(value: 0.25)).value(atPosition: [7, 8]) == 0.25)
        let cells = GKNoise(GKVoronoiNoiseSource(frequency: 0.5, displacement: 1, distanceEnabled: false, seed: 4))
        #expect(Set(values(cells)).count < 60)
        #expect(
            Set(values(GKNoise(GKBillowNoiseSource(seed: 1)))) != Set(values(GKNoise(GKRidgedNoiseSource(seed: 1)))))
    }

    @Test("Operations change numbers and places")
    func operations() {
        let noise = GKNoise(GKConstantNoiseSource(value: -0.5))
        noise.applyAbsoluteValue()
        noise.add(GKNoise(GKConstantNoiseSource(value: 0.25)))
        #expect(noise.value(atPosition: .zero) == 0.75)
        noise.clamp(lowerBound: 0, upperBound: 0.5)
        noise.invert()
        noise.multiply(GKNoise(GKConstantNoiseSource(value: 2)))
        #expect(noise.value(atPosition: .zero) == -1)
        let squares = GKNoise(GKCheckerboardNoiseSource(squareSize: 1))
        squares.move(by: [1, 0, 0])
        #expect(squares.value(atPosition: [0.5, 0.5]) == -1)
        squares.scale(by: [4, 4, 4])
        #expect(squares.value(atPosition: [3.5, 0.5]) == -1 && squares.value(atPosition: [4.5, 0.5]) == 1)
        let chosen = GKNoise(
            componentNoises: [GKNoise(GKConstantNoiseSource(value: 0)), GKNoise(GKConstantNoiseSource(value: 1))],
            selectionNoise: squares)
        #expect(chosen.value(atPosition: [3.5, 0.5]) == 0 && chosen.value(atPosition: [4.5, 0.5]) == 1)
    }

    @Test("A map keeps numbers, mixes between them, and a seamless one fits beside itself")
    func maps() {
        let noise = GKNoise(GKPerlinNoiseSource(frequency: 3, seed: 5))
        let map = GKNoiseMap(noise, size: [1, 1], origin: [0, 0], sampleCount: [16, 8], seamless: false)
        #expect(map.value(at: [4, 4]) == noise.value(atPosition: [0.25, 0.5]) && map.value(at: [16, 0]) == 0)
        map.setValue(1, at: [0, 0])
        map.setValue(0, at: [1, 0])
        #expect(map.interpolatedValue(at: [0.25, 0]) == 0.75)
        let seamless = GKNoiseMap(noise, size: [1, 1], origin: [0, 0], sampleCount: [100, 100], seamless: true)
        let jumps = (0..<100).map { abs(seamless.value(at: [0, $0]) - seamless.value(at: [99, $0])) }
        #expect(jumps.allSatisfy { $0 < 0.25 })
        #expect(SKTexture(noiseMap: map).size() == CGSize(width: 16, height: 8))
    }

    @MainActor
    @Test("Maps of tiles divide the noise by thresholds")
    func tiles() {
        let groups = (0..<2).map { _ in SKTileGroup(tileDefinition: SKTileDefinition(texture: SKTexture())) }
        let map = GKNoiseMap(
            GKNoise(GKCheckerboardNoiseSource(squareSize: 1)), size: [4, 4], origin: [0, 0], sampleCount: [4, 4],
            seamless: false)
        let tiles = SKTileMapNode.tileMapNodes(
            tileSet: SKTileSet(tileGroups: groups), columns: 4, rows: 4, tileSize: CGSize(width: 8, height: 8),
            from: map,
            tileTypeNoiseMapThresholds: [0])
        #expect(tiles.count == 2)
        #expect(tiles[0].tileGroup(atColumn: 1, row: 0) === groups[0] && tiles[0].tileGroup(atColumn: 0, row: 0) == nil)
        #expect(tiles[1].tileGroup(atColumn: 0, row: 0) === groups[1])
    }
}
