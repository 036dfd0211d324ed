import Combine
import Testing

/// What `flatMap` asks for, keeps and passes on, whatever its publishers do.
@Suite("flatMap")
struct FlatMapTests {
    typealias Child = ManualPublisher<Int, TestError>

    @Test("The upstream is asked for as many publishers as may run, for none too")
    func demand() {
        let source = ManualPublisher<Int, TestError>()
        _ = source.flatMap(maxPublishers: .none) { _ in Child() }.record()
        #expect(source.log == ["request max(0)"])
        source.release()
    }

    @Test("An upstream that ends before its subscription ends the stream")
    func earlyEnd() {
        let source = ManualPublisher<Int, TestError>(isSilent: true)
        let recorder = source.flatMap { _ in Child() }.record()
        source.finish()
        #expect(recorder.events == ["finished"])
        source.release()
    }

    @Test("What comes while values wait waits too, and the order is kept")
    func order() {
        let (source, child) = (ManualPublisher<Child, TestError>(), Child())
        let recorder = source.flatMap { $0 }.record(demand: .none)
        source.send(child)
        for value in 1...3 { #expect(child.send(value) == .none) }
        var extra = 10
        child.onRequest = {
            extra += 1
            child.send(extra)
        }
        recorder.request(2)
        #expect(recorder.values == [1, 2])
        child.onRequest = nil
        recorder.request(3)
        #expect(recorder.values == [1, 2, 3, 11, 12])
        #expect(child.log == Array(repeating: "request max(1)", count: 6))
        child.release()
        source.release()
    }

    @Test("A value that another publisher sends during a delivery comes when the delivery asks for it")
    func duringDelivery() {
        let (source, first, second) = (ManualPublisher<Child, TestError>(), Child(), Child())
        let recorder = source.flatMap { $0 }.record(demand: .max(1), answer: .max(1))
        source.send(first)
        source.send(second)
        recorder.onValue = { if $0 == 1 { second.send(2) } }
        first.send(1)
        #expect(recorder.values == [1, 2])
        for publisher in [first, second] { publisher.release() }
        source.release()
    }

    @Test("A publisher that goes on after its end is heard until the whole ends")
    func lateValues() {
        let (source, first, second) = (ManualPublisher<Child, TestError>(), Child(), Child())
        let recorder = source.flatMap { $0 }.record()
        source.send(first)
        source.send(second)
        source.finish()
        first.finish()
        first.send(1)
        second.finish()
        second.send(2)
        #expect(recorder.events == ["1", "finished"])
        for publisher in [first, second] { publisher.release() }
        source.release()
    }

    @Test("Each end of a publisher asks for another one, also within the asking")
    func replacements() {
        let (source, child) = (ManualPublisher<Child, TestError>(), Child())
        let recorder = source.flatMap(maxPublishers: .max(1)) { $0 }.record(demand: .none)
        source.send(child)
        var rest = 2
        source.onRequest = {
            rest -= 1
            if rest >= 0 { child.finish() }
        }
        child.finish()
        #expect(source.log == Array(repeating: "request max(1)", count: 4))
        #expect(recorder.events.isEmpty)
        child.release()
        source.release()
    }

    @Test("A failure cancels the other publishers and is told once")
    func failure() {
        let (source, first, second) = (ManualPublisher<Child, TestError>(), Child(), Child())
        let recorder = source.flatMap { $0 }.record()
        source.send(first)
        source.send(second)
        first.fail(.sad)
        second.fail(.worse)
        second.send(1)
        source.finish()
        #expect(recorder.events == ["failure sad"])
        #expect(first.log == ["request unlimited"])
        #expect(second.log == ["request unlimited", "cancel"])
        #expect(source.log == ["request unlimited"])
        for publisher in [first, second] { publisher.release() }
        source.release()
    }

    @Test("Demand that becomes unlimited later reaches the publishers that run, and those that come, once")
    func unlimitedLater() {
        let (source, first, second) = (ManualPublisher<Child, TestError>(), Child(), Child())
        let recorder = source.flatMap { $0 }.record(demand: .max(1))
        source.send(first)
        #expect(first.send(1) == .max(1) && first.send(2) == .none)
        recorder.subscription?.request(.unlimited)
        #expect(recorder.values == [1, 2] && first.log == ["request max(1)", "request max(1)", "request unlimited"])
        recorder.subscription?.request(.unlimited)
        recorder.subscription?.request(.max(3))
        source.send(second)
        #expect(first.log.count == 3 && second.log == ["request unlimited"])
        #expect(first.send(3) == .none && second.send(4) == .none && recorder.values == [1, 2, 3, 4])
        for publisher in [first, second] { publisher.release() }
        source.release()
    }

    @Test("The subscribers of its publishers name the whole in mirrors")
    func mirrors() throws {
        let (source, child) = (ManualPublisher<Child, TestError>(), Child())
        let recorder = source.flatMap { $0 }.record()
        source.send(child)
        let branch = try #require(child.attached)
        let whole = try #require(recorder.subscription).combineIdentifier
        #expect("\(branch)" == "FlatMap")
        let children = Mirror(reflecting: branch).children.map { "\($0.label ?? "") \($0.value)" }
        #expect(children == ["parentSubscription \(whole)"])
        child.release()
        source.release()
    }
}
