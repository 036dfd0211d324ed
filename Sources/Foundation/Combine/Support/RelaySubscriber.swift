/// The running form of an operator that answers each value at once, whether or not the upstream keeps to the rules:
/// values pass before the subscription and after the end too.
final class RelaySubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    StreamParticipant
{
    private let link: UpstreamLink
    private let downstream: Downstream
    private let children: (_ status: Any) -> [Mirror.Child]
    private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
    private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    /// Whether completions pass at any time, like values.
    private let passesEnds: Bool
    /// Whether each failure of the operator itself passes, not only the first.
    private let passesOwnFailures: Bool

    init(
        _ downstream: Downstream, _ link: UpstreamLink, passesEnds: Bool = false, passesOwnFailures: Bool = false,
        children: @escaping (_ status: Any) -> [Mirror.Child] = { _ in [] },
        step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>,
        end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    ) {
        self.link = link
        self.downstream = downstream
        self.passesEnds = passesEnds
        self.passesOwnFailures = passesOwnFailures
        self.children = children
        self.step = step
        self.end = end
        link.mirrored = self
    }

    func receive(subscription: any Subscription) {
        if link.begin(subscription) { downstream.receive(subscription: link) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        switch step(input) {
        case .send(let output): return downstream.receive(output)
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
        let wasRunning = link.end() != nil
        if wasRunning || passesEnds { downstream.receive(completion: end(completion)) }
    }

    func request(_ demand: Subscribers.Demand) { link.request(demand) }

    func cancel() { link.cancel() }

    var description: String { link.description }

    var mirrorChildren: [Mirror.Child] { children(link.upstream as Any) }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let upstream = link.end()
        guard upstream != nil || passesOwnFailures else { return }
        upstream?.cancel()
        downstream.receive(completion: completion)
    }
}

extension RelaySubscriber where Downstream.Failure == any Error {
    /// For operators whose closure may throw.
    convenience init(
        throwing description: String, _ downstream: Downstream, passesOwnFailures: Bool = false,
        children: @escaping (_ status: Any) -> [Mirror.Child] = { _ in [] },
        step: @escaping (Input) throws -> Step<Downstream.Input, any Error>
    ) {
        self.init(
            downstream, UpstreamLink(description), passesOwnFailures: passesOwnFailures, children: children,
            step: { input in
                do { return try step(input) } catch { return .fail(error) }
            },
            end: { $0.eraseError() })
    }
}
