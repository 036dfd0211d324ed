import Combine
import Testing

@Suite("Operators that share and keep")
struct SharingTests {
    @Test("multicast waits for connect, and delivers one subscription to all")
    func multicast() {
        let source = ManualPublisher<Int, Never>()
        let shared = source.multicast { PassthroughSubject() }
        let first = shared.record()
        let second = shared.record()
        #expect(source.log.isEmpty)
        let connection = shared.connect()
        #expect(source.log == ["request unlimited"])
        source.send(1)
        connection.cancel()
        source.send(2)
        #expect(first.events == ["1"])
        #expect(second.events == ["1"])
        #expect(source.log.last == "cancel")
        source.release()
        let subject = CurrentValueSubject<Int, Never>(0)
        let kept = Just(5).multicast(subject: subject)
        let third = kept.record()
        _ = kept.connect()
        #expect(third.events == ["0", "5", "finished"])
    }

    @Test("A connection does not keep the subject, which nobody listens to")
    func subjectLifetime() {
        let source = ManualPublisher<Int, TestError>()
        weak var released: PassthroughSubject<Int, TestError>?
        let connection: any Cancellable
        do {
            let subject = PassthroughSubject<Int, TestError>()
            released = subject
            connection = source.multicast(subject: subject).connect()
            source.send(1)
        }
        #expect(released == nil)
        connection.cancel()
        source.release()
    }

    @Test("share subscribes once and cancels with the last subscriber")
    func share() {
        let source = ManualPublisher<Int, Never>()
        let shared = source.share()
        let first = shared.record()
        let second = shared.record()
        #expect(source.log == ["request unlimited"])
        source.send(1)
        first.cancel()
        #expect(source.log.count == 1)
        source.send(2)
        second.cancel()
        second.cancel()
        #expect(source.log == ["request unlimited", "cancel"])
        #expect(first.events == ["1"])
        #expect(second.events == ["1", "2"])
        #expect(shared == shared)
        #expect(shared != source.share())
        source.release()
    }

    @Test("share passes the end on, and a publisher that ends at once ends")
    func shareEnds() {
        #expect([1, 2].publisher.share().events == ["1", "2", "finished"])
        let subject = PassthroughSubject<Int, TestError>()
        let shared = subject.share()
        let recorder = shared.record()
        subject.send(completion: .failure(.sad))
        #expect(recorder.events == ["failure sad"])
        #expect(shared.record().events == ["failure sad"])
    }

    @Test("autoconnect connects again after everybody left")
    func autoconnect() {
        var started = 0
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(receiveSubscription: { _ in started += 1 })
            .multicast { PassthroughSubject<Int, Never>() }.autoconnect()
        let first = shared.record()
        let second = shared.record()
        #expect(started == 1)
        first.cancel()
        second.cancel()
        let third = shared.record()
        #expect(started == 2)
        subject.send(1)
        #expect(third.values == [1])
        #expect(second.values.isEmpty)
        third.cancel()
    }

    /// Calls a function while it connects.
    private final class Connecting: ConnectablePublisher {
        typealias Output = Int
        typealias Failure = Never
        let subject = PassthroughSubject<Int, Never>()
        var whileConnecting: () -> Void = {}
        var connections = 0
        var ends = 0

        func receive<S: Subscriber<Int, Never>>(subscriber: S) { subject.receive(subscriber: subscriber) }

        func connect() -> any Cancellable {
            connections += 1
            whileConnecting()
            return AnyCancellable { self.ends += 1 }
        }
    }

    @Test("autoconnect connects once, whoever comes and goes while the upstream connects")
    func autoconnectWhileConnecting() {
        let upstream = Connecting()
        let shared = upstream.autoconnect()
        var others: [TrackingSubscriber<Int, Never>] = []
        upstream.whileConnecting = { others = [shared.record(), shared.record()] }
        let first = shared.record()
        #expect(upstream.connections == 1)
        first.cancel()
        others[0].cancel()
        upstream.subject.send(1)
        #expect(others[1].values == [1] && upstream.ends == 0)
        others[1].cancel()
        #expect(upstream.ends == 1)
        // All who came leave before the upstream is connected.
        var ofFirst: AnyCancellable?
        upstream.whileConnecting = { ofFirst?.cancel() }
        ofFirst = shared.handleEvents(receiveSubscription: { subscription in
            ofFirst = AnyCancellable { subscription.cancel() }
        }).sink { _ in }
        #expect(upstream.connections == 2 && upstream.ends == 2)
    }

    @Test("makeConnectable waits for connect")
    func makeConnectable() {
        let connectable = Just(1).makeConnectable()
        let recorder = connectable.record()
        #expect(recorder.events.isEmpty)
        _ = connectable.connect()
        #expect(recorder.events == ["1", "finished"])
    }

    @Test("buffer keeps values until they are wanted")
    func buffer() {
        let subject = PassthroughSubject<Int, Never>()
        let newest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).record(demand: .max(1))
        let oldest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).record(demand: .max(1))
        for value in 1...4 { subject.send(value) }
        #expect(newest.values == [1])
        newest.request(5)
        oldest.request(5)
        #expect(newest.values == [1, 2, 3])
        #expect(oldest.values == [1, 3, 4])
        subject.send(5)
        subject.send(completion: .finished)
        #expect(newest.events == ["1", "2", "3", "5", "finished"])
    }

    @Test("buffer can fail when full, and then delivers what it has first")
    func bufferError() {
        let subject = PassthroughSubject<Int, TestError>()
        let recorder = subject.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { .sad })
            .record(demand: .none)
        subject.send(1)
        subject.send(2)
        subject.send(3)
        #expect(recorder.events.isEmpty)
        recorder.request(1)
        #expect(recorder.events == ["1", "failure sad"])
        let source = ManualPublisher<Int, TestError>()
        let full = source.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { .sad }).record(demand: .none)
        source.send(1)
        #expect(source.log == ["request unlimited"])
        source.send(2)
        #expect(source.log == ["request unlimited", "cancel"])
        source.send(3)
        #expect(source.log == ["request unlimited", "cancel"])
        full.request(2)
        #expect(full.events == ["1", "failure sad"])
        source.release()
    }

    @Test("buffer that keeps full asks for its size, and for replacements")
    func bufferKeepFull() {
        let source = ManualPublisher<Int, Never>()
        let recorder = source.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).record(demand: .none)
        #expect(source.log == ["request max(2)"])
        #expect(source.send(1) == .none)
        #expect(source.send(2) == .none)
        recorder.request(1)
        #expect(source.log == ["request max(2)", "request max(1)"])
        recorder.request(1)
        recorder.request(1)
        #expect(source.send(3) == .max(1))
        source.finish()
        #expect(recorder.events == ["1", "2", "3"])
        recorder.request(1)
        #expect(recorder.events == ["1", "2", "3", "finished"])
        source.release()
        let all = [1, 2, 3, 4, 5].publisher.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
        #expect(all.events == ["1", "2", "3", "4", "5", "finished"])
    }

    @Test("A cancelled buffer delivers nothing more")
    func bufferCancel() {
        let source = ManualPublisher<Int, Never>()
        let recorder = source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).record(demand: .none)
        source.send(1)
        recorder.cancel()
        recorder.request(1)
        source.finish()
        #expect(recorder.events.isEmpty)
        #expect(source.log == ["request unlimited", "cancel"])
        source.release()
    }
}
