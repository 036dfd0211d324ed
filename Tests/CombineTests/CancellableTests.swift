import Combine
import Testing

@Suite("Cancellables, sinks and assignments")
struct CancellableTests {
    @Test("An end or a cancellation before the subscription leaves an assigning subscriber its object")
    func earlyAssign() {
        final class Model { var number = 0 }
        let source = ManualPublisher<Int, Never>(isSilent: true)
        let model = Model()
        let assign = Subscribers.Assign(object: model, keyPath: \.number)
        source.subscribe(assign)
        source.finish()
        #expect(assign.object === model)
        assign.cancel()
        #expect(assign.object === model)
        source.begin()
        source.send(4)
        #expect(source.log == ["cancel"] && model.number == 0)
        source.release()
    }

    @Test("A cancellable runs its closure once, at the latest when released")
    func once() {
        var count = 0
        do {
            let cancellable = AnyCancellable { count += 1 }
            cancellable.cancel()
            cancellable.cancel()
            #expect(count == 1)
        }
        #expect(count == 1)
        do { _ = AnyCancellable { count += 1 } }
        #expect(count == 2)
    }

    @Test("Sets and arrays keep cancellables")
    func store() {
        var count = 0
        var set: Set<AnyCancellable> = []
        var array: [AnyCancellable] = []
        AnyCancellable { count += 1 }.store(in: &set)
        AnyCancellable { count += 1 }.store(in: &array)
        let other: any Cancellable = AnyCancellable { count += 1 }
        other.store(in: &set)
        other.store(in: &array)
        #expect(count == 0)
        #expect(set.count == 2)
        set = []
        array = []
        #expect(count == 3)
    }

    @Test("A sink receives values and the completion, and nothing after cancelling")
    func sink() {
        let subject = PassthroughSubject<Int, TestError>()
        var log: [String] = []
        let first = subject.sink(
            receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("a\($0)") })
        let second = subject.sink(
            receiveCompletion: { _ in log.append("never") }, receiveValue: { log.append("b\($0)") })
        subject.send(1)
        second.cancel()
        subject.send(2)
        subject.send(completion: .failure(.sad))
        subject.send(3)
        #expect(log == ["a1", "b1", "a2", "failure(CombineTests.TestError.sad)"])
        first.cancel()
    }

    @Test("A sink lets go of what its closures captured when it ends")
    func sinkReleases() {
        final class Token {}
        let subject = PassthroughSubject<Int, Never>()
        weak var cancelled: Token?
        weak var completed: Token?
        let first: AnyCancellable
        let second: AnyCancellable
        do {
            let token = Token()
            let other = Token()
            (cancelled, completed) = (token, other)
            first = subject.sink { _ in withExtendedLifetime(token) {} }
            second = subject.sink { _ in withExtendedLifetime(other) {} }
        }
        #expect(cancelled != nil)
        first.cancel()
        #expect(cancelled == nil)
        subject.send(completion: .finished)
        #expect(completed == nil)
        second.cancel()
    }

    @Test("Cancelling inside a delivery stops at once")
    func cancelInside() {
        var values: [Int] = []
        var cancellable: AnyCancellable?
        let subject = PassthroughSubject<Int, Never>()
        cancellable = subject.map { $0 }.sink { value in
            values.append(value)
            if value == 2 { cancellable?.cancel() }
        }
        for value in 1...4 { subject.send(value) }
        #expect(values == [1, 2])
    }

    @Test("assign(to:on:) writes, keeps the object, and lets go at the end")
    func assign() {
        final class Target { var value = 0 }
        let subject = PassthroughSubject<Int, Never>()
        weak var released: Target?
        let cancellable: AnyCancellable
        do {
            let target = Target()
            released = target
            cancellable = subject.assign(to: \.value, on: target)
        }
        subject.send(5)
        #expect(released?.value == 5)
        cancellable.cancel()
        #expect(released == nil)
    }

    @Test("Subscribers of closures and of subjects")
    func anySubscriber() {
        var log: [String] = []
        let closures = AnySubscriber<Int, Never>(
            receiveSubscription: { $0.request(.max(1)) },
            receiveValue: {
                log.append("\($0)")
                return $0 < 2 ? .max(1) : .none
            },
            receiveCompletion: { _ in log.append("finished") })
        [1, 2, 3].publisher.subscribe(closures)
        #expect(log == ["1", "2"])
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record()
        [1, 2].publisher.subscribe(AnySubscriber(subject))
        #expect(recorder.events == ["1", "2", "finished"])
    }
}
