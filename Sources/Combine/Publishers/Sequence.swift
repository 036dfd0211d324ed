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
            let subscription = SequenceSubscription(sequence, downstream: subscriber)
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

private final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription,
    CustomStringConvertible
where Downstream.Input == Elements.Element {
    private let lock = Lock()
    private var downstream: Downstream?
    private var iterator: Elements.Iterator
    private var next: Elements.Element?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false

    init(_ elements: Elements, downstream: Downstream) {
        iterator = elements.makeIterator()
        self.downstream = downstream
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
        if next == nil { downstream = nil }
        lock.unlock()
        finished?.receive(completion: .finished)
    }

    func cancel() {
        let last = lock.withLock {
            defer { downstream = nil }
            return downstream
        }
        withExtendedLifetime(last) {}
    }

    var description: String { "Sequence" }
}
