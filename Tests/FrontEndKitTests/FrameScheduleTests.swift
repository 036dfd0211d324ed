import Testing

@testable import FrontEndKit

@Suite("When the next frame is due")
struct FrameScheduleTests {
    @Test("At rest a window waits for events only")
    func rest() {
        var schedule = FrameSchedule()
        #expect(schedule.wait == .event)
        schedule.request()
        #expect(schedule.wait == .tick)
        schedule.begin()
        schedule.end(at: 1, nextFrameTime: nil)
        #expect(schedule.wait == .event)
    }

    @Test("Animations tick, later times wait on a timer")
    func times() {
        var schedule = FrameSchedule()
        schedule.begin()
        schedule.end(at: 10, nextFrameTime: 10)
        #expect(schedule.wait == .tick)
        schedule.begin()
        schedule.end(at: 10, nextFrameTime: 9)
        #expect(schedule.wait == .tick)
        schedule.begin()
        schedule.end(at: 10, nextFrameTime: 11)
        #expect(schedule.wait == .time(11))
        schedule.begin()
        schedule.end(at: 10, nextFrameTime: .nan)
        #expect(schedule.wait == .tick)
    }

    @Test("What is asked for during a frame comes after it")
    func requestedWithin() {
        var schedule = FrameSchedule()
        schedule.begin()
        schedule.request()
        schedule.end(at: 1, nextFrameTime: nil)
        #expect(schedule.wait == .tick)
        schedule.begin()
        schedule.end(at: 1, nextFrameTime: nil)
        #expect(schedule.wait == .event)
    }
}
