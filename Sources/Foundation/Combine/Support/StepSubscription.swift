/// An operator's response to one value.
enum Step<Output, Failure: Error> {
    /// Deliver this.
    case send(Output)
    /// Deliver nothing, and request another value instead.
    case skip
    /// Deliver this and end the stream.
    case sendAndFinish(Output)
    /// End the stream here.
    case finish
    /// End the stream with an error.
    case fail(Failure)
}

/// How an operator handles events before its subscription, which only a faulty upstream sends.
enum EarlyEvents {
    /// They stop the program, and a cancellation counts.
    case areMistakes
    /// They are dropped.
    case areDropped
    /// They pass like others.
    case pass
}

/// The running form of an operator that answers each value at once, with at most one value, and keeps to the rules:
/// one subscription, one end, and nothing after it.
///
/// Demand passes through unchanged: a skipped value is replaced by asking for one more. After the end or
/// a cancellation neither side is held.
final class StepSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    StreamParticipant
{
    private enum State {
        case waiting(Downstream)
        case subscribed(Downstream, any Subscription)
        case over
    }

    private let lock = Lock()
    private var state: State
    private let early: EarlyEvents
    /// Whether the demand that a delivery returns is requested from the upstream, rather than returned to it.
    private let asksForAnswers: Bool
    /// Whether asking for nothing is taken for a mistake.
    private let refusesNone: Bool
    private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
    private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    private let children: ((StepSubscription) -> [Mirror.Child])?
    let description: String

    init(
        _ description: String, _ downstream: Downstream, early: EarlyEvents = .areDropped,
        asksForAnswers: Bool = false, refusesNone: Bool = true,
        children: ((StepSubscription) -> [Mirror.Child])? = nil,
        step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>,
        end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    ) {
        self.description = description
        self.early = early
        self.asksForAnswers = asksForAnswers
        self.refusesNone = refusesNone
        self.children = children
        self.step = step
        self.end = end
        state = .waiting(downstream)
    }

    /// Whether the end has come; in the `children` closure.
    var isOver: Bool { lock.withLock { if case .over = state { true } else { false } } }

    /// The subscriber while there is one.
    var downstream: Downstream? { parties.downstream }

    /// The upstream's subscription while there is one.
    var upstream: (any Subscription)? { parties.upstream }

    var mirrorChildren: [Mirror.Child] { children?(self) ?? [] }

    func receive(subscription: any Subscription) {
        let target: Downstream? = lock.withLock {
            guard case .waiting(let downstream) = state else { return nil }
            state = .subscribed(downstream, subscription)
            return downstream
        }
        if let target { target.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let (downstream, upstream) = parties
        guard let downstream else { return .none }
        if upstream == nil {
            switch early {
            case .areMistakes: valueBeforeSubscription()
            case .areDropped: return .none
            case .pass: break
            }
        }
        switch step(input) {
        case .send(let output):
            let more = downstream.receive(output)
            guard asksForAnswers, let upstream else { return more }
            if more > .none { upstream.request(more) }
        case .skip: return .max(1)
        case .sendAndFinish(let output):
            let more = downstream.receive(output)
            finish(.finished)
            return more
        case .finish: finish(.finished)
        case .fail(let error): finish(.failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let (downstream, upstream) = parties
        guard downstream != nil else { return }
        if upstream == nil {
            switch early {
            case .areMistakes: completionBeforeSubscription()
            case .areDropped: return
            case .pass: break
            }
        }
        take().downstream?.receive(completion: end(completion))
    }

    func request(_ demand: Subscribers.Demand) {
        if refusesNone { demand.assertNonZero() }
        let (downstream, upstream) = parties
        if let upstream {
            upstream.request(demand)
        } else if downstream != nil, case .areMistakes = early {
            fatalError("API Violation: received a request before receiving a Subscription")
        }
    }

    func cancel() {
        if case .areMistakes = early {} else if upstream == nil { return }
        take().upstream?.cancel()
    }

    private var parties: (downstream: Downstream?, upstream: (any Subscription)?) {
        Self.parties(lock.withLock { state })
    }

    private static func parties(_ state: State) -> (downstream: Downstream?, upstream: (any Subscription)?) {
        switch state {
        case .waiting(let downstream): (downstream, nil)
        case .subscribed(let downstream, let upstream): (downstream, upstream)
        case .over: (nil, nil)
        }
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let (downstream, upstream) = take()
        upstream?.cancel()
        downstream?.receive(completion: completion)
    }

    /// Ends the stream and returns its participants to the first caller.
    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        let last = lock.withLock {
            defer { state = .over }
            return state
        }
        return Self.parties(last)
    }
}

extension StepSubscription where Failure == Downstream.Failure {
    convenience init(
        _ description: String, _ downstream: Downstream, early: EarlyEvents = .areDropped,
        asksForAnswers: Bool = false, refusesNone: Bool = true,
        children: ((StepSubscription) -> [Mirror.Child])? = nil,
        step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
    ) {
        self.init(
            description, downstream, early: early, asksForAnswers: asksForAnswers, refusesNone: refusesNone,
            children: children, step: step, end: { $0 })
    }
}

extension StepSubscription where Downstream.Failure == any Error {
    /// For operators whose closure may throw.
    convenience init(
        throwing description: String, _ downstream: Downstream, early: EarlyEvents = .areDropped,
        children: ((StepSubscription) -> [Mirror.Child])? = nil,
        step: @escaping (Input) throws -> Step<Downstream.Input, any Error>
    ) {
        self.init(
            description, downstream, early: early, children: children,
            step: { input in
                do { return try step(input) } catch { return .fail(error) }
            },
            end: { $0.eraseError() })
    }
}
