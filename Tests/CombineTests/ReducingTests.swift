import Combine
import Testing

@Suite("Reducing operators")
struct ReducingTests {
    let numbers = [3, 1, 4, 2].publisher
    let none = Empty<Int, TestError>()

    static func isFour(_ value: Int) throws -> Bool {
        if value == 1 { throw TestError.sad }
        return value == 4
    }

    @Test("reduce and tryReduce")
    func reduce() {
        #expect(numbers.reduce(0, +).events == ["10", "finished"])
        #expect(none.reduce(5, +).events == ["5", "finished"])
        #expect(numbers.tryReduce(0) { _, _ in throw TestError.sad }.events == ["failure sad"])
        #expect(Fail<Int, TestError>(error: .sad).reduce(0, +).events == ["failure sad"])
    }

    @Test("A result waits for demand, and cancelling drops it")
    func resultDemand() {
        let source = ManualPublisher<Int, Never>()
        let recorder = source.reduce(0, +).record(demand: .none)
        #expect(source.log == ["request unlimited"])
        source.send(1)
        source.send(2)
        source.finish()
        #expect(recorder.events.isEmpty)
        recorder.request(1)
        recorder.request(1)
        #expect(recorder.events == ["3", "finished"])
        source.release()
        let cancelled = numbers.count().record(demand: .none)
        cancelled.cancel()
        cancelled.request(1)
        #expect(cancelled.events.isEmpty)
    }

    @Test("Cancelling a reduction cancels its source")
    func cancelling() {
        let source = ManualPublisher<Int, Never>()
        let recorder = source.collect().record()
        source.send(1)
        recorder.cancel()
        source.finish()
        #expect(recorder.events.isEmpty)
        #expect(source.log == ["request unlimited", "cancel"])
        source.release()
    }

    @Test("collect, all or by number")
    func collect() {
        #expect(numbers.collect().events == ["[3, 1, 4, 2]", "finished"])
        #expect(none.collect().events == ["[]", "finished"])
        #expect([1, 2, 3].publisher.collect(2).events == ["[1, 2]", "[3]", "finished"])
        #expect([1, 2].publisher.collect(2).events == ["[1, 2]", "finished"])
        #expect(none.collect(2).events == ["finished"])
        let source = ManualPublisher<Int, TestError>()
        let recorder = source.collect(3).record(demand: .max(2), answer: .max(1))
        for value in 1...2 { #expect(source.send(value) == .none) }
        #expect(source.send(3) == .max(3))
        source.send(4)
        source.fail(.sad)
        #expect(recorder.events == ["[1, 2, 3]", "failure sad"])
        #expect(source.log == ["request max(6)"])
        source.release()
    }

    @Test("count and ignoreOutput")
    func count() {
        #expect(numbers.count().events == ["4", "finished"])
        #expect(numbers.ignoreOutput().events == ["finished"])
        #expect(Fail<Int, TestError>(error: .sad).ignoreOutput().events == ["failure sad"])
    }

    @Test("min and max, with an order and with errors")
    func comparison() {
        #expect(numbers.min().events == ["1", "finished"])
        #expect(numbers.max().events == ["4", "finished"])
        #expect(none.max().events == ["finished"])
        #expect(["aa", "b", "cc"].publisher.max { $0.count < $1.count }.events == ["aa", "finished"])
        #expect(["aa", "b", "c"].publisher.min { $0.count < $1.count }.events == ["b", "finished"])
        #expect(numbers.tryMax { _, _ in throw TestError.sad }.events == ["failure sad"])
        #expect(numbers.tryMin { $0 < $1 }.events == ["1", "finished"])
    }

    @Test("first and last")
    func firstAndLast() {
        #expect(numbers.first().events == ["3", "finished"])
        #expect(numbers.first { $0 > 3 }.events == ["4", "finished"])
        #expect(numbers.first { $0 > 9 }.events == ["finished"])
        #expect(numbers.tryFirst(where: Self.isFour).events == ["failure sad"])
        #expect([4, 1].publisher.tryFirst(where: Self.isFour).events == ["4", "finished"])
        #expect(numbers.last().events == ["2", "finished"])
        #expect(numbers.last { $0 > 2 }.events == ["4", "finished"])
        #expect(numbers.tryLast(where: Self.isFour).events == ["failure sad"])
        #expect(none.last().events == ["finished"])
        let source = ManualPublisher<Int, Never>()
        let recorder = source.first().record()
        source.send(1)
        source.send(2)
        #expect(recorder.events == ["1", "finished"])
        #expect(source.log == ["request unlimited", "cancel"])
        source.release()
    }

    @Test("contains and allSatisfy")
    func tests() {
        #expect(numbers.contains(4).events == ["true", "finished"])
        #expect(numbers.contains(9).events == ["false", "finished"])
        #expect(numbers.contains { $0 > 3 }.events == ["true", "finished"])
        #expect(numbers.tryContains(where: Self.isFour).events == ["failure sad"])
        #expect(numbers.allSatisfy { $0 > 0 }.events == ["true", "finished"])
        #expect(numbers.allSatisfy { $0 > 1 }.events == ["false", "finished"])
        #expect(none.allSatisfy { _ in false }.events == ["true", "finished"])
        #expect([4, 1].publisher.tryAllSatisfy(Self.isFour).events == ["failure sad"])
    }
}
