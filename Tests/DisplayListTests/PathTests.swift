import DisplayList
import Foundation
import Testing

func isNear(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
    guard let a else { return false }
    return abs(a.x - x) <= tolerance && abs(a.y - y) <= tolerance
}

func isNear(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
    isNear(a.origin, b.minX, b.minY, within: tolerance)
        && abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
}

@Suite struct PathTests {
    let square = CGRect(x: 10, y: 20, width: 100, height: 50)

    @Test func simpleFormsStaySimple() {
        #expect(Path(square).storage == .rect(square))
        #expect(Path(ellipseIn: square).storage == .ellipse(square))
        let backwards = Path(CGRect(x: 10, y: 10, width: -10, height: -10))
        #expect(backwards.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        let moved = Path(square).applying(CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 2))
        #expect(moved.storage == .rect(CGRect(x: 25, y: 40, width: 200, height: 100)))
        var path = Path()
        path.addRect(square)
        #expect(path.storage == .rect(square))
        path.addEllipse(in: square)
        #expect(path.elements.count == 11)
        #expect(Path(roundedRect: square, cornerRadius: 0).storage == .rect(square))
        #expect(Path(CGRect.null).isEmpty)
    }

    @Test func radiiAreCutToTheHalfOfTheShorterSide() {
        let size = CGSize(width: 25, height: 25)
        let capsule = Path(roundedRect: square, cornerRadius: 999)
        #expect(capsule.storage == .roundedRect(square, cornerSize: size, style: .circular))
    }

    @Test func aCircularCornerIsAQuarterCircle() {
        let path = Path(roundedRect: square, cornerRadius: 20, style: .circular)
        #expect(path.elements.count == 10)
        // The corner's middle lies on the circle round (90, 50).
        #expect(path.contains(CGPoint(x: 90 + 14.1, y: 50 + 14.1)))
        #expect(!path.contains(CGPoint(x: 90 + 14.2, y: 50 + 14.2)))
        #expect(isNear(path.currentPoint, 110, 45))
    }

    @Test func aContinuousCornerBeginsEarlierAndMeetsTheEdgesSmoothly() {
        let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
        let path = Path(roundedRect: rect, cornerRadius: 40, style: .continuous)
        #expect(isNear(Path(storage: .elements(path.elements)).boundingRect, rect))
        guard case .line(let start) = path.elements[1] else {
            Issue.record("A line leads to the corner.")
            return
        }
        #expect(isNear(start, 200, 200 - 1.52866498 * 40))
        // Points of the whole outline are symmetric to the diagonal.
        #expect(path.contains(CGPoint(x: 198, y: 150)) == path.contains(CGPoint(x: 150, y: 198)))
    }

