import Combine
import Foundation
import Testing

/// Nothing is kept once a stream has ended or been cancelled.
@Suite("Lifetimes")
struct LifetimeTests {
    final class Token {}
    typealias Source = PassthroughSubject<Int, TestError>
    typealias Stream = AnyPublisher<Int, TestError>

    /// Every operator whose running form holds several parties, by name.
    static func chains(_ clock: VirtualScheduler) -> [(String, (Source) -> Stream)] {
        [
            ("map", { $0.map { $0 }.eraseToAnyPublisher() }),
            ("filter", { $0.filter { _ in true }.eraseToAnyPublisher() }),
            ("collect", { $0.collect().map(\.count).eraseToAnyPublisher() }),
            ("collect(2)", { $0.collect(2).map(\.count).eraseToAnyPublisher() }),
            ("reduce", { $0.reduce(0, +).eraseToAnyPublisher() }),
            ("flatMap", { $0.flatMap { [$0].publisher }.eraseToAnyPublisher() }),
            ("flatMap(1)", { s in s.flatMap(maxPublishers: .max(1)) { _ in s }.eraseToAnyPublisher() }),
            ("switchToLatest", { s in s.map { _ in s }.switchToLatest().eraseToAnyPublisher() }),
            ("merge", { $0.merge(with: $0.map { $0 }).eraseToAnyPublisher() }),
            ("combineLatest", { $0.combineLatest($0, +).eraseToAnyPublisher() }),
            ("zip", { $0.zip($0, +).eraseToAnyPublisher() }),
            ("append", { $0.append(1).eraseToAnyPublisher() }),
            ("prepend", { $0.prepend(1).eraseToAnyPublisher() }),
            ("catch", { s in s.catch { _ in s }.eraseToAnyPublisher() }),
            ("tryCatch", { s in s.tryCatch { _ in s }.mapError { _ in .sad }.eraseToAnyPublisher() }),
            ("retry", { $0.retry(2).eraseToAnyPublisher() }),
            ("replaceError", { $0.replaceError(with: 0).setFailureType(to: TestError.self).eraseToAnyPublisher() }),
            ("replaceEmpty", { $0.replaceEmpty(with: 0).eraseToAnyPublisher() }),
            ("prefix(until)", { s in s.prefix(untilOutputFrom: s.dropFirst(9)).eraseToAnyPublisher() }),
            ("drop(until)", { s in s.drop(untilOutputFrom: s).eraseToAnyPublisher() }),
            ("handleEvents", { $0.handleEvents().eraseToAnyPublisher() }),
            ("share", { $0.share().eraseToAnyPublisher() }),
            ("multicast", { $0.multicast { Source() }.autoconnect().eraseToAnyPublisher() }),
            ("buffer", { $0.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).eraseToAnyPublisher() }),
            ("receive(on:)", { $0.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() }),
            ("subscribe(on:)", { $0.subscribe(on: ImmediateScheduler.shared).eraseToAnyPublisher() }),
            ("delay", { $0.delay(for: 1, scheduler: ImmediateScheduler.shared).eraseToAnyPublisher() }),
            ("debounce", { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared).eraseToAnyPublisher() }),
            ("throttle", { $0.throttle(for: 1, scheduler: clock, latest: true).eraseToAnyPublisher() }),
            ("timeout", { $0.timeout(1, scheduler: clock).eraseToAnyPublisher() }),
            (
                "collect(by time)",
                {
                    $0.collect(.byTime(clock, 1)).map(\.count).eraseToAnyPublisher()
                }
            ),
        ]
    }

    @Test("Cancelling releases what the subscriber holds", arguments: chains(VirtualScheduler()).indices)
    func cancelling(index: Int) {
        let clock = VirtualScheduler()
        let (name, chain) = Self.chains(clock)[index]
        let source = Source()
        weak var released: Token?
        do {
            let token = Token()
            released = token
            let cancellable = chain(source).sink(
                receiveCompletion: { _ in withExtendedLifetime(token) {} },
                receiveValue: { _ in withExtendedLifetime(token) {} })
            source.send(1)
            source.send(2)
            cancellable.cancel()
        }
        clock.advance(by: 10)
        #expect(released == nil, "\(name) keeps its subscriber after cancelling")
    }

    @Test("The end releases what the subscriber holds", arguments: chains(VirtualScheduler()).indices, [true, false])
    func ending(index: Int, normally: Bool) {
        let clock = VirtualScheduler()
        let (name, chain) = Self.chains(clock)[index]
        let source = Source()
        weak var released: Token?
        let subscriber = TrackingSubscriber<Int, TestError>()
        do {
            let token = Token()
            released = token
            let held = chain(source).handleEvents(
                receiveOutput: { _ in withExtendedLifetime(token) {} })
            held.subscribe(subscriber)
            source.send(1)
            source.send(completion: normally ? .finished : .failure(.sad))
        }
        subscriber.release()
        clock.advance(by: 10)
        #expect(released == nil, "\(name) keeps its closures after the end")
    }

    @Test("An object with a timer, a notification and a property stream is released")
    func model() {
        final class Model: ObservableObject {
            @Published var count = 0
            @Published var text = ""
            var bag: Set<AnyCancellable> = []
            init() {
                Timer.publish(every: 100, on: .main, in: .common).autoconnect()
                    .sink { [weak self] _ in self?.count += 1 }.store(in: &bag)
                NotificationCenter.default.publisher(for: .init("CombineTests.lifetime"))
                    .sink { [weak self] _ in self?.count += 1 }.store(in: &bag)
                $count.map { "\($0)" }.assign(to: &$text)
                objectWillChange.sink { [unowned self] in _ = self.count }.store(in: &bag)
            }
        }
        weak var released: Model?
        do {
            let model = Model()
            released = model
            model.count = 4
            #expect(model.text == "4")
        }
        #expect(released == nil)
    }
}
