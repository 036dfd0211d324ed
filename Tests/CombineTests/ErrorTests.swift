import Combine
import Testing

@Suite("Operators for errors")
struct ErrorTests {
    let failing = [1, 2].publisher.setFailureType(to: TestError.self).append(Fail(error: .sad))

    @Test("catch continues with another publisher")
    func catching() {
        #expect(failing.catch { _ in Just(9) }.events == ["1", "2", "9", "finished"])
        #expect(Just(1).setFailureType(to: TestError.self).catch { _ in Just(9) }.events == ["1", "finished"])
        let slow = failing.catch { _ in [8, 9].publisher }.record(demand: .max(3))
        #expect(slow.values == [1, 2, 8])
        slow.request(1)
        #expect(slow.events == ["1", "2", "8", "9", "finished"])
    }

    @Test("tryCatch may fail again")
    func tryCatching() {
        #expect(failing.tryCatch { _ in Just(9) }.events == ["1", "2", "9", "finished"])
        let worse = failing.tryCatch { _ -> Just<Int> in throw TestError.worse }
        #expect(worse.events == ["1", "2", "failure worse"])
    }

    @Test("replaceError ends with a value, when it is wanted")
    func replaceError() {
        #expect(failing.replaceError(with: 0).events == ["1", "2", "0", "finished"])
        #expect(Just(1).replaceError(with: 0).events == ["1", "finished"])
        let slow = failing.replaceError(with: 0).record(demand: .max(2))
        #expect(slow.events == ["1", "2"])
        slow.request(1)
        #expect(slow.events == ["1", "2", "0", "finished"])
    }

    @Test("retry subscribes again that many times")
    func retry() {
        var attempts = 0
        let publisher = Deferred {
            attempts += 1
            return attempts < 3
                ? Just(attempts).setFailureType(to: TestError.self).append(Fail(error: .sad))
                    .eraseToAnyPublisher() : Just(attempts).setFailureType(to: TestError.self).eraseToAnyPublisher()
        }
        #expect(publisher.retry(2).events == ["1", "2", "3", "finished"])
        attempts = 0
        #expect(publisher.retry(1).events == ["1", "2", "failure sad"])
        attempts = 0
        #expect(publisher.retry(0).events == ["1", "failure sad"])
        attempts = 0
        let slow = publisher.retry(2).record(demand: .max(2))
        #expect(slow.values == [1, 2])
        slow.request(1)
        #expect(slow.events == ["1", "2", "3", "finished"])
    }

    @Test("assertNoFailure lets values pass")
    func assertNoFailure() {
        let publisher: Publishers.AssertNoFailure<Publishers.SetFailureType<Just<Int>, TestError>> =
            Just(1).setFailureType(to: TestError.self).assertNoFailure()
        #expect(publisher.events == ["1", "finished"])
    }

    @Test("assertNoFailure stops the program on an error")
    func assertNoFailureTraps() async {
        await #expect(processExitsWith: .failure) {
            _ = Fail<Int, TestError>(error: .sad).assertNoFailure("no").sink { _ in }
        }
    }
}
