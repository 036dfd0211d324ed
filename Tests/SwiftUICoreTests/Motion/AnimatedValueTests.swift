import Foundation
import Testing

@testable import SwiftUICore

@Suite struct AnimatedValueTests {
    private let environment = EnvironmentValues()

    private func moved(_ animation: Animation?, to target: Double = 100) -> AnimatedValue<Double> {
        var value = AnimatedValue(0.0)
        value.move(to: target, in: Transaction(animation: animation), at: 0, environment)
        return value
    }

    @Test func A05_aValueIsTheModelLessWhatIsLeftOfTheWay() {
        var value = moved(.easeInOut(duration: 1))
        #expect(value.model == 100 && value.isMoving)
        #expect(value.shown(at: 0, environment) == 0)
        #expect(isNear(value.shown(at: 0.25, environment), 12.9162, 1e-3))
        #expect(isNear(value.shown(at: 0.5, environment), 50))
        #expect(value.shown(at: 1, environment) == 100 && !value.isMoving)
    }

    @Test func A05_animationsAdd() {
        var value = moved(.linear(duration: 1))
        _ = value.shown(at: 0.5, environment)
        value.move(to: 0, in: Transaction(animation: .linear(duration: 1)), at: 0.5, environment)
        #expect(isNear(value.shown(at: 0.5, environment), 50))
        // 0 - (100 - 75) + 100 - 25
        #expect(isNear(value.shown(at: 0.75, environment), 50))
        #expect(isNear(value.shown(at: 1.25, environment), 25))
        #expect(value.shown(at: 1.5, environment) == 0 && !value.isMoving)
    }

    @Test func A05_springsMergeAndKeepTheirSpeed() {
        var value = moved(.smooth)
        let before = (value.shown(at: 0.0999, environment), value.shown(at: 0.1, environment))
        #expect(isNear(before.1, 35.7740, 1e-3))
        value.move(to: 0, in: Transaction(animation: .smooth), at: 0.1, environment)
        #expect(isNear(value.shown(at: 0.1, environment), before.1))
        let speed = (before.1 - before.0) / 1e-4
        let after = (value.shown(at: 0.1001, environment) - before.1) / 1e-4
        #expect(isNear(speed, after, 5))
        #expect(after > 300)
        #expect(value.shown(at: 3, environment) == 0 && !value.isMoving)
    }

    @Test func aChangeWithoutAnimationIsThereAtOnce() {
        var value = moved(.linear(duration: 1))
        value.move(to: 30, in: Transaction(), at: 0.5, environment)
        #expect(value.shown(at: 0.5, environment) == 30 && !value.isMoving)
    }

    @Test func whatNeverEndsMakesRoom() {
        var value = moved(.linear(duration: 1).repeatForever())
        #expect(isNear(value.shown(at: 1.5, environment), 50))
        #expect(isNear(value.shown(at: 2.25, environment), 25))
        value.move(to: 0, in: Transaction(animation: .linear(duration: 1)), at: 2.25, environment)
        #expect(isNear(value.shown(at: 2.25, environment), 25))
        #expect(isNear(value.shown(at: 2.75, environment), 12.5))
        #expect(value.shown(at: 3.25, environment) == 0 && !value.isMoving)
    }

    @Test func aDelayLetsTheValueSleep() {
        var value = moved(.linear(duration: 1).delay(2))
        #expect(value.nextTime(after: 0) == 2)
        #expect(value.shown(at: 1, environment) == 0)
        #expect(value.nextTime(after: 2.5) == 2.5)
        #expect(isNear(value.shown(at: 2.5, environment), 50))
    }

