import Foundation
import SwiftUI
import Testing

@testable import Charts

@Suite("Curves of charts")
struct CurveTests {
    private let points = [(0, 0), (10, 10), (20, 10), (30, 0)].map { CGPoint(x: CGFloat($0.0), y: CGFloat($0.1)) }

    @Test("All curves go through all points")
    func through() {
        let methods: [InterpolationMethod] = [
            .linear, .monotone, .catmullRom, .catmullRom(alpha: 1), .cardinal, .cardinal(tension: 1), .stepStart,
            .stepCenter, .stepEnd,
        ]
        for method in methods {
            let pieces = method.pieces(points)
            let ends = [pieces[0].from] + pieces.map(\.to)
            #expect(points.allSatisfy { point in ends.contains { hypot($0.x - point.x, $0.y - point.y) < 1e-9 } })
            #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.to == $1.from })
        }
    }

    @Test("A monotone curve stays between its points; others overshoot")
    func monotone() {
        var path = Path()
        path.add(InterpolationMethod.monotone.pieces(points))
        #expect(path.boundingRect.maxY <= 10 + 1e-9)
        var other = Path()
        other.add(InterpolationMethod.cardinal.pieces(points))
        #expect(other.boundingRect.maxY > 10.1)
    }

    @Test("Steps rise at the beginning, in the middle or at the end")
    func steps() {
        let rise = { (method: InterpolationMethod) in
            method.pieces(Array(points.prefix(2))).first { $0.from.x == $0.to.x && $0.from.y != $0.to.y }?.from.x
        }
        #expect(rise(.stepStart) == 0 && rise(.stepCenter) == 5 && rise(.stepEnd) == 10)
    }

    @Test("A long line keeps the extremes of each column")
    func thinning() {
        let long = (0..<100_000).map { CGPoint(x: Double($0) / 250, y: $0 == 50_321 ? 999 : Double($0 % 7)) }
        let thinned = PointThinning.thinned(long, isVertical: false)
        #expect(thinned.count <= 4 * 801 && thinned.contains { $0.y == 999 })
        #expect(thinned.first == long.first && thinned.last == long.last)
        #expect(PointThinning.thinned(points, isVertical: false) == points)
    }
}
