import DisplayList
import Foundation
import Testing

@Suite struct PathStrokeTests {
    private func line(_ points: (CGFloat, CGFloat)...) -> Path {
        var path = Path()
        path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
        return path
    }

    @Test func capsAddToTheEnds() {
        let path = line((0, 0), (10, 0))
        func bounds(_ cap: CGLineCap) -> CGRect {
            path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).boundingRect
        }
        #expect(isNear(bounds(.butt), CGRect(x: 0, y: -2, width: 10, height: 4)))
        #expect(isNear(bounds(.square), CGRect(x: -2, y: -2, width: 14, height: 4)))
        #expect(isNear(bounds(.round), CGRect(x: -2, y: -2, width: 14, height: 4), within: 0.05))
        #expect(path.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    }

    @Test func joinsFillTheCorner() {
        let path = line((0, 0), (10, 0), (10, 10))
        func covers(_ join: CGLineJoin, _ x: CGFloat, _ y: CGFloat, limit: CGFloat = 10) -> Bool {
            path.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit))
                .contains(CGPoint(x: x, y: y))
        }
        #expect(covers(.miter, 11.9, -1.9))
        #expect(!covers(.miter, 11.9, -1.9, limit: 1.4))
        #expect(!covers(.bevel, 11.1, -1.1))
        #expect(covers(.bevel, 10.9, -0.9))
        #expect(covers(.round, 11.3, -1.3))
        #expect(!covers(.round, 11.5, -1.5))
        for join in [CGLineJoin.miter, .bevel, .round] { #expect(covers(join, 8.5, 1.5)) }
    }

    @Test func aClosedPathHasAHole() {
        let ring = Path(CGRect(x: 0, y: 0, width: 20, height: 20)).strokedPath(StrokeStyle(lineWidth: 4))
        #expect(isNear(ring.boundingRect, CGRect(x: -2, y: -2, width: 24, height: 24)))
        #expect(!ring.contains(CGPoint(x: 10, y: 10)))
        #expect(ring.contains(CGPoint(x: 1, y: 10)))
        #expect(!ring.contains(CGPoint(x: 2.1, y: 10)))
        #expect(ring.contains(CGPoint(x: -1.9, y: -1.9)))
        let round = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).strokedPath(StrokeStyle(lineWidth: 4))
        #expect(isNear(round.boundingRect, CGRect(x: -2, y: -2, width: 24, height: 24), within: 0.06))
        #expect(!round.contains(CGPoint(x: 10, y: 10)))
    }

    @Test func theInnerSideIsAsSmoothAsTheOuter() {
        let ring = Path(CGRect(x: 0, y: 0, width: 20, height: 20)).strokedPath(StrokeStyle(lineWidth: 4))
        let inner = CGPoint(x: 18, y: 2)
        #expect(ring.elements.contains { $0 == .line(to: inner) || $0 == .move(to: inner) })
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 80)).strokedPath(StrokeStyle(lineWidth: 20))
        // All points lie on one of the two circles.
        func check(_ element: Path.Element) {
            switch element {
            case .move(let p), .line(let p):
                let distance = hypot(p.x - 40, p.y - 40)
                #expect(abs(distance - 30) < 0.2 || abs(distance - 50) < 0.2, "\(p)")
            default: break
            }
        }
        circle.forEach(check)
    }

    @Test func theInnerSideTurnsAtTheCornerWhereALineIsTooShort() {
        /// Whether the inner sides cross, for a corner with lines of some lengths, elsewhere than at the origin.
        func crosses(_ before: CGFloat, _ after: CGFloat, at x: CGFloat, _ y: CGFloat) -> Bool? {
            let path = line((x - before, y), (x, y), (x, y + after))
            let elements = path.strokedPath(StrokeStyle(lineWidth: 8)).elements
            let crossing = elements.contains(.line(to: CGPoint(x: x - 4, y: y + 4)))
            let corner = elements.contains(.line(to: CGPoint(x: x, y: y)))
            return crossing == corner ? nil : crossing
        }
        for (x, y) in [(10, 0), (0, 30), (512, 64), (-64, 256), (-512, -64)] as [(CGFloat, CGFloat)] {
            #expect(crosses(16, 8, at: x, y) == true)
            #expect(crosses(8, 16, at: x, y) == true)
            #expect(crosses(16, 7.5, at: x, y) == false)
            #expect(crosses(7.5, 16, at: x, y) == false)
        }
    }

    @Test func dashesTakeTurnsWithGaps() {
        let path = line((0, 0), (10, 0))
        #expect(path.dashedPath(phase: 0, lengths: [3, 2]).description == "0 0 m 3 0 l 5 0 m 8 0 l")
        #expect(path.dashedPath(phase: 1, lengths: [3]).description == "0 0 m 2 0 l 5 0 m 8 0 l")
        #expect(path.dashedPath(phase: -1, lengths: [3, 2]).description == "1 0 m 4 0 l 6 0 m 9 0 l")
        let dashed = path.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2]))
        #expect(dashed.contains(CGPoint(x: 1, y: 0.5)))
        #expect(!dashed.contains(CGPoint(x: 4, y: 0.5)))
        #expect(dashed.contains(CGPoint(x: 6, y: 0.5)))
    }

    @Test func coreGraphicsPathsAreBoxesForPaths() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 1))
        path.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        let copy = path.mutableCopy()!
        copy.closeSubpath()
        #expect(Path(path).elements.count == 4)
        #expect(Path(copy).elements.count == 5)
        #expect(copy != path)
        #expect(
            CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil).contains(CGPoint(x: 1, y: 1)))
        let stroked = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).copy(
            strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(isNear(stroked.boundingBoxOfPath, CGRect(x: -1, y: -1, width: 6, height: 6)))
    }
}