    @Test func arcsRunAsCoreGraphicsHasThem() {
        let center = CGPoint(x: 50, y: 50)
        func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
            var path = Path()
            path.addArc(
                center: center, radius: 10, startRadians: start * .pi / 180, endRadians: end * .pi / 180,
                clockwise: clockwise)
            return path
        }
        let quarter = arc(0, 90, clockwise: false)
        #expect(isNear(quarter.currentPoint, 50, 60))
        #expect(isNear(quarter.boundingRect, CGRect(x: 50, y: 50, width: 10, height: 10), within: 1e-3))
        let rest = arc(0, 90, clockwise: true)
        #expect(isNear(rest.currentPoint, 50, 60))
        #expect(isNear(rest.boundingRect, CGRect(x: 40, y: 40, width: 20, height: 20), within: 0.01))
        #expect(rest.elements.count == 4)
        // Backward: three quarters forward, one quarter back.
        #expect(arc(90, 0, clockwise: false).elements.count == 4)
        #expect(arc(90, 0, clockwise: true).elements.count == 2)
        for clockwise in [true, false] {
            let circle = arc(0, 360, clockwise: clockwise)
            #expect(circle.elements.count == 5)
            #expect(isNear(circle.currentPoint, 60, 50))
        }
        // A pie from the top: counter-clockwise on the screen with `clockwise: true`.
        let pie = arc(-90, 20, clockwise: true)
        let soon = pie.trimmedPath(from: 0, to: 0.01).currentPoint
        let turned = 2.5 * Double.pi / 180
        #expect(isNear(soon, 50 - 10 * sin(turned), 50 - 10 * cos(turned), within: 0.01))
    }

    @Test func anArcContinuesAPathWithALine() {
        var path = Path()
        path.move(to: .zero)
        path.addRelativeArc(center: CGPoint(x: 10, y: 0), radius: 5, startRadians: .pi, deltaRadians: .pi / 2)
        #expect(path.elements.count == 3)
        guard case .line(let joint) = path.elements[1] else {
            Issue.record("A line leads to the arc.")
            return
        }
        #expect(isNear(joint, 5, 0))
        #expect(isNear(path.currentPoint, 10, -5))
    }

    @Test func aTangentArcRoundsACorner() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(isNear(path.currentPoint, 10, 4))
        #expect(path.elements.count == 3)
        #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 4)))
        path.addArc(tangent1End: CGPoint(x: 10, y: 20), tangent2End: CGPoint(x: 10, y: 30), radius: 4)
        #expect(isNear(path.currentPoint, 10, 20))
    }

    @Test func boundsDoNotCountControlPoints() {
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
        var cubic = Path()
        cubic.move(to: .zero)
        cubic.addCurve(to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 0, y: 4), control2: CGPoint(x: 4, y: 4))
        #expect(cubic.boundingRect == CGRect(x: 0, y: 0, width: 4, height: 3))
        #expect(CGPath.init(rect: square).boundingBox == square)
        #expect(Path().boundingRect.isNull)
        #expect(cubic.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    @Test func containsFollowsTheFillRule() {
        var ring = Path()
        ring.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(ring.contains(CGPoint(x: 15, y: 15)))
        #expect(!ring.contains(CGPoint(x: 15, y: 15), eoFill: true))
        #expect(ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(!ring.contains(CGPoint(x: 31, y: 5)))
        let ellipse = Path(ellipseIn: square)
        let asElements = Path(storage: .elements(ellipse.elements))
        for x in stride(from: 5.5, to: 115, by: 7) {
            for y in stride(from: 15.0, to: 75, by: 6) {
                #expect(ellipse.contains(CGPoint(x: x, y: y)) == asElements.contains(CGPoint(x: x, y: y)), "\(x) \(y)")
            }
        }
    }

    @Test func trimmingKeepsSharesOfTheLength() {
        let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.trimmedPath(from: 0, to: 1) == path)
        #expect(path.trimmedPath(from: 0.125, to: 0.375).description == "5 0 m 10 0 l 10 5 l")
        #expect(path.trimmedPath(from: 0.75, to: 1).description == "0 10 m 0 0 l")
        #expect(path.trimmedPath(from: 0.6, to: 0.2).isEmpty)
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        let eighth = circle.trimmedPath(from: 0, to: 0.125)
        let diagonal = 10 + 50.0.squareRoot()
        #expect(isNear(eighth.currentPoint, diagonal, diagonal, within: 0.003))
        #expect(isNear(circle.trimmedPath(from: 0, to: 0.5).currentPoint, 0, 10, within: 1e-6))
        var two = Path()
        two.addLines([.zero, CGPoint(x: 10, y: 0)])
        two.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
        #expect(two.trimmedPath(from: 0.25, to: 0.75).description == "5 0 m 10 0 l 0 5 m 5 5 l")
    }

    @Test func textAndBack() {
        let text = "0 0 m 10 0 l 10 5 5 10 q 1 2 3 4 5.5 6 c h"
        #expect(Path(text)?.description == text)
        #expect(Path("0 0 10 20 re")?.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(Path(CGRect(x: 0, y: 0, width: 1, height: 2)).description == "0 0 m 1 0 l 1 2 l 0 2 l h")
        for wrong in ["1 l", "0 0 l", "x", "0 0 m 1"] { #expect(Path(wrong) == nil, "\(wrong)") }
    }

    @Test func linesNeedAPointToBeginAt() {
        var path = Path()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        #expect(path.isEmpty)
        #expect(path.currentPoint == nil)
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        path.closeSubpath()
        #expect(path.elements.count == 3)
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }
}
