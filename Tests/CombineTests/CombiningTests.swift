import Combine
import Dispatch
import Testing

@Suite("Combining operators")
struct CombiningTests {
    typealias Subject = PassthroughSubject<Int, TestError>

    @Test("combineLatest of two: latest values, finishes with the last, fails with the first")
    func combineLatest() {
        let (a, b) = (Subject(), Subject())
        let recorder = a.combineLatest(b).record()
        a.send(1)
        a.send(2)
        b.send(3)
        b.send(4)
        a.send(completion: .finished)
        b.send(5)
        b.send(completion: .finished)
        #expect(recorder.events == ["(2, 3)", "(2, 4)", "(2, 5)", "finished"])
        let (c, d) = (Subject(), Subject())
        let failing = c.combineLatest(d, +).record()
        c.send(1)
        d.send(2)
        d.send(completion: .failure(.sad))
        c.send(3)
        #expect(failing.events == ["3", "failure sad"])
    }

    @Test("combineLatest of three and four, with closures")
    func combineLatestMore() {
        let just = (1...4).map { Just($0) }
        #expect(just[0].combineLatest(just[1], just[2]).events == ["(1, 2, 3)", "finished"])
        #expect(just[0].combineLatest(just[1], just[2], just[3]).events == ["(1, 2, 3, 4)", "finished"])
        #expect(just[0].combineLatest(just[1], just[2]) { $0 + $1 + $2 }.events == ["6", "finished"])
        #expect(just[0].combineLatest(just[1], just[2], just[3]) { $0 + $1 + $2 + $3 }.events == ["10", "finished"])
        #expect(Publishers.CombineLatest(just[0], just[1]).map { $0 + $1 }.events == ["3", "finished"])
    }

    @Test("combineLatest asks each publisher for what is demanded, and cancels all")
    func combineLatestDemand() {
        let a = ManualPublisher<Int, Never>()
        let b = ManualPublisher<Int, Never>()
        let recorder = a.combineLatest(b).record(demand: .max(1))
        a.send(1)
        b.send(2)
        b.send(3)
        #expect(recorder.events == ["(1, 2)"])
        recorder.request(1)
        b.send(4)
        recorder.cancel()
        a.send(5)
        #expect(recorder.events == ["(1, 2)", "(1, 4)"])
        #expect(a.log == ["request max(1)", "request max(1)", "cancel"])
        #expect(b.log == a.log)
        a.release()
        b.release()
    }

    @Test("zip takes values together, and finishes when a finished publisher has none left")
    func zip() {
        let (a, b) = (Subject(), Subject())
        let recorder = a.zip(b).record()
        a.send(1)
        a.send(2)
        b.send(3)
        a.send(completion: .finished)
        b.send(4)
        b.send(5)
        #expect(recorder.events == ["(1, 3)", "(2, 4)", "finished"])
        #expect([1, 2, 3].publisher.zip([4, 5].publisher) { $0 * $1 }.events == ["4", "10", "finished"])
        #expect([1, 2].publisher.zip([3].publisher, [4].publisher).events == ["(1, 3, 4)", "finished"])
        #expect(Just(1).zip(Just(2), Just(3)) { $0 + $1 + $2 }.events == ["6", "finished"])
        #expect(Just(1).zip(Just(2), Just(3), Just(4)).events == ["(1, 2, 3, 4)", "finished"])
        #expect(Just(1).zip(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.events == ["10", "finished"])
        let (c, d) = (Subject(), Subject())
        let failing = c.zip(d).record()
        c.send(1)
        c.send(completion: .failure(.worse))
        d.send(1)
        #expect(failing.events == ["failure worse"])
        let cancelled = ManualPublisher<Int, Never>()
        let zipped = cancelled.zip(Empty<Int, Never>(completeImmediately: false)).record(demand: .max(2))
        zipped.cancel()
        #expect(cancelled.log == ["request max(2)", "cancel"])
        cancelled.release()
    }

