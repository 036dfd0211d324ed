import Combine
import Foundation
import Testing

@Suite("Publishers")
struct PublisherTests {
    @Test("Just delivers once, when asked")
    func just() {
        #expect(Just(1).events == ["1", "finished"])
        let slow = Just(1).record(demand: .none)
        #expect(slow.events.isEmpty)
        slow.request(1)
        slow.request(1)
        #expect(slow.events == ["1", "finished"])
        let cancelled = Just(1).record(demand: .none)
        cancelled.cancel()
        cancelled.request(1)
        #expect(cancelled.events.isEmpty)
        let inside = TrackingSubscriber<Int, Never>()
        inside.onValue = { _ in inside.cancel() }
        Just(1).subscribe(inside)
        #expect(inside.events == ["1"])
        #expect(Just(1) == Just(1))
    }

    @Test("Empty and Fail")
    func emptyAndFail() {
        #expect(Empty<Int, Never>().record().history == ["subscription", "finished"])
        #expect(Empty<Int, Never>(completeImmediately: false).record().history == ["subscription"])
        #expect(Empty(outputType: Int.self, failureType: TestError.self) == Empty<Int, TestError>())
        #expect(Fail<Int, TestError>(error: .sad).record().history == ["subscription", "failure sad"])
        #expect(Fail(outputType: Int.self, failure: TestError.sad) == Fail<Int, TestError>(error: .sad))
    }

    @Test("Optionals and results")
    func optionalsAndResults() {
        #expect(Optional(1).publisher.events == ["1", "finished"])
        #expect(Int?.none.publisher.events == ["finished"])
        #expect(Result<Int, TestError>.success(1).publisher.events == ["1", "finished"])
        #expect(Result<Int, TestError>.failure(.sad).publisher.events == ["failure sad"])
        #expect(Result<Int, TestError>.Publisher(1) == Result<Int, TestError>.success(1).publisher)
    }

    @Test("Sequences deliver as asked, from inside deliveries too")
    func sequences() {
        #expect((1...3).publisher.events == ["1", "2", "3", "finished"])
        #expect([Int]().publisher.events == ["finished"])
        let slow = [1, 2, 3].publisher.record(demand: .max(1))
        slow.request(1)
        #expect(slow.events == ["1", "2"])
        slow.request(1)
        #expect(slow.events == ["1", "2", "3", "finished"])
        let inside = TrackingSubscriber<Int, Never>(demand: .max(1))
        inside.onValue = { _ in inside.request(1) }
        [1, 2, 3].publisher.subscribe(inside)
        #expect(inside.values == [1, 2, 3])
        let cancelled = TrackingSubscriber<Int, Never>()
        cancelled.onValue = { if $0 == 2 { cancelled.cancel() } }
        [1, 2, 3].publisher.subscribe(cancelled)
        #expect(cancelled.events == ["1", "2"])
        #expect((1...).publisher.prefix(3).events == ["1", "2", "3", "finished"])
    }

    @Test("Deferred makes a publisher for each subscriber")
    func deferred() {
        var count = 0
        let publisher = Deferred {
            count += 1
            return Just(count)
        }
        #expect(count == 0)
        #expect(publisher.events == ["1", "finished"])
        #expect(publisher.events == ["2", "finished"])
    }

    @Test("A demand that comes after a future's result keeps the future, one before does not")
    func futureParent() throws {
        func parents(_ subscriber: TrackingSubscriber<Int, TestError>) -> [String] {
            subscriber.subscription.map {
                Mirror(reflecting: $0).children.filter { $0.label == "parent" }.map { "\($0.value)" }
            } ?? []
        }
        var promise: Future<Int, TestError>.Promise?
        let future = Future<Int, TestError> { promise = $0 }
        let (early, late) = (future.record(), future.record(demand: .none))
        promise?(.success(1))
        late.request(1)
        #expect(early.events == ["1", "finished"] && late.events == early.events)
        #expect(parents(early) == ["nil"])
        #expect(parents(late) != ["nil"])
    }

    @Test("Future runs at once, once, and answers everybody")
    func future() {
        var promise: Future<Int, TestError>.Promise?
        let future = Future<Int, TestError> { promise = $0 }
        let early = future.record()
        let slow = future.record(demand: .none)
        let cancelled = future.record()
        cancelled.cancel()
        promise?(.success(1))
        promise?(.success(2))
        #expect(early.events == ["1", "finished"])
        #expect(slow.events.isEmpty)
        slow.request(1)
        #expect(slow.events == ["1", "finished"])
        #expect(cancelled.events.isEmpty)
        #expect(future.events == ["1", "finished"])
        #expect(Future<Int, TestError> { $0(.failure(.sad)) }.events == ["failure sad"])
    }

    @Test("Record replays, and survives coding")
    func record() throws {
        let record = Record<Int, Never> { recording in
            recording.receive(1)
            recording.receive(2)
            recording.receive(completion: .finished)
        }
        #expect(record.events == ["1", "2", "finished"])
        #expect(record.recording.output == [1, 2])
        #expect(Record<Int, TestError>(output: [1], completion: .failure(.sad)).events == ["1", "failure sad"])
        struct Trouble: Error, Codable {}
        let coded = Record<Int, Trouble>(output: [3], completion: .failure(Trouble()))
        let data = try JSONEncoder().encode(coded)
        #expect(try JSONDecoder().decode(Record<Int, Trouble>.self, from: data).events == ["3", "failure Trouble()"])
    }
}
