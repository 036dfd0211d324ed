import DisplayList
import Foundation
import Testing

/// Core Graphics' paths: what each method adds, with a transform and without.
@Suite struct CGPathTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    private let doubled = CGAffineTransform(scaleX: 2, y: 2)

    private func path(_ build: (CGMutablePath) -> Void) -> CGMutablePath {
        let path = CGMutablePath()
        build(path)
        return path
    }

    @Test func elementsAreAddedAsTheyAreTransformed() {
        let plain = path {
            $0.move(to: CGPoint(x: 1, y: 1))
            $0.addLine(to: CGPoint(x: 2, y: 1))
            $0.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 4, y: 2))
            $0.addCurve(to: CGPoint(x: 0, y: 5), control1: CGPoint(x: 1, y: 6), control2: CGPoint(x: 2, y: 7))
            $0.closeSubpath()
        }
        #expect(Path(plain).description == "1 1 m 2 1 l 4 2 3 3 q 1 6 2 7 0 5 c h")
        let large = path {
            $0.move(to: CGPoint(x: 1, y: 1), transform: doubled)
            $0.addLine(to: CGPoint(x: 2, y: 1), transform: doubled)
            $0.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 4, y: 2), transform: doubled)
            $0.addCurve(
                to: CGPoint(x: 0, y: 5), control1: CGPoint(x: 1, y: 6), control2: CGPoint(x: 2, y: 7),
                transform: doubled)
            $0.closeSubpath()
        }
        #expect(Path(large).description == "2 2 m 4 2 l 8 4 6 6 q 2 12 4 14 0 10 c h")
        #expect(path { $0.addPath(plain, transform: doubled) } == large)
    }

    @Test func formsAreTheSameAsThoseOfPaths() {
        let rounded = Path(roundedRect: square, cornerSize: CGSize(width: 2, height: 3), style: .circular)
        #expect(path { $0.addRect(square) }.boundingBoxOfPath == square)
        #expect(path { $0.addEllipse(in: square) } == CGPath(ellipseIn: square, transform: nil))
        #expect(path { $0.addRoundedRect(in: square, cornerWidth: 2, cornerHeight: 3) } == rounded.cgPath)
        #expect(CGPath(roundedRect: square, cornerWidth: 2, cornerHeight: 3) == rounded.cgPath)
        let rects = path { $0.addRects([square, square.offsetBy(dx: 20, dy: 0)], transform: doubled) }
        #expect(Path(rects).description == "0 0 m 20 0 l 20 20 l 0 20 l h 40 0 m 60 0 l 60 20 l 40 20 l h")
        let lines = path {
            $0.addLines(between: [.zero, CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5)], transform: doubled)
        }
        #expect(Path(lines).description == "0 0 m 10 0 l 10 10 l")
    }

    @Test func aPathMayBeMadeTransformed() {
        var transform = CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 1)
        let expected = CGRect(x: 5, y: 0, width: 20, height: 10)
        for path in [
            CGPath(rect: square, transform: &transform), CGPath(ellipseIn: square, transform: &transform),
            CGPath(roundedRect: square, cornerWidth: 2, cornerHeight: 2, transform: &transform),
        ] {
            #expect(isNear(path.boundingBoxOfPath, expected))
        }
    }

    @Test func arcsBeginAndEndWhereTheirAnglesSay() {
        let quarter = path {
            $0.addArc(center: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        }
        #expect(isNear(quarter.currentPoint, 5, 10))
        #expect(isNear(quarter.boundingBoxOfPath, CGRect(x: 5, y: 5, width: 5, height: 5)))
        // As Core Graphics counts, "clockwise" is the long way where y grows downward.
        let rest = path {
            $0.addArc(center: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        }
        #expect(isNear(rest.currentPoint, 5, 10))
        #expect(isNear(rest.boundingBoxOfPath, square, within: 0.01))
        let back = path { $0.addRelativeArc(center: .zero, radius: 4, startAngle: 0, delta: -.pi / 2) }
        #expect(isNear(back.currentPoint, 0, -4))
        let corner = path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        }
        #expect(isNear(corner.currentPoint, 10, 4))
    }

    @Test func aPathKnowsItsPointsAndBoxes() {
        let empty = CGMutablePath()
        #expect(empty.isEmpty && empty.currentPoint == .zero && empty.boundingBox.isNull)
        #expect(empty.boundingBoxOfPath.isNull)
        let bow = path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        }
        #expect(!bow.isEmpty && bow.currentPoint == CGPoint(x: 10, y: 0))
        #expect(bow.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(bow.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
    }

    @Test func aPointIsTransformedBeforeItIsLookedFor() {
        let ring = path { $0.addRects([square, square.insetBy(dx: 3, dy: 3)]) }
        let middle = CGPoint(x: 5, y: 5)
        #expect(ring.contains(middle) && !ring.contains(middle, using: .evenOdd))
        #expect(!ring.contains(CGPoint(x: 12, y: 1)))
        #expect(ring.contains(CGPoint(x: 12, y: 1), transform: CGAffineTransform(translationX: -10, y: 0)))
    }

    @Test func copiesStayAsTheyWere() {
        let original = path { $0.addRect(square) }
        let (fixed, open) = (original.copy()!, original.mutableCopy()!)
        original.addRect(square.offsetBy(dx: 20, dy: 0))
        #expect(fixed == CGPath(rect: square) && open == fixed && original != fixed)
        #expect(Set<CGPath>([fixed, open, original]).count == 2)
        open.addLine(to: CGPoint(x: 50, y: 50))
        #expect(fixed.boundingBox == square && open.boundingBox.maxX == 50)
        let dashes = path { $0.addLines(between: [.zero, CGPoint(x: 10, y: 0)]) }.copy(
            dashingWithPhase: 0, lengths: [3, 2])
        #expect(Path(dashes).description == "0 0 m 3 0 l 5 0 m 8 0 l")
    }

    @Test func areasAreCombined() {
        let (a, b) = (CGPath(rect: square), CGPath(rect: square.offsetBy(dx: 5, dy: 0)))
        let (left, both, right) = (CGPoint(x: 2, y: 5), CGPoint(x: 7, y: 5), CGPoint(x: 12, y: 5))
        func inside(_ path: CGPath) -> [Bool] { [left, both, right].map { path.contains($0) } }
        #expect(inside(a.union(b)) == [true, true, true])
        #expect(inside(a.intersection(b)) == [false, true, false])
        #expect(inside(a.subtracting(b)) == [true, false, false])
        #expect(inside(a.symmetricDifference(b)) == [true, false, true])
        let twice = path { $0.addRects([square, square]) }
        #expect(twice.normalized().isEmpty && !twice.normalized(using: .winding).isEmpty)
        let line = path { $0.addLines(between: [CGPoint(x: -5, y: 5), CGPoint(x: 5, y: 5)]) }
        #expect(line.lineIntersection(a).boundingBox == CGRect(x: 0, y: 5, width: 5, height: 0))
        #expect(line.lineSubtracting(a).boundingBox == CGRect(x: -5, y: 5, width: 5, height: 0))
    }
}
