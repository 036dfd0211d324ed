import Combine
import Dispatch
import Foundation
import Testing

@Suite("Schedulers", .serialized)
struct SchedulerTests {
    typealias QueueStride = DispatchQueue.SchedulerTimeType.Stride
    typealias LoopStride = RunLoop.SchedulerTimeType.Stride

    @Test("Distances in nanoseconds")
    func queueStrides() {
        #expect(QueueStride.seconds(2).magnitude == 2_000_000_000)
        #expect(QueueStride.seconds(0.5) == .milliseconds(500))
        #expect(QueueStride.milliseconds(1) == .microseconds(1000))
        #expect(QueueStride.microseconds(1) == .nanoseconds(1000))
        let literal: QueueStride = 1.5
        #expect(literal.magnitude == 1_500_000_000)
        #expect((1 as QueueStride) - 0.25 == .milliseconds(750))
        #expect(QueueStride(.milliseconds(3)) == .milliseconds(3))
        #expect(QueueStride.seconds(Int.max).magnitude == .max)
        #expect(QueueStride.seconds(-1.0) < 0)
        let now = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5_000))
        #expect(now.advanced(by: .nanoseconds(100)).distance(to: now) == .nanoseconds(-100))
        #expect(now < now.advanced(by: .nanoseconds(100)))
    }

    @Test("A distance too great for the numbers is the greatest, in either direction")
    func greatDistances() {
        typealias Time = DispatchQueue.SchedulerTimeType
        let (near, far) = (Time(DispatchTime(uptimeNanoseconds: 10_000)), Time(.distantFuture))
        #expect(near.distance(to: far) == .nanoseconds(.max))
        #expect(far.distance(to: near) == .nanoseconds(.max))
        #expect(far.distance(to: far) == .nanoseconds(0))
        #expect(near < far)
    }

    @Test("Run loops and operation queues have times of their own")
    func ownTimes() {
        #expect(RunLoop.SchedulerTimeType.self != OperationQueue.SchedulerTimeType.self as Any.Type)
        let (loop, queue): (RunLoop.SchedulerTimeType.Stride, OperationQueue.SchedulerTimeType.Stride) = (1.5, 1.5)
        #expect(loop.timeInterval == queue.timeInterval)
        let start = OperationQueue.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
        #expect(start.distance(to: start.advanced(by: .milliseconds(500))) == 0.5)
        #expect(2 * queue - 1 == 2)
        #expect(OperationQueue.SchedulerTimeType.Stride(exactly: 3) == 3)
    }

    @Test("An operation queue that is let go does what it was told to do later")
    func forgottenQueue() async {
        let done = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            let queue = OperationQueue()
            queue.schedule(after: queue.now.advanced(by: 0.01)) { continuation.resume(returning: true) }
        }
        #expect(done)
    }

    @Test("What an operation queue does later is an operation that waits in it, and can be cancelled there")
    func waitingOperations() throws {
        let queue = OperationQueue()
        nonisolated(unsafe) var count = 0
        queue.schedule(after: queue.now.advanced(by: 0.02)) { count += 1 }
        let operation = try #require(queue.operations.first)
        #expect(!operation.isReady && !operation.isFinished && operation is any Cancellable)
        queue.waitUntilAllOperationsAreFinished()
        #expect(count == 1)
        operation.main()
        #expect(count == 1)
        queue.schedule(after: queue.now.advanced(by: 100)) { count += 1 }
        queue.cancelAllOperations()
        queue.waitUntilAllOperationsAreFinished()
        #expect(count == 1)
    }

    @Test("An operation queue repeats an action at its pace, many at a time, until cancelled")
    func repeatedOperations() {
        let queue = OperationQueue()
        let (counts, lock) = (Counts(), NSLock())
        let all = (0..<50).map { number in
            queue.schedule(after: queue.now.advanced(by: 0.001), interval: 0.002) {
                lock.withLock { counts.numbers[number] += 1 }
            }
        }
        let deadline = Date() + 20
        while Date() < deadline, lock.withLock({ counts.numbers.contains { $0 < 5 } }) {
            Thread.sleep(forTimeInterval: 0.005)
        }
        for one in all { one.cancel() }
        queue.waitUntilAllOperationsAreFinished()
        let seen = lock.withLock { counts.numbers }
        #expect(seen.allSatisfy { $0 >= 5 })
        Thread.sleep(forTimeInterval: 0.02)
        #expect(lock.withLock { counts.numbers } == seen)
    }

    private final class Counts: @unchecked Sendable { var numbers = Array(repeating: 0, count: 50) }

    @Test("Distances in seconds")
    func loopStrides() {
        #expect(LoopStride.seconds(2).timeInterval == 2)
        #expect(LoopStride.milliseconds(250) == 0.25)
        #expect(LoopStride.microseconds(5).timeInterval == 5e-6)
        #expect(LoopStride.nanoseconds(5).timeInterval == 5e-9)
        let date = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 100))
        #expect(date.advanced(by: 5).distance(to: date) == -5)
    }

    @Test("Work runs on the queue it is scheduled on")
    func queues() async {
        let key = DispatchSpecificKey<Int>()
        let queue = DispatchQueue(label: "test")
        queue.setSpecific(key: key, value: 7)
        let seen = await withCheckedContinuation { continuation in
            queue.schedule { continuation.resume(returning: DispatchQueue.getSpecific(key: key)) }
        }
        #expect(seen == 7)
        let later = await withCheckedContinuation { continuation in
            queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) {
                continuation.resume(returning: DispatchQueue.getSpecific(key: key))
            }
        }
        #expect(later == 7)
        for await value in Just(3).receive(on: queue).map({ $0 + (DispatchQueue.getSpecific(key: key) ?? 0) }).values {
            #expect(value == 10)
        }
    }

    @Test("A repeated action runs until cancelled")
    func repetition() async {
        let queue = DispatchQueue(label: "test")
        let ticks = PassthroughSubject<Void, Never>()
        let cancellable = queue.schedule(after: queue.now, interval: .milliseconds(1)) { ticks.send() }
        var count = 0
        for await _ in ticks.values {
            count += 1
            if count == 3 { break }
        }
        cancellable.cancel()
        #expect(count == 3)
    }

    @Test("Operation queues run work, now and later")
    func operationQueues() async {
        let queue = OperationQueue()
        await withCheckedContinuation { continuation in queue.schedule { continuation.resume() } }
        let start = queue.now
        await withCheckedContinuation { continuation in
            queue.schedule(after: start.advanced(by: .milliseconds(1))) { continuation.resume() }
        }
        #expect(queue.now > start)
    }

    @Test("A run loop runs work scheduled from another thread, now and later")
    func runLoops() async {
        let seen = await withCheckedContinuation { (continuation: CheckedContinuation<[String], Never>) in
            Thread.detachNewThread {
                nonisolated(unsafe) let loop = RunLoop.current
                let thread = Thread.current
                let log = PassthroughSubject<String, Never>()
                var seen: [String] = []
                let cancellable = log.sink { seen.append("\($0) \(Thread.current === thread)") }
                DispatchQueue.global().async {
                    loop.schedule { log.send("now") }
                    loop.schedule(after: loop.now.advanced(by: .milliseconds(5))) { log.send("later") }
                }
                // Something to wait for, or the loop returns at once.
                let keeper = loop.schedule(after: loop.now, interval: 0.001) {}
                let deadline = Date() + 10
                while seen.count < 2, Date() < deadline { loop.run(until: Date() + 0.02) }
                keeper.cancel()
                cancellable.cancel()
                continuation.resume(returning: seen)
            }
        }
        #expect(seen == ["now true", "later true"])
    }

    @Test("A virtual clock drives the main thread's schedulers and timers")
    @MainActor
    func virtualClock() {
        let host = VirtualMainScheduler()
        _CombineClock.mainScheduler = host
        _CombineClock.timerFactory = { interval, fire in
            host.clock.schedule(after: host.clock.now.advanced(by: .init(interval)), interval: .init(interval)) {
                fire(host.now)
            }
        }
        defer { (_CombineClock.mainScheduler, _CombineClock.timerFactory) = (nil, nil) }
        let subject = PassthroughSubject<Int, Never>()
        let debounced = subject.debounce(for: 0.5, scheduler: RunLoop.main).record()
        let delayed = subject.delay(for: .seconds(1), scheduler: DispatchQueue.main).record()
        let throttled = subject.delay(for: 2, scheduler: OperationQueue.main).record()
        subject.send(1)
        host.clock.advance(by: 0.5)
        #expect(debounced.values == [1])
        #expect(delayed.values.isEmpty)
        host.clock.advance(by: 0.5)
        #expect(delayed.values == [1])
        #expect(throttled.values.isEmpty)
        host.clock.advance(by: 1)
        #expect(throttled.values == [1])
        var ticks: [TimeInterval] = []
        let timer = Timer.publish(every: 3, on: .main, in: .common).autoconnect()
            .sink { ticks.append($0.timeIntervalSinceReferenceDate) }
        host.clock.advance(by: 7)
        #expect(ticks == [5, 8])
        timer.cancel()
        host.clock.advance(by: 9)
        #expect(ticks.count == 2)
        var repeats = 0
        let repetition = DispatchQueue.main.schedule(after: DispatchQueue.main.now, interval: 1) { repeats += 1 }
        host.clock.advance(by: 2.5)
        repetition.cancel()
        host.clock.advance(by: 5)
        #expect(repeats == 3)
        #expect(DispatchQueue.main.now.distance(to: DispatchQueue.main.now) == .nanoseconds(0))
        #expect(host.clock.isIdle)
    }
}
