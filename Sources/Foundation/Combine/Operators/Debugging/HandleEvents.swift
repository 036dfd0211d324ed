extension Publishers {
    /// A publisher that runs closures as events pass.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// Runs when the subscription passes.
        public var receiveSubscription: ((any Subscription) -> Void)?

        /// Runs when a value passes.
        public var receiveOutput: ((Upstream.Output) -> Void)?

        /// Runs when the completion passes.
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

        /// Runs when the subscriber cancels.
        public var receiveCancel: (() -> Void)?

        /// Runs when the subscriber requests values.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hooks = TapSubscriber<S>.Hooks(
                subscription: receiveSubscription, output: receiveOutput, completion: receiveCompletion,
                answer: receiveRequest)
            let link = UpstreamLink("HandleEvents", onRequest: receiveRequest, onCancel: receiveCancel)
            upstream.subscribe(TapSubscriber(subscriber, link, hooks, isBrief: true))
        }

        /// Makes the publisher.
        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }
    }
}

extension Publisher {
    /// Runs closures as events pass.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}
