import Combine
import Foundation
import Testing

/// The contract that all publishers without a source have in common.
@Suite("Contract of all sources")
struct SourceContractTests {
    struct Source: CustomTestStringConvertible, @unchecked Sendable {
        let name: String
        let events: [String]
        let make: () -> AnyPublisher<Int, TestError>
        var testDescription: String { name }

        init<P: Publisher>(_ name: String, _ events: [String], _ make: @escaping () -> P)
        where P.Output == Int, P.Failure == TestError {
            self.name = name
            self.events = events
            self.make = { make().eraseToAnyPublisher() }
        }

        var values: [String] { events.filter { Int($0) != nil } }
    }

    private static func just(_ value: Int) -> some Publisher<Int, TestError> {
        Just(value).setFailureType(to: TestError.self)
    }

    static let sources = [
        Source("Just", ["1", "finished"]) { just(1) },
        Source("Optional", ["1", "finished"]) { Optional(1).publisher.setFailureType(to: TestError.self) },
        Source("Optional nil", ["finished"]) { Int?.none.publisher.setFailureType(to: TestError.self) },
        Source("Result", ["1", "finished"]) { Result<Int, TestError>.success(1).publisher },
        Source("Result failure", ["failure sad"]) { Result<Int, TestError>.failure(.sad).publisher },
        Source("Sequence", ["1", "2", "3", "finished"]) { [1, 2, 3].publisher.setFailureType(to: TestError.self) },
        Source("Empty", ["finished"]) { Empty<Int, TestError>() },
        Source("Fail", ["failure worse"]) { Fail<Int, TestError>(error: .worse) },
        Source("Deferred", ["4", "finished"]) { Deferred { just(4) } },
        Source("Future", ["5", "finished"]) { Future<Int, TestError> { $0(.success(5)) } },
        Source("Future failure", ["failure sad"]) { Future<Int, TestError> { $0(.failure(.sad)) } },
        Source("Record", ["1", "2", "failure sad"]) {
            Record<Int, TestError>(output: [1, 2], completion: .failure(.sad))
        },
    ]

    @Test("One subscription first, then the values, then one end", arguments: sources)
    func order(source: Source) {
        let recorder = source.make().record()
        #expect(recorder.history == ["subscription"] + source.events)
    }

    @Test("Values come as asked for, one request after the other", arguments: sources)
    func demand(source: Source) {
        let recorder = source.make().record(demand: .none)
        #expect(recorder.values.isEmpty)
        for count in 1...5 {
            recorder.request(1)
            #expect(recorder.values.count == min(count, source.values.count))
        }
        #expect(recorder.events == source.events)
    }

    @Test("A request from within a delivery neither doubles nor reorders values", arguments: sources)
    func reentrantRequests(source: Source) {
        let recorder = source.make().record(demand: .none)
        recorder.onValue = { [unowned recorder] _ in
            recorder.request(1)
            recorder.request(2)
        }
        recorder.request(1)
        #expect(recorder.events == (source.values.isEmpty ? recorder.events : source.events))
    }

    @Test("Cancelled before it is asked it says nothing; cancelled in a delivery no more", arguments: sources)
    func cancelling(source: Source) {
        let early = source.make().record(demand: .none)
        let before = early.events
        early.cancel()
        early.request(1)
        #expect(early.events == before && early.values.isEmpty)
        let inside = TrackingSubscriber<Int, TestError>()
        inside.onValue = { [unowned inside] _ in inside.cancel() }
        source.make().subscribe(inside)
        #expect(inside.values.count == min(1, source.values.count))
        if source.values.count > 1 { #expect(inside.events.count == 1) }
    }

    @Test("Each subscriber is served for itself", arguments: sources)
    func independence(source: Source) {
        let publisher = source.make()
        let (first, second) = (publisher.record(demand: .none), publisher.record())
        #expect(second.events == source.events)
        first.request(9)
        #expect(first.events == source.events)
    }

    @Test("A subject serves subscribers in their order; one that comes or goes in a delivery counts from the next on")
    func subjects() {
        let subject = PassthroughSubject<Int, TestError>()
        var log: [String] = []
        var late: AnyCancellable?
        let first = subject.sink { _ in
        } receiveValue: { value in
            log.append("a\(value)")
            if value == 1 {
                late = subject.sink { _ in
                } receiveValue: {
                    log.append("late\($0)")
                }
            }
        }
        let second = subject.sink { _ in
        } receiveValue: {
            log.append("b\($0)")
        }
        subject.send(1)
        subject.send(2)
        #expect(log == ["a1", "b1", "a2", "b2", "late2"])
        late?.cancel()
        second.cancel()
        subject.send(3)
        #expect(log.last == "a3")
        first.cancel()
    }

    @Test("A value sent from within a delivery comes after the one under way, to each subscriber")
    func reentrantSending() {
        let subject = PassthroughSubject<Int, TestError>()
        let (first, second) = (subject.record(), subject.record())
        first.onValue = { if $0 == 1 { subject.send(2) } }
        subject.send(1)
        #expect(first.values == [1, 2])
        // The inner send is over before the outer one goes on.
        #expect(second.values == [2, 1])
    }
}
