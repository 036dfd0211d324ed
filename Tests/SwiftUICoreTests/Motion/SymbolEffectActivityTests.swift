import DisplayList
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Symbol effects that last for as long as they are on.
@MainActor struct SymbolEffectActivityTests {
    private static let red = RGBA(1, 0, 0)

    private func stage<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, _ options: SymbolEffectOptions = .default, isRemoved: Bool = false
    ) -> (TestHost, Remote<Bool>) {
        let remote = Remote<Bool>()
        let host = TestHost(
            Stage(false, remote) {
                Block(color: Self.red).symbolEffect(effect, options: options, isActive: $0).symbolEffectsRemoved(
                    isRemoved)
            }, size: CGSize(width: 100, height: 100))
        return (host, remote)
    }

    private func scale(_ host: TestHost) -> Double { host.seen[0].transforms.reduce(1) { $0 * Double($1.m11) } }

    @Test func aSymbolIsLargerOrSmallerWhileTheEffectIsOn() {
        for (effect, expected) in [
            (ScaleSymbolEffect(), 1.2), (.scale.up, 1.2), (.scale.down, 0.8), (.scale.up.byLayer, 1.2),
            (.scale.down.wholeSymbol, 0.8),
        ] {
            let (host, remote) = stage(effect)
            #expect(scale(host) == 1)
            remote.set(true)
            host.advance(by: 1)
            #expect(isNear(scale(host), expected) && host.isIdle)
            remote.set(false)
            host.advance(by: 1)
            #expect(isNear(scale(host), 1) && host.isIdle)
        }
    }

    @Test func aSymbolIsGoneOrThereWhileTheEffectIsOn() {
        for effect in [
            DisappearSymbolEffect(), .disappear.up, .disappear.down, .disappear.byLayer, .disappear.wholeSymbol,
        ] {
            let (host, remote) = stage(effect)
            remote.set(true)
            host.advance(by: 1)
            #expect(host.seen.first?.opacity ?? 0 == 0)
            remote.set(false)
            host.advance(by: 1)
            #expect(host.seen[0].opacity == 1)
        }
        for effect in [DrawOffSymbolEffect(), .drawOff.reversed] {
            let (host, remote) = stage(effect)
            remote.set(true)
            host.advance(by: 1)
            #expect(host.seen.first?.opacity ?? 0 == 0)
            remote.set(false)
            host.advance(by: 1)
            #expect(host.seen[0].opacity == 1)
        }
        for effect in [AppearSymbolEffect(), .appear.up, .appear.down, .appear.byLayer, .appear.wholeSymbol] {
            let (host, remote) = stage(effect)
            remote.set(true)
            host.advance(by: 1)
            #expect(host.seen[0].opacity == 1 && scale(host) == 1)
        }
    }

    @Test func anEffectGoesOnUntilItIsSwitchedOffUnlessItIsCounted() {
        let (endless, first) = stage(.pulse)
        first.set(true)
        endless.advance(by: 20.5)
        #expect(isNear(endless.seen[0].opacity, 0.4, 0.03))
        let (twice, second) = stage(.pulse, .repeat(2))
        second.set(true)
        twice.advance(by: 1.5)
        #expect(isNear(twice.seen[0].opacity, 0.4, 0.03))
        twice.advance(by: 1)
        #expect(twice.seen[0].opacity == 1 && twice.isIdle)
        let (once, third) = stage(.pulse, .nonRepeating.speed(2))
        third.set(true)
        once.advance(by: 0.25)
        #expect(isNear(once.seen[0].opacity, 0.4, 0.05))
        once.advance(by: 0.5)
        #expect(once.seen[0].opacity == 1 && once.isIdle)
    }

    @Test func effectsThatAreRemovedDoNothing() {
        let (pulse, first) = stage(.pulse, isRemoved: true)
        first.set(true)
        pulse.advance(by: 0.5)
        #expect(pulse.seen[0].opacity == 1 && pulse.isIdle)
        let (scaled, second) = stage(.scale, isRemoved: true)
        second.set(true)
        scaled.advance(by: 1)
        #expect(scale(scaled) == 1 && scaled.isIdle)
        #expect(!EnvironmentValues().symbolEffectsAreRemoved)
    }

    @Test func mannersMakeOtherEffects() {
        #expect(Set([DisappearSymbolEffect(), .disappear.up, .disappear.down, .disappear.byLayer]).count == 4)
        #expect(Set([DrawOnSymbolEffect(), .drawOn.byLayer, .drawOn.wholeSymbol, .drawOn.individually]).count == 4)
        #expect(
            Set([
                DrawOffSymbolEffect(), .drawOff.byLayer, .drawOff.individually, .drawOff.reversed, .drawOff.nonReversed,
            ])
            .count == 5)
        #expect(Set([AppearSymbolEffect(), .appear.up, .appear.down, .appear.wholeSymbol]).count == 4)
        #expect(Set([PulseSymbolEffect(), .pulse.byLayer, .pulse.wholeSymbol]).count == 3)
        #expect(BounceSymbolEffect.bounce.up.up == .bounce.up && BreatheSymbolEffect.breathe.plain != .breathe.pulse)
        #expect(
            RotateSymbolEffect.rotate.clockwise != .rotate.counterClockwise && WiggleSymbolEffect.wiggle.up != .wiggle)
    }
}
