/// A publisher that outside code sends values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Delivers a value to the subscribers.
    func send(_ value: Output)

    /// Ends the stream.
    func send(completion: Subscribers.Completion<Failure>)

    /// Gives the subject a subscription from which it receives values.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a signal to the subscribers.
    public func send() { send(()) }
}

/// Feeds a subject from a publisher, for as long as anybody else needs the subject: its subscribers keep it.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription, StreamParticipant {
    typealias Input = S.Output
    typealias Failure = S.Failure

    private let lock = Lock()
    private weak var subject: S?
    private var subscription: (any Subscription)?

    init(_ subject: S) { self.subject = subject }

    func receive(subscription: any Subscription) {
        let subject: S? = lock.withLock {
            guard let subject = self.subject, self.subscription == nil else { return nil }
            self.subscription = subscription
            return subject
        }
        guard let subject else { return subscription.cancel() }
        subject.send(subscription: self)
    }

    func receive(_ value: S.Output) -> Subscribers.Demand {
        lock.withLock { subscription == nil ? nil : subject }?.send(value)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        guard lock.withLock({ subscription != nil }) else { return }
        take().subject?.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { subscription }?.request(demand) }

    var description: String { "Subject" }

    var customMirror: Mirror {
        lock.withLock { Mirror(self, children: ["subject": subject as Any, "subscription": subscription as Any]) }
    }

    func cancel() { take().subscription?.cancel() }

    private func take() -> (subject: S?, subscription: (any Subscription)?) {
        lock.withLock {
            defer { (subject, subscription) = (nil, nil) }
            return (subject, subscription)
        }
    }
}
