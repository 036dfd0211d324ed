import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// How symbols move by their effects.
@MainActor struct SymbolEffectTests {
    private static let red = RGBA(1, 0, 0)

    /// A block in the middle of a window, with an effect that a test sets off.
    private struct Moving<T: DiscreteSymbolEffect & SymbolEffect>: View {
        let effect: T
        var options = SymbolEffectOptions.default
        let count: Int
        var body: some View { Block(color: SymbolEffectTests.red).symbolEffect(effect, options: options, value: count) }
    }

    /// Returns the visible layers at parts of an effect that runs once.
    private func looks<T: DiscreteSymbolEffect & SymbolEffect>(
        _ effect: T, _ options: SymbolEffectOptions = .default, at times: [Double], isRightToLeft: Bool = false
    ) -> [SeenLayer] {
        let remote = Remote<Int>()
        let host = TestHost(
            Stage(0, remote) {
                Moving(effect: effect, options: options, count: $0)
                    .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
            }, size: CGSize(width: 100, height: 100))
        remote.set(1)
        host.update()
        var passed = 0.0
        return times.map {
            host.advance(by: $0 - passed)
            passed = $0
            return host.seen[0]
        }
    }

    /// Where a point of a layer is seen, measured from where the layer's own frame has it.
    private func moved(_ layer: SeenLayer, _ x: CGFloat = 10, _ y: CGFloat = 5) -> CGPoint {
        let point = layer.transforms.reversed().reduce(CGPoint(x: x, y: y)) { $0.applying($1) }
        return CGPoint(x: (point.x - x).rounded(toPlaces: 3), y: (point.y - y).rounded(toPlaces: 3))
    }

    private func scale(_ layer: SeenLayer) -> Double {
        layer.transforms.reduce(1) { $0 * Double(($1.m11 * $1.m22 - $1.m12 * $1.m21).squareRoot()) }
    }

    @Test func bouncesGrowOrShrinkFirst() {
        #expect(scale(looks(.bounce, at: [0.125])[0]) > 1.1)
        #expect(scale(looks(.bounce.up.wholeSymbol, at: [0.125])[0]) > 1.1)
        #expect(scale(looks(.bounce.down.byLayer, at: [0.125])[0]) < 0.9)
        let rest = looks(.bounce, at: [0.6])[0]
        #expect(scale(rest) == 1 && rest.opacity == 1)
    }

    @Test func pulsesFadeAndComeBack() {
        let pulse = looks(.pulse.wholeSymbol, at: [0.5, 1.1])
        #expect(isNear(pulse[0].opacity, 0.4, 1e-3) && pulse[1].opacity == 1 && scale(pulse[0]) == 1)
        #expect(looks(.pulse.byLayer, at: [0.5])[0].opacity == pulse[0].opacity)
    }

    @Test func breathingGrowsAndFadesOnlyWhereItPulses() {
        let plain = looks(.breathe.plain.byLayer, at: [0.5])[0]
        #expect(isNear(scale(plain), 1.1, 1e-3) && plain.opacity == 1)
        let pulsing = looks(.breathe.pulse.wholeSymbol, at: [0.5])[0]
        #expect(isNear(scale(pulsing), 1.1, 1e-3) && isNear(pulsing.opacity, 0.8, 1e-3))
    }

    @Test func turnsGoTheWayThatIsSaid() {
        // A quarter turn clockwise moves the part to the right of the middle below it.
        #expect(moved(looks(.rotate, at: [0.25])[0], 15, 5) == CGPoint(x: -5, y: 5))
        #expect(moved(looks(.rotate.clockwise.byLayer, at: [0.25])[0], 15, 5) == CGPoint(x: -5, y: 5))
        #expect(moved(looks(.rotate.counterClockwise.wholeSymbol, at: [0.25])[0], 15, 5) == CGPoint(x: -5, y: -5))
        #expect(moved(looks(.rotate, at: [1.1])[0], 15, 5) == .zero)
    }

    @Test func shakesGoFirstToTheSideThatIsSaid() {
        func first(_ effect: WiggleSymbolEffect, _ isRightToLeft: Bool = false, x: CGFloat = 10) -> CGPoint {
            moved(looks(effect, at: [1.0 / 24], isRightToLeft: isRightToLeft)[0], x, 5)
        }
        let wiggle = WiggleSymbolEffect()
        #expect(first(wiggle, x: 15).y > 0.5 && first(wiggle.clockwise, x: 15).y > 0.5)
        #expect(first(wiggle.counterClockwise, x: 15).y < -0.5)
        #expect(first(wiggle.left).x < -1 && first(wiggle.right).x > 1 && first(wiggle.left).y == 0)
        #expect(first(wiggle.up.byLayer).y < -0.5 && first(wiggle.down.wholeSymbol).y > 0.5)
        #expect(first(wiggle.forward).x > 1 && first(wiggle.backward).x < -1)
        #expect(first(wiggle.forward, true).x < -1 && first(wiggle.backward, true).x > 1)
        #expect(first(wiggle.left, true).x < -1)
        #expect(moved(looks(.wiggle, at: [0.6])[0], 15) == .zero)
    }

    @Test func optionsSayHowOftenAndHowFast() {
        func isOver(_ options: SymbolEffectOptions, at time: Double) -> Bool {
            looks(.pulse, options, at: [time])[0].opacity == 1
        }
        #expect(!isOver(.default, at: 0.9) && isOver(.default, at: 1.05))
        #expect(isOver(.speed(2), at: 0.55) && !isOver(.speed(0.5), at: 1.5))
        #expect(!isOver(.repeat(3), at: 2.5) && isOver(.repeat(3), at: 3.05))
        #expect(!isOver(.repeat(2).speed(2), at: 0.75) && isOver(.repeat(2).speed(2), at: 1.05))
        #expect(isOver(.speed(-1), at: 1.05) && isOver(.repeat(0), at: 0.5))
        #expect(!isOver(.repeat(.periodic(2)), at: 1.5) && isOver(.repeat(.periodic(2, delay: 0)), at: 2.05))
        #expect(SymbolEffectOptions.repeating == .default.repeating && SymbolEffectOptions.nonRepeating != .repeating)
        #expect(SymbolEffectOptions.repeat(.continuous) != .repeat(.periodic))
    }
}

extension CGFloat {
    fileprivate func rounded(toPlaces places: Int) -> CGFloat {
        let factor = CGFloat(pow(10, Double(places)))
        return ((self * factor).rounded() / factor) + 0
    }
}
