import DisplayList
import Foundation
import Testing

@testable import FrontEndKit

@Suite("Fingers")
struct TouchTrackerTests {
    @Test("One finger is a pointer")
    func one() {
        var tracker = TouchTracker()
        let events = [
            tracker.track(.down, finger: 1, at: .zero, time: 1),
            tracker.track(.moved, finger: 1, at: CGPoint(x: 5, y: 0), time: 2),
            tracker.track(.up, finger: 1, at: CGPoint(x: 5, y: 0), time: 3),
        ].flatMap { $0 }
        let phases = events.compactMap { event -> PointerEvent.Phase? in
            if case .pointer(let pointer) = event { pointer.phase } else { nil }
        }
        #expect(phases == [.down, .moved, .up])
        guard case .pointer(let first) = events[0] else {
            Issue.record("\(events)")
            return
        }
        #expect(first.device == .touch)
        #expect(first.pointer == 1)
    }

    @Test("Two fingers cancel the pointer and pinch; nothing follows until all are up")
    func two() throws {
        var tracker = TouchTracker()
        _ = tracker.track(.down, finger: 1, at: .zero, time: 1)
        let began = tracker.track(.down, finger: 2, at: CGPoint(x: 10, y: 0), time: 2)
        guard case .pointer(let cancelled) = began[0], case .pinch(let start) = began[1] else {
            Issue.record("\(began)")
            return
        }
        #expect(cancelled.phase == .cancelled)
        #expect(start.phase == .began)
        #expect(start.location == CGPoint(x: 5, y: 0))
        let moved = tracker.track(.moved, finger: 2, at: CGPoint(x: 0, y: 20), time: 3)
        guard case .pinch(let change) = try #require(moved.first) else {
            Issue.record("\(moved)")
            return
        }
        #expect(change.magnification == 2)
        #expect(abs(change.rotation - .pi / 2) < 1e-9)
        let ended = tracker.track(.up, finger: 2, at: CGPoint(x: 0, y: 20), time: 4)
        guard case .pinch(let end) = try #require(ended.first) else {
            Issue.record("\(ended)")
            return
        }
        #expect(end.phase == .ended)
        let later = [
            tracker.track(.moved, finger: 1, at: CGPoint(x: 50, y: 0), time: 5),
            tracker.track(.up, finger: 1, at: .zero, time: 6),
            tracker.track(.down, finger: 3, at: .zero, time: 7),
        ]
        #expect(later.map(\.count) == [0, 0, 1])
    }

    @Test("While a finger of a pinch stays down, another begins nothing")
    func oneLeft() {
        var tracker = TouchTracker()
        _ = tracker.track(.down, finger: 1, at: .zero, time: 1)
        _ = tracker.track(.down, finger: 2, at: CGPoint(x: 10, y: 0), time: 2)
        _ = tracker.track(.up, finger: 2, at: CGPoint(x: 10, y: 0), time: 3)
        let later = [
            tracker.track(.down, finger: 3, at: CGPoint(x: 20, y: 0), time: 4),
            tracker.track(.moved, finger: 3, at: CGPoint(x: 30, y: 0), time: 5),
            tracker.track(.up, finger: 3, at: CGPoint(x: 30, y: 0), time: 6),
            tracker.track(.up, finger: 1, at: .zero, time: 7),
        ]
        #expect(later.map(\.count) == [0, 0, 0, 0])
    }

    @Test("Turning goes on past half a circle")
    func turn() {
        var tracker = TouchTracker()
        _ = tracker.track(.down, finger: 1, at: .zero, time: 0)
        _ = tracker.track(.down, finger: 2, at: CGPoint(x: 10, y: 0), time: 0)
        var rotation: CGFloat = 0
        for step in 1...12 {
            let angle = CGFloat(step) * .pi / 8
            let place = CGPoint(x: 10 * cos(angle), y: 10 * sin(angle))
            guard case .pinch(let pinch) = tracker.track(.moved, finger: 2, at: place, time: 0).first else {
                Issue.record("no pinch at step \(step)")
                return
            }
            rotation = pinch.rotation
        }
        #expect(abs(rotation - 1.5 * .pi) < 1e-9)
    }
}

@Suite("Flicks")
struct KineticScrollTests {
    @Test("A flick slows down, travels a quarter of its speed and ends")
    func travel() {
        var flick = KineticScroll(velocityX: 0, velocityY: 2000, at: 0)
        var distances: [CGFloat] = []
        var time = 0.0
        while let step = flick.step(to: time), time < 10 {
            distances.append(step.height)
            time += 1.0 / 60
        }
        #expect(abs(distances.reduce(0, +) - 500) < 5)
        #expect(distances.dropFirst().elementsEqual(distances.dropFirst().sorted(by: >)))
        #expect(time < 2)
    }

    @Test("Speeds that are no numbers go nowhere")
    func notANumber() {
        var flick = KineticScroll(velocityX: .nan, velocityY: 5, at: 0)
        let step = flick.step(to: 1)
        #expect(step == nil)
    }
}

@Suite("What is remembered between events")
@MainActor
struct InputStateTests {
    @Test("A key that is down already repeats; a window that lost the keyboard forgets")
    func repeats() {
        let state = InputState()
        #expect(!state.press(30))
        #expect(state.press(30))
        #expect(state.release(30))
        #expect(!state.release(30))
        #expect(!state.press(30))
        state.composedKeys.insert(31)
        state.releaseKeys()
        #expect(!state.press(30))
        #expect(state.composedKeys.isEmpty)
    }

    @Test("Fingers get small numbers, free again after the last event")
    func fingers() {
        let state = InputState()
        #expect(state.finger(for: 1000, isLast: false) == 1)
        #expect(state.finger(for: 2000, isLast: false) == 2)
        #expect(state.finger(for: 1000, isLast: true) == 1)
        #expect(state.finger(for: 3000, isLast: false) == 1)
    }
}
