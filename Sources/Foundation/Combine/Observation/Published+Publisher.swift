extension Published {
    /// The publisher of a published property: the current value first, then each new one before it is stored.
    public struct Publisher: Combine.Publisher {
        /// The property's type.
        public typealias Output = Value

        /// The publisher cannot fail.
        public typealias Failure = Never

        let box: _PublishedBox<Value>

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            box.relay.receive(subscriber: subscriber, of: box)
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value to a published property for as long as the property exists: `assign(to: &$property)`.
    public func assign(to published: inout Published<Output>.Publisher) {
        let box = published.box
        // The box keeps the stream; the stream must not keep the box.
        let sink = Subscribers.Sink<Output, Never>(receiveCompletion: { _ in }) { [weak box] value in
            box?.setFromStream(value)
        }
        box.relay.keep(AnyCancellable(sink))
        subscribe(sink)
    }
}
