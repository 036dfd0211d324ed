import Combine
import Foundation
import Testing

@Suite("Transforming operators")
struct TransformingTests {
    struct Point { var x = 1, y = 2, z = 3 }
    let numbers = [1, 2, 3, 4].publisher

    /// Fails on three, so that a stream of 1, 2, 3, 4 ends there.
    static func refuseThree(_ value: Int) throws -> Int {
        if value == 3 { throw TestError.sad }
        return value
    }

    @Test("map, by closure and by key paths")
    func map() {
        #expect(numbers.map { $0 * 2 }.map { $0 + 1 }.events == ["3", "5", "7", "9", "finished"])
        #expect(Just(Point()).map(\.x).events == ["1", "finished"])
        #expect(Just(Point()).map(\.x, \.y).map { $0 + $1 }.events == ["3", "finished"])
        #expect(Just(Point()).map(\.x, \.y, \.z).map { $0 + $1 + $2 }.events == ["6", "finished"])
    }

    @Test("tryMap tells each error of its closure, when the upstream goes on regardless")
    func tryMapAgain() {
        let source = ManualPublisher<Int, TestError>()
        let recorder = source.tryMap(Self.refuseThree).record()
        for value in [1, 3, 4, 3] { source.send(value) }
        source.finish()
        #expect(recorder.events == ["1", "failure sad", "4", "failure sad"])
        #expect(source.log == ["request unlimited", "cancel"])
        source.release()
    }

    @Test("tryMap ends with the error that is thrown, and cancels")
    func tryMap() {
        #expect(numbers.tryMap(Self.refuseThree).events == ["1", "2", "failure sad"])
        #expect(numbers.map { $0 }.tryMap(Self.refuseThree).events == ["1", "2", "failure sad"])
        let source = ManualPublisher<Int, Never>()
        let recorder = source.tryMap(Self.refuseThree).record()
        source.send(3)
        source.send(1)
        source.finish()
        // An upstream may send values after the end; there is no second end.
        #expect(recorder.events == ["failure sad", "1"])
        #expect(source.log == ["request unlimited", "cancel"])
        source.release()
    }

    @Test("Demand and cancellation pass through")
    func passThrough() {
        let source = ManualPublisher<Int, TestError>()
        let recorder = source.map { $0 }.record(demand: .max(2), answer: .max(1))
        #expect(source.send(1) == .max(1))
        recorder.request(5)
        recorder.cancel()
        recorder.cancel()
        // The subscriber has the upstream's own subscription: it is up to the upstream to keep to the rules.
        #expect(source.send(2) == .max(1))
        source.fail(.sad)
        #expect(recorder.events == ["1", "2", "failure sad"])
        #expect(source.log == ["request max(2)", "request max(5)", "cancel", "cancel"])
        source.release()
    }

    @Test("A second subscription is cancelled")
    func secondSubscription() {
        final class Twice: Publisher {
            typealias Output = Int
            typealias Failure = Never
            var cancelled = 0
            func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(subscription: Link(owner: self))
            }
            final class Link: Subscription {
                let owner: Twice
                init(owner: Twice) { self.owner = owner }
                func request(_ demand: Subscribers.Demand) {}
                func cancel() { owner.cancelled += 1 }
            }
        }
        let twice = Twice()
        #expect(twice.map { $0 }.record().history == ["subscription", "subscription"])
        #expect(twice.cancelled == 0)
        #expect(twice.tryMap { $0 }.record().history == ["subscription"])
        #expect(twice.cancelled == 1)
        #expect(twice.collect().record().history == ["subscription"])
        #expect(twice.cancelled == 2)
        let cancellable = twice.sink { _ in }
        #expect(twice.cancelled == 3)
        cancellable.cancel()
    }

    @Test("mapError and setFailureType change the kind of errors")
    func errors() {
        #expect(Fail<Int, TestError>(error: .sad).mapError { _ in TestError.worse }.events == ["failure worse"])
        let failing: Publishers.SetFailureType<Just<Int>, TestError> = Just(1).setFailureType(to: TestError.self)
        #expect(failing.events == ["1", "finished"])
    }

    @Test("scan and tryScan publish every result")
    func scan() {
        #expect(numbers.scan(10, +).events == ["11", "13", "16", "20", "finished"])
        #expect(
            numbers.tryScan(0) { $0 + (try Self.refuseThree($1)) }.events == ["1", "3", "failure sad"])
        let publisher = numbers.scan(0, +)
        #expect(publisher.events == publisher.events)
    }

    @Test("replaceNil fills in")
    func replaceNil() {
        #expect([1, nil, 3].publisher.replaceNil(with: 0).events == ["1", "0", "3", "finished"])
    }

    @Test("encode and decode go through JSON, and fail on nonsense")
    func coding() throws {
        struct Person: Codable, Equatable { var name: String }
        let people = [Person(name: "Ann"), Person(name: "Bo")]
        let decoded = people.publisher.encode(encoder: JSONEncoder()).decode(type: Person.self, decoder: JSONDecoder())
            .record()
        #expect(decoded.values == people)
        #expect(decoded.events.last == "finished")
        let bad = Just(Data("x".utf8)).decode(type: Person.self, decoder: JSONDecoder()).record()
        #expect(bad.values.isEmpty)
        #expect(bad.events.count == 1)
        #expect(bad.events[0].hasPrefix("failure"))
        let list = Just(Person(name: "Cy")).encode(encoder: PropertyListEncoder())
            .decode(type: Person.self, decoder: PropertyListDecoder()).record()
        #expect(list.values == [Person(name: "Cy")])
    }

    @Test("eraseToAnyPublisher hides the type and changes nothing")
    func erase() {
        let erased: AnyPublisher<Int, Never> = numbers.map { $0 }.eraseToAnyPublisher()
        #expect(erased.eraseToAnyPublisher().events == ["1", "2", "3", "4", "finished"])
        #expect(erased.description == "AnyPublisher")
    }
}
