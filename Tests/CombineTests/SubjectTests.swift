import Combine
import Dispatch
import Testing

@Suite("Subjects")
struct SubjectTests {
    @Test("A passthrough subject keeps its upstreams beyond its end, and cancels them when it goes")
    func upstreams() {
        final class Link: Subscription {
            let log: (String) -> Void
            init(_ log: @escaping (String) -> Void) { self.log = log }
            func request(_ demand: Subscribers.Demand) { log("request \(demand)") }
            func cancel() { log("cancel") }
        }
        var log: [String] = []
        weak var released: Link?
        do {
            let subject = PassthroughSubject<Int, Never>()
            do {
                let link = Link { log.append($0) }
                released = link
                subject.send(subscription: link)
            }
            subject.send(completion: .finished)
            #expect(released != nil && log.isEmpty)
        }
        #expect(released == nil && log == ["cancel"])
    }

    @Test("A passthrough subject delivers what is wanted and drops the rest")
    func passthroughDemand() {
        let subject = PassthroughSubject<Int, TestError>()
        let recorder = subject.record(demand: .max(1))
        let eager = subject.record()
        subject.send(1)
        subject.send(2)
        recorder.request(1)
        subject.send(3)
        subject.send(completion: .failure(.sad))
        subject.send(4)
        subject.send(completion: .finished)
        #expect(recorder.events == ["1", "3", "failure sad"])
        #expect(eager.events == ["1", "2", "3", "failure sad"])
        #expect(subject.record().history == ["subscription", "failure sad"])
    }

    @Test("A subscriber can answer with more demand")
    func answer() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record(demand: .max(1), answer: .max(1))
        for value in 1...3 { subject.send(value) }
        #expect(recorder.values == [1, 2, 3])
    }

    @Test("Nothing is delivered after cancelling, not even by a send under way")
    func cancellation() {
        let subject = PassthroughSubject<Int, Never>()
        let second = TrackingSubscriber<Int, Never>()
        let first = subject.record()
        subject.subscribe(second)
        first.onValue = { _ in second.cancel() }
        subject.send(1)
        subject.send(2)
        #expect(first.values == [1, 2])
        #expect(second.events.isEmpty)
    }

    @Test("A value sent from inside a delivery passes")
    func reentrancy() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record()
        recorder.onValue = { if $0 < 3 { subject.send($0 + 1) } }
        subject.send(1)
        #expect(recorder.values == [1, 2, 3])
    }

    @Test("A current value subject begins with its value and keeps the latest")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let recorder = subject.record()
        subject.send(1)
        subject.value = 2
        #expect(subject.value == 2)
        let late = subject.record()
        subject.value += 1
        #expect(recorder.values == [0, 1, 2, 3])
        #expect(late.values == [2, 3])
        subject.send(completion: .finished)
        subject.send(9)
        #expect(subject.value == 3)
        #expect(subject.record().events == ["finished"])
        #expect(late.events.last == "finished")
    }

    @Test("A slow subscriber of a current value gets the latest one when it asks")
    func currentValueDemand() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let recorder = subject.record(demand: .none)
        subject.send(1)
        #expect(recorder.events.isEmpty)
        recorder.request(1)
        #expect(recorder.values == [1])
        subject.send(2)
        subject.send(3)
        recorder.request(2)
        #expect(recorder.values == [1, 3])
        subject.send(4)
        #expect(recorder.values == [1, 3, 4])
    }

    @Test("A subject feeds another until cancelled")
    func feeding() {
        let source = PassthroughSubject<Int, Never>()
        let target = CurrentValueSubject<Int, Never>(0)
        let cancellable = source.subscribe(target)
        source.send(1)
        #expect(target.value == 1)
        cancellable.cancel()
        source.send(2)
        #expect(target.value == 1)
    }

    @Test("A passthrough subject asks its source only when somebody listens")
    func lazyRequest() {
        let source = ManualPublisher<Int, Never>()
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = source.subscribe(subject)
        #expect(source.log.isEmpty)
        let recorder = subject.record()
        #expect(source.log == ["request unlimited"])
        source.send(4)
        #expect(recorder.values == [4])
        cancellable.cancel()
        #expect(source.log == ["request unlimited", "cancel"])
        source.release()
    }

    @Test("Events without a value")
    func void() {
        let subject = PassthroughSubject<Void, Never>()
        var count = 0
        let cancellable = subject.sink { count += 1 }
        subject.send()
        #expect(count == 1)
        cancellable.cancel()
    }

    @Test("Many subscribers leave in any order")
    func manySubscribers() {
        let subject = PassthroughSubject<Int, Never>()
        let recorders = (0..<100).map { _ in subject.record() }
        for index in stride(from: 0, to: 100, by: 3) { recorders[index].cancel() }
        for index in stride(from: 99, to: 50, by: -1) { recorders[index].cancel() }
        subject.send(7)
        for (index, recorder) in recorders.enumerated() {
            #expect(recorder.values == (index % 3 == 0 || index > 50 ? [] : [7]))
        }
    }

    @Test("Sending, subscribing and cancelling from several threads is safe")
    func threads() {
        let subject = PassthroughSubject<Int, Never>()
        let value = CurrentValueSubject<Int, Never>(0)
        let counter = CountingSubscriber()
        subject.subscribe(counter)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for number in 0..<500 {
                subject.send(number)
                value.send(number)
                let first = subject.sink { _ in }
                let second = value.sink { _ in }
                first.cancel()
                second.cancel()
            }
        }
        // Deliveries to one subscriber never overlap, so none was lost.
        #expect(counter.count == 4000)
    }

    private final class CountingSubscriber: Subscriber {
        typealias Input = Int
        typealias Failure = Never
        var count = 0
        func receive(subscription: any Subscription) { subscription.request(.unlimited) }
        func receive(_ input: Int) -> Subscribers.Demand {
            count += 1
            return .none
        }
        func receive(completion: Subscribers.Completion<Never>) {}
    }

    @Test("What a subscriber asks for when it gets the current value counts for the next")
    func demandAfterCurrentValue() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let recorder = subject.record(demand: .max(1), answer: .max(1))
        subject.send(1)
        subject.send(2)
        #expect(recorder.values == [0, 1, 2])
    }
}
