import Dispatch
import Foundation
import OrielFoundation
import Testing

@Suite("Queues that run actors") struct SerialQueueTests {
    private actor Counter {
        private let queue = DispatchSerialQueue(label: "counter")
        private var count = 0
        nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

        func add() -> Int {
            dispatchPrecondition(condition: .onQueue(queue))
            count += 1
            return count
        }
    }

    @Test("An actor's code runs on its queue, one part after the other")
    func actors() async {
        let counter = Counter()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<20 { group.addTask { _ = await counter.add() } }
        }
        #expect(await counter.add() == 21)
    }
}
