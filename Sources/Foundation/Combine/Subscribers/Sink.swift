extension Subscribers {
    /// A subscriber that requests all values and passes them to closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    {
        private enum State {
            case waiting
            /// Canceled before the subscription, which is canceled when it comes.
            case unwanted
            case subscribed(any Subscription)
            case over
        }

        private let lock = Lock()
        private var state = State.waiting
        private var onValue: (Input) -> Void
        private var onCompletion: (Subscribers.Completion<Failure>) -> Void

        /// The closure that receives each value.
        public var receiveValue: (Input) -> Void { lock.withLock { onValue } }

        /// The closure that receives the completion.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void { lock.withLock { onCompletion } }

        /// Makes a subscriber of two closures.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            onCompletion = receiveCompletion
            onValue = receiveValue
        }

        /// Requests all values; a second subscription is canceled.
        public func receive(subscription: any Subscription) {
            let isFirst = lock.withLock {
                guard case .waiting = state else { return false }
                state = .subscribed(subscription)
                return true
            }
            if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        /// Passes the value to the closure.
        public func receive(_ value: Input) -> Subscribers.Demand {
            lock.lock()
            let closure: ((Input) -> Void)? =
                switch state {
                case .waiting, .unwanted, .subscribed: onValue
                case .over: nil
                }
            lock.unlock()
            closure?(value)
            return .none
        }

        /// Passes the completion to the closure.
        public func receive(completion: Subscribers.Completion<Failure>) {
            end()?.onCompletion(completion)
        }

        /// Stops the subscription, or the one that is still to come.
        public func cancel() {
            let isEarly = lock.withLock {
                guard case .waiting = state else { return false }
                state = .unwanted
                return true
            }
            if !isEarly { end()?.subscription.cancel() }
        }

        /// Always `Sink`.
        public var description: String { "Sink" }

        /// Nothing is shown of the inside.
        public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }

        /// The description, for playgrounds.
        public var playgroundDescription: Any { description }

        /// Releases the subscription and the closures' captures; returns nil when that was done before.
        private func end() -> (
            subscription: any Subscription, onCompletion: (Subscribers.Completion<Failure>) -> Void
        )? {
            lock.lock()
            // The caller releases the captures, outside the lock.
            let last = (state: state, onValue: onValue, onCompletion: onCompletion)
            state = .over
            if case .over = last.state {} else { (onValue, onCompletion) = ({ _ in }, { _ in }) }
            lock.unlock()
            switch last.state {
            case .waiting: return (Subscriptions.empty, last.onCompletion)
            case .unwanted: return nil
            case .subscribed(let subscription): return (subscription, last.onCompletion)
            case .over: return nil
            }
        }
    }
}

extension Publisher {
    /// Attaches closures that receive each value and the completion, until the result is canceled or released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Attaches a closure that receives each value, until the result is canceled or released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
