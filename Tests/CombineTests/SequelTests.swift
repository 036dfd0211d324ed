import Combine
import Testing

/// What is kept of publishers that follow each other.
@Suite("Publishers that follow each other")
struct SequelTests {
    @Test("What follows is kept until a cancellation, though the first publisher has forgotten its subscriber")
    func suffix() {
        let prefix = ManualPublisher<Int, Never>()
        weak var released: ManualPublisher<Int, Never>?
        let recorder = TrackingSubscriber<Int, Never>()
        do {
            let suffix = ManualPublisher<Int, Never>()
            released = suffix
            prefix.append(suffix).subscribe(recorder)
        }
        prefix.release()
        #expect(released != nil)
        recorder.cancel()
        #expect(released == nil)
    }

    @Test("The subscribers of both publishers are of different types, with one identity")
    func subscribers() throws {
        let (prefix, suffix) = (ManualPublisher<Int, Never>(), ManualPublisher<Int, Never>())
        let recorder = prefix.append(suffix).record()
        let first = try #require(prefix.attached)
        prefix.finish()
        let second = try #require(suffix.attached)
        #expect(type(of: first) != type(of: second))
        let whole = try #require(recorder.subscription).combineIdentifier
        for subscriber in [first, second] {
            let identified = try #require(subscriber as? any CustomCombineIdentifierConvertible)
            #expect(identified.combineIdentifier == whole)
        }
        prefix.release()
        suffix.release()
    }

    @Test("Nothing is kept when all have forgotten the subscription")
    func forgotten() {
        final class Token {}
        for number in 0..<3 {
            weak var released: Token?
            do {
                let token = Token()
                released = token
                let source = ManualPublisher<Int, TestError>()
                let closure = { withExtendedLifetime(token) { Just(1).setFailureType(to: TestError.self) } }
                let stream: AnyPublisher<Int, TestError> =
                    switch number {
                    case 0: source.append(Deferred { closure() }).eraseToAnyPublisher()
                    case 1: source.catch { _ in closure() }.eraseToAnyPublisher()
                    default: source.handleEvents(receiveCancel: { _ = closure() }).retry(1).eraseToAnyPublisher()
                    }
                stream.record(demand: .none).release()
                source.release()
            }
            #expect(released == nil, "\(number) keeps its closure")
        }
    }
}
