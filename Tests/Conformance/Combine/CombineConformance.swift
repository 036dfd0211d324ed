import Combine
import Foundation
import Testing

@Suite("Combine")
struct CombineConformance {
    /// Keeps everything it receives, and the subscription.
    private final class Recorder<Input, Failure: Error>: Subscriber {
        private(set) var history: [String] = []
        private(set) var subscription: (any Subscription)?
        private let demand: Subscribers.Demand

        init(_ demand: Subscribers.Demand = .unlimited) { self.demand = demand }

        func receive(subscription: any Subscription) {
            history.append("(\(subscription))")
            self.subscription = subscription
            if demand > .none { subscription.request(demand) }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            history.append("\(input)")
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            switch completion {
            case .finished: history.append("finished")
            case .failure(let error): history.append("failure \(error)")
            }
        }
    }

    private enum Problem: Error { case sad }

    /// A scheduler that runs due work when its time is set.
    private final class Clock: Scheduler {
        typealias SchedulerTimeType = RunLoop.SchedulerTimeType
        private(set) var now = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
        let minimumTolerance: SchedulerTimeType.Stride = 0
        private var actions: [(id: Int, date: Date, action: () -> Void)] = []
        private var count = 0

        func schedule(options: Never?, _ action: @escaping () -> Void) { _ = add(now.date, action) }

        func schedule(
            after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
            _ action: @escaping () -> Void
        ) { _ = add(date.date, action) }

        func schedule(
            after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
            options: Never?, _ action: @escaping () -> Void
        ) -> any Cancellable {
            let id = add(date.date, action)
            return AnyCancellable { self.actions.removeAll { $0.id == id } }
        }

        func advance(by seconds: Double) {
            let end = now.date + seconds
            while let next = actions.filter({ $0.date <= end }).min(by: { ($0.date, $0.id) < ($1.date, $1.id) }) {
                actions.removeAll { $0.id == next.id }
                now.date = max(now.date, next.date)
                next.action()
            }
            now.date = end
        }

        private func add(_ date: Date, _ action: @escaping () -> Void) -> Int {
            count += 1
            actions.append((count, date, action))
            return count
        }
    }

    @Test("CB01: debounce drops what waits at the end, which comes on the scheduler")
    func debounce() {
        let (clock, subject, recorder) = (Clock(), PassthroughSubject<Int, Problem>(), Recorder<Int, Problem>())
        subject.debounce(for: 1, scheduler: clock).subscribe(recorder)
        subject.send(1)
        clock.advance(by: 2)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(recorder.history == ["(Debounce)", "1"])
        clock.advance(by: 0)
        #expect(recorder.history == ["(Debounce)", "1", "finished"])
        clock.advance(by: 5)
        #expect(recorder.history == ["(Debounce)", "1", "finished"])
    }

    @Test("CB02: throttle delivers the value that waits, then the failure, when due")
    func throttle() {
        let (clock, subject, recorder) = (Clock(), PassthroughSubject<Int, Problem>(), Recorder<Int, Problem>())
        subject.throttle(for: 10, scheduler: clock, latest: true).subscribe(recorder)
        subject.send(1)
        clock.advance(by: 1)
        subject.send(2)
        subject.send(completion: .failure(.sad))
        clock.advance(by: 8)
        #expect(recorder.history == ["(Throttle)", "1"])
        clock.advance(by: 1)
        #expect(recorder.history == ["(Throttle)", "1", "2", "failure sad"])
    }

    @Test("CB03: who comes to a shared stream after its end is told so, and nothing is subscribed to")
    func share() {
        var subscriptions = 0
        let subject = PassthroughSubject<Int, Problem>()
        let source = Deferred {
            subscriptions += 1
            return subject
        }
        let shared = source.share()
        let connected = source.multicast { PassthroughSubject<Int, Problem>() }.autoconnect()
        for publisher in [shared.eraseToAnyPublisher(), connected.eraseToAnyPublisher()] {
            publisher.subscribe(Recorder())
        }
        #expect(subscriptions == 2)
        subject.send(completion: .finished)
        for publisher in [shared.eraseToAnyPublisher(), connected.eraseToAnyPublisher()] {
            let late = Recorder<Int, Problem>()
            publisher.subscribe(late)
            #expect(late.history == ["(Multicast)", "finished"])
        }
        #expect(subscriptions == 2)
    }