    @Test("merge of two to eight, and of many")
    func merge() {
        let p = (1...8).map { Just($0) }
        func sum<P: Publisher>(_ publisher: P) -> [String] where P.Output == Int { publisher.reduce(0, +).events }
        #expect(sum(p[0].map { $0 }.merge(with: p[1])) == ["3", "finished"])
        #expect(sum(p[0].merge(with: p[1], p[2])) == ["6", "finished"])
        #expect(sum(p[0].merge(with: p[1], p[2], p[3])) == ["10", "finished"])
        #expect(sum(p[0].merge(with: p[1], p[2], p[3], p[4])) == ["15", "finished"])
        #expect(sum(p[0].merge(with: p[1], p[2], p[3], p[4], p[5])) == ["21", "finished"])
        #expect(sum(p[0].merge(with: p[1], p[2], p[3], p[4], p[5], p[6])) == ["28", "finished"])
        #expect(sum(p[0].merge(with: p[1], p[2], p[3], p[4], p[5], p[6], p[7])) == ["36", "finished"])
        #expect(sum(Publishers.MergeMany(p)) == ["36", "finished"])
        #expect(sum(p[0].merge(with: p[1])) == ["3", "finished"])
        #expect(sum(Publishers.Merge(p[0], p[1]).merge(with: p[2]).merge(with: p[3], p[4])) == ["15", "finished"])
        #expect(Publishers.MergeMany([Just<Int>]()).events == ["finished"])
    }

    @Test("merge interleaves, fails at once, and cancels the others")
    func mergeFailure() {
        let a = ManualPublisher<Int, TestError>()
        let b = ManualPublisher<Int, TestError>()
        let recorder = a.merge(with: b).record()
        a.send(1)
        b.send(2)
        a.fail(.sad)
        b.send(3)
        #expect(recorder.events == ["1", "2", "failure sad"])
        #expect(b.log == ["request unlimited", "cancel"])
        a.release()
        b.release()
    }

    @Test("merge with little demand takes one value of each and keeps it")
    func mergeDemand() {
        let merged = [1, 2].publisher.merge(with: [3, 4].publisher)
        let recorder = merged.record(demand: .max(1))
        #expect(recorder.values == [1])
        recorder.request(2)
        #expect(recorder.values.count == 3)
        recorder.request(1)
        #expect(recorder.values.sorted() == [1, 2, 3, 4])
        #expect(recorder.events.last == "finished")
        let opened = merged.record(demand: .max(1))
        opened.subscription?.request(.unlimited)
        #expect(opened.values.sorted() == [1, 2, 3, 4])
        #expect(opened.events.last == "finished")
    }

    @Test("flatMap runs all publishers, or as many as allowed")
    func flatMap() {
        #expect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.events == ["1", "10", "2", "20", "finished"])
        let outer = PassthroughSubject<Subject, TestError>()
        let (a, b) = (Subject(), Subject())
        let recorder = outer.flatMap { $0 }.record()
        outer.send(a)
        outer.send(b)
        a.send(1)
        b.send(2)
        outer.send(completion: .finished)
        a.send(completion: .finished)
        b.send(3)
        #expect(recorder.events == ["1", "2", "3"])
        b.send(completion: .finished)
        #expect(recorder.events.last == "finished")
        let source = ManualPublisher<Subject, TestError>()
        let limited = source.flatMap(maxPublishers: .max(1)) { $0 }.record()
        let (c, d) = (Subject(), Subject())
        source.send(c)
        #expect(source.log == ["request max(1)"])
        c.send(completion: .finished)
        #expect(source.log == ["request max(1)", "request max(1)"])
        source.send(d)
        d.send(completion: .failure(.sad))
        #expect(limited.events == ["failure sad"])
        // A child's failure cancels the other children, and not their source.
        #expect(source.log == ["request max(1)", "request max(1)"])
        source.release()
    }

    @Test("zip cancels all its publishers when one fails, that one too")
    func zipFailure() {
        let (a, b) = (ManualPublisher<Int, TestError>(), ManualPublisher<Int, TestError>())
        let recorder = a.zip(b).record()
        a.fail(.sad)
        #expect(recorder.events == ["failure sad"])
        #expect(a.log == ["request unlimited", "cancel"] && b.log == a.log)
        a.release()
        b.release()
    }

