import Combine
import Testing

@Suite("Asynchronous sequences")
struct AsyncTests {
    @Test("values delivers all values, then ends")
    func values() async {
        var seen: [Int] = []
        for await value in [1, 2, 3].publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3])
    }

    @Test("values throws the error, then is at its end")
    func throwing() async throws {
        let failing = Just(1).setFailureType(to: TestError.self).append(Fail(error: .sad))
        var iterator = failing.values.makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        await #expect(throws: TestError.sad) { try await Self.next(&iterator) }
        #expect(try await iterator.next() == nil)
    }

    private static func next<I: AsyncIteratorProtocol>(_ iterator: inout I) async throws -> I.Element? {
        try await iterator.next()
    }

    @Test("values asks for nothing before a task waits, and cancels when it is let go")
    func demand() async {
        let source = ManualPublisher<Int, Never>()
        do {
            let iterator = source.values.makeAsyncIterator()
            #expect(source.log.isEmpty)
            withExtendedLifetime(iterator) {}
        }
        #expect(source.log == ["cancel"])
        source.release()
    }

    @Test("A value that no task waits for is a mistake that stops the program")
    func unwanted() async {
        await #expect(processExitsWith: .failure) {
            let source = ManualPublisher<Int, Never>()
            let iterator = source.values.makeAsyncIterator()
            source.send(7)
            withExtendedLifetime(iterator) {}
        }
    }

    @Test("Cancelling the task ends the sequence")
    func cancellation() async {
        let subject = CurrentValueSubject<Int, Never>(1)
        let task = Task {
            var count = 0
            for await _ in subject.values {
                count += 1
                withUnsafeCurrentTask { $0?.cancel() }
            }
            return count
        }
        #expect(await task.value == 1)
    }

    @Test("The values of a published property")
    func published() async {
        final class Model: ObservableObject {
            @Published var number = 1
        }
        let model = Model()
        var seen: [Int] = []
        for await value in model.$number.values {
            seen.append(value)
            if value == 3 { break }
            model.number = value + 1
        }
        #expect(seen.first == 1)
        #expect(seen.last == 3)
    }

    @Test("The value of a future")
    func future() async throws {
        #expect(await Future<Int, Never> { $0(.success(4)) }.value == 4)
        await #expect(throws: TestError.sad) {
            try await Future<Int, TestError> { $0(.failure(.sad)) }.value
        }
    }
}