    @Test("CB04: the value of a subject that has ended may be set and read; nobody is told")
    func valueAfterEnd() {
        let (subject, recorder) = (CurrentValueSubject<Int, Problem>(1), Recorder<Int, Problem>())
        subject.subscribe(recorder)
        subject.send(completion: .finished)
        subject.value = 2
        #expect(subject.value == 2)
        subject.send(3)
        #expect(subject.value == 2)
        #expect(recorder.history == ["(CurrentValueSubject)", "1", "finished"])
    }

    @Test("CB05: operators that only change values hand the upstream's subscription on")
    func subscriptions() {
        let subject = PassthroughSubject<Int, Problem>()
        let streams: [AnyPublisher<Int, Problem>] = [
            subject.map { $0 }.eraseToAnyPublisher(), subject.map(\.self).eraseToAnyPublisher(),
            subject.filter { _ in true }.eraseToAnyPublisher(), subject.compactMap { $0 }.eraseToAnyPublisher(),
            subject.scan(0, +).eraseToAnyPublisher(), subject.mapError { $0 }.eraseToAnyPublisher(),
            subject.map(Optional.some).replaceNil(with: 0).eraseToAnyPublisher(),
            subject.breakpoint().eraseToAnyPublisher(),
            subject.assertNoFailure().setFailureType(to: Problem.self).eraseToAnyPublisher(),
        ]
        for stream in streams {
            let recorder = Recorder<Int, Problem>()
            stream.subscribe(recorder)
            #expect(recorder.history == ["(PassthroughSubject)"])
        }
    }

