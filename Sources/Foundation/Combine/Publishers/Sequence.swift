extension Publishers {
    /// A publisher of the elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The sequence's elements.
        public typealias Output = Elements.Element

        /// The sequence published; each subscriber gets all of it.
        public let sequence: Elements

        /// Makes a publisher of the elements.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = SequenceSubscription(sequence, downstream: subscriber, completion: .finished)
            guard subscription.prepare() else {
                subscriber.receive(subscription: Subscriptions.empty)
                return subscriber.receive(completion: .finished)
            }
            subscriber.receive(subscription: subscription)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// The running form of a publisher that has all its values.
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription, StreamParticipant
where Downstream.Input == Elements.Element {
    private let lock = Lock()
    /// Nil after the end or a cancellation, like the sequence.
    private var downstream: Downstream?
    private var sequence: Elements?
    private var iterator: Elements.Iterator
    private var next: Elements.Element?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false
    private let completion: Subscribers.Completion<Downstream.Failure>
    /// The children in a record's mirror beside the values.
    private let isRecord: Bool

    init(
        _ elements: Elements, downstream: Downstream, completion: Subscribers.Completion<Downstream.Failure>,
        isRecord: Bool = false
    ) {
        sequence = elements
        iterator = elements.makeIterator()
        self.downstream = downstream
        self.completion = completion
        self.isRecord = isRecord
    }

    /// Fetches the first element: the end is published with the last one, not when another is asked for.
    func prepare() -> Bool {
        next = iterator.next()
        return next != nil
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        // A request from inside a delivery is met by the loop that delivers.
        guard !isDelivering else { return lock.unlock() }
        isDelivering = true
        while let downstream, let value = next, self.demand > .none {
            self.demand -= 1
            lock.unlock()
            let following = iterator.next()
            let more = downstream.receive(value)
            lock.lock()
            next = following
            self.demand += more
        }
        isDelivering = false
        let finished = next == nil ? downstream : nil
        if next == nil { (downstream, sequence) = (nil, nil) }
        lock.unlock()
        finished?.receive(completion: completion)
    }

    func cancel() {
        let last = lock.withLock {
            defer { (downstream, sequence) = (nil, nil) }
            return (downstream, sequence)
        }
        withExtendedLifetime(last) {}
    }

    var description: String {
        lock.withLock { sequence }.map { "\($0)" } ?? (isRecord ? "Cancelled Events" : "Sequence")
    }

    var mirrorChildren: [Mirror.Child] {
        let sequence = lock.withLock { self.sequence }
        let values: Mirror.Child = ("sequence", sequence ?? [Elements.Element]())
        guard isRecord else { return [values] }
        return [values, ("completion", sequence == nil ? .finished : completion)]
    }
}
