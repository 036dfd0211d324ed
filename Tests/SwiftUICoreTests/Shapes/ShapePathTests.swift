import SwiftUI
import Testing

@Suite struct ShapePathTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

    /// A shape from the course: no line of it is ours.
    struct Pie: Shape {
        let startAngle: Angle
        let endAngle: Angle
        var clockwise = false

        func path(in rect: CGRect) -> Path {
            let center = CGPoint(x: rect.midX, y: rect.midY)
            let radius = min(rect.width, rect.height) / 2
            let start = CGPoint(
                x: center.x + radius * CGFloat(cos(startAngle.radians)),
                y: center.y + radius * CGFloat(sin(startAngle.radians)))
            var p = Path()
            p.move(to: center)
            p.addLine(to: start)
            p.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
            p.addLine(to: center)
            return p
        }
    }

    @Test func thePieShowsWhatRemains() {
        let pie = Pie(startAngle: .degrees(0 - 90), endAngle: .degrees(110 - 90))
        let path = pie.path(in: rect)
        // From the top counter-clockwise to 20° below the right: the left half is covered, the top right not.
        #expect(path.contains(CGPoint(x: 30, y: 30)))
        #expect(path.contains(CGPoint(x: 50, y: 55)))
        #expect(!path.contains(CGPoint(x: 65, y: 20)))
        #expect(pie.sizeThatFits(ProposedViewSize(width: nil, height: 50)) == CGSize(width: 10, height: 50))
    }

    @Test func builtInShapesFillTheirRectangle() {
        #expect(Rectangle().path(in: rect) == Path(rect))
        #expect(Ellipse().path(in: rect) == Path(ellipseIn: rect))
        #expect(Circle().path(in: rect).boundingRect == CGRect(x: 20, y: 0, width: 60, height: 60))
        #expect(Capsule().path(in: rect) == Path(roundedRect: rect, cornerRadius: 30))
        #expect(RoundedRectangle(cornerRadius: 12).path(in: rect) == Path(roundedRect: rect, cornerRadius: 12))
        #expect(AnyShape(Circle()).path(in: rect) == Circle().path(in: rect))
        #expect(Path(rect).path(in: .zero) == Path(rect))
    }

    @Test func insetsKeepCornersConcentric() {
        #expect(Rectangle().inset(by: 10).path(in: rect).boundingRect == CGRect(x: 10, y: 10, width: 80, height: 40))
        #expect(Circle().inset(by: 5).path(in: rect).boundingRect == CGRect(x: 25, y: 5, width: 50, height: 50))
        let inner = RoundedRectangle(cornerRadius: 12).inset(by: 2).inset(by: 3).path(in: rect)
        #expect(inner == Path(roundedRect: rect.insetBy(dx: 5, dy: 5), cornerRadius: 7))
        #expect(Capsule().inset(by: 10).path(in: rect) == Capsule().path(in: rect.insetBy(dx: 10, dy: 10)))
        #expect(Rectangle().inset(by: 40).path(in: rect).boundingRect == CGRect(x: 40, y: 30, width: 20, height: 0))
        #expect(Rectangle().inset(by: -5).path(in: rect).boundingRect == rect.insetBy(dx: -5, dy: -5))
        #expect(Ellipse().inset(by: 10).path(in: rect).boundingRect == CGRect(x: 10, y: 10, width: 80, height: 40))
    }

    @Test func unevenCorners() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 10, style: .circular)
        let path = shape.path(in: rect)
        #expect(path.boundingRect == rect)
        #expect(!path.contains(CGPoint(x: 2, y: 2)))
        #expect(path.contains(CGPoint(x: 98, y: 2)))
        #expect(!path.contains(CGPoint(x: 99, y: 59)))
        #expect(path.contains(CGPoint(x: 97, y: 57)))
        #expect(path.contains(CGPoint(x: 1, y: 59)))
        let even = UnevenRoundedRectangle(
            cornerRadii: .init(topLeading: 8, bottomLeading: 8, bottomTrailing: 8, topTrailing: 8))
        #expect(even.path(in: rect) == RoundedRectangle(cornerRadius: 8).path(in: rect))
    }

    @Test func derivedShapes() {
        #expect(Rectangle().offset(x: 5, y: 6).path(in: rect).boundingRect == rect.offsetBy(dx: 5, dy: 6))
        #expect(Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 25, y: 15, width: 50, height: 30))
        #expect(
            Rectangle().scale(x: 2, y: 1, anchor: .topLeading).path(in: rect).boundingRect
                == CGRect(x: 0, y: 0, width: 200, height: 60))
        let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
        #expect(abs(turned.minX - 20) < 1e-9 && abs(turned.width - 60) < 1e-9 && abs(turned.height - 100) < 1e-9)
        #expect(Rectangle().size(width: 7, height: 8).path(in: rect).boundingRect.size == CGSize(width: 7, height: 8))
        #expect(
            Rectangle().transform(CGAffineTransform(translationX: 1, y: 2)).path(in: rect)
                == Path(rect.offsetBy(dx: 1, dy: 2)))
        let half = Circle().trim(from: 0, to: 0.5).path(in: rect).boundingRect
        #expect(abs(half.minY - 30) < 1e-6 && abs(half.height - 30) < 0.01, "A circle begins at the right, downwards.")
        let line = Rectangle().stroke(lineWidth: 4).path(in: rect)
        #expect(line.boundingRect == rect.insetBy(dx: -2, dy: -2))
        #expect(!line.contains(CGPoint(x: 50, y: 30)))
    }

    @Test func proposals() {
        #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(Rectangle().sizeThatFits(.infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 50)) == CGSize(width: 30, height: 30))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: nil, height: 50)) == CGSize(width: 50, height: 50))
        #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(Circle().stroke(lineWidth: 3).sizeThatFits(.zero) == .zero)
    }

    @Test func animatableDataOfDerivedShapes() {
        var shape = RotatedShape(shape: RoundedRectangle(cornerRadius: 10), angle: .degrees(40))
        let goal = RotatedShape(shape: RoundedRectangle(cornerRadius: 30), angle: .degrees(80))
        shape.animatableData.interpolate(towards: goal.animatableData, amount: 0.5)
        #expect(shape.shape.cornerSize.width == 20)
        #expect(abs(shape.angle.degrees - 60) < 1e-9)
    }
}
