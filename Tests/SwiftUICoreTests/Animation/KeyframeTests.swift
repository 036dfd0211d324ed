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
