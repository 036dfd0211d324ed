import Foundation
import Testing

@testable import SwiftUICore

@Suite struct KeyframeTests {
    private struct Look {
        var scale = 1.0
        var offset = 0.0
    }

    @Test func tracksRunBesideEachOther() {
        let timeline = KeyframeTimeline(initialValue: Look()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(2, duration: 1)
                MoveKeyframe(5)
                LinearKeyframe(3, duration: 1)
            }
            KeyframeTrack(\.offset) {
                LinearKeyframe(10, duration: 4, timingCurve: .easeIn)
            }
        }
        #expect(timeline.duration == 4)
        #expect(timeline.value(time: 0).scale == 1)
        #expect(timeline.value(time: 0.5).scale == 1.5)
        #expect(timeline.value(time: 1).scale == 5)
        #expect(timeline.value(time: 1.5).scale == 4)
        #expect(timeline.value(time: 9).scale == 3)
        #expect(abs(timeline.value(progress: 0.5).offset - 3.15357) < 1e-4)
        #expect(timeline.value(time: 4).offset == 10)
    }

    @Test func aCubicWayHasNoCorners() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(-5, duration: 0.5)
            SpringKeyframe(3, duration: 1, spring: .smooth)
        }
        #expect(timeline.duration == 2.5)
        #expect(timeline.value(time: 1) == 10)
        let step = 1e-6
        for joint in [1, 1.5] {
            let before = (timeline.value(time: joint) - timeline.value(time: joint - step)) / step
            let after = (timeline.value(time: joint + step) - timeline.value(time: joint)) / step
            #expect(abs(before - after) < 1e-2)
        }
    }

    @Test func aSpringRunsUntilItRests() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: .bouncy) }
        #expect(timeline.duration == Spring.bouncy.settlingDuration)
        #expect(abs(timeline.value(time: 0.3) - 1.033930) < 1e-6)
        #expect(timeline.value(time: 60) == 1)
    }

    @Test func timesThatAreNoneGiveTheBeginning() {
        let timeline = KeyframeTimeline(initialValue: 1.0) { LinearKeyframe(2, duration: .nan) }
        #expect(timeline.duration == 0)
        #expect(timeline.value(time: .nan) == 2)
        #expect(KeyframeTimeline(initialValue: 1.0) { LinearKeyframe(2, duration: 1) }.value(time: -1) == 1)
    }
}

/// The forms in which keyframes are written.
@Suite struct KeyframeBuildingTests {
    /// A stretch made of others.
    private struct Hop: KeyframeTrackContent {
        let height: Double
        var body: some KeyframeTrackContent<Double> {
            LinearKeyframe(height, duration: 1)
            LinearKeyframe(0, duration: 1)
        }
    }

    private struct Look: Equatable {
        var scale = 1.0
        var offset = 0.0
    }

    /// Keyframes made of others.
    private struct Rise: Keyframes {
        let top: Double
        var body: some Keyframes<Look> {
            KeyframeTrack(\.offset) { LinearKeyframe(top, duration: 2) }
        }
    }

    private func timeline(_ hops: Int, high: Bool) -> KeyframeTimeline<Double> {
        KeyframeTimeline(initialValue: 0) {
            for _ in 0..<hops { Hop(height: 1) }
            if high { Hop(height: 10) } else { MoveKeyframe(5) }
        }
    }

    @Test func stretchesAreMadeOfOthersInLoopsAndBranches() {
        let high = timeline(2, high: true)
        #expect(high.duration == 6 && high.value(time: 1) == 1 && high.value(time: 2.5) == 0.5)
        #expect(high.value(time: 5) == 10 && high.value(time: 6) == 0)
        let low = timeline(0, high: false)
        #expect(low.duration == 0 && low.value(time: 0) == 5)
    }

    @Test func keyframesAreMadeOfOthers() {
        let timeline = KeyframeTimeline(initialValue: Look()) {
            Rise(top: 4)
            KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 1) }
        }
        #expect(timeline.duration == 2)
        var look = Look(scale: 9, offset: 9)
        timeline.update(value: &look, progress: 0.25)
        #expect(look == Look(scale: 2, offset: 1))
        timeline.update(value: &look, time: 2)
        #expect(look == Look(scale: 3, offset: 4))
    }

    @Test func noKeyframesKeepTheValue() {
        let nothing = KeyframeTimeline(initialValue: Look(scale: 2)) {}
        #expect(nothing.duration == 0 && nothing.value(time: 1) == Look(scale: 2))
        let empty = KeyframeTimeline(initialValue: Look(scale: 2)) { KeyframeTrack(\Look.offset) {} }
        #expect(empty.duration == 0 && empty.value(progress: 1) == Look(scale: 2))
    }

    @Test func speedsAtTheEndsAreKept() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1, startVelocity: 2, endVelocity: 30)
        }
        let step = 1e-6
        #expect(isNear(timeline.value(time: step) / step, 2, 1e-3))
        #expect(isNear((10 - timeline.value(time: 1 - step)) / step, 30, 1e-3))
        let spring = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(10, duration: 1, spring: .smooth, startVelocity: 100)
        }
        #expect(isNear(spring.value(time: step) / step, 100, 0.1) && spring.duration == 1)
    }
}
