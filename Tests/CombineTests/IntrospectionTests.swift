import Combine
import Dispatch
import Foundation
import Testing

/// The view that tools have of streams: introspection, descriptions and mirrors.
///
/// One test at a time: introspection sees all.
@Suite("Introspection", .serialized)
struct IntrospectionTests {
    private final class Watcher: _Introspection {
        private(set) var events: [String] = []

        func willReceive<Downstream: Subscriber>(subscriber: Downstream, input: Downstream.Input) {
            if input as? Int == 4_711 { events.append("value") }
        }

        func didReceive<Downstream: Subscriber>(
            subscriber: Downstream, input: Downstream.Input, resultingDemand: Subscribers.Demand
        ) {
            if input as? Int == 4_711 { events.append("answer \(resultingDemand)") }
        }
    }

    @Test("An object that is enabled sees what goes through subscriptions that begin meanwhile")
    func watching() {
        let watcher = Watcher()
        let subject = PassthroughSubject<Int, Never>()
        watcher.enable()
        watcher.enable()
        #expect(watcher.isEnabled)
        let seen = subject.record(demand: .max(1), answer: .max(2))
        subject.send(4_711)
        #expect(watcher.events == ["value", "answer max(2)"])
        watcher.disable()
        #expect(!watcher.isEnabled)
        subject.send(4_711)
        #expect(seen.values == [4_711, 4_711])
        #expect(watcher.events.count == 2)
    }

    @Test("Mirrors show what Apple's show")
    func mirrors() throws {
        func labels<P: Publisher>(_ publisher: P) -> [String?] {
            let recorder = publisher.record(demand: .none)
            return recorder.subscription.map { Mirror(reflecting: $0).children.map(\.label) } ?? []
        }
        #expect(labels(PassthroughSubject<Int, Never>()) == ["parent", "downstream", "demand", "subject"])
        #expect(labels([1, 2].publisher) == ["sequence"])
        #expect(labels(Just(1)) == [nil])
        let subject = PassthroughSubject<Int, Never>()
        #expect(labels(subject.removeDuplicates()) == ["downstream", "last"])
        #expect(labels(subject.reduce(0, +)) == ["downstream", "result", "initial", "status"])
        #expect(labels(subject.collect()) == ["count"])
        #expect(labels(subject.print()) == [])
        #expect(
            labels(subject.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest))
                == ["values", "state", "downstreamDemand", "terminal"])
    }

    @Test("Subscribers that have a name, and those that have none")
    func names() throws {
        let (source, other) = (ManualPublisher<Int, TestError>(), ManualPublisher<Int, TestError>())
        _ = Empty<Int, TestError>(completeImmediately: false).drop(untilOutputFrom: other).record()
        let trigger = try #require(other.attached)
        #expect("\(trigger)" == "DropUntilOutput" && Mirror(reflecting: trigger).children.isEmpty)
        let delayed = source.delay(for: 1, scheduler: ImmediateScheduler.shared).record(demand: .none)
        for one: Any in [try #require(source.attached), try #require(delayed.subscription)] {
            #expect(!(one is any CustomStringConvertible) && !(one is any CustomReflectable))
        }
        final class Model { @Published var number = 0 }
        let property = try #require(Model().$number.record(demand: .none).subscription)
        let parent = Mirror(reflecting: property).children.first { $0.label == "parent" }
        #expect("\(parent as Any)".contains("PublishedSubject"))
        source.release()
        other.release()
    }

    @Test("Demand and recordings keep their forms when encoded")
    func coding() throws {
        struct Box<Value: Codable>: Codable { let value: Value }
        func text<Value: Codable>(_ value: Value) throws -> String {
            String(decoding: try JSONEncoder().encode(Box(value: value)), as: UTF8.self)
        }
        #expect(try text(Subscribers.Demand.unlimited) == #"{"value":9223372036854775808}"#)
        #expect(try text(Subscribers.Demand.max(3)) == #"{"value":3}"#)
        for demand in [Subscribers.Demand.unlimited, .none, .max(7)] {
            let data = try JSONEncoder().encode(Box(value: demand))
            #expect(try JSONDecoder().decode(Box<Subscribers.Demand>.self, from: data).value == demand)
        }
        #expect(try text(DispatchQueue.SchedulerTimeType.Stride.nanoseconds(5)) == #"{"value":{"_nanoseconds":5}}"#)
        #expect(DispatchQueue.SchedulerTimeType.Stride.seconds(3) * .seconds(2) == .seconds(6))
    }
}
