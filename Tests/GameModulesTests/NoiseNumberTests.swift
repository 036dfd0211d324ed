import Foundation
import SwiftUI
import Testing
import simd

@testable import GameplayKit

/// Noise of plain fields, whose numbers are known in each place.
@Suite("Numbers of noise")
struct NoiseNumberTests {
    private func noise(_ field: @escaping (SIMD3<Double>) -> Double) -> GKNoise {
        let noise = GKNoise()
        noise.field = field
        return noise
    }
    /// Each place has a number of its own.
    private var places: GKNoise { noise { $0.x + 10 * $0.y + 100 * $0.z } }
    private func constant(_ value: Double) -> GKNoise { GKNoise(GKConstantNoiseSource(value: value)) }

    private func changed(_ change: (GKNoise) -> Void) -> (Double) -> Double {
        let line = noise { $0.x }
        change(line)
        return { line.field([$0, 0, 0]) }
    }

    @Test("Numbers become magnitudes, are limited, raised and negated")
    func numbers() {
        let magnitude = changed { $0.applyAbsoluteValue() }
        #expect(magnitude(-0.25) == 0.25 && magnitude(0.5) == 0.5)
        let limited = changed { $0.clamp(lowerBound: -0.5, upperBound: 0.25) }
        #expect([-1, -0.5, 0, 0.25, 1].map(limited) == [-0.5, -0.5, 0, 0.25, 0.25])
        let squared = changed { $0.raiseToPower(2) }
        #expect(squared(-0.5) == 0.25 && squared(3) == 9)
        #expect(changed { $0.raiseToPower(-1) }(0) == 0 && changed { $0.raiseToPower(0.5) }(-1) == 0)
        #expect(changed { $0.invert() }(0.75) == -0.75)
        #expect(GKNoise().value(atPosition: [1, 2]) == 0 && places.value(atPosition: [2, 3]) == 32)
    }

    @Test("A curve goes through its points, is smooth between them, and flat beyond them")
    func curves() {
        let curve = changed { $0.remapValuesToCurve(withControlPoints: [-1: -1, 0: 0, 1: 1]) }
        #expect([-2, -1, 0, 1, 2].map(curve) == [-1, -1, 0, 1, 1])
        #expect(curve(0.5) == 0.625 && curve(-0.5) == -0.625)
        #expect(changed { $0.remapValuesToCurve(withControlPoints: [:]) }(0.3) == 0.3)
    }

    @Test("Terraces rise toward each peak, or from it")
    func terraces() {
        let plain = changed { $0.remapValuesToTerrace(withPeaks: [0, 1, -1], terracesInverted: false) }
        #expect([-2, -1, -0.5, 0, 0.5, 1, 2].map(plain) == [-1, -1, -0.75, 0, 0.25, 1, 1])
        let inverted = changed { $0.remapValuesToTerrace(withPeaks: [-1, 0, 1], terracesInverted: true) }
        #expect([-0.5, 0.5].map(inverted) == [-0.25, 0.75])
        let single = changed { $0.remapValuesToTerrace(withPeaks: [0.5], terracesInverted: false) }
        #expect(single(0.2) == 0.5 && single(0.7) == 0.5)
        #expect(changed { $0.remapValuesToTerrace(withPeaks: [], terracesInverted: false) }(0.3) == 0.3)
    }

    @Test("Noise is moved, scaled and displaced along each axis by its own number")
    func moves() {
        let moved = places
        moved.move(by: [1, 2, 3])
        #expect(moved.field([5, 6, 7]) == 444)
        let scaled = places
        scaled.scale(by: [2, 4, 5])
        #expect(scaled.field([2, 8, 10]) == 221)
        let small = noise { $0.x }
        small.scale(by: [0, 1, 1])
        #expect(abs(small.field([3e-12, 0, 0]) - 3) < 1e-9)
        let displaced = places
        displaced.displaceX(with: constant(1), y: constant(2), z: constant(3))
        #expect(displaced.field(.zero) == 321)
    }

