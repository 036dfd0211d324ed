import Combine
import Foundation
import Testing

/// The contract that all operators with a scheduler have in common.
@Suite("Contract of operators in time")
struct TimedContractTests {
    struct Timed: CustomTestStringConvertible, @unchecked Sendable {
        let name: String
        let make: (AnyPublisher<Int, TestError>, VirtualScheduler) -> AnyPublisher<String, TestError>
        /// Whether a failure is delivered by the scheduler, as values are, rather than at once.
        var isLate = false
        var testDescription: String { name }

        init<P: Publisher>(
            _ name: String, isLate: Bool = false,
            _ make: @escaping (AnyPublisher<Int, TestError>, VirtualScheduler) -> P
        ) where P.Failure == TestError {
            self.name = name
            self.isLate = isLate
            self.make = { source, clock in make(source, clock).map { "\($0)" }.eraseToAnyPublisher() }
        }
    }

    static let operators = [
        Timed("delay", isLate: true) { $0.delay(for: 1, scheduler: $1) },
        Timed("debounce", isLate: true) { $0.debounce(for: 1, scheduler: $1) },
        Timed("throttle, latest", isLate: true) { $0.throttle(for: 1, scheduler: $1, latest: true) },
        Timed("throttle, first", isLate: true) { $0.throttle(for: 1, scheduler: $1, latest: false) },
        Timed("timeout", isLate: true) { $0.timeout(5, scheduler: $1) },
        Timed("collect by time", isLate: true) { $0.collect(.byTime($1, 1)) },
        Timed("collect by time or count", isLate: true) { $0.collect(.byTimeOrCount($1, 1, 2)) },
        Timed("measureInterval") { $0.measureInterval(using: $1) },
        Timed("receive(on:)", isLate: true) { $0.receive(on: $1) },
        Timed("subscribe(on:)") { $0.subscribe(on: $1) },
    ]

    @Test("Cancelling reaches the source, once; nothing follows, and no timer is left", arguments: operators)
    func cancelling(timed: Timed) {
        let (clock, source) = (VirtualScheduler(), ManualPublisher<Int, TestError>())
        let recorder = timed.make(source.eraseToAnyPublisher(), clock).record()
        clock.advance(by: 0.25)
        source.send(1)
        clock.advance(by: 0.25)
        source.send(2)
        let before = recorder.events
        recorder.cancel()
        clock.advance(by: 20)
        #expect(recorder.events == before)
        #expect(source.log.filter { $0 == "cancel" }.count == 1)
        #expect(clock.isIdle)
        source.release()
    }

    @Test("A failure is told once, and is the last", arguments: operators)
    func failures(timed: Timed) {
        let (clock, subject) = (VirtualScheduler(), PassthroughSubject<Int, TestError>())
        let recorder = timed.make(subject.eraseToAnyPublisher(), clock).record()
        clock.advance(by: 0.25)
        subject.send(1)
        subject.send(completion: .failure(.sad))
        if !timed.isLate { #expect(recorder.events.last == "failure sad") }
        clock.advance(by: 20)
        subject.send(2)
        clock.advance(by: 20)
        #expect(recorder.events.last == "failure sad")
        #expect(recorder.events.filter { $0.hasPrefix("failure") || $0 == "finished" }.count == 1)
    }

    @Test("Nothing comes that was not asked for", arguments: operators)
    func demand(timed: Timed) {
        let (clock, subject) = (VirtualScheduler(), PassthroughSubject<Int, TestError>())
        let recorder = timed.make(subject.eraseToAnyPublisher(), clock).record(demand: .max(1))
        clock.advance(by: 0.25)
        for value in 1...4 {
            subject.send(value)
            clock.advance(by: 1.5)
        }
        #expect(recorder.values.count == 1)
    }

    @Test("What a delivery answers is demand", arguments: operators)
    func answers(timed: Timed) {
        let (clock, subject) = (VirtualScheduler(), PassthroughSubject<Int, TestError>())
        let recorder = timed.make(subject.eraseToAnyPublisher(), clock).record(demand: .max(1), answer: .max(1))
        clock.advance(by: 0.25)
        for value in 1...4 {
            subject.send(value)
            clock.advance(by: 1.5)
        }
        #expect(recorder.values.count == 4)
    }

    @Test("delay and receive(on:) ask the upstream for what a delivery answers")
    func answersAreRequests() {
        for make in [
            { $0.delay(for: 1, scheduler: $1).eraseToAnyPublisher() },
            { $0.receive(on: $1).eraseToAnyPublisher() },
        ] as [(ManualPublisher<Int, TestError>, VirtualScheduler) -> AnyPublisher<Int, TestError>] {
            let (clock, source) = (VirtualScheduler(), ManualPublisher<Int, TestError>())
            let recorder = make(source, clock).record(demand: .max(1), answer: .max(2))
            #expect(source.send(1) == .none)
            clock.advance(by: 2)
            #expect(recorder.events == ["1"])
            #expect(source.log == ["request max(1)", "request max(2)"])
            source.release()
        }
    }

    @Test("Cancelling from within a delivery stops at once", arguments: operators)
    func reentrantCancelling(timed: Timed) {
        let (clock, subject) = (VirtualScheduler(), PassthroughSubject<Int, TestError>())
        let recorder = TrackingSubscriber<String, TestError>()
        recorder.onValue = { [unowned recorder] _ in recorder.cancel() }
        timed.make(subject.eraseToAnyPublisher(), clock).subscribe(recorder)
        clock.advance(by: 0.25)
        for value in 1...4 {
            subject.send(value)
            clock.advance(by: 1.5)
        }
        subject.send(completion: .finished)
        clock.advance(by: 20)
        #expect(recorder.events.count == 1 && recorder.values.count == 1)
        #expect(clock.isIdle)
    }
}