    @Test("CB06: after the end or a cancellation a subscriber that stores its subscription is released")
    func release() {
        typealias Subject = PassthroughSubject<Int, Problem>
        let operators: [(Subject) -> AnyPublisher<Int, Problem>] = [
            { $0.map { $0 }.eraseToAnyPublisher() }, { $0.filter { _ in true }.eraseToAnyPublisher() },
            { $0.compactMap { $0 }.eraseToAnyPublisher() }, { $0.removeDuplicates().eraseToAnyPublisher() },
            { $0.scan(0, +).eraseToAnyPublisher() }, { $0.reduce(0, +).eraseToAnyPublisher() },
            { $0.tryMap { $0 }.mapError { _ in .sad }.eraseToAnyPublisher() },
            { $0.dropFirst().eraseToAnyPublisher() }, { $0.prefix(5).eraseToAnyPublisher() },
            { $0.drop { _ in false }.eraseToAnyPublisher() }, { $0.print("", to: Silence()).eraseToAnyPublisher() },
            { $0.handleEvents().eraseToAnyPublisher() }, { $0.collect(2).map(\.count).eraseToAnyPublisher() },
            { $0.catch { _ in Just(1).setFailureType(to: Problem.self) }.eraseToAnyPublisher() },
            { $0.append(1).eraseToAnyPublisher() }, { $0.merge(with: $0).eraseToAnyPublisher() },
            { $0.zip($0, +).eraseToAnyPublisher() }, { $0.flatMap { Just($0) }.eraseToAnyPublisher() },
            { $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest).eraseToAnyPublisher() },
            { $0.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() },
        ]
        for (index, make) in operators.enumerated() {
            for cancels in [true, false] {
                let subject = Subject()
                weak var released: Recorder<Int, Problem>?
                do {
                    let recorder = Recorder<Int, Problem>()
                    released = recorder
                    make(subject).subscribe(recorder)
                    subject.send(1)
                    if cancels { recorder.subscription?.cancel() } else { subject.send(completion: .finished) }
                }
                #expect(released == nil, "operator \(index), \(cancels ? "cancelled" : "finished")")
            }
        }
    }

    private struct Silence: TextOutputStream {
        mutating func write(_ string: String) {}
    }

    @Test("CB07: operators of Just, Optional, Result and Sequence return the same kind")
    func sameKinds() {
        let sequence: Publishers.Sequence<[Int], Never> = [1, 2].publisher.map { $0 * 2 }
        #expect(sequence.sequence == [2, 4])
        let filtered: Publishers.Sequence<[Int], Never> = (1...4).publisher.filter { $0 > 2 }
        #expect(filtered.sequence == [3, 4])
        let collected: Result<[Int], Never>.Publisher = (1...2).publisher.collect()
        #expect(collected.result == .success([1, 2]))
        let counted: Just<Int> = [1, 2].publisher.count()
        #expect(counted.output == 2)
        let smallest: Int?.Publisher = [2, 1].publisher.min()
        #expect(smallest.output == 1)
        let just: Just<Int> = Just(1).map { $0 + 1 }
        #expect(just.output == 2)
        let reduced: Result<Int, Never>.Publisher = Just(1).reduce(1, +)
        #expect(reduced.result == .success(2))
        let optional: Int?.Publisher = Int?.some(1).publisher.drop { $0 == 1 }
        #expect(optional.output == nil)
        let result: Result<Int, Problem>.Publisher = Result<Int, Problem>.success(1).publisher.scan(1, +)
        #expect(result.result == .success(2))
    }

    private final class Declared: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
        @Published var count = 0
    }

    private final class Synthesized: ObservableObject {
        @Published var count = 0
    }

    @Test("CB08: @Published announces to the synthesized publisher only")
    func announcements() {
        let (declared, synthesized) = (Declared(), Synthesized())
        var (own, made) = (0, 0)
        let cancellables = [
            declared.objectWillChange.sink { own += 1 }, synthesized.objectWillChange.sink { made += 1 },
        ]
        declared.count = 1
        synthesized.count = 1
        #expect(own == 0 && made == 1)
        declared.objectWillChange.send()
        #expect(own == 1)
        for cancellable in cancellables { cancellable.cancel() }
    }

    /// A publisher that sends each subscriber two subscriptions, and notes which are cancelled.
    private final class Twice: Publisher {
        typealias Output = Int
        typealias Failure = Problem
        private(set) var cancelled: [Int] = []

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Problem {
            for number in 1...2 { subscriber.receive(subscription: Link(self, number)) }
        }

        private final class Link: Subscription {
            let (owner, number): (Twice, Int)
            init(_ owner: Twice, _ number: Int) { (self.owner, self.number) = (owner, number) }
            func request(_ demand: Subscribers.Demand) {}
            func cancel() { owner.cancelled.append(number) }
        }
    }

    @Test("CB09: a second subscription is cancelled, and values that nobody asked for are dropped")
    func secondSubscriptions() {
        let operators: [(Twice) -> AnyPublisher<Int, Problem>] = [
            { $0.tryMap { $0 }.mapError { _ in .sad }.eraseToAnyPublisher() },
            { $0.removeDuplicates().eraseToAnyPublisher() }, { $0.prefix(1).eraseToAnyPublisher() },
            { $0.reduce(0, +).eraseToAnyPublisher() }, { $0.count().eraseToAnyPublisher() },
            { $0.buffer(size: 1, prefetch: .keepFull, whenFull: .dropOldest).eraseToAnyPublisher() },
            { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared).eraseToAnyPublisher() },
            { $0.append(1).eraseToAnyPublisher() }, { $0.print("", to: Silence()).eraseToAnyPublisher() },
        ]
        for make in operators {
            let twice = Twice()
            make(twice).subscribe(Recorder(.none))
            #expect(twice.cancelled == [2])
        }
        let (subject, recorder) = (PassthroughSubject<Int, Problem>(), Recorder<Int, Problem>(.max(1)))
        subject.subscribe(recorder)
        subject.send(1)
        subject.send(2)
        #expect(recorder.history == ["(PassthroughSubject)", "1"])
    }

    @Test("CB09: to ask for nothing is a mistake that stops the program")
    func demandOfNone() async {
        await #expect(processExitsWith: .failure) {
            Just(1).subscribe(
                AnySubscriber<Int, Never>(receiveSubscription: { $0.request(.none) }))
        }
        await #expect(processExitsWith: .failure) {
            PassthroughSubject<Int, Never>().removeDuplicates().subscribe(
                AnySubscriber<Int, Never>(receiveSubscription: { $0.request(.none) }))
        }
    }

    private final class Counter: ObservableObject {
        @Published var number = 1
    }

    @Test("CB10: a subscriber added while a published property publishes gets the new value, once")
    func subscribingDuringDelivery() {
        let counter = Counter()
        var late: [String: [Int]] = [:]
        var cancellables: [AnyCancellable] = []
        func note(_ name: String, _ publisher: some Publisher<Int, Never>) {
            publisher.sink { late[name, default: []].append($0) }.store(in: &cancellables)
        }
        let outer = counter.$number.dropFirst().prefix(1).sink { _ in
            note("plain", counter.$number)
            note("first", counter.$number.first())
            note("sum", counter.$number.combineLatest(counter.$number).map { $0 + $1 })
        }
        counter.number = 2
        #expect(late == ["plain": [2], "first": [2], "sum": [4]])
        counter.number = 3
        #expect(late == ["plain": [2, 3], "first": [2], "sum": [4, 5, 6]])
        outer.cancel()
    }
}
