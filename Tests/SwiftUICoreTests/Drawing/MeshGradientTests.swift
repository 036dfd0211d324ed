import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor @Suite("Gradients of a mesh") struct MeshGradientTests {
    private let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

    /// The parts of a pixel, from 0 to 255.
    private func parts(_ pixels: Pixels, _ x: Int, _ y: Int) -> [Int] {
        let text = Array(pixels[x, y])
        return stride(from: 0, to: 8, by: 2).map { Int(String(text[$0...$0 + 1]), radix: 16) ?? -1 }
    }

    @Test("Each point has its color, and the middle all of them", .needsPictures) func corners() throws {
        let colors = [
            Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
            Color(red: 1, green: 1, blue: 1),
        ]
        let pixels = try Pixels(MeshGradient(width: 2, height: 2, points: square, colors: colors), 60, 60)
        for (x, y, wanted) in [
            (1, 1, [255, 0, 0]), (58, 1, [0, 255, 0]), (1, 58, [0, 0, 255]), (58, 58, [255, 255, 255]),
            (30, 30, [128, 128, 128]),
        ] {
            for (part, value) in zip(parts(pixels, x, y), wanted) { #expect(abs(part - value) < 16, "\(x), \(y)") }
        }
    }

    @Test("A point that is moved takes its color with it; outside of the mesh is the background", .needsPictures)
    func places() throws {
        var points: [SIMD2<Float>] = []
        for y in 0..<3 { for x in 0..<3 { points.append([Float(x) / 2, Float(y) / 2]) } }
        var colors = Array(repeating: Color(red: 0, green: 0, blue: 0), count: 9)
        colors[4] = Color(red: 1, green: 0, blue: 0)
        points[4] = [0.25, 0.75]
        let moved = try Pixels(MeshGradient(width: 3, height: 3, points: points, colors: colors), 40, 40)
        #expect(parts(moved, 10, 30)[0] > 220 && parts(moved, 30, 10)[0] < 40)
        let half: [SIMD2<Float>] = [[0, 0], [0.5, 0], [0, 1], [0.5, 1]]
        let part = try Pixels(
            MeshGradient(
                width: 2, height: 2, points: half, colors: Array(repeating: .black, count: 4),
                background: Color(red: 0, green: 1, blue: 0)), 40, 40)
        #expect(parts(part, 35, 20) == [0, 255, 0, 255] && parts(part, 5, 20) == [0, 0, 0, 255])
    }

    @Test("Handles bend the edges", .needsPictures) func handles() throws {
        func point(_ x: Float, _ y: Float, _ bend: Float = 0) -> MeshGradient.BezierPoint {
            let place = SIMD2(x, y)
            return MeshGradient.BezierPoint(
                position: place, leadingControlPoint: place + [0, bend], topControlPoint: place,
                trailingControlPoint: place + [0, bend], bottomControlPoint: place)
        }
        let colors = Array(repeating: Color.black, count: 4)
        func pixels(_ bend: Float) throws -> Pixels {
            try Pixels(
                MeshGradient(
                    width: 2, height: 2,
                    bezierPoints: [point(0, 0.5, bend), point(1, 0.5, bend), point(0, 1), point(1, 1)], colors: colors),
                40, 40)
        }
        let (straight, bent) = (try pixels(0), try pixels(-0.4))
        #expect(parts(straight, 20, 15)[3] == 0 && parts(bent, 20, 15)[3] == 255)
    }

    @Test("Grids without sense are the background") func hostile() {
        for gradient in [
            MeshGradient(width: 0, height: 5, points: [], colors: []),
            MeshGradient(width: .max, height: .max, points: square, colors: [.red]),
            MeshGradient(width: -1, height: 2, points: square, colors: [.red]),
            MeshGradient(width: 2, height: 2, points: [[.nan, 0], [1e30, 0], [0, -.infinity], [1, 1]], colors: []),
            MeshGradient(
                width: 2, height: 2, points: [[.nan, 0], [1e30, 0], [0, -.infinity], [1, 1]],
                colors: [.red, .red, .red, .red]),
            MeshGradient(
                width: 2, height: 2, points: [[-1e9, -1e9], [1e9, 0], [0, 1e9], [1e9, 1e9]],
                colors: [.red, .red, .red, .red]),
        ] {
            let request = _PaintRequest(
                environment: EnvironmentValues(), bounds: CGRect(x: 0, y: 0, width: 20, height: 20))
            if case .linear = gradient._paint(request) { Issue.record("a line of colors") }
        }
    }
}
