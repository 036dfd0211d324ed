import Combine
import Foundation
import Testing

@Suite("Operators that follow a clock")
struct TimingTests {
    let clock = VirtualScheduler()
    let source = PassthroughSubject<Int, TestError>()

    @Test("delay delivers later, in order, the completion too")
    func delay() {
        let recorder = source.delay(for: 2, scheduler: clock).record()
        source.send(1)
        clock.advance(by: 1)
        source.send(2)
        source.send(completion: .failure(.sad))
        #expect(recorder.events.isEmpty)
        clock.advance(by: 1)
        #expect(recorder.events == ["1"])
        clock.advance(by: 1)
        #expect(recorder.events == ["1", "2", "failure sad"])
    }

    @Test("delay delivers nothing after cancelling")
    func delayCancel() {
        let recorder = source.delay(for: .seconds(2), scheduler: clock).record()
        source.send(1)
        recorder.cancel()
        clock.advance(by: 3)
        #expect(recorder.events.isEmpty)
    }

    @Test("debounce delivers after a pause; the end drops what waits, and comes on the scheduler")
    func debounce() {
        let recorder = source.debounce(for: .milliseconds(500), scheduler: clock).record()
        source.send(1)
        clock.advance(by: 0.4)
        source.send(2)
        clock.advance(by: 0.4)
        #expect(recorder.events.isEmpty)
        clock.advance(by: 0.1)
        #expect(recorder.events == ["2"])
        source.send(3)
        source.send(completion: .finished)
        #expect(recorder.events == ["2"])
        clock.advance(by: 1)
        #expect(recorder.events == ["2", "finished"])
    }

    @Test("debounce drops what waits on an error or a cancellation")
    func debounceEnds() {
        let failing = source.debounce(for: 1, scheduler: clock).record()
        let cancelled = source.debounce(for: 1, scheduler: clock).record()
        source.send(1)
        cancelled.cancel()
        source.send(completion: .failure(.sad))
        clock.advance(by: 2)
        #expect(failing.events == ["failure sad"])
        #expect(cancelled.events.isEmpty)
    }

    @Test("throttle delivers the first value, then the latest or the first of each interval")
    func throttle() {
        let latest = source.throttle(for: 1, scheduler: clock, latest: true).record()
        let first = source.throttle(for: 1, scheduler: clock, latest: false).record()
        source.send(1)
        clock.advance(by: 0.1)
        source.send(2)
        source.send(3)
        clock.advance(by: 0.2)
        #expect(latest.values == [1])
        clock.advance(by: 0.8)
        #expect(latest.values == [1, 3])
        #expect(first.values == [1, 2])
        clock.advance(by: 5)
        source.send(4)
        clock.advance(by: 0)
        #expect(latest.values == [1, 3, 4])
        source.send(5)
        source.send(completion: .finished)
        #expect(latest.events.last == "4")
        clock.advance(by: 1)
        #expect(latest.events == ["1", "3", "4", "5", "finished"])
        #expect(first.events == ["1", "2", "4", "5", "finished"])
    }

    @Test("throttle delivers the value that waits, then the error, when due; nothing after a cancellation")
    func throttleEnds() {
        let failing = source.throttle(for: 1, scheduler: clock, latest: true).record()
        let cancelled = source.throttle(for: 1, scheduler: clock, latest: true).record()
        source.send(1)
        cancelled.cancel()
        source.send(completion: .failure(.sad))
        #expect(failing.events.isEmpty)
        clock.advance(by: 2)
        #expect(failing.events == ["1", "failure sad"])
        #expect(cancelled.events.isEmpty)
    }

    @Test("timeout ends a silent stream, with an error if there is one")
    func timeout() {
        let quiet = source.timeout(1, scheduler: clock).record()
        let failing = source.timeout(1, scheduler: clock, customError: { .worse }).record()
        clock.advance(by: 0.9)
        source.send(1)
        clock.advance(by: 0.9)
        #expect(quiet.events == ["1"])
        clock.advance(by: 0.2)
        source.send(2)
        clock.advance(by: 2)
        #expect(quiet.events == ["1", "finished"])
        #expect(failing.events == ["1", "failure worse"])
        let done = Just(1).timeout(1, scheduler: clock).record()
        clock.advance(by: 0)
        #expect(done.events == ["1", "finished"])
        let manual = ManualPublisher<Int, Never>()
        let silent = manual.timeout(1, scheduler: clock).record()
        clock.advance(by: 1)
        #expect(silent.events == ["finished"])
        #expect(manual.log == ["request unlimited", "cancel"])
        manual.release()
    }

