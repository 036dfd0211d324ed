import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Animations with numbers that make no sense: they end, or never begin, and leave nothing behind.
@MainActor @Suite struct BadAnimationTests {
    private nonisolated static let wrong: [Double] = [.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300]

    /// Each number in each place of an animation that takes one.
    private nonisolated static let animations: [Animation] =
        wrong.flatMap { bad -> [Animation] in
            [
                .linear(duration: bad), .easeInOut(duration: bad), .timingCurve(bad, bad, 1 - bad, bad, duration: 0.2),
                .spring(response: bad, dampingFraction: 0.5), .spring(response: 0.4, dampingFraction: bad),
                .spring(duration: bad, bounce: 0.2), .spring(duration: 0.4, bounce: bad),
                .spring(response: 0.4, dampingFraction: 0.8, blendDuration: bad),
                .interpolatingSpring(mass: bad, stiffness: 100, damping: 10),
                .interpolatingSpring(stiffness: bad, damping: 10), .interpolatingSpring(stiffness: 100, damping: bad),
                .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: bad),
                .interactiveSpring(response: bad, dampingFraction: bad, blendDuration: bad), .bouncy(extraBounce: bad),
                .linear(duration: 0.2).speed(bad), .linear(duration: 0.2).delay(bad), .bouncy.speed(bad),
                .linear(duration: bad).repeatCount(3), .linear(duration: bad).repeatForever(),
                .linear(duration: 0.2).logicallyComplete(after: bad),
                .spring(duration: bad).repeatForever(autoreverses: false),
                .spring(Spring(mass: bad, stiffness: bad, damping: bad)),
                .spring(Spring(settlingDuration: bad, dampingRatio: bad, epsilon: bad)),
            ]
        } + [0, -1, .min, .max].map { Animation.linear(duration: 0.2).repeatCount($0) }

    @Test("Whatever an animation says, what is shown is a number, and an animation without it follows at once")
    func animations() {
        for animation in Self.animations {
            let remote = Remote<CGFloat>()
            let host = TestHost(
                Stage(CGFloat(10), remote) { side in
                    Color.red.frame(width: side, height: 10).opacity(side / 100).offset(x: side)
                        .rotationEffect(.degrees(side))
                }, size: CGSize(width: 200, height: 100))
            withAnimation(animation) { remote.set(60) }
            for _ in 0..<5 {
                host.advance(by: 0.11)
                for layer in host.seen {
                    let numbers = [layer.frame.minX, layer.frame.width, layer.opacity]
                    let isValid = numbers.allSatisfy(\.isFinite)
                    #expect(isValid, "\(animation)")
                }
            }
            remote.set(40)
            host.update()
            #expect(host.seen.first?.frame.width == 40, "\(animation)")
            #expect(host.isIdle, "\(animation)")
        }
    }

    private struct Dial: Shape {
        var amount: Double
        nonisolated(unsafe) let log: DataLog
        var animatableData: Double {
            get { amount }
            set { amount = newValue }
        }
        func path(in rect: CGRect) -> Path {
            log.values.append(amount)
            return Path(CGRect(x: 0, y: 0, width: amount, height: 10))
        }
    }

    private final class DataLog {
        var values: [Double] = []
    }

    @Test("Data that is no number is shown at once, and from it the way back too")
    func data() {
        let remote = Remote<Double>()
        let log = DataLog()
        let host = TestHost(Stage(1.0, remote) { Dial(amount: $0, log: log) }, size: CGSize(width: 100, height: 20))
        for bad in [Double.nan, .infinity, -.infinity] {
            withAnimation(.linear(duration: 1)) { remote.set(bad) }
            host.advance(by: 0.5)
            let last = log.values.last ?? 0
            #expect(last == bad || last.isNaN && bad.isNaN)
            #expect(host.isIdle)
            withAnimation(.linear(duration: 1)) { remote.set(1) }
            host.advance(by: 0.5)
            #expect(log.values.last == 1)
            #expect(host.isIdle)
        }
        // The values in between stay finite, however long the distance.
        log.values = []
        withAnimation(.linear(duration: 1)) { remote.set(.greatestFiniteMagnitude) }
        host.advance(by: 2)
        let isValid = log.values.allSatisfy(\.isFinite)
        #expect(isValid)
        #expect(host.isIdle)
    }

    @Test("A completion is called once, whatever the animation", arguments: [Double.nan, .infinity, -1, 0])
    func completions(bad: Double) {
        let remote = Remote<CGFloat>()
        let host = TestHost(
            Stage(CGFloat(0), remote) { Color.red.opacity($0) }, size: CGSize(width: 20, height: 20))
        var calls = 0
        withAnimation(.linear(duration: bad).speed(bad), completionCriteria: .removed) {
            remote.set(1)
        } completion: {
            calls += 1
        }
        host.advance(by: 1)
        #expect(calls == 1)
        #expect(host.isIdle)
    }

    @Test("Phases, keyframes and timelines with times that make no sense come to rest")
    func timelines() {
        for bad in [Double.nan, .infinity, -1, 0] {
            let phases = TestHost(
                PhaseAnimator([0.0, 1], trigger: bad) {
                    Color.red.opacity($0)
                } animation: { _ in
                    .linear(duration: bad)
                }, size: CGSize(width: 20, height: 20))
            phases.advance(by: 1)
            #expect(phases.isIdle)
            let remote = Remote<Int>()
            let frames = TestHost(
                Stage(0, remote) { trigger in
                    Color.red.keyframeAnimator(initialValue: 0.5, trigger: trigger) { content, value in
                        content.opacity(value)
                    } keyframes: { _ in
                        LinearKeyframe(bad, duration: bad)
                        SpringKeyframe(bad, duration: bad, spring: Spring(duration: bad))
                        CubicKeyframe(1, duration: bad, startVelocity: bad)
                        MoveKeyframe(0.25)
                    }
                }, size: CGSize(width: 20, height: 20))
            remote.set(1)
            frames.advance(by: 5)
            #expect(frames.seen.first?.opacity.isFinite == true)
            var dates = 0
            let timeline = TestHost(
                TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: bad), by: bad)) { context in
                    let _ = dates += 1
                    Text(verbatim: "\(context.cadence)")
                }, size: CGSize(width: 20, height: 20))
            timeline.advance(by: 1)
            #expect(dates < 200)
        }
        let nothing = TestHost(
            PhaseAnimator([Int]()) { _ in Text("nothing") }, size: CGSize(width: 20, height: 20))
        nothing.advance(by: 1)
        #expect(nothing.isIdle)
    }

    private struct Doubles: View {
        let count: Int
        @Namespace private var space
        var body: some View {
            VStack {
                ForEach(0..<count, id: \.self) { _ in
                    Color.red.frame(width: 10, height: 10).matchedGeometryEffect(id: "one", in: space)
                }
                Color.blue.matchedGeometryEffect(id: "one", in: space, isSource: false)
            }
        }
    }

    @Test("Several sources of one key are warned of once an update, and nothing is stuck")
    func sources() {
        let remote = Remote<Int>()
        var host: TestHost?
        let warnings = TestHost.warnings {
            host = TestHost(Stage(1, remote) { Doubles(count: $0) }, size: CGSize(width: 100, height: 100))
            withAnimation { remote.set(3) }
            host?.advance(by: 2)
        }
        #expect(warnings.filter { $0.hasPrefix("Multiple inserted views in matched geometry group") }.count == 1)
        let calm = TestHost.warnings {
            withAnimation { remote.set(1) }
            host?.advance(by: 2)
        }
        #expect(calm == [])
        #expect(host?.isIdle == true)
    }
}
