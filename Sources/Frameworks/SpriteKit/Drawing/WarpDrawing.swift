import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// Bends drawings by a grid: each cell is drawn as two triangles.
enum WarpDrawing {
    static func bounds(_ bounds: CGRect, _ grid: SKWarpGeometryGrid) -> CGRect {
        grid.destinations.reduce(CGRect.null) { $0.union(CGRect(origin: place($1, bounds), size: .zero)) }
    }

    private static func place(_ share: SIMD2<Float>, _ bounds: CGRect) -> CGPoint {
        CGPoint(
            x: bounds.minX + CGFloat(share.x).sound * bounds.width,
            y: bounds.minY + CGFloat(share.y).sound * bounds.height)
    }

    static func commands(
        _ commands: [DrawingCommand], in bounds: CGRect, _ grid: SKWarpGeometryGrid
    ) -> [DrawingCommand] {
        guard grid.sources != grid.destinations else { return commands }
        var result: [DrawingCommand] = []
        let width = grid.numberOfColumns + 1
        for row in 0..<grid.numberOfRows {
            for column in 0..<grid.numberOfColumns {
                let corner = row * width + column
                for triangle in [
                    [corner, corner + 1, corner + width], [corner + 1, corner + width + 1, corner + width],
                ] {
                    let from = triangle.map { place(grid.sources[$0], bounds) }
                    let to = triangle.map { place(grid.destinations[$0], bounds) }
                    guard let map = map(from, to) else { continue }
                    var group = DrawingGroup()
                    group.transform = map
                    var path = Path()
                    path.addLines(grown(to))
                    path.closeSubpath()
                    group.clips = [ClipShape(path: path)]
                    result.append(.group(commands, group))
                }
            }
        }
        return result
    }

    /// The triangle a little larger, so that no gaps are visible between two of them.
    private static func grown(_ points: [CGPoint]) -> [CGPoint] {
        let middle = points.reduce(CGPoint.zero, +) * (1 / CGFloat(points.count))
        return points.map { point in
            let way = point - middle
            return way.length > 0 ? point + way * (0.3 / way.length) : point
        }
    }

    /// The transform that maps a triangle to another one; nil for a triangle without an area.
    private static func map(_ from: [CGPoint], _ to: [CGPoint]) -> CGAffineTransform? {
        func frame(_ p: [CGPoint]) -> CGAffineTransform {
            CGAffineTransform(
                a: p[1].x - p[0].x, b: p[1].y - p[0].y, c: p[2].x - p[0].x, d: p[2].y - p[0].y, tx: p[0].x, ty: p[0].y)
        }
        let source = frame(from)
        guard source.isInvertibleHere else { return nil }
        return source.inverted().concatenating(frame(to))
    }
}
