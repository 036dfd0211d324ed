import DisplayList
import Foundation
import Testing

@Suite struct PathAreaTests {
    private let a = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    private let b = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

    /// The area by the shoelace rule; holes count as negative.
    private func area(_ path: Path) -> CGFloat {
        var total: CGFloat = 0
        var start = CGPoint.zero
        var last = CGPoint.zero
        func visit(_ element: Path.Element) {
            switch element {
            case .move(let p):
                start = p
                last = p
            case .line(let p):
                total += last.x * p.y - last.y * p.x
                last = p
            case .closeSubpath: total += last.x * start.y - last.y * start.x
            default: Issue.record("Only lines are expected.")
            }
        }
        path.forEach(visit)
        return total / 2
    }

    @Test func squares() {
        #expect(a.intersection(b).description == "10 10 m 20 10 l 20 20 l 10 20 l h")
        #expect(area(a.union(b)) == 700)
        #expect(a.union(b).elements.count == 9)
        #expect(area(a.subtracting(b)) == 300)
        #expect(area(a.symmetricDifference(b)) == 600)
        #expect(a.intersection(b.offsetBy(dx: 50, dy: 0)).isEmpty)
        #expect(a.union(a).description == "0 0 m 20 0 l 20 20 l 0 20 l h")
        #expect(a.subtracting(a).isEmpty)
    }

    @Test func squaresThatShareAnEdgeBecomeOne() {
        let right = Path(CGRect(x: 20, y: 0, width: 20, height: 20))
        #expect(a.union(right).description == "0 0 m 40 0 l 40 20 l 0 20 l h")
        #expect(a.intersection(right).isEmpty)
    }

    @Test func aHoleRunsTheOtherWay() {
        let hole = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
        let ring = a.subtracting(hole)
        #expect(area(ring) == 300)
        #expect(!ring.contains(CGPoint(x: 10, y: 10)))
        #expect(ring.contains(CGPoint(x: 2, y: 10)))
    }

    @Test func roundAreas() {
        let left = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
        let right = left.offsetBy(dx: 20, dy: 0)
        let lens = left.intersection(right)
        // Two circles of radius 20 at a distance of 20.
        let exact = 2 * 400 * acos(0.5) - 10 * (1600.0 - 400).squareRoot()
        #expect(abs(area(lens) - exact) < 1)
        #expect(abs(area(left.union(right)) - (2 * 400 * .pi - exact)) < 2)
        let top = 20 - 300.0.squareRoot()
        #expect(isNear(lens.boundingRect.origin, 20, top, within: 0.05))
    }

    @Test func aCrossingOutlineIsNormalized() {
        let bow = Path("0 0 m 10 10 l 10 0 l 0 10 l h")!
        let plain = bow.normalized()
        #expect(area(plain) == 50)
        #expect(plain.subpathCount == 2)
        let twice = Path("0 0 10 10 re 2 2 4 4 re")!
        #expect(area(twice.normalized(eoFill: true)) == 84)
        #expect(area(twice.normalized(eoFill: false)) == 100)
    }

    @Test func linesAreCutAtAnArea() {
        var line = Path()
        line.addLines([CGPoint(x: -10, y: 5), CGPoint(x: 30, y: 5)])
        #expect(line.lineIntersection(a).description == "0 5 m 20 5 l")
        #expect(line.lineSubtraction(a).description == "-10 5 m 0 5 l 20 5 m 30 5 l")
    }

    /// Any two polygons: the parts add up.
    @Test(arguments: 1...20) func partsAddUp(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
        func random() -> CGFloat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(state >> 40) / CGFloat(1 << 24) * 100
        }
        func polygon() -> Path {
            var path = Path()
            path.addLines((0..<7).map { _ in CGPoint(x: random(), y: random()) })
            path.closeSubpath()
            return path
        }
        let (p, q) = (polygon(), polygon())
        let both = area(p.intersection(q))
        let (first, second) = (area(p.normalized(eoFill: false)), area(q.normalized(eoFill: false)))
        #expect(abs(area(p.union(q)) - (first + second - both)) < 1)
        #expect(abs(area(p.subtracting(q)) - (first - both)) < 1)
        #expect(abs(area(p.symmetricDifference(q)) - (first + second - 2 * both)) < 1)
    }
}

extension Path {
    fileprivate var subpathCount: Int {
        var count = 0
        forEach { if case .move = $0 { count += 1 } }
        return count
    }
}
