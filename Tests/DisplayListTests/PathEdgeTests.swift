import DisplayList
import Foundation
import Testing

/// Paths at the edge of their use.
@Suite struct PathEdgeTests {
    private func stroked(_ cap: CGLineCap, isClosed: Bool = false) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 5, y: 5))
        path.addLine(to: CGPoint(x: 5, y: 5))
        if isClosed { path.closeSubpath() }
        return path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
    }

    @Test func aLineOfNoLengthIsADotWhereItsEndsAreDrawn() {
        #expect(stroked(.butt).isEmpty)
        let box = CGRect(x: 3, y: 3, width: 4, height: 4)
        #expect(isNear(stroked(.round).boundingRect, box) && isNear(stroked(.square).boundingRect, box))
        #expect(
            stroked(.square).contains(CGPoint(x: 3.2, y: 3.2)) && !stroked(.round).contains(CGPoint(x: 3.2, y: 3.2)))
    }

    @Test func cornersOfALineAreCutRoundOrPointed() {
        var path = Path()
        path.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0)])
        func reaches(_ join: CGLineJoin, _ distance: CGFloat) -> Bool {
            path.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join)).contains(
                CGPoint(x: 10 + distance, y: 10 + distance))
        }
        #expect(reaches(.miter, 1.9) && !reaches(.miter, 2.1))
        #expect(reaches(.round, 1.3) && !reaches(.round, 1.5))
        #expect(reaches(.bevel, 0.9) && !reaches(.bevel, 1.1))
        // A short miter limit cuts the corner as a bevel does.
        let cut = path.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: 1))
        #expect(cut.contains(CGPoint(x: 10.9, y: 10.9)) && !cut.contains(CGPoint(x: 11.1, y: 11.1)))
    }

    @Test func formsAreAddedAsSubpaths() {
        var path = Path()
        let square = CGRect(x: 0, y: 0, width: 10, height: 10)
        path.addRoundedRect(in: square, cornerSize: CGSize(width: 2, height: 2), style: .circular)
        path.addRects([square.offsetBy(dx: 20, dy: 0), square.offsetBy(dx: 40, dy: 0)])
        path.addEllipse(in: square.offsetBy(dx: 60, dy: 0))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 70, height: 10))
        #expect(path.elements.count { if case .closeSubpath = $0 { true } else { false } } == 4)
        #expect(Path(roundedRect: .null, cornerSize: CGSize(width: 2, height: 2)).isEmpty)
        #expect(Path().applying(CGAffineTransform(scaleX: 2, y: 2)).isEmpty)
        path = Path()
        path.addLines([])
        #expect(path.isEmpty)
    }

    @Test func curvesAreTrimmedByTheirLength() {
        var curve = Path()
        curve.move(to: .zero)
        curve.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        let half = curve.trimmedPath(from: 0, to: 0.5)
        #expect(isNear(half.currentPoint, 5, 5, within: 0.01))
        #expect(isNear(curve.trimmedPath(from: 0.5, to: 1).currentPoint, 10, 0))
        #expect(isNear(half.boundingRect, CGRect(x: 0, y: 0, width: 5, height: 5), within: 0.01))
    }
}