    @Test("flatMap one after the other keeps order, with little demand too")
    func flatMapOrder() {
        let publisher = [1, 2, 3].publisher.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher }
        #expect(publisher.record().values == [1, 10, 2, 20, 3, 30])
        let slow = publisher.record(demand: .max(1), answer: .max(1))
        #expect(slow.values == [1, 10, 2, 20, 3, 30])
        #expect(slow.events.last == "finished")
    }

    @Test("flatMap between kinds of errors")
    func flatMapErrors() {
        let toFailing: [String] = Just(1).flatMap { _ in Fail<Int, TestError>(error: .sad) }.events
        #expect(toFailing == ["failure sad"])
        let toSafe = Just(1).setFailureType(to: TestError.self).flatMap { Just($0 + 1) }
        #expect(toSafe.events == ["2", "finished"])
    }

    @Test("switchToLatest follows the latest publisher")
    func switchToLatest() {
        let outer = PassthroughSubject<Subject, TestError>()
        let (a, b) = (Subject(), Subject())
        let recorder = outer.switchToLatest().record()
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        outer.send(completion: .finished)
        #expect(recorder.events == ["1", "3"])
        b.send(completion: .finished)
        #expect(recorder.events == ["1", "3", "finished"])
        let safe = PassthroughSubject<Just<Int>, Never>()
        let second = safe.switchToLatest().record()
        safe.send(Just(1))
        safe.send(Just(2))
        safe.send(completion: .finished)
        #expect(second.events == ["1", "2", "finished"])
        let failing = [1].publisher.map { _ in Fail<Int, TestError>(error: .sad) }.switchToLatest()
        #expect(failing.events == ["failure sad"])
        let cancelled = PassthroughSubject<ManualPublisher<Int, Never>, Never>()
        let inner = ManualPublisher<Int, Never>()
        let third = cancelled.switchToLatest().record(demand: .max(3))
        cancelled.send(inner)
        inner.send(1)
        third.cancel()
        inner.send(2)
        #expect(third.events == ["1"])
        #expect(inner.log == ["request max(3)", "cancel"])
        inner.release()
    }

    @Test("switchToLatest asks the new publisher for what a delivery of the old one answers")
    func switchDuringDelivery() {
        let outer = PassthroughSubject<ManualPublisher<Int, Never>, Never>()
        let (old, new) = (ManualPublisher<Int, Never>(), ManualPublisher<Int, Never>())
        let recorder = TrackingSubscriber<Int, Never>(demand: .max(1), answer: .max(1))
        recorder.onValue = { if $0 == 1 { outer.send(new) } }
        outer.switchToLatest().subscribe(recorder)
        outer.send(old)
        #expect(old.send(1) == .none)
        #expect(old.log == ["request max(1)", "cancel"])
        #expect(new.log == ["request max(1)"])
        new.send(2)
        #expect(recorder.values == [1, 2])
        old.release()
        new.release()
    }

    @Test("append and prepend, with demand carried over")
    func concatenate() {
        #expect([1].publisher.append(2, 3).events == ["1", "2", "3", "finished"])
        #expect([3].publisher.prepend(1, 2).events == ["1", "2", "3", "finished"])
        #expect([1].publisher.append([2]).prepend([0]).events == ["0", "1", "2", "finished"])
        #expect(Just(1).append(Just(2)).prepend(Just(0)).events == ["0", "1", "2", "finished"])
        let slow = [1, 2].publisher.append([3, 4]).record(demand: .max(3))
        #expect(slow.values == [1, 2, 3])
        slow.request(1)
        #expect(slow.events == ["1", "2", "3", "4", "finished"])
        #expect(Fail<Int, TestError>(error: .sad).append(1).events == ["failure sad"])
        let second = ManualPublisher<Int, Never>()
        let recorder = Just(1).append(second).record()
        recorder.cancel()
        #expect(second.log == ["request unlimited", "cancel"])
        second.release()
    }

    @Test("Publishers on several threads are merged, zipped and combined safely")
    func threads() {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        let merged = Publishers.MergeMany(subjects).record()
        let zipped = subjects[0].zip(subjects[1], subjects[2], subjects[3]).record()
        let latest = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]).record()
        let flat = subjects.publisher.flatMap { $0 }.record()
        DispatchQueue.concurrentPerform(iterations: 4) { lane in
            for value in 0..<500 { subjects[lane].send(value) }
        }
        #expect(merged.values.count == 2000)
        #expect(flat.values.count == 2000)
        #expect(zipped.values.count == 500)
        #expect(zipped.values.allSatisfy { $0.0 == $0.1 && $0.1 == $0.2 && $0.2 == $0.3 })
        #expect(latest.values.count >= 500)
        #expect(latest.values.last.map { $0 == (499, 499, 499, 499) } == true)
    }
}
