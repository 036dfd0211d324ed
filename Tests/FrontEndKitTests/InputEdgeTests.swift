import DisplayList
import Foundation
import Testing

@testable import FrontEndKit

@Suite("Edges of fingers, flicks and frames")
struct InputEdgeTests {
    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func pinch(_ events: [InputEvent]) -> PinchEvent? {
        if case .pinch(let event)? = events.last, events.count == 1 { event } else { nil }
    }

    private func pointer(_ events: [InputEvent]) -> PointerEvent? {
        if case .pointer(let event)? = events.last, events.count == 1 { event } else { nil }
    }

    @Test("One finger's events have its number, place and time; unknown fingers none")
    func one() throws {
        var tracker = TouchTracker()
        let events = [
            tracker.track(.down, finger: 7, at: point(1, 2), time: 3),
            tracker.track(.moved, finger: 8, at: point(9, 9), time: 4),
            tracker.track(.moved, finger: 7, at: point(5, 6), time: 5),
            tracker.track(.up, finger: 8, at: point(9, 9), time: 6),
            tracker.track(.cancelled, finger: 7, at: point(7, 8), time: 9),
            tracker.track(.up, finger: 7, at: point(7, 8), time: 10),
        ]
        #expect(events.map(\.count) == [1, 0, 1, 0, 1, 0])
        let found = events.compactMap(pointer)
        #expect(found.map(\.phase) == [.down, .moved, .cancelled] && found.map(\.time) == [3, 5, 9])
        #expect(
            found.map(\.location) == [point(1, 2), point(5, 6), point(7, 8)] && found.allSatisfy { $0.pointer == 7 })
    }

    @Test("A pinch is about the middle of its two fingers, whatever a third does")
    func three() throws {
        var tracker = TouchTracker()
        _ = tracker.track(.down, finger: 4, at: point(10, 20), time: 1)
        let began = tracker.track(.down, finger: 5, at: point(40, 60), time: 2)
        #expect(began.count == 2)
        let cancelled = try #require(pointer([began[0]]))
        #expect(cancelled.phase == .cancelled && cancelled.pointer == 4 && cancelled.location == point(10, 20))
        let start = try #require(pinch([began[1]]))
        #expect(start.phase == .began && start.location == point(25, 40) && start.time == 2)
        #expect(start.magnification == 1 && start.rotation == 0)
        let third = tracker.track(.down, finger: 6, at: point(500, 500), time: 3)
        #expect(third.isEmpty)
        // From 50 points to 25, at the same angle.
        let change = pinch(tracker.track(.moved, finger: 4, at: point(25, 40), time: 4))
        #expect(change?.phase == .changed && change?.location == point(32.5, 50) && change?.time == 4)
        #expect(change?.magnification == 0.5 && abs(change?.rotation ?? 1) < 1e-9)
        let other = tracker.track(.up, finger: 6, at: point(500, 500), time: 5)
        #expect(other.isEmpty)
        let end = pinch(tracker.track(.cancelled, finger: 5, at: point(55, 80), time: 6))
        #expect(end?.phase == .cancelled && end?.location == point(40, 60) && end?.magnification == 0.5)
    }

    @Test("Fingers that begin very close to each other are a point apart")
    func close() {
        var tracker = TouchTracker()
        _ = tracker.track(.down, finger: 1, at: point(0, 0), time: 1)
        _ = tracker.track(.down, finger: 2, at: point(0.5, 0), time: 2)
        let change = pinch(tracker.track(.moved, finger: 2, at: point(3, 0), time: 3))
        #expect(change?.magnification == 3)
        let end = pinch(tracker.track(.up, finger: 1, at: point(0, 0), time: 4))
        #expect(end?.phase == .ended && end?.magnification == 3)
    }

    @Test("A flick's steps add up to its way, along both axes")
    func flick() throws {
        var flick = KineticScroll(velocityX: 300, velocityY: -400, at: 2)
        let early = flick.step(to: 1)
        #expect(early == .zero)
        let step = flick.step(to: 2.25)
        let first = try #require(step)
        let factor = (1 - exp(-1.0)) / 4
        #expect(abs(first.width - 300 * factor) < 1e-9 && abs(first.height + 400 * factor) < 1e-9)
        let again = flick.step(to: 2.25)
        #expect(again == .zero)
        let next = flick.step(to: 2.5)
        let second = try #require(next)
        let rest = (exp(-1.0) - exp(-2.0)) / 4
        #expect(abs(second.width - 300 * rest) < 1e-9 && abs(second.height + 400 * rest) < 1e-9)
        // 500 points a second are 10 after the logarithm of 50, in quarters of a second.
        let ends = [flick.step(to: 2 + log(50) / 4 - 0.001) != nil, flick.step(to: 2 + log(50) / 4 + 0.001) != nil]
        #expect(ends == [true, false])
        for (speed, moves) in [(10, false), (10.1, true), (-10.1, true), (.infinity, false)] as [(Double, Bool)] {
            var flick = KineticScroll(velocityX: speed, velocityY: 0, at: 0)
            let step = flick.step(to: 0)
            #expect((step != nil) == moves, "\(speed)")
        }
    }

    @Test("A frame that is due within two frames waits for the next tick")
    func ticks() {
        func wait(_ next: Double?) -> FrameSchedule.Wait {
            var schedule = FrameSchedule()
            schedule.begin()
            schedule.end(at: 0, nextFrameTime: next)
            return schedule.wait
        }
        #expect(wait(1.0 / 30) == .tick && wait(0.0334) == .time(0.0334) && wait(-5) == .tick && wait(nil) == .event)
        var schedule = FrameSchedule()
        schedule.begin()
        schedule.request()
        #expect(schedule.wait == .event)
        schedule.end(at: 0, nextFrameTime: 9)
        #expect(schedule.wait == .tick)
        schedule.begin()
        schedule.end(at: 0, nextFrameTime: 9)
        #expect(schedule.wait == .time(9))
    }

    @Test("Entries have what the app's items have")
    func entries() {
        var item = MenuItem("Save", kind: .action(id: 3))
        (item.isEnabled, item.isChecked, item.shortcut) = (false, true, .character("s"))
        item.shortcutModifiers = [.command, .option]
        let entry = MenuEntry(item)
        #expect(entry.title == "Save" && entry.kind == .command(.app(3)) && !entry.isEnabled && entry.isChecked)
        #expect(entry.shortcut == .character("s") && entry.modifiers == [.control, .option])
        #expect(MenuEntry.desktopModifiers([.option, .shift]) == [.option, .shift])
        #expect(MenuEntry.desktopModifiers([.control, .command]) == .control)
        let plain = MenuEntry("Quit", .command(.standard(.quit)))
        #expect(plain.modifiers == [] && plain.isEnabled && !plain.isChecked)
        #expect(MenuEntry("Quit", .separator, shortcut: .character("q")).modifiers == .control)
        let key = MenuEntry("Next", .command(.app(1)), shortcut: .tab)
        #expect(key.answers(to: KeyEvent(.tab, phase: .repeated, modifiers: [.control, .capsLock])))
        #expect(!key.answers(to: KeyEvent(.tab)) && !key.answers(to: KeyEvent(.space, modifiers: .control)))
        #expect(!key.answers(to: KeyEvent(.tab, modifiers: [.control, .shift])))
    }
}
