import Foundation
import Synchronization
import Testing

@testable import AVFoundation

/// Values that are made once for all that wait for them.
@Suite("Shared results")
struct SharedResultTests {
    private final class Log: Sendable {
        private let words = Mutex<[String]>([])
        var all: [String] { words.withLock { $0 } }
        func add(_ word: String) { words.withLock { $0.append(word) } }
    }

    @Test("The first reader begins, all receive the first value in their order, later ones at once")
    func readers() {
        let (result, log) = (SharedResult<Int>(), Log())
        #expect(result.known == nil && result.wait(atMost: 0) == nil)
        result.read({ log.add("a\($0)") }, begin: { log.add("begin a") })
        result.read({ log.add("b\($0)") }, begin: { log.add("begin b") })
        #expect(log.all == ["begin a"])
        result.set(7) { log.add("effect") }
        #expect(log.all == ["begin a", "effect", "a7", "b7"] && result.known == 7)
        result.set(8) { log.add("other effect") }
        result.read({ log.add("c\($0)") }, begin: { log.add("begin c") })
        #expect(log.all == ["begin a", "effect", "a7", "b7", "c7"] && result.wait(atMost: 0) == 7)
    }

    @Test("A reader may be called while it begins, and a thread waits for the value of another")
    func threads() {
        let (now, log) = (SharedResult<Int>(), Log())
        now.read({ log.add("\($0)") }, begin: { now.set(1) })
        #expect(log.all == ["1"])
        let later = SharedResult<Int>()
        Thread.detachNewThread { later.set(2) }
        #expect(later.wait(atMost: 60) == 2)
    }
}