    private struct Broken: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            value.scaled(by: time > 1 ? .nan : 0.5)
        }
    }

    @Test func whatIsNoNumberEnds() {
        for target in [Double.nan, .infinity, -.infinity] {
            let value = moved(.linear(duration: 1), to: target)
            #expect(!value.isMoving)
            #expect(value.model.isNaN == target.isNaN)
        }
        for animation in [
            Animation.linear(duration: 0), .linear(duration: -1), .linear(duration: .nan), .linear.speed(-1),
            .linear.speed(0), .linear.repeatCount(0), .spring(duration: 0), .linear(duration: 0).repeatForever(),
        ] {
            var value = moved(animation)
            _ = value.shown(at: 1e-3, environment)
            #expect(value.shown(at: 2, environment) == 100, "\(animation)")
            #expect(!value.isMoving, "\(animation)")
        }
        var value = moved(Animation(Broken()))
        #expect(value.shown(at: 0.5, environment) == 50)
        #expect(value.shown(at: 1.5, environment) == 100 && !value.isMoving)
    }

    @Test func A11_completionsWaitForTheEndThatTheyAskFor() {
        var log: [String] = []
        var transaction = Transaction(animation: .smooth)
        transaction.addAnimationCompletion(criteria: .logicallyComplete) { log.append("logical") }
        transaction.addAnimationCompletion(criteria: .removed) { log.append("removed") }
        var value = AnimatedValue(0.0)
        value.move(to: 1, in: transaction, at: 0, environment)
        for completion in transaction.completions { completion.release() }
        func pass(_ time: Double) {
            _ = value.shown(at: time, environment)
            for completion in value.takeEnded() { completion.release() }
        }
        pass(0.49)
        #expect(log.isEmpty)
        pass(0.51)
        #expect(log == ["logical"])
        pass(0.9)
        #expect(log == ["logical"])
        pass(5)
        pass(6)
        #expect(log == ["logical", "removed"])
    }

    /// Returns a transaction that counts its completions, and the count.
    private func telling(
        _ animation: Animation, _ criteria: AnimationCompletionCriteria
    ) -> (transaction: Transaction, count: () -> Int) {
        var count = 0
        var transaction = Transaction(animation: animation)
        transaction.addAnimationCompletion(criteria: criteria) { count += 1 }
        return (transaction, { count })
    }

    private func pass(_ value: inout AnimatedValue<Double>, _ time: Double) {
        _ = value.shown(at: time, environment)
        for completion in value.takeEnded() { completion.release() }
    }

    @Test func whatIsTakenOverIsNotYetComplete() {
        var value = moved(.smooth)
        pass(&value, 0.51)
        let (transaction, count) = telling(.smooth, .logicallyComplete)
        value.move(to: 0, in: transaction, at: 0.52, environment)
        for completion in transaction.completions { completion.release() }
        pass(&value, 0.53)
        #expect(count() == 0)
        pass(&value, 1.1)
        #expect(count() == 1)
    }

    @Test func whatMadeRoomForAnotherIsOver() {
        var value = AnimatedValue(0.0)
        let (transaction, count) = telling(.linear(duration: 1).repeatForever(), .removed)
        value.move(to: 100, in: transaction, at: 0, environment)
        for completion in transaction.completions { completion.release() }
        pass(&value, 2.25)
        #expect(count() == 0)
        value.move(to: 0, in: Transaction(animation: .linear(duration: 1)), at: 2.25, environment)
        pass(&value, 2.25)
        #expect(count() == 1)
    }

    @Test func whatIsCompleteLetsGoOnce() {
        let (transaction, count) = telling(.smooth, .logicallyComplete)
        var longer = transaction
        longer.animation = .smooth(duration: 2)
        var (short, long) = (AnimatedValue(0.0), AnimatedValue(0.0))
        short.move(to: 1, in: transaction, at: 0, environment)
        long.move(to: 1, in: longer, at: 0, environment)
        for completion in transaction.completions { completion.release() }
        for time in [0.51, 0.52, 0.53] {
            pass(&short, time)
            pass(&long, time)
        }
        #expect(count() == 0)
        pass(&long, 2.1)
        #expect(count() == 1)
    }

    @Test func aSpringThatIsRepeatedGoesBackAsItCame() {
        var value = moved(.smooth.repeatForever(autoreverses: true))
        let values = (0...600).map { value.shown(at: Double($0) / 100, environment) }
        #expect(values.contains { $0 > 99 } && values[100...].contains { $0 < 1 })
        let jumps = zip(values, values.dropFirst()).map { abs($0 - $1) }
        #expect(jumps.allSatisfy { $0 < 10 }, "\(jumps.max() ?? 0)")
    }

    @Test func changesOfOneMomentAreOneWay() {
        var value = AnimatedValue(0.0)
        let transaction = Transaction(animation: .easeIn(duration: 1))
        value.move(to: 100, in: transaction, at: 0, environment)
        value.move(to: 50, in: transaction, at: 0, environment)
        #expect(isNear(value.shown(at: 0.5, environment), 0.315357 * 50, 1e-3))
        value = AnimatedValue(0.0)
        value.move(to: 100, in: transaction, at: 0, environment)
        value.move(to: 0, in: transaction, at: 0, environment)
        #expect(!value.isMoving)
    }
}

/// The calls of custom and of repeated animations.
@Suite struct AnimationCallTests {
    /// Notes the way it is asked to take over.
    private struct Asked: CustomAnimation {
        final class Log: @unchecked Sendable {
            var ways: [Double] = []
        }
        let log: Log

        static func == (a: Asked, b: Asked) -> Bool { a.log === b.log }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(log)) }

        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time < 1 ? value.scaled(by: time) : nil
        }

        func shouldMerge<V: VectorArithmetic>(
            previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> Bool {
            log.ways.append((value as? Double) ?? .nan)
            return false
        }
    }

    @Test func A05_whoMayTakeOverIsToldTheWholeWay() {
        let log = Asked.Log()
        var value = AnimatedValue(0.0)
        let environment = EnvironmentValues()
        value.move(to: 100, in: Transaction(animation: .linear(duration: 1)), at: 0, environment)
        value.move(to: 130, in: Transaction(animation: Animation(Asked(log: log))), at: 0.5, environment)
        #expect(log.ways == [130])
        #expect(value.shown(at: 0.5, environment) == 50)
    }

    @Test func A12_onItsWayBackTheSpeedIsNegative() {
        let animation = Animation.linear(duration: 1).repeatCount(2, autoreverses: true)
        let context = AnimationContext<Double>()
        #expect(animation.velocity(value: 10, time: 0.5, context: context) == 10)
        #expect(animation.velocity(value: 10, time: 1.5, context: context) == -10)
        #expect(animation.velocity(value: 10, time: 2.5, context: context) == 0)
    }
}
