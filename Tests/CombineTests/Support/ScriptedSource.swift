import Combine

/// A step of a scripted source: something that it does to its subscriber, or that the subscriber does.
enum ScriptStep {
    case subscribe
    case value(Int)
    case finish
    case fail
    case cancel
}

/// A publisher that sends the events of a script, whether they are allowed or not, and records what is requested of it.
final class ScriptedSource: Publisher {
    typealias Output = Int
    typealias Failure = TestError

    private final class Link: Subscription, CustomStringConvertible {
        let note: (String) -> Void
        init(_ note: @escaping (String) -> Void) { self.note = note }
        func request(_ demand: Subscribers.Demand) { note("request \(demand)") }
        func cancel() { note("cancel") }
        var description: String { "Source" }
    }

    private(set) var requests: [String] = []
    private(set) var answers: [Subscribers.Demand] = []
    private var subscriber: AnySubscriber<Int, TestError>?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == TestError {
        self.subscriber = AnySubscriber(subscriber)
    }

    /// Runs the script on an operator, and returns everything its subscriber received.
    static func history<P: Publisher>(
        _ script: [ScriptStep], demand: Subscribers.Demand = .unlimited, answer: Subscribers.Demand = .none,
        _ make: (ScriptedSource) -> P
    ) -> (received: [String], requests: [String], answers: [Subscribers.Demand]) {
        let source = ScriptedSource()
        let recorder = HistorySubscriber<P.Output, P.Failure>(demand: demand, answer: answer)
        make(source).subscribe(recorder)
        for step in script {
            switch step {
            case .subscribe: source.subscriber?.receive(subscription: Link { source.requests.append($0) })
            case .value(let value): source.answers.append(source.subscriber?.receive(value) ?? .none)
            case .finish: source.subscriber?.receive(completion: .finished)
            case .fail: source.subscriber?.receive(completion: .failure(.sad))
            case .cancel: recorder.subscription?.cancel()
            }
        }
        source.subscriber = nil
        return (recorder.history, source.requests, source.answers)
    }
}

/// Keeps everything it receives as text, subscriptions by their description.
final class HistorySubscriber<Input, Failure: Error>: Subscriber {
    private(set) var history: [String] = []
    private(set) var subscription: (any Subscription)?
    private let demand: Subscribers.Demand
    private let answer: Subscribers.Demand

    init(demand: Subscribers.Demand, answer: Subscribers.Demand) {
        self.demand = demand
        self.answer = answer
    }

    func receive(subscription: any Subscription) {
        history.append("(\(subscription))")
        self.subscription = subscription
        if demand > .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        history.append("\(input)")
        return answer
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: history.append("finished")
        case .failure(let error): history.append("failure \(error)")
        }
    }
}
