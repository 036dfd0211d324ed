import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor @Suite struct TimelineTests {
    /// The dates, as seconds since a view was made, at which it made its content.
    private final class Times {
        var all: [Double] = []
    }

    private func times<S: TimelineSchedule>(_ schedule: S, advancing seconds: Double) -> [Double] {
        let times = Times()
        var start: Date?
        let host = TestHost(
            TimelineView(schedule) { context in
                let _ = {
                    start = start ?? context.date
                    times.all.append(((context.date.timeIntervalSince(start!)) * 1000).rounded() / 1000)
                }()
                Text(verbatim: "x")
            })
        host.advance(by: seconds)
        return times.all
    }

    @Test func aPeriodicTimelineTicks() {
        #expect(times(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1), advancing: 3.01).count >= 4)
        let start = Date()
        #expect(times(.periodic(from: start, by: 0.5), advancing: 1.6) == [0, 0.5, 1, 1.5])
        #expect(times(.periodic(from: start, by: 0), advancing: 1) == [0])
    }

    @Test func aMinuteTimelineTicksAtTheMinute() {
        let dates = Array(
            EveryMinuteTimelineSchedule().entries(from: Date(timeIntervalSinceReferenceDate: 90), mode: .normal)
                .prefix(3))
        #expect(dates.map(\.timeIntervalSinceReferenceDate) == [60, 120, 180])
    }

    @Test func anExplicitTimelineEnds() {
        let start = Date()
        #expect(times(.explicit([start, start + 1, start + 2]), advancing: 10).suffix(2) == [1, 2])
    }

    @Test func anAnimationTimelineFollowsTheFramesUntilItIsPaused() {
        let frames = times(.animation, advancing: 0.5)
        #expect((29...31).contains(frames.count))
        #expect(times(.animation(minimumInterval: 0.1), advancing: 0.45).count == 5)
        #expect(times(.animation(paused: true), advancing: 1) == [0])
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(Array(AnimationTimelineSchedule(paused: true).entries(from: start, mode: .normal)).isEmpty)
        #expect(AnimationTimelineSchedule().entries(from: start, mode: .normal).first { _ in true } == start)
    }

    private struct Pausing: View {
        @State private var isPaused = false
        var body: some View {
            VStack {
                Text(verbatim: "Pause").onTapGesture { isPaused.toggle() }
                TimelineView(.animation(paused: isPaused)) { _ in Text(verbatim: "x") }
            }
        }
    }

    @Test func nothingWakesOncePausedOrGone() {
        let host = TestHost(Pausing())
        host.advance(by: 0.1)
        #expect(host.host.graph.nextFrame != nil)
        host.tap(text: "Pause")
        host.advance(by: 2)
        #expect(host.host.graph.nextFrame == nil)
        host.tap(text: "Pause")
        host.advance(by: 0.1)
        #expect(host.host.graph.nextFrame != nil)
        host.show(Text(verbatim: "other"))
        host.advance(by: 0.1)
        #expect(host.host.graph.nextFrame == nil)
    }

    @Test func phasesFollowOneAnother() {
        let host = TestHost(
            PhaseAnimator(["a", "b", "c"]) {
                Text(verbatim: $0)
            } animation: { _ in
                .linear(duration: 1)
            })
        #expect(host.text == ["b"])
        host.advance(by: 1.1)
        #expect(host.text == ["c"])
        host.advance(by: 1)
        #expect(host.text == ["a"])
        host.advance(by: 1)
        #expect(host.text == ["b"])
    }

    private struct Triggered: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text(verbatim: "Go").onTapGesture { count += 1 }
                PhaseAnimator([0, 1], trigger: count) {
                    Text(verbatim: "\($0)")
                } animation: { _ in
                    .linear(duration: 1)
                }
                Text(verbatim: "x").keyframeAnimator(initialValue: 0.0, trigger: count) { content, value in
                    content.frame(width: 10 + value)
                } keyframes: { _ in
                    LinearKeyframe(10, duration: 1)
                }
            }
        }
    }

    @Test func animatorsRunWhenAValueChanges() {
        let host = TestHost(Triggered())
        func width() -> CGFloat { host.host.graph.inspect().last { $0.kind == "frame" }!.frame.width }
        host.advance(by: 1)
        #expect(host.text == ["Go", "0", "x"])
        #expect(width() == 10)
        host.tap(text: "Go")
        #expect(host.text == ["Go", "1", "x"])
        host.advance(by: 0.5)
        #expect(width() > 14 && width() < 16)
        host.advance(by: 2)
        #expect(host.text == ["Go", "0", "x"])
        #expect(width() == 20)
        #expect(host.host.graph.nextFrame == nil)
    }
}
