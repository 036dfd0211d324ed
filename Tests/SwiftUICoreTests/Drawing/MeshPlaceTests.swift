import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite("Places in a mesh") struct MeshPlaceTests {
    /// The pixels of a gradient from black to white over 100 × 60 points.
    private func pixels(
        _ points: [SIMD2<Float>], _ levels: [Double], width: Int, isSmooth: Bool = false
    ) throws -> Bitmap {
        let gradient = MeshGradient(
            width: width, height: points.count / width, points: points,
            colors: levels.map { Color(red: $0, green: 0, blue: 1 - $0) }, smoothsColors: isSmooth)
        let request = _PaintRequest(
            environment: EnvironmentValues(), bounds: CGRect(x: 5, y: 7, width: 100, height: 60))
        var found: Bitmap?
        if case .image(let pattern) = gradient._paint(request) {
            #expect(pattern.origin == CGPoint(x: 5, y: 7))
            if case .bitmap(let bitmap) = pattern.image.source { found = bitmap }
        }
        let bitmap = try #require(found)
        try #require((bitmap.width, bitmap.height) == (100, 60))
        return bitmap
    }

    private func level(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> (red: Double, blue: Double) {
        let place = (y * 100 + x) * 4
        return (Double(bitmap.pixels[place]) / 255, Double(bitmap.pixels[place + 2]) / 255)
    }

    @Test("Colors change evenly between points without handles, across and down")
    func even() throws {
        let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        let across = try pixels(square, [0, 1, 0, 1], width: 2)
        let down = try pixels(square, [0, 0, 1, 1], width: 2)
        for (x, y) in [(3, 50), (25, 10), (50, 30), (75, 20), (96, 2)] {
            let (column, row) = ((Double(x) + 0.5) / 100, (Double(y) + 0.5) / 60)
            #expect(abs(level(across, x, y).red - column) < 0.02 && abs(level(across, x, y).blue - 1 + column) < 0.02)
            #expect(abs(level(down, x, y).red - row) < 0.02 && abs(level(down, x, y).blue - 1 + row) < 0.02)
        }
    }

    @Test("Smooth colors change the least at the points")
    func smooth() throws {
        let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        let across = try pixels(square, [0, 1, 0, 1], width: 2, isSmooth: true)
        for x in [3, 25, 50, 75, 96] {
            let column = (Double(x) + 0.5) / 100
            #expect(abs(level(across, x, 20).red - column * column * (3 - 2 * column)) < 0.02)
        }
    }

    @Test("Colors change evenly in each patch of an uneven grid")
    func uneven() throws {
        var points: [SIMD2<Float>] = []
        for y in [Float(0), 0.75, 1] { for x in [Float(0), 0.2, 1] { points.append([x, y]) } }
        let across = try pixels(points, [0, 0.5, 1, 0, 0.5, 1, 0, 0.5, 1], width: 3)
        for x in [5, 15, 40, 60, 80] {
            let place = Double(x) + 0.5
            let wanted = place < 20 ? place / 40 : 0.5 + (place - 20) / 160
            for y in [5, 30, 50] { #expect(abs(level(across, x, y).red - wanted) < 0.03, "\(x), \(y)") }
        }
        let down = try pixels(points, [0, 0, 0, 0.5, 0.5, 0.5, 1, 1, 1], width: 3)
        for y in [5, 20, 40, 50, 55] {
            let place = Double(y) + 0.5
            let wanted = place < 45 ? place / 90 : 0.5 + (place - 45) / 30
            for x in [5, 50, 90] { #expect(abs(level(down, x, y).red - wanted) < 0.03, "\(x), \(y)") }
        }
    }
}
