import Combine
import Foundation
import Synchronization
import Testing

@Suite("Ends from several threads")
struct OneEndTests {
    /// A publisher that lets the test decide when its subscriber receives an event, and which.
    private final class Loose: Publisher, @unchecked Sendable {
        typealias Output = Int
        typealias Failure = Never
        private(set) var subscriber: AnySubscriber<Int, Never>?

        func receive<S: Subscriber<Int, Never>>(subscriber: S) {
            self.subscriber = AnySubscriber(subscriber)
            subscriber.receive(subscription: Subscriptions.empty)
        }
    }

    @Test("An end is delivered once, however many threads send it at a time")
    func once() throws {
        for _ in 0..<3_000 {
            let source = Loose()
            nonisolated(unsafe) var ends = 0
            let lock = NSLock()
            // A sink would let one end through by itself.
            source.removeDuplicates().subscribe(
                AnySubscriber(
                    receiveSubscription: { $0.request(.unlimited) },
                    receiveCompletion: { _ in lock.withLock { ends += 1 } }))
            nonisolated(unsafe) let subscriber = try #require(source.subscriber)
            let arrived = Atomic(0)
            DispatchQueue.concurrentPerform(iterations: 2) { _ in
                // Both at once, where there are two processors free.
                arrived.add(1, ordering: .relaxed)
                for _ in 0..<20_000 where arrived.load(ordering: .relaxed) < 2 {}
                subscriber.receive(completion: .finished)
            }
            #expect(ends == 1)
        }
    }
}
