import DisplayList
import Foundation
import Testing

@Suite("Points in paths and on their lines")
struct PathHitTests {
    /// A number from 0 up to 1, the same ones in each run.
    private struct Numbers {
        var state: UInt64
        mutating func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 33) / Double(1 << 31)
        }
        mutating func point() -> CGPoint { CGPoint(x: next() * 100, y: next() * 100) }
    }

    /// A path of lines and curves, open and closed.
    private func path(_ numbers: inout Numbers) -> Path {
        Path { path in
            for _ in 0..<3 {
                path.move(to: numbers.point())
                for _ in 0..<3 {
                    switch numbers.next() {
                    case ..<0.4: path.addLine(to: numbers.point())
                    case ..<0.7: path.addQuadCurve(to: numbers.point(), control: numbers.point())
                    default:
                        path.addCurve(to: numbers.point(), control1: numbers.point(), control2: numbers.point())
                    }
                }
                if numbers.next() < 0.5 { path.closeSubpath() }
            }
        }
    }

    @Test("The points on a line are those in its outline")
    func strokes() {
        var numbers = Numbers(state: 7)
        var (different, hits) = (0, 0)
        for _ in 0..<200 {
            let path = path(&numbers)
            let style = StrokeStyle(
                lineWidth: 2 + numbers.next() * 12, lineCap: [.butt, .round, .square][Int(numbers.next() * 3)],
                lineJoin: [.miter, .round, .bevel][Int(numbers.next() * 3)], miterLimit: 1 + numbers.next() * 9,
                dash: numbers.next() < 0.3 ? [8, 6] : [], dashPhase: numbers.next() * 10)
            let outline = path.strokedPath(style)
            for _ in 0..<50 {
                let point = numbers.point()
                let isHit = path.strokeContains(point, style)
                if isHit { hits += 1 }
                if isHit != outline.contains(point) { different += 1 }
            }
        }
        #expect(hits > 1500)
        // Outlines approximate round corners, and cut the insides of narrow ones.
        #expect(different <= 60)
    }

    @Test("The points in curves are those in the polygons close to them")
    func fills() {
        var numbers = Numbers(state: 11)
        var different = 0
        for _ in 0..<200 {
            let path = path(&numbers)
            // A line of no pattern is cut nowhere: its corners are those of a close polygon.
            let polygon = Path(storage: .elements(path.dashedPath(phase: 0, lengths: [1e9, 1]).elements))
            for _ in 0..<50 {
                let point = numbers.point()
                for rule in [false, true]
                where path.contains(point, eoFill: rule) != polygon.contains(point, eoFill: rule) {
                    different += 1
                }
            }
        }
        #expect(different <= 20)
    }

    @Test("Each kind of storage has the points of its elements")
    func storages() {
        let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
        var numbers = Numbers(state: 3)
        for whole in [
            Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 12),
            Path(roundedRect: rect, cornerRadius: 18, style: .continuous),
            Path(roundedRect: rect, cornerSize: CGSize(width: 30, height: 8)),
        ] {
            let parts = Path(storage: .elements(whole.elements))
            for _ in 0..<500 {
                let point = numbers.point()
                #expect(whole.contains(point) == parts.contains(point) || abs(edge(whole, point)) < 0.1)
            }
        }
    }

    /// How close a point is to the line of a path: 0 where it is on one of 0.2 points.
    private func edge(_ path: Path, _ point: CGPoint) -> Double {
        path.strokeContains(point, StrokeStyle(lineWidth: 0.2)) ? 0 : 1
    }

    @Test("Values that are not numbers hit nothing, and do no harm")
    func hostile() {
        let values = [CGFloat.nan, .infinity, -.infinity, 1e300]
        let style = StrokeStyle(lineWidth: 4, lineJoin: .miter)
        for x in values {
            for y in values {
                let place = CGPoint(x: x, y: y)
                let path = Path { path in
                    path.move(to: place)
                    path.addLine(to: CGPoint(x: 50, y: y))
                    path.addCurve(to: place, control1: place, control2: CGPoint(x: x, y: 0))
                    path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: place)
                    path.closeSubpath()
                }
                _ = path.contains(CGPoint(x: 50, y: 50))
                _ = path.strokeContains(CGPoint(x: 50, y: 50), style)
                #expect(!Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)).contains(place))
                #expect(!Path(CGRect(x: 0, y: 0, width: 9, height: 9)).strokeContains(place, style))
            }
        }
        #expect(!Path().contains(.zero) && !Path().strokeContains(.zero, style))
        for width in [0, -1, .nan, .infinity] as [CGFloat] {
            #expect(!Path(CGRect(x: 0, y: 0, width: 9, height: 9)).strokeContains(.zero, StrokeStyle(lineWidth: width)))
        }
    }

    @Test("A path reaches beyond a rectangle by its points and control points")
    func reach() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(!Path(ellipseIn: rect).reaches(beyond: rect, by: 0))
        #expect(Path(ellipseIn: rect.insetBy(dx: -2, dy: 0)).reaches(beyond: rect, by: 1))
        #expect(!Path(ellipseIn: rect.insetBy(dx: -2, dy: 0)).reaches(beyond: rect, by: 3))
        #expect(!Path().reaches(beyond: rect, by: 0))
        var curve = Path()
        curve.move(to: .zero)
        curve.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 30))
        #expect(curve.reaches(beyond: rect, by: 5))
    }
}