    @Test("The time of timeout counts from the first request")
    func timeoutFromRequest() {
        let recorder = source.timeout(1, scheduler: clock).record(demand: .none)
        clock.advance(by: 0.9)
        recorder.request(1)
        clock.advance(by: 0.9)
        #expect(recorder.events == [])
        recorder.request(1)
        clock.advance(by: 0.2)
        #expect(recorder.events == ["finished"])
    }

    @Test("collect groups by time, or by time and number")
    func collectByTime() {
        let byTime = source.collect(.byTime(clock, 1)).record()
        let byBoth = source.collect(.byTimeOrCount(clock, 1, 2)).record()
        for value in 1...3 { source.send(value) }
        #expect(byBoth.events.isEmpty)
        clock.advance(by: 0)
        #expect(byBoth.events == ["[1, 2]"])
        clock.advance(by: 1)
        #expect(byTime.events == ["[1, 2, 3]"])
        #expect(byBoth.events == ["[1, 2]", "[3]"])
        clock.advance(by: 3)
        source.send(4)
        source.send(completion: .finished)
        #expect(byTime.events == ["[1, 2, 3]"])
        clock.advance(by: 0)
        #expect(byTime.events == ["[1, 2, 3]", "[4]", "finished"])
        #expect(clock.isIdle)
    }

    @Test("collect by time asks for one value at each demand and value, by number too for whole groups")
    func collectByTimeDemand() {
        let (timed, counted) = (ManualPublisher<Int, TestError>(), ManualPublisher<Int, TestError>())
        let byTime = timed.collect(.byTime(clock, 1)).record(demand: .max(2))
        let byBoth = counted.collect(.byTimeOrCount(clock, 1, 3)).record(demand: .max(2), answer: .max(1))
        #expect(timed.log == ["request max(1)"] && counted.log == ["request max(6)"])
        #expect(timed.send(1) == .max(1) && counted.send(1) == .none)
        byTime.request(5)
        #expect(timed.log == ["request max(1)", "request max(1)"])
        counted.send(2)
        counted.send(3)
        clock.advance(by: 0)
        #expect(byBoth.events == ["[1, 2, 3]"])
        #expect(counted.log == ["request max(6)", "request max(3)"])
        timed.fail(.sad)
        clock.advance(by: 0)
        #expect(byTime.events == ["failure sad"])
        byBoth.cancel()
        for publisher in [timed, counted] { publisher.release() }
    }

    @Test("collect by time stops its clock when cancelled")
    func collectByTimeCancel() {
        let recorder = source.collect(.byTime(clock, 1)).record()
        source.send(1)
        recorder.cancel()
        clock.advance(by: 2)
        #expect(recorder.events.isEmpty)
        #expect(clock.isIdle)
    }

    @Test("measureInterval tells the time between values")
    func measureInterval() {
        let recorder = source.measureInterval(using: clock).record()
        clock.advance(by: 2)
        source.send(1)
        clock.advance(by: 3)
        source.send(2)
        #expect(recorder.values.map(\.timeInterval) == [2, 3])
    }

    @Test("receive(on:) and subscribe(on:) go through the scheduler")
    func schedulers() {
        let received = [1, 2].publisher.receive(on: clock).record()
        #expect(received.history == ["subscription"])
        clock.advance(by: 0)
        #expect(received.events == ["1", "2", "finished"])
        let manual = ManualPublisher<Int, Never>()
        let subscribed = manual.subscribe(on: clock).record()
        #expect(manual.log.isEmpty)
        clock.advance(by: 0)
        #expect(manual.log == ["request unlimited"])
        manual.send(1)
        subscribed.cancel()
        manual.send(2)
        #expect(subscribed.events == ["1"])
        clock.advance(by: 0)
        #expect(manual.log == ["request unlimited", "cancel"])
        manual.release()
        let late = manual.receive(on: clock).record(demand: .max(1), answer: .max(1))
        manual.send(1)
        late.cancel()
        clock.advance(by: 1)
        #expect(late.events.isEmpty)
        manual.release()
    }

    @Test("receive(on:) asks again for what a delivery asked for")
    func receiveOnDemand() {
        let recorder = [1, 2, 3].publisher.receive(on: clock).record(demand: .max(1), answer: .max(1))
        clock.advance(by: 1)
        #expect(recorder.events == ["1", "2", "3", "finished"])
    }

    @Test("The immediate scheduler runs everything at once")
    func immediate() {
        let scheduler = ImmediateScheduler.shared
        #expect([1].publisher.receive(on: scheduler).events == ["1", "finished"])
        #expect([1].publisher.subscribe(on: scheduler).events == ["1", "finished"])
        #expect([1].publisher.delay(for: .seconds(3), scheduler: scheduler).events == ["1", "finished"])
        var count = 0
        scheduler.schedule(after: scheduler.now, interval: 1) { count += 1 }.cancel()
        scheduler.schedule(after: scheduler.now) { count += 1 }
        #expect(count == 2)
    }
}