    @Test("Noise is turned about each axis")
    func turns() {
        func turned(_ radians: SIMD3<Double>, _ place: SIMD3<Double>) -> Double {
            let noise = places
            noise.rotate(by: radians)
            return noise.field(place)
        }
        #expect(abs(turned([0, 0, .pi / 2], [1, 0, 0]) + 10) < 1e-9)
        #expect(abs(turned([.pi / 2, 0, 0], [0, 1, 0]) + 100) < 1e-9)
        #expect(abs(turned([0, .pi / 2, 0], [0, 0, 1]) + 1) < 1e-9)
        #expect(abs(turned([0, .pi / 2, 0], [0, 1, 0]) - 10) < 1e-9)
    }

    @Test("Two noises are added, multiplied, compared and raised, in their order")
    func combinations() {
        func both(_ change: (GKNoise, GKNoise) -> Void) -> Double {
            let (first, second) = (noise { $0.x }, noise { $0.y })
            change(first, second)
            return first.field([2, 3, 0])
        }
        #expect(both { $0.add($1) } == 5 && both { $0.multiply($1) } == 6 && both { $0.raiseToPower($1) } == 8)
        #expect(both { $0.minimum($1) } == 2 && both { $0.maximum($1) } == 3)
    }

    @Test("A noise chooses between others in equal parts, or at boundaries with blends")
    func choices() {
        let parts = [constant(10), constant(20), constant(30)]
        let equal = GKNoise(componentNoises: parts, selectionNoise: noise { $0.x })
        #expect([-2, -0.5, 0, 0.5, 2].map { equal.field([$0, 0, 0]) } == [10, 10, 20, 30, 30])
        let sharp = GKNoise(
            componentNoises: parts, selectionNoise: noise { $0.x }, componentBoundaries: [0.25],
            boundaryBlendDistances: [])
        #expect([0.24, 0.25].map { sharp.field([$0, 0, 0]) } == [10, 20])
        let soft = GKNoise(
            componentNoises: parts, selectionNoise: noise { $0.x }, componentBoundaries: [0, 2, 5],
            boundaryBlendDistances: [0.5])
        #expect([-0.5, -0.25, 0, 0.5, 1.9, 2, 9].map { soft.field([$0, 0, 0]) } == [10, 11.5625, 15, 20, 20, 30, 30])
        #expect(GKNoise(componentNoises: [], selectionNoise: places).field([1, 2, 3]) == 0)
        #expect(GKNoise(componentNoises: [constant(4)], selectionNoise: places).field([1, 2, 3]) == 4)
    }

    @Test("A map has the numbers of its rectangle in columns and rows, and mixes between them")
    func maps() {
        let map = GKNoiseMap(places, size: [2, 4], origin: [1, 3], sampleCount: [4, 8], seamless: false)
        #expect(map.value(at: [1, 2]) == 41.5 && map.value(at: [0, 0]) == 31 && map.value(at: [3, 7]) == 67.5)
        for place in [[4, 0], [0, 8], [-1, 0], [0, -1]] as [vector_int2] { #expect(map.value(at: place) == 0) }
        #expect(map.interpolatedValue(at: [0.5, 1.5]) == 38.75 && map.interpolatedValue(at: [1, 2]) == 41.5)
        #expect(map.interpolatedValue(at: [99, 99]) == 67.5 && map.interpolatedValue(at: [-5, -5]) == 31)
        #expect(map.interpolatedValue(at: [.nan, 0]) == 0 && map.interpolatedValue(at: [0, .infinity]) == 0)
        map.setValue(7, at: [3, 0])
        map.setValue(9, at: [4, 0])
        #expect(map.value(at: [3, 0]) == 7 && map.value(at: [0, 1]) == 36)
        let sizes = GKNoiseMap(
            noise { _ in .infinity }, size: [1, 1], origin: .zero, sampleCount: [0, 5000], seamless: false)
        #expect(sizes.sampleCount == [1, 4096] && sizes.value(at: [0, 9]) == 0)
        #expect(GKNoiseMap().sampleCount == [100, 100] && GKNoiseMap().size == [1, 1] && !GKNoiseMap().isSeamless)
        let columns = GKNoiseMap(
            noise { $0.x * $0.x }, size: [1, 1], origin: .zero, sampleCount: [4, 4], seamless: true)
        let rows = GKNoiseMap(noise { $0.y * $0.y }, size: [1, 1], origin: .zero, sampleCount: [4, 4], seamless: true)
        #expect((0..<4).map { columns.value(at: [$0, 0]) } == [0, 0.1875, 0.25, 0.1875])
        #expect((0..<4).map { rows.value(at: [0, $0]) } == [0, 0.1875, 0.25, 0.1875] && columns.isSeamless)
    }

    @Test("Pixels have the colors of the numbers, mixed between two")
    func pixels() {
        let line = noise { $0.x }
        let map = GKNoiseMap(line, size: [5, 1], origin: [-2, 0], sampleCount: [5, 1], seamless: false)
        #expect(Array(map.pixels.prefix(8)) == [0, 0, 0, 255, 0, 0, 0, 255])
        #expect(Array(map.pixels.dropFirst(8)) == [128, 128, 128, 255] + [UInt8](repeating: 255, count: 8))
        line.gradientColors = [0: UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)]
        #expect(Array(map.pixels.suffix(4)) == [128, 0, 0, 128])
        line.gradientColors = [:]
        #expect(Array(map.pixels.suffix(4)) == [0, 0, 0, 255])
    }

