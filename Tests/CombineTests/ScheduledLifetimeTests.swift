import Combine
import Foundation
import Testing

/// What a scheduler keeps alive for as long as it keeps an action.
@Suite("Lifetimes of what is scheduled")
struct ScheduledLifetimeTests {
    final class Token {}
    typealias Source = PassthroughSubject<Int, TestError>

    /// Whether the subscriber of a stream that has been cancelled is still there, before and after its actions have run.
    private func survival<P: Publisher>(
        of make: (Source, NeverForgettingScheduler) -> P, _ use: (Source) -> Void = { _ in }
    ) -> (before: Bool, after: Bool) where P.Output == Int, P.Failure == TestError {
        let scheduler = NeverForgettingScheduler()
        weak var released: TrackingSubscriber<Int, TestError>?
        do {
            let source = Source()
            let recorder = make(source, scheduler).record()
            released = recorder
            scheduler.runFirst()
            use(source)
            recorder.cancel()
            recorder.release()
        }
        let before = released != nil
        scheduler.actions = []
        return (before, released != nil)
    }

    @Test("The actions of timeout and debounce keep the subscriber, and nothing else does")
    func timers() {
        let value: (Source) -> Void = { $0.send(1) }
        let end: (Source) -> Void = { $0.send(completion: .finished) }
        #expect(survival(of: { $0.timeout(1, scheduler: $1) }) == (true, false))
        #expect(survival(of: { $0.timeout(1, scheduler: $1) }, value) == (true, false))
        #expect(survival(of: { $0.timeout(1, scheduler: $1) }, end) == (true, false))
        #expect(survival(of: { $0.debounce(for: 1, scheduler: $1) }) == (false, false))
        #expect(survival(of: { $0.debounce(for: 1, scheduler: $1) }, value) == (true, false))
    }

    @Test("A request or cancellation on its way keeps the subscriber of subscribe(on:)")
    func subscribing() {
        #expect(survival { $0.subscribe(on: $1) } == (true, false))
    }

    @Test("A run loop and an operation queue forget the actions of a cancelled timer")
    func cancelled() {
        weak var released: Token?
        let (loop, queue) = (RunLoop.current, OperationQueue())
        do {
            let token = Token()
            released = token
            let timers = [
                loop.schedule(after: loop.now.advanced(by: 100), interval: 100) { withExtendedLifetime(token) {} },
                queue.schedule(after: queue.now.advanced(by: 100), interval: 100) { withExtendedLifetime(token) {} },
            ]
            for timer in timers { timer.cancel() }
        }
        #expect(released == nil)
        queue.waitUntilAllOperationsAreFinished()
        withExtendedLifetime(loop) {}
    }
}

/// A scheduler that keeps every action, cancelled or not.
private final class NeverForgettingScheduler: Scheduler {
    typealias SchedulerTimeType = RunLoop.SchedulerTimeType
    typealias SchedulerOptions = Never

    var actions: [() -> Void] = []
    let now = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
    let minimumTolerance: SchedulerTimeType.Stride = 0

    func runFirst() { if actions.count == 1 { actions.removeFirst()() } }

    func schedule(options: Never?, _ action: @escaping () -> Void) { actions.append(action) }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { actions.append(action) }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        actions.append(action)
        return AnyCancellable {}
    }
}
