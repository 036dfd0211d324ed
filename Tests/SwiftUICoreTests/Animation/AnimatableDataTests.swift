import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// The data of animatable values.
@MainActor struct AnimatableDataTests {
    /// The interpolated value at a share of the distance from one to another.
    private func between<V: Animatable>(_ a: V, _ b: V, _ share: Double) -> V {
        var result = a
        result.animatableData = a.animatableData.interpolated(towards: b.animatableData, amount: share)
        return result
    }

    @Test("Angles are numbers with a unit") func angles() {
        let (a, b) = (Angle(degrees: 90), Angle.radians(.pi))
        #expect(isNear((a + b).degrees, 270) && isNear((b - a).degrees, 90) && isNear((-a).degrees, -90))
        #expect(isNear((a * 2).degrees, 180) && isNear((3 * a).degrees, 270) && isNear((a / 2).degrees, 45))
        #expect(isNear(b / a, 2) && a < b && !(b < a) && Angle() == .zero && Angle(radians: 1) == .radians(1))
        var angle = a
        angle += b
        #expect(isNear(angle.degrees, 270))
        angle -= a
        angle *= 4
        #expect(isNear(angle.degrees, 720))
        angle /= 8
        #expect(isNear(angle.degrees, 90))
        angle.degrees = 30
        #expect(isNear(angle.radians, .pi / 6))
        #expect(between(Angle.degrees(10), Angle.degrees(20), 0.5).degrees.rounded() == 15)
    }

    @Test("What lies between two values") func values() {
        #expect(between(CGVector(dx: 0, dy: 2), CGVector(dx: 4, dy: 4), 0.25) == CGVector(dx: 1, dy: 2.5))
        #expect(between(CGPoint.zero, CGPoint(x: 4, y: 8), 0.5) == CGPoint(x: 2, y: 4))
        #expect(between(CGSize.zero, CGSize(width: 4, height: 8), 0.5) == CGSize(width: 2, height: 4))
        let rect = CGRect(x: 2, y: 4, width: 6, height: 8)
        #expect(between(CGRect.zero, rect, 0.5) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(between(UnitPoint(), .bottomTrailing, 0.5) == .center && UnitPoint() == .zero)
        let insets = EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
        #expect(-insets == EdgeInsets(top: -2, leading: -4, bottom: -6, trailing: -8))
        #expect(insets - insets == EdgeInsets())
        #expect(insets + insets == EdgeInsets(top: 4, leading: 8, bottom: 12, trailing: 16))
        #expect(between(EdgeInsets(), insets, 0.5) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        let dashed = StrokeStyle(lineWidth: 3, lineCap: .round, miterLimit: 6, dash: [2], dashPhase: 4)
        let half = between(StrokeStyle(lineWidth: 1, miterLimit: 10), dashed, 0.5)
        #expect(half.lineWidth == 2 && half.miterLimit == 8 && half.dashPhase == 2 && half.lineCap == .butt)
        #expect(between(1.0, 3, 0.5) == 2 && between(Float(1), 3, 0.5) == 2 && between(CGFloat(1), 3, 0.5) == 2)
    }

    @Test("The ends of a way are exact") func ends() {
        #expect(0.1.interpolated(towards: 0.3, amount: 0) == 0.1 && 0.1.interpolated(towards: 0.3, amount: 1) == 0.3)
        var number = 2.0
        number.interpolate(towards: 4, amount: 2)
        #expect(number == 6 && number.scaled(by: 0.5) == 3 && Float(3).magnitudeSquared == 9)
    }

    @Test("Pairs and any number of values calculate part by part") func several() {
        let pair = AnimatablePair(1.0, AnimatablePair(Float(2), CGFloat(2)))
        #expect(pair + pair == pair.scaled(by: 2) && pair - pair == .zero && pair.magnitudeSquared == 9)
        var sum = pair
        sum += pair
        sum -= pair
        #expect(sum == pair)
        let values = AnimatableValues(1.0, Float(2), CGFloat(2))
        #expect(values + values == values.scaled(by: 2) && values - values == .zero && values.magnitudeSquared == 9)
        #expect(values != AnimatableValues(1.0, 2, 3) && values.value.1 == 2)
    }

    @Test("Nothing to animate is one value") func nothing() {
        struct Still: Animatable {}
        var still = Still()
        still.animatableData = EmptyAnimatableData() + EmptyAnimatableData.zero - EmptyAnimatableData()
        var data = still.animatableData
        data += data
        data -= data
        data.scale(by: 3)
        #expect(data == .zero && data.magnitudeSquared == 0)
    }

    @Test("Data of hidden types mix only with their own") func hidden() {
        let (a, b) = (_AnyAnimatableData(2.0), _AnyAnimatableData(CGFloat(5)))
        #expect((a + a).value(Double.self) == 4 && (a - _AnyAnimatableData(0.5)).value(Double.self) == 1.5)
        #expect((a + b).value(CGFloat.self) == 5 && (a - b).value(CGFloat.self) == 5 && a.value(Float.self) == nil)
        #expect((.zero + a) == a && (a + .zero) == a && (a - .zero) == a && (.zero - a).value(Double.self) == -2)
        #expect(_AnyAnimatableData.zero.value(Double.self) == 0 && a - a == .zero && a != b && a != .zero)
        #expect(a.scaled(by: 2).value(Double.self) == 4 && a.magnitudeSquared == 4)
        #expect(_AnyAnimatableData.zero.scaled(by: 2) == .zero && _AnyAnimatableData.zero.magnitudeSquared == 0)
    }
}