    @Test("Rings are around the axis of y, shells around the origin, squares on either side of it")
    func forms() {
        let rings = GKCylindersNoiseSource(frequency: 2)
        #expect(rings.value([0.25, 9, 0]) == -1 && rings.value([0, 9, 0.5]) == 1 && rings.value([0.125, 0, 0]) == 0)
        let shells = GKSpheresNoiseSource(frequency: 1)
        #expect(
            shells.value([0, 0.25, 0]) == 0 && shells.value([0, 0, 0.75]) == 0 && shells.value([0, 0.5, 0]) == -1)
        for size in [2.0, -2] {
            let squares = GKCheckerboardNoiseSource(squareSize: size)
            #expect(
                squares.value([1, 1, 1]) == 1 && squares.value([3, 1, 0]) == -1 && squares.value([1, 3, 2.5]) == 1)
            #expect(squares.value([-1, 1, 0]) == -1 && squares.value([-1, -1, 0]) == 1)
        }
    }

    @Test("Layers are finer by the lacunarity and weaker by the persistence")
    func layers() {
        let place = SIMD3(0.37, 0.81, 0.25)
        let source = GKPerlinNoiseSource(frequency: 1.5, octaveCount: 3, persistence: 0.25, lacunarity: 3, seed: 11)
        let layers = source.layers(place)
        let expected = [1.5, 4.5, 13.5].enumerated().map {
            NoiseLattice(seed: 11 + Int32($0)).gradient(place * $1)
        }
        #expect(layers.count == 3 && zip(layers, expected).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(abs(source.value(place) - (layers[0] + layers[1] / 4 + layers[2] / 16)) < 1e-12)
        let billow = GKBillowNoiseSource(frequency: 1.5, octaveCount: 2, persistence: 0.25, lacunarity: 3, seed: 11)
        #expect(abs(billow.value(place) - (0.5 + 2 * abs(layers[0]) - 1 + (2 * abs(layers[1]) - 1) / 4)) < 1e-12)
        let ridged = GKRidgedNoiseSource(frequency: 1.5, octaveCount: 2, lacunarity: 3, seed: 11)
        let first = (1 - abs(layers[0])) * (1 - abs(layers[0]))
        let second = (1 - abs(layers[1])) * (1 - abs(layers[1])) * min(first * 2, 1)
        #expect(abs(ridged.value(place) - ((first + second / 3) * 1.25 - 1)) < 1e-12)
        source.octaveCount = 0
        #expect(source.layers(place).count == 1)
        source.octaveCount = 99
        #expect(source.layers(place).count == 30)
    }
}
