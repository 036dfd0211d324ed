import Combine
import Testing

@Suite("Filtering operators")
struct FilteringTests {
    let numbers = [1, 2, 3, 4].publisher

    static func isSmall(_ value: Int) throws -> Bool {
        if value == 3 { throw TestError.sad }
        return value < 3
    }

    @Test("filter and tryFilter")
    func filter() {
        #expect(numbers.filter { $0 > 1 }.filter { $0 < 4 }.events == ["2", "3", "finished"])
        #expect(numbers.tryFilter(Self.isSmall).events == ["1", "2", "failure sad"])
    }

    @Test("A value left out is asked for again")
    func demandForDropped() {
        #expect(numbers.filter { $0 % 2 == 0 }.record(demand: .max(1)).events == ["2"])
        let source = ManualPublisher<Int, Never>()
        let recorder = source.filter { $0 > 1 }.record(demand: .max(1))
        #expect(source.send(1) == .max(1))
        #expect(source.send(2) == .none)
        #expect(recorder.values == [2])
        source.release()
    }

    @Test("compactMap and tryCompactMap")
    func compactMap() {
        #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.map { $0 + 1 }.events == ["2", "4", "finished"])
        #expect(
            ["1", "x"].publisher.compactMap { Int($0) }.compactMap { $0 > 5 ? $0 : nil }.events == ["finished"])
        let tried = numbers.tryCompactMap { try Self.isSmall($0) ? $0 : nil }
        #expect(tried.events == ["1", "2", "failure sad"])
    }

    @Test("removeDuplicates and tryRemoveDuplicates")
    func removeDuplicates() {
        #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().events == ["1", "2", "1", "finished"])
        #expect([1, 3, 4].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.events == ["1", "4", "finished"])
        let tried = [1, 1, 2].publisher.tryRemoveDuplicates {
            if $1 == 2 { throw TestError.sad }
            return $0 == $1
        }
        #expect(tried.events == ["1", "failure sad"])
    }

    @Test("prefix by number, by closure, until another publisher")
    func prefix() {
        #expect(numbers.prefix(2).events == ["1", "2", "finished"])
        #expect(numbers.prefix(0).events == ["finished"])
        #expect(numbers.prefix(9).events.count == 5)
        #expect(numbers.prefix { $0 < 3 }.events == ["1", "2", "finished"])
        #expect(numbers.tryPrefix(while: Self.isSmall).events == ["1", "2", "failure sad"])
        let source = PassthroughSubject<Int, Never>()
        let stop = PassthroughSubject<Void, Never>()
        let recorder = source.prefix(untilOutputFrom: stop).record()
        source.send(1)
        stop.send()
        source.send(2)
        #expect(recorder.events == ["1", "finished"])
        #expect(Just(1).prefix(untilOutputFrom: Just(2)).record().history == ["finished"])
        #expect(Just(1).prefix(untilOutputFrom: Empty<Int, Never>()).events == ["1", "finished"])
    }

    @Test("prefix cancels what it has cut off")
    func prefixCancels() {
        let source = ManualPublisher<Int, Never>()
        let recorder = source.prefix(1).record()
        source.send(1)
        source.send(2)
        #expect(recorder.events == ["1", "finished"])
        #expect(source.log == ["request unlimited", "cancel"])
        source.release()
        let other = ManualPublisher<Int, Never>()
        let cut = Just(1).append(other).prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)).record()
        cut.cancel()
        #expect(other.log == ["request unlimited", "cancel"])
        other.release()
    }

    @Test("drop by number, by closure, until another publisher")
    func drop() {
        #expect(numbers.dropFirst().events == ["2", "3", "4", "finished"])
        #expect(numbers.dropFirst(3).events == ["4", "finished"])
        #expect(numbers.dropFirst(0).events.count == 5)
        #expect([1, 5, 1].publisher.drop { $0 < 3 }.events == ["5", "1", "finished"])
        #expect(numbers.tryDrop(while: Self.isSmall).events == ["failure sad"])
        let source = PassthroughSubject<Int, Never>()
        let start = PassthroughSubject<Void, Never>()
        let recorder = source.drop(untilOutputFrom: start).record()
        source.send(1)
        start.send()
        source.send(2)
        start.send(completion: .finished)
        source.send(3)
        #expect(recorder.events == ["2", "3"])
        let closed = source.drop(untilOutputFrom: Empty<Int, Never>()).record()
        #expect(closed.events == ["finished"])
    }

    @Test("dropFirst asks for replacements")
    func dropDemand() {
        #expect(numbers.dropFirst(2).record(demand: .max(1)).events == ["3"])
    }

    @Test("output at a position and in a range")
    func output() {
        #expect(numbers.output(at: 1).events == ["2", "finished"])
        #expect(numbers.output(in: 1...2).events == ["2", "3", "finished"])
        #expect(numbers.output(in: 2...).events == ["3", "4", "finished"])
        #expect(numbers.output(in: ..<1).events == ["1", "finished"])
        #expect(numbers.output(at: 7).events == ["finished"])
    }

    @Test("replaceEmpty delivers when there was nothing, and when it is wanted")
    func replaceEmpty() {
        #expect(Empty<Int, TestError>().replaceEmpty(with: 7).events == ["7", "finished"])
        #expect(Just(1).replaceEmpty(with: 7).events == ["1", "finished"])
        #expect(Fail<Int, TestError>(error: .sad).replaceEmpty(with: 7).events == ["failure sad"])
        let slow = Empty<Int, Never>().replaceEmpty(with: 7).record(demand: .none)
        #expect(slow.events.isEmpty)
        slow.request(1)
        #expect(slow.events == ["7", "finished"])
        let cancelled = Empty<Int, Never>().replaceEmpty(with: 7).record(demand: .none)
        cancelled.cancel()
        cancelled.request(1)
        #expect(cancelled.events.isEmpty)
    }
}
