import SwiftUI
import Testing

@Suite struct AnimatableTests {
    @Test func interpolationIsExactAtBothEnds() {
        let a = AnimatablePair(0.1, CGFloat(0.3))
        let b = AnimatablePair(0.7, CGFloat(-0.9))
        #expect(a.interpolated(towards: b, amount: 0) == a)
        #expect(a.interpolated(towards: b, amount: 1) == b)
        #expect(
            AnimatablePair(0.0, 4.0).interpolated(towards: AnimatablePair(2, 0), amount: 0.25) == AnimatablePair(0.5, 3)
        )
        var c = 2.0
        c.interpolate(towards: 4, amount: 0.5)
        #expect(c == 3)
    }

    @Test func pairsCalculateComponentwise() {
        var pair = AnimatablePair(3.0, AnimatablePair(4.0, Float(12)))
        #expect(pair.magnitudeSquared == 169)
        pair.scale(by: 0.5)
        #expect(pair == AnimatablePair(1.5, AnimatablePair(2, 6)))
        pair += pair
        #expect(pair - AnimatablePair(3, AnimatablePair(4, 12)) == .zero)
        #expect(EmptyAnimatableData() + EmptyAnimatableData() == .zero)
    }

    @Test func anyNumberOfValues() {
        var values = AnimatableValues(1.0, CGFloat(2), Float(2))
        #expect(values.magnitudeSquared == 9)
        values.scale(by: 2)
        #expect(values == AnimatableValues(2.0, CGFloat(4), Float(4)))
        #expect(values + values - values == values)
        #expect(AnimatableValues<Double, Double>.zero == AnimatableValues(0, 0))
    }

    @Test func angles() {
        #expect(Angle.degrees(180).radians == .pi)
        #expect(Angle(radians: .pi / 2).degrees == 90)
        #expect(Angle.degrees(30) + .degrees(60) == .degrees(90))
        #expect(-Angle.degrees(30) < .zero)
        #expect(Angle.degrees(90) / Angle.degrees(45) == 2)
        #expect(abs((2 * Angle.degrees(45) / 3).degrees - 30) < 1e-12)
        var angle = Angle.degrees(10)
        angle.degrees += 5
        #expect(abs(angle.degrees - 15) < 1e-12)
        #expect(angle.animatableData == angle.radians * 128)
        angle.animatableData = 256
        #expect(angle.radians == 2)
    }

    @Test func geometryIsAnimatable() {
        var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        rect.animatableData.scale(by: 2)
        #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
        var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        insets.animatableData += insets.animatableData
        #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
        var point = UnitPoint.bottomTrailing
        point.animatableData.scale(by: 0.5)
        #expect(point == .center)
        var stroke = StrokeStyle(lineWidth: 2, dashPhase: 4)
        stroke.animatableData.scale(by: 0.5)
        #expect(stroke.lineWidth == 1 && stroke.miterLimit == 5 && stroke.dashPhase == 2)
    }

    @Test func anyShapesHandTheirDataOn() {
        var shape = AnyShape(RoundedRectangle(cornerRadius: 10))
        let other = AnyShape(RoundedRectangle(cornerRadius: 20))
        shape.animatableData = shape.animatableData.interpolated(towards: other.animatableData, amount: 0.5)
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(shape.path(in: rect) == RoundedRectangle(cornerRadius: 15).path(in: rect))
        let data = shape.animatableData
        shape.animatableData = AnyShape(OffsetShape(shape: Circle(), offset: .zero)).animatableData
        #expect(shape.animatableData == data, "Data of another shape are left aside.")
    }
}
