import Foundation
import OrielFoundation
import Testing

/// Queues that are compared, and sources that wait for processes.
@Suite("Queues and sources")
struct DispatchObjectTests {
    @Test("A queue equals itself alone; those of the system are equal by their names")
    func queues() {
        let (one, other) = (DispatchQueue(label: "own"), DispatchQueue(label: "own"))
        #expect(one == one && one != other && Set([one, other, one]).count == 2)
        #expect(DispatchQueue.main == DispatchQueue.main && DispatchQueue.main != one)
        #expect(DispatchQueue.global() == DispatchQueue.global())
        #expect(DispatchQueue.global(qos: .background) != DispatchQueue.global(qos: .userInitiated))
        #expect(DispatchQueue.main != DispatchQueue.global())
        #expect(Set([DispatchQueue.main, .global(), one, .global(), .main]).count == 3)
        let (system, same) = (DispatchQueue(label: "com.apple.a"), DispatchQueue(label: "com.apple.a"))
        #expect(system == same && system.hashValue == same.hashValue)
        #expect(system != DispatchQueue(label: "com.apple.b") && DispatchQueue(label: "a.com.apple.") != system)
    }

    @Test("The parts of a second")
    func units() {
        #expect(NSEC_PER_SEC == NSEC_PER_MSEC * MSEC_PER_SEC && NSEC_PER_SEC == NSEC_PER_USEC * USEC_PER_SEC)
        #expect(MSEC_PER_SEC == 1000 && NSEC_PER_USEC == 1000 && USEC_PER_SEC == 1_000_000)
    }

    @Test("A source of a process reports its start and its cancellation, and no end of a process that runs")
    func processes() async {
        let source = DispatchSource.makeProcessSource(identifier: getpid(), eventMask: .exit, queue: .global())
        #expect(source.handle == getpid() && source.mask == .exit && source.data == [] && !source.isCancelled)
        nonisolated(unsafe) var ends = 0
        source.setEventHandler { ends += 1 }
        await withCheckedContinuation { (begun: CheckedContinuation<Void, Never>) in
            source.setRegistrationHandler { begun.resume() }
            source.resume()
        }
        #expect(!source.isCancelled)
        await withCheckedContinuation { (canceled: CheckedContinuation<Void, Never>) in
            source.setCancelHandler { canceled.resume() }
            source.cancel()
        }
        #expect(source.isCancelled && source.data == [] && ends == 0)
    }

    @Test("A source that was never active is released")
    func unused() {
        weak var weakly: (any DispatchSourceProcess)?
        do {
            let source = DispatchSource.makeProcessSource(identifier: getpid(), eventMask: .exit)
            weakly = source
            #expect(weakly != nil)
        }
        #expect(weakly == nil)
    }
}
