import Combine
import Testing

/// Publishers of one known result answer many operators directly, with the types Apple documents.
@Suite("Operators of known results")
struct DirectTests {
    @Test("Just")
    func just() {
        let mapped: Just<String> = Just(2).map { "\($0)" }
        #expect(mapped.output == "2")
        let tried: Result<Int, any Error>.Publisher = Just(2).tryMap { $0 + 1 }
        #expect(tried.events == ["3", "finished"])
        #expect(Just(2).tryMap { _ -> Int in throw TestError.sad }.events == ["failure sad"])
        let failing: Result<Int, TestError>.Publisher = Just(2).setFailureType(to: TestError.self)
        #expect(failing.result == .success(2))
        let filtered: Int?.Publisher = Just(2).filter { $0 > 3 }
        #expect(filtered.output == nil)
        #expect(Just("7").compactMap { Int($0) }.output == 7)
        #expect(Just(Int?.none).replaceNil(with: 4).output == 4)
        #expect(Just(2).collect().output == [2])
        #expect(Just(2).count().output == 1)
        #expect(Just(2).ignoreOutput().events == ["finished"])
        #expect(Just(2).scan(1, +).result == .success(3))
        #expect(Just(2).reduce(1, +).result == .success(3))
        #expect(Just(2).prepend(1).append(3, 4).events == ["1", "2", "3", "4", "finished"])
        #expect(Just(2).append([3]).prepend([1]).events == ["1", "2", "3", "finished"])
        #expect(Just(2).prepend([0, 1]).events == ["0", "1", "2", "finished"])
        #expect(Just(2).dropFirst().events == ["finished"])
        #expect(Just(2).drop { $0 > 1 }.events == ["finished"])
        #expect(Just(2).prefix(0).events == ["finished"])
        #expect(Just(2).prefix { $0 > 1 }.events == ["2", "finished"])
        #expect(Just(2).output(at: 0).output == 2)
        #expect(Just(2).output(in: 1...).output == nil)
        #expect(Just(2).contains(2).output)
        #expect(Just(2).contains { $0 > 2 }.output == false)
        #expect(Just(2).allSatisfy { $0 == 2 }.output)
        #expect(Just(2).first { $0 == 3 }.output == nil)
        #expect(Just(2).last { $0 == 2 }.output == 2)
        let unchanged = [
            Just(2).first(), Just(2).last(), Just(2).min(), Just(2).max(), Just(2).removeDuplicates(),
            Just(2).removeDuplicates(by: ==), Just(2).retry(3), Just(2).replaceEmpty(with: 1),
            Just(2).replaceError(with: 1), Just(2).assertNoFailure(),
        ]
        #expect(unchanged.allSatisfy { $0 == Just(2) })
    }

    @Test("The range of positions asked of an optional has an end that can be counted to, or none")
    func optionalRange() async {
        #expect(Int?.some(1).publisher.output(in: 0...).output == 1)
        #expect(Int?.some(1).publisher.output(in: 0..<(.max - 2)).output == 1)
        await #expect(processExitsWith: .failure) { _ = Int?.some(1).publisher.output(in: 0..<(.max - 1)) }
    }

    @Test("Optionals")
    func optionals() {
        let one = Int?.some(1).publisher
        let none = Int?.none.publisher
        #expect(one.map { $0 + 1 }.output == 2)
        #expect(none.map { $0 + 1 }.output == nil)
        #expect(one.compactMap { Int?.none ?? ($0 > 1 ? $0 : nil) }.output == nil)
        #expect(one.filter { $0 == 1 }.output == 1)
        #expect(none.replaceEmpty(with: 5).output == 5)
        #expect(one.replaceError(with: 5).events == ["1", "finished"])
        #expect(none.collect().output == [])
        #expect(one.collect().output == [1])
        #expect(none.count().output == nil)
        #expect(one.ignoreOutput().events == ["finished"])
        #expect(one.scan(4, +).output == 5)
        #expect(none.reduce(4, +).output == nil)
        #expect(one.contains(1).output == true)
        #expect(none.contains { _ in true }.output == nil)
        #expect(none.allSatisfy { _ in false }.output == nil)
        #expect(one.dropFirst().output == nil)
        #expect(one.prefix(1).output == 1)
        #expect(one.first { $0 > 1 }.output == nil)
        #expect(one.last { $0 == 1 }.output == 1)
        #expect([one.first(), one.last(), one.min(), one.max(), one.removeDuplicates()].allSatisfy { $0 == one })
    }

    @Test("Results")
    func results() {
        let good = Result<Int, TestError>.success(1).publisher
        let bad = Result<Int, TestError>.failure(.sad).publisher
        #expect(good.map { $0 + 1 }.result == .success(2))
        #expect(good.tryMap { _ -> Int in throw TestError.worse }.events == ["failure worse"])
        #expect(bad.tryMap { $0 }.events == ["failure sad"])
        #expect(bad.mapError { _ in TestError.worse }.result == .failure(.worse))
        #expect(bad.replaceError(with: 3).result == .success(3))
        #expect(good.replaceError(with: 3).result == .success(1))
        #expect(good.collect().result == .success([1]))
        #expect(good.count().result == .success(1))
        #expect(bad.count().result == .failure(.sad))
        #expect(good.contains(1).result == .success(true))
        #expect(good.contains { $0 > 1 }.result == .success(false))
        #expect(good.allSatisfy { $0 == 1 }.result == .success(true))
        #expect(good.reduce(1, +).result == .success(2))
        #expect(Just(1).setFailureType(to: Never.self).setFailureType(to: TestError.self) == good)
        #expect(
            [good.first(), good.last(), good.removeDuplicates(), good.retry(2), good.replaceEmpty(with: 2)]
                .allSatisfy { $0 == good })
    }
}
