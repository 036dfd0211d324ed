import Combine
import Dispatch
import Testing

/// Published properties of values with references, which threads may read and write at once.
@Suite("Published properties and threads")
struct PublishedThreadTests {
    final class Model: ObservableObject {
        @Published var numbers = [1, 2, 3]
        @Published var text = "some text that is too long to be stored in place"
        @Published var object: Token? = Token()
        final class Token {}
    }

    private func onEightThreads(_ body: @Sendable (Int) -> Void) {
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for round in 0..<2_000 { body(thread &* 2_000 &+ round) }
        }
    }

    @Test("Arrays, strings and objects are set and read by eight threads")
    func setting() {
        nonisolated(unsafe) let model = Model()
        onEightThreads { number in
            model.numbers = [number, number, number]
            model.text = "a text of a length that needs memory of its own \(number)"
            model.object = Model.Token()
            let numbers = model.numbers
            precondition(numbers.allSatisfy { $0 == numbers[0] } || numbers == [1, 2, 3])
            precondition(model.text.hasPrefix("a text") || model.text.hasPrefix("some text"))
            precondition(model.object != nil)
        }
        #expect(model.numbers.count == 3)
    }

    @Test("Arrays are changed in place by eight threads, each change on its own")
    func changing() {
        nonisolated(unsafe) let model = Model()
        model.numbers = []
        onEightThreads { number in model.numbers.append(number) }
        #expect(Set(model.numbers) == Set(0..<16_000))
    }

    @Test("Subscribers come and go while eight threads write")
    func subscribing() {
        nonisolated(unsafe) let model = Model()
        onEightThreads { number in
            if number % 16 == 0 {
                let cancellables = [
                    model.$numbers.sink { precondition($0.count <= 3) },
                    model.objectWillChange.sink {},
                ]
                model.numbers = [number]
                for cancellable in cancellables { cancellable.cancel() }
            } else {
                model.numbers = [number, number]
            }
        }
        #expect((1...2).contains(model.numbers.count))
    }
}
