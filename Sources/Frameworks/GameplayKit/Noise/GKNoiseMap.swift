import Foundation
import SpriteKit
import SwiftUI
import simd

/// A rectangle of noise, as a table of numbers.
///
/// Follows Apple's [GKNoiseMap](https://developer.apple.com/documentation/gameplaykit/gknoisemap).
open class GKNoiseMap: NSObject {
    /// The size of the rectangle.
    public let size: vector_double2
    /// The corner of the rectangle.
    public let origin: vector_double2
    /// The numbers of columns and rows of the table.
    public let sampleCount: vector_int2
    /// Whether copies of the rectangle fit beside each other.
    public let isSeamless: Bool
    private var values: [Float]
    private let noise: GKNoise

    /// Creates a map that is 0 everywhere.
    public override convenience init() { self.init(GKNoise()) }
    /// Creates a map of the unit square, with 100 columns and rows.
    public convenience init(_ noise: GKNoise) {
        self.init(noise, size: [1, 1], origin: [0, 0], sampleCount: [100, 100], seamless: false)
    }
    /// Creates a map of a rectangle; at most 4096 columns and rows are computed.
    public init(
        _ noise: GKNoise, size: vector_double2, origin: vector_double2, sampleCount: vector_int2, seamless: Bool
    ) {
        let count = simd_clamp(sampleCount, vector_int2(repeating: 1), vector_int2(repeating: 4096))
        (self.noise, self.size, self.origin, self.sampleCount, isSeamless) = (noise, size, origin, count, seamless)
        values = []
        super.init()
        values.reserveCapacity(Int(count.x) * Int(count.y))
        for row in 0..<count.y {
            for column in 0..<count.x {
                let share = SIMD2(Double(column) / Double(count.x), Double(row) / Double(count.y))
                let number = seamless ? mixed(share) : sample(share)
                values.append(number.isFinite ? Float(number) : 0)
            }
        }
    }

    private func sample(_ share: SIMD2<Double>) -> Double {
        let place = origin + size * share
        return noise.field(SIMD3(place.x, place.y, 0))
    }

    /// Returns the number of a place, mixed with the places beyond the edges: at one edge it is the same as at the other.
    private func mixed(_ share: SIMD2<Double>) -> Double {
        let (x, y) = (share.x, share.y)
        let low = sample([x, y]) * (1 - x) + sample([x - 1, y]) * x
        let high = sample([x, y - 1]) * (1 - x) + sample([x - 1, y - 1]) * x
        return low * (1 - y) + high * y
    }

    private func place(_ position: vector_int2) -> Int? {
        guard position.x >= 0, position.y >= 0, position.x < sampleCount.x, position.y < sampleCount.y else {
            return nil
        }
        return Int(position.y) * Int(sampleCount.x) + Int(position.x)
    }

    /// Returns the number in a column and row; 0 outside of the table.
    open func value(at position: vector_int2) -> Float { place(position).map { values[$0] } ?? 0 }
    /// Returns a number between the columns and rows, mixed from the four nearest.
    open func interpolatedValue(at position: vector_float2) -> Float {
        guard position.x.isFinite, position.y.isFinite else { return 0 }
        let last = SIMD2(Float(sampleCount.x - 1), Float(sampleCount.y - 1))
        let place = simd_clamp(position, .zero, last)
        let low = place.rounded(.down)
        let share = place - low
        let a = vector_int2(Int32(low.x), Int32(low.y))
        let b = vector_int2(min(a.x + 1, sampleCount.x - 1), min(a.y + 1, sampleCount.y - 1))
        let lower = value(at: a) * (1 - share.x) + value(at: [b.x, a.y]) * share.x
        let upper = value(at: [a.x, b.y]) * (1 - share.x) + value(at: b) * share.x
        return lower * (1 - share.y) + upper * share.y
    }
    /// Replaces the number in a column and row; does nothing outside of the table.
    open func setValue(_ value: Float, at position: vector_int2) {
        if let place = place(position) { values[place] = value }
    }

    /// The pixels of the map in the colors of its noise, from the lowest row up.
    var pixels: Data {
        let stops: [(Double, SIMD4<Double>)] = (noise.gradientColors ?? [:]).map { number, color in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return (number.doubleValue, SIMD4(Double(red), Double(green), Double(blue), Double(alpha)))
        }.sorted { $0.0 < $1.0 }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(values.count * 4)
        for value in values {
            let color = Self.color(Double(value), stops)
            let shown = SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w) * 255
            for number in [shown.x, shown.y, shown.z, shown.w] {
                bytes.append(UInt8(min(max(number.rounded(), 0), 255)))
            }
        }
        return Data(bytes)
    }

    private static func color(_ value: Double, _ stops: [(Double, SIMD4<Double>)]) -> SIMD4<Double> {
        guard let first = stops.first, let last = stops.last else { return [0, 0, 0, 1] }
        guard let next = stops.firstIndex(where: { $0.0 >= value }) else { return last.1 }
        guard next > 0 else { return first.1 }
        let (a, b) = (stops[next - 1], stops[next])
        return a.1 + (b.1 - a.1) * ((value - a.0) / max(b.0 - a.0, 1e-12))
    }
}

extension SKTexture {
    /// Creates a texture of a map of noise, in the colors of the noise.
    public convenience init(noiseMap: GKNoiseMap) {
        self.init(
            data: noiseMap.pixels, size: CGSize(width: Int(noiseMap.sampleCount.x), height: Int(noiseMap.sampleCount.y))
        )
    }
}

extension SKTileMapNode {
    /// Returns maps of tiles, one for each group of a set: a group's tiles are where the noise is between two thresholds.
    public class func tileMapNodes(
        tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, from noiseMap: GKNoiseMap,
        tileTypeNoiseMapThresholds thresholds: [NSNumber]
    ) -> [SKTileMapNode] {
        let bounds = thresholds.map(\.floatValue).sorted()
        return tileSet.tileGroups.enumerated().map { number, group in
            let map = SKTileMapNode(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
            for row in 0..<max(rows, 0) {
                for column in 0..<max(columns, 0) {
                    let scale = SIMD2(
                        Float(noiseMap.sampleCount.x) / Float(max(columns, 1)),
                        Float(noiseMap.sampleCount.y) / Float(max(rows, 1)))
                    let value = noiseMap.interpolatedValue(at: SIMD2(Float(column), Float(row)) * scale)
                    if bounds.filter({ value >= $0 }).count == number {
                        map.setTileGroup(group, forColumn: column, row: row)
                    }
                }
            }
            return map
        }
    }
}
