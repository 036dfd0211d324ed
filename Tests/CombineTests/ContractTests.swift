import Combine
import Testing

/// The contract that all operators have in common: order, demand, completion, cancellation, and calls from within
/// deliveries.
@Suite("Contract of all operators")
struct ContractTests {
    typealias Recorder = TrackingSubscriber<String, TestError>

    private func sequence() -> Contract.Source {
        (1...6).publisher.setFailureType(to: TestError.self).eraseToAnyPublisher()
    }

    /// Values in the order that counts.
    private func normal(_ values: [String], _ contract: Contract) -> [String] {
        contract.isOrderFree ? values.sorted() : values
    }

    @Test("One subscription first, then the values, then one end", arguments: Contract.operators)
    func order(contract: Contract) {
        let recorder = contract.make(sequence()).record()
        #expect(recorder.history.first == "subscription")
        #expect(recorder.events == contract.values + ["finished"])
    }

    @Test("Nothing comes that was not asked for, and all that was", arguments: Contract.operators)
    func demand(contract: Contract) {
        let recorder = contract.make(sequence()).record(demand: .none)
        #expect(recorder.values == [] || contract.asksForAll)
        guard !contract.losesUnwanted else { return }
        for count in 1...20 {
            recorder.request(1)
            #expect(recorder.values.count <= count || contract.asksForAll)
        }
        #expect(normal(recorder.values, contract) == normal(contract.values, contract))
        #expect(recorder.events.last == "finished")
        #expect(recorder.events.count == contract.values.count + 1)
    }

    @Test("Demand may come in pieces of any size", arguments: Contract.operators)
    func pieces(contract: Contract) {
        guard !contract.losesUnwanted else { return }
        for piece in [2, 3, 5] {
            let recorder = contract.make(sequence()).record(demand: .none)
            for count in 1...10 {
                recorder.request(piece)
                #expect(recorder.values.count <= count * piece || contract.asksForAll)
            }
            #expect(normal(recorder.values, contract) == normal(contract.values, contract))
        }
    }

    @Test("What a delivery answers is demand", arguments: Contract.operators)
    func answers(contract: Contract) {
        guard !contract.losesUnwanted else { return }
        let recorder = contract.make(sequence()).record(demand: .max(1), answer: .max(1))
        #expect(normal(recorder.values, contract) == normal(contract.values, contract))
        #expect(recorder.events.last == "finished")
    }

    @Test("A request from within a delivery is heard", arguments: Contract.operators)
    func reentrantRequests(contract: Contract) {
        guard !contract.losesUnwanted else { return }
        let recorder = contract.make(sequence()).record(demand: .none)
        recorder.onValue = { [unowned recorder] _ in recorder.request(1) }
        recorder.request(1)
        #expect(normal(recorder.values, contract) == normal(contract.values, contract))
        #expect(recorder.events.last == "finished")
    }

    @Test("Cancelling from within a delivery stops at once", arguments: Contract.operators)
    func reentrantCancelling(contract: Contract) {
        guard !contract.values.isEmpty else { return }
        let recorder = Recorder()
        recorder.onValue = { [unowned recorder] _ in recorder.cancel() }
        contract.make(sequence()).subscribe(recorder)
        #expect(recorder.values.count == 1)
        // An operator that ends with its value may have sent the end before it was cancelled.
        #expect(recorder.events.count <= 2)
        if contract.values.count > 1 { #expect(recorder.events.count == 1) }
    }

    @Test("Cancelling reaches the source, once, and nothing follows", arguments: Contract.operators)
    func cancelling(contract: Contract) {
        let source = ManualPublisher<Int, TestError>()
        let recorder = contract.make(source.eraseToAnyPublisher()).record()
        source.send(1)
        let before = recorder.events
        recorder.cancel()
        let cancels = source.log.filter { $0 == "cancel" }.count
        // A subject in between cancels its source once more when it is released.
        #expect(contract.losesUnwanted ? cancels >= 1 : cancels == 1)
        recorder.cancel()
        #expect(recorder.events == before)
        source.release()
    }

    @Test("A failure ends the stream, or is dealt with", arguments: Contract.operators)
    func failures(contract: Contract) {
        let subject = PassthroughSubject<Int, TestError>()
        let recorder = contract.make(subject.eraseToAnyPublisher()).record()
        subject.send(1)
        subject.send(completion: .failure(.sad))
        subject.send(2)
        subject.send(completion: .finished)
        if let expected = contract.afterFailure {
            #expect(recorder.events == expected)
        } else if recorder.events.last == "finished" {
            // It had come to its end with the first value.
            #expect(contract.values.count == 1 && recorder.events.count == 2)
        } else {
            #expect(recorder.events.last == "failure sad")
            #expect(recorder.events.filter { $0.hasPrefix("failure") || $0 == "finished" }.count == 1)
        }
    }

    @Test("A subscriber that never asks is told of an end all the same", arguments: Contract.operators)
    func endsWithoutDemand(contract: Contract) {
        let subject = PassthroughSubject<Int, TestError>()
        let recorder = contract.make(subject.eraseToAnyPublisher()).record(demand: .none)
        subject.send(completion: .failure(.sad))
        guard contract.afterFailure == nil || contract.afterFailure?.last == "failure sad" else { return }
        // Values in front of it must be requested first.
        let waits = contract.name.hasPrefix("prepend")
        #expect(recorder.events == (waits ? [] : ["failure sad"]))
    }
}
