extension Subscribers {
    /// A subscriber that writes each value to a property of an object.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    {
        /// An assigned publisher does not fail.
        public typealias Failure = Never

        private let lock = Lock()
        private var subscription: (any Subscription)?
        private var target: Root?
        private var isCancelled = false

        /// The object written to; nil after the end.
        public var object: Root? { lock.withLock { target } }

        /// The property written to.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Makes a subscriber for a property; the object is kept alive until the end of the stream.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            target = object
            self.keyPath = keyPath
        }

        /// Requests all values; a second subscription is canceled.
        public func receive(subscription: any Subscription) {
            let isFirst = lock.withLock {
                guard self.subscription == nil, target != nil, !isCancelled else { return false }
                self.subscription = subscription
                return true
            }
            if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        /// Writes the value.
        public func receive(_ value: Input) -> Subscribers.Demand {
            let target = lock.withLock { subscription == nil ? nil : self.target }
            target?[keyPath: keyPath] = value
            return .none
        }

        /// Releases the object, which is kept if the end comes before the subscription.
        public func receive(completion: Subscribers.Completion<Never>) { _ = end() }

        /// Cancels the subscription and releases the object; before the subscription it is kept, and never written.
        public func cancel() {
            if let last = end() { last.cancel() } else { lock.withLock { isCancelled = true } }
        }

        /// `Assign` and the object's type.
        public var description: String { "Assign \(Root.self)." }

        /// The object, the property and the subscription.
        public var customMirror: Mirror {
            let (target, subscription) = lock.withLock { (self.target, self.subscription) }
            return Mirror(
                self,
                children: ["object": target as Any, "keyPath": keyPath, "status": subscription as Any])
        }

        /// The description, for playgrounds.
        public var playgroundDescription: Any { description }

        private func end() -> (any Subscription)? {
            lock.lock()
            let last = (subscription, target)
            if subscription != nil { (subscription, target) = (nil, nil) }
            lock.unlock()
            return last.0
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value to the object's property, until the result is canceled or released; keeps the object alive.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
