extension Publishers {
    /// A publisher of the values at a range of positions.
    public struct Output<Upstream: Publisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The positions, counted from zero.
        public let range: CountableRange<Int>

        /// Makes the publisher.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            precondition(range.lowerBound >= 0, "lowerBound must not be negative")
            precondition(range.upperBound >= 0, "upperBound must not be negative")
            self.upstream = upstream
            self.range = range
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty else {
                subscriber.receive(subscription: Subscriptions.empty)
                return subscriber.receive(completion: .finished)
            }
            let range = range
            var position = 0
            upstream.subscribe(
                RelaySubscriber<Output, Failure, S>(
                    subscriber, UpstreamLink("Output"),
                    step: {
                        guard position < range.upperBound else { return .finish }
                        defer { position += 1 }
                        if position < range.lowerBound { return .skip }
                        return position + 1 < range.upperBound ? .send($0) : .sendAndFinish($0)
                    }, end: { $0 }))
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes the value at a position counted from zero, then finishes.
    public func output(at index: Int) -> Publishers.Output<Self> {
        precondition(index >= 0, "index must not be negative")
        return output(in: index...index)
    }

    /// Publishes the values at a range of positions, then finishes.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        let positions = range.relative(to: 0..<Int.max)
        precondition(positions.lowerBound >= 0, "range must not begin below zero")
        return Publishers.Output(upstream: self, range: positions)
    }

    /// Passes on up to that many values, then finishes.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        precondition(maxLength >= 0, "length must not be negative")
        return Publishers.Output(upstream: self, range: 0..<maxLength)
    }
}
