import DisplayList
import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor @Suite struct ClockAndDataTests {
    private let size = CGSize(width: 100, height: 100)

    @Test func A06_theFirstFrameShowsTheOldValueAndTheNextIsAsFarAsTimeHasPassed() {
        let remote = Remote<Double>()
        let host = TestHost(Stage(0, remote) { Rectangle().fill(Color.red).opacity($0) }, size: size)
        host.advance(by: 10)
        withAnimation(.linear(duration: 1)) { remote.set(1) }
        #expect(host.seen[0].opacity == 0)
        host.update()
        #expect(host.seen[0].opacity == 0)
        // However late the next frame comes, it is where it should be then.
        host.frameDuration = 0.25
        host.advance(by: 0.25)
        #expect(isNear(host.seen[0].opacity, 0.25))
        host.advance(by: 0.75)
        #expect(host.seen[0].opacity == 1 && host.isIdle)
    }

    @Test func aHostReadsValuesAtMoments() {
        let remote = Remote<Double>()
        let host = TestHost(Stage(0, remote) { Rectangle().fill(Color.red).opacity($0) }, size: size)
        withAnimation(.linear(duration: 1)) { remote.set(1) }
        let values = host.values(at: [0, 0.25, 0.5, 2]) { host.seen[0].opacity }
        #expect(zip(values, [0, 0.25, 0.5, 1]).allSatisfy { isNear($0, $1) } && values.count == 4)
    }

    private func check<V: VectorArithmetic>(_ a: V, _ b: V) {
        #expect(a.interpolated(towards: b, amount: 0) == a)
        #expect(a.interpolated(towards: b, amount: 1) == b)
        #expect(a.interpolated(towards: b, amount: 0.5) == a + (b - a).scaled(by: 0.5))
        #expect(a.scaled(by: 0) == .zero || a.scaled(by: 0).magnitudeSquared == 0)
        #expect(a + .zero == a && a - .zero == a)
        #expect(isNear(a.scaled(by: 2).magnitudeSquared, 4 * a.magnitudeSquared, 1e-3))
    }

    @Test func A10_dataAreInterpolatedExactlyAndComponentByComponent() {
        check(1.5, -2.25)
        check(Float(1.5), -2.25)
        check(CGFloat(1.5), -2.25)
        check(
            CGRect(x: 1, y: 2, width: 3, height: 4).animatableData,
            CGRect(x: 9, y: 8, width: 7, height: 6).animatableData)
        check(
            EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData,
            EdgeInsets(top: 5, leading: 7, bottom: 9, trailing: 11).animatableData)
        check(AnimatablePair(1.0, AnimatablePair(2.0, 3.0)), AnimatablePair(4.0, AnimatablePair(6.0, 8.0)))
        check(_AnyAnimatableData(AnimatablePair(1.0, 2.0)), _AnyAnimatableData(AnimatablePair(3.0, 5.0)))
        check(
            FrameVector(CGRect(x: 1, y: 2, width: 3, height: 4)), FrameVector(CGRect(x: 0, y: 1, width: 5, height: 2)))
        check(NumberList([1, 2, 3]), NumberList([3, 2, 1]))
        let colors = (Color.Resolved(red: 1, green: 0, blue: 0), Color.Resolved(red: 0, green: 0, blue: 1))
        check(colors.0.animatableData, colors.1.animatableData)
        #expect(
            AnimatablePair(1.0, 2.0).interpolated(towards: AnimatablePair(3.0, 6.0), amount: 0.25)
                == AnimatablePair(1.5, 3))
    }

    @Test func A10_paintsOfOneFormMixAndOthersDoNot() {
        let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
        let linear = Paint.linear(stops: stops, start: .zero, end: CGPoint(x: 1, y: 1))
        let angular = Paint.angular(stops: stops, center: .zero, startAngle: 0, endAngle: 6)
        #expect(linear.numbers(like: linear) != nil && linear.numbers(like: angular) == nil)
        #expect(Paint.color(.white).numbers(like: linear)?.count == linear.numbers(like: linear)?.count)
        for paint in [linear, angular, .color(RGBA(0.5, 0.25, 1, 0.5))] {
            var numbers = paint.numbers(like: paint)![...]
            let again = paint.taking(&numbers)
            #expect(numbers.isEmpty)
            #expect(zip(again.numbers(like: paint)!, paint.numbers(like: paint)!).allSatisfy { isNear($0, $1, 1e-5) })
        }
        // Nothing is a color without opacity.
        #expect(LayerContent.none.numbers(like: .color(.white))?.values == [0, 0, 0, 0])
        #expect(LayerContent.none.numbers(like: .commands([])) == nil)
    }
}
